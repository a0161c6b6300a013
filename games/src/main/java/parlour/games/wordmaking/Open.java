package parlour.games.wordmaking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Lists;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// All that lies open: everything but the order of the box.
///
/// @param drawing who drew which letter for the first turn
/// @param pool the letters in the middle
/// @param rows the words before each, in the order they were made
/// @param made how many words have been made so far
/// @param hushed up to which turn each doubts no more, having doubted a good word
public record Open(
    Phase phase,
    LeaderDraw drawing,
    Letters pool,
    PerSeat<List<Standing>> rows,
    int made,
    PerSeat<Integer> hushed,
    Turn turn) {
  /// What lasts for one turn.
  ///
  /// @param number which turn of the game this is, from one
  /// @param letter the letter drawn and not used yet, or none
  /// @param drew whether the player has drawn
  /// @param changed whether a word was made
  /// @param idle how many turns before this one brought no change
  public record Turn(Seat seat, int number, char letter, boolean drew, boolean changed, int idle) {
    boolean holds() {
      return letter != LetterFaces.NONE;
    }

    Turn drawing(char drawn) {
      return new Turn(seat, number, drawn, true, changed, idle);
    }

    Turn left(char rest) {
      return new Turn(seat, number, rest, drew, true, idle);
    }
  }

  public int players() {
    return rows.seats();
  }

  /// The letters the player in turn may use: the pool and the letter drawn.
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

  /// The words this seat may doubt now: those of others that are not beyond doubt.
  public List<Standing> doubtful(Seat eye) {
    boolean now = phase instanceof Phase.Play || phase instanceof Phase.Closing;
    if (eye.isNobody() || !now || isHushed(eye)) return List.of();
    List<Standing> doubtful = new ArrayList<>();
    for (Seat seat : Seats.first(players())) {
      if (seat.equals(eye)) continue;
      for (Standing word : row(seat)) if (word.isDoubtful(turn.number())) doubtful.add(word);
    }
    return doubtful;
  }

  /// The players who may doubt something now.
  Seats doubters() {
    Seats owners = Seats.NONE;
    for (Seat seat : Seats.first(players()))
      for (Standing word : row(seat))
        if (word.isDoubtful(turn.number())) owners = owners.with(seat);
    if (owners.isEmpty()) return Seats.NONE;
    Seats all = Seats.NONE;
    for (Seat seat : Seats.first(players())) if (!isHushed(seat)) all = all.with(seat);
    return owners.size() > 1 ? all : all.minus(owners);
  }

  /// Whether a player has doubted a good word, and the turn has not gone round since.
  boolean isHushed(Seat seat) {
    return turn.number <= hushed.at(seat);
  }

  Open hush(Seat by) {
    PerSeat<Integer> longer = hushed.with(by, turn.number + players() - 1);
    return new Open(phase, drawing, pool, rows, made, longer, turn);
  }

  /// The number of the word that is voted on, or 0.
  public int voted() {
    return phase instanceof Phase.Vote vote ? vote.number() : 0;
  }

  Open with(Turn next) {
    return new Open(phase, drawing, pool, rows, made, hushed, next);
  }

  Open with(Phase next) {
    return new Open(next, drawing, pool, rows, made, hushed, turn);
  }

  Open with(PerSeat<List<Standing>> words) {
    return new Open(phase, drawing, pool, words, made, hushed, turn);
  }

  Open pool(Letters letters) {
    return new Open(phase, drawing, letters, rows, made, hushed, turn);
  }

  /// A word is set before the player in turn, made of loose letters and of the word taken, if any.
  ///
  /// @param until up to which turn it may be doubted
  Open set(String word, List<Standing> taken, int until) {
    Letters used = Letters.of(word);
    PerSeat<List<Standing>> left = rows;
    List<Standing> before = List.of();
    for (Standing each : taken) {
      used = used.minus(each.letters());
      left = left.with(each.owner(), row -> without(row, each));
      if (until != Standing.SURE)
        before = List.of(each.isDoubtful(turn.number()) ? each : each.settled());
    }
    boolean spent = turn.holds() && used.has(turn.letter());
    Letters rest = loose().minus(used);
    if (turn.holds() && !spent) rest = rest.minus(turn.letter());
    Standing standing = new Standing(made + 1, word, turn.seat(), until, before);
    return new Open(
        phase,
        drawing,
        rest,
        left.with(turn.seat(), row -> Lists.plus(row, standing)),
        made + 1,
        hushed,
        turn.left(spent ? LetterFaces.NONE : turn.letter()));
  }

  /// A word falls: what it was made of goes back to its owner, and the letters added to the pool.
  Open fall(Standing fallen) {
    Letters added = fallen.letters();
    PerSeat<List<Standing>> back = rows.with(fallen.owner(), row -> without(row, fallen));
    for (Standing before : fallen.before()) {
      added = added.minus(before.letters());
      back = back.with(before.owner(), row -> Lists.plus(row, before));
    }
    return new Open(phase, drawing, pool.plus(added), back, made, hushed, turn);
  }

  /// A word has been looked up, or nobody wants to: it is beyond doubt.
  Open settle(Standing standing) {
    return with(
        rows.with(
            standing.owner(), row -> Lists.with(row, row.indexOf(standing), standing.settled())));
  }

  private static List<Standing> without(List<Standing> row, Standing word) {
    Standing[] shorter = new Standing[row.size() - 1];
    int end = 0;
    for (Standing each : row) if (each.number() != word.number()) shorter[end++] = each;
    return List.of(shorter);
  }
}
