package parlour.games;

import java.util.Optional;
import parlour.engine.Result;
import parlour.engine.play.Log;
import parlour.engine.play.Replay;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;

/// The outcome of verifying a log: every hash, the commitment to the deal, every move and the final
/// score are checked again, and one sentence says where it does not hold.
public sealed interface LogVerification {
  /// It holds from the first line to the last.
  record Holds(LogCodec.Book book, int entries, Optional<Result> result)
      implements LogVerification {}

  /// Every hash and the commitment to the deal hold; the moves cannot be judged again, because this
  /// program does not have that edition of the rules or of the dictionary.
  record ChainHolds(LogCodec.Book book, String why) implements LogVerification {}

  /// It does not.
  record Fails(String why) implements LogVerification {}

  /// Verifies a whole log as it stands in a file.
  static LogVerification of(String text, Editions editions) {
    LogCodec.Book book;
    try {
      book = LogCodec.read(text);
    } catch (LogCodec.Broken broken) {
      return new Fails(sentence(broken));
    }
    Log.Header header = book.log().header();
    Optional<String> objection = editions.objection(header);
    if (objection.isPresent()) return new ChainHolds(book, objection.get());
    Replay.Played played = Replay.play(editions.open(header), book.log());
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
      case ChainHolds(LogCodec.Book book, String why) ->
          write(book).put("judged", false).put("why", why).done();
      case Holds holds -> write(holds.book()).put("judged", true).done();
    };
  }

  private static Json.Writer write(LogCodec.Book book) {
    Log log = book.log();
    Json.Writer out =
        Json.fields()
            .put("verified", true)
            .put("game", log.header().game())
            .put("entries", log.entries().size())
            .put("commitment", log.header().seed().commitment());
    book.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
    return out;
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
}
