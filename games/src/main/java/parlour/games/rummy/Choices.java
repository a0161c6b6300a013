package parlour.games.rummy;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.cards.Cards;

/// The legal moves a seat can know of.
record Choices(Options options, View view) {
  void all(Consumer<? super Move> out) {
    if (!view.isMine()) return;
    if (!view.turn().hasDrawn()) {
      out.accept(new Move.Draw(false));
      if (options.discardsOpen() && view.table().discards() > 0) out.accept(new Move.Draw(true));
      return;
    }
    Melds.each(
        view.held(),
        options.deck().wild(),
        options.longer(),
        cards -> out.accept(new Move.Meld(cards)));
    for (byte card : view.held().all()) {
      for (int meld = 0; options.layOff() && meld < view.table().melds().size(); meld++) {
        if (Melds.fits(card, view.table().melds().get(meld)))
          out.accept(new Move.LayOff(card, meld));
      }
      if (!options.mustKeep(view.turn(), view.held(), card)) out.accept(new Move.Discard(card));
    }
  }

  Move any(Dice dice) {
    if (!view.turn().hasDrawn())
      return new Move.Draw(options.discardsOpen() && view.table().discards() > 0 && dice.once(2));
    Cards numbers = view.held().minus(options.deck().wild());
    if (Melds.hasMeld(numbers) && !dice.once(4)) return new Move.Meld(Melds.any(numbers, dice));
    int card = view.held().any(dice);
    if (options.layOff()) {
      for (int meld = 0; meld < view.table().melds().size(); meld++) {
        if (Melds.fits(card, view.table().melds().get(meld))) return new Move.LayOff(card, meld);
      }
    }
    return new Move.Discard(
        options.mustKeep(view.turn(), view.held(), card)
            ? view.held().without(card).any(dice)
            : card);
  }
}
