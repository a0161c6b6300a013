package parlour.games.goodbooks;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;

/// The legal moves a seat can know of.
record Choices(View view) {
  void all(Consumer<? super Move> out) {
    if (!view.isMine()) return;
    switch (view.phase()) {
      case Phase.Asking _ -> {
        for (int card = 0; card < AuthorsPack.SIZE; card++) out.accept(new Move.WhoWrote(card));
        for (int author = 0; author < AuthorsPack.AUTHORS; author++)
          out.accept(new Move.ABookBy(author));
      }
      case Phase.Answering(_, _, Move.WhoWrote _, _) -> {
        for (int author = 0; author < AuthorsPack.AUTHORS; author++)
          out.accept(Move.Reply.author(author));
      }
      case Phase.Answering(_, _, Move.ABookBy _, _) -> {
        for (int card = 0; card < AuthorsPack.SIZE; card++) out.accept(Move.Reply.book(card));
      }
      case Phase.Calling _ -> {
        for (Seat seat : others()) {
          for (byte card : view.wanted().all()) out.accept(new Move.Call(seat, card));
        }
      }
      case Phase.Over() -> {}
    }
  }

  private Seats others() {
    return Seats.first(view.counts().seats()).without(view.eye());
  }

  Move any(Dice dice) {
    return switch (view.phase()) {
      case Phase.Asking _ ->
          dice.once(2)
              ? new Move.WhoWrote(dice.below(AuthorsPack.SIZE))
              : new Move.ABookBy(dice.below(AuthorsPack.AUTHORS));
      case Phase.Answering(_, _, Move.WhoWrote(int card), _) ->
          Move.Reply.author(dice.once(4) ? dice.below(AuthorsPack.AUTHORS) : card / 4);
      case Phase.Answering(_, _, Move.ABookBy(int author), _) ->
          Move.Reply.book(dice.once(4) ? dice.below(AuthorsPack.SIZE) : 4 * author + dice.below(4));
      case Phase.Calling _ -> anyCall(dice);
      case Phase.Over() ->
          throw new IllegalArgumentException("nothing is played once the game is over");
    };
  }

  private Move anyCall(Dice dice) {
    Cards wanted = view.wanted();
    int card = wanted.any(dice);
    if (!view.held().isEmpty() && !dice.once(4)) {
      Cards book = AuthorsPack.book(view.held().any(dice) / 4).and(wanted);
      if (!book.isEmpty()) card = book.any(dice);
    }
    return new Move.Call(others().at(dice.below(others().size())), card);
  }
}
