package parlour.bots.letters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import parlour.engine.Seat;
import parlour.games.crossword.Crossword;
import parlour.games.crossword.Entry;
import parlour.games.crossword.Hand;
import parlour.games.crossword.Layout;
import parlour.games.crossword.Layout.Placement;
import parlour.games.crossword.Move;
import parlour.games.crossword.Pack;
import parlour.games.crossword.View;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.WordSet;

/// Plays the Crossword Letter Game: notices some of the words it knows, prefers plays with many and
/// expensive cards, saves the Free Letter for the last word, and challenges unknown words as boldly
/// as its level allows; level 5 looks ahead.
public final class CrosswordBot implements Bot<Move, View>, Adviser<Move, View> {
  /// Per cent of the known words that it notices.
  private static final int[] SEEN_PERCENT = {24, 34, 54, 85, 100};

  /// Per cent of those that form other words where they cross.
  private static final int[] SEEN_CROSSING_PERCENT = {8, 16, 34, 70, 100};

  /// How many plays level 5 examines by what could be laid next.
  private static final int EXAMINED_PLAYS = 12;

  /// How many of those it tries in how many worlds, each for at most `MAX_STEPS` steps.
  private static final int TRIED_PLAYS = 3;

  private static final int WORLDS = 8;
  private static final int MAX_STEPS = 6;

  /// A play this much better than another is not tried against it.
  private static final double CLEAR_LEAD_POINTS = 8;

  /// The expected count of a card nobody has seen, in points.
  private static final double UNSEEN_CARD_POINTS = 4;

  /// The level of the bots that play on in those worlds.
  private static final int PLAYOUT_LEVEL = 4;

  private final Crossword game;
  private final int level;
  private final WordSet known;
  private final CrosswordValue value;
  private final WordSight sight;
  private final Pen pen;
  private final Set<Entry> judged = new HashSet<>();
  private int hand;

  public CrosswordBot(Crossword game, int level) {
    this.game = game;
    this.level = level;
    this.known = game.book().judge().vocabulary(level);
    this.value = new CrosswordValue(level);
    this.sight = WordSight.of(game.book().judge(), level);
    this.pen = new Pen(game.book().judge(), level, game.options().judging());
  }

