package parlour.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
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
import parlour.games.Catalog;
import parlour.games.GuestGames;
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

/// The certificate of a game from outside: a JUnit test that extends it checks one game against
/// every law, with mixtures of its settings and all its numbers of players.
///
/// `-Dlaws.seeds=5000` plays as many games of each mixture as you ask for.
public abstract class GameCertificate {
  private static final int SEEDS = Integer.getInteger("laws.seeds", 60);
  private static final int SAMPLING = Integer.getInteger("laws.sampling", 20);
  private static final int MOST_STEPS = 100_000;
  private static final int[] LEVELS = {3, 1, 5, 2, 4};

  private final Resources resources = new Resources(getClass().getClassLoader());

  /// The game as its author has written it, before a table adds anything.
  protected abstract CatalogEntry game();

  /// What is conserved in it, and how long it can get.
  protected abstract Ledger<?> ledger();

  @TestFactory
  Stream<DynamicTest> the_laws_hold() {
    return eachMixture(
        chosen -> {
          Game<?, ?, ?> game = open(chosen);
          Wire wire = new Wire();
          List<Integer> tables = tables(chosen);
          for (int seed = 0; seed < SEEDS; seed++)
            hold(game, tables.get(seed % tables.size()), seed, wire);
        });
  }

  // A ledger is that of the game's own position.
  @SuppressWarnings("unchecked")
  private <S, M, V> void hold(Game<S, M, V> game, int seats, long seed, Wire wire) {
    Ledger<S> ledger = (Ledger<S>) ledger();
    new Laws<>(game, ledger, seats, resources::hasClause, SAMPLING, wire).hold(seed);
  }

  @TestFactory
  Stream<DynamicTest> a_robot_that_reads_only_scenes_plays_to_the_end() {
    return eachTable(
        (chosen, seats) ->
            SceneRobot.play(open(chosen), seats, seats, ledger().longest(), ShippedLexicon.load()));
  }

  @TestFactory
  Stream<DynamicTest> what_a_table_shows_fits_its_kit() {
    return eachTable(
        (chosen, seats) ->
            assertThat(TableSense.walk(open(chosen), seats, seats)).as("what is wrong").isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> bots_play_it_without_a_fault() {
    return eachTable((chosen, seats) -> playWithBots(open(chosen), seats));
  }

  private <S, M, V> void playWithBots(Game<S, M, V> game, int seats) {
    Simulator.Played<M> played = playedByBots(game, seats);
    assertThat(played.refused()).as("moves of bots that the rules refused").isZero();
    assertThat(played.result()).as("the result of a game between bots").isPresent();
    List<Log.Entry> log = played.entries(game);
    assertThat(playedByBots(game, seats).entries(game))
        .as("the same game again: a bot has no chance but its dice")
        .isEqualTo(log);
    boolean pressing = game().about().race();
    assertThat(new FlowLaws<>(game, seats, seats, pressing).breach(log))
        .as("what does not flow")
        .isEmpty();
  }

  private static <S, M, V> Simulator.Played<M> playedByBots(Game<S, M, V> game, int seats) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, LEVELS[i % LEVELS.length]));
    return Simulator.play(game, seats, bots, MOST_STEPS);
  }

  @Test
  void the_rulebook_knows_every_clause() {
    Rulebook book = Rulebook.read(resources.text(Rulebook.resource(game().id())));
    assertThat(book.id()).as("the id after the title").isEqualTo(game().id());
    assertThat(book.entries()).extracting(Rulebook.Entry::id).doesNotHaveDuplicates();
    assertThat(book.entries()).extracting(Rulebook.Entry::number).doesNotHaveDuplicates();
    for (Rulebook.Entry clause : book.entries())
      assertThat(clause.id()).as("every clause is of this game").startsWith(game().id() + ".");
    for (Setting setting : game().settings())
      assertThat(setting.clause())
          .as("the clause of the setting " + setting.name())
          .matches(resources::hasClause);
    for (String clause : citedClauses())
      assertThat(clause).as("a clause that an event cites").matches(resources::hasClause);
  }

  @Test
  void the_lesson_and_the_sheet_speak_of_what_is_offered() {
    Set<String> offered = new HashSet<>();
    Set<String> kit = new HashSet<>();
    for (Map<String, String> chosen : mixtures())
      for (int seats : tables(chosen)) {
        open(chosen).kit(seats).actions().forEach(action -> kit.add(action.verb()));
        follow(open(chosen), seats, scene -> scene.offers().forEach(o -> offered.add(o.verb())));
      }
    List<Lesson> lesson = Lesson.read(resources.text(Lesson.resource(game().id())));
    offered.add("");
    assertThat(lesson).as("the lesson").isNotEmpty();
    assertThat(lesson).extracting(Lesson::verb).isSubsetOf(offered);
    for (HowTo.Section section : HowTo.read(resources.text(HowTo.resource(game().id()))).sections())
      for (HowTo.Sentence sentence : section.sentences())
        for (HowTo.Picture picture : sentence.pictures())
          if (picture instanceof HowTo.Picture.Press(String verb)) assertThat(kit).contains(verb);
  }

  @Test
  void the_jar_brings_it() {
    assertThat(Catalog.find(game().id())).as("a game of the house with this id").isEmpty();
    assertThat(game().id()).matches("[a-z][a-z-]{0,39}");
    assertThat(game().about().isGuest())
        .as("begin the entry of the game with CatalogEntry.guest")
        .isTrue();
    List<String> brought = new ArrayList<>();
    for (GuestGames guests : ServiceLoader.load(GuestGames.class, getClass().getClassLoader()))
      guests.games().forEach(entry -> brought.add(entry.id()));
    assertThat(brought)
        .as("META-INF/services/parlour.games.GuestGames names a class that brings the game")
        .contains(game().id());
  }

  private Game<?, ?, ?> open(Map<String, String> chosen) {
    return game().open(chosen, ShippedLexicon.load());
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

  /// Shows every scene of a game between bots, to every seat that plays.
  private static <S, M, V> void follow(Game<S, M, V> game, int seats, Consumer<Scene> see) {
    Referee<S, M, V> referee = new Referee<>(game, seats, seats);
    for (Log.Entry entry : playedByBots(game, seats).entries(game)) {
      for (int i = 0; i < seats; i++) see.accept(referee.scene(Seat.of(i)));
      referee.apply(entry);
    }
  }

  private List<Map<String, String>> mixtures() {
    return SettingMixtures.of(game().settings(), chosen -> !tables(chosen).isEmpty(), true);
  }

  /// The numbers of players that settings allow.
  private List<Integer> tables(Map<String, String> chosen) {
    return IntStream.rangeClosed(game().seating().fewest(), game().seating().most())
        .filter(seats -> game().objection(seats, chosen).isEmpty())
        .boxed()
        .toList();
  }

  private Stream<DynamicTest> eachMixture(Consumer<Map<String, String>> test) {
    return mixtures().stream()
        .map(chosen -> DynamicTest.dynamicTest(name(chosen), () -> test.accept(chosen)));
  }

  private interface TableTest {
    void at(Map<String, String> chosen, int seats);
  }

  private Stream<DynamicTest> eachTable(TableTest test) {
    return mixtures().stream()
        .flatMap(
            chosen ->
                tables(chosen).stream()
                    .map(
                        seats ->
                            DynamicTest.dynamicTest(
                                seats + " players, " + name(chosen),
                                () -> test.at(chosen, seats))));
  }

  private static String name(Map<String, String> chosen) {
    return chosen.isEmpty() ? "the usual settings" : chosen.toString();
  }
}
