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

/// A bot that leads a round of Anagrams: what it gives out, and what it remembers of it.
final class AnagramsLead {
  private static final long MINUTE = 60_000;

  private Anagrams game;
  private final AnagramsSkill wit;
  private final WordSet vocabulary;
  private final String[] memory = new String[Seat.MOST];
  private final Map<Seat, Recall> recalls = new HashMap<>();
  private Plan serving = Plan.NOTHING;
  private int planned = -1;
  private int length;

  /// How it will answer for one word.
  ///
  /// @param blunder a word it mistakes for it, or nothing
  /// @param word the word, or nothing where it is forgotten
  private record Recall(String blunder, String word, long after) {}

  AnagramsLead(Anagrams game, int level, AnagramsSkill wit) {
    this.game = game;
    this.wit = wit;
    this.vocabulary = game.words().judge().vocabulary(level);
    Arrays.fill(memory, "");
  }

  /// Goes by a dictionary that has a word more from now on.
  void goBy(Anagrams more) {
    game = more;
  }

  Plan plan(View view, Dice dice) {
    return switch (view.phase()) {
      case Phase.Serving _ -> serve(view, dice);
      case Phase.Served _ -> {
        memorize(view);
        yield new Plan(new Move.Ready(), AnagramsBot.now(view) + 1_500 + dice.below(2_500));
      }
      case Phase.Hunting _, Phase.Stopped _ -> name(view, dice);
      case Phase.Over _ -> Plan.NOTHING;
    };
  }

  /// Chooses the next word; somebody's looking at his letters meanwhile does not make it begin
  /// again.
  private Plan serve(View view, Dice dice) {
    Set<String> given = new HashSet<>();
    Letters left = game.options().box().box().letters();
    for (Seat seat : view.match().lead().others()) {
      Player study = view.of(seat);
      if (study.given().word().isEmpty()) continue;
      given.add(study.given().word());
      left = left.minus(Letters.of(study.given().letters()));
    }
    if (given.isEmpty() && length == 0)
      length = wit.shortest() + dice.below(wit.longest() - wit.shortest() + 1);
    if (given.size() == planned) return serving;
    memorize(view);
    planned = given.size();
    String word = choose(given, left, dice);
    boolean byHand = game.options().customs().byHand();
    String letters = byHand ? picked(word, dice) : "";
    serving =
        new Plan(new Move.Choose(word, letters), AnagramsBot.now(view) + 2_500 + dice.below(5_000));
    return serving;
  }

  private void memorize(View view) {
    for (Seat seat : view.match().lead().others())
      memory[seat.index()] = view.of(seat).given().word();
  }

  /// A word of its vocabulary that has no other arrangement.
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

  /// The letters of a word as it picks them by hand: now and then one is left in the box.
  private String picked(String word, Dice dice) {
    if (!dice.once(wit.slip())) return word;
    int lost = dice.below(word.length());
    return word.substring(0, lost) + word.substring(lost + 1);
  }

  /// Names the word that was asked for first, as well as it remembers.
  private Plan name(View view, Dice dice) {
    Plan next = Plan.NOTHING;
    for (Seat seat : view.match().lead().others()) {
      if (!view.isCalled(seat)) continue;
      Recall recall = recalls.computeIfAbsent(seat, whom -> recall(whom, dice));
      Player study = view.of(seat);
      boolean first = !recall.blunder().isEmpty() && !study.tries().contains(recall.blunder());
      Move move =
          first
              ? new Move.Name(seat, recall.blunder())
              : recall.word().isEmpty()
                      || study.tries().contains(recall.word())
                      || study.tries().size() >= Anagrams.TRIES
                  ? new Move.Concede(seat)
                  : new Move.Name(seat, recall.word());
      next =
          next.orSooner(
              new Plan(move, study.due() - MINUTE + (first ? recall.after() / 2 : recall.after())));
    }
    return next;
  }

  private Recall recall(Seat whom, Dice dice) {
    boolean forgotten = dice.once(wit.forgets());
    String blunder = "";
    if (dice.once(wit.forgets() + 1)) {
      for (int i = 0; i < memory.length; i++) {
        if (i != whom.index() && !memory[i].isEmpty()) blunder = memory[i];
      }
    }
    long after = forgotten ? 18_000 + dice.below(34_000) : AnagramsSkill.about(8_000, dice);
    return new Recall(blunder, forgotten ? "" : memory[whom.index()], after);
  }
}
