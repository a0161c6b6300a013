package parlour.print;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import parlour.games.GameBox;
import parlour.games.GameList;

/// What is to be printed, and how.
///
/// @param name a game, a box, or [#EVENING]
/// @param size how large the pieces are; the usual size of the box where it is empty
public record PrintOrder(String name, Paper paper, Ink ink, Optional<PieceSize> size) {
  /// What an evening of progressive play needs: tally cards and table numbers.
  public static final String EVENING = "evening";

  /// Reads an order as people write it; fails with a sentence for them.
  public static PrintOrder read(
      GameList games, String name, String paper, String ink, String size) {
    if (!name.equals(EVENING) && GameBox.find(games, name).isEmpty())
      throw new IllegalArgumentException(
          "There is nothing to print by that name; name a game, or one of: "
              + GameBox.list(games).stream()
                  .map(box -> box.contents().id())
                  .collect(Collectors.joining(", "))
              + ", "
              + EVENING
              + ".");
    return new PrintOrder(
        name,
        of(Paper.class, "paper", paper),
        of(Ink.class, "ink", ink),
        size.isEmpty() ? Optional.empty() : Optional.of(of(PieceSize.class, "size", size)));
  }

  private static <E extends Enum<E>> E of(Class<E> kind, String what, String value) {
    for (E one : kind.getEnumConstants())
      if (one.name().toLowerCase(Locale.ROOT).equals(value)) return one;
    StringBuilder choices = new StringBuilder();
    for (E one : kind.getEnumConstants())
      choices.append(choices.isEmpty() ? "" : " or ").append(one.name().toLowerCase(Locale.ROOT));
    throw new IllegalArgumentException("The " + what + " is " + choices + ".");
  }
}
