package parlour.engine;

import java.util.List;

/// A blank of an offer. The comment on each says what an answer puts there.
public sealed interface Field {
  /// The key of its value in the answer.
  String name();

  /// Pieces, words, stacks or sheet lines out of those named: their ids with a space between. Where
  /// `least` is nought it may be left out, and the game finds out what was meant or asks.
  record Pick(String name, String label, List<String> ids, int least, int most) implements Field {}

  /// A word, composed by tapping the pieces named or typed: its letters in capitals. No ids: any
  /// letters at all. Pieces used for it that a `Pick` of the same offer names too fill that pick as
  /// well.
  record Spell(String name, String label, List<String> ids, int least, int most) implements Field {}

  /// One of the options: its value.
  record Choose(String name, String label, List<Option> options) implements Field {}

  /// One of the things to choose from.
  record Option(String value, String label) {
    /// A player, who is answered by the number of his chair.
    public static Option of(Seat seat) {
      return new Option(String.valueOf(seat.index()), seat.toString());
    }
  }

  /// A number from `least` to `most`, in figures.
  record Count(String name, String label, int least, int most) implements Field {}

  /// A square of a grid and a direction: `x,y,across` or `x,y,down`.
  record Lay(String name, String label, String grid) implements Field {}

  /// Sent back as it stands: it says what the answer answers.
  record Fixed(String name, String value) implements Field {}
}
