package parlour.games.foil.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.foil.words.Holder.Slot;

/// What lies on the table once the holders are turned: all words, one line each, and everybody's
/// paper.
///
/// @param knocker who stopped the play, or nobody
/// @param slots the words of all, those of a player together
/// @param papers for each player what they have written on each line
/// @param out the words the table has voted out
public record LaidWords(
    Subject subject,
    Seat knocker,
    List<Slot> slots,
    PerSeat<List<String>> papers,
    List<String> out) {
  public static LaidWords of(Subject subject, Seat knocker, PerSeat<Holder> holders) {
    List<Slot> slots = new ArrayList<>();
    for (int i = 0; i < holders.seats(); i++) slots.addAll(holders.at(Seat.of(i)).slots());
    List<String> blank = blank(slots.size());
    return new LaidWords(
        subject, knocker, List.copyOf(slots), PerSeat.all(holders.seats(), blank), List.of());
  }

  static List<String> blank(int lines) {
    return Collections.nCopies(lines, "");
  }

  public LaidWords write(Seat by, int line, String text) {
    String[] paper = papers.at(by).toArray(new String[0]);
    paper[line] = text;
    return new LaidWords(subject, knocker, slots, papers.with(by, List.of(paper)), out);
  }

  /// The table has voted these words out.
  public LaidWords without(List<String> words) {
    return new LaidWords(subject, knocker, slots, papers, List.copyOf(words));
  }

  public boolean has(int line) {
    return line >= 0 && line < slots.size();
  }

  public boolean isOwn(Seat seat, int line) {
    return slots.get(line).owner().equals(seat);
  }

  /// Whether a player has written something for each of their own words.
  public boolean ownWritten(Seat seat) {
    List<String> paper = papers.at(seat);
    for (int line = 0; line < slots.size(); line++) {
      if (isOwn(seat, line) && paper.get(line).isEmpty()) return false;
    }
    return true;
  }

  /// While the glass runs: scrambles without their words, and no paper but the seat's own.
  public LaidWords seenBy(Seat eye) {
    List<Slot> sealed = slots.stream().map(Slot::sealed).toList();
    PerSeat<List<String>> own = PerSeat.all(papers.seats(), blank(slots.size()));
    if (!eye.isNobody()) own = own.with(eye, papers.at(eye));
    return new LaidWords(subject, knocker, sealed, own, out);
  }
}
