package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.TestRulebooks;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Breach;
import parlour.testkit.laws.Laws;
import parlour.testkit.laws.Wire;

/// The laws catch a match in whose middle everybody can count which letters a secret word took.
class BetrayedWordTest {
  private final SpellingMatch honest = SpellingMatchTable.open();
  private Position last = honest.deal(Seats.first(2), 0);

  @Test
  void a_heap_that_shrinks_by_a_secret_word_is_caught() {
    assertThatExceptionOfType(Breach.class)
        .isThrownBy(() -> laws(counting()).hold(1))
        .matches(breach -> breach.law() == 6)
        .withMessageContaining("what nobody told");
    laws(honest).hold(1);
  }

  private static Laws<Position, Move, View> laws(Game<Position, Move, View> game) {
    return new Laws<>(game, new SpellingMatchLedger(), 3, TestRulebooks::has, 1, new Wire());
  }

  /// The same match with one heap for all; what is imagined is the truth, so that only the count
  /// can betray anything.
  @SuppressWarnings("unchecked")
  private Game<Position, Move, View> counting() {
    return (Game<Position, Move, View>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              if (method.getName().equals("imagine")) return last;
              if (method.getName().equals("view"))
                return counted((Position) arguments[0], (Seat) arguments[1]);
              try {
                return method.invoke(honest, arguments);
              } catch (InvocationTargetException broken) {
                throw broken.getCause();
              }
            });
  }

  private View counted(Position position, Seat eye) {
    last = position;
    View view = honest.view(position, eye);
    if (!(view.phase() instanceof Phase.Choosing)) return view;
    Letters heap = position.heap();
    for (Seat author : position.match().allSeats())
      for (Stack stack : position.stacks().at(author))
        if (heap.covers(Letters.of(stack.letters())))
          heap = heap.minus(Letters.of(stack.letters()));
    return new View(
        eye,
        view.match(),
        view.phase(),
        view.nowMillis(),
        heap.atMost(View.SCARCE),
        view.stacks(),
        view.players());
  }
}
