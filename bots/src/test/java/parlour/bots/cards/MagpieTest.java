package parlour.bots.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.RandomBot;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.games.bidjack.BidJack;
import parlour.games.bidjack.Move;
import parlour.games.bidjack.View;

/// The worked example of docs/BOTS.md.
class MagpieTest {
  @Test
  void it_plays_whole_games_and_is_never_refused() {
    BidJack game = (BidJack) BidJack.ENTRY.open(Map.of(), ShippedLexicon.load());
    for (int seed = 0; seed < 20; seed++) {
      List<Bot<Move, View>> bots = List.of(new Magpie(), new RandomBot<>(game), new Magpie());
      Simulator.Played<Move> played = Simulator.play(game, seed, bots, 20_000);
      assertThat(played.refused()).isZero();
      assertThat(played.result()).isPresent();
    }
  }

  @Test
  void it_stands_in_the_book_for_bot_authors_as_it_was_compiled() throws IOException {
    String source = Files.readString(Path.of("src/test/java/parlour/bots/cards/Magpie.java"));
    String shown = source.substring(source.indexOf("/// Plays"));
    assertThat(Files.readString(Path.of("../docs/BOTS.md"))).contains(shown.strip());
  }
}
