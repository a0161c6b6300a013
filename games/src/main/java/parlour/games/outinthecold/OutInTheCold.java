package parlour.games.outinthecold;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.WonWords;
import parlour.games.outinthecold.Player.Progress;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Out in the Cold for one set of options.
public record OutInTheCold(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("out-in-the-cold", "Out in the Cold")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary("Come in with a long word, but come in: the last one left out wins nothing.")
          .players(2, 8)
          .minutes(5, 8, 10, 13, 15, 18, 20)
          .shortly("four rounds", Map.of("rounds", "4"), 3, 5, 7, 9, 10, 12, 14)
          .usually("six rounds")
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(16)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .overDays(Map.of(), 5, 13, 22, 29, 30, 42, 48)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new OutInTheCold(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    Plan sheet =
        Plan.most("letters", "Round")
            .line(
                now ->
                    EntryForm.of(
                            "round",
                            "Count the round",
                            EntryForm.playerIfAny("cold", "out in the cold", now.allSeats()))
                        .each(now.allSeats(), EntryForm.words("words", "words won")),
                (now, entry) -> {
                  HandSheet next = now;
                  for (Seat seat : now.allSeats())
                    for (String word : entry.words("words", seat)) next = next.wins(seat, word);
                  Seat cold = entry.seatIfAny("cold", now.allSeats());
                  if (!cold.isNobody()) next = next.mark(cold);
                  return next.closes(
                      now.tally().round() >= options.rounds().of(now.allSeats().size()),
                      Position.Match.standing(next.won(), next.marks()).winners());
                });
    return RealTable.with(sheet)
        .clock("Studying the letters", THREE_MINUTES_MILLIS)
        .turn(MINUTE_MILLIS);
  }

  /// How long a turn may take, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long all may work at once.
  public static final long THREE_MINUTES_MILLIS = 180_000;

  /// How long the words shown may be doubted.
  static final long HALF_MINUTE_MILLIS = 30_000;

  public OutInTheCold(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.LISTS));
  }

  private Circuit circuit() {
    return new Circuit(options, judge);
  }

  private Close close() {
    return new Close(options, judge);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    Pile box = options.box().box().shuffled(dice);
    int players = seats.size();
    Position.Match match =
        new Position.Match(
            draw,
            LeadOrder.first(seats, draw.leader()),
            1,
            PerSeat.all(players, WonWords.NONE),
            PerSeat.all(players, 0));
    return close().deal(match, box, options.box().each(Options.HAND, players), dice, 0);
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    return switch (round.phase()) {
      case Phase.Turn(Seat seat, long dueMillis) -> Prompt.turn(seat, dueMillis);
      case Phase.Building(Seat seat, _, long dueMillis) -> Prompt.turn(seat, dueMillis);
      case Phase.Race(long dueMillis) ->
          new Prompt(Prompt.Pace.RACE, round.at(Progress.OUT), Seats.NONE, dueMillis);
      case Phase.Shown(_, long dueMillis) -> {
        Seats readers = Seats.NONE;
        for (Seat seat : position.allSeats())
          if (round.mayDoubt(seat)) readers = readers.with(seat);
        yield new Prompt(Prompt.Pace.RACE, readers, Seats.NONE, dueMillis);
      }
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    Circuit circuit = circuit();
    return switch (move) {
      case Move.ComeIn(String word) -> circuit.comeIn(position, by, word, atMillis);
      case Move.Wait() -> circuit.waits(position, by, false, atMillis);
      case Move.Stay() -> circuit.stay(position, by, atMillis);
      case Move.Build(String word) -> circuit.build(position, by, word, atMillis);
      case Move.Pass() -> circuit.pass(position, by, atMillis);
      case Move.Challenge(String word) -> close().challenge(position, by, word, atMillis);
      case Move.Content() -> close().content(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Circuit circuit = circuit();
    return switch (position.round().phase()) {
      case Phase.Turn(Seat seat, _) ->
          position.round().of(seat).draws() == Player.DRAWS
              ? circuit.stay(position, seat, atMillis)
              : circuit.waits(position, seat, true, atMillis);
      case Phase.Building(Seat seat, _, _) -> circuit.pass(position, seat, atMillis);
      case Phase.Race _ -> close().close(position, atMillis, new ArrayList<>());
      case Phase.Shown _ -> {
        List<Event> events = new ArrayList<>();
        yield Ruling.legal(close().settle(position, atMillis, events), events);
      }
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() instanceof Phase.Over
        ? Optional.of(position.match().standing())
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye, options.form());
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(options, judge, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, judge, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen = options.box().box().letters().minus(view.hand());
    for (Seat seat : view.allSeats()) {
      unseen = unseen.minus(view.match().won().at(seat).letters());
      LaidWord laid = view.round().of(seat).laid();
      if (!laid.isNone() && !laid.isCovered()) unseen = unseen.minus(Letters.of(laid.word()));
    }
    Pile pile = Box.shuffled(unseen, dice);
    PerSeat<Player> players = view.round().players();
    for (Seat seat : view.allSeats()) {
      Player player = players.at(seat);
      if (player.laid().isCovered()) {
        int length = player.laid().word().length();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) word.append(Box.letter(pile, i));
        pile = pile.less(length);
        player = player.with(player.laid().uncovered(word.toString()));
      }
      boolean own = seat.equals(view.eye());
      int held = own ? 0 : view.held().at(seat);
      players = players.with(seat, player.with(own ? view.hand() : Box.top(pile, held)));
      pile = pile.less(held);
    }
    return new Position(view.match(), pile, view.round().with(players), dice.next());
  }
}
