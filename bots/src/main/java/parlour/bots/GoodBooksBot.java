package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.goodbooks.Move;
import parlour.games.goodbooks.View;
import parlour.games.material.AuthorsPack;
import parlour.games.material.Cards;

/// Plays Good Books: knows as many books as it has read, asks what is hard, and calls for what its
/// nearest book lacks.
public final class GoodBooksBot implements Bot<Move, View> {
  private final int level;

  public GoodBooksBot(int level) {
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Move move =
        switch (view.turn().stage()) {
          case QUESTION ->
              dice.once(3)
                  ? new Move.ABookBy(dice.below(AuthorsPack.AUTHORS))
                  : new Move.WhoWrote(dice.below(AuthorsPack.SIZE));
          case ANSWER -> answer(view, dice);
          case CALL, OVER -> call(view, dice);
        };
    return Optional.of(new Reply<>(move, 1_200 + dice.below(2_500)));
  }

  private Move answer(View view, Dice dice) {
    Memory read = Memory.of(level, 1_000L + view.eye().index());
    int book = view.talk().book();
    if (book >= 0)
      return new Move.Reply(read.recalls(book) ? book / 4 : dice.below(AuthorsPack.AUTHORS), -1);
    int author = view.talk().author();
    for (int i = 0; i < 4; i++) {
      int card = 4 * author + i;
      if (read.recalls(card) && !view.held().has(card)) return new Move.Reply(-1, card);
    }
    return new Move.Reply(
        -1, level >= 3 ? 4 * author + dice.below(4) : dice.below(AuthorsPack.SIZE));
  }

  private Move call(View view, Dice dice) {
    int wanted = view.wanted().any(dice);
    int most = -1;
    for (byte card : view.wanted().all()) {
      Cards mine = AuthorsPack.book(card / 4).and(view.held());
      int worth = (level == 1 ? 0 : 4 * mine.size()) + dice.below(3);
      if (worth > most) {
        most = worth;
        wanted = card;
      }
    }
    Seats others = Seats.first(view.counts().seats()).without(view.eye());
    Seat of = others.at(dice.below(others.size()));
    // Whoever holds more cards is likelier to hold this one.
    if (level >= 3)
      for (Seat seat : others) if (view.counts().at(seat) > view.counts().at(of)) of = seat;
    return new Move.Call(of, wanted);
  }
}
