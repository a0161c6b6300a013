package parlour.app.research;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Setting;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.Rulebook;
import parlour.games.material.CatalogEntry;

/// Measures what our readings of the gaps amount to in play: every game with its usual options, and
/// with every option that a gap offers.
public final class Survey {
  /// No game goes on for more steps than this.
  private static final int MAX_STEPS = 200_000;

  /// The chapters that apply to every game.
  private static final List<String> COMMON = List.of("components", "general", "anagrams-var");

  private final int games;
  private final int level;
  private final int seats;
  private final Set<String> ourReadings = new HashSet<>();

  /// @param seats how many play, where the game allows it
  public Survey(int games, int level, int seats) {
    this.games = games;
    this.level = level;
    this.seats = seats;
  }

  /// One way to play a game.
  ///
  /// @param label what is different in it, and where that makes a difference at all
  public record Way(CatalogEntry entry, String label, Map<String, String> settings, int players) {}

  /// Where an option may make a difference: another option besides, or a number of players.
  private record Context(String label, Map<String, String> settings, int players) {}

  /// How many games show whether an option makes a difference.
  private static final int PROBES = 3;

  /// The measurements of one way.
  ///
  /// @param firstSeatShare the first seat's share of the wins
  /// @param used how many games cited a reading of ours
  /// @param decided how many games ended with a play that cited one
  public record Row(
      Way way,
      int players,
      int games,
      double meanMoves,
      double meanMinutes,
      double firstSeatShare,
      int used,
      int decided,
      int unfinished) {}

  /// The usual options, and one way for every other choice about a gap, each where it makes a
  /// difference; a choice that nowhere does is left out.
  public List<Way> ways(CatalogEntry entry) {
    Set<String> gaps = resolved(entry.id());
    for (String chapter : COMMON) gaps.addAll(resolved(chapter));
    List<Way> ways = new ArrayList<>();
    ways.add(new Way(entry, "as usual", Map.of(), players(entry, Map.of(), seats)));
    Map<List<Object>, List<Object>> courses = new HashMap<>();
    for (Setting setting : entry.settings())
      if (gaps.contains(setting.clause()) && !setting.name().equals("clock"))
        ways.addAll(ways(entry, setting, courses));
    return ways;
  }

  /// A way for every choice but the usual one of an option, each where it makes a difference.
  ///
  /// @param courses the games of contexts that were played already, which many ways share
  List<Way> ways(CatalogEntry entry, Setting setting, Map<List<Object>, List<Object>> courses) {
    List<Way> ways = new ArrayList<>();
    for (Field.Option choice : setting.choices().subList(1, setting.choices().size())) {
      String label = setting.label() + ": " + choice.label().toLowerCase(Locale.ROOT);
      for (Context context : contexts(entry, setting)) {
        Map<String, String> settings = new HashMap<>(context.settings());
        settings.put(setting.name(), choice.value());
        Way way = new Way(entry, label + context.label(), Map.copyOf(settings), context.players());
        if (!matters(way, context, courses)) continue;
        ways.add(way);
        break;
      }
    }
    return ways;
  }

  /// The usual table first, then with every other option besides, then with most players.
  private List<Context> contexts(CatalogEntry entry, Setting setting) {
    List<Context> contexts = new ArrayList<>();
    contexts.add(new Context("", Map.of(), players(entry, Map.of(), seats)));
    for (Setting other : entry.settings()) {
      if (other.name().equals(setting.name()) || other.name().equals("clock")) continue;
      for (Field.Option choice : other.choices().subList(1, other.choices().size())) {
        Map<String, String> settings = Map.of(other.name(), choice.value());
        String where =
            " (with " + other.label() + ": " + choice.label().toLowerCase(Locale.ROOT) + ")";
        contexts.add(new Context(where, settings, players(entry, settings, seats)));
      }
    }
    int most = entry.seating().most();
    contexts.add(new Context("", Map.of(), players(entry, Map.of(), most)));
    return contexts;
  }

  /// Whether the games of a way go otherwise than those of its context alone.
  private boolean matters(Way way, Context context, Map<List<Object>, List<Object>> courses) {
    if (way.entry().objection(way.players(), way.settings()).isPresent()) return false;
    Game<?, ?, ?> game = way.entry().open(way.settings(), ShippedLexicon.load());
    Game<?, ?, ?> plain = way.entry().open(context.settings(), ShippedLexicon.load());
    for (long seed = 1; seed <= PROBES; seed++) {
      long dealt = seed;
      List<Object> usual =
          courses.computeIfAbsent(
              List.of(context.settings(), way.players(), seed),
              _ -> course(plain, way.players(), dealt));
      if (!course(game, way.players(), seed).equals(usual)) return true;
    }
    return false;
  }

