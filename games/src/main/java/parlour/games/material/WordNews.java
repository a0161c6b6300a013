package parlour.games.material;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;

/// What happens when a word that lies on the table is doubted.
public sealed interface WordNews extends Event {
  /// A word that counts no more where it is none.
  record Doubted(Seat by, Seat maker, String word, boolean good) implements WordNews {
    @Override
    public Line line() {
      String text = by + " doubts " + LetterFaces.capitals(word) + " of " + maker;
      return good
          ? Line.of(text + ", which is a word.", Line.Cue.CALL, General.WHO_CHECKS)
          : Line.of(text + ", which is none.", Line.Cue.FINE, General.NO_COUNT, General.WHO_CHECKS);
    }
  }

  /// A word that the discoverer takes where it is none.
  ///
  /// @param seizing how that sounds
  record Challenged(Seat by, Seat whose, String word, boolean good, Line.Cue seizing)
      implements WordNews {
    @Override
    public Line line() {
      String doubt = by + " challenges " + whose + "'s " + LetterFaces.capitals(word) + ": ";
      return good
          ? Line.of(doubt + "it stands.", Line.Cue.KNOCK, General.WHO_CHECKS)
          : Line.of(
              doubt + "it is no word, and " + by + " takes it.",
              seizing,
              General.NO_COUNT,
              General.DISCOVERER,
              General.SEIZE);
    }
  }
}
