package parlour.games.outinthecold;

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
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WonWords;
import parlour.games.material.letters.WordGame;
import parlour.games.outinthecold.Player.Stage;
import parlour.games.outinthecold.Position.Phase;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// Out in the Cold, bound to what the company has settled and to its dictionary.
public record OutInTheCold(Options options, Judge judge) implements WordGame<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("out-in-the-cold", "Out in the Cold")
          .subtitle("Letter games")
          .leaflet("000")
          .summary("Come in with a long word, but come in: the last one left out wins nothing.")
          .players(2, 8)
          .minutes(20)
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, lexicon) -> new OutInTheCold(Options.of(settings), lexicon));

  /// How long one may think about a turn, in milliseconds.
  static final long MINUTE = 60_000;

  /// How long all may work at once.
  static final long THREE_MINUTES = 180_000;

  /// How long the words shown may be doubted.
  static final long HALF_MINUTE = 30_000;

  public OutInTheCold(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.LISTS));
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
    return new Close(this, 0).deal(match, box, options.box().each(Options.HAND, players), dice);
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    long due = round.turn().due();
    return switch (round.phase()) {
      case TURNS, BUILDING -> Prompt.turn(round.turn().seat(), due);
      case RACE -> new Prompt(Prompt.Pace.RACE, round.at(Stage.OUT), Seats.NONE, due);
      case SHOWN -> {
        Seats readers = Seats.NONE;
        for (Seat seat : position.company()) if (round.mayDoubt(seat)) readers = readers.with(seat);
        yield new Prompt(Prompt.Pace.RACE, readers, Seats.NONE, due);
      }
      case OVER -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    Circuit circuit = new Circuit(this, at);
    return switch (move) {
      case Move.ComeIn(String word) -> circuit.comeIn(position, by, word);
      case Move.Wait() -> circuit.waits(position, by, false);
      case Move.Stay() -> circuit.stay(position, by);
      case Move.Build(String word) -> circuit.build(position, by, word);
      case Move.Pass() -> circuit.pass(position, by);
      case Move.Challenge(String word) -> new Close(this, at).challenge(position, by, word);
      case Move.Content() -> new Close(this, at).content(position, by);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    Circuit circuit = new Circuit(this, at);
    Seat seat = position.round().turn().seat();
    return switch (position.round().phase()) {
      case TURNS ->
          position.round().of(seat).draws() == Player.DRAWS
              ? circuit.stay(position, seat)
              : circuit.waits(position, seat, true);
      case BUILDING -> circuit.pass(position, seat);
      case RACE -> new Close(this, at).close(position, new ArrayList<>());
      case SHOWN -> {
        List<Event> events = new ArrayList<>();
        yield Ruling.legal(new Close(this, at).settle(position, events), events);
      }
      case OVER -> Ruling.illegal(Rule.ROUNDS, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() == Phase.OVER
        ? Optional.of(standing(position.match()))
        : Optional.empty();
  }

  /// The largest number of letters wins; of equal ones, who was less often in the cold.
  Result standing(Position.Match match) {
    return Result.ranked(
        match.won().map((_, won) -> won.count()),
        match.won().map((seat, won) -> won.count() * 100 - match.colds().at(seat)));
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
  public Optional<Move> read(Answer answer) {
    String word = answer.word("word");
    return switch (answer.verb()) {
      case "in" -> Optional.of(new Move.ComeIn(word));
      case "wait" -> Optional.of(new Move.Wait());
      case "stay" -> Optional.of(new Move.Stay());
      case "build" -> Optional.of(new Move.Build(word));
      case "pass" -> Optional.of(new Move.Pass());
      case "challenge" -> Optional.of(new Move.Challenge(word));
      case "content" -> Optional.of(new Move.Content());
      default -> Optional.empty();
    };
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.ComeIn(String word) -> Answer.of("in", "word", LetterFaces.capitals(word));
      case Move.Wait() -> Answer.of("wait");
      case Move.Stay() -> Answer.of("stay");
      case Move.Build(String word) -> Answer.of("build", "word", LetterFaces.capitals(word));
      case Move.Pass() -> Answer.of("pass");
      case Move.Challenge(String word) ->
          Answer.of("challenge", "word", LetterFaces.capitals(word));
      case Move.Content() -> Answer.of("content");
    };
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(this, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(this, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen = options.box().box().letters().minus(view.hand());
    for (Seat seat : view.company()) {
      unseen = unseen.minus(view.match().won().at(seat).letters());
      Laid laid = view.round().of(seat).laid();
      if (!laid.isNone() && !laid.isCovered()) unseen = unseen.minus(Letters.of(laid.word()));
    }
    Pile pile = Box.shuffled(unseen, dice);
    PerSeat<Player> players = view.round().players();
    for (Seat seat : view.company()) {
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
