package parlour.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.authors.Authors;
import parlour.games.authors.Move;
import parlour.games.authors.View;
import parlour.games.material.AuthorsPack;
import parlour.games.material.Cards;

/// Plays Authors: asks whom it remembers to hold a card, and works on the book it is nearest to;
/// the best try what they would ask in deals they cannot rule out.
public final class AuthorsBot implements Bot<Move, View>, Adviser<Move, View> {
  /// How far its judgement of a question may err, in sixteenths.
  private static final int[] NOISE = {6_000, 3_600, 2_400, 1_600, 16};

  /// How many worlds it looks into, how many questions it weighs there, and how far it looks.
  private static final int WORLDS = 12;

  private static final int CLOSELY = 4;
  private static final int FARTHEST = 24;

  private final Authors game;
  private final int level;

  public AuthorsBot(Authors game, int level) {
    this.game = game;
    this.level = level;
  }

  /// A question and how promising it seems.
  private record Idea(Move move, long worth) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    return Optional.of(new Reply<>(move(view, dice), 900 + dice.below(2_000)));
  }

  private Move move(View view, Dice dice) {
    if (level < Bots.LEVELS) return offhand(view, dice);
    return ahead(game).best(view, view.eye(), closest(view, dice), WORLDS, dice);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return List.of();
    return Advice.of(ahead(game).weigh(view, view.eye(), closest(view, dice), WORLDS, dice));
  }

  /// The most promising questions.
  private List<Move> closest(View view, Dice dice) {
    List<Idea> ideas = ideas(view, dice);
    ideas.sort((one, other) -> Long.compare(other.worth, one.worth));
    return ideas.subList(0, Math.min(CLOSELY, ideas.size())).stream().map(Idea::move).toList();
  }

  private <S> LookAhead<S, Move, View> ahead(Game<S, Move, View> rules) {
    AuthorsBot quick = new AuthorsBot(game, Bots.LEVELS);
    return new LookAhead<>(
        rules,
        // In a world where one chair holds all that is left, it has nobody to ask.
        () ->
            (view, _, dice) ->
                view.wanted().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Reply<>(quick.offhand(view, dice), 0)),
        new LookAhead.Outlook<>() {
          @Override
          public boolean isSettled(View view) {
            return false;
          }

          @Override
          public double worth(View view) {
            double mine = view.books().at(view.eye()).size() / 4.0;
            double others = 0;
            for (Seat seat : Seats.first(view.books().seats()))
              if (!seat.equals(view.eye())) others += view.books().at(seat).size() / 4.0;
            // Cards in hand are books to be.
            return mine - others / (view.books().seats() - 1) + 0.1 * view.held().size();
          }
        },
        FARTHEST);
  }

  /// What it would ask without looking ahead.
  private Move offhand(View view, Dice dice) {
    List<Idea> ideas = ideas(view, dice);
    Idea best = ideas.getFirst();
    for (Idea idea : ideas) if (idea.worth > best.worth) best = idea;
    return best.move;
  }

  private List<Idea> ideas(View view, Dice dice) {
    Seats others = Seats.first(view.counts().seats()).without(view.eye());
    Memory memory = Memory.of(level, dice.next());
    List<Idea> ideas = new ArrayList<>();
    for (byte card : view.wanted().all()) {
      // But a beginner, nobody asks for what he has nothing to do with, if he has anything.
      if (level > 1
          && !view.held().isEmpty()
          && AuthorsPack.book(card / 4).and(view.held()).isEmpty()) continue;
      for (Seat seat : others) {
        long worth = worth(view, memory, card, seat, others) * 16L + dice.below(NOISE[level - 1]);
        ideas.add(new Idea(new Move(seat, card), worth));
      }
    }
    if (ideas.isEmpty())
      for (byte card : view.wanted().all())
        for (Seat seat : others) ideas.add(new Idea(new Move(seat, card), dice.below(16)));
    return ideas;
  }

  /// How promising it is to ask a player for a card: what one holds of the book, and how likely he
  /// has it.
  private int worth(View view, Memory memory, int card, Seat of, Seats others) {
    Cards book = AuthorsPack.book(card / 4);
    int mine = book.and(view.held()).size();
    if (recalls(memory, view.known().holds(), of, card))
      return 200 + 20 * gettable(view, memory, book, others);
    if (recalls(memory, view.known().lacks(), of, card)) return -1_000;
    int candidates = 0;
    int held = 0;
    for (Seat seat : others) {
      if (!recalls(memory, view.known().lacks(), seat, card)) {
        candidates++;
        held += view.counts().at(seat);
      }
    }
    int chance = held == 0 ? 0 : 100 * view.counts().at(of) / held;
    // Who alone can have it, has it.
    if (level >= 4 && candidates == 1) return 200 + 20 * gettable(view, memory, book, others);
    return (level == 1 ? 0 : 30 * mine) + chance / Math.max(1, level >= 3 ? 1 : candidates);
  }

  /// How much of a book this chair holds or knows where to find.
  private static int gettable(View view, Memory memory, Cards book, Seats others) {
    int count = book.and(view.held()).size();
    for (byte card : book.minus(view.held()).all()) {
      for (Seat seat : others) if (recalls(memory, view.known().holds(), seat, card)) count++;
    }
    return count;
  }

  private static boolean recalls(Memory memory, PerSeat<Cards> facts, Seat seat, int card) {
    return facts.at(seat).has(card) && memory.recalls(seat.index() * 64L + card);
  }
}
