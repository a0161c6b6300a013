package parlour.games.rotation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterFaces;
import parlour.games.rotation.Open.Claim;
import parlour.games.rotation.Open.Word;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// Names words, and judges those that are challenged.
record Naming(Options options, Judge judge) {
  /// How long a lead that would end the hand may still be challenged.
  static final long PAUSE_MILLIS = 10_000;

  Ruling<Position> lead(Position position, Seat by, String word, long atMillis) {
    if (!isLeader(position, by)) return notLeader();
    if (!Letters.spellable(word) || word.isEmpty()) {
      return judge.judge(word) instanceof Verdict.Refused refused
          ? GeneralRules.refuse(refused)
          : Ruling.illegal(Rule.LEAD, "Name a word of eight letters or more.");
    }
    if (!Words.fits(word.length()))
      return word.length() < Words.SHORTEST
          ? Ruling.illegal(Rule.LEAD, "Name a word of eight letters or more.")
          : Ruling.illegal(Rule.LONGEST, "Name a word of thirty letters at most.");
    char first = word.charAt(0);
    if (!position.hand(by).has(first))
      return Ruling.illegal(
          Rule.HOLD,
          Sentence.of(
              "You must hold the first letter of the word: you have no {0}.",
              LetterFaces.capital(first)));
    if (options.judging() == JudgingMode.UMPIRE
        && judge.judge(word) instanceof Verdict.Refused refused) {
      return refused.reason() == Reason.UNKNOWN
          ? fall(position, by, word, refused.why(), Seat.NOBODY, atMillis, new ArrayList<>())
          : GeneralRules.refuse(refused);
    }
    return stands(position, by, word, atMillis);
  }

  private static boolean isLeader(Position position, Seat by) {
    return position.turn().phase() instanceof Phase.Lead lead && lead.seat().equals(by);
  }

  private static Ruling<Position> notLeader() {
    return Ruling.illegal(Rule.NEXT_LEADER, "It is not for you to name a word now.");
  }

  /// The word stands, and its first letter is played.
  private Ruling<Position> stands(Position position, Seat by, String word, long atMillis) {
    char first = word.charAt(0);
    Counters before = position.deal().counters();
    Counters after = new Payments(options).pay(before, by, position.deal().value(first));
    int paid = after.of(by) - before.of(by);
    Position played = position.play(by, first).with(after);
    List<Event> events = new ArrayList<>(3);
    events.add(new News.Named(by, word, paid));
    Claim claim =
        options.judging() != JudgingMode.UMPIRE ? claim(before, position, by) : Claim.NONE;
    boolean out = played.hand(by).isEmpty();
    boolean ends = out || new Payments(options).isExhausted(played.deal().counters());
    if (ends && claim.isNone())
      return new Dealing(options).end(played, out ? by : Seat.NOBODY, atMillis, events);
    Open.Turn turn = position.turn();
    Word named = new Word(by, word, 1, 1, 0);
    Phase next =
        ends
            ? new Phase.Pause(
                named, claim, options.letStand() ? standMillis(atMillis) : atMillis + PAUSE_MILLIS)
            : new Phase.Spell(
                position.allSeats().rightOf(by),
                named,
                claim,
                options.housePlays(),
                dueMillis(claim, atMillis));
    return Ruling.legal(played.with(new Open.Turn(next, turn.play() + 1, turn.unused())), events);
  }

  private Claim claim(Counters before, Position position, Seat leader) {
    return new Claim(before, options.letStand() ? position.allSeats().without(leader) : Seats.NONE);
  }

  /// When a word stands that somebody has not let stand.
  private long standMillis(long atMillis) {
    return options.clock().dueMillis(atMillis, Rotation.STAND_MILLIS);
  }

  /// When the second letter is due: the word may be challenged until then.
  private long dueMillis(Claim claim, long atMillis) {
    if (!options.housePlays()) return options.clock().dueMillis(atMillis, Rotation.MINUTE_MILLIS);
    if (!claim.asked().isEmpty()) return standMillis(atMillis);
    return atMillis + (claim.isNone() ? options.momentMillis() : Rotation.DOUBT_MILLIS);
  }

  /// A misspelt lead falls at once: every opponent gets one counter, and a discoverer what the
  /// letter would have brought.
  private Ruling<Position> fall(
      Position position,
      Seat leader,
      String word,
      String why,
      Seat discoverer,
      long atMillis,
      List<Event> events) {
    Payments payments = new Payments(options);
    Counters counters = payments.fine(position.deal().counters(), position.allSeats(), leader);
    events.add(new News.LeadFell(leader, why));
    if (!discoverer.isNobody()) {
      int before = counters.of(discoverer);
      counters = payments.discovery(counters, discoverer, position.deal().value(word.charAt(0)));
      int reward = counters.of(discoverer) - before;
      if (reward > 0) events.add(new News.DiscovererPaid(discoverer, word.charAt(0), reward));
    }
    return unused(position.with(counters), leader, atMillis, events);
  }

