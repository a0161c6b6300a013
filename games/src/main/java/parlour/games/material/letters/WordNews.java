package parlour.games.material.letters;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Callout;
import parlour.engine.Seat;
import parlour.games.material.GeneralRules;

/// What happens when a word that lies on the table is doubted.
public sealed interface WordNews extends Event {
  /// A doubted word, which no longer counts if it is not one.
  record Doubted(Seat by, Seat maker, String word, boolean good) implements WordNews {
    @Override
    public MinuteLine line() {
      String text = by.does("doubts") + " " + maker + "'s " + LetterFaces.capitals(word);
      return good
          ? MinuteLine.of(text + ", which is a word.", MinuteLine.Cue.CALL, GeneralRules.WHO_CHECKS)
              .with(stands(by, word))
          : MinuteLine.of(
                  text + ", which is no word.",
                  MinuteLine.Cue.FINE,
                  GeneralRules.NO_COUNT,
                  GeneralRules.WHO_CHECKS)
              .with(Callout.great(by, LetterFaces.capitals(word) + " is no word!", 0));
    }
  }

  /// A challenged word, which the discoverer takes if it is not one.
  ///
  /// @param seizing the sound of taking it
  record Challenged(Seat by, Seat whose, String word, boolean good, MinuteLine.Cue seizing)
      implements WordNews {
    @Override
    public MinuteLine line() {
      String doubt =
          by.does("challenges") + " " + whose + "'s " + LetterFaces.capitals(word) + ": ";
      return good
          ? MinuteLine.of(doubt + "it stands.", MinuteLine.Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .with(stands(by, word))
          : MinuteLine.of(
                  doubt + "it is no word, and " + by.does("takes") + " it.",
                  seizing,
                  GeneralRules.NO_COUNT,
                  GeneralRules.DISCOVERER,
                  GeneralRules.SEIZE)
              .with(
                  Callout.great(
                      by, by.word("takes") + " " + LetterFaces.capitals(word) + ": no word.", 0));
    }
  }

  private static Callout stands(Seat by, String word) {
    return Callout.of(by, "I doubted " + LetterFaces.capitals(word) + ": it stands.");
  }
}
