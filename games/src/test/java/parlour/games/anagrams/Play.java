package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Move.Return;
import parlour.games.anagrams.Study.Stage;

/// A table at which a test plays: Anna leads first, Clara sits on her right when there are three.
final class Play {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);

  private static final Words WORDS =
      ((Anagrams) Anagrams.KIND.open(Map.of(), ShippedLexicon.load())).words();

  final Anagrams game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Play(Anagrams game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn, at which Anna leads first.
  static Play of(int seats, String... chosen) {
    Anagrams game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.leader().equals(ANNA)) return new Play(game, position);
    }
  }

  static Anagrams game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return new Anagrams(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The same with words given out, from the leader's right on, and "Ready" called at ten seconds.
  static Play ready(Play play, String... words) {
    for (String word : words) play.by(play.position.leader(), new Choose(word, ""));
    return play.at(10_000).by(play.position.leader(), new Ready());
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
    Ruling.Legal<Position> legal = (Ruling.Legal<Position>) ruling;
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// The clock speaks.
  Play clock() {
    Prompt prompt = game.prompt(position);
    at = prompt.deadline();
    Ruling.Legal<Position> legal = (Ruling.Legal<Position>) game.timeUp(position, at);
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// The clock speaks until somebody else leads or the game is over.
  Play toTheNextRound() {
    Seat leader = position.leader();
    while (position.leader().equals(leader) && !game.prompt(position).isOver()) clock();
    return this;
  }

  Ruling<Position> tryOut(Seat seat, Move move) {
    return game.play(position, seat, move, at);
  }

  /// The clause by which a move is refused.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = tryOut(seat, move);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    return ((Ruling.Illegal<Position>) ruling).clause().id();
  }

  int counters(Seat seat) {
    return position.match().counters().of(seat);
  }

  Stage stage(Seat seat) {
    return position.of(seat).stage();
  }

  String letters(Seat seat) {
    return position.of(seat).given().letters();
  }

  Prompt prompt() {
    return game.prompt(position);
  }

  Play announce(Seat seat, String word) {
    return by(seat, new Announce(word));
  }

  Play giveBack(Seat seat) {
    return by(seat, new Return());
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
