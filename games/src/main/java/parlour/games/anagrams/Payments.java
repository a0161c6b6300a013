package parlour.games.anagrams;

import parlour.engine.Seat;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.Counters;
import parlour.games.material.letters.Discovery;

/// The payments of Anagrams in counters, for the referee and for the score sheet of a real table.
public record Payments(Options options) {
  /// What everybody puts in the pool of the varied form.
  private static final int STAKE = 5;

  /// The counters before the first round.
  public Counters begin(int seats) {
    Counters counters = Counters.inBox(seats).give(options.counters());
    return options.varied().on() ? counters.stakeAll(STAKE) : counters;
  }

  /// One counter for a word whose fate is known: the leader pays for a word found, forgotten or
  /// misdealt, the player for any other.
  public Counters settle(
      Counters counters, Seat leader, Seat player, Progress fate, boolean misdealt) {
    boolean leaderPays = misdealt || fate == Progress.SOLVED || fate == Progress.FORGOTTEN;
    return leaderPays ? counters.pay(leader, player, 1) : counters.pay(player, leader, 1);
  }

  /// One counter to the leader from a player who helps or looks too early.
  public Counters fine(Counters counters, Seat player, Seat leader) {
    return counters.pay(player, leader, 1);
  }

  /// Whether everybody fills the pool before it pays again.
  public boolean isFilledFirst(Counters counters) {
    return options.varied().refill() && counters.pool() == 0;
  }

  /// One counter from the pool for a word of the varied form's list, or for having been first.
  public Counters word(Counters counters, Seat player) {
    return filled(counters).draw(player, 1);
  }

  /// One counter from the pool for an error found in another player's list.
  public Counters error(Counters counters, Seat discoverer) {
    return Discovery.score(filled(counters), discoverer, 1);
  }

  private Counters filled(Counters counters) {
    return isFilledFirst(counters) ? counters.stakeAll(STAKE) : counters;
  }
}
