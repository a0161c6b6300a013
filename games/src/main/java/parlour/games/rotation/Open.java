package parlour.games.rotation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// All that lies open to everybody: everything but the hands.
public record Open(Match match, Deal deal, Turn turn) {
  /// What lasts for the whole game.
  ///
  /// @param lead whose turn it is to deal
  /// @param noted what each had when the hands before ended
  public record Match(LeaderDraw draw, LeadOrder lead, PerSeat<Integer> noted) {}

  /// What lasts from deal to deal.
  ///
  /// @param four the letters in the middle, in the order of the alphabet
  /// @param missed the letters that each failed to play in this hand: bit 0 for a
  public record Deal(String four, Counters counters, PerSeat<Integer> missed) {
    /// What a letter brings when it is played.
    public int value(char letter) {
      return four.indexOf(letter) + 1;
    }

    Deal with(Counters next) {
      return new Deal(four, next, missed);
    }

    Deal missed(Seat seat, char letter) {
      return new Deal(four, counters, missed.with(seat, missed.at(seat) | 1 << letter - 'a'));
    }
  }

  /// What lasts until the next play.
  ///
  /// @param play the number of the play to come, from one
  /// @param unused how many leads have gone unused since a word stood
  public record Turn(Phase phase, int play, int unused) {
    public Seat seat() {
      return phase.seat();
    }

    public Word word() {
      return phase.word();
    }

    public Claim claim() {
      return phase.claim();
    }

    public long dueMillis() {
      return phase.dueMillis();
    }
  }

  /// The word that is being formed.
  ///
  /// @param place which letter is wanted, from 0
  /// @param laid which letters have been played: bit 0 for the first
  /// @param misses how many in a row could not play the letter wanted
  public record Word(Seat leader, String text, int place, int laid, int misses) {
    static final Word NONE = new Word(Seat.NOBODY, "", 0, 0, 0);

    /// The letter wanted.
    public char next() {
      return text.charAt(place);
    }

    boolean isWhole() {
      return place == text.length();
    }

    boolean isLaid(int at) {
      return (laid >>> at & 1) != 0;
    }

    Word played() {
      return new Word(leader, text, place + 1, laid | 1 << place, 0);
    }

    Word passedOver() {
      return new Word(leader, text, place + 1, laid, 0);
    }

    Word missed() {
      return new Word(leader, text, place, laid, misses + 1);
    }

    /// The letters of it that lie on the table.
    Letters letters() {
      Letters letters = Letters.EMPTY;
      for (int i = 0; i < place; i++) if (isLaid(i)) letters = letters.plus(text.charAt(i));
      return letters;
    }
  }

  /// A word just named stands unless somebody challenges it.
  ///
  /// @param before the counters before it was named
  /// @param asked who has not let it stand yet, where all are asked
  public record Claim(Counters before, Seats asked) {
    static final Claim NONE = new Claim(Counters.inBox(0), Seats.NONE);

    public boolean isNone() {
      return before.seats() == 0;
    }
  }

  Open with(Deal next) {
    return new Open(match, next, turn);
  }

  Open with(Turn next) {
    return new Open(match, deal, next);
  }

  /// What a player has in all: the counters noted, and those held now.
  int score(Seat seat) {
    return match.noted().at(seat) + deal.counters().of(seat);
  }
}
