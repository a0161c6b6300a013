package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.wordbuilding.Move;
import parlour.games.wordbuilding.WordBuilding;

class WordBuildingBotTest {
  private static final int GAMES = 30;
  private static final int GAMES_OF_EACH_KIND = 8;

  private static WordBuilding game(String... chosen) {
    return BotGames.open(WordBuilding.class, WordBuilding.ENTRY, chosen);
  }

  @Test
  void it_ends_games_of_every_kind_and_is_never_refused() {
    BotGames.play(
        GAMES_OF_EACH_KIND,
        WordBuilding.ENTRY,
        List.of(
            Map.of(),
            Map.of("judge", "umpire"),
            Map.of("rounds", "one", "doubt", "counter", "box", "180", "clock", "off")),
        1,
        2,
        3,
        4,
        5);
  }

  @Test
  void it_begins_syllables_builds_up_from_its_hand_and_is_at_a_loss_now_and_then() {
    WordBuilding game = game();
    BotGames<Move> games = BotGames.play(GAMES, game, 3, 3, 3);
    List<Move.Add> added = games.moves(Move.Add.class);
    assertThat(added).anyMatch(Move.Add::syllable);
    assertThat(added).anyMatch(add -> add.from() == Move.HAND);
    assertThat(games.moves(Move.Pass.class)).isNotEmpty();
    assertThat(added)
        .allMatch(
            add -> {
              int id = game.words().judge().admit(add.word());
              return game.words().judge().vocabulary(3).has(id);
            });
  }

  @Test
  void it_challenges_what_it_cannot_believe() {
    BotGames<Move> games = BotGames.play(GAMES, game(), 1, 5, 1, 5);
    assertThat(games.moves(Move.Challenge.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES, game(), 5, 5)) {
      long beforeMillis = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        assertThat(step.atMillis() - beforeMillis).isGreaterThanOrEqualTo(900);
        beforeMillis = step.atMillis();
      }
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    assertThat(BotGames.play(GAMES, game(), 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }
}
