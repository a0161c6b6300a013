package parlour.games.material.letters;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.WordList.Proof;

/// What happens when lists of words are read out, wherever they are made.
public sealed interface ListNews extends Event {
  record Challenged(Seat by, Seat whose, String word, boolean good) implements ListNews {
    @Override
    public MinuteLine line() {
      String doubt =
          by.does("challenges") + " " + LetterFaces.capitals(word) + " on " + whose + "'s list: ";
      return good
          ? MinuteLine.of(doubt + "it stands.", MinuteLine.Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .with(MinuteLine.Callout.great(whose, LetterFaces.capitals(word) + " stands.", 0))
          : MinuteLine.of(
                  doubt + "it is struck out, and " + by + " will be paid for it.",
                  MinuteLine.Cue.KNOCK,
                  GeneralRules.NO_COUNT,
                  GeneralRules.DISCOVERER)
              .with(
                  MinuteLine.Callout.great(by, LetterFaces.capitals(word) + " is struck out!", 0));
    }
  }

  record ReadThrough(Seat by) implements ListNews {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("has") + " read the lists.", GeneralRules.WHO_CHECKS);
    }
  }

  /// A list is read out and paid.
  ///
  /// @param of what the words were made of, where it needs saying; otherwise nothing
  /// @param rule the clause by which they are paid
  record ListPaid(Seat seat, List<String> words, int struck, String of, Clause rule)
      implements ListNews {
    public static ListPaid of(Seat seat, WordList paper, String of, Clause rule) {
      List<String> words =
          paper.lines().stream()
              .filter(line -> line.proof() != Proof.STRUCK)
              .map(WordList.Line::word)
              .toList();
      return new ListPaid(seat, words, paper.lines().size() - words.size(), of, rule);
    }

    @Override
    public MinuteLine line() {
      String list =
          words.isEmpty() ? "no word that counts" : LetterFaces.capitals(String.join(", ", words));
      String text =
          seat.does("has")
              + " "
              + list
              + of
              + ": "
              + Phrases.count(words.size(), "counter")
              + " from the pool.";
      return struck == 0
          ? MinuteLine.of(text, MinuteLine.Cue.COUNTER, rule, GeneralRules.POINT_NAME)
          : MinuteLine.of(
              text, MinuteLine.Cue.COUNTER, rule, GeneralRules.POINT_NAME, GeneralRules.NO_COUNT);
    }
  }

  record DiscovererPaid(Seat by, String word) implements ListNews {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("gets") + " the counter for " + LetterFaces.capitals(word) + ".",
          MinuteLine.Cue.COUNTER,
          GeneralRules.DISCOVERER);
    }
  }
}
