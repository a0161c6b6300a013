package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.WordList;
import parlour.games.travelling.Move.Challenge;
import parlour.games.travelling.Move.Content;
import parlour.games.travelling.Move.Form;
import parlour.games.travelling.Move.Pass;
import parlour.games.travelling.Move.Restore;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Form> FORM =
      Verb.of("form", "Make this word", 0, 'F', Form.class)
          .as(Form::new, Part.word("word", Form::word));
  static final Verb<Pass> PASS =
      Verb.of("pass", "Let the rest go", 1, 'P', Pass.class)
          .as(Pass::new, Part.number("step", Pass::step));
  static final Verb<Restore> RESTORE = Verb.of("restore", "Take it back", 2, 'B', new Restore());
  static final Verb<Content> CONTENT = Verb.of("content", "I doubt nothing", 0, 'O', new Content());
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt this word", 3, 'X', Challenge.class)
          .as(
              Function.identity(),
              Part.of(
                  "word",
                  Function.identity(),
                  Actions::challenged,
                  challenge -> Drawing.id(challenge.whose(), challenge.round())));

  static final Verbs<Move> VERBS = Verbs.of(FORM, PASS, RESTORE, CONTENT, CHALLENGE);

  private static Optional<Challenge> challenged(String id) {
    return WordList.place(id)
        .filter(place -> place.kind() == Drawing.WORD && place.word().length() == 1)
        .map(place -> new Challenge(place.seat(), place.word().charAt(0) - '0'));
  }

  Kit kit(int seats) {
    String aim =
        options.partners() ? "The longest two words of partners win." : "The longest word wins.";
    String length =
        switch (options.rounds()) {
          case 1 -> " One round.";
          case 2 -> " Two rounds.";
          default -> " Three rounds.";
        };
    List<Action> actions = new ArrayList<>();
    actions.add(FORM.action());
    actions.add(PASS.action());
    actions.add(RESTORE.action());
    if (!options.umpired()) {
      actions.add(CONTENT.action());
      actions.add(CHALLENGE.action());
    }
    return Kit.letters(
        Kit.Aim.most(aim + length, "letters shown")
            .tieBreak("Of equally long words most syllables win, then the one made earlier."),
        List.copyOf(actions),
        options.each(seats, options.box().box().size()),
        true);
  }
}
