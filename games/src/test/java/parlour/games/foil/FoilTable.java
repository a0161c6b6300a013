package parlour.games.foil;

import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Subject;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.testkit.GameRun;
import parlour.testkit.Rulings;
import parlour.testkit.TestTable;

/// A table to try the rules at, with a dictionary of a few words.
record FoilTable(Foil game, GameRun<Position, Move, View> gameRun)
    implements TestTable<Position, Move, View, FoilTable> {
  static final Lexicon WORDS =
      new LexiconWriter("a few words")
          .words(
              1,
              "steal",
              "least",
              "stone",
              "train",
              "bread",
              "lying",
              "shore",
              "quiz",
              "teapot",
              "kitchen",
              "chandelier",
              "note")
          .words(
              1, "hat", "pie", "corn", "over", "softly", "rate", "tear", "idle", "hoax", "meat",
              "bones", "glass", "planet")
          .noun(1, "tale", "tales")
          .noun(1, "slate", "slates")
          .noun(1, "chair", "chairs")
          .noun(1, "hat", "hats")
          .noun(1, "teapot", "teapots")
          .noun(1, "run", "runs")
          .verb(1, "run", "runs")
          .word("memo", LexiconWriter.Entry.plain(1).with(Mark.NOUN, Mark.CLIPPING))
          .word("horse", LexiconWriter.Entry.plain(1).with(Category.ANIMALS).with(Category.MAMMALS))
          .word("otter", LexiconWriter.Entry.plain(1).with(Category.ANIMALS).with(Category.MAMMALS))
          .word("snail", LexiconWriter.Entry.plain(1).with(Category.ANIMALS))
          .word("slain", LexiconWriter.Entry.plain(1))
          .word(
              "paris", LexiconWriter.Entry.plain(1).without(Mark.WORD).with(Mark.NAME, Mark.PLACE))
          .word("pairs", LexiconWriter.Entry.plain(1).with(Mark.NOUN, Mark.PLURAL))
          .word("blast", LexiconWriter.Entry.plain(1).with(Mark.SLUR))
          .nonWord("can't", Reason.CONTRACTION)
          .nonWord("T-bone", Reason.HYPHENATED)
          .nonWord("approx.", Reason.ABBREVIATION)
          .lexicon();

  private FoilTable(Foil foil, Position position) {
    this(foil, new GameRun<>(foil, position));
  }

  /// A game newly dealt.
  static FoilTable dealt(int seats, long seed, String... settings) {
    Foil foil = open(settings);
    return new FoilTable(foil, foil.deal(Seats.first(seats), seed));
  }

  static Foil open(String... settings) {
    return (Foil) Foil.ENTRY.open(TestTable.settings(settings), WORDS);
  }

  /// The first hand of a game, the last player having dealt: these discards, top first, and these
  /// hands.
  static FoilTable at(String discards, List<String> hands, String... settings) {
    return at(1, discards, hands, settings);
  }

  /// The same with another number of the hand.
  static FoilTable at(int hand, String discards, List<String> hands, String... settings) {
    Foil foil = open(settings);
    int seats = hands.size();
    Letters left = Deck.CARDS.letters().minus(Letters.of(discards));
    PerSeat<Letters> held = PerSeat.all(seats, Letters.EMPTY);
    for (int i = 0; i < seats; i++) {
      held = held.with(Seat.of(i), Letters.of(hands.get(i)));
      left = left.minus(Letters.of(hands.get(i)));
    }
    Position.Tray tray = new Position.Tray(Box.shuffled(left, new Dice(7)), pile(discards));
    Position.Match match =
        new Position.Match(
            PerSeat.all(seats, 0), hand, Seat.of(seats - 1), Seats.first(seats), false);
    Phase.Turn turn = new Phase.Turn(ANNA, Phase.Turn.NOTHING, false, 0, 60_000);
    Phase forming = new Phase.Forming(Subject.NONE, turn, PerSeat.all(seats, Holder.EMPTY));
    return new FoilTable(foil, new Position(match, tray, held, forming, 99));
  }

  private static Pile pile(String letters) {
    byte[] cards = new byte[letters.length()];
    for (int i = 0; i < cards.length; i++) cards[i] = (byte) (letters.charAt(i) - 'a');
    return Pile.of(cards);
  }

  /// These cards lie on top of the deck.
  FoilTable onTop(String letters) {
    Letters rest = Box.all(position().tray().deck()).minus(Letters.of(letters));
    Pile deck = pile(letters).under(Box.shuffled(rest, new Dice(8)).all());
    return becomes(new Position.Tray(deck, position().tray().discards()));
  }

  FoilTable becomes(Position.Tray tray) {
    return becomes(position().with(tray, position().dice()));
  }

  FoilTable becomes(Position.Match match) {
    return becomes(position().with(match));
  }

  Position.Match match() {
    return position().match();
  }

  FoilTable after(long millis) {
    return at(atMillis() + millis);
  }

  /// A move that is refused by that clause.
  FoilTable refuses(Seat by, Move move, Clause clause) {
    Rulings.refused(ruling(by, move), clause);
    return this;
  }

  FoilTable lay(Seat by, String... words) {
    for (String word : words) by(by, new Move.Lay(word));
    return this;
  }

  FoilTable knock(Seat by) {
    return by(by, new Move.Knock(Move.Knock.KEEP));
  }

  FoilTable ready(Seat... seats) {
    for (Seat seat : seats) by(seat, new Move.Ready());
    return this;
  }

  FoilTable allReady() {
    while (position().phase() instanceof Phase.Scrambling)
      by(prompt().must().lowest(), new Move.Ready());
    return this;
  }

  /// Writes on the line of a word what a player takes it for.
  FoilTable write(Seat by, String word, String guess) {
    return by(by, new Move.Write(line(word), guess));
  }

  /// Everybody writes their own words correctly.
  FoilTable ownWritten() {
    for (int line = 0; line < laid().slots().size(); line++)
      by(laid().slots().get(line).owner(), new Move.Write(line, laid().slots().get(line).word()));
    return this;
  }

  int line(String word) {
    for (int line = 0; line < laid().slots().size(); line++) {
      if (laid().slots().get(line).word().equals(word)) return line;
    }
    return fail("nobody has laid " + word);
  }

  LaidWords laid() {
    return switch (position().phase()) {
      case Phase.Unscrambling stage -> stage.laid();
      case Phase.Voting stage -> stage.laid();
      case Phase.Checking stage -> stage.laid();
      case Phase.Over stage -> stage.laid();
      case Phase.Naming _, Phase.Forming _, Phase.Scrambling _ -> fail("nothing is laid yet");
    };
  }

  FoilTable pencilsDown() {
    while (position().phase() instanceof Phase.Unscrambling)
      by(prompt().must().lowest(), new Move.PencilDown());
    return this;
  }

  FoilTable goOn() {
    while (position().phase() instanceof Phase.Checking)
      by(prompt().must().lowest(), new Move.GoOn());
    return this;
  }

  /// A hand in which only unused cards count.
  FoilTable dullHand() {
    while (position().phase() instanceof Phase.Forming) clock();
    return clock();
  }

  /// The same in that hand of the game and with these totals, Anna's first.
  FoilTable withTotals(int hand, Integer... totals) {
    PerSeat<Integer> points = PerSeat.of(totals.length, seat -> totals[seat.index()]);
    return becomes(new Position.Match(points, hand, match().dealer(), match().in(), false));
  }

  int total(Seat seat) {
    return position().match().totals().at(seat);
  }

  Account account(Seat seat) {
    return switch (position().phase()) {
      case Phase.Checking stage -> stage.accounts().at(seat);
      case Phase.Over stage -> stage.accounts().at(seat);
      case Phase.Naming _,
          Phase.Forming _,
          Phase.Scrambling _,
          Phase.Unscrambling _,
          Phase.Voting _ ->
          fail("not scored yet");
    };
  }

  /// What one item of a player's list has brought.
  int points(Seat seat, String about) {
    for (Account.Item item : account(seat).items())
      if (item.about().equals(about)) return item.points();
    return fail("nothing on the list about " + about + ": " + account(seat));
  }

  Phase.Turn turn() {
    return ((Phase.Forming) position().phase()).turn();
  }

  Field field(Seat eye, String verb, String name) {
    return scene(eye).offers().stream()
        .filter(offer -> offer.verb().equals(verb))
        .flatMap(offer -> offer.fields().stream())
        .filter(field -> field.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
