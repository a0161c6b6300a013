package parlour.games;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parlour.games.court.Court;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;

/// The games a program can play: those of the catalogue, then those of its guests.
public record GameList(List<CatalogEntry> entries) {
  /// The games of the catalogue alone.
  public static final GameList HOUSE = new GameList(List.of()).with(Catalog.GAMES);

  public GameList {
    Set<String> ids = new HashSet<>();
    for (CatalogEntry entry : entries)
      if (!ids.add(entry.id()))
        throw new IllegalArgumentException("two games are called " + entry.id());
    entries = List.copyOf(entries);
  }

  /// The same games and more, which get the options that every game has, and those of all games of
  /// words.
  public GameList with(List<CatalogEntry> more) {
    return new GameList(
        Stream.concat(
                entries.stream(),
                more.stream()
                    .map(
                        entry ->
                            entry.service().words()
                                ? TableWords.settledIn(Court.beside(entry))
                                : entry)
                    .map(Pauses::in))
            .toList());
  }

  public Optional<CatalogEntry> find(String id) {
    return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }
}
