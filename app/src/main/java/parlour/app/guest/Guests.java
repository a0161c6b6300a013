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
import java.util.Optional;
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
  private static final String LOADER = "guests";
  private static final String GAME_ID = "[a-z][a-z-]{0,39}";

  private final ClassLoader loader;
  private final GameList games;
  private final List<Path> jars;

  private Guests(ClassLoader loader, GameList games, List<Path> jars) {
    this.loader = loader;
    this.games = games;
    this.jars = jars;
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
    if (named.isEmpty() && others.isEmpty()) return new Guests(house, GameList.HOUSE, List.of());
    List<URL> urls = new ArrayList<>();
    List<Path> withGames = new ArrayList<>(named);
    for (Path jar : named) if (!hasGames(jar)) throw new Refusal(Refusal.NO, bringsNone(jar));
    for (Path jar : others) if (hasGames(jar)) withGames.add(jar);
    for (Path jar : named) urls.add(url(jar));
    for (Path jar : others) urls.add(url(jar));
    ClassLoader loader = new URLClassLoader(LOADER, urls.toArray(URL[]::new), house);
    List<CatalogEntry> guests = new ArrayList<>();
    Iterator<ServiceLoader.Provider<GuestGames>> providers =
        ServiceLoader.load(GuestGames.class, loader).stream().iterator();
    try {
      while (providers.hasNext()) add(providers.next(), guests, house, loader);
    } catch (ServiceConfigurationError | LinkageError broken) {
      throw new Refusal(Refusal.NO, "A guest's games cannot be loaded: " + reason(broken) + ".");
    }
    return new Guests(loader, GameList.HOUSE.with(guests), List.copyOf(withGames));
  }

  private static boolean hasGames(Path jar) {
    if (!Files.exists(jar)) throw new Refusal(Refusal.SYSTEM, "There is no file " + jar + ".");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(SERVICE) != null;
    } catch (IOException none) {
      throw new Refusal(Refusal.NO, "The file " + jar + " is no jar: " + none.getMessage() + ".");
    }
  }

  private static String bringsNone(Path jar) {
    return "The file "
        + jar
        + " brings no game (it has no "
        + SERVICE
        + ") and no bot of it was named.";
  }

  private static URL url(Path jar) {
    try {
      return jar.toAbsolutePath().toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
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

  /// What broke, by its own words or, where code of a jar threw it, by its place there.
  static String fault(Throwable thrown) {
    return thrown instanceof AssertionError
        ? String.valueOf(thrown.getMessage())
        : blame(thrown).orElseGet(() -> reason(thrown));
  }

  /// Where code of a jar broke, as a sentence; empty where no such code had a part in it.
  public static Optional<String> blame(Throwable thrown) {
    for (Throwable each = thrown; each != null; each = each.getCause())
      for (StackTraceElement place : each.getStackTrace())
        if (LOADER.equals(place.getClassLoaderName()))
          return Optional.of(
              "Code of a jar broke in "
                  + place.getClassName()
                  + " ("
                  + place.getFileName()
                  + ":"
                  + place.getLineNumber()
                  + "): "
                  + reason(thrown)
                  + ".");
    return Optional.empty();
  }

  /// The games of the house and of its guests.
  public GameList games() {
    return games;
  }

  /// Where the resources of all games are found.
  public ClassLoader loader() {
    return loader;
  }

  /// The games that guests brought.
  List<CatalogEntry> brought() {
    return games.entries().stream().filter(entry -> entry.about().isGuest()).toList();
  }

  /// The titles of the games that guests brought.
  public List<String> titles() {
    return brought().stream().map(CatalogEntry::title).toList();
  }

  /// The jars that brought games.
  public List<Path> jars() {
    return jars;
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
