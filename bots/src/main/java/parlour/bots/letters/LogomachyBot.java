package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Levels;
import parlour.bots.skill.LookAhead;
import parlour.bots.skill.Pen;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.games.logomachy.Logomachy;
import parlour.games.logomachy.Move;
import parlour.games.logomachy.View;

/// Plays Logomachy: notices some of the words it knows, prefers prizes and sweeps, and leaves
/// little in the pool for the next player; level 5 looks ahead.
public final class LogomachyBot implements Bot<Move, View>, Adviser<Move, View> {
  /// The width of the random error in its judgement of a play, by level.
  private static final double[] NOISE_POINTS = {0.9, 0.5, 0.25, 0.08, 0};

  /// How many plays level 5 examines closely, how many of those it tries, and in how many worlds.
  private static final int EXAMINED_PLAYS = 8;

  private static final int TRIED_PLAYS = 4;
  private static final int WORLDS = 16;

  /// A play this much better than another is not tried against it.
  private static final double CLEAR_LEAD_POINTS = 0.6;

  /// The level of the bots that play on in those worlds.
  private static final int PLAYOUT_LEVEL = 4;

  private final Logomachy game;
  private final int level;
  private final WordSight wordSight;
  private final Pen pen;

  public LogomachyBot(Logomachy game, int level) {
    this.game = game;
    this.level = level;
    this.wordSight = WordSight.of(game.judge(), level);
    this.pen = new Pen(game.judge(), level, game.options().judging());
  }

  /// A play and its estimated value, in points.
  private record Idea(Move move, double value) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.mayChallenge() && wordSight.doubts(view.open().turn().claim().word(), dice)) {
      return Optional.of(
          new Reply<>(
              new Move.Challenge(view.open().turn().play() - 1), 1_200 + dice.below(1_500)));
    }
    if (!view.isTurn()) return Optional.empty();
    Move move = best(view, dice);
    return Optional.of(new Reply<>(move, 3_000 + dice.below(4_000) + 400L * length(move)));
  }

  private Move best(View view, Dice dice) {
    LogomachyValue estimate = new LogomachyValue(game, view, wordSight.known());
    List<Idea> ideas = new ArrayList<>();
    each(
        view,
        move -> {
          if (sees(move, dice)) ideas.add(new Idea(move, estimate.of(move) + noise(dice)));
        });
    if (ideas.isEmpty()) return forced(view);
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    Move best =
        level < Levels.COUNT ? ideas.getFirst().move : bestTried(view, ideas, estimate, dice);
    return written(best, dice);
  }

  /// A play where the rules ask for one and it has seen none: with a word it knows if there is one,
  /// otherwise with one that offends nobody.
  private Move forced(View view) {
    return game.plays()
        .some(view.pool(), view.hand(), wordSight.known())
        .or(() -> game.plays().some(view.pool(), view.hand(), game.judge().presentable()))
        .or(() -> game.plays().some(view.pool(), view.hand()))
        .orElseThrow();
  }

  /// The best play: those that are close after a look at the next player's replies are tried by
  /// looking ahead.
  private Move bestTried(View view, List<Idea> ideas, LogomachyValue estimate, Dice dice) {
    List<Idea> examined = examined(ideas, estimate);
    List<Move> plays = new ArrayList<>();
    for (Idea idea : examined.subList(0, Math.min(TRIED_PLAYS, examined.size())))
      if (idea.value > examined.getFirst().value - CLEAR_LEAD_POINTS) plays.add(idea.move);
    return lookAhead(game, view).best(view, view.eye(), plays, WORLDS, dice);
  }

  /// The best plays by estimate, ranked again by what the next player could do.
  private static List<Idea> examined(List<Idea> ideas, LogomachyValue estimate) {
    List<Idea> examined = new ArrayList<>();
    for (Idea idea : ideas.subList(0, Math.min(EXAMINED_PLAYS, ideas.size())))
      examined.add(new Idea(idea.move, estimate.lookingAhead(idea.move)));
    examined.sort((one, other) -> Double.compare(other.value, one.value));
    return examined;
  }

  /// Looks two rounds ahead.
  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View start) {
    int until = start.open().turn().play() + 2 * start.players();
    int deal = start.open().match().deal();
    LogomachyBot playoutBot = new LogomachyBot(game, PLAYOUT_LEVEL);
    return new LookAhead<>(
        rules,
        () -> playoutBot,
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return view.open().turn().play() >= until || view.open().match().deal() != deal;
          }

          @Override
          public double value(View view) {
            return LogomachyValue.lead(view);
          }
        },
        4 * start.players());
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    if (view.mayChallenge() && game.judge().admit(view.open().turn().claim().word()) < 0)
      advice.add(
          new Advice<>(
              new Move.Challenge(view.open().turn().play() - 1),
              view.open().turn().claim().word().length()));
    if (!view.isTurn()) return advice;
    LogomachyValue estimate = new LogomachyValue(game, view, wordSight.known());
    List<Idea> ideas = new ArrayList<>();
    each(view, move -> ideas.add(new Idea(move, estimate.of(move))));
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    for (Idea idea : examined(ideas, estimate)) advice.add(new Advice<>(idea.move, idea.value));
    return advice;
  }

  /// Every play with a word it knows, and every card it may lay.
  private void each(View view, Consumer<Move> out) {
    game.plays().each(view.pool(), view.hand(), wordSight.known(), out);
    if (game.mayLay(view)) view.hand().forEach(card -> out.accept(new Move.Lay(card)));
  }

  private boolean sees(Move move, Dice dice) {
    if (move instanceof Move.Lay) return true;
    int chance = wordSight.seenPercent(length(move));
    // A word to build has to be thought of; a word to take lies on the table.
    return dice.below(100) < (move instanceof Move.Take ? chance : chance * level / Levels.COUNT);
  }

  private double noise(Dice dice) {
    return (dice.fraction() - 0.5) * NOISE_POINTS[level - 1];
  }

  private static int length(Move move) {
    return switch (move) {
      case Move.Take(String word, var _, var _) -> word.length();
      case Move.Build(String word, var _, var _) -> word.length();
      case Move.Extend(String word, var _, var _, var _) -> word.length();
      case Move.Lay _, Move.Challenge _ -> 0;
    };
  }

  /// The word it takes as it spells it.
  private Move written(Move move, Dice dice) {
    return move instanceof Move.Take(String word, char card, long builds)
        ? new Move.Take(pen.written(word, dice), card, builds)
        : move;
  }
}
