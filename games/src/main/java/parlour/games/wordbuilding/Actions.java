package parlour.games.wordbuilding;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.JudgingMode;
import parlour.games.wordbuilding.Building.Taken;
import parlour.games.wordbuilding.Move.Add;
import parlour.games.wordbuilding.Move.Challenge;
import parlour.games.wordbuilding.Move.Pass;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Add> ADD = adding("add", "Add one letter", 0, 'A', false);
  static final Verb<Add> CLAIM = adding("claim", "Claim syllable: +1", 1, 'S', true);
  static final Verb<Pass> PASS =
      Verb.of("pass", "Add no letter", 2, 'P', new Pass()).pressedTwice();
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt that word", 3, 'D', Challenge.class)
          .as(Challenge::new, Part.number("play", Challenge::play))
          .pressedTwice();

  static final Verbs<Move> VERBS = Verbs.of(ADD, CLAIM, PASS, CHALLENGE);

  private static Verb<Add> adding(String name, String label, int slot, char key, boolean syllable) {
    return Verb.of(name, label, slot, key, Add.class)
        .as(
            (word, taken) -> new Add(word, taken.letter(), taken.from(), syllable),
            Part.spelt("word", Add::word),
            Part.of("letters", Taken::of, Taken::read, Taken::id).ifAny())
        .when(add -> add.syllable() == syllable);
  }

  Kit kit(int seats) {
    String rounds =
        options.rounds() == Options.Rounds.WORDS
            ? "two words"
            : Phrases.count(options.rounds().count(seats), "round");
    List<Kit.Action> actions = new ArrayList<>(VERBS.actions());
    if (options.judging() == JudgingMode.UMPIRE) actions.remove(CHALLENGE.action());
    return Kit.letters(
        Kit.Aim.most("Most counters win. " + Phrases.sentence(rounds) + ".", "counters"),
        List.copyOf(actions),
        Circuit.HAND,
        true);
  }
}
