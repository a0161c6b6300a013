package parlour.games.travelling;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.Lists;
import parlour.games.material.Partners;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WordList.Proof;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param nowMillis when something last happened, in milliseconds since the deal
/// @param box the letters not in use
public record Position(
    Match match, Phase phase, long nowMillis, PerSeat<Player> players, Letters box, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param laid the words shown so far
  /// @param before what each had when the round began, in letters
  /// @param partners whether there are partners, who do not doubt one another
  public record Match(
      LeaderDraw draw,
      LeadOrder lead,
      List<LaidWord> laid,
      PerSeat<Integer> before,
      boolean partners) {
    public int round() {
      return lead.round();
    }

    public Seats allSeats() {
      return lead.allSeats();
    }

    Match with(List<LaidWord> next) {
      return new Match(draw, lead, List.copyOf(next), before, partners);
    }

    Match with(int index, LaidWord word) {
      return with(Lists.with(laid, index, word));
    }

    /// The next round, which the next player deals.
    Match next(PerSeat<Integer> scores) {
      return new Match(draw, lead.pass(), laid, scores, partners);
    }

    /// Whether a word that was shown is for this player to doubt.
    public boolean isDoubtful(LaidWord word, Seat by) {
      return word.proof() == Proof.UNTRIED && !Partners.side(partners, by).has(word.maker());
    }

    /// The place of a word among those shown, or -1.
    int find(Seat maker, int round) {
      for (int i = 0; i < laid.size(); i++) {
        if (laid.get(i).maker().equals(maker) && laid.get(i).round() == round) return i;
      }
      return -1;
    }
  }

  /// Whether a player has words of others to read that nobody has doubted yet.
  static boolean isReading(Match match, Phase phase, Seat seat) {
    if (!(phase instanceof Phase.Reading(Seats content, _)) || content.has(seat)) return false;
    return match.laid.stream().anyMatch(laid -> match.isDoubtful(laid, seat));
  }

  boolean isReading(Seat seat) {
    return isReading(match, phase, seat);
  }

  Player of(Seat seat) {
    return players.at(seat);
  }

  Position with(Seat seat, Player player, long atMillis) {
    return new Position(match, phase, atMillis, players.with(seat, player), box, dice);
  }

  Position with(Match next, Phase then, long atMillis) {
    return new Position(next, then, atMillis, players, box, dice);
  }
}
