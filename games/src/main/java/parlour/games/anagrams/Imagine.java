package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Stage;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Fills in what a view covers up: words, letters and lists that could stand there.
final class Imagine {
  private final Options options;
  private final Words words;
  private final View view;
  private final Dice dice;
  private Letters left;

  Imagine(Options options, Words words, View view, Dice dice) {
    this.options = options;
    this.words = words;
    this.view = view;
    this.dice = dice;
    this.left = options.box().box().letters();
    for (int i = 0; i < view.match().seats(); i++) {
      Player study = view.of(Seat.of(i));
      if (study.stage().hasLetters() && !study.given().isHidden())
        left = left.minus(Letters.of(study.given().letters()));
    }
  }

  Position position() {
    PerSeat<Player> studies = view.round().players();
    int length = 0;
    for (Seat seat : view.match().lead().others())
      length = Math.max(length, studies.at(seat).given().word().length());
    for (Seat seat : view.match().lead().others()) {
      Player study = studies.at(seat);
      if (study.stage() == Stage.WAITING) continue;
      Given given = given(study, length, studies);
      length = given.word().length();
      studies = studies.with(seat, uncovered(study, given));
    }
    return new Position(view.match(), view.round().with(studies), dice.next());
  }

  private Player uncovered(Player study, Given given) {
    String whisper =
        study.help().by().isEmpty() || !study.help().word().isEmpty()
            ? study.help().word()
            : given.word();
    return new Player(
        given,
        study.stage(),
        study.busy(),
        study.due(),
        study.tries(),
        new Player.Help(study.help().by(), whisper),
        words.imagined(study.list(), given.letters(), options.varied().judging(), dice));
  }

  /// A word and letters for a player, of which the view may show one, both or neither.
  private Given given(Player study, int length, PerSeat<Player> others) {
    Given seen = study.given();
    if (!seen.word().isEmpty()) return seen;
    boolean byHand = options.customs().byHand();
    if (!seen.isHidden()) {
      String word = arrangement(seen.letters(), study.tries(), others);
      return new Given(
          word.isEmpty() ? anyWord(length, study.tries(), others) : word, seen.letters());
    }
    int letters = seen.letters().length();
    String word = anyWord(byHand ? length : letters, study.tries(), others);
    if (!study.stage().hasLetters())
      return new Given(word, Box.mixed(word, anyLetters(letters, word), dice));
    for (int attempt = 0; attempt < 64 && !left.covers(Letters.of(word)); attempt++) {
      word = anyWord(byHand ? length : letters, study.tries(), others);
    }
    String out = anyLetters(letters, word);
    left = left.minus(Letters.of(out));
    return new Given(word, Box.mixed(word, out, dice));
  }

  /// So many letters given out for a word: its own, or where that cannot be, any that are left.
  private String anyLetters(int count, String word) {
    if (word.length() == count && left.covers(Letters.of(word))) return word;
    return Box.any(left, count, dice).toString().toLowerCase(Locale.ROOT);
  }

  /// A word of exactly these letters that has not been tried, or nothing.
  private String arrangement(String letters, List<String> tries, PerSeat<Player> others) {
    List<String> found = new ArrayList<>();
    words.anagrams(
        Letters.of(letters),
        id -> {
          String word = words.word(id);
          if (!tries.contains(word) && isNew(word, others)) found.add(word);
        });
    return found.isEmpty() ? "" : found.get(dice.below(found.size()));
  }

  private String anyWord(int length, List<String> tries, PerSeat<Player> others) {
    while (true) {
      String word = words.any(length > 0 ? length : Serving.anyLength(words, dice), dice);
      if (!tries.contains(word) && isNew(word, others)) return word;
    }
  }

  private static boolean isNew(String word, PerSeat<Player> others) {
    for (int i = 0; i < others.seats(); i++)
      if (others.at(Seat.of(i)).given().word().equals(word)) return false;
    return true;
  }
}
