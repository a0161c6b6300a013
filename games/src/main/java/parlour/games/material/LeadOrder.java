package parlour.games.material;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;

/// The order of leading or dealing, which passes to the left, and of playing, which goes to the
/// right.
///
/// @param allSeats all players
/// @param leader the player who leads or deals this round
/// @param led those who have done so before
public record LeadOrder(Seats allSeats, Seat leader, Seats led) {
  /// Before the first round.
  public static LeadOrder first(Seats allSeats, Seat leader) {
    return new LeadOrder(allSeats, leader, Seats.NONE);
  }

  /// The lead after this round: one place to the left.
  public LeadOrder pass() {
    return new LeadOrder(allSeats, allSeats.leftOf(leader), led.with(leader));
  }

  /// Whether everybody will have led once this round is over.
  public boolean isLast() {
    return led.with(leader).equals(allSeats);
  }

  /// Which round this is, counted from one.
  public int round() {
    return led.size() + 1;
  }

  /// How long a game is in which everybody leads once at most, in a sentence.
  ///
  /// @param round what is led: a round, a deal
  /// @param lead what its leader does: lead, deal
  public static String inWords(int rounds, int players, String round, String lead) {
    if (rounds == players) return "Everybody " + lead + "s once.";
    if (rounds == 1) return "One " + round + ".";
    return Sentence.of("The first {0} {1} once each.", Sentence.number(rounds), lead);
  }

  /// Everybody but the leader.
  public Seats others() {
    return allSeats.without(leader);
  }

  /// The player who plays first, or is served first: the leader's neighbour on the right.
  public Seat firstToPlay() {
    return allSeats.rightOf(leader);
  }

  /// The player who plays after this one: the neighbour on the right.
  public Seat next(Seat seat) {
    return allSeats.rightOf(seat);
  }
}
