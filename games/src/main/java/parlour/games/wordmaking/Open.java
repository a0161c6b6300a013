package parlour.games.wordmaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// All that lies open: everything but the order of the box.
///
/// @param drawing who drew what for the first turn
/// @param pool the letters in the middle
/// @param rows the words before each, in the order they were made
/// @param made how many words have been made so far
public record Open(
    Stage stage,
    LeaderDraw drawing,
    Letters pool,
    PerSeat<List<Standing>> rows,
    int made,
    Turn turn,
    Vote vote) {
  /// What the table waits for.
  public enum Stage {
    /// A player does all he can.
    PLAY,
    /// Others vote on a word of his or of the player's before him.
    VOTE,
    /// He has words enough, and some of them may still be doubted.
    CLOSING,
    OVER
  }

  /// What lasts for one turn.
  ///
  /// @param number which turn of the game this is, from one
  /// @param letter the letter drawn and not used yet, or none
  /// @param drew whether he has drawn
  /// @param changed whether a word was made
  /// @param due when the clock speaks
  /// @param idle how many turns before this one brought no change
  public record Turn(
      Seat seat, int number, char letter, boolean drew, boolean changed, long due, int idle) {
    boolean holds() {
      return letter != LetterFaces.NONE;
    }

    Turn drawing(char drawn) {
      return new Turn(seat, number, drawn, true, changed, due, idle);
    }

    Turn left(char rest) {
      return new Turn(seat, number, rest, drew, true, due, idle);
    }

    Turn due(long when) {
      return new Turn(seat, number, letter, drew, changed, when, idle);
    }
  }

  /// A vote on a word.
  ///
  /// @param number the word's
  /// @param asked who has not voted yet
  /// @param consulting who wants it looked up
  /// @param voters how many vote in all
  /// @param rest how long the turn's clock had to run, in milliseconds, or for ever
  public record Vote(int number, Seats asked, Seats consulting, int voters, long rest) {
    static final Vote NONE = new Vote(0, Seats.NONE, Seats.NONE, 0, 0);

    Vote heard(Seat by, boolean consult) {
      return new Vote(
          number, asked.without(by), consult ? consulting.with(by) : consulting, voters, rest);
    }

    boolean isCarried() {
      return 2 * consulting.size() > voters;
    }

    boolean isLost() {
      return 2 * (consulting.size() + asked.size()) <= voters;
    }
  }

  public int players() {
    return rows.seats();
  }

  /// The letters the player in turn may use: the pool and what he has drawn.
  public Letters loose() {
    return turn.holds() ? pool.plus(turn.letter()) : pool;
  }

  public List<Standing> row(Seat seat) {
    return rows.at(seat);
  }

  /// The word of that number, where one stands.
  public Optional<Standing> find(int number) {
    for (Seat seat : Seats.first(players()))
      for (Standing word : row(seat)) if (word.number() == number) return Optional.of(word);
    return Optional.empty();
  }

  /// The words this chair may doubt now: those of others that are not beyond it.
  public List<Standing> doubtful(Seat eye) {
    if (eye.isNobody() || stage != Stage.PLAY && stage != Stage.CLOSING) return List.of();
    List<Standing> doubtful = new ArrayList<>();
    for (Seat seat : Seats.first(players())) {
      if (seat.equals(eye)) continue;
      for (Standing word : row(seat)) if (word.isDoubtful(turn.number())) doubtful.add(word);
    }
    return doubtful;
  }

  /// Who may doubt something now.
  Seats doubters() {
    Seats owners = Seats.NONE;
    for (Seat seat : Seats.first(players()))
      for (Standing word : row(seat))
        if (word.isDoubtful(turn.number())) owners = owners.with(seat);
    if (owners.isEmpty()) return Seats.NONE;
    Seats all = Seats.first(players());
    return owners.size() > 1 ? all : all.minus(owners);
  }

  Open with(Turn next) {
    return new Open(stage, drawing, pool, rows, made, next, vote);
  }

  Open with(Stage next) {
    return new Open(next, drawing, pool, rows, made, turn, vote);
  }

  Open with(Stage next, Turn after, Vote votes) {
    return new Open(next, drawing, pool, rows, made, after, votes);
  }

  Open with(PerSeat<List<Standing>> words) {
    return new Open(stage, drawing, pool, words, made, turn, vote);
  }

  Open pool(Letters letters) {
    return new Open(stage, drawing, letters, rows, made, turn, vote);
  }

  /// A word is set before the player in turn, made of loose letters and of the word taken, if any.
  Open set(String word, List<Standing> taken, boolean sure) {
    Letters used = Letters.of(word);
    PerSeat<List<Standing>> left = rows;
    List<Standing> before = List.of();
    for (Standing each : taken) {
      used = used.minus(each.letters());
      left = left.with(each.owner(), row -> without(row, each));
      if (!sure) before = List.of(each.isDoubtful(turn.number()) ? each : each.settled());
    }
    boolean spent = turn.holds() && used.has(turn.letter());
    Letters rest = loose().minus(used);
    if (turn.holds() && !spent) rest = rest.minus(turn.letter());
    Standing standing = new Standing(made + 1, word, turn.seat(), turn.number(), sure, before);
    return new Open(
        stage,
        drawing,
        rest,
        left.with(turn.seat(), row -> with(row, standing)),
        made + 1,
        turn.left(spent ? LetterFaces.NONE : turn.letter()),
        vote);
  }

  /// A word falls: what it was made of goes back to its owner, and the letters added to the pool.
  Open fall(Standing fallen) {
    Letters added = fallen.letters();
    PerSeat<List<Standing>> back = rows.with(fallen.owner(), row -> without(row, fallen));
    for (Standing before : fallen.before()) {
      added = added.minus(before.letters());
      back = back.with(before.owner(), row -> with(row, before));
    }
    return new Open(stage, drawing, pool.plus(added), back, made, turn, vote);
  }

  /// A word has been looked up, or nobody wants to: it is beyond doubt.
  Open settle(Standing standing) {
    return with(
        rows.with(
            standing.owner(),
            row -> {
              List<Standing> settled = new ArrayList<>(row);
              settled.set(row.indexOf(standing), standing.settled());
              return List.copyOf(settled);
            }));
  }

  private static List<Standing> with(List<Standing> row, Standing word) {
    Standing[] longer = row.toArray(new Standing[row.size() + 1]);
    longer[row.size()] = word;
    return List.of(longer);
  }

  private static List<Standing> without(List<Standing> row, Standing word) {
    Standing[] shorter = new Standing[row.size() - 1];
    int end = 0;
    for (Standing each : row) if (each.number() != word.number()) shorter[end++] = each;
    return List.of(shorter);
  }
}
