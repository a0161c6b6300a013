package parlour.app.guest;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import parlour.app.config.Refusal;
import parlour.games.GameList;
import parlour.games.GuestGames;
import parlour.games.Rulebook;
import parlour.games.material.CatalogEntry;

/// The games and bots that jars bring, found by the service loader and by the names of classes.
///
/// It is code that whoever starts the program trusts: nothing here confines it.
public final class Guests {
  private static final String SERVICE = "META-INF/services/" + GuestGames.class.getName();
  private static final String GAME_ID = "[a-z][a-z-]{0,39}";

  private final ClassLoader loader;
  private final GameList games;

  private Guests(ClassLoader loader, GameList games) {
    this.loader = loader;
    this.games = games;
  }

  /// The jars in the folder `plugins` of a data folder, by name; none where there is no such
  /// folder.
  public static List<Path> plugins(Path dataFolder) {
    Path folder = dataFolder.resolve("plugins");
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException broken) {
      throw new Refusal(
          Refusal.SYSTEM, "The folder " + folder + " cannot be read: " + broken.getMessage() + ".");
    }
  }

  /// Loads jars, or refuses in one sentence.
  ///
  /// @param named those that were asked for by name: each must bring a game
  /// @param others those that may bring bots only
  public static Guests load(List<Path> named, List<Path> others) {
    ClassLoader house = Guests.class.getClassLoader();
    if (named.isEmpty() && others.isEmpty()) return new Guests(house, GameList.HOUSE);
    List<URL> urls = new ArrayList<>();
    for (Path jar : named) urls.add(checked(jar, true));
    for (Path jar : others) urls.add(checked(jar, false));
    ClassLoader loader = new URLClassLoader("guests", urls.toArray(URL[]::new), house);
    List<CatalogEntry> guests = new ArrayList<>();
    Iterator<ServiceLoader.Provider<GuestGames>> providers =
        ServiceLoader.load(GuestGames.class, loader).stream().iterator();
    try {
      while (providers.hasNext()) add(providers.next(), guests, house, loader);
    } catch (ServiceConfigurationError | LinkageError broken) {
      throw new Refusal(Refusal.NO, "A guest's games cannot be loaded: " + reason(broken) + ".");
    }
    return new Guests(loader, GameList.HOUSE.with(guests));
  }

  private static URL checked(Path jar, boolean withGames) {
    if (!Files.exists(jar)) throw new Refusal(Refusal.SYSTEM, "There is no file " + jar + ".");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      if (withGames && zip.getEntry(SERVICE) == null)
        throw new Refusal(
            Refusal.NO,
            "The file "
                + jar
                + " brings no game (it has no "
                + SERVICE
                + ") and no bot of it was named.");
      return jar.toAbsolutePath().toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException none) {
      throw new Refusal(Refusal.NO, "The file " + jar + " is no jar: " + none.getMessage() + ".");
    }
  }

  private static void add(
      ServiceLoader.Provider<GuestGames> provider,
      List<CatalogEntry> guests,
      ClassLoader house,
      ClassLoader loader) {
    List<CatalogEntry> brought;
    try {
      brought = provider.get().games();
    } catch (ServiceConfigurationError | LinkageError | RuntimeException broken) {
      throw new Refusal(
          Refusal.NO,
          "The games of " + jar(provider) + " cannot be loaded: " + reason(broken) + ".");
    }
    for (CatalogEntry entry : brought) {
      String wrong = objection(entry, guests, house, loader);
      if (!wrong.isEmpty())
        throw new Refusal(
            Refusal.NO, "The game \"" + entry.id() + "\" of " + jar(provider) + " " + wrong + ".");
      guests.add(entry);
    }
  }

  /// What keeps a game out, as the end of a sentence; empty where nothing does.
  private static String objection(
      CatalogEntry entry, List<CatalogEntry> guests, ClassLoader house, ClassLoader loader) {
    String id = entry.id();
    String rulebook = Rulebook.resource(id).substring(1);
    if (!id.matches(GAME_ID))
      return "has an id that is not of small letters and hyphens, at most forty";
    // A rulebook without a game is a chapter that several games share.
    boolean known = GameList.HOUSE.find(id).isPresent() || house.getResource(rulebook) != null;
    if (known || guests.stream().anyMatch(guest -> guest.id().equals(id)))
      return "is here already, under the same id";
    if (!entry.about().isGuest())
      return "is not marked as a guest: begin its entry with CatalogEntry.guest";
    try (InputStream in = loader.getResourceAsStream(rulebook)) {
      if (in == null) return "has no rulebook: " + rulebook + " is missing";
      Rulebook book = Rulebook.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return book.entries().isEmpty() ? "has a rulebook without a clause, " + rulebook : "";
    } catch (IOException | RuntimeException unreadable) {
      return "has a rulebook that cannot be read, " + rulebook + ": " + unreadable.getMessage();
    }
  }

  private static String jar(ServiceLoader.Provider<GuestGames> provider) {
    URL source = provider.type().getProtectionDomain().getCodeSource().getLocation();
    return Path.of(URI.create(source.toString())).getFileName().toString();
  }

  /// What went wrong, by its innermost cause.
  static String reason(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) cause = cause.getCause();
    String message = String.valueOf(cause.getMessage()).replaceAll("\\.$", "");
    return cause.getClass().getSimpleName() + ", " + message;
  }

  /// The games of the house and of its guests.
  public GameList games() {
    return games;
  }

  /// Where the resources of all games are found.
  public ClassLoader loader() {
    return loader;
  }

  /// The titles of the games that guests brought.
  public List<String> titles() {
    return games.entries().stream()
        .filter(entry -> entry.about().isGuest())
        .map(CatalogEntry::title)
        .toList();
  }

  /// The bot of a class, by its full name.
  GuestBot bot(String className) {
    try {
      return GuestBot.of(Class.forName(className, true, loader));
    } catch (ClassNotFoundException _) {
      throw new Refusal(
          Refusal.USAGE,
          "There is no bot \"" + className + "\": no jar of --with or plugins has such a class.");
    } catch (LinkageError broken) {
      throw new Refusal(
          Refusal.NO, "The bot " + className + " cannot be loaded: " + reason(broken) + ".");
    }
  }
}
