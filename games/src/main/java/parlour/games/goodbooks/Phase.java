package parlour.games.goodbooks;

import parlour.engine.Prompt;
import parlour.engine.Seat;

/// What the table waits for.
public sealed interface Phase {
  /// Who is to act; nobody once the game is over.
  Seat player();

  /// When the time is up.
  long dueMillis();

  /// A player is to put a question to another.
  record Asking(Seat player, Seat asked, long dueMillis) implements Phase {
    Answering answering(Move.Question question, long dueMillis) {
      Seat answers = asked;
      return new Answering(answers, player, question, dueMillis);
    }
  }

  /// The player asked is to answer.
  record Answering(Seat player, Seat asker, Move.Question question, long dueMillis)
      implements Phase {}

  /// The player who answered rightly may call for a card.
  record Calling(Seat player, long dueMillis) implements Phase {}

  record Over() implements Phase {
    @Override
    public Seat player() {
      return Seat.NOBODY;
    }

    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
