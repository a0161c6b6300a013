package parlour.testkit.laws;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Zone;

/// Whether a scene makes sense: ids stand once, offers name only what is there, and every drawing a
/// face names is drawn.
final class SceneSense {
  private SceneSense() {}

  /// Everything of a scene that can be picked, by its id; a piece where it is one.
  static Map<String, Optional<Piece>> things(Scene scene) {
    Map<String, Optional<Piece>> things = new HashMap<>();
    for (Zone zone : scene.zones()) {
      put(things, zone.id(), Optional.empty());
      switch (zone) {
        case Zone.Row row -> pieces(things, row.pieces());
        case Zone.Stack _ -> {}
        case Zone.Words words -> {
          for (Zone.Word word : words.words()) {
            put(things, word.id(), Optional.empty());
            pieces(things, word.pieces());
          }
        }
        case Zone.Grid grid -> {
          for (Zone.Cell cell : grid.cells()) pieces(things, List.of(cell.piece()));
        }
        case Zone.Sheet sheet -> {
          for (Zone.Entry entry : sheet.entries()) {
            put(things, entry.id(), Optional.empty());
            pieces(things, entry.pieces());
          }
        }
      }
    }
    return things;
  }

  static Optional<String> fault(Scene scene) {
    try {
      Map<String, Optional<Piece>> things = things(scene);
      for (Zone zone : scene.zones()) drawn(zone);
      for (Scene.Offer offer : scene.offers()) {
        for (Field field : offer.fields()) {
          List<String> ids =
              switch (field) {
                case Field.Pick pick -> pick.ids();
                case Field.Spell spell -> {
                  if (!spell.ids().containsAll(spell.required()))
                    throw new IllegalStateException(
                        offer.verb() + " requires what it does not list");
                  yield spell.ids();
                }
                case Field.Lay lay -> List.of(lay.grid());
                case Field.Choose choose -> {
                  if (choose.options().isEmpty())
                    throw new IllegalStateException(offer.verb() + " offers an empty choice");
                  if (!isListed(choose, scene))
                    throw new IllegalStateException(
                        offer.verb() + " offers what is not in the list " + choose.list());
                  yield List.of();
                }
                case Field.Count count -> {
                  if (count.least() > count.most())
                    throw new IllegalStateException(offer.verb() + " offers no number");
                  yield List.of();
                }
                case Field.Fixed _ -> List.of();
              };
          for (String id : ids) {
            if (!things.containsKey(id))
              throw new IllegalStateException(
                  offer.verb() + " names " + id + ", which is not there");
          }
        }
      }
      return Optional.empty();
    } catch (IllegalStateException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isListed(Field.Choose choose, Scene scene) {
    if (choose.list().isEmpty()) return true;
    for (Scene.OptionList list : scene.lists())
      if (list.id().equals(choose.list())) return list.options().containsAll(choose.options());
    return false;
  }

  private static void drawn(Zone zone) {
    switch (zone) {
      case Zone.Row row -> row.pieces().forEach(piece -> drawn(piece.face()));
      case Zone.Stack stack -> stack.top().ifPresent(SceneSense::drawn);
      case Zone.Words words ->
          words.words().forEach(word -> word.pieces().forEach(piece -> drawn(piece.face())));
      case Zone.Grid grid -> grid.cells().forEach(cell -> drawn(cell.piece().face()));
      case Zone.Sheet sheet ->
          sheet.entries().forEach(entry -> entry.pieces().forEach(piece -> drawn(piece.face())));
    }
  }

  private static void drawn(Piece.Face face) {
    if (!face.art().isEmpty() && !Drawings.has(face.art()))
      throw new IllegalStateException("there is no drawing " + face.art() + " of " + face.name());
  }

  private static void pieces(Map<String, Optional<Piece>> things, List<Piece> pieces) {
    for (Piece piece : pieces)
      if (!piece.id().isEmpty()) put(things, piece.id(), Optional.of(piece));
  }

  private static void put(Map<String, Optional<Piece>> things, String id, Optional<Piece> piece) {
    if (id.isEmpty() || things.put(id, piece) != null)
      throw new IllegalStateException("the id \"" + id + "\" stands twice");
  }
}
