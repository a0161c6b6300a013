package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.CatalogEntry;
import parlour.games.crossword.Position.Match;
import parlour.games.crossword.Position.Stage;
import parlour.games.crossword.Position.Turn;
import parlour.games.material.Pile;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;
import parlour.lexicon.crossword.Placements;

/// The Crossword Letter Game, bound to what the company has settled and to the dictionary.
public record Crossword(Options options, Book book) implements WordGame<Position, Move, View> {
  public static final CatalogEntry KIND =
      new CatalogEntry(
          "crossword",
          new CatalogEntry.About(
              "Crossword Letter Game",
              "Russell, 1935",
              "001",
              "Lay your cards into one growing crossword and be the first to have none.",
              25,
              false),
          1,
          new CatalogEntry.Seating(2, 8),
          Options.SETTINGS,
          (settings, lexicon) -> new Crossword(Options.of(settings), lexicon));

  /// What a challenge costs whoever was wrong.
  static final int FINE = 10;

  public Crossword(Options options, Lexicon lexicon) {
    this(options, new Book(lexicon, options));
  }

  @Override
  public Judge judge() {
    return book.judge();
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    return Dealing.hand(options, Dealing.cut(options, seats, dice), dice, 0);
  }

  @Override
  public Prompt prompt(Position position) {
    Turn turn = position.turn();
    return switch (turn.stage()) {
      case OVER -> Prompt.OVER;
      case OUT -> new Prompt(Prompt.Pace.TOGETHER, turn.waiting(), Seats.NONE, turn.due());
      case PLAY, DRAW ->
          new Prompt(
              Prompt.Pace.TURN,
              Seats.of(turn.seat()),
              position.board().doubters(position.match().in()).without(turn.seat()),
              turn.due());
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    if (position.isOver()) return Ruling.illegal(Rule.HAND_WIN, "The game is over.");
    return switch (move) {
      case Move.Lay lay -> lay(position, by, lay, at);
      case Move.Discard(int kind) -> discard(position, by, kind);
      case Move.Draw(boolean shown) -> draw(position, by, shown, at);
      case Move.Challenge(Entry entry) -> challenge(position, by, entry, at);
      case Move.LetStand() -> letStand(position, by, at);
    };
  }

  private Ruling<Position> lay(Position position, Seat by, Move.Lay lay, long at) {
    if (!isTurn(position, by, Stage.PLAY)) return outOfTurn(position, by);
    Hand hand = position.hands().at(by);
    return switch (Fit.of(position.board().layout(), hand, lay, book)) {
      case Fit.Misfit(Rule clause, String why) -> Ruling.illegal(clause, why);
      case Fit.Good fit -> lay(position, by, fit, at);
    };
  }

  private Ruling<Position> lay(Position position, Seat by, Fit.Good fit, long at) {
    if (!options.vigilant()) {
      for (int i = 0; i < fit.entries().size(); i++) {
        String word = fit.entries().get(i).word();
        if (book.admits(word)) continue;
        Fit.Misfit refusal = book.refusal(word);
        boolean crossing = i > 0 && refusal.clause() == Rule.DICTIONARY;
        return Ruling.illegal(crossing ? Rule.BOTH_WAYS : refusal.clause(), refusal.why());
      }
    }
    Board board = options.vigilant() ? position.board().claim(by, fit) : position.board().lay(fit);
    Position laid = position.lay(by, fit.rest(), board);
    int free = fit.free() < 0 ? Pack.NO_CARD : fit.main().word().charAt(fit.free()) - 'a';
    Event event = new News.WordLaid(by, fit.entries(), fit.fresh(), free);
    if (!fit.rest().isEmpty()) return passOn(laid, at, event);
    List<Event> events = new ArrayList<>(List.of(event, new News.WentOut(by)));
    Seats doubters = board.doubters(position.match().in().without(by));
    if (doubters.isEmpty()) return Dealing.score(options, laid, by, at, events);
    return Ruling.legal(
        laid.with(laid.turn().out(doubters, options.clock().due(at, Options.DOUBT))), events);
  }

  private static boolean isTurn(Position position, Seat by, Stage stage) {
    return position.turn().stage() == stage && position.turn().seat().equals(by);
  }

  private static Ruling<Position> outOfTurn(Position position, Seat by) {
    Turn turn = position.turn();
    if (turn.stage() == Stage.OUT) {
      return Ruling.illegal(
          Rule.HAND_WIN, turn.seat() + " has no card left: challenge, or let it stand.");
    }
    if (!turn.seat().equals(by))
      return Ruling.illegal(Rule.LEFT, "It is the turn of " + turn.seat() + ".");
    return turn.stage() == Stage.DRAW
        ? Ruling.illegal(Rule.DISCARD_FIRST, "You have laid a card aside: now draw one.")
        : Ruling.illegal(Rule.DISCARD_FIRST, "Lay a card aside before you draw.");
  }

  private static Ruling<Position> discard(Position position, Seat by, int kind) {
    if (!isTurn(position, by, Stage.PLAY)) return outOfTurn(position, by);
    if (kind < 0 || kind >= Pack.KINDS || !position.hands().at(by).has(kind)) {
      return Ruling.illegal(Rule.EXCHANGE, "You do not hold that card.");
    }
    return Ruling.legal(position.discard(by, kind), new News.CardLaidAside(by, kind));
  }

  private Ruling<Position> draw(Position position, Seat by, boolean shown, long at) {
    if (!isTurn(position, by, Stage.DRAW)) return outOfTurn(position, by);
    Pile pile = shown ? position.piles().shown() : position.piles().stock();
    if (pile.isEmpty()) return Ruling.illegal(Rule.STOCK, "No card is left there.");
    Event drawn = new News.CardDrawn(by, shown, pile.top());
    Position after = position.draw(by, shown);
    if (!after.piles().wantsShuffling()) return passOn(after, at, drawn);
    Position shuffled = after.shuffle();
    return passOn(shuffled, at, drawn, new News.StockShuffled(shuffled.piles().stock().size()));
  }

  /// The turn passes to the left, unless the hand has gone on long enough.
  private Ruling<Position> passOn(Position position, long at, Event... events) {
    Turn turn = position.turn();
    Seats in = position.match().in();
    if (turn.number() + 1 >= in.size() * Dealing.PATIENCE) {
      return Dealing.score(options, position, Seat.NOBODY, at, new ArrayList<>(List.of(events)));
    }
    Turn next = turn.next(in.leftOf(turn.seat()), options.clock().due(at, Options.TURN));
    return Ruling.legal(position.with(next), events);
  }

  private Ruling<Position> challenge(Position position, Seat by, Entry entry, long at) {
    if (!options.vigilant())
      return Ruling.illegal(Rule.CHALLENGE, "The umpire has looked at every word already.");
    Board board = position.board();
    int index = board.find(entry);
    if (index < 0)
      return Ruling.illegal(Rule.WINDOW, "That word is not open to challenge, or no longer.");
    Claim claim = board.claims().get(index);
    if (claim.by().equals(by))
      return Ruling.illegal(Rule.CHALLENGE, "Nobody challenges his own word.");
    if (!position.match().in().has(by))
      return Ruling.illegal(Rule.CHALLENGE, "Only those who play may challenge.");
    if (book.admits(entry.word())) {
      Position upheld =
          position
              .with(position.match().score(by, FINE))
              .with(board.uphold(index, claim.find(entry)));
      return heard(upheld, at, List.of(new News.ChallengeLost(by, claim.by(), entry)));
    }
    Position lifted = position.with(position.match().score(claim.by(), FINE)).takeBack(index);
    return heard(
        lifted,
        at,
        List.of(
            new News.ChallengeWon(by, claim.by(), entry, book.refusal(entry.word()).why()),
            new News.TakenBack(claim.by(), claim.main(), Integer.bitCount(claim.fresh()))));
  }

  /// A challenge has been heard: the game goes on, unless the fine has ended it.
  private Ruling<Position> heard(Position position, long at, List<Event> events) {
    Turn turn = position.turn();
    boolean out = turn.stage() == Stage.OUT && position.hands().at(turn.seat()).isEmpty();
    if (!out && Dealing.isEnded(options, position.match())) {
      return Dealing.close(options, position, at, new ArrayList<>(events));
    }
    if (turn.stage() != Stage.OUT) return Ruling.legal(position, events);
    if (!out) return passOn(position, at, events.toArray(new Event[0]));
    return await(position, position.board().doubters(turn.waiting()), at, new ArrayList<>(events));
  }

  private Ruling<Position> letStand(Position position, Seat by, long at) {
    Turn turn = position.turn();
    if (turn.stage() != Stage.OUT || !turn.waiting().has(by)) {
      return Ruling.illegal(Rule.CHALLENGE, "Nobody asks you whether a word is to stand.");
    }
    return await(
        position, turn.waiting().without(by), at, new ArrayList<>(List.of(new News.LetStand(by))));
  }

  private Ruling<Position> await(Position position, Seats rest, long at, List<Event> events) {
    if (rest.isEmpty()) return Dealing.score(options, position, position.turn().seat(), at, events);
    return Ruling.legal(position.with(position.turn().waitingFor(rest)), events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    Turn turn = position.turn();
    return switch (turn.stage()) {
      case OVER -> Ruling.illegal(Rule.HAND_WIN, "The game is over.");
      case OUT -> Dealing.score(options, position, turn.seat(), at, new ArrayList<>());
      case PLAY -> {
        Dice dice = new Dice(position.dice());
        Hand hand = position.hands().at(turn.seat());
        int card = hand.at(dice.below(hand.size()));
        Position aside = position.with(dice.state()).discard(turn.seat(), card);
        yield after(
            draw(aside, turn.seat(), aside.piles().stock().isEmpty(), at),
            new News.Overtaken(turn.seat()),
            new News.CardLaidAside(turn.seat(), card));
      }
      case DRAW ->
          after(
              draw(position, turn.seat(), position.piles().stock().isEmpty(), at),
              new News.Overtaken(turn.seat()));
    };
  }

  /// A ruling with what happened before it.
  private static Ruling<Position> after(Ruling<Position> ruling, Event... before) {
    return switch (ruling) {
      case Ruling.Illegal<Position> illegal -> illegal;
      case Ruling.Legal<Position>(Position next, List<Event> events) -> {
        List<Event> all = new ArrayList<>(List.of(before));
        all.addAll(events);
        yield Ruling.legal(next, all);
      }
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    if (!position.isOver()) return Optional.empty();
    Match match = position.match();
    // Those who played on to part a tie stand before all others, whatever those hands cost them.
    PerSeat<Integer> standing =
        match.scores().map((seat, score) -> match.ties().at(seat) * 100_000 - score);
    return Optional.of(Result.ranked(match.scores(), standing));
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return Drawing.scene(view, options);
  }

  @Override
  public Optional<Move> read(Answer answer) {
    return Notation.read(answer);
  }

  @Override
  public Answer write(Move move) {
    return Notation.write(move);
  }

  /// Every play of a hand into a layout that makes none but words of a set.
  public void placements(Layout layout, Hand hand, WordSet words, Consumer<? super Placement> out) {
    lays(
        layout,
        hand,
        words,
        lay -> {
          if (Fit.of(layout, hand, lay, book) instanceof Fit.Good fit) {
            out.accept(new Placement(lay, fit.entries(), fit.fresh(), fit.free(), fit.rest()));
          }
        });
  }

  /// How many cards of a hand can be laid at once.
  public int most(Layout layout, Hand hand, WordSet words) {
    int[] most = {0};
    Placements.find(
        sought(layout, hand, words),
        (_, _, _, _, fresh, _) -> most[0] = Math.max(most[0], Integer.bitCount(fresh)));
    return most[0];
  }

  private void lays(Layout layout, Hand hand, WordSet words, Consumer<? super Move.Lay> out) {
    Placements.find(
        sought(layout, hand, words),
        (x, y, across, id, _, free) -> out.accept(lay(x, y, across, id, free)));
  }

  /// A word met with by chance, or a discard where there was none.
  private Move anyPlay(Layout layout, Hand hand, Dice dice) {
    Move[] found = {new Move.LetStand()};
    boolean any =
        Placements.any(
            sought(layout, hand, book.judge().admitted()),
            dice::below,
            (x, y, across, id, _, free) -> found[0] = lay(x, y, across, id, free));
    return any ? found[0] : new Move.Discard(hand.at(dice.below(hand.size())));
  }

  private Placements.Query sought(Layout layout, Hand hand, WordSet words) {
    return new Placements.Query(
        words(), layout, hand.letters(), hand.has(Pack.FREE), words, book::bars);
  }

  private Move.Lay lay(int x, int y, boolean across, int id, int free) {
    String word = words().word(id);
    int letter = free < 0 ? Move.UNSAID : word.charAt(free) - 'a';
    return new Move.Lay(new Entry(x, y, across ? Way.ACROSS : Way.DOWN, word), letter);
  }

  private WordIndex words() {
    return book.judge().lexicon().index();
  }

  /// Whether a word can be laid, be it a word or not.
  public boolean fits(View view, Move.Lay lay) {
    return Fit.of(view.board().layout(), view.hand(), lay, book) instanceof Fit.Good;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (view.mayPlay()) {
      lays(view.board().layout(), view.hand(), book.judge().admitted(), out);
      for (int kinds = view.hand().kinds(); kinds != 0; kinds &= kinds - 1) {
        out.accept(new Move.Discard(Integer.numberOfTrailingZeros(kinds)));
      }
    }
    if (view.mayDraw()) {
      if (view.heaps().stock() > 0) out.accept(new Move.Draw(false));
      if (view.heaps().shown() > 0) out.accept(new Move.Draw(true));
    }
    if (view.mayLetStand()) out.accept(new Move.LetStand());
    for (Entry entry : view.doubtful()) out.accept(new Move.Challenge(entry));
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    if (view.mayPlay()) return anyPlay(view.board().layout(), view.hand(), dice);
    if (view.mayDraw()) {
      return new Move.Draw(view.heaps().stock() == 0 || view.heaps().shown() > 0 && dice.once(2));
    }
    if (view.mayLetStand() && !dice.once(8)) return new Move.LetStand();
    List<Entry> doubtful = view.doubtful();
    return new Move.Challenge(doubtful.get(dice.below(doubtful.size())));
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return Dealing.imagine(options, view, dice);
  }
}
