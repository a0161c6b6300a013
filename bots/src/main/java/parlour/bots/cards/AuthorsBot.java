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

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    return Optional.of(new Reply<>(move(view, dice), 900 + dice.below(2_000)));
  }

  private Move move(View view, Dice dice) {
    if (level < Levels.COUNT) return offhand(view, dice);
    return ahead(game).best(view, view.eye(), closest(view, dice), WORLDS, dice);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return List.of();
    return Advice.of(ahead(game).weigh(view, view.eye(), closest(view, dice), WORLDS, dice));
  }

  /// The most promising questions.
  private List<Move> closest(View view, Dice dice) {
    return asking(view, dice).closest(CLOSELY, dice).stream()
        .map(idea -> new Move(idea.of(), idea.card()))
        .toList();
  }

  private <S> LookAhead<S, Move, View> ahead(Game<S, Move, View> rules) {
    AuthorsBot quick = new AuthorsBot(game, Levels.COUNT);
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
    CardRequests.Idea best = asking(view, dice).best(dice);
    return new Move(best.of(), best.card());
  }

  private CardRequests asking(View view, Dice dice) {
    return new CardRequests(
        level,
        NOISE[level - 1],
        view.eye(),
        view.held(),
        view.wanted(),
        view.counts(),
        Memory.of(level, dice.next()).of(view.known()));
  }
}
