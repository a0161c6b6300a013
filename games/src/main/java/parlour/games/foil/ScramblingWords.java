package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.TableRules;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Scramble;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The rules of scrambling words.
///
/// Everybody scrambles at once, so nothing here may depend on who was first: a shuffle is rolled
/// from the position's dice, the seat, the word and the scramble it replaces, and leaves the dice
/// as they were.
record ScramblingWords(Options options, Judge judge) {
  /// Play has stopped: what is grouped goes to the holders, well shuffled, and may still be
  /// rearranged.
  Position begin(Position position, Phase.Forming forming, Seat knocker, long atMillis) {
    PerSeat<Holder> holders = forming.holders();
    if (!options.form().isYoung()) {
      for (Seat seat : position.match().in())
        holders = holders.with(seat, shuffled(position, holders.at(seat), seat));
    }
    Holder knocked = knocker.isNobody() ? Holder.EMPTY : holders.at(knocker);
    long dueMillis = options.clocks().scrambleDueMillis(atMillis);
    return position.with(
        new Phase.Scrambling(forming.subject(), knocker, knocked, holders, Seats.NONE, dueMillis));
  }

  private Holder shuffled(Position position, Holder holder, Seat seat) {
    Holder mixed = holder;
    for (int line = 0; line < holder.slots().size(); line++)
      mixed = shuffled(position, mixed, seat, line);
    return mixed;
  }

  private Holder shuffled(Position position, Holder holder, Seat seat, int line) {
    Holder.Slot slot = holder.slots().get(line);
    long roll =
        position.dice() ^ 31L * slot.word().hashCode() ^ (long) slot.scramble().hashCode() << 32;
    Dice dice = new Dice(roll + seat.index());
    return holder.mix(line, Scramble.well(slot.word(), judge, dice));
  }

  Ruling<Position> play(
      Position position, Phase.Scrambling scrambling, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Lay(String word) -> lay(position, scrambling, by, word);
      case Move.Unlay(int line) -> unlay(position, scrambling, by, line);
      case Move.Mix(int line, String scramble) -> mix(position, scrambling, by, line, scramble);
      case Move.Shuffle(int line) -> shuffle(position, scrambling, by, line);
      case Move.Ready() -> ready(position, scrambling, by, atMillis);
      case Move.Name _,
          Move.Draw _,
          Move.Take _,
          Move.Discard _,
          Move.Knock _,
          Move.Write _,
          Move.PencilDown _,
          Move.Vote _,
          Move.GoOn _ ->
          Ruling.illegal(TableRules.SENSE, "All play has stopped: words are being scrambled.");
    };
  }

  private Ruling<Position> lay(
      Position position, Phase.Scrambling scrambling, Seat by, String word) {
    Holder holder = scrambling.holders().at(by);
    Letters loose = position.hands().at(by).minus(holder.letters());
    String objection = FormingWords.objection(loose, word);
    if (!objection.isEmpty()) return Ruling.illegal(Rule.MANY, objection);
    if (!Scramble.isPossible(word)) return FormingWords.noScramble(word);
    Holder more = holder.lay(by, word);
    if (!options.form().isYoung()) more = shuffled(position, more, by, more.slots().size() - 1);
    return Ruling.legal(position.with(scrambling.with(by, more)));
  }

  private Ruling<Position> unlay(
      Position position, Phase.Scrambling scrambling, Seat by, int line) {
    Holder holder = scrambling.holders().at(by);
    if (!holder.has(line)) return noSuchWord();
    return Ruling.legal(position.with(scrambling.with(by, holder.unlay(line))));
  }

  private Ruling<Position> mix(
      Position position, Phase.Scrambling scrambling, Seat by, int named, String scramble) {
    Holder holder = scrambling.holders().at(by);
    if (options.form().isYoung()) return plain();
    if (scramble.isEmpty() || !FormingWords.isSmall(scramble))
      return Ruling.illegal(Rule.MIX, "A scramble is made of letters.");
    int line = named == Move.Mix.FITTING ? holder.fitting(Letters.of(scramble)) : named;
    if (line == Holder.SEVERAL)
      return Ruling.illegal(Rule.DISTINCT, "Several of your words have those letters: say which.");
    if (!holder.has(line)) return noSuchWord();
    String word = holder.slots().get(line).word();
    if (!Letters.of(scramble).equals(Letters.of(word))) {
      return Ruling.illegal(
          Rule.MIX,
          Sentence.of(
              "A scramble of {0} has all its letters and no others.", LetterFaces.capitals(word)));
    }
    if (scramble.equals(word))
      return Ruling.illegal(Rule.NO_IDENTITY, "That is no scramble: it is the word itself.");
    return Ruling.legal(position.with(scrambling.with(by, holder.mix(line, scramble))));
  }

  private Ruling<Position> shuffle(
      Position position, Phase.Scrambling scrambling, Seat by, int line) {
    if (options.form().isYoung()) return plain();
    Holder holder = scrambling.holders().at(by);
    if (!holder.has(line)) return noSuchWord();
    return Ruling.legal(position.with(scrambling.with(by, shuffled(position, holder, by, line))));
  }

  private static Ruling<Position> plain() {
    return Ruling.illegal(Rule.YOUNG_PLAIN, "In this game nothing is scrambled.");
  }

  private static Ruling<Position> noSuchWord() {
    return Ruling.illegal(TableRules.SENSE, "There is no such word in your holder.");
  }

  private Ruling<Position> ready(
      Position position, Phase.Scrambling scrambling, Seat by, long atMillis) {
    int size = position.match().size(options.form());
    if (by.equals(scrambling.knocker()) && !scrambling.holders().at(by).hasWordOf(size))
      return Ruling.illegal(
          Rule.KNOCKER, Sentence.of("You knocked: keep a word of {0} letters.", size));
    Phase.Scrambling next = scrambling.readied(by);
    List<Event> events = new ArrayList<>();
    events.add(new News.Readied(by));
    if (!position.match().in().minus(next.ready()).isEmpty())
      return Ruling.legal(position.with(next), events);
    return Ruling.legal(turnHolders(position, next, atMillis, events), events);
  }

  /// Whatever stands in the holders stays there; the rest is unused.
  Ruling<Position> timeUp(Position position, Phase.Scrambling scrambling, long atMillis) {
    List<Event> events = new ArrayList<>();
    Seat knocker = scrambling.knocker();
    boolean spoilt =
        !knocker.isNobody()
            && !scrambling.holders().at(knocker).hasWordOf(position.match().size(options.form()));
    return Ruling.legal(
        turnHolders(
            position,
            spoilt ? scrambling.with(knocker, scrambling.knocked()) : scrambling,
            atMillis,
            events),
        events);
  }

  private Position turnHolders(
      Position position, Phase.Scrambling scrambling, long atMillis, List<Event> events) {
    LaidWords laid = LaidWords.of(scrambling.subject(), scrambling.knocker(), scrambling.holders());
    if (options.form().isYoung() || laid.slots().isEmpty())
      return new UnscramblingWords(options, judge).check(position, laid, atMillis, events);
    events.add(new News.HoldersTurned(position.match().dealer()));
    long dueMillis = options.clocks().glassDueMillis(atMillis);
    return position.with(new Phase.Unscrambling(laid, Seats.NONE, dueMillis));
  }
}
