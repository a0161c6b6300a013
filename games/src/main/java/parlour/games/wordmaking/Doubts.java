package parlour.games.wordmaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Verdict;

/// Doubts, and the vote on whether the dictionary is to be consulted.
record Doubts(WordMaking game, Position position) {
  Ruling<Position> doubt(Seat by, int number, long at) {
    Open open = position.open();
    if (game.options().isUmpired())
      return Ruling.illegal(Rule.DOUBT, "At this table the umpire has judged every word.");
    Optional<Standing> named =
        open.doubtful(by).stream().filter(word -> word.number() == number).findFirst();
    if (named.isEmpty()) return Ruling.illegal(Rule.DOUBT, "That word can no longer be doubted.");
    Standing word = named.get();
    Seats voters = Seats.first(open.players()).without(word.owner());
    long due = open.turn().due();
    long rest = open.stage() == Open.Stage.CLOSING ? open.vote().rest() : left(due, at);
    Open.Vote vote = new Open.Vote(number, voters.without(by), Seats.of(by), voters.size(), rest);
    List<Event> events = new ArrayList<>();
    events.add(new News.Doubted(by, word));
    Open asked = open.with(Open.Stage.VOTE, open.turn().due(at + WordMaking.VOTE), vote);
    return new Doubts(game, position.with(asked)).settle(events, at);
  }

  Ruling<Position> vote(Seat by, int number, boolean consult, long at) {
    Open open = position.open();
    if (open.stage() != Open.Stage.VOTE
        || open.vote().number() != number
        || !open.vote().asked().has(by)) {
      return Ruling.illegal(Rule.DOUBT, "There is no such vote for you.");
    }
    Open heard = open.with(Open.Stage.VOTE, open.turn(), open.vote().heard(by, consult));
    return new Doubts(game, position.with(heard)).settle(new ArrayList<>(), at);
  }

  /// Whoever has not voted lets the word stand.
  Ruling<Position> close(long at) {
    Open open = position.open();
    Open.Vote vote = open.vote();
    Open.Vote silent =
        new Open.Vote(vote.number(), Seats.NONE, vote.consulting(), vote.voters(), vote.rest());
    Open closed = open.with(Open.Stage.VOTE, open.turn(), silent);
    return new Doubts(game, position.with(closed)).settle(new ArrayList<>(), at);
  }

  private Ruling<Position> settle(List<Event> events, long at) {
    Open open = position.open();
    Open.Vote vote = open.vote();
    if (!vote.isCarried() && !vote.isLost()) return Ruling.legal(position, events);
    Standing word = open.find(vote.number()).orElseThrow();
    Open settled;
    if (vote.isLost()) {
      events.add(new News.NotConsulted(word));
      settled = open.settle(word);
    } else {
      String verdict = verdict(word.word());
      events.add(new News.Consulted(word, verdict));
      settled = verdict.isEmpty() ? open.settle(word) : open.fall(word);
    }
    boolean closing =
        !game.options().retained()
            && settled.row(settled.turn().seat()).size() >= game.options().goal();
    if (!closing) return Ruling.legal(position.with(WordMaking.resumed(settled, at)), events);
    Open again =
        settled.with(
            Open.Stage.CLOSING, settled.turn().due(at + WordMaking.CLOSING), settled.vote());
    return again.doubters().isEmpty()
        ? game.closed(position.with(again), at, events)
        : Ruling.legal(position.with(again), events);
  }

  /// Why the word falls, or nothing where it is good.
  private String verdict(String word) {
    return switch (game.judge().judge(word)) {
      case Verdict.Good _ -> "";
      case Verdict.Refused(var _, String why) -> why;
    };
  }

  private static long left(long due, long at) {
    return due == Prompt.NEVER ? Prompt.NEVER : due - at;
  }
}
