package guest.highcard;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;

/// Lays the cheapest card that takes the round so far, or else the lowest; the lower its level, the
/// more often it lays anything.
final class HighCardBot implements Bot<Move, View> {
  private final int level;

  HighCardBot(int level) {
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return Optional.empty();
    int card = dice.below(4) < level - 1 ? best(view) : view.hand().any(dice);
    return Optional.of(new Reply<>(new Move(card), 800 + dice.below(1_200)));
  }

  private static int best(View view) {
    int highest = Table.NONE;
    for (Seat seat : Seats.first(view.points().seats()))
      highest = Math.max(highest, view.table().laid().at(seat));
    Cards hand = view.hand();
    // The leader lays the highest: nobody can lay under it and win.
    if (highest == Table.NONE) return hand.at(hand.size() - 1);
    for (byte card : hand.all()) if (card > highest) return card;
    return hand.lowest();
  }
}
