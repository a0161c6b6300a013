package parlour.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.bots.Bots;
import parlour.dictionary.ShippedLexicon;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.lexicon.house.HouseList;
import picocli.CommandLine.Option;

/// Options that several commands take, each as a picocli mixin that a command combines as it needs.
///
/// A command may give its own default; help shows it.
public final class SharedOptions {
  private SharedOptions() {}

  /// `--json`.
  public static final class JsonOutput {
    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    public boolean isOn() {
      return json;
    }
  }

  /// `--games`.
  public static final class Games {
    private final int most;

    @Option(
        names = "--games",
        paramLabel = "N",
        description = "How many games to play (${DEFAULT-VALUE}).")
    private int games;

    public Games(int usual, int most) {
      this.games = usual;
      this.most = most;
    }

    public int count() {
      if (games < 1 || games > most)
        throw new Refusal(Refusal.USAGE, "The number of games must be from 1 to " + most + ".");
      return games;
    }
  }

  /// `--seats`.
  public static final class Seats {
    @Option(
        names = "--seats",
        paramLabel = "K",
        description = "How many players; 0 leaves it to the command (${DEFAULT-VALUE}).")
    private int seats;

    /// @param usual the default; 0 where the command chooses a number that suits the game
    public Seats(int usual) {
      this.seats = usual;
    }

    /// How many players, or the given number where the command is to choose.
    public int orElse(int choice) {
      if (seats < 0)
        throw new Refusal(Refusal.USAGE, "The number of players cannot be " + seats + ".");
      return seats > 0 ? seats : choice;
    }

    public boolean isChosen() {
      return seats != 0;
    }
  }

  /// `--seed`.
  public static final class Seed {
    @Option(
        names = "--seed",
        paramLabel = "SEED",
        description = "The seed of the first deal (${DEFAULT-VALUE}).")
    private long seed;

    public Seed(long usual) {
      this.seed = usual;
    }

    public long value() {
      return seed;
    }
  }

  /// `--level`.
  public static final class Level {
    @Option(
        names = "--level",
        paramLabel = "L",
        description = "How well the bots play, 1 to 5 (${DEFAULT-VALUE}).")
    private int level = Bots.USUAL;

    public int value() {
      if (level < 1 || level > Bots.LEVELS)
        throw new Refusal(Refusal.USAGE, "The level must be from 1 to " + Bots.LEVELS + ".");
      return level;
    }
  }

  /// `--threads`.
  public static final class Threads {
    @Option(
        names = "--threads",
        paramLabel = "T",
        description = "How many threads to use; 0: one for each core (${DEFAULT-VALUE}).")
    private int threads;

    public int count() {
      if (threads < 0 || threads > 256)
        throw new Refusal(Refusal.USAGE, "The number of threads must be from 1 to 256.");
      return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }
  }

  /// `--house-words`.
  public static final class HouseWords {
    @Option(
        names = "--house-words",
        paramLabel = "FILE",
        description =
            "Words the house adds to the dictionary, one to a line; a word after - is struck out.")
    private Path file = Path.of("");

    public HouseList list() {
      return CommandInputs.houseWords(file);
    }

    /// The shipped dictionary with these words.
    public Lexicon lexicon() {
      return ShippedLexicon.load().withHouseWords(list());
    }
  }

  /// `--with`, once for each jar.
  public static final class GuestJars {
    @Option(
        names = "--with",
        paramLabel = "JAR",
        split = ",",
        description =
            "A jar that brings games or bots; may be repeated. Without it those that PARLOUR_WITH"
                + " names come; the jars in the folder plugins of the data folder come always.")
    private List<Path> jars = new ArrayList<>();

    /// Loads the jars of a command that names no bots.
    public Guests load() {
      return Guests.load(jars, standing());
    }

    /// Loads the jars of a command with these players; a jar without games may have brought one.
    public Guests load(List<String> players) {
      boolean guests = players.stream().anyMatch(BotNames::isGuest);
      return guests
          ? Guests.load(List.of(), Stream.concat(jars.stream(), standing().stream()).toList())
          : load();
    }

    /// The jars that a machine has for all its commands: those of its settings, unless the command
    /// names others, and those of the folder of plugins.
    private List<Path> standing() {
      SettingSources where =
          SettingSources.of(Map.of(), ServerSetting.SERVER_SETTINGS, System.getenv());
      Stream<Path> named = where.list("with").stream().filter(_ -> jars.isEmpty()).map(Path::of);
      return Stream.concat(named, Guests.plugins(Path.of(where.text("data"))).stream()).toList();
    }
  }

  /// `--length`, and `--option` once for each option of the game.
  public static final class GameSettings {
    @Option(
        names = {"--option", "--set"},
        paramLabel = "NAME=VALUE",
        description = "Sets an option of the game; may be repeated.")
    private Map<String, String> options = new TreeMap<>();

    @Option(
        names = "--length",
        paramLabel = "LENGTH",
        description =
            "short, usual or printed: the options of that length of the game, over which those of"
                + " --option go.")
    private String length = "";

    public boolean isChosen() {
      return !options.isEmpty() || !length.isEmpty();
    }

    /// The options chosen for this game.
    public Map<String, String> values(CatalogEntry entry) {
      entry
          .objection(length)
          .ifPresent(
              why -> {
                throw new Refusal(Refusal.USAGE, why);
              });
      return entry.chosen(length, options);
    }
  }
}
