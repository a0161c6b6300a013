package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.testkit.SettingMixtures;
import parlour.testkit.laws.Breach;
import parlour.testkit.laws.DoubtLaws;

/// The laws of doubts and partners over every game in which the players judge words, with partners
/// wherever there are some. Older editions, in which doubts were free, partners doubted one another
/// and a pass ended a doubt, are the faults that must be found.
///
/// `-Dlaws.doubts=200` plays as many games of each.
@Execution(ExecutionMode.CONCURRENT)
@Tag("broad")
class DoubtLawsTest {
  private static final int SEEDS = Integer.getInteger("laws.doubts", 2);
  private static final int BROKEN = Integer.getInteger("laws.broken", 0);
  private static final int STEPS = 400;
  private static final Lexicon FEW_WORDS =
      new LexiconWriter("a few words").words(1, "cat", "man", "stone").lexicon();

  /// What an author forms in proof is always looked up.
  private static final Set<String> PROOFS = Set.of("form");

  @TestFactory
  Stream<DynamicTest> doubts_are_dear_stay_open_and_are_not_answered_by_partners() {
    return judged()
        .flatMap(
            entry ->
                choices(entry).stream()
                    .map(
                        chosen ->
                            DynamicTest.dynamicTest(
                                entry.id() + " " + chosen,
                                () -> hold(entry.open(chosen, ShippedLexicon.load()), chosen))));
  }

  @TestFactory
  Stream<DynamicTest> refusals_tell_nothing() {
    return judged()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () -> {
                      for (int seed = 0; seed < SEEDS; seed++)
                        tellsNothing(
                            entry.open(VIGILANT, ShippedLexicon.load()),
                            entry.open(VIGILANT, FEW_WORDS),
                            seed);
                    }));
  }

  private static final Map<String, String> VIGILANT = Map.of("judge", "vigilance");

  private static Stream<CatalogEntry> judged() {
    return Catalog.entries().stream()
        .filter(
            entry ->
                entry.settings().stream()
                    .anyMatch(s -> s.name().equals("judge") && s.allows("vigilance")));
  }

  /// Mixtures of settings in which the players judge, and partners where a game has them.
  private static List<Map<String, String>> choices(CatalogEntry entry) {
    List<Map<String, String>> all = new ArrayList<>();
    List<Map<String, String>> mixtures =
        new ArrayList<>(SettingMixtures.of(entry.settings(), _ -> true, false));
    mixtures.add(Map.of("partners", "yes"));
    for (Map<String, String> mixture : mixtures) {
      Map<String, String> chosen = new TreeMap<>(mixture);
      chosen.put("judge", "vigilance");
      // A table may agree on free doubts; whoever does so has chosen them.
      chosen.remove("doubt");
      if (entry.objection(seats(chosen), chosen).isEmpty() && !all.contains(chosen))
        all.add(chosen);
    }
    return all;
  }

  private static int seats(Map<String, String> chosen) {
    return "yes".equals(chosen.get("partners")) ? 4 : 3;
  }

  private static int hold(Game<?, ?, ?> game, Map<String, String> chosen) {
    int looked = 0;
    for (int seed = 0; seed < SEEDS; seed++)
      looked += new DoubtLaws<>(game, seats(chosen), STEPS).hold(seed);
    return looked;
  }

  @SuppressWarnings("unchecked")
  private static <S, M, V> void tellsNothing(Game<S, M, V> game, Game<?, ?, ?> other, long seed) {
    new DoubtLaws<>(game, 3, STEPS).tellsNothing((Game<S, M, V>) other, PROOFS, seed);
  }

  @Test
  void doubts_come_up() {
    for (String id : List.of("travelling", "spelling-match", "word-building", "logomachy")) {
      Map<String, String> chosen = Map.of("judge", "vigilance", "partners", "yes");
      CatalogEntry entry = Catalog.find(id).orElseThrow();
      assertThat(hold(entry.open(chosen, ShippedLexicon.load()), chosen)).as(id).isPositive();
    }
  }

  /// A game as it was dealt before the edition that is played now.
  private static Game<?, ?, ?> old(String id, Map<String, String> chosen) {
    return Habits.under(Catalog.find(id).orElseThrow().rulesVersion() - 1, id, chosen);
  }

  /// Of how many games a law is broken; `-Dlaws.broken=60` counts them all, and else the first will
  /// do.
  private static void isFound(int law, LongConsumer play) {
    int broken = 0;
    for (int seed = 0; seed < Math.max(40, BROKEN) && (broken == 0 || seed < BROKEN); seed++)
      try {
        play.accept(seed);
      } catch (Breach breach) {
        if (breach.law() == law) broken++;
      }
    if (BROKEN > 0) System.out.printf("law %d is broken in %d of %d games%n", law, broken, BROKEN);
    assertThat(broken).isPositive();
  }

  private static void isFound(int law, Game<?, ?, ?> game, int seats) {
    isFound(law, seed -> new DoubtLaws<>(game, seats, STEPS).hold(seed));
  }

  @Test
  void partners_who_take_one_anothers_nonsense_are_found() {
    isFound(10, old("travelling", Map.of("partners", "yes", "words", "carry")), 4);
  }

  @Test
  void a_pass_that_ends_the_doubts_of_others_is_found() {
    isFound(11, old("wmwt", VIGILANT), 3);
  }

  @Test
  void free_doubts_are_found() {
    isFound(12, old("travelling", Map.of()), 3);
    isFound(12, old("speculation", Map.of()), 3);
  }

  @Test
  void a_refusal_that_tells_is_found() {
    Game<?, ?, ?> game = Habits.under(1, "wmwt", VIGILANT);
    CatalogEntry.Edition first = Catalog.find("wmwt").orElseThrow().edition(1).orElseThrow();
    Game<?, ?, ?> other = first.opening().open(Settings.of(first.settings(), VIGILANT), FEW_WORDS);
    isFound(13, seed -> tellsNothing(game, other, seed));
  }
}
