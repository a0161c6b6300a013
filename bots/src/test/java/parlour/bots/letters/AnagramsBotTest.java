package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;

class AnagramsBotTest {
  private static final int GAMES = 40;

  private final Anagrams plain = BotGames.open(Anagrams.class, Anagrams.ENTRY);

  @Test
  void it_gives_out_words_of_its_vocabulary_that_have_no_other_arrangement() {
    List<Move.Choose> chosen = BotGames.play(GAMES, plain, 2, 2, 2).moves(Move.Choose.class);
    assertThat(chosen)
        .hasSizeGreaterThan(GAMES * 5)
        .allSatisfy(
            choose -> {
              assertThat(plain.words().isAlone(choose.word())).as(choose.word()).isTrue();
              assertThat(
                      plain
                          .words()
                          .judge()
                          .vocabulary(2)
                          .has(plain.words().judge().admit(choose.word())))
                  .isTrue();
            });
  }

  @Test
  void it_finds_some_words_gives_up_others_and_as_leader_forgets_now_and_then() {
    BotGames<Move> games = BotGames.play(GAMES, plain, 3, 3, 3);
    assertThat(games.moves(Move.Announce.class)).isNotEmpty();
    assertThat(games.moves(Move.Return.class)).isNotEmpty();
    assertThat(games.moves(Move.Name.class)).isNotEmpty();
    assertThat(games.moves(Move.Concede.class)).isNotEmpty();
  }

  @Test
  void it_takes_human_time_over_a_word() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES, plain, 5, 5)) {
      long readyMillis = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isPresent() && step.move().get() instanceof Move.Ready)
          readyMillis = step.atMillis();
        if (step.move().isPresent() && step.move().get() instanceof Move.Announce)
          assertThat(step.atMillis() - readyMillis).isGreaterThan(2_000);
      }
    }
  }

  @Test
  void nobody_waits_longer_than_half_a_minute_for_it_to_find_its_word() {
    for (int level = 1; level <= 5; level++) {
      for (Simulator.Played<Move> game : BotGames.play(GAMES / 4, plain, level, level, level)) {
        long readyMillis = 0;
        for (Simulator.Step<Move> step : game.steps()) {
          if (step.move().isEmpty()) continue;
          if (step.move().get() instanceof Move.Ready) readyMillis = step.atMillis();
          if (step.move().get() instanceof Move.Announce
              || step.move().get() instanceof Move.Return)
            assertThat(step.atMillis() - readyMillis).isLessThanOrEqualTo(31_000);
        }
      }
    }
  }

  @Test
  void up_to_the_usual_level_it_gives_out_words_of_five_or_six_letters() {
    for (int level = 1; level <= 3; level++)
      assertThat(BotGames.play(GAMES / 4, plain, level, level).moves(Move.Choose.class))
          .isNotEmpty()
          .allMatch(choose -> choose.word().length() <= 6);
  }

  @Test
  void in_the_varied_form_it_closes_its_list_soon_after_another_has() {
    Anagrams varied = BotGames.open(Anagrams.class, Anagrams.ENTRY, "form", "varied");
    for (Simulator.Played<Move> game : BotGames.play(GAMES / 4, varied, 1, 5, 5)) {
      long closedMillis = 0;
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isEmpty()) continue;
        boolean ends =
            step.move().get() instanceof Move.Rest || step.move().get() instanceof Move.Return;
        if (step.move().get() instanceof Move.Ready) closedMillis = 0;
        if (ends && closedMillis == 0) closedMillis = step.atMillis();
        if (closedMillis > 0 && step.move().get() instanceof Move.Write)
          assertThat(step.atMillis() - closedMillis).isLessThanOrEqualTo(31_000);
      }
    }
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    assertThat(BotGames.play(GAMES, plain, 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }

  @Test
  void in_the_varied_form_it_makes_lists_and_now_and_then_finds_an_error() {
    Anagrams varied = BotGames.open(Anagrams.class, Anagrams.ENTRY, "form", "varied");
    BotGames<Move> games = BotGames.play(GAMES, varied, 1, 3, 5);
    assertThat(games.moves(Move.Write.class)).hasSizeGreaterThan(GAMES * 20);
    assertThat(games.moves(Move.Challenge.class))
        .anyMatch(challenge -> varied.words().judge().admit(challenge.word()) < 0);
  }
}
