package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.slapjack.Options;
import parlour.games.slapjack.SlapJack;
import parlour.testkit.Seeds;

/// What holds for every bot of every game.
@Tag("chance")
class BotsTest {
  /// So many that every level sits in one of them.
  private static final int GAMES = 3;

  @TestFactory
  Stream<DynamicTest> bots_of_every_level_end_every_game_and_are_never_refused() {
    return each(
        (entry, game) -> {
          Seeds.from(0, GAMES)
              .forEach(
                  seed -> {
                    Simulator.Played<?> played = play(entry, game, seed, new ArrayList<>());
                    assertThat(played.result())
                        .as("the game of seed " + seed + " ends")
                        .isPresent();
                    assertThat(played.refused()).as("refused plans, seed " + seed).isZero();
                  });
        });
  }

  @TestFactory
  Stream<DynamicTest> a_bot_is_a_function_of_what_it_saw_and_its_dice() {
    return each(
        (entry, game) -> {
          List<RecordingBot<?, ?>> recordings = new ArrayList<>();
          play(entry, game, 5, recordings);
          for (RecordingBot<?, ?> recording : recordings) recording.repeat();
        });
  }

  @Test
  void there_is_no_level_0_or_6() {
    SlapJack game = new SlapJack(Options.usual());
    assertThatIllegalArgumentException().isThrownBy(() -> Bots.seat(game, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Bots.seat(game, 6));
  }

  private interface Trial {
    void with(CatalogEntry entry, Game<?, ?, ?> game);
  }

  private static Stream<DynamicTest> each(Trial trial) {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () -> trial.with(entry, entry.open(Map.of(), ShippedLexicon.load()))));
  }

  private static <S, M, V> Simulator.Played<M> play(
      CatalogEntry entry, Game<S, M, V> game, long seed, List<RecordingBot<?, ?>> recordings) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < TestTables.seats(entry); i++) {
      RecordingBot<M, V> recording =
          new RecordingBot<>(game, 1 + (int) ((seed + 2L * i) % Bots.LEVELS));
      recordings.add(recording);
      bots.add(recording);
    }
    return Simulator.play(game, seed, bots, 100_000);
  }

  /// A bot that records what it was shown and what it replied.
  private static final class RecordingBot<M, V> implements Bot<M, V> {
    private record Call<M, V>(V view, Prompt prompt, long dice, Optional<Reply<M>> reply) {}

    private final Game<?, M, V> game;
    private final int level;
    private final Bot<M, V> bot;
    private final List<Call<M, V>> calls = new ArrayList<>();

    RecordingBot(Game<?, M, V> game, int level) {
      this.game = game;
      this.level = level;
      this.bot = Bots.seat(game, level);
    }

    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      long before = dice.state();
      Optional<Reply<M>> reply = bot.reply(view, prompt, dice);
      calls.add(new Call<>(view, prompt, before, reply));
      return reply;
    }

    /// Asks a new bot the same again and expects the same replies.
    void repeat() {
      Bot<M, V> twin = Bots.seat(game, level);
      for (Call<M, V> call : calls)
        assertThat(twin.reply(call.view, call.prompt, new Dice(call.dice))).isEqualTo(call.reply);
    }
  }
}
