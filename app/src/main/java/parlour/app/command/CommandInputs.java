package parlour.app.command;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import parlour.app.config.Refusal;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.wire.LogCodec;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import parlour.games.LogVerification;

/// Where commands find games and logs; whatever is not there is refused in a sentence.
final class CommandInputs {
  private CommandInputs() {}

  static CatalogEntry entry(String id) {
    return Catalog.find(id)
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.USAGE,
                    "There is no game \""
                        + id
                        + "\"; there are: "
                        + String.join(
                            ", ", Catalog.entries().stream().map(CatalogEntry::id).toList())
                        + "."));
  }

  /// Opens a game for a table, if it can be played so.
  static Game<?, ?, ?> open(CatalogEntry entry, int seats, Map<String, String> settings) {
    entry
        .objection(seats, settings)
        .ifPresent(
            objection -> {
              throw new Refusal(Refusal.USAGE, objection);
            });
    return entry.open(settings, ShippedLexicon.load());
  }

  static LogCodec.Book book(Path file) {
    return LogCodec.read(text(file));
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException _) {
      throw new Refusal(Refusal.MACHINE, "There is no file " + file + ".");
    } catch (MalformedInputException _) {
      throw new Refusal(Refusal.NO, "The file " + file + " is not a log: it is not text.");
    } catch (IOException e) {
      throw new Refusal(
          Refusal.MACHINE, "The file " + file + " cannot be read: " + e.getMessage() + ".");
    }
  }

  /// The game of a log, if this program still plays it the same way.
  static Game<?, ?, ?> open(LogCodec.Book book) {
    Log.Header header = book.log().header();
    LogVerification.objection(header, ShippedLexicon.load())
        .ifPresent(
            why -> {
              throw new Refusal(Refusal.NO, why);
            });
    return LogVerification.open(header, ShippedLexicon.load());
  }

  /// What is written only where somebody wants it.
  interface Text {
    String write();
  }

  /// Writes a file, if one was named.
  static void keep(Path file, Text text) {
    if (file.toString().isEmpty()) return;
    try {
      Files.writeString(file, text.write());
    } catch (IOException e) {
      throw new Refusal(
          Refusal.MACHINE, "The file " + file + " cannot be written: " + e.getMessage() + ".");
    }
  }

  /// The place in a document between two lines that mark it, found before long work begins.
  record Gap(Path file, String before, String after) {
    /// Puts a text there, if a document was named.
    void fill(Text text) {
      keep(file, () -> before + "\n\n" + text.write() + "\n" + after);
    }
  }

  static Gap gap(Path file, String marker) {
    if (file.toString().isEmpty()) return new Gap(file, "", "");
    String text = text(file);
    int from = text.indexOf(marker);
    int to = text.indexOf(marker, from + 1);
    if (from < 0 || to < 0)
      throw new Refusal(
          Refusal.NO, "The file " + file + " has no place for it: two lines " + marker + ".");
    return new Gap(file, text.substring(0, from + marker.length()), text.substring(to));
  }
}
