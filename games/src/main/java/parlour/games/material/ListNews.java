package parlour.games.material;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.games.material.Paper.Proof;

/// What happens when lists of words are read out, wherever they are made.
public sealed interface ListNews extends Event {
  record Challenged(Seat by, Seat whose, String word, boolean good) implements ListNews {
    @Override
    public Line line() {
      String doubt =
          by + " challenges " + LetterFaces.capitals(word) + " on " + whose + "'s list: ";
      return good
          ? Line.of(doubt + "it stands.", Line.Cue.KNOCK, General.WHO_CHECKS)
          : Line.of(
              doubt + "it is struck out, and " + by + " will be paid for it.",
              Line.Cue.KNOCK,
              General.NO_COUNT,
              General.DISCOVERER);
    }
  }

  record ReadThrough(Seat by) implements ListNews {
    @Override
    public Line line() {
      return Line.of(by + " has read the lists.", General.WHO_CHECKS);
    }
  }

  /// A list is read out and paid.
  ///
  /// @param of what the words were made of, where it wants saying; otherwise nothing
  /// @param rule the clause by which they are paid
  record ListPaid(Seat seat, List<String> words, int struck, String of, Clause rule)
      implements ListNews {
    public static ListPaid of(Seat seat, Paper paper, String of, Clause rule) {
      List<String> words =
          paper.lines().stream()
              .filter(line -> line.proof() != Proof.STRUCK)
              .map(Paper.Line::word)
              .toList();
      return new ListPaid(seat, words, paper.lines().size() - words.size(), of, rule);
    }

    @Override
    public Line line() {
      String list =
          words.isEmpty() ? "no word that counts" : LetterFaces.capitals(String.join(", ", words));
      String text =
          seat
              + " has "
              + list
              + of
              + ": "
              + Wording.count(words.size(), "counter")
              + " from the pool.";
      return struck == 0
          ? Line.of(text, Line.Cue.COUNTER, rule, General.POINT_NAME)
          : Line.of(text, Line.Cue.COUNTER, rule, General.POINT_NAME, General.NO_COUNT);
    }
  }

  record DiscovererPaid(Seat by, String word) implements ListNews {
    @Override
    public Line line() {
      return Line.of(
          by + " gets the counter for " + LetterFaces.capitals(word) + ".",
          Line.Cue.COUNTER,
          General.DISCOVERER);
    }
  }
}
