package parlour.games;

import java.util.Optional;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.play.Log;
import parlour.engine.play.Replay;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// The outcome of verifying a log: every hash, the commitment to the deal, every move and the final
/// score are checked again, and one sentence says where it does not hold.
public sealed interface LogVerification {
  /// It holds from the first line to the last.
  record Holds(LogCodec.Book book, int entries, Optional<Result> result)
      implements LogVerification {}

  /// It does not.
  record Fails(String why) implements LogVerification {}

  /// Verifies a whole log as it stands in a file.
  static LogVerification of(String text, Lexicon lexicon) {
    LogCodec.Book book;
    try {
      book = LogCodec.read(text);
    } catch (LogCodec.Broken broken) {
      return new Fails(sentence(broken));
    }
    Log.Header header = book.log().header();
    Optional<String> objection = objection(header, lexicon);
    if (objection.isPresent()) return new Fails(objection.get());
    Replay.Played played = Replay.play(open(header, lexicon), book.log());
    if (played.fault().isPresent())
      return new Fails(
          "Entry " + (played.entries() + 1) + " cannot be played: " + played.fault().get());
    Optional<Result> result = played.referee().result();
    if (!result.equals(book.result()))
      return new Fails("The final score is not the one the log claims.");
    return new Holds(book, played.entries(), result);
  }

  /// The outcome as JSON.
  default Json write() {
    return switch (this) {
      case Fails(String why) -> Json.fields().put("verified", false).put("why", why).done();
      case Holds holds -> {
        Log.Header header = holds.book().log().header();
        Json.Writer out =
            Json.fields()
                .put("verified", true)
                .put("game", header.game())
                .put("entries", holds.entries())
                .put("commitment", header.seed().commitment());
        holds.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
        yield out.done();
      }
    };
  }

  /// Where a log does not hold, for people.
  static String sentence(LogCodec.Broken broken) {
    String where = broken.line() == 1 ? "the header" : "entry " + (broken.line() - 1);
    return "The log does not hold at "
        + where
        + " (line "
        + broken.line()
        + "): "
        + broken.sentence();
  }

  /// What keeps a log from being played here as it was, if anything does.
  static Optional<String> objection(Log.Header header, Lexicon lexicon) {
    Optional<CatalogEntry> found = Catalog.find(header.game());
    if (found.isEmpty())
      return Optional.of("The game \"" + header.game() + "\" of the log is not played here.");
    CatalogEntry entry = found.get();
    if (entry.rulesVersion() != header.rules())
      return Optional.of(
          "The log is of version "
              + header.rules()
              + " of the rules of "
              + entry.title()
              + "; this program has version "
              + entry.rulesVersion()
              + ".");
    if (lexicon.edition(header.lexicon()).isEmpty())
      return Optional.of(
          "The log was played with dictionary "
              + header.lexicon()
              + "; this program has "
              + lexicon.version()
              + ".");
    return entry.objection(header.seats(), header.settings().values());
  }

  /// The game of a log; call [#objection] first.
  static Game<?, ?, ?> open(Log.Header header, Lexicon lexicon) {
    return Catalog.find(header.game()).orElseThrow().open(header, lexicon);
  }
}
