package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Zone;

/// Puts an answer into words, using the scene that offered it; it knows offers, not games.
final class Phrase {
  private Phrase() {}

  /// What an answer does, such as `Take MAN with M`; the place on a grid comes last.
  static String of(Scene scene, Answer answer) {
    Optional<Scene.Offer> offer = offer(scene, answer);
    if (offer.isEmpty()) return answer.verb();
    List<String> parts = new ArrayList<>();
    List<String> spots = new ArrayList<>();
    String label = offer.get().label();
    boolean isSpelt = false;
    for (Field field : offer.get().fields()) {
      if (answer.text(field.name()).isEmpty()) continue;
      String blank = "{" + field.name() + "}";
      Optional<String> part = part(scene, field, answer);
      if (part.isPresent() && label.contains(blank)) {
        label = label.replace(blank, part.get());
        isSpelt |= field instanceof Field.Spell;
      } else part.ifPresent((field instanceof Field.Lay ? spots : parts)::add);
    }
    parts.addAll(spots);
    label = withoutBlanks(label);
    if (parts.isEmpty()) return label;
    return label + (isSpelt && spots.isEmpty() ? " with " : ": ") + String.join(", ", parts);
  }

  /// Where an answer takes something from or puts something: the labels of its zones.
  static String where(Scene scene, Answer answer) {
    List<String> places = new ArrayList<>();
    offer(scene, answer)
        .ifPresent(
            offer -> {
              for (Field field : offer.fields()) where(scene, field, answer, places);
            });
    return String.join(", ", places);
  }

  /// The longest word an answer spells, in lower case; empty if it spells none.
  static String word(Scene scene, Answer answer) {
    String longest = "";
    Optional<Scene.Offer> offer = offer(scene, answer);
    if (offer.isEmpty()) return longest;
    for (Field field : offer.get().fields()) {
      if (!(field instanceof Field.Spell)) continue;
      String word = answer.word(field.name());
      if (word.length() > longest.length()) longest = word;
    }
    return longest;
  }

  /// The label of the offer behind an answer.
  static String label(Scene scene, Answer answer) {
    return offer(scene, answer).map(Phrase::label).orElse(answer.verb());
  }

  /// What the button says that gives this answer, if pressing it is all there is to do.
  static Optional<String> button(Scene scene, Kit kit, Answer answer) {
    return offer(scene, answer)
        .filter(offer -> offer.fields().stream().allMatch(Field.Fixed.class::isInstance))
        .flatMap(offer -> kit.action(offer.verb()).map(known -> written(offer, known)));
  }

  /// What is written on the button of an offer that asks for nothing: its own words, if they fit.
  private static String written(Scene.Offer offer, Kit.Action known) {
    boolean fits = offer.label().length() <= Kit.LONGEST_LABEL && !offer.label().contains("@");
    return fits ? offer.label() : known.label();
  }

  static String label(Scene.Offer offer) {
    return withoutBlanks(offer.label());
  }

  private static String withoutBlanks(String label) {
    return label.replaceAll("\\{[^}]*}", "…");
  }

  private static Optional<Scene.Offer> offer(Scene scene, Answer answer) {
    Optional<Scene.Offer> best = Optional.empty();
    int most = -1;
    for (Scene.Offer offer : scene.offers()) {
      if (!offer.verb().equals(answer.verb())) continue;
      int same = 0;
      for (Field field : offer.fields()) if (fits(field, answer.text(field.name()))) same++;
      if (same > most) {
        most = same;
        best = Optional.of(offer);
      }
    }
    return best;
  }

  /// Whether a value could fill a field: of several offers with one verb, the one that fits best is
  /// meant.
  private static boolean fits(Field field, String text) {
    return switch (field) {
      case Field.Fixed(_, String value) -> value.equals(text);
      case Field.Pick(_, _, List<String> ids, _, _, _) ->
          !text.isEmpty() && ids.containsAll(List.of(text.strip().split(" +")));
      case Field.Choose(_, _, List<Field.Option> options, _) ->
          options.stream().anyMatch(option -> option.value().equals(text));
      case Field.Spell _, Field.Count _, Field.Lay _ -> !text.isEmpty();
    };
  }

