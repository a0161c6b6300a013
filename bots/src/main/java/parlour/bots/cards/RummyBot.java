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
/// overlooks some chances by its level; levels 4 and 5 look ahead.
public final class RummyBot implements Bot<Move, View>, Adviser<Move, View> {
  /// One chance in this many is overlooked, by level.
  private static final int[] ONE_IN_OVERLOOKED = {2, 2, 3, 4, 1_000_000};

  /// One discard in this many is random.
  private static final int[] ONE_IN_RANDOM = {1, 2, 5, 12, 1_000_000};

  /// How many worlds it looks into, by level, and how many discards it tries there.
  private static final int[] WORLDS = {0, 0, 0, 8, 100};

  private static final int EXAMINED_DISCARDS = 4;

  /// No playout goes on for more steps than this.
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

  /// The plays to try: either pile; or every meld and addition, and the discards it can best do
  /// without.
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
    if (!meld.isEmpty())
      plays.removeIf(move -> move instanceof Move.Meld(Cards cards) && !cards.equals(meld));
    discards.sort((one, other) -> uselessness(view, other.card()) - uselessness(view, one.card()));
    plays.addAll(discards.subList(0, Math.min(EXAMINED_DISCARDS, discards.size())));
    return plays;
  }

  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View now) {
    int deal = now.match().deals();
    RummyBot playoutBot = new RummyBot(game, Levels.COUNT);
    return new LookAhead<>(
        rules,
        () -> (view, _, dice) -> Optional.of(new Reply<>(playoutBot.quickMove(view, dice), 0)),
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

  /// The lead of this chair over the average of the others; low totals win.
  private static double lead(View view) {
    PerSeat<Integer> totals = view.match().totals();
    double others = 0;
    for (Seat seat : Seats.first(totals.seats()))
      if (!seat.equals(view.eye())) others += totals.at(seat);
    return others / (totals.seats() - 1) - totals.at(view.eye());
  }

  /// The move it makes without looking ahead.
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
    private int most;

    Best(Deck deck) {
      this.deck = deck;
    }

    void consider(Cards cards) {
      int value = deck.count(cards) + 20 * cards.size();
      if (value > most) {
        most = value;
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

  /// The card it can best do without.
  private int worstCard(View view, Dice dice) {
    boolean keeps = options.mustKeep(view.turn(), view.held(), view.turn().drawn());
    Cards spare = keeps ? view.held().without(view.turn().drawn()) : view.held();
    if (dice.once(ONE_IN_RANDOM[level - 1])) return spare.any(dice);
    int worst = spare.lowest();
    int most = Integer.MIN_VALUE;
    for (byte card : spare.all()) {
      int uselessness = uselessness(view, card);
      if (uselessness > most) {
        most = uselessness;
        worst = card;
      }
    }
    return worst;
  }

  private int uselessness(View view, int card) {
    if (options.deck().wild().has(card)) return -1_000;
    int uselessness =
        options.deck().count(Cards.of(card))
            - (level >= 2 ? 12 * neighbours(view.held(), card) : 0);
    // What fits on the table can be laid off later, by others too.
    return level >= 3 && options.layOff() && fitsSomewhere(view, card)
        ? uselessness - 30
        : uselessness;
  }

  /// How well a card fits the rest of the hand: two for each card of its number, one for each
  /// within two of it.
  private static int neighbours(Cards held, int card) {
    int fit = 0;
    for (byte other : held.all()) {
      if (other == card) continue;
      int distance = Math.abs(other / 4 - card / 4);
      fit += distance == 0 ? 2 : distance <= 2 ? 1 : 0;
    }
    return fit;
  }
}
