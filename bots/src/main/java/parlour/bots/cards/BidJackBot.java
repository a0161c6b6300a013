package parlour.bots.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Levels;
import parlour.bots.skill.LookAhead;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.bidjack.BidJack;
import parlour.games.bidjack.Move;
import parlour.games.bidjack.View;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// Plays Bid Jack: estimates how many tricks a hand will take, wins as cheaply as possible, and
/// throws away what it needs least; levels 4 and 5 look ahead.
public final class BidJackBot implements Bot<Move, View>, Adviser<Move, View> {
  /// The largest error in its estimate of a hand, in tenths of a trick, by level.
  private static final int[] ERROR_TENTHS = {30, 20, 10, 5, 0};

  /// One card in this many is played at random.
  private static final int[] ONE_IN_RANDOM = {1, 2, 5, 12, 1_000_000};

  /// How many worlds it looks into, by level; 0: it does not look ahead.
  private static final int[] WORLDS = {0, 0, 0, 8, 64};

  private static final int MAX_STEPS = 64;

  /// The value of winning the game beside the points, in points.
  private static final double GAME_POINTS = 10;

  private final BidJack game;
  private final int level;

  public BidJackBot(BidJack game, int level) {
    this.game = game;
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    return Optional.of(new Reply<>(move(view, dice), 600 + dice.below(1_400)));
  }

  private Move move(View view, Dice dice) {
    if (view.contract().settled() && dice.once(ONE_IN_RANDOM[level - 1]))
      return new Move.Play(view.playable().any(dice));
    return WORLDS[level - 1] > 0
        ? lookAhead(game, view).best(view, view.eye(), plays(view), WORLDS[level - 1], dice)
        : quickMove(view, level, dice);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return List.of();
    return Advice.ranked(
        lookAhead(game, view).rank(view, view.eye(), plays(view), WORLDS[Levels.COUNT - 1], dice));
  }

  private List<Move> plays(View view) {
    List<Move> plays = new ArrayList<>();
    int most = view.contract().bid() + 3;
    game.moves(
        view,
        move -> {
          if (!(move instanceof Move.Bid(int tricks)) || tricks <= most) plays.add(move);
        });
    return plays;
  }

  private static <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View start) {
    int hand = start.match().hands();
    return new LookAhead<>(
        rules,
        () -> (view, _, dice) -> Optional.of(new Reply<>(quickMove(view, 4, dice), 0)),
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return view.match().hands() != hand;
          }

          @Override
          public double value(View view) {
            return lead(view)
                + (view.turn().player().isNobody() ? Math.signum(lead(view)) * GAME_POINTS : 0);
          }
        },
        MAX_STEPS);
  }

  /// The lead of this chair over the best of the others, in points.
  private static double lead(View view) {
    PerSeat<Integer> points = view.match().points();
    int best = Integer.MIN_VALUE;
    for (Seat seat : Seats.first(points.seats()))
      if (!seat.equals(view.eye())) best = Math.max(best, points.at(seat));
    return points.at(view.eye()) - best;
  }

  /// The move of a level without looking ahead.
  private static Move quickMove(View view, int level, Dice dice) {
    if (!view.contract().settled()) return bid(view, level, dice);
    return new Move.Play(view.trick().count() == 0 ? highest(view.held()) : follow(view));
  }

  private static Move bid(View view, int level, Dice dice) {
    int error = ERROR_TENTHS[level - 1];
    int tricks = (tenthsOfTricks(view) + (error == 0 ? 0 : dice.below(2 * error + 1) - error)) / 10;
    int bid = view.contract().bid();
    if (view.isDealer()) return tricks >= bid ? new Move.Take() : new Move.Pass();
    return tricks > bid && bid < view.dealt()
        ? new Move.Bid(Math.min(tricks, bid + 1))
        : new Move.Pass();
  }

  /// The estimated tricks of a hand, in tenths: tens and nines mostly win, eights sometimes, and
  /// more among few players.
  private static int tenthsOfTricks(View view) {
    int tenths = 0;
    for (byte card : view.held().all()) {
      int chance =
          switch (JackPack.number(card)) {
            case 10 -> 9;
            case 9 -> 7;
            case 8 -> 5;
            case 7 -> 3;
            default -> 1;
          };
      tenths += chance * 4 / Math.max(3, view.seats());
    }
    return tenths;
  }

  /// The lowest card that beats the trick so far, otherwise the lowest of all.
  private static int follow(View view) {
    Cards playable = view.playable();
    int best = 0;
    for (int i = 0; i < view.trick().count(); i++)
      best = Math.max(best, JackPack.number(view.trick().card(i)));
    for (byte card : playable.all()) if (JackPack.number(card) > best) return card;
    return playable.lowest();
  }

  private static int highest(Cards cards) {
    return 63 - Long.numberOfLeadingZeros(cards.bits());
  }
}
