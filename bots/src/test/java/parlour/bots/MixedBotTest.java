package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.skill.Reflexes;
import parlour.bots.skill.Strength;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.Catalog;

/// Between two levels there is every strength.
class MixedBotTest {
  private static final List<Integer> STRENGTHS = List.of(150, 275, 333, 460, 120, 240, 390, 410);

  @TestFactory
  Stream<DynamicTest> bots_between_levels_end_every_game_and_are_never_refused() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () ->
                        play(
                            entry.open(Map.of("pause", "brief"), ShippedLexicon.load()),
                            TestTables.seats(entry))));
  }

  private static <S, M, V> void play(Game<S, M, V> game, int seats) {
    for (int seed = 0; seed < 2; seed++) {
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int i = 0; i < seats; i++)
        bots.add(Bots.seat(game, STRENGTHS.get((i + 3 * seed) % STRENGTHS.size())));
      Simulator.Played<M> played = Simulator.play(game, seed, bots, 100_000);
      assertThat(played.result()).isPresent();
      assertThat(played.refused()).isZero();
    }
  }

  @Test
  void a_strength_goes_by_the_name_of_the_nearest_level() {
    assertThat(Strength.of(3)).isEqualTo(new Strength(300));
    assertThat(Strength.of(249).level()).isEqualTo(2);
    assertThat(Strength.of(250).level()).isEqualTo(3);
    assertThat(Strength.isOne(6)).isFalse();
    assertThat(Strength.isOne(501)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> Strength.of(99));
  }

  @Test
  void reflexes_lie_between_those_of_the_levels() {
    assertThat(Reflexes.of(Strength.of(4))).isEqualTo(Reflexes.of(4));
    assertThat(Reflexes.of(Strength.of(450)).quickestMillis())
        .isEqualTo((Reflexes.of(4).quickestMillis() + Reflexes.of(5).quickestMillis()) / 2);
  }
}
