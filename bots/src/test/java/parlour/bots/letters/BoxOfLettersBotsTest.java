package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.letterpool.LetterPool;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.puzzleneighbor.PuzzleNeighbor;

/// The bots of the letter games whose rules are lost.
class BoxOfLettersBotsTest {
  private static final int GAMES = 30;

  /// Nobody plays faster than a quick person, whatever the move.
  private static void takesHumanTime(BotGames<?> games, long quickestMillis) {
    for (Simulator.Played<?> game : games)
      assertThat(game.millis() / game.steps().size()).isGreaterThan(quickestMillis);
  }

  @Nested
  class In_Letter_Pool {
    private final LetterPool game = BotGames.open(LetterPool.class, LetterPool.ENTRY);

    @Test
    void a_master_beats_beginners_and_takes_human_time() {
      var games = BotGames.play(GAMES, game, 5, 1, 1);
      assertThat(games.wins()).isGreaterThan(GAMES * 3 / 4);
      takesHumanTime(games, 800);
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      BotGames.play(GAMES, LetterPool.ENTRY, List.of(Map.of("judge", "umpire")), 1, 3, 5);
    }
  }

  @Nested
  class In_Puzzle_Your_Neighbor {
    private final PuzzleNeighbor game = BotGames.open(PuzzleNeighbor.class, PuzzleNeighbor.ENTRY);

    @Test
    void a_master_beats_beginners_and_takes_human_time() {
      var games = BotGames.play(GAMES, game, 5, 1, 1);
      assertThat(games.wins()).isGreaterThan(GAMES * 3 / 4);
      takesHumanTime(games, 1_500);
    }

    @Test
    void it_solves_some_stacks_gives_up_others_and_forgets_now_and_then() {
      var games = BotGames.play(GAMES, game, 1, 3, 4);
      assertThat(games.moves(parlour.games.puzzleneighbor.Move.Announce.class)).isNotEmpty();
      assertThat(games.moves(parlour.games.puzzleneighbor.Move.Require.class)).isNotEmpty();
      assertThat(games.moves(parlour.games.puzzleneighbor.Move.Spell.class)).isNotEmpty();
      assertThat(games.moves(parlour.games.puzzleneighbor.Move.Concede.class)).isNotEmpty();
    }

    @Test
    void it_picks_words_of_its_own_vocabulary() {
      assertThat(
              BotGames.play(GAMES, game, 2, 2, 2)
                  .moves(parlour.games.puzzleneighbor.Move.Pick.class))
          .hasSizeGreaterThan(GAMES)
          .allMatch(
              move ->
                  game.words().judge().vocabulary(2).has(game.words().judge().admit(move.word())));
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      BotGames.play(
          GAMES, PuzzleNeighbor.ENTRY, List.of(Map.of("judge", "umpire", "length", "8")), 1, 3, 5);
    }
  }

  @Nested
  class Out_in_the_Cold {
    private OutInTheCold game(String form, String judge) {
      return BotGames.open(OutInTheCold.class, OutInTheCold.ENTRY, "form", form, "judge", judge);
    }

    @Test
    void a_master_beats_beginners_in_every_form_and_takes_human_time() {
      for (String form : List.of("turns", "built", "timed")) {
        var games = BotGames.play(GAMES, game(form, "vigilance"), 5, 1, 1);
        assertThat(games.wins()).as(form).isGreaterThan(GAMES * 3 / 4);
        takesHumanTime(games, 1_500);
      }
    }

    @Test
    void it_waits_comes_in_builds_up_and_doubts() {
      OutInTheCold built = game("built", "vigilance");
      var games = BotGames.play(GAMES, built, 1, 3, 5);
      assertThat(games.moves(parlour.games.outinthecold.Move.Wait.class)).isNotEmpty();
      assertThat(games.moves(parlour.games.outinthecold.Move.Build.class)).isNotEmpty();
      assertThat(games.moves(parlour.games.outinthecold.Move.Challenge.class))
          .anyMatch(move -> built.judge().admit(move.word()) < 0);
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      for (String form : List.of("turns", "built", "timed"))
        BotGames.play(GAMES, game(form, "umpire"), 1, 3, 5);
    }
  }
}
