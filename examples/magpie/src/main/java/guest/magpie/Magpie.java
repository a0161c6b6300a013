package guest.magpie;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.bidjack.Move;
import parlour.games.bidjack.View;

/// Plays Bid Jack like a magpie: never bids, leads what glitters most, and otherwise grabs cheaply.
public final class Magpie implements Bot<Move, View> {
  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return Optional.empty();
    return Optional.of(new Reply<>(move(view), 500 + dice.below(1_000)));
  }

  private static Move move(View view) {
    if (!view.contract().settled()) return new Move.Pass();
    int card = view.playable().lowest();
    if (view.trick().count() == 0) for (byte higher : view.playable().all()) card = higher;
    return new Move.Play(card);
  }
}
