package parlour.app.command;

import java.nio.file.Path;
import java.util.Map;
import parlour.app.config.Refusal;
import parlour.app.config.TextFiles;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.play.Log;
import parlour.engine.wire.LogCodec;
import parlour.games.Editions;
import parlour.games.GameList;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.lexicon.house.HouseList;

/// Finds the games, logs and documents that commands name, or refuses in one sentence.
public final class CommandInputs {
  private CommandInputs() {}

  /// A game of the house.
  public static CatalogEntry entry(String id) {
    return entry(GameList.HOUSE, id);
  }

  public static CatalogEntry entry(GameList games, String id) {
    return games
        .find(id)
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.USAGE,
                    "There is no game \""
                        + id
                        + "\"; there are: "
                        + String.join(", ", games.entries().stream().map(CatalogEntry::id).toList())
                        + "."));
  }

  /// The words of a house's file; none where no file was named.
  public static HouseList houseWords(Path file) {
    if (file.toString().isEmpty()) return HouseList.NONE;
    HouseList house;
    try {
      house = HouseList.read(TextFiles.read(file));
    } catch (HouseList.BadLine bad) {
      throw new Refusal(Refusal.NO, "The file " + file + " has a bad " + bad.getMessage() + ".");
    }
    for (String word : house.struck()) {
      if (ShippedLexicon.load().id(word) < 0 && ShippedLexicon.large().id(word) < 0)
        throw new Refusal(
            Refusal.NO,
            "The file " + file + " strikes out " + word + ", which the dictionary does not have.");
    }
    return house;
  }

  /// The words of a house in a sentence.
  public static String told(HouseList house) {
    return "House words: "
        + (house.added().isEmpty() ? "none" : String.join(", ", house.added()))
        + " added, "
        + (house.struck().isEmpty() ? "none" : String.join(", ", house.struck()))
        + " struck out.";
  }

  /// Opens a game with the shipped dictionary.
  public static Game<?, ?, ?> open(CatalogEntry entry, int seats, Map<String, String> settings) {
    return open(entry, seats, settings, ShippedLexicon.load());
  }

  /// Opens a game for this many players and these options, if it can be played so.
  public static Game<?, ?, ?> open(
      CatalogEntry entry, int seats, Map<String, String> settings, Lexicon lexicon) {
    entry
        .objection(seats, settings)
        .ifPresent(
            objection -> {
              throw new Refusal(Refusal.USAGE, objection);
            });
    return entry.open(settings, lexicon);
  }

  public static LogCodec.Book book(Path file) {
    return LogCodec.read(TextFiles.read(file));
  }

  /// Opens the game of a log, if this program still plays it the same way.
  public static Game<?, ?, ?> open(GameList games, LogCodec.Book book) {
    Log.Header header = book.log().header();
    Editions editions = Editions.of(games, ShippedLexicon.load());
    editions
        .objection(header)
        .ifPresent(
            why -> {
              throw new Refusal(Refusal.NO, why);
            });
    return editions.open(header);
  }

  /// A text that is made only where it is needed.
  public interface Text {
    String write();
  }

  /// Writes a file, if one was named.
  public static void write(Path file, Text text) {
    if (!file.toString().isEmpty()) TextFiles.write(file, text.write());
  }

  /// The part of a document between two marker lines, found before long work begins.
  public record MarkedSection(Path file, String before, String after) {
    /// Replaces that part, if a document was named.
    public void fill(Text text) {
      write(file, () -> before + "\n\n" + text.write() + "\n" + after);
    }
  }

  public static MarkedSection section(Path file, String marker) {
    if (file.toString().isEmpty()) return new MarkedSection(file, "", "");
    String text = TextFiles.read(file);
    int from = text.indexOf(marker);
    int to = text.indexOf(marker, from + 1);
    if (from < 0 || to < 0)
      throw new Refusal(
          Refusal.NO, "The file " + file + " has no place for it: two lines " + marker + ".");
    return new MarkedSection(file, text.substring(0, from + marker.length()), text.substring(to));
  }
}
