package parlour.games.material;

import parlour.engine.Seat;
import parlour.engine.Seats;

/// Whose turn it is to lead or deal, which passes to the left, and who plays after whom, which goes
/// to the right.
///
/// @param company everybody
/// @param leader who leads or deals this round
/// @param led those who have done so before
public record LeadOrder(Seats company, Seat leader, Seats led) {
  /// Before the first round.
  public static LeadOrder first(Seats company, Seat leader) {
    return new LeadOrder(company, leader, Seats.NONE);
  }

  /// The lead after this round: one place to the left.
  public LeadOrder pass() {
    return new LeadOrder(company, company.leftOf(leader), led.with(leader));
  }

  /// Whether everybody will have led once this round is over.
  public boolean isLast() {
    return led.with(leader).equals(company);
  }

  /// Which round this is, counted from one.
  public int round() {
    return led.size() + 1;
  }

  /// Everybody but the leader.
  public Seats others() {
    return company.without(leader);
  }

  /// Who plays first, or is served first: the leader's neighbour on the right.
  public Seat firstToPlay() {
    return company.rightOf(leader);
  }

  /// Who plays after that player: his neighbour on the right.
  public Seat next(Seat seat) {
    return company.rightOf(seat);
  }
}
