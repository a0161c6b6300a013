package parlour.games.yankeeloto;

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
import parlour.games.yankeeloto.Position.Called;
import parlour.games.yankeeloto.Position.Phase;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// A table at which a test plays: Anna leads first.
final class Play {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);
  static final Seat DUNCAN = Seat.of(3);

  private static final Judge JUDGE = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);

  final YankeeLoto game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Play(YankeeLoto game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn, at which Anna leads first.
  static Play of(int seats, String... chosen) {
    YankeeLoto game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.leader().equals(ANNA)) return new Play(game, position);
    }
  }

  static YankeeLoto game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    Options options = Options.of(Settings.of(Options.SETTINGS, settings));
    return new YankeeLoto(options, new Words(JUDGE, options.length()));
  }

  /// The same with these hands, Bert's first.
  Play hands(String... hands) {
    Letters box = game.options().box().box().letters();
    for (int i = 0; i < hands.length; i++) {
      Seat seat = Seat.of(i + 1);
      Letters hand = Letters.of(hands[i]);
      box = box.minus(hand);
      position = position.with(seat, Row.making(hand, position.row(seat).due()));
    }
    position = position.withBox(box);
    return this;
  }

  /// The same with these words laid, Bert's first, and the first letter about to be called.
  Play rows(String... words) {
    String[] hands = new String[words.length];
    for (int i = 0; i < words.length; i++) hands[i] = (words[i] + "oiaeuo").substring(0, 10);
    hands(hands);
    for (int i = 0; i < words.length; i++) lay(Seat.of(i + 1), words[i]);
    return content();
  }

  /// Everybody who reads doubts nothing more.
  Play content() {
    while (position.round().phase() == Phase.LOOK)
      by(position.round().reading().lowest(), new Move.Content());
    return this;
  }

  /// Just this letter comes out of the box.
  Play call(char letter) {
    Position.Round round = position.round();
    long due = game.options().clock().due(at, Calling.PACE);
    Called called = new Called(round.call().number() + 1, letter, at, due, false);
    position = position.with(round.called(letter, called)).withBox(position.box().minus(letter));
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

  Play lay(Seat seat, String word) {
    return by(seat, new Move.Lay(word));
  }

  /// A player covers the letter called last.
  Play cover(Seat seat) {
    Called call = position.round().call();
    return by(seat, new Move.Cover(call.number(), call.letter()));
  }

  /// The letters are called one by one and covered by those players.
  Play callAndCover(String letters, Seat... players) {
    for (int i = 0; i < letters.length(); i++) {
      call(letters.charAt(i));
      for (Seat seat : players) if (row(seat).place(letters.charAt(i)) >= 0) cover(seat);
    }
    return this;
  }

  Play loto(Seat seat) {
    return by(seat, new Move.Loto());
  }

  /// The clause by which a move is refused.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal<Position> illegal = (Ruling.Illegal<Position>) ruling;
    assertThat(illegal.why()).endsWith(".");
    return illegal.clause().id();
  }

  Row row(Seat seat) {
    return position.row(seat);
  }

  int counters(Seat seat) {
    return position.match().counters().of(seat);
  }

  int pool() {
    return position.match().counters().pool();
  }

  int round() {
    return position.match().lead().round();
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

  List<String> labels(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::label).toList();
  }

  /// What a chair has been told so far.
  List<String> told(Seat eye) {
    return events.stream().map(event -> event.seenBy(eye).line().text()).toList();
  }

  /// The clauses behind the last event of a kind.
  List<String> clauses(Class<? extends Event> kind) {
    return events.stream().filter(kind::isInstance).toList().getLast().line().clauses();
  }
}
