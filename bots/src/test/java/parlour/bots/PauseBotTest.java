package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;

/// Bots at a table as one person opens it: with pauses, and without a clock.
class PauseBotTest {
  private static final Set<String> ENDS_FOR_THE_LAST =
      Set.of("anagrams", "spelling-match", "out-in-the-cold", "letter-pool", "puzzle-neighbor");

  @TestFactory
  Stream<DynamicTest> no_bot_waits_for_a_clock_that_does_not_run() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                Stream.of(1, 3, 5)
                    .map(
                        level ->
                            DynamicTest.dynamicTest(
                                entry.id() + " at level " + level, () -> play(entry, level))));
  }

  /// Nobody else is kept by one person who takes their time, so nothing is done in their place.
  /// Where all are at something at once it ends for the last of them as well: those games have
  /// clocks of their own.
  @TestFactory
  Stream<DynamicTest> one_person_among_bots_is_waited_for_wherever_they_alone_must_play() {
    return Catalog.entries().stream()
        .filter(entry -> !ENDS_FOR_THE_LAST.contains(entry.id()))
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(), () -> assertThat(hurried(open(entry, 1))).isEmpty()));
  }

  @Test
  void among_several_people_whose_cards_turn_themselves_it_would_be_found() {
    assertThat(hurried(open(Catalog.find("wild-animal").orElseThrow(), 2))).isNotEmpty();
    assertThat(hurried(open(Catalog.find("bull-frog").orElseThrow(), 2))).isNotEmpty();
  }

  private static <S, M, V> List<Prompt> hurried(Game<S, M, V> game) {
    int seats = 3;
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, 2));
    Referee<S, M, V> referee = new Referee<>(game, seats, 1);
    List<Prompt> hurried = new ArrayList<>();
    for (Log.Entry entry : Simulator.play(game, 1, bots, 50_000).entries(game)) {
      Prompt prompt = referee.prompt();
      if (prompt.must().size() == 1 && prompt.hasDeadline()) hurried.add(prompt);
      referee.apply(entry);
    }
    return hurried;
  }

  private static Game<?, ?, ?> open(CatalogEntry entry, int persons) {
    Settings settings = Settings.of(entry.settings(), Pauses.forPeople(entry));
    Settings settled = Pauses.forCompany(settings, persons);
    return entry.open(settled.values(), ShippedLexicon.load());
  }

  private static void play(CatalogEntry entry, int level) {
    play(open(entry, 1), TestTables.seats(entry), level, level);
  }

  private static <S, M, V> void play(Game<S, M, V> game, int seats, int level, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, level));
    Simulator.Played<M> played = Simulator.play(game, seed, bots, 50_000);
    assertThat(played.result())
        .as("seed %s after %s steps", seed, played.steps().size())
        .isPresent();
    assertThat(played.refused()).isZero();
  }
}
