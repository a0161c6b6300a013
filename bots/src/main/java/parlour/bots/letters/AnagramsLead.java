package parlour.bots.letters;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import parlour.bots.letters.AnagramsBot.Plan;
import parlour.bots.skill.AnagramsSkill;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;
import parlour.games.anagrams.Phase;
import parlour.games.anagrams.Player;
import parlour.games.anagrams.View;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// How a bot leads a round of Anagrams: which words it gives out, and what it remembers of them.
final class AnagramsLead {
  private Anagrams game;
  private final AnagramsSkill skill;
  private final WordSet vocabulary;
  private final String[] memory = new String[Seat.MOST];
  private final Map<Seat, Recall> recalls = new HashMap<>();
  private Plan serving = Plan.NOTHING;
  private int plannedWords = -1;
  private int length;

  /// How it will answer when one word is asked for.
  ///
  /// @param blunder another word it names first by mistake, halfway; empty for none
  /// @param word the word; empty where it is forgotten
  private record Recall(String blunder, String word, long fromMillis, long afterMillis) {}

  AnagramsLead(Anagrams game, int level, AnagramsSkill skill) {
    this.game = game;
    this.skill = skill;
    this.vocabulary = game.words().judge().vocabulary(level);
    Arrays.fill(memory, "");
  }

  /// Goes on with a game whose dictionary has one more word.
  void useGame(Anagrams extended) {
    game = extended;
  }

  Plan plan(View view, Dice dice) {
    return switch (view.phase()) {
      case Phase.Serving _ -> serve(view, dice);
      case Phase.Served _ -> {
        memorize(view);
        yield new Plan(new Move.Ready(), AnagramsBot.nowMillis(view) + 1_500 + dice.below(2_500));
      }
      case Phase.Hunting _, Phase.Stopped _ -> name(view, dice);
      case Phase.Over _ -> Plan.NOTHING;
    };
  }

  /// Chooses the next word; its plan stands while somebody else looks at their letters.
  private Plan serve(View view, Dice dice) {
    Set<String> given = new HashSet<>();
    Letters left = game.options().box().box().letters();
    for (Seat seat : view.match().lead().others()) {
      Player player = view.of(seat);
      if (player.given().word().isEmpty()) continue;
      given.add(player.given().word());
      left = left.minus(Letters.of(player.given().letters()));
    }
    if (length == 0)
      length =
          given.isEmpty()
              ? skill.shortestWord() + dice.below(skill.longestWord() - skill.shortestWord() + 1)
              : given.iterator().next().length();
    if (given.size() == plannedWords) return serving;
    memorize(view);
    plannedWords = given.size();
    String word = choose(given, left, dice);
    boolean byHand = game.options().customs().byHand();
    String letters = byHand ? pickedByHand(word, dice) : "";
    serving =
        new Plan(
            new Move.Choose(word, letters),
            AnagramsBot.nowMillis(view) + 2_500 + dice.below(5_000));
    return serving;
  }

  private void memorize(View view) {
    for (Seat seat : view.match().lead().others())
      memory[seat.index()] = view.of(seat).given().word();
  }

  /// A word of its vocabulary that has no other anagram.
  private String choose(Set<String> given, Letters left, Dice dice) {
    for (int attempt = 0; attempt < 4_000; attempt++) {
      int id = vocabulary.next(dice.below(vocabulary.size()));
      if (id < 0) continue;
      String word = game.words().word(id);
      if (word.length() == length
          && !given.contains(word)
          && left.covers(Letters.of(word))
          && game.words().isAlone(word)) return word;
    }
    String word = game.words().any(length, dice);
    while (given.contains(word) || !left.covers(Letters.of(word)))
      word = game.words().any(length, dice);
    return word;
  }

  /// The letters of a word as it picks them by hand: now and then it leaves one in the box.
  private String pickedByHand(String word, Dice dice) {
    if (!dice.once(skill.oneInDropped())) return word;
    int lost = dice.below(word.length());
    return word.substring(0, lost) + word.substring(lost + 1);
  }

  /// Names the words asked for, as well as it remembers.
  private Plan name(View view, Dice dice) {
    Plan next = Plan.NOTHING;
    for (Seat seat : view.match().lead().others()) {
      if (!view.isCalled(seat)) continue;
      Recall recall = recalls.computeIfAbsent(seat, whom -> recall(view, whom, dice));
      Player player = view.of(seat);
      boolean first = !recall.blunder().isEmpty() && !player.tries().contains(recall.blunder());
      Move move =
          first
              ? new Move.Name(seat, recall.blunder())
              : recall.word().isEmpty()
                      || player.tries().contains(recall.word())
                      || player.tries().size() >= Anagrams.TRIES
                  ? new Move.Concede(seat)
                  : new Move.Name(seat, recall.word());
      next =
          next.orSooner(
              new Plan(
                  move,
                  recall.fromMillis() + (first ? recall.afterMillis() / 2 : recall.afterMillis())));
    }
    return next;
  }

  private Recall recall(View view, Seat whom, Dice dice) {
    boolean forgotten = dice.once(skill.oneInForgotten());
    String blunder = "";
    if (dice.once(skill.oneInForgotten() + 1)) {
      for (int i = 0; i < memory.length; i++) {
        if (i != whom.index() && !memory[i].isEmpty()) blunder = memory[i];
      }
    }
    long afterMillis =
        forgotten ? 18_000 + dice.below(34_000) : AnagramsSkill.aboutMillis(8_000, dice);
    return new Recall(
        blunder, forgotten ? "" : memory[whom.index()], AnagramsBot.nowMillis(view), afterMillis);
  }
}
