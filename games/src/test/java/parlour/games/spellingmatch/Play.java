package parlour.games.spellingmatch;

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
import parlour.games.spellingmatch.Bench.Laid;
import parlour.games.spellingmatch.Position.Phase;
import parlour.lexicon.Letters;

/// A table at which a test plays: Anna leads; of three, Clara sits on her right and chooses first,
/// then Bert, then Anna. Clara's stacks lie before Anna, Bert's before Clara, Anna's before Bert.
final class Play {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);

  private static final Words WORDS =
      ((SpellingMatch) SpellingMatch.KIND.open(Map.of(), ShippedLexicon.load())).words();

  final SpellingMatch game;
  final List<Event> events = new ArrayList<>();
  Position position;
  long at;

  private Play(SpellingMatch game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A table of so many with these settings, names and values in turn, at which Anna leads.
  static Play of(int seats, String... chosen) {
    SpellingMatch game = game(chosen);
    for (long seed = 0; ; seed++) {
      Position position = game.deal(Seats.first(seats), seed);
      if (position.match().lead().leader().equals(ANNA)) return new Play(game, position);
    }
  }

  static SpellingMatch game(String... chosen) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < chosen.length; i += 2) settings.put(chosen[i], chosen[i + 1]);
    return new SpellingMatch(Options.of(Settings.of(Options.SETTINGS, settings)), WORDS);
  }

  /// The company chooses these words in turn, and "spell" is called at ten seconds.
  Play spell(String... words) {
    for (String word : words) by(prompt().must().lowest(), new Move.Choose(word));
    at = 10_000;
    return by(ANNA, new Move.Call());
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
    return take((Ruling.Legal<Position>) ruling);
  }

  private Play take(Ruling.Legal<Position> legal) {
    events.addAll(legal.events());
    position = legal.next();
    return this;
  }

  /// A player takes a stack and spells it.
  Play solve(Seat seat, Seat author, int number, String word) {
    return by(seat, new Move.Take(author, number)).by(seat, new Move.Spell(word));
  }

  /// The clock speaks.
  Play clock() {
    at = game.prompt(position).deadline();
    return take((Ruling.Legal<Position>) game.timeUp(position, at));
  }

  /// The clause by which a move is refused.
  String refusal(Seat seat, Move move) {
    Ruling<Position> ruling = game.play(position, seat, move, at);
    assertThat(ruling).as(seat + " " + move).isInstanceOf(Ruling.Illegal.class);
    return ((Ruling.Illegal<Position>) ruling).clause().id();
  }

  List<String> words(Seat seat) {
    return position.bench(seat).words().stream().map(Laid::word).toList();
  }

  Letters letters(Seat author, int number) {
    return Letters.of(position.stack(author, number).letters());
  }

  Phase phase() {
    return position.phase();
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
