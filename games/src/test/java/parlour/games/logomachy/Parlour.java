package parlour.games.logomachy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.material.Box;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// A table laid by hand: Anna is to play, the last player has dealt, and the cards not named are in
/// the pack.
public record Parlour(Logomachy game, Position position) {
  public static final Seat ANNA = Seat.of(0);
  public static final Seat BERT = Seat.of(1);
  public static final Seat CLARA = Seat.of(2);
  public static final Seat DUNCAN = Seat.of(3);

  private static final Logomachy USUAL = open(Map.of());
  private static final Logomachy VIGILANT = open(Map.of("judge", "vigilance"));

  public static Logomachy open(Map<String, String> chosen) {
    Settings settings = Settings.of(Options.SETTINGS, chosen);
    return new Logomachy(Options.of(settings), Options.judge(settings, ShippedLexicon.load()));
  }

  public static Parlour table(String pool, String... hands) {
    return table(USUAL, pool, hands);
  }

  public static Parlour vigilant(String pool, String... hands) {
    return table(VIGILANT, pool, hands);
  }

  public static Parlour table(Logomachy game, String pool, String... hands) {
    Letters rest = game.options().pack().box().letters().minus(Letters.of(pool));
    for (String hand : hands) rest = rest.minus(Letters.of(hand));
    int players = hands.length;
    Open open =
        new Open(
            new Open.Match(PerSeat.all(players, 0), Seat.of(players - 1), 1),
            Spoils.none(players),
            Pool.EMPTY.lay(Letters.of(pool)),
            new Open.Turn(ANNA, 1, Logomachy.MINUTE, Open.Claim.NONE));
    return new Parlour(
        game,
        new Position(
            Box.shuffled(rest, new Dice(11)),
            PerSeat.of(players, seat -> Letters.of(hands[seat.index()])),
            open,
            5));
  }

  /// The last of the pack is played with these hands; what is not named has been captured, an equal
  /// share by each.
  Parlour lastHands() {
    Spoils spoils = position.spoils();
    Letters left = Box.all(position.pack());
    int players = position.players();
    for (int i = 0; !left.isEmpty(); i++) {
      char card = left.at(0);
      left = left.minus(card);
      spoils =
          new Spoils(
              spoils.cards().with(Seat.of(i % players), cards -> cards.plus(card)),
              spoils.sweeps(),
              spoils.last());
    }
    return with(
        new Position(
            Pile.EMPTY,
            position.hands(),
            position.open().with(spoils, position.pool()),
            position.dice()));
  }

  /// Each has captured exactly those cards.
  Parlour captured(String... cards) {
    Spoils none = position.spoils();
    PerSeat<Letters> spoils = PerSeat.of(cards.length, seat -> Letters.of(cards[seat.index()]));
    Open open =
        position.open().with(new Spoils(spoils, none.sweeps(), none.last()), position.pool());
    return with(new Position(Pile.EMPTY, position.hands(), open, position.dice()));
  }

  Parlour spoils(UnaryOperator<Spoils> change) {
    return with(
        position.with(position.open().with(change.apply(position.spoils()), position.pool())));
  }

  Parlour scores(Integer... scores) {
    Open.Match match = position.match();
    PerSeat<Integer> points = PerSeat.of(scores.length, seat -> scores[seat.index()]);
    return with(
        position.with(position.open().with(new Open.Match(points, match.dealer(), match.deal()))));
  }

  Parlour with(Position next) {
    return new Parlour(game, next);
  }

  /// A seat answers as a client would, and it must stand.
  public Parlour play(Seat by, String verb, String... fields) {
    return with(legal(ruling(by, verb, fields)).next());
  }

  List<Event> events(Seat by, String verb, String... fields) {
    return legal(ruling(by, verb, fields)).events();
  }

  /// The clauses that the minute book cites for a play.
  List<String> cited(Seat by, String verb, String... fields) {
    List<String> cited = new ArrayList<>();
    for (Event event : events(by, verb, fields)) cited.addAll(event.line().clauses());
    return cited;
  }

  String minutes(Seat by, String verb, String... fields) {
    return String.join(
        "\n", events(by, verb, fields).stream().map(Event::line).map(Line::text).toList());
  }

  Ruling<Position> ruling(Seat by, String verb, String... fields) {
    return game.play(position, by, game.read(Answer.of(verb, fields)).orElseThrow(), 1_000);
  }

  /// What a refusal says, and by which clause.
  String refused(Seat by, String verb, String... fields) {
    Ruling<Position> ruling = ruling(by, verb, fields);
    assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal<Position> refused = (Ruling.Illegal<Position>) ruling;
    return refused.clause().id() + ": " + refused.why();
  }

  Parlour timeUp() {
    return with(legal(game.timeUp(position, game.prompt(position).deadline())).next());
  }

  List<String> citedAtTimeUp() {
    List<String> cited = new ArrayList<>();
    for (Event event : legal(game.timeUp(position, game.prompt(position).deadline())).events())
      cited.addAll(event.line().clauses());
    return cited;
  }

  private static Ruling.Legal<Position> legal(Ruling<Position> ruling) {
    assertThat(ruling).isInstanceOf(Ruling.Legal.class);
    return (Ruling.Legal<Position>) ruling;
  }

  String hand(Seat seat) {
    return position.hand(seat).toString();
  }

  String loose() {
    return position.pool().loose().toString();
  }

  List<Pool.Build> builds() {
    return position.pool().builds();
  }

  String captured(Seat seat) {
    return position.spoils().cards().at(seat).toString();
  }

  int score(Seat seat) {
    return position.match().scores().at(seat);
  }

  Seat turn() {
    return position.turn().seat();
  }
}
