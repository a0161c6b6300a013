package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// How words are challenged, and how the last words of a hand come to stand.
record Challenges(Options options, Book book) {
  /// What a challenge costs whoever was wrong.
  static final int FINE = 10;

  private Dealing dealing() {
    return new Dealing(options);
  }

  Ruling<Position> challenge(Position position, Seat by, Entry entry, long atMillis) {
    if (!options.vigilant())
      return Ruling.illegal(
          Rule.CHALLENGE, "Nothing is left to challenge: the umpire has looked at every word.");
    Board board = position.board();
    int index = board.find(entry);
    if (index < 0) return Ruling.illegal(Rule.WINDOW, "You can no longer challenge that word.");
    Claim claim = board.claims().get(index);
    if (claim.by().equals(by))
      return Ruling.illegal(Rule.CHALLENGE, "You cannot challenge your own word.");
    if (!position.match().in().has(by))
      return Ruling.illegal(Rule.CHALLENGE, "You sit out this hand and cannot challenge.");
    boolean barred = book.bars(entry, claim.main(), claim.fresh());
    if (book.admits(entry.word()) && !barred) {
      Position upheld =
          position
              .with(position.match().score(by, FINE))
              .with(board.uphold(index, claim.find(entry)));
      return heard(upheld, atMillis, List.of(new News.ChallengeLost(by, claim.by(), entry)));
    }
    Fit.Misfit why = book.admits(entry.word()) ? Fit.barred(entry) : book.refusal(entry.word());
    Position lifted = position.with(position.match().score(claim.by(), FINE)).takeBack(index);
    return heard(
        lifted,
        atMillis,
        List.of(
            new News.ChallengeWon(by, claim.by(), entry, why.why()),
            new News.TakenBack(claim.by(), claim.main(), Integer.bitCount(claim.fresh()))));
  }

  /// A challenge has been heard: the game goes on, unless the fine has ended it.
  private Ruling<Position> heard(Position position, long atMillis, List<Event> events) {
    Phase phase = position.phase();
    boolean isOut = phase instanceof Phase.Out && position.hands().at(phase.seat()).isEmpty();
    if (!isOut && dealing().isEnded(position.match())) {
      List<Event> last = new ArrayList<>(events);
      last.add(new News.FineEnded());
      return dealing().close(position, atMillis, last);
    }
    if (!(phase instanceof Phase.Out out)) return Ruling.legal(position, events);
    if (!isOut) return dealing().passOn(position, atMillis, events.toArray(new Event[0]));
    Seats doubters = position.board().doubters(out.waiting());
    return await(position, out.waitingFor(doubters), atMillis, new ArrayList<>(events));
  }

  Ruling<Position> letStand(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.Out out) || !out.waiting().has(by))
      return Ruling.illegal(Rule.LAST_WORD, "You are not asked whether a word stands.");
    return await(
        position,
        out.waitingFor(out.waiting().without(by)),
        atMillis,
        new ArrayList<>(List.of(new News.LetStand(by))));
  }

  private Ruling<Position> await(
      Position position, Phase.Out out, long atMillis, List<Event> events) {
    if (out.waiting().isEmpty()) return dealing().score(position, out.seat(), atMillis, events);
    return Ruling.legal(position.with(out), events);
  }
}
