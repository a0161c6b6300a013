package parlour.games.logomachy;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.FrozenTable;
import parlour.testkit.GameRun;

/// A table laid by hand: Anna is to play, the last player has dealt, and the cards not named are in
/// the pack.
public record LogomachyTable(Logomachy game, GameRun<Position, Move, View> gameRun)
    implements FrozenTable<Position, Move, View, LogomachyTable> {
  private static final Logomachy USUAL = open(Map.of());
  private static final Logomachy VIGILANT = open(Map.of("judge", "vigilance"));

  public static Logomachy open(Map<String, String> chosen) {
    Settings settings = Settings.of(Options.SETTINGS, chosen);
    return new Logomachy(Options.of(settings), Options.judge(settings, ShippedLexicon.load()));
  }

  public LogomachyTable(Logomachy game, Position position) {
    this(game, new GameRun<>(game, position, 1_000));
  }

  @Override
  public LogomachyTable with(Position position) {
    return new LogomachyTable(game, position);
  }

  public static LogomachyTable table(String pool, String... hands) {
    return table(USUAL, pool, hands);
  }

  public static LogomachyTable vigilant(String pool, String... hands) {
    return table(VIGILANT, pool, hands);
  }

  public static LogomachyTable table(Logomachy game, String pool, String... hands) {
    Letters rest = game.options().pack().box().letters().minus(Letters.of(pool));
    for (String hand : hands) rest = rest.minus(Letters.of(hand));
    int players = hands.length;
    Open open =
        new Open(
            new Open.Match(PerSeat.all(players, 0), Seat.of(players - 1), 1),
            Captured.none(players),
            Pool.EMPTY.lay(Letters.of(pool)),
            new Open.Turn(ANNA, 1, Logomachy.MINUTE_MILLIS, Open.Claim.NONE));
    return new LogomachyTable(
        game,
        new Position(
            Box.shuffled(rest, new Dice(11)),
            PerSeat.of(players, seat -> Letters.of(hands[seat.index()])),
            open,
            5));
  }

  /// The last of the pack is played with these hands; what is not named has been captured, an equal
  /// share by each.
  LogomachyTable lastHands() {
    Captured spoils = position().captured();
    Letters left = Box.all(position().pack());
    int players = position().players();
    for (int i = 0; !left.isEmpty(); i++) {
      char card = left.at(0);
      left = left.minus(card);
      spoils =
          new Captured(
              spoils.cards().with(Seat.of(i % players), cards -> cards.plus(card)),
              spoils.sweeps(),
              spoils.last());
    }
    return with(
        new Position(
            Pile.EMPTY,
            position().hands(),
            position().open().with(spoils, position().pool()),
            position().dice()));
  }

  /// Each has captured exactly those cards.
  LogomachyTable captured(String... cards) {
    Captured none = position().captured();
    PerSeat<Letters> spoils = PerSeat.of(cards.length, seat -> Letters.of(cards[seat.index()]));
    Open open =
        position().open().with(new Captured(spoils, none.sweeps(), none.last()), position().pool());
    return with(new Position(Pile.EMPTY, position().hands(), open, position().dice()));
  }

  LogomachyTable spoils(UnaryOperator<Captured> change) {
    return with(
        position()
            .with(position().open().with(change.apply(position().captured()), position().pool())));
  }

  LogomachyTable scores(Integer... scores) {
    Open.Match match = position().match();
    PerSeat<Integer> points = PerSeat.of(scores.length, seat -> scores[seat.index()]);
    return with(
        position()
            .with(position().open().with(new Open.Match(points, match.dealer(), match.deal()))));
  }

  String hand(Seat seat) {
    return position().hand(seat).toString();
  }

  String loose() {
    return position().pool().loose().toString();
  }

  List<Pool.Build> builds() {
    return position().pool().builds();
  }

  String captured(Seat seat) {
    return position().captured().cards().at(seat).toString();
  }

  int score(Seat seat) {
    return position().match().scores().at(seat);
  }

  Seat turn() {
    return position().turn().seat();
  }
}
