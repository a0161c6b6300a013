package parlour.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An input of an offer; the comment on each kind says what its value in an answer looks like.
public sealed interface Field {
  /// The key of its value in the answer.
  String name();

  /// Some of the listed pieces, words, stacks or sheet lines: their ids, separated by spaces. If
  /// `least` is 0 the value may be omitted; the game then infers what was meant, or asks.
  ///
  /// @param with what each of them goes with of the offer's other pick; empty where any does
  record Pick(
      String name,
      String label,
      List<String> ids,
      int least,
      int most,
      Map<String, List<String>> with)
      implements Field {
    public Pick(String name, String label, List<String> ids, int least, int most) {
      this(name, label, ids, least, most, Map.of());
    }

    /// One of them.
    public Pick(String name, String label, List<String> ids) {
      this(name, label, ids, 1, 1);
    }
  }

  /// A word, typed or composed by tapping the listed pieces: its letters in capitals. Without ids
  /// any letters may be used. A piece that a `Pick` of the same offer also lists fills that pick
  /// too.
  ///
  /// @param required the listed pieces that the word has to use, whatever else it uses
  record Spell(
      String name, String label, List<String> ids, int least, int most, List<String> required)
      implements Field {
    public Spell(String name, String label, List<String> ids, int least, int most) {
      this(name, label, ids, least, most, List.of());
    }
  }

  /// One of the options: its value.
  ///
  /// @param list the id of the scene's [Scene.OptionList] that they are taken from, or empty
  record Choose(String name, String label, List<Option> options, String list) implements Field {
    public Choose(String name, String label, List<Option> options) {
      this(name, label, options, "");
    }
  }

  /// One of the values to choose from.
  ///
  /// @param face a picture of it, if there is one
  /// @param group what it belongs to; a long list is chosen from by its groups first; or empty
  record Option(String value, String label, Optional<Piece.Face> face, String group) {
    public Option(String value, String label) {
      this(value, label, Optional.empty(), "");
    }

    /// The same option with its picture.
    public Option shown(Piece.Face face) {
      return new Option(value, label, Optional.of(face), group);
    }

    /// The same option within a group.
    public Option in(String group) {
      return new Option(value, label, face, group);
    }

    /// A player, whose value is their seat number.
    public static Option of(Seat seat) {
      return new Option(String.valueOf(seat.index()), seat.toString());
    }
  }

  /// A number from `least` to `most`, in decimal digits.
  record Count(String name, String label, int least, int most) implements Field {}

  /// A square of a grid and a direction: `x,y,across` or `x,y,down`.
  record Lay(String name, String label, String grid) implements Field {}

  /// A value the client sends back unchanged, such as the turn that a reaction answers.
  record Fixed(String name, String value) implements Field {
    public Fixed(String name, int number) {
      this(name, String.valueOf(number));
    }
  }
}
