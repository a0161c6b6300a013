package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.bots.skill.Advice;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.games.travelling.Move;
import parlour.games.travelling.Position;
import parlour.games.travelling.Travelling;
import parlour.games.travelling.View;

class TravellingBotTest {
  private static final int GAMES = 30;

  private static Travelling game(String... chosen) {
    return BotGames.open(Travelling.class, Travelling.ENTRY, chosen);
  }

  @Test
  void before_the_umpire_it_makes_words_of_its_vocabulary_only() {
    Travelling game = game("judge", "umpire");
    List<Move.Form> formed = BotGames.play(GAMES, game, 2, 2, 2).moves(Move.Form.class);
    assertThat(formed)
        .hasSizeGreaterThan(GAMES * 9)
        .allMatch(form -> game.judge().vocabulary(2).has(game.judge().lexicon().id(form.word())));
  }

  @Test
  void it_takes_human_time_over_a_word_and_never_the_whole_of_it() {
    for (Simulator.Played<Move> played : BotGames.play(GAMES, game(), 5, 1)) {
      assertThat(played.steps()).noneMatch(step -> step.by().isNobody());
      assertThat(played.steps().getFirst().atMillis()).isGreaterThan(4_000);
    }
    for (Simulator.Played<Move> played : BotGames.play(GAMES, game(), 1, 1)) {
      Set<Seat> begun = new HashSet<>();
      for (Simulator.Step<Move> step : played.steps())
        if (begun.add(step.by())) assertThat(step.atMillis()).isLessThanOrEqualTo(30_000);
    }
  }

  @Test
  void to_pass_after_the_longest_word_is_the_best_advice() {
    Travelling game = game("judge", "umpire");
    Referee<Position, Move, View> referee = new Referee<>(game, 2, 7);
    TravellingBot master = new TravellingBot(game, 5);
    Seat anna = Seat.of(0);
    List<Advice<Move>> first = master.advise(referee.view(anna), referee.prompt(), new Dice(1));
    assertThat(first.getFirst().move()).isInstanceOf(Move.Form.class);
    assertThat(first.getFirst().value()).isGreaterThan(4);
    assertThat(first.getLast().move()).isInstanceOf(Move.Pass.class);
    referee.play(anna, game.write(first.getFirst().move()), 1_000);
    List<Advice<Move>> after = master.advise(referee.view(anna), referee.prompt(), new Dice(1));
    assertThat(after).as("nothing is longer").hasSize(1);
    assertThat(after.getFirst().move()).isInstanceOf(Move.Pass.class);
    assertThat(after.getFirst().value()).isZero();
  }

  @Test
  void a_bot_of_the_highest_level_does_better_than_a_beginner() {
    assertThat(BotGames.play(GAMES, game(), 5, 1, 1).wins()).isGreaterThan(GAMES * 2 / 3);
  }
}
