package parlour.server.table.state;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.games.Catalog;
import parlour.games.envelopes.Words;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Manners;
import parlour.lexicon.WordLaw;
import parlour.lexicon.house.HouseList;

/// Opens the games of the catalogue with the dictionary this server has loaded.
public final class OpenGames {
  private final FutureTask<Lexicon> lexicon;
  private final FutureTask<Words> stationery = new FutureTask<>(() -> new Words(houseJudge()));

  /// Games with the shipped dictionary and the words of this house.
  public OpenGames(HouseList house) {
    lexicon = new FutureTask<>(() -> ShippedLexicon.load().withHouseWords(house));
  }

  /// Loads the dictionary in the background, so that the first request does not wait for it.
  public void prepare() {
    Thread.ofPlatform().name("dictionary").daemon().start(this::stationery);
  }

  /// The source of words for envelopes.
  public Words stationery() {
    return done(stationery);
  }

  /// Words for envelopes are good at every table, whatever list and manners it has chosen.
  private Judge houseJudge() {
    return new Judge(lexicon().forTable(DictionaryList.LEAFLET, Manners.FAMILY), WordLaw.GENERAL);
  }

  public Optional<CatalogEntry> find(String game) {
    return Catalog.find(game);
  }

  /// The title of a game, or its id if this build no longer has it.
  public String title(String game) {
    return find(game).map(CatalogEntry::title).orElse(game);
  }

  /// Whether quickness decides in a game, so that round trips must be measured often.
  public boolean isRace(String game) {
    return find(game).map(entry -> entry.about().race()).orElse(false);
  }

  public Lexicon lexicon() {
    return done(lexicon);
  }

  /// The result of a lazy task: the first caller runs it, later callers wait for it.
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

  public Game<?, ?, ?> open(CatalogEntry game, Settings settings) {
    return game.open(settings.values(), lexicon());
  }

  /// Why a stored game cannot be continued by this build, in one sentence, if it cannot.
  Optional<String> objection(Log.Header header) {
    Optional<CatalogEntry> game = find(header.game());
    if (game.isEmpty())
      return Optional.of("The game \"" + header.game() + "\" is not played here any more.");
    if (game.get().rulesVersion() != header.rules()) {
      return Optional.of(
          "This table was dealt under another edition of the rules and cannot go on.");
    }
    if (lexicon().edition(header.lexicon()).isEmpty()) {
      return Optional.of(
          "This table was dealt with another edition of the dictionary and cannot go on.");
    }
    return game.get().objection(header.seats(), header.settings().values());
  }
}
