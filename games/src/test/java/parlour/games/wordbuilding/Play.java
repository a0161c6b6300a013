package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.material.LetterFaces.NONE;

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
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// A table at which a test plays: Anna deals first; of three, Clara sits on her right and plays
/// first, then Bert, then Anna.
final class Play {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);
  static final Seat DUNCAN = Seat.of(3);

  private static final Words WORDS =
      ((WordBuilding) WordBuilding.KIND.open(Map.of(), ShippedLexicon.load())).words();

  final WordBuilding game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Play(WordBuilding game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn, at which Anna deals first.
  static Play of(int seats, String... chosen) {
    WordBuilding game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.dealer().equals(ANNA)) return new Play(game, position);
    }
  }

  static WordBuilding game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return new WordBuilding(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The crib as the test wants it.
  Play crib(String letters) {
    Position.Round round = position.round();
    position = position.with(round.with(round.word(), Letters.of(letters), round.open()));
    return this;
  }

  /// A hand as the test wants it.
  Play hand(Seat seat, String letters) {
    position =
        new Position(
            position.match(),
            position.round(),
            position.hands().with(seat, Letters.of(letters)),
            position.minds(),
            position.dice());
    return this;
  }

  /// A move that must be accepted.
  Play by(Seat seat, Move move) {
    assertThat(game.prompt(position).asks(seat)).as(seat + " is not asked").isTrue();
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Legal.class);
    return take((Ruling.Legal<Position>) ruling);
  }

  private Play take(Ruling.Legal<Position> legal) {
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// The next letter of a word in mind, in the first part.
  Play set(Seat seat, String word) {
    return by(seat, new Move.Add(word, NONE, NONE, false));
  }

  /// The same, claiming a syllable.
  Play claim(Seat seat, String word) {
    return by(seat, new Move.Add(word, NONE, NONE, true));
  }

  /// A letter from hand or crib, in the second part.
  Play build(Seat seat, String word, char letter, char from) {
    return by(seat, new Move.Add(word, letter, from, false));
  }

  Play pass(Seat... seats) {
    for (Seat seat : seats) by(seat, new Move.Pass());
    return this;
  }

  Play challenge(Seat seat) {
    return by(seat, new Move.Challenge(position.round().turn().play() - 1));
  }

  /// The clock speaks.
  Play clock() {
    at = game.prompt(position).deadline();
    return take((Ruling.Legal<Position>) game.timeUp(position, at));
  }

  /// Nobody does anything until that comes to pass.
  Play idleUntil(Phase phase) {
    while (position.round().phase() != phase) pass(position.round().turn().seat());
    return this;
  }

  /// The clause by which a move is refused.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    return ((Ruling.Illegal<Position>) ruling).clause().id();
  }

  String refusal(Seat seat, String word) {
    return refusal(seat, new Move.Add(word, NONE, NONE, false));
  }

  String refusal(Seat seat, String word, char letter, char from) {
    return refusal(seat, new Move.Add(word, letter, from, false));
  }

  int counters(Seat seat) {
    return position.match().counters().of(seat);
  }

  int pool() {
    return position.match().counters().pool();
  }

  String laid() {
    return position.round().word().laid();
  }

  Phase phase() {
    return position.round().phase();
  }

  Seat turn() {
    return position.round().turn().seat();
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

  /// What a chair was told last.
  String told(Seat eye) {
    return events.getLast().seenBy(eye).line().text();
  }

  /// The clauses behind the last event of a kind.
  List<String> clauses(Class<? extends Event> kind) {
    return events.stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }
}
