package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;
import parlour.games.material.Pile;
import parlour.games.material.RoundGains;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.material.letters.WordNews;
import parlour.games.travelling.Position.Match;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// What happens between words: the deal, the passing on, the end of a round and of the game.
record Rounds(Options options, Judge judge) {
  /// How long all may work at their words, in milliseconds.
  static final long FORMING_MILLIS = 120_000;

  /// How long the words lie open to be challenged.
  static final long READING_MILLIS = 60_000;

  /// Deals the letters of a round to the right, face down.
  Position deal(
      Match match,
      PerSeat<Player> players,
      Letters box,
      Dice dice,
      long atMillis,
      List<Event> events) {
    LeadOrder lead = match.lead();
    int each = options.each(match.allSeats().size(), box.size());
    Pile letters = Box.shuffled(box, dice);
    PerSeat<Player> dealt = players;
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      Player old = players.at(seat);
      dealt = dealt.with(seat, Player.of(old.word(), old.since(), Box.top(letters, each)));
      letters = letters.less(each);
    } while (!seat.equals(lead.leader()));
    events.add(new News.Dealt(lead.leader(), each, match.round()));
    return new Position(
        match, forming(0, atMillis), atMillis, dealt, Box.all(letters), dice.state());
  }

  private Phase forming(int passes, long atMillis) {
    return new Phase.Forming(passes, options.clock().dueMillis(atMillis, FORMING_MILLIS));
  }

  /// All pass at the same moment; after the last forming the rest goes back to the box.
  Ruling<Position> travel(Position position, int passes, long atMillis, List<Event> events) {
    Match match = position.match();
    if (passes == match.allSeats().size()) return endRound(position, atMillis, events);
    PerSeat<Player> next = position.players();
    for (Seat seat : match.allSeats()) {
      Player from = position.of(seat);
      Seat right = match.lead().next(seat);
      Player to = position.of(right);
      next = next.with(right, Player.of(to.word(), to.since(match.round()), from.loose()));
    }
    events.add(new News.Travelled(passes + 1, match.allSeats().size()));
    Phase phase = forming(passes + 1, atMillis);
    return Ruling.legal(
        new Position(match, phase, atMillis, next, position.box(), position.dice()), events);
  }

  /// The remaining letters go back to the box, and the words are shown unless they are carried on.
  private Ruling<Position> endRound(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    int round = match.round();
    Letters box = position.box();
    for (Seat seat : match.allSeats()) box = box.plus(position.of(seat).loose());
    events.add(new News.Returned(box.size() - position.box().size()));
    if (options.carry() && round < options.rounds()) {
      events.add(new News.Carried());
      PerSeat<Player> kept =
          position
              .players()
              .map((_, player) -> Player.of(player.word(), player.since(round), Letters.EMPTY));
      Match next = match.next(match.before());
      Dice dice = new Dice(position.dice());
      return Ruling.legal(deal(next, kept, box, dice, atMillis, events), events);
    }
    List<LaidWord> laid = new ArrayList<>(match.laid());
    Proof proof = options.umpired() ? Proof.GOOD : Proof.UNTRIED;
    Seat seat = match.lead().leader();
    do {
      seat = match.lead().next(seat);
      Player player = position.of(seat);
      String word = player.word();
      events.add(new News.Showed(seat, word, word.isEmpty() ? 0 : judge.lexicon().syllables(word)));
      if (!word.isEmpty()) laid.add(new LaidWord(player.since(round), seat, seat, word, proof));
    } while (!seat.equals(match.lead().leader()));
    Phase phase =
        new Phase.Reading(Seats.NONE, options.clock().dueMillis(atMillis, READING_MILLIS));
    PerSeat<Player> none = PerSeat.all(match.allSeats().size(), Player.NONE);
    Position shown = new Position(match.with(laid), phase, atMillis, none, box, position.dice());
    return goOn(shown, atMillis, events);
  }

  /// A player doubts a word.
  Ruling<Position> challenge(Position position, Seat by, Move.Challenge move, long atMillis) {
    Match match = position.match();
    int index =
        position.phase() instanceof Phase.Reading && !move.whose().equals(by)
            ? match.find(move.whose(), move.round())
            : -1;
    if (index < 0) return Ruling.illegal(Rule.SHOWING, "There is no such word to challenge.");
    if (Partners.side(match.partners(), by).has(move.whose()))
      return Ruling.illegal(
          GeneralRules.PARTNERS_WORD, "Your partner's word is for the others to challenge.");
    LaidWord laid = match.laid().get(index);
    if (laid.proof() != Proof.UNTRIED) return Ruling.illegal(Rule.SHOWING, "That word is settled.");
    if (!position.isReading(by))
      return Ruling.illegal(
          GeneralRules.WRONG_DOUBT, "You have done with doubting until words are shown again.");
    boolean good = judge.admit(laid.word()) >= 0;
    List<Event> events = new ArrayList<>();
    events.add(new WordNews.Challenged(by, laid.maker(), laid.word(), good, MinuteLine.Cue.TAKE));
    Phase phase = position.phase();
    if (good && options.judging().isDear() && phase instanceof Phase.Reading reading) {
      events.add(new WordNews.Hushed(by));
      phase = reading.content(Seats.of(by));
    }
    Position next = position.with(match.with(index, laid.tried(good, by)), phase, atMillis);
    return goOn(next, atMillis, events);
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.Reading reading) || !position.isReading(by))
      return Ruling.illegal(Rule.SHOWING, "There are no words to read now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.ReadThrough(by));
    Position next = position.with(position.match(), reading.content(Seats.of(by)), atMillis);
    return goOn(next, atMillis, events);
  }

  /// Closes the reading when its time is up.
  Ruling<Position> close(Position position, Phase.Reading reading, long atMillis) {
    Phase closed = reading.content(position.match().allSeats());
    return goOn(position.with(position.match(), closed, atMillis), atMillis, new ArrayList<>());
  }

  /// The next deal, or the end, once nobody has anything more to read.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    for (Seat seat : match.allSeats())
      if (position.isReading(seat)) return Ruling.legal(position, events);
    Match settled = match.with(match.laid().stream().map(LaidWord::stands).toList());
    Scoring scoring = new Scoring(options, judge.lexicon());
    PerSeat<Integer> letters = scoring.letters(settled);
    events.add(
        new News.RoundOver(settled, RoundGains.most(match.before(), letters, "letter"), scoring));
    if (match.round() == options.rounds())
      return Ruling.legal(end(position, settled, atMillis, events), events);
    Match next = settled.next(letters);
    Dice dice = new Dice(position.dice());
    return Ruling.legal(
        deal(next, position.players(), position.box(), dice, atMillis, events), events);
  }

  private Position end(Position position, Match match, long atMillis, List<Event> events) {
    Scoring scoring = new Scoring(options, judge.lexicon());
    PerSeat<Score> scores = scoring.all(match);
    Seats winners = Scoring.winners(scores);
    List<String> words = new ArrayList<>();
    for (Seat seat : winners) {
      Score best = scoring.best(match.laid(), seat);
      for (LaidWord laid : match.laid()) {
        boolean own = laid.owner().equals(seat);
        if (!own || !scoring.of(laid).equals(best)) continue;
        words.add(laid.word());
        break;
      }
    }
    News.Margin margin = scoring.margin(scores, winners);
    Score best = scores.at(winners.lowest());
    events.add(new News.Won(winners, List.copyOf(words), best, margin, options.partners()));
    return new Position(
        match, new Phase.Over(), atMillis, position.players(), position.box(), position.dice());
  }
}
