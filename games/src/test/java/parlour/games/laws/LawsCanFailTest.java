package parlour.games.laws;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.TestRulebooks;
import parlour.games.material.cards.JackPack;
import parlour.games.slapjack.Faults;
import parlour.games.slapjack.Move;
import parlour.games.slapjack.Options;
import parlour.games.slapjack.Position;
import parlour.games.slapjack.SlapJack;
import parlour.games.slapjack.SlapJackLedger;
import parlour.games.slapjack.View;
import parlour.testkit.laws.Breach;
import parlour.testkit.laws.Laws;
import parlour.testkit.laws.Wire;

/// The laws can fail: a leak, a lost card and an impure rule are planted, and each is caught.
class LawsCanFailTest {
  /// Slap Jack, to be spoilt in one place.
  private static class Spoilt implements Game<Position, Move, View> {
    private final SlapJack honest = new SlapJack(Options.usual());

    @Override
    public Kit kit(int seats) {
      return honest.kit(seats);
    }

    @Override
    public Position deal(Seats seats, long seed) {
      return honest.deal(seats, seed);
    }

    @Override
    public Prompt prompt(Position position) {
      return honest.prompt(position);
    }

    @Override
    public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
      return honest.play(position, by, move, atMillis);
    }

    @Override
    public Ruling<Position> timeUp(Position position, long atMillis) {
      return honest.timeUp(position, atMillis);
    }

    @Override
    public Optional<Result> result(Position position) {
      return honest.result(position);
    }

    @Override
    public View view(Position position, Seat eye) {
      return honest.view(position, eye);
    }

    @Override
    public Scene scene(View view) {
      return honest.scene(view);
    }

    @Override
    public Optional<Move> read(Answer answer) {
      return honest.read(answer);
    }

    @Override
    public Answer write(Move move) {
      return honest.write(move);
    }

    @Override
    public void moves(View view, Consumer<? super Move> out) {
      honest.moves(view, out);
    }

    @Override
    public Move anyMove(View view, Dice dice) {
      return honest.anyMove(view, dice);
    }

    @Override
    public Position imagine(View view, Dice dice) {
      return honest.imagine(view, dice);
    }
  }

  @Test
  void the_honest_game_passes() {
    hold(new Spoilt());
  }

  @Test
  void a_view_that_shows_the_next_card_is_caught() {
    caught(
        6,
        new Spoilt() {
          @Override
          public View view(Position position, Seat eye) {
            return Faults.peeking(position, eye);
          }
        });
  }

  @Test
  void a_prompt_that_hints_at_the_next_card_is_caught() {
    caught(
        6,
        new Spoilt() {
          @Override
          public Prompt prompt(Position position) {
            Prompt prompt = super.prompt(position);
            boolean pictureNext =
                !position.pack().isEmpty() && JackPack.isPicture(position.pack().top());
            return prompt.isOver() || !pictureNext
                ? prompt
                : new Prompt(
                    prompt.pace(), prompt.must(), prompt.may(), prompt.deadlineMillis() + 1);
          }
        });
  }

  @Test
  void a_turn_by_a_hidden_clock_is_caught() {
    caught(
        8,
        new Spoilt() {
          @Override
          public Prompt prompt(Position position) {
            Prompt prompt = super.prompt(position);
            Seats all = prompt.must().or(prompt.may());
            return prompt.isOver()
                ? prompt
                : new Prompt(Prompt.Pace.TURN, all, Seats.NONE, prompt.deadlineMillis());
          }
        });
  }

  @Test
  void a_lost_card_is_caught() {
    caught(
        2,
        new Spoilt() {
          @Override
          public Ruling<Position> timeUp(Position position, long atMillis) {
            return Faults.losingACard(super.timeUp(position, atMillis));
          }
        });
  }

  @Test
  void an_impure_rule_is_caught() {
    caught(
        5,
        new Spoilt() {
          private int calls;

          @Override
          public Position deal(Seats seats, long seed) {
            return super.deal(seats, seed + calls++);
          }
        });
  }

  @Test
  void a_rule_that_changes_an_old_position_is_caught() {
    caught(
        5,
        new Spoilt() {
          @Override
          public View view(Position position, Seat eye) {
            Faults.turnThePackRound(position);
            return super.view(position, eye);
          }
        });
  }

  @Test
  void a_game_that_never_ends_is_caught() {
    caught(
        1,
        new Spoilt() {
          @Override
          public Optional<Result> result(Position position) {
            return Optional.empty();
          }
        });
  }

  @Test
  void a_listed_move_that_is_refused_is_caught() {
    caught(
        3,
        new Spoilt() {
          @Override
          public void moves(View view, Consumer<? super Move> out) {
            out.accept(new Move.Turn());
          }
        });
  }

  @Test
  void a_move_that_cannot_be_read_again_is_caught() {
    caught(
        7,
        new Spoilt() {
          @Override
          public Answer write(Move move) {
            return Answer.of("turn");
          }
        });
  }

  @Test
  void a_clock_that_speaks_and_moves_nothing_on_is_caught() {
    caught(
        8,
        new Spoilt() {
          @Override
          public Ruling<Position> timeUp(Position position, long atMillis) {
            return Ruling.legal(position);
          }
        });
  }

  @Test
  void an_offer_to_an_onlooker_is_caught() {
    caught(
        9,
        new Spoilt() {
          @Override
          public Scene scene(View view) {
            Scene scene = super.scene(view);
            return new Scene(
                scene.headline(),
                scene.places(),
                scene.watches(),
                scene.zones(),
                List.of(Scene.Offer.of("slap", "Slap")));
          }
        });
  }

  private static void caught(int law, Spoilt game) {
    assertThatExceptionOfType(Breach.class)
        .isThrownBy(() -> hold(game))
        .matches(breach -> breach.law() == law, "breaks law " + law);
  }

  private static void hold(Spoilt game) {
    for (int seed = 0; seed < 20; seed++)
      new Laws<>(game, new SlapJackLedger(), 3, TestRulebooks::has, 4, new Wire()).hold(seed);
  }
}
