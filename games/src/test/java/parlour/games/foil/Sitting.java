package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.Box;
import parlour.games.material.Pile;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Scribe;

/// A table to try the rules at, with a dictionary of a few words.
final class Sitting {
  static final Seat ANNA = Seat.of(0);
  static final Seat BERT = Seat.of(1);
  static final Seat CLARA = Seat.of(2);
  static final Seat DUNCAN = Seat.of(3);

  static final Lexicon WORDS =
      new Scribe("a few words")
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
          .word("memo", Scribe.Entry.plain(1).with(Mark.NOUN, Mark.CLIPPING))
          .word("horse", Scribe.Entry.plain(1).with(Category.ANIMALS).with(Category.MAMMALS))
          .word("otter", Scribe.Entry.plain(1).with(Category.ANIMALS).with(Category.MAMMALS))
          .word("snail", Scribe.Entry.plain(1).with(Category.ANIMALS))
          .word("slain", Scribe.Entry.plain(1))
          .word("paris", Scribe.Entry.plain(1).without(Mark.WORD).with(Mark.NAME, Mark.PLACE))
          .word("pairs", Scribe.Entry.plain(1).with(Mark.NOUN, Mark.PLURAL))
          .oddment("can't", Reason.CONTRACTION)
          .oddment("T-bone", Reason.HYPHENATED)
          .oddment("approx.", Reason.ABBREVIATION)
          .lexicon();

  private final Foil foil;
  private final List<Event> news = new ArrayList<>();
  private Position position;
  private long now;

  private Sitting(Foil foil, Position position) {
    this.foil = foil;
    this.position = position;
  }

  /// A game newly dealt.
  static Sitting dealt(int seats, long seed, String... settings) {
    Foil foil = game(settings);
    return new Sitting(foil, foil.deal(Seats.first(seats), seed));
  }

  static Foil game(String... settings) {
    return (Foil) Foil.KIND.open(fields(settings), WORDS);
  }

  private static Map<String, String> fields(String... namesAndValues) {
    return parlour.engine.Answer.of("settings", namesAndValues).fields();
  }

  /// The first hand of a game, the last player having dealt: these discards, top first, and these
  /// hands.
  static Sitting at(String discards, List<String> hands, String... settings) {
    return at(1, discards, hands, settings);
  }

  /// The same with another number of the hand.
  static Sitting at(int hand, String discards, List<String> hands, String... settings) {
    Foil foil = game(settings);
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
    Stage.Turn turn = new Stage.Turn(ANNA, Stage.Turn.NOTHING, false, 0, 60_000);
    Stage forming = new Stage.Forming(Subject.NONE, turn, PerSeat.all(seats, Holder.EMPTY));
    return new Sitting(foil, new Position(match, tray, held, forming, 99));
  }

  private static Pile pile(String letters) {
    byte[] cards = new byte[letters.length()];
    for (int i = 0; i < cards.length; i++) cards[i] = (byte) (letters.charAt(i) - 'a');
    return Pile.of(cards);
  }

  /// These cards lie on top of the deck.
  Sitting onTop(String letters) {
    Letters rest = Box.all(position.tray().deck()).minus(Letters.of(letters));
    Pile deck = pile(letters).under(Box.shuffled(rest, new Dice(8)).all());
    return becomes(new Position.Tray(deck, position.tray().discards()));
  }

  Sitting becomes(Position.Tray tray) {
    position = position.with(tray, position.dice());
    return this;
  }

  Sitting becomes(Position next) {
    position = next;
    return this;
  }

  Sitting becomes(Position.Match match) {
    position = position.with(match);
    return this;
  }

  Foil foil() {
    return foil;
  }

  Position position() {
    return position;
  }

  Position.Match match() {
    return position.match();
  }

  Prompt prompt() {
    return foil.prompt(position);
  }

  View view(Seat eye) {
    return foil.view(position, eye);
  }

  Scene scene(Seat eye) {
    return foil.scene(view(eye));
  }

  /// What has been said since the last play.
  List<Event> news() {
    return news;
  }

  String minutes() {
    StringBuilder out = new StringBuilder();
    for (Event event : news) out.append(event.line().text()).append('\n');
    return out.toString();
  }

