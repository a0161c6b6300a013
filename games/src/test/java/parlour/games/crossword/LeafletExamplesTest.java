package parlour.games.crossword;

import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet's examples, and a challenge each way, as every seat is told of them.
class LeafletExamplesTest {
  @Test
  void apt_becomes_chapter() {
    Transcript<Position, Move, View> transcript =
        new Transcript<>(UMPIRE, table(across("apt"), "cheorx", "bestye"));
    transcript.show(ANNA);
    transcript.play(ANNA, lay("0,0,across", "APTE"), 4_000);
    transcript.play(ANNA, lay("-2,0,across", "CHAPTERED"), 6_000);
    transcript.play(ANNA, lay("-2,0,across", "CHAPTER"), 9_000);
    transcript.play(BERT, lay("-2,0,across", "CHAPTERS"), 15_000);
    transcript
        .play(BERT, lay("4,-3,down", "OBEY"), 20_000)
        .play(BERT, lay("2,-1,down", "STY"), 22_000);
    Golden.check("crossword-chapter", transcript.show(BERT).toString());
  }

  @Test
  void boys_crosses_shut() {
    Transcript<Position, Move, View> transcript =
        new Transcript<>(UMPIRE, table(down("shut"), "boyeer", "setanw"));
    transcript.show(ANNA);
    transcript.play(ANNA, lay("-3,0,across", "BOYS"), 9_000);
    transcript.play(BERT, lay("0,0,down", "SHUTS"), 15_000);
    transcript.play(BERT, Answer.of("exchange", "card", "h.w"), 20_000);
    transcript.show(ANNA);
    transcript.play(BERT, Answer.of("draw", "from", "stock"), 22_000);
    Golden.check("crossword-boys", transcript.show(Seat.NOBODY).toString());
  }

  @Test
  void a_challenge_each_way() {
    Transcript<Position, Move, View> transcript =
        new Transcript<>(VIGILANCE, table(across("apt"), "or*", "qutees", "bz"));
    transcript.play(ANNA, lay("2,0,down", "TOAR"), 9_000).show(CLARA);
    transcript.play(CLARA, challenge("2,0,down,TOAR"), 12_000);
    transcript.play(BERT, lay("1,-2,down", "SUP"), 30_000);
    transcript.play(ANNA, challenge("1,-2,down,SUP"), 31_000);
    transcript.play(CLARA, Answer.of("exchange", "card", "h.z"), 40_000);
    transcript.play(CLARA, Answer.of("draw", "from", "shown"), 42_000);
    transcript.play(
        ANNA, Answer.of("lay-free", "at", "2,0,down", "word", "TO*R", "free", "U"), 50_000);
    transcript.show(BERT);
    transcript.play(CLARA, Answer.of("let-stand"), 52_000).timeUp();
    Golden.check("crossword-challenges", transcript.show(BERT).toString());
  }

  private static Answer lay(String at, String word) {
    return Answer.of("lay", "at", at, "word", word);
  }

  private static Answer challenge(String word) {
    return Answer.of("challenge", "word", word);
  }
}
