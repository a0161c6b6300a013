package parlour.games.material.letters;

import java.util.Arrays;
import java.util.List;
import parlour.engine.Choice;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.Supplies;
import parlour.games.material.Counters;

/// The boxes of letters that leaflets 000 and 002 are played with.
public enum LetterBox {
  /// The usual box: the attested one of two hundred, half as many again.
  THREE_HUNDRED(
      "A22 B6 C9 D12 E30 F8 G6 H12 I18 J3 K3 L12 M8 N21 O22 P6 Q3 R22 S18 T21 U12 V6 W6 X3 Y8 Z3"),
  TWO_HUNDRED(
      "A15 B4 C6 D8 E20 F5 G4 H8 I12 J2 K2 L8 M5 N14 O15 P4 Q2 R15 S12 T14 U8 V4 W4 X2 Y5 Z2"),
  /// Selchow & Righter, 1962.
  ONE_EIGHTY(
      "A14 B4 C4 D8 E22 F4 G6 H4 I18 J2 K2 L8 M4 N10 O14 P4 Q2 R12 S8 T10 U8 V2 W2 X2 Y4 Z2");

  /// The option by which the box is chosen.
  public static final Choice<LetterBox> CHOICE =
      Choice.of("box", "The box of letters", "components.letter-box.size")
          .when("300: Three hundred letters", THREE_HUNDRED)
          .when("200: Two hundred letters", TWO_HUNDRED)
          .when("180: A hundred and eighty letters", ONE_EIGHTY);

  @SuppressWarnings("ImmutableEnumChecker") // A box never changes.
  private final Box box;

  LetterBox(String counts) {
    this.box = Box.of(counts);
  }

  public Box box() {
    return box;
  }

  /// All of them as they are printed, with counters, markers for counters owed, and racks.
  public static List<BoxContents> boxes() {
    Supplies supplies = new Supplies(Counters.BOX, 20, 6, List.of(), List.of());
    return Arrays.stream(values())
        .map(
            each ->
                new BoxContents(
                    "letters-" + each.box.size(),
                    "The Box of " + each.box.size() + " Letters",
                    each.box.pieces(LetterFaces.PLAIN),
                    supplies))
        .toList();
  }

  /// How many letters each of these hands gets: as many as usual, or fewer where there are too many
  /// hands for the box.
  public int each(int usual, int hands) {
    return Math.min(usual, box.size() / hands);
  }
}
