package parlour.games.anagrams;

import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Whole rounds, to be read.
class RoundsTest {

  private static Transcript<Position, Move, View> table(String... chosen) {
    AnagramsTable play = AnagramsTable.of(4, chosen);
    return new Transcript<>(play.game(), play.position());
  }

  private static Answer word(String verb, String word) {
    return Answer.of(verb, "word", word);
  }

  private static Answer name(int whom, String word) {
    return Answer.of("name", "whom", String.valueOf(whom), "word", word);
  }

  @Test
  void one_word_is_found_one_is_recalled_and_one_forgotten() {
    Transcript<Position, Move, View> round = table();
    round
        .show(ANNA)
        .play(ANNA, word("choose", "RECIEVE"), 2_000)
        .play(ANNA, word("choose", "PENCIL"), 4_000);
    round
        .play(ANNA, word("choose", "BUTTERFLY"), 8_000)
        .play(ANNA, word("choose", "KITTEN"), 12_000);
    round.play(DUNCAN, Answer.of("look"), 13_000).play(DUNCAN, word("announce", "PENCIL"), 14_000);
    round.play(ANNA, word("choose", "BOTTLE"), 20_000).show(ANNA).show(DUNCAN).show(BERT);
    round.play(ANNA, Answer.of("ready"), 24_000).show(ANNA).show(BERT);
    round
        .play(BERT, word("announce", "BOTLET"), 60_000)
        .play(BERT, word("announce", "BOTTLE"), 71_000);
    round
        .play(CLARA, Answer.of("return"), 90_000)
        .show(ANNA)
        .play(ANNA, name(2, "BOTTLE"), 100_000)
        .play(ANNA, name(2, "MITTEN"), 110_000);
    round
        .play(ANNA, name(2, "KITTEN"), 121_000)
        .play(DUNCAN, Answer.of("return"), 200_000)
        .timeUp()
        .show(Seat.NOBODY)
        .show(BERT);
    Golden.check("anagrams-round", round.toString());
  }

  @Test
  void a_varied_round_with_an_error_discovered() {
    Transcript<Position, Move, View> round = table("form", "varied");
    round
        .play(ANNA, word("choose", "PENCIL"), 4_000)
        .play(ANNA, word("choose", "KITTEN"), 12_000)
        .play(ANNA, word("choose", "BOTTLE"), 20_000);
    round
        .play(ANNA, Answer.of("ready"), 24_000)
        .play(CLARA, word("write", "KITE"), 30_000)
        .play(CLARA, word("write", "KITTENS"), 32_000);
    round
        .play(CLARA, word("write", "TIEN"), 40_000)
        .play(BERT, word("write", "BOLT"), 42_000)
        .play(BERT, word("announce", "BOTTLE"), 50_000);
    round
        .show(BERT)
        .show(CLARA)
        .play(DUNCAN, word("announce", "PENCIL"), 60_000)
        .play(DUNCAN, word("write", "NICE"), 66_000);
    round
        .play(DUNCAN, Answer.of("rest"), 70_000)
        .play(BERT, Answer.of("rest"), 71_000)
        .play(CLARA, Answer.of("rest"), 72_000)
        .show(DUNCAN);
    round
        .play(DUNCAN, Answer.of("challenge", "line", "l2.tien"), 80_000)
        .play(ANNA, Answer.of("challenge", "line", "l1.bolt"), 81_000);
    round
        .play(CLARA, Answer.of("pay"), 82_000)
        .play(ANNA, Answer.of("content"), 83_000)
        .play(BERT, Answer.of("content"), 84_000);
    round
        .play(DUNCAN, Answer.of("content"), 85_000)
        .play(CLARA, Answer.of("content"), 86_000)
        .show(Seat.NOBODY);
    Golden.check("anagrams-varied", round.toString());
  }
}
