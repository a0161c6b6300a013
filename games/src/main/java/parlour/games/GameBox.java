package parlour.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;

/// A box, and those games of a list that are played with it.
public record GameBox(BoxContents contents, List<CatalogEntry> games) {
  /// Every box of these games.
  public static List<GameBox> list(GameList games) {
    Map<String, GameBox> boxes = new LinkedHashMap<>();
    for (CatalogEntry game : games.entries())
      for (BoxContents contents : game.service().boxes().get())
        boxes
            .computeIfAbsent(contents.id(), _ -> new GameBox(contents, new ArrayList<>()))
            .games
            .add(game);
    return List.copyOf(boxes.values());
  }

  /// The box of that name, or the usual box of the game of that name, for that game alone.
  public static Optional<GameBox> find(GameList games, String name) {
    return list(games).stream()
        .filter(box -> box.contents.id().equals(name))
        .findFirst()
        .or(() -> games.find(name).flatMap(GameBox::usual));
  }

  /// The box a game is usually played with.
  private static Optional<GameBox> usual(CatalogEntry game) {
    return game.service().boxes().get().stream()
        .findFirst()
        .map(contents -> new GameBox(contents, List.of(game)));
  }
}
