package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WordList.Proof;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param box the letters not in use
public record Position(Match match, Stage stage, PerSeat<Player> racks, Letters box, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param laid the words shown so far
  public record Match(LeaderDraw draw, LeadOrder lead, List<Laid> laid) {
    public int round() {
      return lead.round();
    }

    public Seats company() {
      return lead.company();
    }

    Match with(List<Laid> next) {
      return new Match(draw, lead, List.copyOf(next));
    }

    Match with(int index, Laid word) {
      List<Laid> next = new ArrayList<>(laid);
      next.set(index, word);
      return with(next);
    }

    /// The place of a word among those shown, or -1.
    int find(Seat maker, int round) {
      for (int i = 0; i < laid.size(); i++) {
        if (laid.get(i).maker().equals(maker) && laid.get(i).round() == round) return i;
      }
      return -1;
    }
  }

  /// How far the round has come; everybody sees it.
  ///
  /// @param passes how often letters have been passed in this round
  /// @param now when something last happened, in milliseconds since the deal
  /// @param due when the clock speaks, or never
  /// @param content those who have read the words and doubt nothing more
  public record Stage(Phase phase, int passes, long now, long due, Seats content) {
    Stage at(long time) {
      return new Stage(phase, passes, time, due, content);
    }

    Stage content(Seat seat, long time) {
      return new Stage(phase, passes, time, due, content.with(seat));
    }

    /// Whether a player has words of others before him that nobody has doubted yet.
    boolean isReading(Match match, Seat seat) {
      if (phase != Phase.READING || content.has(seat)) return false;
      for (Laid laid : match.laid) {
        if (laid.proof() == Proof.UNTRIED && !laid.maker().equals(seat)) return true;
      }
      return false;
    }
  }

  public enum Phase {
    /// Everybody makes or enlarges his word.
    FORMING,
    /// The words are shown and may be challenged.
    READING,
    OVER
  }

  Player of(Seat seat) {
    return racks.at(seat);
  }

  Position with(Seat seat, Player rack, long at) {
    return new Position(match, stage.at(at), racks.with(seat, rack), box, dice);
  }

  Position with(Match next, Stage then) {
    return new Position(next, then, racks, box, dice);
  }
}
