package parlour.games.material.letters;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.WordList.Proof;

/// What happens when lists of words are read out, wherever they are made.
public sealed interface ListNews extends Event {
  record Challenged(Seat by, Seat whose, String word, boolean good) implements ListNews {}

  record ReadThrough(Seat by) implements ListNews {}

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

    private String list() {
      return words.isEmpty() ? "no word that counts" : capitals(String.join(", ", words));
    }
  }

  record DiscovererPaid(Seat by, String word) implements ListNews {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Challenged(Seat by, Seat whose, String word, boolean good) when good ->
          say("{0} {0:challenges} {1} on {2}'s list: it stands.", by, capitals(word), whose)
              .as(Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .aloud(by, "I doubted {0}: it stands.", capitals(word));
      case Challenged(Seat by, Seat whose, String word, _) ->
          say(
                  "{0} {0:challenges} {1} on {2}'s list: it is struck out, and {0} will be paid for"
                      + " it.",
                  by, capitals(word), whose)
              .as(Cue.KNOCK, GeneralRules.NO_COUNT, GeneralRules.DISCOVERER)
              .announced(by, 0, "{0:strikes} out {1}'s {2}!", by, whose, capitals(word));
      case ReadThrough(Seat by) ->
          say("{0} {0:has} read the lists.", by).citing(GeneralRules.WHO_CHECKS);
      case ListPaid paid ->
          say(
                  "{0} {0:has} {1}{2}: {3:counters} from the pool.",
                  paid.seat, paid.list(), paid.of, paid.words.size())
              .as(Cue.COUNTER, paid.rule, GeneralRules.POINT_NAME)
              .citingIf(paid.struck > 0, GeneralRules.NO_COUNT);
      case DiscovererPaid(Seat by, String word) ->
          say("{0} {0:gets} the counter for {1}.", by, capitals(word))
              .as(Cue.COUNTER, GeneralRules.DISCOVERER);
    };
  }
}
