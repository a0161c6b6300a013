package parlour.games.crossword;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.crossword.Position.Match;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// The rules of the Crossword Letter Game, for one set of options and one dictionary.
public record Crossword(Options options, Book book)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("crossword", "Crossword Letter Game")
          .subtitle("Russell, 1935")
          .leaflet("001")
          .summary("Lay your cards into one growing crossword and be the first to have none.")
          .players(2, 8)
          .minutes(30, 25, 30, 30, 30, 35, 35)
          .shortly("two hands", Map.of("ending", "2-hands"), 5, 6, 7, 8, 9, 10)
          .usually("to 100 points")
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(7)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(Pack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 13, 17, 20)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new Crossword(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> CrosswordSheet.open(options, seats, dealer))
        .turn(Options.TURN_MILLIS);
  }

  public Crossword(Options options, Lexicon lexicon) {
    this(options, new Book(lexicon, options));
  }

  @Override
  public Judge judge() {
    return book.judge();
  }

  private Dealing dealing() {
    return new Dealing(options);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    return dealing().hand(dealing().cut(seats, dice), dice, 0);
  }

  @Override
  public Prompt prompt(Position position) {
    Phase phase = position.phase();
    return switch (phase) {
      case Phase.Over() -> Prompt.OVER;
      case Phase.Out out ->
          new Prompt(Prompt.Pace.TOGETHER, out.waiting(), Seats.NONE, out.dueMillis());
      case Phase.Playing _, Phase.Exchanging _ ->
          new Prompt(
              Prompt.Pace.TURN,
              Seats.of(phase.seat()),
              position.board().doubters(position.match().in()).without(phase.seat()),
              phase.dueMillis());
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    if (position.isOver()) return Ruling.illegal(TableRules.OVER, "The game is over.");
    return switch (move) {
      case Move.Lay lay -> lay(position, by, lay, atMillis);
      case Move.Discard(int kind) -> discard(position, by, kind);
      case Move.Draw(boolean shown) -> draw(position, by, shown, atMillis);
      case Move.Challenge(Entry entry) ->
          new Challenges(options, book).challenge(position, by, entry, atMillis);
      case Move.LetStand() -> new Challenges(options, book).letStand(position, by, atMillis);
    };
  }

  private Ruling<Position> lay(Position position, Seat by, Move.Lay lay, long atMillis) {
    if (!(position.phase() instanceof Phase.Playing playing) || !playing.seat().equals(by))
      return outOfTurn(position, by);
    Hand hand = position.hands().at(by);
    return switch (Fit.of(position.board().layout(), hand, lay)) {
      case Fit.Misfit(Clause clause, String why) -> Ruling.illegal(clause, why);
      case Fit.Good fit -> lay(position, by, fit, atMillis);
    };
  }

  private Ruling<Position> lay(Position position, Seat by, Fit.Good fit, long atMillis) {
    if (!options.vigilant()) {
      for (int i = 0; i < fit.entries().size(); i++) {
        String word = fit.entries().get(i).word();
        if (book.admits(word)) continue;
        Fit.Misfit refusal = book.refusal(word);
        boolean crossing = i > 0 && refusal.clause().equals(Rule.DICTIONARY);
        return Ruling.illegal(crossing ? Rule.BOTH_WAYS : refusal.clause(), refusal.why());
      }
      for (Entry entry : fit.entries()) {
        if (!book.bars(entry, fit.main(), fit.fresh())) continue;
        Fit.Misfit barred = Fit.barred(entry);
        return Ruling.illegal(barred.clause(), barred.why());
      }
    }
    Board board =
        options.vigilant()
            ? position.board().claim(by, fit, options.reopens())
            : position.board().lay(fit);
    Position laid = position.lay(by, fit.rest(), board);
    int free = fit.free() < 0 ? Pack.NO_CARD : fit.main().word().charAt(fit.free()) - 'a';
    Event event = new News.WordLaid(by, fit.entries(), fit.fresh(), free);
    if (!fit.rest().isEmpty()) return dealing().passOn(laid, atMillis, event);
    List<Event> events = new ArrayList<>(List.of(event, new News.WentOut(by)));
    Seats doubters = board.doubters(position.match().in().without(by));
    if (doubters.isEmpty()) return dealing().score(laid, by, atMillis, events);
    long dueMillis = options.clock().dueMillis(atMillis, Options.DOUBT_MILLIS);
    return Ruling.legal(
        laid.with(new Phase.Out(by, laid.phase().number(), doubters, dueMillis)), events);
  }

  private static Ruling<Position> outOfTurn(Position position, Seat by) {
    Phase phase = position.phase();
    if (phase instanceof Phase.Out) {
      return Ruling.illegal(
          Rule.LAST_WORD, "You can challenge the last word now, or let it stand.");
    }
    if (!phase.seat().equals(by))
      return Ruling.illegal(Rule.LEFT, "It is not your turn but " + phase.seat() + "'s.");
    return phase instanceof Phase.Exchanging
        ? Ruling.illegal(Rule.DISCARD_FIRST, "You have laid a card aside: now draw one.")
        : Ruling.illegal(Rule.DISCARD_FIRST, "You need to lay a card aside before you draw.");
  }

  private static Ruling<Position> discard(Position position, Seat by, int kind) {
    if (!(position.phase() instanceof Phase.Playing playing) || !playing.seat().equals(by))
      return outOfTurn(position, by);
    if (kind < 0 || kind >= Pack.KINDS || !position.hands().at(by).has(kind))
      return Ruling.illegal(TableRules.SENSE, "You do not hold that card.");
    return Ruling.legal(position.discard(playing, kind), new News.CardLaidAside(by, kind));
  }

  private Ruling<Position> draw(Position position, Seat by, boolean shown, long atMillis) {
    if (!(position.phase() instanceof Phase.Exchanging exchanging) || !exchanging.seat().equals(by))
      return outOfTurn(position, by);
    Pile pile = shown ? position.piles().shown() : position.piles().stock();
    if (pile.isEmpty()) return Ruling.illegal(Rule.STOCK, "No card is left there.");
    Event drawn = new News.CardDrawn(by, shown, pile.top());
    Position after = position.draw(exchanging, shown);
    if (!after.piles().wantsShuffling()) return dealing().passOn(after, atMillis, drawn);
    Position shuffled = after.shuffle();
    return dealing()
        .passOn(shuffled, atMillis, drawn, new News.StockShuffled(shuffled.piles().stock().size()));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat seat = position.phase().seat();
    return switch (position.phase()) {
      case Phase.Over() -> Ruling.illegal(TableRules.OVER, "The game is over.");
      case Phase.Out _ -> dealing().score(position, seat, atMillis, new ArrayList<>());
      case Phase.Playing playing -> {
        Dice dice = new Dice(position.dice());
        Hand hand = position.hands().at(seat);
        int card = hand.at(dice.below(hand.size()));
        Position aside = position.with(dice.state()).discard(playing, card);
        yield after(
            draw(aside, seat, aside.piles().stock().isEmpty(), atMillis),
            new News.TimeUp(seat),
            new News.CardLaidAside(seat, card));
      }
      case Phase.Exchanging _ ->
          after(
              draw(position, seat, position.piles().stock().isEmpty(), atMillis),
              new News.TimeUp(seat));
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
    // Those who played on to break a tie stand before all others, whatever those hands cost them.
    Comparator<Seat> fewest = Comparator.comparing(match.scores()::at).reversed();
    return Optional.of(
        Result.ranked(
            match.scores(), Comparator.comparing(match.ties()::at).thenComparing(fewest)));
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  /// Every play of a hand into a layout that makes only words of a set.
  public void placements(
      Layout layout, Hand hand, WordSet words, Consumer<? super Layout.Placement> out) {
    new PlaySearch(book).placements(layout, hand, words, out);
  }

  /// How many cards of a hand can be laid at once.
  public int most(Layout layout, Hand hand, WordSet words) {
    return new PlaySearch(book).most(layout, hand, words);
  }

  /// Whether letters fit into the layout, whether or not they are a word.
  public boolean fits(View view, Move.Lay lay) {
    return Fit.of(view.board().layout(), view.hand(), lay) instanceof Fit.Good;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (view.mayPlay()) {
      new PlaySearch(book).each(view.board().layout(), view.hand(), book.judge().admitted(), out);
      for (int kinds = view.hand().kinds(); kinds != 0; kinds &= kinds - 1)
        out.accept(new Move.Discard(Integer.numberOfTrailingZeros(kinds)));
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
    if (view.mayPlay()) return new PlaySearch(book).any(view.board().layout(), view.hand(), dice);
    if (view.mayDraw())
      return new Move.Draw(view.heaps().stock() == 0 || view.heaps().shown() > 0 && dice.once(2));
    if (view.mayLetStand() && !dice.once(8)) return new Move.LetStand();
    List<Entry> doubtful = view.doubtful();
    return new Move.Challenge(doubtful.get(dice.below(doubtful.size())));
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, view, dice).position();
  }
}
