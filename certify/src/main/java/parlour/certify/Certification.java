package parlour.certify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Setting;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.HowTo;
import parlour.games.Lesson;
import parlour.games.Rulebook;
import parlour.games.material.CatalogEntry;
import parlour.testkit.FlowLaws;
import parlour.testkit.SettingMixtures;
import parlour.testkit.laws.Laws;
import parlour.testkit.laws.Ledger;
import parlour.testkit.laws.SceneRobot;
import parlour.testkit.laws.TableSense;
import parlour.testkit.laws.Wire;

/// All checks of a game from outside, against every law, with mixtures of its settings and all its
/// numbers of players. A check that fails throws an [AssertionError] with the seed and the moves.
///
/// It needs no test framework: a game's own test runs it by [GameCertificate], an operator by
/// `parlour certify`.
public final class Certification {
  private static final int MOST_STEPS = 100_000;
  private static final int[] LEVELS = {3, 1, 5, 2, 4};

  private final CatalogEntry entry;
  private final Ledger<?> ledger;
  private final Resources resources;
  private final int seeds;
  private final int sampling;
  private final AtomicLong probes = new AtomicLong();

  /// One check, and the settings and players it is made with; none where it is made once.
  public record Check(String table, Runnable run) {}

  /// @param entry the game as its author has written it, before a table adds anything
  /// @param ledger what is conserved in it, and how long it can get
  /// @param loader where its texts are found
  /// @param seeds how many games of each mixture of settings are held against the laws
  /// @param sampling one step in this many is checked against every law
  public Certification(
      CatalogEntry entry, Ledger<?> ledger, ClassLoader loader, int seeds, int sampling) {
    this.entry = entry;
    this.ledger = ledger;
    this.resources = new Resources(loader);
    this.seeds = seeds;
    this.sampling = sampling;
  }

  /// The ledger of a game of which nothing is known but its interface: that things are conserved
  /// only its author can say.
  public static Ledger<?> unknown() {
    return new Ledger<>() {
      @Override
      public int longest() {
        return MOST_STEPS;
      }

      @Override
      public Object stock(Object position) {
        return "";
      }
    };
  }

  /// How many answers were tried in two worlds that look the same.
  public long probes() {
    return probes.get();
  }

  /// The checks by what they are about, in their order.
  public Map<String, List<Check>> checks() {
    Map<String, List<Check>> checks = new LinkedHashMap<>();
    checks.put(
        "the laws hold",
        mixtures().stream()
            .map(chosen -> new Check(name(chosen), () -> holdLaws(chosen)))
            .toList());
    checks.put("a robot that reads only scenes plays to the end", eachTable(this::robot));
    checks.put("what a table shows fits its kit", eachTable(this::fits));
    checks.put("bots play it without a fault", eachTable((chosen, n) -> withBots(open(chosen), n)));
    checks.put("the rulebook knows every clause", List.of(new Check("", this::rulebook)));
    checks.put(
        "the lesson and the sheet speak of what is offered",
        List.of(new Check("", this::lessonAndSheet)));
    return checks;
  }

  private void holdLaws(Map<String, String> chosen) {
    Game<?, ?, ?> game = open(chosen);
    Wire wire = new Wire();
    List<Integer> tables = tables(chosen);
    for (int seed = 0; seed < seeds; seed++)
      hold(game, tables.get(seed % tables.size()), seed, wire);
  }

  // A ledger is that of the game's own position.
  @SuppressWarnings("unchecked")
  private <S, M, V> void hold(Game<S, M, V> game, int seats, long seed, Wire wire) {
    Laws<S, M, V> laws =
        new Laws<>(game, (Ledger<S>) ledger, seats, resources::hasClause, sampling, wire);
    probes.addAndGet(laws.hold(seed));
  }

  private void robot(Map<String, String> chosen, int seats) {
    SceneRobot.play(open(chosen), seats, seats, ledger.longest(), ShippedLexicon.load());
  }

  private void fits(Map<String, String> chosen, int seats) {
    none("what a table shows", TableSense.walk(open(chosen), seats, seats));
  }

  private <S, M, V> void withBots(Game<S, M, V> game, int seats) {
    Simulator.Played<M> played = playedByBots(game, seats);
    that(played.refused() == 0, played.refused() + " moves of bots were refused");
    that(played.result().isPresent(), "a game between bots has no result");
    List<Log.Entry> log = played.entries(game);
    that(
        playedByBots(game, seats).entries(game).equals(log),
        "the same game went another way: a bot has no chance but its dice");
    boolean pressing = entry.about().race();
    none("what does not flow", new FlowLaws<>(game, seats, seats, pressing).breach(log));
  }