  /// Passes the lead on.
  Ruling<Position> pass(Position position, Seat by, long atMillis) {
    if (!isLeader(position, by)) return notLeader();
    List<Event> events = new ArrayList<>(3);
    events.add(new News.LeadPassed(by, position.allSeats().rightOf(by)));
    return unused(position, by, atMillis, events);
  }

  /// A lead went unused: the next on the right may name a word, unless all have had the lead or the
  /// pool is empty.
  private Ruling<Position> unused(
      Position position, Seat leader, long atMillis, List<Event> events) {
    Open.Turn turn = position.turn();
    int unused = turn.unused() + 1;
    boolean ends =
        unused == position.players()
            || new Payments(options).isExhausted(position.deal().counters());
    if (ends) return new Dealing(options).end(position, Seat.NOBODY, atMillis, events);
    Seat next = position.allSeats().rightOf(leader);
    return Ruling.legal(
        position.with(new Dealing(options).leads(next, turn.play() + 1, unused, atMillis)), events);
  }

  /// Somebody doubts the word just named.
  Ruling<Position> challenge(Position position, Seat by, int lead, long atMillis) {
    Open.Turn turn = position.turn();
    Word word = turn.word();
    boolean asked = turn.claim().asked().isEmpty() || turn.claim().asked().has(by);
    if (turn.claim().isNone() || lead != turn.play() - 1)
      return Ruling.illegal(Rule.CHALLENGE_TIME, "That word can no longer be challenged.");
    if (word.leader().equals(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "Your own word is for others to challenge.");
    if (!asked) return Ruling.illegal(Rule.CHALLENGE_TIME, "You have let that word stand.");
    List<Event> events = new ArrayList<>();
    Verdict verdict = judge.judge(word.text());
    boolean dear = options.judging().isDear() && verdict.good();
    events.add(new News.Challenged(by, word.leader(), word.text(), verdict.good(), dear));
    return switch (verdict) {
      case Verdict.Good _ ->
          settle(
              dear ? position.with(position.deal().counters().pay(by, word.leader(), 1)) : position,
              atMillis,
              events);
      case Verdict.Refused refused -> {
        Position before =
            position.giveBack(word.leader(), word.text().charAt(0)).with(turn.claim().before());
        yield fall(before, word.leader(), word.text(), refused.why(), by, atMillis, events);
      }
    };
  }

  /// An opponent lets the word just named stand.
  Ruling<Position> letStand(Position position, Seat by, long atMillis) {
    Open.Turn turn = position.turn();
    Claim claim = turn.claim();
    if (!claim.asked().has(by))
      return Ruling.illegal(Rule.CHALLENGE_TIME, "You are not asked about a word now.");
    Claim next = new Claim(claim.before(), claim.asked().without(by));
    List<Event> events = new ArrayList<>(List.of(new News.LetStand(by, turn.word().text())));
    return next.asked().isEmpty()
        ? settle(position, atMillis, events)
        : Ruling.legal(
            position.with(new Open.Turn(turn.phase().with(next), turn.play(), turn.unused())),
            events);
  }

  /// The word just named can no longer be challenged.
  Ruling<Position> settle(Position position, long atMillis, List<Event> events) {
    Open.Turn turn = position.turn();
    Position sure =
        position.with(new Open.Turn(settled(turn.phase(), atMillis), turn.play(), turn.unused()));
    if (!(turn.phase() instanceof Phase.Pause)) return Ruling.legal(sure, events);
    Seat leader = turn.word().leader();
    boolean out = position.hand(leader).isEmpty();
    return new Dealing(options).end(sure, out ? leader : Seat.NOBODY, atMillis, events);
  }

  private Phase settled(Phase phase, long atMillis) {
    return switch (phase) {
      case Phase.Spell(Seat seat, Word word, _, boolean forced, long dueMillis) ->
          new Phase.Spell(
              seat,
              word,
              Claim.NONE,
              forced,
              forced ? atMillis + options.momentMillis() : dueMillis);
      case Phase.Pause(Word word, _, long dueMillis) ->
          new Phase.Pause(word, Claim.NONE, dueMillis);
      case Phase.Lead _, Phase.Over _ -> phase;
    };
  }
}
