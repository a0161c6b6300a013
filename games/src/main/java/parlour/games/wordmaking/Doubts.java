package parlour.games.wordmaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Judge;
import parlour.lexicon.Verdict;

/// Doubts, which the dictionary decides; in older editions a vote on whether it is consulted.
record Doubts(Options options, Judge judge) {
  Ruling<Position> doubt(Position position, Seat by, int number, long atMillis) {
    Open open = position.open();
    if (options.isUmpired())
      return Ruling.illegal(Rule.DOUBT, "At this table the umpire has judged every word.");
    Optional<Standing> named =
        open.doubtful(by).stream().filter(word -> word.number() == number).findFirst();
    if (open.isHushed(by))
      return Ruling.illegal(
          Rule.WRONG_DOUBT, "You have doubted a good word: wait until the turn has gone round.");
    if (named.isEmpty())
      return Ruling.illegal(Rule.DOUBT_TIME, "That word can no longer be doubted.");
    Standing word = named.get();
    boolean dear = options.judging().isDear();
    Seats voters = dear ? Seats.of(by) : Seats.first(open.players()).without(word.owner());
    Phase.Vote vote =
        new Phase.Vote(
            number,
            voters.without(by),
            Seats.of(by),
            voters.size(),
            Turns.restMillis(open.phase(), atMillis),
            atMillis + WordMaking.VOTE_MILLIS);
    List<Event> events = new ArrayList<>();
    events.add(new News.Doubted(by, word));
    return settle(position, vote, atMillis, events);
  }

  Ruling<Position> vote(Position position, Seat by, int number, boolean consult, long atMillis) {
    if (!(position.open().phase() instanceof Phase.Vote vote)
        || vote.number() != number
        || !vote.asked().has(by))
      return Ruling.illegal(Rule.DOUBT_VOTE, "There is no such vote for you.");
    return settle(position, vote.heard(by, consult), atMillis, new ArrayList<>());
  }

  /// Closes the vote: whoever has not voted lets the word stand.
  Ruling<Position> close(Position position, Phase.Vote vote, long atMillis) {
    return settle(position, vote.closed(), atMillis, new ArrayList<>());
  }

  private Ruling<Position> settle(
      Position position, Phase.Vote vote, long atMillis, List<Event> events) {
    Open open = position.open().with(vote);
    if (!vote.isCarried() && !vote.isLost()) return Ruling.legal(position.with(open), events);
    Standing word = open.find(vote.number()).orElseThrow();
    Open settled;
    if (vote.isLost()) {
      events.add(new News.NotConsulted(word));
      settled = open.settle(word);
    } else {
      String verdict = verdict(word);
      events.add(new News.Consulted(word, verdict));
      settled = verdict.isEmpty() ? open.settle(word) : open.fall(word);
      if (verdict.isEmpty() && options.judging().isDear()) {
        Seat doubter = vote.consulting().lowest();
        events.add(new News.Hushed(doubter));
        settled = settled.hush(doubter);
      }
    }
    boolean closing =
        !options.retained() && settled.row(settled.turn().seat()).size() >= options.goal();
    if (!closing)
      return Ruling.legal(
          position.with(Turns.resumed(settled, vote.restMillis(), atMillis)), events);
    Open again =
        settled.with(new Phase.Closing(vote.restMillis(), atMillis + WordMaking.CLOSING_MILLIS));
    return again.doubters().isEmpty()
        ? new Turns(options, judge)
            .closed(position.with(again), vote.restMillis(), atMillis, events)
        : Ruling.legal(position.with(again), events);
  }

  /// Why the word falls, or nothing where it is good.
  private String verdict(Standing word) {
    if (judge.judge(word.word()) instanceof Verdict.Refused(var _, String why)) return why;
    Taking taking = new Taking(judge.lexicon(), options.strict());
    for (Standing before : word.before()) {
      boolean own = before.owner().equals(word.owner());
      if (!taking.mayBecome(before.word(), own, word.word()))
        return taking.why(before.word(), word.word());
    }
    return "";
  }
}