  private static Optional<String> part(Scene scene, Field field, Answer answer) {
    String text = answer.text(field.name());
    return switch (field) {
      case Field.Fixed _ -> Optional.empty();
      case Field.Spell _ -> Optional.of(text.toUpperCase(Locale.ROOT));
      case Field.Choose(_, _, List<Field.Option> options, _) ->
          Optional.of(
              options.stream()
                  .filter(option -> option.value().equals(text))
                  .map(Field.Option::label)
                  .findFirst()
                  .orElse(text));
      case Field.Pick _ -> {
        List<String> names = new ArrayList<>();
        for (String id : text.strip().split(" +")) names.add(name(scene, id));
        yield Optional.of(String.join(" ", names));
      }
      case Field.Lay(_, _, String grid) -> Optional.of(spot(scene, grid, text, answer));
      case Field.Count _ -> Optional.of(text);
    };
  }

  /// Where a word would lie on its grid, as one player would tell another.
  private static String spot(Scene scene, String id, String text, Answer answer) {
    for (Zone zone : scene.zones())
      if (zone instanceof Zone.Grid grid && grid.id().equals(id))
        return GridPlace.of(grid, text, word(scene, answer).length());
    return text;
  }

  private static void where(Scene scene, Field field, Answer answer, List<String> places) {
    String text = answer.text(field.name());
    switch (field) {
      case Field.Pick _ -> {
        if (!text.isEmpty())
          for (String id : text.strip().split(" +")) add(places, place(scene, id));
      }
      case Field.Spell(_, _, List<String> ids, _, _, _) -> {
        for (String id : ids) add(places, place(scene, id));
      }
      case Field.Lay(_, String label, String grid) -> {
        for (Zone zone : scene.zones()) if (zone.id().equals(grid)) add(places, zone.label());
        if (places.isEmpty()) add(places, label);
      }
      case Field.Choose _, Field.Count _, Field.Fixed _ -> {}
    }
  }

  private static void add(List<String> places, String place) {
    if (!place.isEmpty() && !places.contains(place)) places.add(place);
  }

  /// How a piece, a word, a stack or a line is read out.
  private static String name(Scene scene, String id) {
    for (Zone zone : scene.zones()) {
      if (zone.id().equals(id)) return zone.label();
      switch (zone) {
        case Zone.Row row -> {
          for (Piece piece : row.pieces()) if (piece.id().equals(id)) return piece.face().name();
        }
        case Zone.Words words -> {
          for (Zone.Word word : words.words()) {
            if (word.id().equals(id)) return spelt(word.pieces());
            for (Piece piece : word.pieces()) if (piece.id().equals(id)) return piece.face().name();
          }
        }
        case Zone.Grid grid -> {
          for (Zone.Cell cell : grid.cells())
            if (cell.piece().id().equals(id)) return cell.piece().face().name();
        }
        case Zone.Sheet sheet -> {
          for (Zone.Entry entry : sheet.entries()) if (entry.id().equals(id)) return entry.label();
        }
        case Zone.Stack _ -> {}
      }
    }
    return row(scene, id + ".").orElse(id);
  }

  /// The row whose piece ids start like this: `p` means all of a pool whose pieces are `p.a` and
  /// `p.m`.
  private static Optional<String> row(Scene scene, String start) {
    for (Zone zone : scene.zones())
      if (zone instanceof Zone.Row row
          && row.pieces().stream().anyMatch(piece -> piece.id().startsWith(start)))
        return Optional.of(row.label());
    return Optional.empty();
  }

  private static String spelt(List<Piece> pieces) {
    StringBuilder out = new StringBuilder();
    for (Piece piece : pieces) out.append(piece.face().text());
    return out.toString();
  }

  /// The label of the zone that holds an id.
  private static String place(Scene scene, String id) {
    for (Zone zone : scene.zones()) {
      boolean here =
          zone.id().equals(id)
              || switch (zone) {
                case Zone.Row row -> row.pieces().stream().anyMatch(p -> p.id().equals(id));
                case Zone.Words words ->
                    words.words().stream()
                        .anyMatch(
                            w ->
                                w.id().equals(id)
                                    || w.pieces().stream().anyMatch(p -> p.id().equals(id)));
                case Zone.Grid grid ->
                    grid.cells().stream().anyMatch(c -> c.piece().id().equals(id));
                case Zone.Sheet sheet -> sheet.entries().stream().anyMatch(e -> e.id().equals(id));
                case Zone.Stack _ -> false;
              };
      if (here) return zone.label();
    }
    return "";
  }
}
