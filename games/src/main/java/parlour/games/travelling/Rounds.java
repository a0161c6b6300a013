package parlour.games.travelling;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.material.letters.WordNews;
import parlour.games.travelling.Position.Match;
import parlour.games.travelling.Position.Phase;
import parlour.games.travelling.Position.Stage;
import parlour.lexicon.Letters;

/// What happens between formings: the deal, the passing on, the end of a round and of the game.
final class Rounds {
  /// How long all may work at their words, in milliseconds.
  static final long FORMING = 120_000;

  /// How long the words lie open to be challenged.
  static final long READING = 60_000;

  private Rounds() {}

  /// The letters of a round, dealt to the right, face down.
  static Position deal(
      Options options,
      Match match,
      PerSeat<Player> racks,
      Letters box,
      Dice dice,
      long at,
      List<Event> events) {
    LeadOrder lead = match.lead();
    int each = options.each(match.company().size(), box.size());
    Pile letters = Box.shuffled(box, dice);
    PerSeat<Player> dealt = racks;
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      Player old = racks.at(seat);
      dealt = dealt.with(seat, Player.of(old.word(), old.since(), Box.top(letters, each)));
      letters = letters.less(each);
    } while (!seat.equals(lead.leader()));
    events.add(new News.Dealt(lead.leader(), each, match.round()));
    return new Position(match, forming(options, 0, at), dealt, Box.all(letters), dice.state());
  }

  private static Stage forming(Options options, int passes, long at) {
    long due = options.clock().due(at, FORMING);
    return new Stage(Phase.FORMING, passes, at, due, Seats.NONE);
  }

  /// All pass at the same moment; after the last forming the rest goes back to the box.
  static Ruling<Position> travel(Travelling game, Position position, long at, List<Event> events) {
    Match match = position.match();
    int passes = position.stage().passes();
    if (passes == match.company().size()) return endRound(game, position, at, events);
    PerSeat<Player> next = position.racks();
    for (Seat seat : match.company()) {
      Player from = position.of(seat);
      Seat right = match.lead().next(seat);
      Player to = position.of(right);
      next = next.with(right, Player.of(to.word(), to.since(match.round()), from.loose()));
    }
    events.add(new News.Travelled(passes + 1, match.company().size()));
    Stage stage = forming(game.options(), passes + 1, at);
    return Ruling.legal(new Position(match, stage, next, position.box(), position.dice()), events);
  }

  /// The remaining letters go back to the box, and the words are shown unless they are carried on.
  private static Ruling<Position> endRound(
      Travelling game, Position position, long at, List<Event> events) {
    Match match = position.match();
    int round = match.round();
    Letters box = position.box();
    for (Seat seat : match.company()) box = box.plus(position.of(seat).loose());
    events.add(new News.Returned(box.size() - position.box().size()));
    if (game.options().carry() && round < Travelling.ROUNDS) {
      events.add(new News.Carried());
      PerSeat<Player> kept =
          position
              .racks()
              .map((_, rack) -> Player.of(rack.word(), rack.since(round), Letters.EMPTY));
      Match next = new Match(match.draw(), match.lead().pass(), match.laid());
      Dice dice = new Dice(position.dice());
      return Ruling.legal(deal(game.options(), next, kept, box, dice, at, events), events);
    }
    List<Laid> laid = new ArrayList<>(match.laid());
    Proof proof = game.options().umpired() ? Proof.GOOD : Proof.UNTRIED;
    Seat seat = match.lead().leader();
    do {
      seat = match.lead().next(seat);
      Player rack = position.of(seat);
      String word = rack.word();
      events.add(new News.Showed(seat, word, word.isEmpty() ? 0 : game.syllables(word)));
      if (!word.isEmpty()) laid.add(new Laid(rack.since(round), seat, seat, word, proof));
    } while (!seat.equals(match.lead().leader()));
    Stage stage =
        new Stage(
            Phase.READING,
            position.stage().passes(),
            at,
            game.options().clock().due(at, READING),
            Seats.NONE);
    PerSeat<Player> none = PerSeat.all(match.company().size(), Player.NONE);
    Position shown = new Position(match.with(laid), stage, none, box, position.dice());
    return goOn(game, shown, at, events);
  }

  /// A player doubts a word.
  static Ruling<Position> challenge(
      Travelling game, Position position, Seat by, Move.Challenge move, long at) {
    Match match = position.match();
    int index =
        position.stage().isReading(match, by) && !move.whose().equals(by)
            ? match.find(move.whose(), move.round())
            : -1;
    if (index < 0)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge.");
    Laid laid = match.laid().get(index);
    if (laid.proof() != Proof.UNTRIED)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word is settled.");
    boolean good = game.judge().admit(laid.word()) >= 0;
    List<Event> events = new ArrayList<>();
    events.add(new WordNews.Challenged(by, laid.maker(), laid.word(), good, MinuteLine.Cue.TAKE));
    Position next = position.with(match.with(index, laid.tried(good, by)), position.stage().at(at));
    return goOn(game, next, at, events);
  }

  static Ruling<Position> content(Travelling game, Position position, Seat by, long at) {
    if (!position.stage().isReading(position.match(), by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no words to read now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.ReadThrough(by));
    Position next = position.with(position.match(), position.stage().content(by, at));
    return goOn(game, next, at, events);
  }

  /// Nobody has read the words through in time.
  static Ruling<Position> close(Travelling game, Position position, long at) {
    Stage stage = position.stage();
    for (Seat seat : position.match().company()) stage = stage.content(seat, at);
    return goOn(game, position.with(position.match(), stage), at, new ArrayList<>());
  }

  /// The next deal, or the end, once nobody has anything to read any longer.
  private static Ruling<Position> goOn(
      Travelling game, Position position, long at, List<Event> events) {
    Match match = position.match();
    for (Seat seat : match.company())
      if (position.stage().isReading(match, seat)) return Ruling.legal(position, events);
    Match settled = match.with(match.laid().stream().map(Laid::stands).toList());
    if (match.round() == Travelling.ROUNDS)
      return Ruling.legal(end(game, position, settled, at, events), events);
    Match next = new Match(match.draw(), match.lead().pass(), settled.laid());
    Dice dice = new Dice(position.dice());
    return Ruling.legal(
        deal(game.options(), next, position.racks(), position.box(), dice, at, events), events);
  }

  private static Position end(
      Travelling game, Position position, Match match, long at, List<Event> events) {
    Options options = game.options();
    PerSeat<Scoring> scores = Scoring.all(options, game.judge().lexicon(), match);
    Seats winners = Scoring.best(scores);
    List<String> words = new ArrayList<>();
    for (Seat seat : winners) {
      Scoring best = Scoring.best(game.judge().lexicon(), match.laid(), seat);
      for (Laid laid : match.laid()) {
        boolean his = laid.owner().equals(seat);
        if (!his || !Scoring.of(game.judge().lexicon(), laid).equals(best)) continue;
        words.add(laid.word());
        break;
      }
    }
    News.Margin margin = Scoring.margin(scores, winners, options.partners());
    Scoring best = scores.at(winners.lowest());
    events.add(new News.Won(winners, List.copyOf(words), best, margin, options.partners()));
    Stage over = new Stage(Phase.OVER, 0, at, Prompt.NEVER, Seats.NONE);
    return new Position(match, over, position.racks(), position.box(), position.dice());
  }
}
