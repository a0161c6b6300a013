package parlour.games.wordbuilding;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment. What is in nobody's hand, in the crib or in the word lies
/// in the box.
///
/// @param minds the word each had in mind when last adding a letter to the word that is building;
///   or nothing
public record Position(
    Match match, Round round, PerSeat<Letters> hands, PerSeat<String> minds, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param number which round this is, counted from one
  /// @param before the counters when the round began
  /// @param partners whether there are partners, who do not doubt one another
  public record Match(
      LeaderDraw draw,
      LeadOrder lead,
      int number,
      Counters counters,
      Counters before,
      boolean partners) {
    Match with(Counters next) {
      return new Match(draw, lead, number, next, before, partners);
    }

    /// The same when a round has been reckoned up.
    Match reckoned() {
      return new Match(draw, lead, number, counters, counters, partners);
    }

    /// The deal passes to the left.
    Match pass() {
      return new Match(draw, lead.pass(), number + 1, counters, counters, partners);
    }

    /// What each has together with a partner.
    PerSeat<Integer> standing() {
      return Partners.together(partners, counters.standing());
    }

    /// The same before this round.
    PerSeat<Integer> standingBefore() {
      return Partners.together(partners, before.standing());
    }

    int players() {
      return counters.seats();
    }
  }

  /// One round; everybody sees it.
  ///
  /// @param abandoned how many fragments came to nothing
  /// @param open whose words in mind lie open
  public record Round(Phase phase, Word word, Letters crib, int abandoned, Seats open, Turn turn) {
    Round with(Turn next) {
      return new Round(phase, word, crib, abandoned, open, next);
    }

    Round with(Word next) {
      return new Round(phase, next, crib, abandoned, open, turn);
    }

    Round with(Phase next) {
      return new Round(next, word, crib, abandoned, open, turn);
    }

    /// The word as it is now, what is left in the crib, and whose minds are open.
    Round with(Word next, Letters crib, Seats open) {
      return new Round(phase, next, crib, abandoned, open, turn);
    }

    /// The table cleared for another word.
    Round cleared(Phase phase, Letters crib, int abandoned) {
      return new Round(phase, Word.NONE, crib, abandoned, Seats.NONE, turn);
    }
  }

  /// How far a round has come.
  public enum Phase {
    /// The first part: building from the crib.
    CRIB,
    /// The second part: building up from hands and crib.
    UP,
    /// After the last round: building from the crib with all hands in it.
    LAST,
    OVER
  }

  /// The word that is building.
  ///
  /// @param laid its letters in order
  /// @param spread the same with gaps where more are to come
  /// @param builders who has added a letter to it
  /// @param last who added the last one, or nobody
  /// @param passed who has had no letter to add since
  public record Word(String laid, String spread, Seats builders, Seat last, Seats passed) {
    static final Word NONE = new Word("", "", Seats.NONE, Seat.NOBODY, Seats.NONE);

    Word laid(Layout layout, Seat by) {
      return new Word(layout.laid(), layout.spread(), builders.with(by), by, Seats.NONE);
    }

    Word passed(Seats by) {
      return new Word(laid, spread, builders, last, by);
    }
  }

  /// The turn of one player.
  ///
  /// @param play the number of the next play
  /// @param dueMillis when the player's time is up
  /// @param claim the last play, as long as it can be challenged
  public record Turn(Seat seat, int play, long dueMillis, Claim claim) {
    Turn settled() {
      return new Turn(seat, play, dueMillis, Claim.NONE);
    }
  }

  /// A letter added with a word in mind, which others may still doubt.
  ///
  /// @param from [Move#CRIB] or [Move#HAND]
  /// @param paid what it scored, the syllable included
  /// @param syllable whether a syllable was claimed
  /// @param before the word before it
  /// @param play the number of the play
  /// @param counters what all had when it was paid
  public record Claim(
      Seat by,
      char letter,
      char from,
      int paid,
      boolean syllable,
      Word before,
      int play,
      Counters counters) {
    static final Claim NONE =
        new Claim(Seat.NOBODY, '\0', '\0', 0, false, Word.NONE, -1, Counters.inBox(0));

    public boolean isNone() {
      return by.isNobody();
    }
  }

  /// Those who may doubt the last play.
  static Seats doubters(Match match, Turn turn) {
    return turn.claim.isNone()
        ? Seats.NONE
        : match.lead.allSeats().minus(Partners.side(match.partners, turn.claim.by));
  }

  Seat dealer() {
    return match.lead().leader();
  }

  Letters hand(Seat seat) {
    return hands.at(seat);
  }

  Position with(Round next) {
    return new Position(match, next, hands, minds, dice);
  }

  Position with(Counters next) {
    return new Position(match.with(next), round, hands, minds, dice);
  }

  /// Everything that is not in the box.
  Letters out() {
    Letters out = round.crib().plus(Letters.of(round.word().laid()));
    for (int i = 0; i < hands.seats(); i++) out = out.plus(hands.at(Seat.of(i)));
    return out;
  }
}
