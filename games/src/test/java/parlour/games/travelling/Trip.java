package parlour.games.travelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.Zone;
import parlour.games.travelling.Position.Phase;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// A table at which a test plays: Anna deals first; Clara sits on her right when there are three.
final class Trip {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);

  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);

  final Travelling game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Trip(Travelling game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn.
  static Trip of(int seats, String... chosen) {
    Travelling game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.match().lead().leader().equals(ANNA)) return new Trip(game, position);
    }
  }

  static Travelling game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return new Travelling(Options.of(Settings.of(Options.SETTINGS, settings)), JUDGE);
  }

  /// The players have these letters, from Anna on, and the box the others.
  Trip hands(String... letters) {
    Letters box = game.options().box().box().letters();
    for (Laid laid : position.match().laid()) box = box.minus(Letters.of(laid.word()));
    for (int i = 0; i < letters.length; i++) {
      Rack old = position.of(Seat.of(i));
      Letters hand = Letters.of(letters[i]);
      box = box.minus(hand).minus(Letters.of(old.word()));
      position =
          position.with(Seat.of(i), Rack.of(old.word(), old.since(), hand), position.stage().now());
    }
    position =
        new Position(position.match(), position.stage(), position.racks(), box, position.dice());
    return this;
  }

  Trip at(long time) {
    at = time;
    return this;
  }

  Ruling<Position> tryOut(Seat seat, Move move) {
    return game.play(position, seat, move, at);
  }

  /// A move that must be accepted.
  Trip by(Seat seat, Move move) {
    assertThat(prompt().asks(seat)).as(seat + " is not asked").isTrue();
    Ruling<Position> ruling = tryOut(seat, move);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Legal.class);
    return accept((Ruling.Legal<Position>) ruling);
  }

  private Trip accept(Ruling.Legal<Position> legal) {
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  Trip form(Seat seat, String word) {
    return by(seat, new Move.Form(word));
  }

  Trip pass(Seat seat) {
    return by(seat, new Move.Pass(step()));
  }

  int step() {
    return Travelling.step(position.match(), position.stage());
  }

  /// All who have not yet done so are ready to pass.
  Trip passAll() {
    int step = step();
    for (Seat seat : prompt().must()) by(seat, new Move.Pass(step));
    return this;
  }

  /// All pass until the words are shown, or carried on.
  Trip toTheEndOfTheRound() {
    int round = position.match().round();
    while (position.stage().phase() == Phase.FORMING && position.match().round() == round)
      passAll();
    return this;
  }

  Trip content() {
    for (Seat seat : position.match().company())
      if (prompt().asks(seat) && position.stage().phase() == Phase.READING)
        by(seat, new Move.Content());
    return this;
  }

  /// The clock speaks.
  Trip clock() {
    at = prompt().deadline();
    return accept((Ruling.Legal<Position>) game.timeUp(position, at));
  }

  /// The clause by which a move is refused, after which everything is as before.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = tryOut(seat, move);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    return ((Ruling.Illegal<Position>) ruling).clause().id();
  }

  Prompt prompt() {
    return game.prompt(position);
  }

  String word(Seat seat) {
    return position.of(seat).word();
  }

  Letters letters(Seat seat) {
    return position.of(seat).letters();
  }

  Letters loose(Seat seat) {
    return position.of(seat).loose();
  }

  Scene scene(Seat eye) {
    return game.scene(game.view(position, eye));
  }

  Zone zone(Seat eye, String id) {
    return scene(eye).zones().stream()
        .filter(zone -> zone.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /// The lines a chair has read so far.
  List<String> told(Seat eye) {
    return events.stream().map(event -> event.seenBy(eye).line().text()).toList();
  }

  /// The clauses behind the last event of a kind.
  List<String> clauses(Class<? extends Event> kind) {
    return events.stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }
}
