package parlour.games.material.letters;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.games.material.GeneralRules;

/// What happens when a word that lies on the table is doubted.
public sealed interface WordNews extends Event {
  /// A doubted word, which no longer counts if it is not one.
  record Doubted(Seat by, Seat maker, String word, boolean good) implements WordNews {}

  /// A challenged word, which the discoverer takes if it is not one.
  ///
  /// @param seizing the sound of taking it
  record Challenged(Seat by, Seat whose, String word, boolean good, Cue seizing)
      implements WordNews {}

  /// A player has doubted a good word, and doubts no more for now.
  record Hushed(Seat by) implements WordNews {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Doubted(Seat by, Seat maker, String word, boolean good) when good ->
          say("{0} {0:doubts} {1}'s {2}, which is a word.", by, maker, capitals(word))
              .as(Cue.CALL, GeneralRules.WHO_CHECKS)
              .aloud(by, "I doubted {0}: it stands.", capitals(word));
      case Doubted(Seat by, Seat maker, String word, _) ->
          say("{0} {0:doubts} {1}'s {2}, which is no word.", by, maker, capitals(word))
              .as(Cue.FINE, GeneralRules.NO_COUNT, GeneralRules.WHO_CHECKS)
              .announced(by, 0, "{0} is no word!", capitals(word));
      case Challenged(Seat by, Seat whose, String word, boolean good, _) when good ->
          say("{0} {0:challenges} {1}'s {2}: it stands.", by, whose, capitals(word))
              .as(Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .aloud(by, "I doubted {0}: it stands.", capitals(word));
      case Challenged(Seat by, Seat whose, String word, _, Cue seizing) ->
          say(
                  "{0} {0:challenges} {1}'s {2}: it is no word, and {0} {0:takes} it.",
                  by, whose, capitals(word))
              .as(seizing, GeneralRules.NO_COUNT, GeneralRules.DISCOVERER, GeneralRules.SEIZE)
              .announced(by, 0, "{0:takes} {1}: no word.", by, capitals(word));
      case Hushed(Seat by) ->
          say("{0} {0:doubts} no more in this round.", by).citing(GeneralRules.WRONG_DOUBT);
    };
  }
}
