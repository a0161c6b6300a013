package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.LeadOrder;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterFaces;
import parlour.games.rotation.Move.Challenge;
import parlour.games.rotation.Move.Fail;
import parlour.games.rotation.Move.Lead;
import parlour.games.rotation.Move.LetStand;
import parlour.games.rotation.Move.Pass;
import parlour.games.rotation.Move.Play;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Lead> LEAD =
      Verb.of("lead", "Name this word", 0, 'N', Lead.class)
          .as(Lead::new, Part.word("word", Lead::word));
  static final Verb<Pass> PASS =
      Verb.of("pass", "Pass the lead on", 1, 'P', new Pass()).pressedTwice();
  static final Verb<Play> PLAY =
      Verb.of("play", "Play the letter", 0, 'L', Play.class)
          .as(Play::new, LetterFaces.part("letter", Play::letter));
  static final Verb<Fail> FAIL = Verb.of("fail", "I do not play it", 1, 'F', new Fail());
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt that word", 2, 'D', Challenge.class)
          .as(Challenge::new, Part.number("lead", Challenge::lead));
  static final Verb<LetStand> LET_STAND =
      Verb.of("let-stand", "Let it stand", 0, 'S', new LetStand());

  static final Verbs<Move> VERBS = Verbs.of(LEAD, PASS, PLAY, FAIL, CHALLENGE, LET_STAND);

  Kit kit(int seats) {
    List<Kit.Action> actions = new ArrayList<>(List.of(LEAD.action(), PASS.action()));
    if (!options.housePlays()) actions.addAll(List.of(PLAY.action(), FAIL.action()));
    if (options.judging() != JudgingMode.UMPIRE) actions.add(CHALLENGE.action());
    if (options.letStand()) actions.add(LET_STAND.action());
    String length = LeadOrder.inWords(options.hands(seats), seats, "hand", "deal");
    return Kit.letters(
        Kit.Aim.most("Most counters win. " + length, "counters"),
        List.copyOf(actions),
        Dealing.HAND,
        true);
  }
}
