package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.letters.LetterFaces;
import parlour.games.rotation.Open.Claim;
import parlour.games.rotation.Open.Word;

/// Takes a word round, each in turn playing one letter.
record Spelling(Options options) {

  Ruling<Position> play(Position position, Seat by, char letter, long atMillis) {
    if (!isTurn(position, by)) return notTurn();
    char wanted = position.turn().word().next();
    if (letter != wanted)
      return Ruling.illegal(
          Rule.NEXT, "The letter to be played is " + LetterFaces.capital(wanted) + ".");
    if (!position.hand(by).has(letter))
      return Ruling.illegal(Rule.NEXT, "You have no " + LetterFaces.capital(letter) + ".");
    return played(position, by, false, atMillis);
  }

  Ruling<Position> fail(Position position, Seat by, long atMillis) {
    if (!isTurn(position, by)) return notTurn();
    char wanted = position.turn().word().next();
    if (!options.withholding() && position.hand(by).has(wanted))
      return Ruling.illegal(
          Rule.MUST_PLAY, "You have " + LetterFaces.capital(wanted) + " and must play it.");
    return failed(position, by, atMillis);
  }

  /// The time is up: the letter is played for a player who must play it; a player who cannot, or
  /// need not, fails.
  Ruling<Position> timeUp(Position position, long atMillis) {
    Seat by = position.turn().seat();
    boolean must = !options.withholding() && position.hand(by).has(position.turn().word().next());
    return must
        ? played(position, by, !options.housePlays(), atMillis)
        : failed(position, by, atMillis);
  }

  private static boolean isTurn(Position position, Seat by) {
    return position.turn().phase() instanceof Phase.Spell spell
        && spell.seat().equals(by)
        && !spell.forced();
  }

  private static Ruling<Position> notTurn() {
    return Ruling.illegal(Rule.NEXT, "It is not for you to play a letter now.");
  }

  private Ruling<Position> played(Position position, Seat by, boolean late, long atMillis) {
    Word word = position.turn().word();
    char letter = word.next();
    Word longer = word.played();
    Position next = position.play(by, letter);
    Payments payments = new Payments(options);
    Counters before = position.deal().counters();
    Counters counters = payments.pay(before, by, position.deal().value(letter));
    int special = counters.of(by) - before.of(by);
    if (longer.isWhole()) counters = payments.pay(counters, by, 1);
    boolean finished = counters.of(by) - before.of(by) > special;
    if (special > 0 || finished) next = next.with(counters);
    List<Event> events = new ArrayList<>(4);
    events.add(new News.Played(by, letter, special, late));
    if (longer.isWhole()) events.add(new News.Finished(by, word.text(), finished));
    if (next.hand(by).isEmpty()) return new Dealing(options).end(next, by, atMillis, events);
    return goOn(next, by, longer, atMillis, events);
  }

  private Ruling<Position> failed(Position position, Seat by, long atMillis) {
    Word word = position.turn().word();
    char letter = word.next();
    Counters before = position.deal().counters();
    Counters counters = new Payments(options).fine(before, position.allSeats(), by);
    Position next = position.with(position.deal().missed(by, letter).with(counters));
    List<Event> events = new ArrayList<>(4);
    boolean second = word.place() == 1 && word.misses() == 0;
    Seats paid = Seats.NONE;
    for (Seat seat : position.allSeats())
      if (counters.of(seat) > before.of(seat)) paid = paid.with(seat);
    boolean lacks = !position.hand(by).has(letter) && !options.withholding();
    events.add(new News.Failed(by, letter, lacks, paid, second, options.sameLetter()));
    return goOn(
        next, by, options.sameLetter() ? word.missed() : word.passedOver(), atMillis, events);
  }

  /// The next on the right goes on with the word; or names another when it is finished or has
  /// fallen.
  private Ruling<Position> goOn(
      Position position, Seat by, Word word, long atMillis, List<Event> events) {
    boolean falls = word.misses() == position.players();
    if (falls) events.add(new News.WordFell(word.text()));
    if (new Payments(options).isExhausted(position.deal().counters()))
      return new Dealing(options).end(position, Seat.NOBODY, atMillis, events);
    int play = position.turn().play() + 1;
    if (falls || word.isWhole()) {
      Seat leader = position.allSeats().rightOf(word.leader());
      return Ruling.legal(
          position.with(new Dealing(options).leads(leader, play, 0, atMillis)), events);
    }
    boolean forced = options.housePlays();
    long dueMillis =
        forced
            ? atMillis + options.momentMillis()
            : options.clock().dueMillis(atMillis, Rotation.MINUTE_MILLIS);
    Phase spell =
        new Phase.Spell(position.allSeats().rightOf(by), word, Claim.NONE, forced, dueMillis);
    return Ruling.legal(position.with(new Open.Turn(spell, play, 0)), events);
  }
}
