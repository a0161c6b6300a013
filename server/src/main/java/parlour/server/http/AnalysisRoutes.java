package parlour.server.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import parlour.bots.analysis.Analyst;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.LogCodec;
import parlour.games.TableWords;
import parlour.lexicon.Lexicon;
import parlour.server.table.state.OpenGames;

/// Goes through games that are over, where the bots think; what was gone through lately is kept.
final class AnalysisRoutes {
  private static final int KEPT = 64;

  private final OpenGames repertoire;
  private final Executor desk;
  private final Map<String, CompletableFuture<String>> kept =
      Collections.synchronizedMap(
          new LinkedHashMap<>(KEPT, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(
                Map.Entry<String, CompletableFuture<String>> eldest) {
              return size() > KEPT;
            }
          });

  AnalysisRoutes(OpenGames repertoire, Executor desk) {
    this.repertoire = repertoire;
    this.desk = desk;
  }

  /// The analysis of a table's game, by the log of it.
  String of(String table, String log) {
    CompletableFuture<String> found =
        kept.computeIfAbsent(table, _ -> CompletableFuture.supplyAsync(() -> analyse(log), desk));
    try {
      return found.join();
    } catch (CompletionException broken) {
      kept.remove(table);
      throw broken;
    }
  }

  private String analyse(String log) {
    LogCodec.Book book = LogCodec.read(log);
    Lexicon lexicon = TableWords.lexicon(book.log().header().settings(), repertoire.lexicon());
    return Analyst.of(
            repertoire.open(book.log().header()),
            book.log(),
            lexicon,
            word -> ShippedLexicon.definitions().of(word).orElse(""))
        .json()
        .write();
  }
}
