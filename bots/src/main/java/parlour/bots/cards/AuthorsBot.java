package parlour.bots.cards;

import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Levels;
import parlour.bots.skill.LookAhead;
import parlour.bots.skill.Memory;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.authors.Authors;
import parlour.games.authors.Move;
import parlour.games.authors.View;

/// Plays Authors: asks the player it remembers to hold a card, and works on the book it is nearest
/// to completing; level 5 looks ahead.
public final class AuthorsBot implements Bot<Move, View>, Adviser<Move, View> {
  /// The size of the random error in its judgement of a question, in sixteenths, by level.
  private static final int[] NOISE_SIXTEENTHS = {6_000, 3_600, 2_400, 1_600, 16};

  /// How many worlds level 5 looks into, how many questions it tries there, and for how many steps.
  private static final int WORLDS = 12;

  private static final int EXAMINED_QUESTIONS = 4;
  private static final int MAX_STEPS = 24;

  private final Authors game;
  private final int level;
  private final CardMemory memory = new CardMemory();

  public AuthorsBot(Authors game, int level) {
    this.game = game;
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Move move = move(view, dice);
    memory.asks(move.of(), move.card(), view.known());
    return Optional.of(new Reply<>(move, 900 + dice.below(2_000)));
  }

  private Move move(View view, Dice dice) {
    if (level < Levels.COUNT) return quickMove(view, dice);
    return lookAhead(game).best(view, view.eye(), bestQuestions(view, dice), WORLDS, dice);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return List.of();
    return Advice.ranked(
        lookAhead(game).rank(view, view.eye(), bestQuestions(view, dice), WORLDS, dice));
  }

  /// The most promising questions.
  private List<Move> bestQuestions(View view, Dice dice) {
    return requests(view, dice).mostPromising(EXAMINED_QUESTIONS, dice).stream()
        .map(idea -> new Move(idea.of(), idea.card()))
        .toList();
  }

  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules) {
    AuthorsBot playoutBot = new AuthorsBot(game, Levels.COUNT);
    return new LookAhead<>(
        rules,
        // In a world where one chair holds all cards left, it has nobody to ask.
        () ->
            (view, _, dice) ->
                view.wanted().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Reply<>(playoutBot.quickMove(view, dice), 0)),
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return false;
          }

          @Override
          public double value(View view) {
            double mine = view.books().at(view.eye()).size() / 4.0;
            double others = 0;
            for (Seat seat : Seats.first(view.books().seats()))
              if (!seat.equals(view.eye())) others += view.books().at(seat).size() / 4.0;
            // Cards in hand are parts of future books.
            return mine - others / (view.books().seats() - 1) + 0.1 * view.held().size();
          }
        },
        MAX_STEPS);
  }

  /// The question it asks without looking ahead.
  private Move quickMove(View view, Dice dice) {
    CardRequests.Idea best = requests(view, dice).best(dice);
    return new Move(best.of(), best.card());
  }

  private CardRequests requests(View view, Dice dice) {
    return new CardRequests(
        level,
        NOISE_SIXTEENTHS[level - 1],
        view.eye(),
        view.held(),
        view.wanted(),
        view.counts(),
        memory.recalled(view.known(), view.wanted(), Memory.of(level, dice.next())),
        (of, card) -> memory.hasAsked(of, card, view.known()));
  }
}
