package parlour.server.table.state;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import parlour.games.envelopes.Stationery;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.WordLaw;

/// The games that can be played here, with the dictionary they are played by.
public final class OpenGames {
  private final FutureTask<Lexicon> lexicon = new FutureTask<>(ShippedLexicon::load);
  private final FutureTask<Stationery> stationery =
      new FutureTask<>(() -> new Stationery(houseJudge()));

  /// Opens the dictionary beside everything else, so that the first who needs it need not wait.
  public void prepare() {
    Thread.ofPlatform().name("dictionary").daemon().start(this::stationery);
  }

  /// Where words for envelopes come from.
  public Stationery stationery() {
    return done(stationery);
  }

  /// Words for envelopes are good at every table, whatever list and manners it has chosen.
  private Judge houseJudge() {
    return new Judge(lexicon().forTable(DictionaryList.LEAFLET, Manners.FAMILY), WordLaw.GENERAL);
  }

  public Optional<CatalogEntry> find(String game) {
    return Catalog.find(game);
  }

  public Lexicon lexicon() {
    return done(lexicon);
  }

  /// What a task comes to; who first asks for it does it, and others wait for him.
  private static <T> T done(FutureTask<T> task) {
    task.run();
    try {
      return task.get();
    } catch (ExecutionException broken) {
      throw new IllegalStateException("The dictionary could not be opened.", broken);
    } catch (InterruptedException broken) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The dictionary was not waited for.", broken);
    }
  }

  public Game<?, ?, ?> open(Log.Header header) {
    return find(header.game()).orElseThrow().open(header, lexicon());
  }

  public Game<?, ?, ?> open(CatalogEntry kind, Settings settings) {
    return kind.open(settings.values(), lexicon());
  }

  /// What keeps a game from being gone on with here, in one sentence, if anything does.
  Optional<String> objection(Log.Header header) {
    Optional<CatalogEntry> kind = find(header.game());
    if (kind.isEmpty())
      return Optional.of("The game \"" + header.game() + "\" is not played here any more.");
    if (kind.get().rules() != header.rules()) {
      return Optional.of(
          "This table was dealt under another edition of the rules and cannot go on.");
    }
    if (lexicon().edition(header.lexicon()).isEmpty()) {
      return Optional.of(
          "This table was dealt with another edition of the dictionary and cannot go on.");
    }
    return kind.get().objection(header.seats(), header.settings().values());
  }
}
