package parlour.games.rotation;

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
import parlour.games.material.Counters;
import parlour.lexicon.Letters;

/// A table at which a test plays: Anna deals first, and on her right sit Duncan, Clara and Bert.
final class Play {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);
  static final Seat DUNCAN = Seat.of(3);

  private static final Words WORDS =
      ((Rotation) Rotation.KIND.open(Map.of(), ShippedLexicon.load())).words();

  final Rotation game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Play(Rotation game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn, at which Anna deals first.
  static Play of(int seats, String... chosen) {
    Rotation game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.match().lead().leader().equals(ANNA)) return new Play(game, position);
    }
  }

  static Rotation game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return new Rotation(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The same with these four letters in the middle and these hands, Anna's first.
  Play with(String four, String... hands) {
    Open open = position.open();
    Letters[] held = new Letters[hands.length];
    for (int i = 0; i < held.length; i++) held[i] = Letters.of(hands[i]);
    Open.Deal deal = new Open.Deal(four, open.deal().counters(), open.deal().missed());
    position =
        new Position(
            position.hands().map((seat, _) -> held[seat.index()]),
            open.with(deal),
            position.dice());
    return this;
  }

  /// The same with so many counters left in the pool; Bert has the others.
  Play pool(int left) {
    Counters counters = position.deal().counters();
    position = position.with(counters.draw(BERT, counters.pool() - left));
    return this;
  }

  Play at(long time) {
    at = time;
    return this;
  }

  /// A move that must be accepted.
  Play by(Seat seat, Move move) {
    assertThat(game.prompt(position).asks(seat)).as(seat + " is not asked").isTrue();
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Legal.class);
    return take(ruling);
  }

  /// The clock speaks.
  Play clock() {
    at = game.prompt(position).deadline();
    return take(game.timeUp(position, at));
  }

  private Play take(Ruling<Position> ruling) {
    Ruling.Legal<Position> legal = (Ruling.Legal<Position>) ruling;
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  Play lead(Seat seat, String word) {
    return by(seat, new Move.Lead(word));
  }

  Play pass(Seat seat) {
    return by(seat, new Move.Pass());
  }

  /// A player plays a letter.
  Play letter(Seat seat, char letter) {
    return by(seat, new Move.Play(letter));
  }

  Play fail(Seat seat) {
    return by(seat, new Move.Fail());
  }

  Play challenge(Seat seat) {
    return by(seat, new Move.Challenge(position.turn().play() - 1));
  }

  /// Whoever is to play plays the letter if he has it, and fails otherwise, so many times.
  Play goOn(int times) {
    for (int i = 0; i < times; i++) {
      Seat seat = position.turn().seat();
      char next = position.turn().word().next();
      if (position.hand(seat).has(next)) letter(seat, next);
      else fail(seat);
    }
    return this;
  }

  /// The clause by which a move is refused; nothing changes.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal<Position> illegal = (Ruling.Illegal<Position>) ruling;
    assertThat(illegal.why()).endsWith(".");
    return illegal.clause().id();
  }

  int counters(Seat seat) {
    return position.deal().counters().of(seat);
  }

  int pool() {
    return position.deal().counters().pool();
  }

  Letters hand(Seat seat) {
    return position.hand(seat);
  }

  Prompt prompt() {
    return game.prompt(position);
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

  List<String> verbs(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::verb).toList();
  }

  /// What the minute book says so far.
  List<String> told() {
    return events.stream().map(event -> event.line().text()).toList();
  }

  /// The clauses behind the last event of a kind.
  List<String> clauses(Class<? extends Event> kind) {
    return events.stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }
}
