package parlour.games.anagrams;

import java.util.List;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Lists;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// One player's word, letters and list in a round.
///
/// @param busy whether the player still hunts or writes
/// @param dueMillis when the leader must have named the word, once it was returned
/// @param tries words that were not the one: announced by the player, or by the leader once the
///   letters were returned
/// @param help what others have whispered to the player
public record Player(
    Given given,
    Progress progress,
    boolean busy,
    long dueMillis,
    List<String> tries,
    Help help,
    WordList list) {
  /// Nothing yet.
  static final Player NONE =
      new Player(
          Given.NOTHING,
          Progress.WAITING,
          false,
          Prompt.NEVER,
          List.of(),
          Help.NONE,
          WordList.BLANK);

  /// How far the player has come with the word.
  public enum Progress {
    /// No letters yet; the leader stays here.
    WAITING,
    /// The letters lie face down.
    SERVED,
    /// The player has looked at them before the call.
    LOOKED,
    HUNTING,
    SOLVED,
    /// The letters are returned and the leader must name the word.
    CALLED,
    /// The leader named it.
    NAMED,
    /// The leader could not name it.
    FORGOTTEN,
    /// Neither found nor returned.
    FAILED;

    /// Whether everybody knows the word by now.
    boolean isOpen() {
      return this == SOLVED || this == NAMED || this == FORGOTTEN || this == FAILED;
    }

    /// Whether the letters lie before the player.
    boolean hasLetters() {
      return this == SERVED || this == LOOKED || this == HUNTING || this == SOLVED;
    }
  }

  /// The word selected for the player and the letters given out for it, as they lie.
  public record Given(String word, String letters) {
    static final Given NOTHING = new Given("", "");

    private static final String UNKNOWN = "?".repeat(64);

    /// Whether these are too few, too many or the wrong letters.
    boolean isMisdealt() {
      return !Letters.of(word).equals(Letters.of(letters));
    }

    /// The same with the word or the letters masked: no word, and a question mark for every letter.
    Given masked(boolean word, boolean letters) {
      if (word && letters) return this;
      return new Given(
          word ? this.word : "", letters ? this.letters : unknown(this.letters.length()));
    }

    static String unknown(int letters) {
      return UNKNOWN.substring(0, letters);
    }

    boolean isHidden() {
      return !letters.isEmpty() && letters.charAt(0) == '?';
    }
  }

  /// What others have whispered.
  ///
  /// @param by who did
  /// @param word the last of it
  public record Help(Seats by, String word) {
    static final Help NONE = new Help(Seats.NONE, "");
  }

  Player served(Given given) {
    return new Player(
        given, Progress.SERVED, false, Prompt.NEVER, List.of(), Help.NONE, WordList.BLANK);
  }

  Player looked() {
    return at(Progress.LOOKED, false);
  }

  Player hunting() {
    return at(Progress.HUNTING, true);
  }

  /// The same further on; refused tries are forgotten.
  Player at(Progress progress, boolean busy) {
    return new Player(given, progress, busy, Prompt.NEVER, List.of(), help, list);
  }

  /// The player's word is the one announced, be it another of the same letters.
  Player found(String word, boolean busy) {
    Player solved = at(Progress.SOLVED, busy);
    return new Player(
        new Given(word, given.letters),
        solved.progress,
        busy,
        solved.dueMillis,
        solved.tries,
        help,
        list);
  }

  Player idle() {
    return new Player(given, progress, false, dueMillis, tries, help, list);
  }

  Player called(long dueMillis) {
    return new Player(given, Progress.CALLED, false, dueMillis, List.of(), help, list);
  }

  Player tried(String word) {
    return new Player(given, progress, busy, dueMillis, Lists.plus(tries, word), help, list);
  }

  Player helped(Seat by, String word) {
    return new Player(
        given, progress, busy, dueMillis, tries, new Help(help.by.with(by), word), list);
  }

  Player with(WordList next) {
    return new Player(given, progress, busy, dueMillis, tries, help, next);
  }
}
