package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.Zone;
import parlour.games.speculation.Position.Phase;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// A table at which a test plays: Anna deals first; Clara sits on her right when there are three.
final class Gamble {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);

  /// Six letters each keeps, two he gives, and five he discards.
  private static final String[][] THREE = {
    {"garden", "ai", "uuwyk"}, {"planet", "nt", "oocdg"}, {"bridge", "es", "oolfh"}
  };

  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.LISTS);

  final Speculation game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Gamble(Speculation game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn.
  static Gamble of(int seats, String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    Speculation game = new Speculation(Options.of(Settings.of(Options.SETTINGS, settings)), JUDGE);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.dealer().equals(ANNA)) return new Gamble(game, position);
    }
  }

  /// The players have these letters, from Anna on, and the box the others.
  Gamble hands(String... letters) {
    Letters box = game.options().box().box().letters();
    PerSeat<Hand> hands = position.hands();
    for (int i = 0; i < letters.length; i++) {
      Letters hand = Letters.of(letters[i]);
      box = box.minus(hand);
      hands = hands.with(Seat.of(i), Hand.of(hand));
    }
    position =
        new Position(
            position.match(),
            position.stage(),
            position.plum(),
            hands,
            new Position.Rest(box, Letters.EMPTY),
            position.dice());
    return this;
  }

  /// Three players of whom Anna has GARDEN, Bert PLANET and Clara BRIDGE, with A I N T E S to make
  /// the Plum of.
  static Gamble three(String... chosen) {
    Gamble gamble = of(3, chosen);
    String[] hands = new String[3];
    for (int i = 0; i < 3; i++) hands[i] = String.join("", THREE[i]);
    return gamble.hands(hands);
  }

  /// The same when everybody has discarded and given.
  static Gamble sorted(String... chosen) {
    Gamble gamble = three(chosen);
    for (int i = 0; i < 3; i++)
      gamble.discard(Seat.of(i), THREE[i][2]).give(Seat.of(i), THREE[i][1]);
    return gamble;
  }

  /// The same when Anna has turned up her E, at ten seconds.
  static Gamble exposed(String... chosen) {
    return sorted(chosen).at(10_000).by(ANNA, new Move.Expose('e'));
  }

  /// The same when Anna has turned up her Plum, and nobody has made a word of his hand.
  static Gamble turnedUp(String... chosen) {
    return exposed(chosen).clock().by(ANNA, new Move.TurnUp());
  }

  Gamble discard(Seat seat, String letters) {
    return by(seat, new Move.Discard(Letters.of(letters)));
  }

  Gamble give(Seat seat, String letters) {
    return by(seat, new Move.Give(Letters.of(letters)));
  }

  Gamble write(Seat seat, String... words) {
    for (String word : words) by(seat, new Move.Write(word));
    return this;
  }

  Gamble at(long time) {
    at = time;
    return this;
  }

  /// A move that must be accepted.
  Gamble by(Seat seat, Move move) {
    assertThat(prompt().asks(seat)).as(seat + " is not asked").isTrue();
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Legal.class);
    return accept((Ruling.Legal<Position>) ruling);
  }

  private Gamble accept(Ruling.Legal<Position> legal) {
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// The clock speaks.
  Gamble clock() {
    at = prompt().deadline();
    return accept((Ruling.Legal<Position>) game.timeUp(position, at));
  }

  /// The clock speaks until the next deal or the end.
  Gamble toTheNextDeal() {
    Seat dealer = position.dealer();
    while (position.dealer().equals(dealer) && !prompt().isOver()) clock();
    return this;
  }

  /// The clause by which a move is refused.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    return ((Ruling.Illegal<Position>) ruling).clause().id();
  }

  Prompt prompt() {
    return game.prompt(position);
  }

  Phase phase() {
    return position.stage().phase();
  }

  int counters(Seat seat) {
    return position.match().counters().of(seat);
  }

  Letters letters(Seat seat) {
    return position.of(seat).letters();
  }

  Letters plum() {
    return position.plum().letters();
  }

  View view(Seat eye) {
    return game.view(position, eye);
  }

  Scene scene(Seat eye) {
    return game.scene(view(eye));
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