  /// A play and its estimated value.
  private record Idea(Placement placement, double value) {}

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    Optional<Entry> doubtful = doubt(view, dice);
    if (doubtful.isPresent())
      return reply(new Move.Challenge(doubtful.get()), 1_500 + dice.below(2_500));
    if (view.mayLetStand()) return reply(new Move.LetStand(), 1_200 + dice.below(1_500));
    if (view.mayDraw()) return reply(new Move.Draw(wantsShown(view)), 800 + dice.below(1_000));
    if (!view.mayPlay()) return Optional.empty();
    Move move = play(view, dice);
    return reply(move, 2_500 + dice.below(4_500) + (move instanceof Move.Lay ? 0 : 1_500));
  }

  private static Optional<Reply<Move>> reply(Move move, long afterMillis) {
    return Optional.of(new Reply<>(move, afterMillis));
  }

  /// A word to challenge; each word is judged once.
  private Optional<Entry> doubt(View view, Dice dice) {
    if (view.match().hand() != hand) judged.clear();
    hand = view.match().hand();
    Optional<Entry> doubtful = Optional.empty();
    for (Entry entry : view.doubtful()) {
      if (!judged.add(entry) || knows(entry.word()) || !sight.doubts(entry.word(), dice)) continue;
      if (doubtful.isEmpty()) doubtful = Optional.of(entry);
    }
    return doubtful;
  }

  private boolean knows(String word) {
    Lexicon lexicon = game.book().judge().lexicon();
    int id = lexicon.id(word);
    // It never plays a coarse word, but it knows them.
    return known.has(id) || id >= 0 && lexicon.is(id, Mark.COARSE);
  }

  private Move play(View view, Dice dice) {
    List<Idea> ideas = ideas(view, dice);
    Optional<Idea> best = best(view, ideas, dice);
    if (best.isEmpty() || best.get().value < CrosswordValue.EXCHANGE)
      return new Move.Discard(discard(view, dice));
    return written(view, best.get().placement.lay(), dice);
  }

  private List<Idea> ideas(View view, Dice dice) {
    List<Idea> ideas = new ArrayList<>();
    game.placements(
        view.board().layout(),
        view.hand(),
        known,
        placement -> {
          if (sees(placement, dice))
            ideas.add(new Idea(placement, value.of(view, placement, dice)));
        });
    return ideas;
  }

  /// Whether it notices a play; one that empties its hand gets a second chance.
  private boolean sees(Placement placement, Dice dice) {
    int chance = (placement.entries().size() > 1 ? SEEN_CROSSING_PERCENT : SEEN_PERCENT)[level - 1];
    return dice.below(100) < chance || placement.rest().isEmpty() && dice.below(100) < chance;
  }

  private Optional<Idea> best(View view, List<Idea> ideas, Dice dice) {
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    Optional<Idea> best = ideas.stream().findFirst();
    if (level < Levels.COUNT || best.isEmpty() || best.get().placement.rest().isEmpty())
      return best;
    List<Idea> examined = examined(view, ideas);
    double most = examined.getFirst().value;
    List<Move> plays = new ArrayList<>();
    for (Idea idea : examined.subList(0, Math.min(TRIED_PLAYS, examined.size())))
      if (idea.value > most - CLEAR_LEAD_POINTS) plays.add(idea.placement.lay());
    Move play = lookAhead(game, view).best(view, view.eye(), plays, WORLDS, dice);
    return examined.stream().filter(idea -> idea.placement.lay().equals(play)).findFirst();
  }

  /// The best plays by estimate, ranked again by what could be laid next.
  private List<Idea> examined(View view, List<Idea> ideas) {
    List<Idea> examined = new ArrayList<>();
    for (Idea idea : ideas.subList(0, Math.min(EXAMINED_PLAYS, ideas.size()))) {
      Layout after = idea.placement.on(view.board().layout());
      Hand rest = idea.placement.rest();
      examined.add(
          new Idea(idea.placement, idea.value + value.ofNextTurn(rest, most(after, rest))));
    }
    examined.sort((one, other) -> Double.compare(other.value, one.value));
    return examined;
  }

  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View start) {
    int number = start.match().hand();
    return new LookAhead<>(
        rules,
        () -> new CrosswordBot(game, PLAYOUT_LEVEL),
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return view.match().hand() != number;
          }

          @Override
          public double value(View view) {
            double lead = -standing(view, view.eye());
            for (Seat seat : view.match().in())
              if (!seat.equals(view.eye()))
                lead += standing(view, seat) / (view.match().in().size() - 1);
            return lead;
          }

          private double standing(View view, Seat seat) {
            double held =
                isDone(view)
                    ? 0
                    : seat.equals(view.eye())
                        ? view.hand().points() + UNSEEN_CARD_POINTS * view.hand().size()
                        : 2 * UNSEEN_CARD_POINTS * view.cards(seat);
            return view.match().scores().at(seat) + held;
          }
        },
        MAX_STEPS);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    for (Entry entry : view.doubtful())
      if (game.book().judge().admit(entry.word()) < 0)
        advice.add(new Advice<>(new Move.Challenge(entry), CrosswordValue.GOING_OUT_POINTS));
    if (!view.mayPlay()) {
      if (advice.isEmpty())
        reply(view, prompt, dice).ifPresent(r -> advice.add(new Advice<>(r.move(), 0)));
      return advice;
    }
    List<Idea> ideas = ideas(view, dice);
    ideas.sort((one, other) -> Double.compare(other.value, one.value));
    for (Idea idea : examined(view, ideas))
      advice.add(new Advice<>(idea.placement.lay(), idea.value));
    advice.add(new Advice<>(new Move.Discard(discard(view, dice)), CrosswordValue.EXCHANGE));
    advice.sort((one, other) -> Double.compare(other.value(), one.value()));
    return advice;
  }

  /// The most cards of a hand that could be laid in one play.
  private int most(Layout layout, Hand hand) {
    return hand.isEmpty() ? 0 : game.most(layout, hand, known);
  }

  /// The card it can best do without; good players consider the one turned up.
  private int discard(View view, Dice dice) {
    Hand hand = view.hand();
    int worst = value.worstCard(hand, dice);
    int top = view.heaps().top();
    if (level < 4 || view.heaps().shown() == 0) return worst;
    int most = most(view.board().layout(), hand.without(worst).with(top));
    for (int i = 0; i < hand.size(); i++) {
      int kind = hand.at(i);
      if (kind == Pack.FREE || kind == worst || kind == top) continue;
      int laid = most(view.board().layout(), hand.without(kind).with(top));
      if (laid > most) {
        most = laid;
        worst = kind;
      }
    }
    return worst;
  }

  /// Whether the card turned up can be laid at once, or is simply easy to lay.
  private boolean wantsShown(View view) {
    if (view.heaps().stock() == 0) return true;
    if (view.heaps().shown() == 0) return false;
    int top = view.heaps().top();
    if (level < 3 || top == Pack.FREE) return value.likes(top);
    int with = most(view.board().layout(), view.hand().with(top));
    int without = most(view.board().layout(), view.hand());
    return with > without && with > 1
        || with > 0 && view.hand().isEmpty()
        || with >= without && value.likes(top);
  }

  /// A play as it spells it: a slip stands where it still fits the layout.
  private Move written(View view, Move.Lay lay, Dice dice) {
    return spelt(
        lay, pen.written(lay.entry().word(), dice, slip -> game.fits(view, spelt(lay, slip))));
  }

  private static Move.Lay spelt(Move.Lay lay, String word) {
    Entry entry = lay.entry();
    return new Move.Lay(new Entry(entry.x(), entry.y(), entry.way(), word), lay.free());
  }
}
