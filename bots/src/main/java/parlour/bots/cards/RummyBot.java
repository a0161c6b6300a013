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
import parlour.games.material.cards.Cards;
import parlour.games.rummy.Deck;
import parlour.games.rummy.Melds;
import parlour.games.rummy.Move;
import parlour.games.rummy.Options;
import parlour.games.rummy.Rummy;
import parlour.games.rummy.View;

/// Plays Animal Rummy and Skat: keeps cards that belong together, gets rid of high ones, and
/// overlooks some by its level; the best try what they would do in deals they cannot rule out.
public final class RummyBot implements Bot<Move, View>, Adviser<Move, View> {
  /// One in so many chances is overlooked at each level.
  private static final int[] ONE_IN_OVERLOOKED = {2, 2, 3, 4, 1_000_000};

  /// One discard in so many is made without a thought.
  private static final int[] ONE_IN_RANDOM = {1, 2, 5, 12, 1_000_000};

  /// How many worlds it looks into, and how many discards it weighs there.
  private static final int[] WORLDS = {0, 0, 0, 8, 100};

  private static final int EXAMINED_DISCARDS = 4;

  /// No hand is followed further than this.
  private static final int MAX_STEPS = 240;

  private final Rummy game;
  private final Options options;
  private final int level;

  public RummyBot(Rummy game, int level) {
    this.game = game;
    this.options = game.options();
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Move move =
        WORLDS[level - 1] > 0 && !overlooks(dice)
            ? lookAhead(game, view).best(view, view.eye(), plays(view), WORLDS[level - 1], dice)
            : quickMove(view, dice);
    return Optional.of(new Reply<>(move, 700 + dice.below(1_500)));
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (!view.isMine()) return List.of();
    return Advice.ranked(
        lookAhead(game, view).rank(view, view.eye(), plays(view), WORLDS[Levels.COUNT - 1], dice));
  }

  /// The plays worth weighing: either pile; or every meld and addition, and the discards it could
  /// best do without.
  private List<Move> plays(View view) {
    List<Move> plays = new ArrayList<>();
    List<Move.Discard> discards = new ArrayList<>();
    game.moves(
        view,
        move -> {
          if (move instanceof Move.Discard discard) discards.add(discard);
          else plays.add(move);
        });
    Cards meld = bestMeld(view.held());
    if (!meld.isEmpty()) {
      plays.removeIf(move -> move instanceof Move.Meld(Cards cards) && !cards.equals(meld));
    }
    discards.sort((one, other) -> badness(view, other.card()) - badness(view, one.card()));
    plays.addAll(discards.subList(0, Math.min(EXAMINED_DISCARDS, discards.size())));
    return plays;
  }

  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View now) {
    int deal = now.match().deals();
    RummyBot quick = new RummyBot(game, Levels.COUNT);
    return new LookAhead<>(
        rules,
        () -> (view, _, dice) -> Optional.of(new Reply<>(quick.quickMove(view, dice), 0)),
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return view.match().deals() != deal;
          }

          @Override
          public double value(View view) {
            return lead(view) - (isDone(view) ? 0 : options.deck().count(view.held()));
          }
        },
        MAX_STEPS);
  }

  /// How many points this chair has less than the others on average.
  private static double lead(View view) {
    PerSeat<Integer> totals = view.match().totals();
    double others = 0;
    for (Seat seat : Seats.first(totals.seats()))
      if (!seat.equals(view.eye())) others += totals.at(seat);
    return others / (totals.seats() - 1) - totals.at(view.eye());
  }

  /// What it does without looking ahead.
  private Move quickMove(View view, Dice dice) {
    if (!view.turn().hasDrawn()) return new Move.Draw(wantsDiscard(view, dice));
    Cards meld = bestMeld(view.held());
    if (!meld.isEmpty() && !overlooks(dice)) return new Move.Meld(meld);
    if (options.layOff() && !overlooks(dice)) {
      Optional<Move> added = layOff(view);
      if (added.isPresent()) return added.get();
    }
    return new Move.Discard(worstCard(view, dice));
  }

  private boolean overlooks(Dice dice) {
    return dice.once(ONE_IN_OVERLOOKED[level - 1]);
  }

  private boolean wantsDiscard(View view, Dice dice) {
    if (!options.discardsOpen() || view.table().discards() == 0 || overlooks(dice)) return false;
    int card = view.table().discard();
    Cards with = view.held().with(card);
    if (bestMeld(with).has(card)) return true;
    if (options.layOff() && fitsSomewhere(view, card)) return view.held().size() > 1 || level < 3;
    return false;
  }

  /// The meld that takes most points out of the hand, or none.
  private Cards bestMeld(Cards held) {
    Best best = new Best(options.deck());
    Melds.each(held, options.deck().wild(), options.longer(), best::consider);
    return best.meld;
  }

  private static final class Best {
    private final Deck deck;
    private Cards meld = Cards.NONE;
    private int count;

    Best(Deck deck) {
      this.deck = deck;
    }

    void consider(Cards cards) {
      int worth = deck.count(cards) + 20 * cards.size();
      if (worth > count) {
        count = worth;
        meld = cards;
      }
    }
  }

  private Optional<Move> layOff(View view) {
    for (byte card : view.held().all()) {
      for (int meld = 0; meld < view.table().melds().size(); meld++) {
        if (Melds.fits(card, view.table().melds().get(meld)))
          return Optional.of(new Move.LayOff(card, meld));
      }
    }
    return Optional.empty();
  }

  private static boolean fitsSomewhere(View view, int card) {
    for (Cards meld : view.table().melds()) if (Melds.fits(card, meld)) return true;
    return false;
  }

  /// The card one would rather be without.
  private int worstCard(View view, Dice dice) {
    if (dice.once(ONE_IN_RANDOM[level - 1])) return view.held().any(dice);
    int worst = view.held().lowest();
    int most = Integer.MIN_VALUE;
    for (byte card : view.held().all()) {
      int badness = badness(view, card);
      if (badness > most) {
        most = badness;
        worst = card;
      }
    }
    return worst;
  }

  private int badness(View view, int card) {
    if (options.deck().wild().has(card)) return -1_000;
    int badness =
        options.deck().count(Cards.of(card))
            - (level >= 2 ? 12 * neighbours(view.held(), card) : 0);
    // What fits on the table can be laid off later, by others too.
    return level >= 3 && options.layOff() && fitsSomewhere(view, card) ? badness - 30 : badness;
  }

  /// How much a card has to do with the rest of the hand: two for each of its number, one for each
  /// near it.
  private static int neighbours(Cards held, int card) {
    int friends = 0;
    for (byte other : held.all()) {
      if (other == card) continue;
      int apart = Math.abs(other / 4 - card / 4);
      friends += apart == 0 ? 2 : apart <= 2 ? 1 : 0;
    }
    return friends;
  }
}
