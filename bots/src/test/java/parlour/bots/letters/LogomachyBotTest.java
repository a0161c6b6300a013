package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.CLARA;
import static parlour.games.logomachy.LogomachyTable.open;
import static parlour.games.logomachy.LogomachyTable.table;
import static parlour.games.logomachy.LogomachyTable.vigilant;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.Simulator;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.logomachy.Logomachy;
import parlour.games.logomachy.LogomachyTable;
import parlour.games.logomachy.Move;
import parlour.games.logomachy.View;

class LogomachyBotTest {
  private static final int BEST = 5;

  private static Optional<Move> says(LogomachyTable table, Seat seat, int level, long dice) {
    Bot<Move, View> bot = new LogomachyBot(table.game(), level);
    return bot.reply(table.view(seat), table.prompt(), new Dice(dice)).map(Bot.Reply::move);
  }

  @Test
  void it_takes_a_sweep_when_it_sees_one() {
    Optional<Move> move = says(table("an", "mbcd", "efgh"), ANNA, BEST, 1);
    assertThat(move).hasValueSatisfying(take -> assertThat(((Move.Take) take).word()).hasSize(3));
  }

  @Test
  void it_takes_the_word_with_the_double_prize() {
    Optional<Move> move = says(table("zeobcd", "nsaw", "efgh"), ANNA, BEST, 1);
    assertThat(move)
        .hasValueSatisfying(take -> assertThat(((Move.Take) take).word()).contains("z"));
  }

  @Test
  void it_does_not_throw_a_prize_away() {
    Optional<Move> move = says(table("bcdg", "qzph", "efgh"), ANNA, BEST, 1);
    assertThat(move)
        .hasValueSatisfying(lay -> assertThat(lay).isIn(new Move.Lay('p'), new Move.Lay('h')));
  }

  @Test
  void it_finishes_the_word_it_has_begun() {
    LogomachyTable begun =
        table("at", "mnbc", "fgvw")
            .play(ANNA, "build", "word", "MAN", "card", "h.m")
            .play(BERT, "lay", "card", "h.v");
    assertThat(says(begun, ANNA, BEST, 1))
        .hasValueSatisfying(take -> assertThat(((Move.Take) take).builds()).isEqualTo(2));
  }

  @Test
  void it_challenges_what_is_no_word_and_lets_words_stand() {
    LogomachyTable wrong =
        vigilant("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MNA");
    assertThat(says(wrong, CLARA, BEST, 1)).hasValue(new Move.Challenge(1));
    LogomachyTable right =
        vigilant("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MAN");
    for (int level = 1; level <= BEST; level++) assertThat(says(right, CLARA, level, 1)).isEmpty();
  }

  @Test
  void a_beginner_overlooks_what_the_best_player_sees() {
    LogomachyTable table = table("aeinrt", "gbcd", "efgh");
    int overlooked = 0;
    for (int dice = 0; dice < 40; dice++) {
      if (!says(table, ANNA, 1, dice).equals(says(table, ANNA, BEST, dice))) overlooked++;
    }
    assertThat(overlooked).isGreaterThan(20);
  }

  @Test
  void each_level_beats_the_one_two_below_it() {
    Logomachy game = open(Map.of("goal", "11"));
    for (int level = 3; level <= BEST; level++) {
      int won = 0;
      for (int seed = 0; seed < 12; seed++) {
        int better = seed % 2;
        List<Bot<Move, View>> bots =
            List.of(
                new LogomachyBot(game, better == 0 ? level : level - 2),
                new LogomachyBot(game, better == 1 ? level : level - 2));
        if (Simulator.play(game, seed, bots, 5_000)
            .result()
            .orElseThrow()
            .winners()
            .has(Seat.of(better))) won++;
      }
      assertThat(won).as("level " + level).isGreaterThanOrEqualTo(9);
    }
  }
}
