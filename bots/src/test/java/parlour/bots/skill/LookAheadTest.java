package parlour.bots.skill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.authors.Authors;
import parlour.games.authors.Move;
import parlour.games.authors.View;

/// Plays ranked in worlds sampled from a view.
class LookAheadTest {
  private static final Authors AUTHORS =
      (Authors) Authors.ENTRY.open(Map.of(), ShippedLexicon.load());

  private static <S> View view(Game<S, Move, View> game, long seed) {
    S position = game.deal(Seats.first(2), seed);
    return game.view(position, game.prompt(position).must().lowest());
  }

  /// The number of cards held right after the play; nobody plays on.
  private static final LookAhead.Evaluation<View> CARDS =
      new LookAhead.Evaluation<>() {
        @Override
        public boolean isDone(View view) {
          return true;
        }

        @Override
        public double value(View view) {
          return view.held().size() + 4.0 * view.books().at(view.eye()).size();
        }
      };

  private static LookAhead<?, Move, View> lookAhead() {
    Bot<Move, View> silent = (_, _, _) -> Optional.empty();
    return new LookAhead<>(AUTHORS, () -> silent, CARDS, 10);
  }

  @Test
  void at_a_table_of_two_every_card_is_known_and_asking_for_one_gains_it() {
    View view = view(AUTHORS, 3);
    Seat other = Seats.first(2).without(view.eye()).lowest();
    List<Move> plays = new ArrayList<>();
    plays.add(new Move(other, view.held().lowest())); // One's own card: refused in every world.
    for (byte card : view.wanted().all()) plays.add(new Move(other, card));
    List<LookAhead.Tried<Move>> tried =
        lookAhead().rank(view, view.eye(), plays.subList(0, 5), 20, new Dice(1));
    assertThat(tried).hasSize(5);
    assertThat(tried.getFirst().meanValue()).isGreaterThan(view.held().size());
    assertThat(tried.getLast().play()).isEqualTo(plays.getFirst());
  }

  @Test
  void the_same_view_with_the_same_dice_gives_the_same_ranking() {
    View view = view(AUTHORS, 4);
    Seat other = Seats.first(2).without(view.eye()).lowest();
    List<Move> plays = new ArrayList<>();
    for (byte card : view.wanted().all()) plays.add(new Move(other, card));
    assertThat(lookAhead().rank(view, view.eye(), plays, 8, new Dice(9)))
        .isEqualTo(lookAhead().rank(view, view.eye(), plays, 8, new Dice(9)));
  }
}