  private static <S, M, V> Simulator.Played<M> playedByBots(Game<S, M, V> game, int seats) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, LEVELS[i % LEVELS.length]));
    return Simulator.play(game, seats, bots, MOST_STEPS);
  }

  private void rulebook() {
    Rulebook book = Rulebook.read(resources.text(Rulebook.resource(entry.id())));
    that(book.id().equals(entry.id()), "the rulebook is that of \"" + book.id() + "\"");
    Set<String> ids = new HashSet<>();
    Set<String> numbers = new HashSet<>();
    for (Rulebook.Entry clause : book.entries()) {
      that(ids.add(clause.id()), "the clause " + clause.id() + " stands twice");
      that(numbers.add(clause.number()), "the number " + clause.number() + " stands twice");
      that(
          clause.id().startsWith(entry.id() + "."),
          "the clause " + clause.id() + " is of another game");
    }
    for (Setting setting : entry.settings())
      that(
          resources.hasClause(setting.clause()),
          "the setting " + setting.name() + " has an unknown clause, " + setting.clause());
    for (String clause : citedClauses())
      that(resources.hasClause(clause), "an event cites an unknown clause, " + clause);
  }

  /// The clauses that the events of a game between bots cite.
  private Set<String> citedClauses() {
    Set<String> cited = new HashSet<>();
    for (int seats : tables(Map.of())) cite(open(Map.of()), seats, cited);
    return cited;
  }

  private static <S, M, V> void cite(Game<S, M, V> game, int seats, Set<String> cited) {
    Referee<S, M, V> referee = new Referee<>(game, seats, seats);
    for (Log.Entry entry : playedByBots(game, seats).entries(game))
      if (referee.apply(entry) instanceof Referee.Decision.Accepted(var events))
        events.forEach(event -> cited.addAll(event.line().clauses()));
  }

  private void lessonAndSheet() {
    Set<String> offered = new HashSet<>();
    Set<String> kit = new HashSet<>();
    for (Map<String, String> chosen : mixtures())
      for (int seats : tables(chosen)) {
        open(chosen).kit(seats).actions().forEach(action -> kit.add(action.verb()));
        follow(open(chosen), seats, scene -> scene.offers().forEach(o -> offered.add(o.verb())));
      }
    List<Lesson> lesson =
        resources.find(Lesson.resource(entry.id())).map(Lesson::read).orElse(List.of());
    for (Lesson hint : lesson)
      that(
          hint.verb().isEmpty() || offered.contains(hint.verb()),
          "the lesson explains \"" + hint.verb() + "\", which is never offered");
    Optional<HowTo> sheet = resources.find(HowTo.resource(entry.id())).map(HowTo::read);
    for (HowTo.Section section : sheet.map(HowTo::sections).orElse(List.of()))
      for (HowTo.Sentence sentence : section.sentences())
        for (HowTo.Picture picture : sentence.pictures())
          if (picture instanceof HowTo.Picture.Press(String verb))
            that(
                kit.contains(verb),
                "the sheet shows the button \"" + verb + "\", which is not there");
  }

  /// Shows every scene of a game between bots, to every seat that plays.
  private static <S, M, V> void follow(Game<S, M, V> game, int seats, Consumer<Scene> see) {
    Referee<S, M, V> referee = new Referee<>(game, seats, seats);
    for (Log.Entry entry : playedByBots(game, seats).entries(game)) {
      for (int i = 0; i < seats; i++) see.accept(referee.scene(Seat.of(i)));
      referee.apply(entry);
    }
  }

  private Game<?, ?, ?> open(Map<String, String> chosen) {
    return entry.open(chosen, ShippedLexicon.load());
  }

  private List<Map<String, String>> mixtures() {
    return SettingMixtures.of(entry.settings(), chosen -> !tables(chosen).isEmpty(), true);
  }

  /// The numbers of players that settings allow.
  private List<Integer> tables(Map<String, String> chosen) {
    return IntStream.rangeClosed(entry.seating().fewest(), entry.seating().most())
        .filter(seats -> entry.objection(seats, chosen).isEmpty())
        .boxed()
        .toList();
  }

  private interface AtTable {
    void check(Map<String, String> chosen, int seats);
  }

  private List<Check> eachTable(AtTable test) {
    List<Check> checks = new ArrayList<>();
    for (Map<String, String> chosen : mixtures())
      for (int seats : tables(chosen))
        checks.add(new Check(seats + " players, " + name(chosen), () -> test.check(chosen, seats)));
    return checks;
  }

  private static String name(Map<String, String> chosen) {
    return chosen.isEmpty() ? "the usual settings" : chosen.toString();
  }

  private static void none(String what, Optional<String> fault) {
    fault.ifPresent(
        wrong -> {
          throw new AssertionError(what + ": " + wrong);
        });
  }

  static void that(boolean holds, String otherwise) {
    if (!holds) throw new AssertionError(Objects.requireNonNull(otherwise));
  }
}
