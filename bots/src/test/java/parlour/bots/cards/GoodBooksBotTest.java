package parlour.bots.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.goodbooks.Move;

class GoodBooksBotTest {
  /// Bots that recall everything could call the last cards back and forth for ever.
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void three_of_any_level_make_all_books_in_the_end(int level) {
    GoodBooks game = BotGames.open(GoodBooks.class, GoodBooks.ENTRY, "length", "books");
    for (Simulator.Played<Move> played : BotGames.play(5, game, level, level, level))
      assertThat(played.steps()).hasSizeLessThan(3_000);
  }
}
