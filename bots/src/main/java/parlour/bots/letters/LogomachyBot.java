package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Levels;
import parlour.bots.skill.LookAhead;
import parlour.bots.skill.WordSight;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.games.logomachy.Logomachy;
import parlour.games.logomachy.Move;
import parlour.games.logomachy.View;

/// Plays Logomachy: it sees some of the words it knows, likes prizes and sweeps, and leaves the
/// pool so that others do not; the best try their plays against hands they cannot rule out.
public final class LogomachyBot implements Bot<Move, View>, Adviser<Move, View> {
  /// How far its judgement of a play may err, in points.
  private static final double[] NOISE_POINTS = {0.9, 0.5, 0.25, 0.08, 0};

  /// The best players look closely at so many plays, and try so many of them in so many worlds.
  private static final int EXAMINED_PLAYS = 8;

  private static final int TRIED_PLAYS = 4;
  private static final int WORLDS = 16;

  /// A play so many points better than another need not be tried against it.
  private static final double CLEAR_LEAD_POINTS = 0.6;

  /// Who plays on in those worlds.
  private static final int PLAYOUT_LEVEL = 4;

  private final Logomachy game;
  private final int level;
  private final WordSight sight;

  public LogomachyBot(Logomachy game, int level) {
    this.game = game;
    this.level = level;
    this.sight = WordSight.of(game.judge(), level);
  }

  /// A play and what it seems to be worth, in points.
  private record Idea(Move move, double value) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.mayChallenge()
        && sight.doubts(game.judge().admit(view.open().turn().claim().word()), dice)) {
      return Optional.of(
          new Reply<>(
              new Move.Challenge(view.open().turn().play() - 1), 1_200 + dice.below(1_500)));
    }
    if (!view.isTurn()) return Optional.empty();
    Move move = best(view, dice);
    return Optional.of(new Reply<>(move, 3_000 + dice.below(4_000) + 400L * length(move)));
  }

  private Move best(View view, Dice dice) {
    LogomachyValue worth = new LogomachyValue(game, view, sight.known());
    List<Idea> ideas = new ArrayList<>();
    each(
        view,
        move -> {
          if (sees(move, dice)) ideas.add(new Idea(move, worth.of(move) + noise(dice)));
        });
    if (ideas.isEmpty()) return game.plays().some(view.pool(), view.hand()).orElseThrow();
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    Move best = level < Levels.COUNT ? ideas.getFirst().move : bestTried(view, ideas, worth, dice);
    return misspelt(best, dice);
  }

  /// The best of those that stand out by far when one thinks what the next player could do; where
  /// several do, each is tried.
  private Move bestTried(View view, List<Idea> ideas, LogomachyValue worth, Dice dice) {
    List<Idea> closest = examined(ideas, worth);
    List<Move> plays = new ArrayList<>();
    for (Idea idea : closest.subList(0, Math.min(TRIED_PLAYS, closest.size())))
      if (idea.value > closest.getFirst().value - CLEAR_LEAD_POINTS) plays.add(idea.move);
    return lookAhead(game, view).best(view, view.eye(), plays, WORLDS, dice);
  }

  /// The best at a glance, weighed by what the next player could do.
  private static List<Idea> examined(List<Idea> ideas, LogomachyValue worth) {
    List<Idea> closest = new ArrayList<>();
    for (Idea idea : ideas.subList(0, Math.min(EXAMINED_PLAYS, ideas.size())))
      closest.add(new Idea(idea.move, worth.lookingAhead(idea.move)));
    closest.sort((one, other) -> Double.compare(other.value, one.value));
    return closest;
  }

  /// Two rounds further, played by the quick.
  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View now) {
    int until = now.open().turn().play() + 2 * now.players();
    int deal = now.open().match().deal();
    LogomachyBot quick = new LogomachyBot(game, PLAYOUT_LEVEL);
    return new LookAhead<>(
        rules,
        () -> quick,
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
        4 * now.players());
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
    LogomachyValue worth = new LogomachyValue(game, view, sight.known());
    List<Idea> ideas = new ArrayList<>();
    each(view, move -> ideas.add(new Idea(move, worth.of(move))));
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    for (Idea idea : examined(ideas, worth)) advice.add(new Advice<>(idea.move, idea.value));
    return advice;
  }

  /// Every play with a word it knows, and every card it may lay.
  private void each(View view, Consumer<Move> out) {
    game.plays().each(view.pool(), view.hand(), sight.known(), out);
    if (game.mayLay(view)) view.hand().forEach(card -> out.accept(new Move.Lay(card)));
  }

  private boolean sees(Move move, Dice dice) {
    if (move instanceof Move.Lay) return true;
    int chance = sight.seenPercent(length(move));
    // A word to build has to be thought of; a word to take lies there.
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

  /// Now and then two letters of a word change places.
  private Move misspelt(Move move, Dice dice) {
    if (!(move instanceof Move.Take(String word, char card, long builds)) || word.length() < 4)
      return move;
    if (!sight.misspells(game.options().judging(), dice)) return move;
    return new Move.Take(WordSight.misspelt(word, dice), card, builds);
  }
}
