package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: words, letters and lists for those covered up.
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
      Player player = view.of(Seat.of(i));
      if (player.progress().hasLetters() && !player.given().isHidden())
        left = left.minus(Letters.of(player.given().letters()));
    }
  }

  Position position() {
    PerSeat<Player> players = view.round().players();
    int length = 0;
    for (Seat seat : view.match().lead().others())
      length = Math.max(length, players.at(seat).given().word().length());
    for (Seat seat : view.match().lead().others()) {
      Player player = players.at(seat);
      if (player.progress() == Progress.WAITING) continue;
      Given given = given(player, length, players);
      length = given.word().length();
      players = players.with(seat, uncovered(player, given));
    }
    return new Position(view.match(), view.round().with(players), dice.next());
  }

  private Player uncovered(Player player, Given given) {
    String whisper =
        player.help().by().isEmpty() || !player.help().word().isEmpty()
            ? player.help().word()
            : given.word();
    return new Player(
        given,
        player.progress(),
        player.busy(),
        player.dueMillis(),
        player.tries(),
        new Player.Help(player.help().by(), whisper),
        words.imagined(player.list(), given.letters(), options.varied().judging(), dice));
  }

  /// A word and letters for a player, of which the view may show one, both or neither.
  private Given given(Player player, int length, PerSeat<Player> others) {
    Given seen = player.given();
    if (!seen.word().isEmpty()) return seen;
    boolean byHand = options.customs().byHand();
    if (!seen.isHidden()) {
      String word = arrangement(seen.letters(), player.tries(), others);
      return new Given(
          word.isEmpty() ? anyWord(length, player.tries(), others) : word, seen.letters());
    }
    int letters = seen.letters().length();
    String word = anyWord(byHand ? length : letters, player.tries(), others);
    if (!player.progress().hasLetters())
      return new Given(word, Box.mixed(word, anyLetters(letters, word), dice));
    for (int attempt = 0; attempt < 64 && !left.covers(Letters.of(word)); attempt++)
      word = anyWord(byHand ? length : letters, player.tries(), others);
    String out = anyLetters(letters, word);
    left = left.minus(Letters.of(out));
    return new Given(word, Box.mixed(word, out, dice));
  }

  /// `count` letters given out for a word: its own, or where that cannot be, any that are left.
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
      String word =
          words.any(length > 0 ? length : new Serving(options, words).anyLength(dice), dice);
      if (!tries.contains(word) && isNew(word, others)) return word;
    }
  }

  private static boolean isNew(String word, PerSeat<Player> others) {
    for (int i = 0; i < others.seats(); i++)
      if (others.at(Seat.of(i)).given().word().equals(word)) return false;
    return true;
  }
}
