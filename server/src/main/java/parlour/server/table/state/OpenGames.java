package parlour.server.table.state;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.games.Editions;
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
  private final Editions editions;
  private final InstalledGames installed;
  private final FutureTask<Words> stationery = new FutureTask<>(() -> new Words(houseJudge()));

  /// The games of the catalogue with the shipped dictionary and the words of this house.
  public OpenGames(HouseList house) {
    this(InstalledGames.house(), house);
  }

  /// These games with the shipped dictionary and the words of this house.
  public OpenGames(InstalledGames installed, HouseList house) {
    this(installed, installed.games()::find, () -> ShippedLexicon.load().withHouseWords(house));
  }

  /// Games of another catalogue with another dictionary: another build, to a test of upgrades.
  public OpenGames(Function<String, Optional<CatalogEntry>> catalog, Callable<Lexicon> dictionary) {
    this(InstalledGames.house(), catalog, dictionary);
  }

  private OpenGames(
      InstalledGames installed,
      Function<String, Optional<CatalogEntry>> catalog,
      Callable<Lexicon> dictionary) {
    this.installed = installed;
    this.lexicon = new FutureTask<>(dictionary);
    this.editions = new Editions(catalog, this::lexicon);
  }

  /// What there is to play with, guests included.
  public InstalledGames installed() {
    return installed;
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
    return editions.catalog().apply(game);
  }

  /// Opens stored games under the editions they were dealt with.
  public Editions editions() {
    return editions;
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

  public Game<?, ?, ?> open(CatalogEntry game, Settings settings) {
    return game.open(settings.values(), lexicon());
  }
}
