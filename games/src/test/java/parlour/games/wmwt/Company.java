package parlour.games.wmwt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.Zone;
import parlour.games.material.LeaderDraw;
import parlour.games.material.LetterFaces;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// A table laid by hand: Anna is to play, and the words before each are numbered from one.
record Company(WordMaking game, Position position) {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);

  private static final WordMaking USUAL = open(Map.of());

  static WordMaking open(Map<String, String> chosen) {
    Settings settings = Settings.of(Options.SETTINGS, chosen);
    return new WordMaking(Options.of(settings), Options.judge(settings, ShippedLexicon.load()));
  }

  static Company table(String pool, String... rows) {
    return table(USUAL, pool, rows);
  }

  static Company table(WordMaking game, String pool, String... rows) {
    List<List<Standing>> words = new ArrayList<>();
    int made = 0;
    for (int i = 0; i < rows.length; i++) {
      List<Standing> row = new ArrayList<>();
      for (String word : rows[i].isEmpty() ? new String[0] : rows[i].split(" ", -1))
        row.add(new Standing(++made, word, Seat.of(i), -9, true, List.of()));
      words.add(List.copyOf(row));
    }
    Open open =
        new Open(
            Open.Stage.PLAY,
            new LeaderDraw(ANNA, PerSeat.all(rows.length, "a")),
            Letters.of(pool),
            PerSeat.of(rows.length, seat -> words.get(seat.index())),
            made,
            new Open.Turn(ANNA, 2, LetterFaces.NONE, false, false, WordMaking.MINUTE, 0),
            Open.Vote.NONE);
    return new Company(game, new Position(Pile.of(new byte[] {0, 1, 2}), open));
  }

  /// The letters of the box in the order they will be drawn.
  Company box(String letters) {
    byte[] order = new byte[letters.length()];
    for (int i = 0; i < order.length; i++) order[i] = (byte) (letters.charAt(i) - 'a');
    return new Company(game, new Position(Pile.of(order), position.open()));
  }

  /// A seat answers as a client would, and it must stand.
  Company play(Seat by, String verb, String... fields) {
    return new Company(game, legal(ruling(by, verb, fields)).next());
  }

  List<String> cited(Seat by, String verb, String... fields) {
    List<String> cited = new ArrayList<>();
    for (Event event : legal(ruling(by, verb, fields)).events())
      cited.addAll(event.line().clauses());
    return cited;
  }

  String minutes(Seat by, String verb, String... fields) {
    return String.join(
        "\n",
        legal(ruling(by, verb, fields)).events().stream()
            .map(Event::line)
            .map(Line::text)
            .toList());
  }

  private Ruling<Position> ruling(Seat by, String verb, String... fields) {
    return game.play(position, by, game.read(Answer.of(verb, fields)).orElseThrow(), 1_000);
  }

  /// What a refusal says, and by which clause.
  String refused(Seat by, String verb, String... fields) {
    Ruling<Position> ruling = ruling(by, verb, fields);
    assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal<Position> refused = (Ruling.Illegal<Position>) ruling;
    return refused.clause().id() + ": " + refused.why();
  }

  Company timeUp() {
    return new Company(game, legal(game.timeUp(position, game.prompt(position).deadline())).next());
  }

  private static Ruling.Legal<Position> legal(Ruling<Position> ruling) {
    assertThat(ruling).isInstanceOf(Ruling.Legal.class);
    return (Ruling.Legal<Position>) ruling;
  }

  List<String> verbs(Seat eye) {
    return game.scene(game.view(position, eye)).offers().stream().map(Scene.Offer::verb).toList();
  }

  static Zone zone(Scene scene, String id) {
    return scene.zones().stream().filter(zone -> zone.id().equals(id)).findFirst().orElseThrow();
  }

  List<String> row(Seat seat) {
    return position.open().row(seat).stream().map(Standing::word).toList();
  }

  String pool() {
    return position.open().pool().toString();
  }

  char letter() {
    return position.open().turn().letter();
  }

  Seat turn() {
    return position.open().turn().seat();
  }

  Open.Stage stage() {
    return position.open().stage();
  }

  boolean isOver() {
    return stage() == Open.Stage.OVER;
  }

  Seats winners() {
    return game.result(position).orElseThrow().winners();
  }
}
