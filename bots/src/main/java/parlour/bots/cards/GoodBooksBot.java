package parlour.bots.cards;

import java.util.Optional;
import parlour.bots.skill.Memory;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.goodbooks.GoodBooks;
import parlour.games.goodbooks.Move;
import parlour.games.goodbooks.Phase;
import parlour.games.goodbooks.View;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Plays Good Books: knows as many books as its level has read and every card it sees, asks at
/// random for what nobody sees, and calls on the player it remembers to hold what its nearest book
/// needs.
public final class GoodBooksBot implements Bot<Move, View> {
  /// The size of the random error in its judgement of a call, in sixteenths, by level.
  private static final int[] NOISE_SIXTEENTHS = {6_000, 3_600, 2_400, 1_600, 800};

  /// Every this many questions it plays one level worse: if everybody recalled everything, the same
  /// cards would be called back and forth for ever.
  private static final int TIRING_QUESTIONS = 40;

  private final boolean hard;
  private final int level;
  private final CardMemory memory = new CardMemory();

  public GoodBooksBot(GoodBooks game, int level) {
    this.hard = game.options().hard();
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Move move =
        switch (view.phase()) {
          case Phase.Asking _ -> {
            int book = unseen(view, Cards.NONE).any(dice);
            yield dice.once(3) ? new Move.ABookBy(book / 4) : new Move.WhoWrote(book);
          }
          case Phase.Answering answering -> answer(view, answering.question(), dice);
          case Phase.Calling _, Phase.Over _ -> call(view, dice);
        };
    return Optional.of(new Reply<>(move, 1_200 + dice.below(2_500)));
  }

  private Move answer(View view, Move.Question question, Dice dice) {
    Memory read = Memory.of(level, 1_000L + view.eye().index());
    return switch (question) {
      case Move.WhoWrote(int book) -> {
        boolean knows = read.recalls(book) || !unseen(view, view.held()).has(book);
        yield new Move.Reply((knows ? book : unseen(view, Cards.NONE).any(dice)) / 4, -1);
      }
      case Move.ABookBy(int author) -> bookBy(view, author, read, dice);
    };
  }

  private Move bookBy(View view, int author, Memory read, Dice dice) {
    Cards unseen = unseen(view, view.held());
    for (int i = 0; i < 4; i++) {
      int card = 4 * author + i;
      boolean knows = read.recalls(card) || !unseen.has(card);
      if (knows && !(hard && view.held().has(card))) return new Move.Reply(-1, card);
    }
    Cards guesses = level >= 3 ? AuthorsPack.book(author).and(unseen) : unseen;
    return new Move.Reply(
        -1, guesses.isEmpty() ? AuthorsPack.book(author).lowest() : guesses.any(dice));
  }

  /// The cards that lie in no book on the table and are not among these.
  private static Cards unseen(View view, Cards seen) {
    Cards unseen = Cards.pack(AuthorsPack.SIZE).minus(seen);
    for (Seat seat : Seats.first(view.counts().seats()))
      unseen = unseen.minus(view.books().at(seat));
    return unseen;
  }

  private Move call(View view, Dice dice) {
    int tiredLevel =
        Math.max(Math.min(2, level), level - view.match().questions() / TIRING_QUESTIONS);
    KnownCards known =
        memory.recalled(view.known(), view.wanted(), Memory.of(tiredLevel, dice.next()));
    CardRequests requests =
        new CardRequests(
            tiredLevel,
            NOISE_SIXTEENTHS[tiredLevel - 1],
            view.eye(),
            view.held(),
            winnable(view, known),
            view.counts(),
            known,
            (of, card) -> memory.hasAsked(of, card, view.known()));
    CardRequests.Idea best = requests.best(dice);
    memory.asks(best.of(), best.card(), view.known());
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
