package parlour.games.foil;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;

/// The rules of unscrambling words, and of the check that follows.
record UnscramblingWords(Options options, Judge judge) {
  /// The most words a table votes on; any beyond them stand.
  private static final int MOST_VOTED = 64;

  /// How many characters fit on a line of the paper.
  static final int LINE = 40;

  Ruling<Position> play(
      Position position, Phase.Unscrambling unscrambling, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Write(int line, String word) -> write(position, unscrambling, by, line, word);
      case Move.PencilDown() -> pencilDown(position, unscrambling, by, atMillis);
      case Move.Name _,
          Move.Draw _,
          Move.Take _,
          Move.Discard _,
          Move.Knock _,
          Move.Lay _,
          Move.Unlay _,
          Move.Mix _,
          Move.Shuffle _,
          Move.Ready _,
          Move.Vote _,
          Move.GoOn _ ->
          Ruling.illegal(TableRules.SENSE, "The glass runs: write down the words.");
    };
  }

  private static Ruling<Position> write(
      Position position, Phase.Unscrambling unscrambling, Seat by, int line, String word) {
    LaidWords laid = unscrambling.laid();
    if (!laid.has(line))
      return Ruling.illegal(TableRules.SENSE, "There is no such line on your paper.");
    if (word.length() > LINE)
      return Ruling.illegal(TableRules.SENSE, "That does not fit on a line.");
    if (!laid.isOwn(by, line) && !laid.ownWritten(by))
      return Ruling.illegal(Rule.OWN, "First write your own words in your own column.");
    return Ruling.legal(
        position.with(
            new Phase.Unscrambling(
                laid.write(by, line, word), unscrambling.down(), unscrambling.dueMillis())));
  }

  private Ruling<Position> pencilDown(
      Position position, Phase.Unscrambling unscrambling, Seat by, long atMillis) {
    Seats down = unscrambling.down().with(by);
    List<Event> events = new ArrayList<>();
    events.add(new News.PencilLaidDown(by));
    if (position.match().in().minus(down).isEmpty())
      return Ruling.legal(check(position, unscrambling.laid(), atMillis, events), events);
    return Ruling.legal(
        position.with(new Phase.Unscrambling(unscrambling.laid(), down, unscrambling.dueMillis())),
        events);
  }

  Ruling<Position> timeUp(Position position, Phase.Unscrambling unscrambling, long atMillis) {
    List<Event> events = new ArrayList<>();
    events.add(new News.WritingStopped(position.match().dealer()));
    return Ruling.legal(check(position, unscrambling.laid(), atMillis, events), events);
  }

  /// All words are shown; where the table judges the subject it votes, otherwise the score is
  /// worked out at once.
  Position check(Position position, LaidWords laid, long atMillis, List<Event> events) {
    for (Seat seat : position.match().in()) events.add(new News.Shown(seat, shown(laid, seat)));
    List<String> asked = options.topics() == Options.Topics.VOTE ? asked(laid) : List.of();
    if (asked.isEmpty())
      return new Rounds(options, judge).score(position, laid, Set.of(), atMillis, events);
    PerSeat<Long> doubts = PerSeat.all(position.match().players(), 0L);
    long dueMillis = options.clocks().checkDueMillis(atMillis);
    return position.with(new Phase.Voting(laid, asked, doubts, Seats.NONE, dueMillis));
  }

  private static List<String> shown(LaidWords laid, Seat seat) {
    List<String> words = new ArrayList<>();
    for (Holder.Slot slot : laid.slots())
      if (slot.owner().equals(seat)) words.add(LetterFaces.capitals(slot.word()));
    return words;
  }

  /// Every word that keeps the word rules, formed or unscrambled, once.
  private List<String> asked(LaidWords laid) {
    HandJudge words = new HandJudge(judge, Category.ANY, Set.of());
    List<String> asked = new ArrayList<>();
    for (int line = 0; line < laid.slots().size(); line++) {
      ask(words, laid.slots().get(line).word(), asked);
      for (int i = 0; i < laid.papers().seats(); i++)
        ask(words, laid.papers().at(Seat.of(i)).get(line), asked);
    }
    return List.copyOf(asked);
  }

  private static void ask(HandJudge words, String word, List<String> asked) {
    String shown = LetterFaces.capitals(word);
    if (!word.isEmpty()
        && asked.size() < MOST_VOTED
        && !asked.contains(shown)
        && words.judge(word).good()) asked.add(shown);
  }

  Ruling<Position> vote(Position position, Phase.Voting voting, Seat by, Move move, long atMillis) {
    if (!(move instanceof Move.Vote(long doubts)))
      return Ruling.illegal(TableRules.SENSE, "The table votes on which words do not fit.");
    int count = voting.words().size();
    long all = count == 64 ? -1L : (1L << count) - 1;
    if ((doubts & ~all) != 0)
      return Ruling.illegal(TableRules.SENSE, "There is no such word to vote on.");
    Phase.Voting next = voting.voted(by, doubts);
    if (!position.match().in().minus(next.voted()).isEmpty())
      return Ruling.legal(position.with(next));
    return counted(position, next, atMillis);
  }

  /// More than half of the players must doubt a word for it to go.
  Ruling<Position> counted(Position position, Phase.Voting voting, long atMillis) {
    List<String> out = new ArrayList<>();
    Set<String> doubted = new HashSet<>();
    for (int word = 0; word < voting.words().size(); word++) {
      int against = 0;
      for (Seat seat : position.match().in())
        against += (int) (voting.doubts().at(seat) >>> word & 1);
      if (2 * against > position.match().in().size()) {
        out.add(voting.words().get(word));
        doubted.add(voting.words().get(word).toLowerCase(Locale.ROOT));
      }
    }
    List<Event> events = new ArrayList<>();
    events.add(new News.VotedOut(out));
    return Ruling.legal(
        new Rounds(options, judge)
            .score(position, voting.laid().without(out), doubted, atMillis, events),
        events);
  }
}