  /// What was done in a game, and how it ended.
  private <S, M, V> List<Object> course(Game<S, M, V> game, int players, long seed) {
    Simulator.Played<M> played = simulate(game, players, seed);
    return List.of(played.entries(game), played.result().map(Result::points));
  }

  private <S, M, V> Simulator.Played<M> simulate(Game<S, M, V> game, int players, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < players; i++) bots.add(Bots.seat(game, level));
    return Simulator.play(game, seed, bots, MAX_STEPS);
  }

  /// The clauses of a chapter that are our own reading.
  private static Set<String> resolved(String chapter) {
    Set<String> ids = new HashSet<>();
    for (Rulebook.Entry entry : rulebook(chapter).entries())
      if (entry.status().contains("R")) ids.add(entry.id());
    return ids;
  }

  private static Rulebook rulebook(String chapter) {
    try (InputStream in = Rulebook.class.getResourceAsStream(Rulebook.resource(chapter))) {
      if (in == null) throw new IllegalStateException("no rulebook of " + chapter);
      return Rulebook.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Row measure(Way way) {
    int players = way.players();
    ourReadings.addAll(resolved(way.entry().id()));
    for (String chapter : COMMON) ourReadings.addAll(resolved(chapter));
    Game<?, ?, ?> game = way.entry().open(way.settings(), ShippedLexicon.load());
    List<One> played =
        IntStream.rangeClosed(1, games)
            .parallel()
            .mapToObj(seed -> play(game, players, seed))
            .toList();
    return new Row(
        way,
        players,
        games,
        played.stream().mapToInt(One::moves).average().orElse(0),
        played.stream().mapToLong(One::millis).average().orElse(0) / 60_000,
        played.stream().mapToDouble(One::firstSeatShare).average().orElse(0),
        (int) played.stream().filter(One::used).count(),
        (int) played.stream().filter(One::decided).count(),
        (int) played.stream().filter(one -> !one.finished()).count());
  }

  private static int players(CatalogEntry entry, Map<String, String> settings, int wish) {
    CatalogEntry.Seating seating = entry.seating();
    int wished = Math.clamp(wish, seating.fewest(), seating.most());
    for (int count = wished; count <= seating.most(); count++)
      if (entry.objection(count, settings).isEmpty()) return count;
    return seating.fewest();
  }

  /// One game.
  ///
  /// @param firstSeatShare the first seat's share of the win
  private record One(
      int moves,
      long millis,
      double firstSeatShare,
      boolean used,
      boolean decided,
      boolean finished) {}

  private <S, M, V> One play(Game<S, M, V> game, int players, long seed) {
    Simulator.Played<M> played = simulate(game, players, seed);
    Referee<S, M, V> referee = new Referee<>(game, players, seed);
    boolean used = false;
    boolean last = false;
    for (Log.Entry entry : played.entries(game)) {
      last = cites(referee.apply(entry));
      used |= last;
    }
    double first =
        played
            .result()
            .filter(result -> result.winners().has(Seat.of(0)))
            .map(result -> 1.0 / result.winners().size())
            .orElse(0.0);
    return new One(
        played.steps().size(), played.millis(), first, used, last, played.result().isPresent());
  }

  private boolean cites(Referee.Decision decision) {
    if (!(decision instanceof Referee.Decision.Accepted(List<Event> events))) return false;
    for (Event event : events)
      for (String clause : event.line().clauses()) if (ourReadings.contains(clause)) return true;
    return false;
  }

  /// The table as the register of gaps shows it.
  public static String markdown(List<Row> rows, int level) {
    StringBuilder out = new StringBuilder();
    out.append(
        "Played by bots of level "
            + level
            + " against one another. *First seat*: how often it won, and in"
            + " brackets its fair share. *Ours*: games in which a reading of ours was cited at all, and games"
            + " whose last play cited one.\n\n");
    out.append(
        "| game | way | players | games | moves | minutes | first seat | ours used | ours decided |\n");
    out.append("|---|---|---|---|---|---|---|---|---|\n");
    for (Row row : rows) {
      out.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %d | %d | %.0f | %.1f | %.0f %% (%.0f %%) | %.0f %% | %.0f %% |%n",
              row.way().entry().title(),
              row.way().label(),
              row.players(),
              row.games(),
              row.meanMoves(),
              row.meanMinutes(),
              100 * row.firstSeatShare(),
              100.0 / row.players(),
              100.0 * row.used() / row.games(),
              100.0 * row.decided() / row.games()));
    }
    return out.toString();
  }
}
