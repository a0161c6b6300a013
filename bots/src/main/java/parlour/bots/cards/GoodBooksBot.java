package parlour.bots.cards;

import java.util.Optional;
import parlour.bots.skill.Memory;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.goodbooks.Move;
import parlour.games.goodbooks.Phase;
import parlour.games.goodbooks.View;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Plays Good Books: knows as many books as its level has read, asks at random, and calls on the
/// player it remembers to hold what its nearest book needs.
public final class GoodBooksBot implements Bot<Move, View> {
  /// The size of the random error in its judgement of a call, in sixteenths, by level.
  private static final int[] NOISE_SIXTEENTHS = {6_000, 3_600, 2_400, 1_600, 800};

  /// Every this many questions it plays one level worse: if everybody recalled everything, the same
  /// cards would be called back and forth for ever.
  private static final int TIRING_QUESTIONS = 40;

  private final int level;

  public GoodBooksBot(int level) {
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Move move =
        switch (view.phase()) {
          case Phase.Asking _ ->
              dice.once(3)
                  ? new Move.ABookBy(dice.below(AuthorsPack.AUTHORS))
                  : new Move.WhoWrote(dice.below(AuthorsPack.SIZE));
          case Phase.Answering answering -> answer(view, answering.question(), dice);
          case Phase.Calling _, Phase.Over _ -> call(view, dice);
        };
    return Optional.of(new Reply<>(move, 1_200 + dice.below(2_500)));
  }

  private Move answer(View view, Move.Question question, Dice dice) {
    Memory read = Memory.of(level, 1_000L + view.eye().index());
    return switch (question) {
      case Move.WhoWrote(int book) ->
          new Move.Reply(read.recalls(book) ? book / 4 : dice.below(AuthorsPack.AUTHORS), -1);
      case Move.ABookBy(int author) -> bookBy(view, author, read, dice);
    };
  }

  private Move bookBy(View view, int author, Memory read, Dice dice) {
    for (int i = 0; i < 4; i++) {
      int card = 4 * author + i;
      if (read.recalls(card) && !view.held().has(card)) return new Move.Reply(-1, card);
    }
    return new Move.Reply(
        -1, level >= 3 ? 4 * author + dice.below(4) : dice.below(AuthorsPack.SIZE));
  }

  private Move call(View view, Dice dice) {
    int tiredLevel =
        Math.max(Math.min(2, level), level - view.match().questions() / TIRING_QUESTIONS);
    KnownCards known = Memory.of(tiredLevel, dice.next()).of(view.known());
    CardRequests requests =
        new CardRequests(
            tiredLevel,
            NOISE_SIXTEENTHS[tiredLevel - 1],
            view.eye(),
            view.held(),
            winnable(view, known),
            view.counts(),
            known);
    CardRequests.Idea best = requests.best(dice);
    return new Move.Call(best.of(), best.card());
  }

  /// The wanted cards of books of which it recalls nobody holding more than itself, or all wanted
  /// cards if there are none. If everybody went for every book, none would ever be complete.
  private static Cards winnable(View view, KnownCards known) {
    Cards winnable = Cards.NONE;
    for (int author = 0; author < AuthorsPack.AUTHORS; author++) {
      Cards book = AuthorsPack.book(author);
      int mine = book.and(view.held()).size();
      boolean ahead = mine > 0;
      for (Seat seat : Seats.first(view.counts().seats()).without(view.eye()))
        ahead &= book.and(known.holds().at(seat)).size() <= mine;
      if (ahead) winnable = winnable.plus(book.and(view.wanted()));
    }
    return winnable.isEmpty() ? view.wanted() : winnable;
  }
}
