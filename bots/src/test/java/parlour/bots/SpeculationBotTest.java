package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.games.speculation.Move;
import parlour.games.speculation.Speculation;
import parlour.games.speculation.View;
import parlour.lexicon.Letters;

class SpeculationBotTest {
  private static final int GAMES = 15;

  private static Speculation game(Map<String, String> chosen) {
    return (Speculation) Speculation.KIND.open(chosen, ShippedLexicon.load());
  }

  private static List<Simulator.Played<Move>> play(Speculation game, int... levels) {
    List<Simulator.Played<Move>> played = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      for (int level : levels) bots.add(new SpeculationBot(game, level));
      Simulator.Played<Move> one = Simulator.play(game, seed, bots, 20_000);
      assertThat(one.refused()).isZero();
      assertThat(one.result()).isPresent();
      played.add(one);
    }
    return played;
  }

  private static <M extends Move> List<M> moves(List<Simulator.Played<Move>> games, Class<M> kind) {
    return games.stream()
        .flatMap(played -> played.steps().stream())
        .flatMap(step -> step.move().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  @Test
  void it_plays_every_way_of_filling_the_plum() {
    for (Map<String, String> chosen :
        List.of(
            Map.of("plum", "second"),
            Map.of("plum", "second", "added", "chosen"),
            Map.of("judge", "umpire", "omission", "pool"))) {
      Speculation game = game(chosen);
      List<Simulator.Played<Move>> games = play(game, 1, 3, 5);
      assertThat(moves(games, Move.Write.class)).hasSizeGreaterThan(GAMES * 30);
      assertThat(moves(games, Move.Add.class).isEmpty()).isEqualTo(!chosen.containsKey("added"));
    }
  }

  @Test
  void it_speculates_notices_and_finds_errors_but_never_claims_what_is_no_word() {
    Speculation game = game(Map.of());
    List<Simulator.Played<Move>> games = play(game, 1, 4, 5);
    assertThat(moves(games, Move.TurnUp.class)).isNotEmpty();
    assertThat(moves(games, Move.Leave.class)).isNotEmpty();
    assertThat(moves(games, Move.Challenge.class))
        .anyMatch(challenge -> game.judge().admit(challenge.line().word()) < 0);
    assertThat(moves(games, Move.Notice.class))
        .isNotEmpty()
        .allMatch(notice -> game.judge().admit(notice.word()) >= 0);
  }

  /// In how many of forty deals a bot gives the dealer the worst letter it will not keep.
  private static int meanGifts(int level) {
    Speculation game = game(Map.of());
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
        worst &= Spare.worth(give.letters().at(0)) <= Spare.worth(discarded.at(i));
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
    int better = 0;
    for (Simulator.Played<Move> played : play(game(Map.of()), 5, 1, 1))
      if (played.result().orElseThrow().winners().has(Seat.of(0))) better++;
    assertThat(better).isGreaterThan(GAMES * 2 / 3);
  }
}
