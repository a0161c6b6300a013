package parlour.games.goodbooks;

import parlour.engine.Kit;
import parlour.games.goodbooks.Move.ABookBy;
import parlour.games.goodbooks.Move.Call;
import parlour.games.goodbooks.Move.Reply;
import parlour.games.goodbooks.Move.WhoWrote;
import parlour.games.material.Part;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.CardIds;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<WhoWrote> WHO_WROTE =
      Verb.of("who-wrote", "Who wrote …?", 0, 'W', WhoWrote.class)
          .as(WhoWrote::new, CardIds.part("book", WhoWrote::card));
  static final Verb<ABookBy> A_BOOK_BY =
      Verb.of("a-book-by", "A book by …?", 1, 'B', ABookBy.class)
          .as(ABookBy::new, Part.number("author", ABookBy::author));
  static final Verb<Reply> AUTHOR =
      Verb.of("author", "Name the author", 0, 'A', Reply.class)
          .as(Reply::author, Part.number("author", Reply::author))
          .when(reply -> reply.card() < 0);
  static final Verb<Reply> BOOK =
      Verb.of("book", "Name a book", 0, 'N', Reply.class)
          .as(Reply::book, CardIds.part("book", Reply::card));
  static final Verb<Call> CALL =
      Verb.of("call", "Call for a card", 0, 'C', Call.class)
          .as(Call::new, Part.seat("player", Call::of), CardIds.part("card", Call::card));

  static final Verbs<Move> VERBS = Verbs.of(WHO_WROTE, A_BOOK_BY, AUTHOR, BOOK, CALL);

  Kit kit(int seats) {
    String length =
        options.minutes() > 0
            ? options.minutes() + " minutes."
            : options.questions() > 0
                ? options.questions()
                    + (options.toABook() ? " questions, or more to a book." : " questions at most.")
                : "Until all twelve are made.";
    return Kit.cards(
        Kit.Aim.most("Most books win. " + length, "books"),
        VERBS.actions(),
        (AuthorsPack.SIZE + seats - 1) / seats + 4,
        options.clock() != TurnClock.OFF);
  }
}