  Sitting after(long millis) {
    now += millis;
    return this;
  }

  Sitting play(Seat by, Move move) {
    assertThat(prompt().asks(by)).as(by + " is asked").isTrue();
    return becomes(foil.play(position, by, move, now));
  }

  private Sitting becomes(Ruling<Position> ruling) {
    switch (ruling) {
      case Ruling.Legal<Position>(Position next, List<Event> events) -> {
        position = next;
        news.clear();
        news.addAll(events);
      }
      case Ruling.Illegal<Position>(Clause clause, String why) -> fail(why + " " + clause.id());
    }
    return this;
  }

  Sitting timeUp() {
    now = prompt().deadline();
    return becomes(foil.timeUp(position, now));
  }

  /// A move that is refused and names its clause.
  Sitting refuses(Seat by, Move move, Clause clause) {
    Position before = position;
    assertThat(foil.play(position, by, move, now))
        .isInstanceOfSatisfying(
            Ruling.Illegal.class,
            illegal -> {
              assertThat(illegal.clause()).isEqualTo(clause);
              assertThat(illegal.why()).endsWith(".");
            });
    assertThat(position).isEqualTo(before);
    return this;
  }

  Sitting lay(Seat by, String... words) {
    for (String word : words) play(by, new Move.Lay(word));
    return this;
  }

  Sitting knock(Seat by) {
    return play(by, new Move.Knock(Move.Knock.KEEP));
  }

  Sitting ready(Seat... seats) {
    for (Seat seat : seats) play(seat, new Move.Ready());
    return this;
  }

  Sitting allReady() {
    while (position.stage() instanceof Stage.Scrambling)
      play(prompt().must().lowest(), new Move.Ready());
    return this;
  }

  /// Writes on the line of a word what a player takes it for.
  Sitting write(Seat by, String word, String guess) {
    return play(by, new Move.Write(line(word), guess));
  }

  /// Everybody writes his own words rightly.
  Sitting ownWritten() {
    for (int line = 0; line < laid().slots().size(); line++) {
      play(laid().slots().get(line).owner(), new Move.Write(line, laid().slots().get(line).word()));
    }
    return this;
  }

  int line(String word) {
    for (int line = 0; line < laid().slots().size(); line++) {
      if (laid().slots().get(line).word().equals(word)) return line;
    }
    return fail("nobody has laid " + word);
  }

  Laid laid() {
    return switch (position.stage()) {
      case Stage.Unscrambling stage -> stage.laid();
      case Stage.Voting stage -> stage.laid();
      case Stage.Checking stage -> stage.laid();
      case Stage.Over stage -> stage.laid();
      case Stage.Naming _, Stage.Forming _, Stage.Scrambling _ -> fail("nothing is laid yet");
    };
  }

  Sitting pencilsDown() {
    while (position.stage() instanceof Stage.Unscrambling)
      play(prompt().must().lowest(), new Move.PencilDown());
    return this;
  }

  Sitting goOn() {
    while (position.stage() instanceof Stage.Checking)
      play(prompt().must().lowest(), new Move.GoOn());
    return this;
  }

  int total(Seat seat) {
    return position.match().totals().at(seat);
  }

  Account account(Seat seat) {
    return switch (position.stage()) {
      case Stage.Checking stage -> stage.accounts().at(seat);
      case Stage.Over stage -> stage.accounts().at(seat);
      case Stage.Naming _,
          Stage.Forming _,
          Stage.Scrambling _,
          Stage.Unscrambling _,
          Stage.Voting _ ->
          fail("not scored yet");
    };
  }

  /// What one item of a player's list has brought.
  int points(Seat seat, String about) {
    for (Account.Item item : account(seat).items())
      if (item.about().equals(about)) return item.points();
    return fail("nothing on the list about " + about + ": " + account(seat));
  }

  Stage.Turn turn() {
    return ((Stage.Forming) position.stage()).turn();
  }

  List<String> verbs(Seat eye) {
    return scene(eye).offers().stream().map(Scene.Offer::verb).toList();
  }

  Zone zone(Seat eye, String id) {
    return scene(eye).zones().stream()
        .filter(zone -> zone.id().equals(id))
        .findFirst()
        .orElseThrow();
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
