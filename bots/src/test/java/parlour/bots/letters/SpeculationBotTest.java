package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.bots.skill.LeastUseful;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.games.speculation.Move;
import parlour.games.speculation.Speculation;
import parlour.games.speculation.View;
import parlour.lexicon.Letters;

class SpeculationBotTest {
  private static final int GAMES = 15;

  private static Speculation game(String... chosen) {
    return BotGames.open(Speculation.class, Speculation.ENTRY, chosen);
  }

  @Test
  void it_plays_every_way_of_filling_the_plum() {
    for (Speculation game :
        List.of(
            game("plum", "second"),
            game("plum", "second", "added", "chosen"),
            game("judge", "umpire", "omission", "pool"))) {
      BotGames<Move> games = BotGames.play(GAMES, game, 1, 3, 5);
      assertThat(games.moves(Move.Write.class)).hasSizeGreaterThan(GAMES * 30);
      assertThat(games.moves(Move.Add.class).isEmpty()).isEqualTo(!game.options().plums().chosen());
    }
  }

  @Test
  void nobody_waits_long_for_its_words_once_another_is_done_or_it_makes_them_alone() {
    for (Simulator.Played<Move> game : BotGames.play(GAMES / 3, game(), 1, 5, 5)) {
      long sinceMillis = Long.MAX_VALUE;
      for (Simulator.Step<Move> step : game.steps()) {
        if (step.move().isEmpty()) continue;
        Move move = step.move().get();
        boolean begins = move instanceof Move.Expose || move instanceof Move.Leave;
        if (begins) sinceMillis = Long.MAX_VALUE;
        if (move instanceof Move.TurnUp) sinceMillis = step.atMillis();
        if (move instanceof Move.Rest) sinceMillis = Math.min(sinceMillis, step.atMillis());
        if (move instanceof Move.Write && sinceMillis != Long.MAX_VALUE)
          assertThat(step.atMillis() - sinceMillis).isLessThanOrEqualTo(31_000);
      }
    }
  }

  @Test
  void it_speculates_notices_and_finds_errors_but_never_claims_what_is_no_word() {
    Speculation game = game("omission", "dealer");
    BotGames<Move> games = BotGames.play(GAMES, game, 1, 4, 5);
    assertThat(games.moves(Move.TurnUp.class)).isNotEmpty();
    assertThat(games.moves(Move.Leave.class)).as("it may cost the dealer").isNotEmpty();
    assertThat(games.moves(Move.Challenge.class))
        .anyMatch(challenge -> game.judge().admit(challenge.line().word()) < 0);
    assertThat(games.moves(Move.Notice.class))
        .isNotEmpty()
        .allMatch(notice -> game.judge().admit(notice.word()) >= 0);
  }

  /// In how many of forty deals a bot gives the dealer the worst letter it will not keep.
  private static int meanGifts(int level) {
    Speculation game = game();
    int mean = 0;
    for (int seed = 0; seed < 40; seed++) {
      Referee<?, Move, View> table = new Referee<>(game, 5, seed);
      Seat seat = Seat.of(table.view(Seat.NOBODY).dealer().index() == 0 ? 1 : 0);
      SpeculationBot bot = new SpeculationBot(game, level);
      Dice dice = new Dice(seed);
      Prompt prompt = table.prompt();
      Move.Discard discard =
          (Move.Discard) bot.reply(table.view(seat), prompt, dice).orElseThrow().move();
      table.playMove(seat, discard, 10_000);
      Move.Give give = (Move.Give) bot.reply(table.view(seat), prompt, dice).orElseThrow().move();
      boolean worst = true;
      Letters discarded = discard.letters();
      for (int i = 0; i < discarded.size(); i++)
        worst &=
            LeastUseful.usefulness(give.letters().at(0)) <= LeastUseful.usefulness(discarded.at(i));
      if (worst) mean++;
    }
    return mean;
  }

  @Test
  void a_cunning_one_often_gives_the_plum_of_another_its_worst_letter_and_a_beginner_any() {
    assertThat(meanGifts(4)).isBetween(17, 34).isGreaterThan(meanGifts(1) + 5);
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    assertThat(BotGames.play(GAMES, game(), 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }
}
