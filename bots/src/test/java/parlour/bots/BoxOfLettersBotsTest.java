package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.games.letterpool.LetterPool;
import parlour.games.outinthecold.OutInTheCold;
import parlour.games.puzzleneighbor.PuzzleNeighbor;

/// The bots of the letter games whose rules are lost.
class BoxOfLettersBotsTest {
  private static final int GAMES = 30;

  private static <M, V> List<Simulator.Played<M>> play(Game<?, M, V> game, int... levels) {
    List<Simulator.Played<M>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int level : levels) bots.add(Bots.seat(game, level));
      Simulator.Played<M> one = Simulator.play(game, seed, bots, 20_000);
      assertThat(one.result()).isPresent();
      assertThat(one.refused()).isZero();
      played.add(one);
    }
    return played;
  }

  private static <M, K extends M> List<K> moves(List<Simulator.Played<M>> games, Class<K> kind) {
    return games.stream()
        .flatMap(game -> game.steps().stream())
        .flatMap(step -> step.move().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  /// How often the bot in the first chair wins.
  private static int wins(List<? extends Simulator.Played<?>> games) {
    int wins = 0;
    for (Simulator.Played<?> game : games)
      if (game.result().orElseThrow().winners().has(Seat.of(0))) wins++;
    return wins;
  }

  /// Nobody plays faster than a quick person, whatever the move.
  private static void takesHumanTime(List<? extends Simulator.Played<?>> games, long quickest) {
    for (Simulator.Played<?> game : games)
      assertThat(game.millis() / game.steps().size()).isGreaterThan(quickest);
  }

  @Nested
  class In_Letter_Pool {
    private final LetterPool game =
        (LetterPool) LetterPool.KIND.open(Map.of(), ShippedLexicon.load());

    @Test
    void a_master_beats_beginners_and_takes_human_time() {
      var games = play(game, 5, 1, 1);
      assertThat(wins(games)).isGreaterThan(GAMES * 3 / 4);
      takesHumanTime(games, 800);
    }

    @Test
    void weak_players_misspell_now_and_then_and_good_ones_notice() {
      var games = play(game, 1, 2, 5);
      assertThat(moves(games, parlour.games.letterpool.Move.Declare.class))
          .anyMatch(move -> game.words().admit(move.word()) < 0);
      assertThat(moves(games, parlour.games.letterpool.Move.Challenge.class))
          .anyMatch(move -> game.words().admit(move.word()) < 0);
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      play(
          (LetterPool) LetterPool.KIND.open(Map.of("judge", "umpire"), ShippedLexicon.load()),
          1,
          3,
          5);
    }
  }

  @Nested
  class In_Puzzle_Your_Neighbor {
    private final PuzzleNeighbor game =
        (PuzzleNeighbor) PuzzleNeighbor.KIND.open(Map.of(), ShippedLexicon.load());

    @Test
    void a_master_beats_beginners_and_takes_human_time() {
      var games = play(game, 5, 1, 1);
      assertThat(wins(games)).isGreaterThan(GAMES * 3 / 4);
      takesHumanTime(games, 1_500);
    }

    @Test
    void it_solves_some_stacks_gives_up_others_and_forgets_now_and_then() {
      var games = play(game, 1, 3, 4);
      assertThat(moves(games, parlour.games.puzzleneighbor.Move.Announce.class)).isNotEmpty();
      assertThat(moves(games, parlour.games.puzzleneighbor.Move.Require.class)).isNotEmpty();
      assertThat(moves(games, parlour.games.puzzleneighbor.Move.Spell.class)).isNotEmpty();
      assertThat(moves(games, parlour.games.puzzleneighbor.Move.Concede.class)).isNotEmpty();
    }

    @Test
    void it_picks_words_of_its_own_vocabulary() {
      assertThat(moves(play(game, 2, 2, 2), parlour.games.puzzleneighbor.Move.Pick.class))
          .hasSizeGreaterThan(GAMES)
          .allMatch(
              move ->
                  game.words().judge().vocabulary(2).has(game.words().judge().admit(move.word())));
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      play(
          (PuzzleNeighbor)
              PuzzleNeighbor.KIND.open(
                  Map.of("judge", "umpire", "length", "8"), ShippedLexicon.load()),
          1,
          3,
          5);
    }
  }

  @Nested
  class Out_in_the_Cold {
    private OutInTheCold game(String form, String judge) {
      return (OutInTheCold)
          OutInTheCold.KIND.open(Map.of("form", form, "judge", judge), ShippedLexicon.load());
    }

    @Test
    void a_master_beats_beginners_in_every_form_and_takes_human_time() {
      for (String form : List.of("turns", "built", "timed")) {
        var games = play(game(form, "vigilance"), 5, 1, 1);
        assertThat(wins(games)).as(form).isGreaterThan(GAMES * 3 / 4);
        takesHumanTime(games, 1_500);
      }
    }

    @Test
    void it_waits_comes_in_builds_up_and_doubts() {
      OutInTheCold built = game("built", "vigilance");
      var games = play(built, 1, 3, 5);
      assertThat(moves(games, parlour.games.outinthecold.Move.Wait.class)).isNotEmpty();
      assertThat(moves(games, parlour.games.outinthecold.Move.Build.class)).isNotEmpty();
      assertThat(moves(games, parlour.games.outinthecold.Move.Challenge.class))
          .anyMatch(move -> built.words().admit(move.word()) < 0);
    }

    @Test
    void before_an_umpire_no_bot_is_ever_refused() {
      for (String form : List.of("turns", "built", "timed")) play(game(form, "umpire"), 1, 3, 5);
    }
  }
}
