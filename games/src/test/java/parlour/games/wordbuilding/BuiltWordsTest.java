package parlour.games.wordbuilding;

import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.DUNCAN;

import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.games.Proves;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Whole words, to be read.
class BuiltWordsTest {
  private static Answer add(String word) {
    return Answer.of("add", "word", word);
  }

  private static Answer claim(String word) {
    return Answer.of("claim", "word", word);
  }

  private static Answer add(String word, String letter) {
    return Answer.of("add", "word", word, "letters", letter);
  }

  private static Answer challenge(int play) {
    return Answer.of("challenge", "play", String.valueOf(play));
  }

  private static final Answer PASS = Answer.of("pass");

  private static Transcript<Position, Move, View> table(WordBuildingTable play) {
    return new Transcript<>(play.game(), play.position());
  }

  @Test
  @Proves({"word-building.syllable.pay", "word-building.first.pay"})
  void the_second_syllable_of_sample_pays_the_a_player_who_sets_apart_its_p() {
    Transcript<Position, Move, View> round =
        table(WordBuildingTable.of(4).crib("SAMPLEDOGKITRNSEAHOU").hand(BERT, "RCTUBHJKQV"));
    round
        .show(DUNCAN)
        .play(DUNCAN, claim("SAMPLE"), 3_000)
        .play(DUNCAN, add("ZEBRA"), 4_000)
        .play(DUNCAN, add("SONG"), 6_000);
    round
        .play(CLARA, add("SAND"), 12_000)
        .play(BERT, add("DOG"), 14_000)
        .play(BERT, add("SAME"), 16_000)
        .show(ANNA);
    round
        .play(ANNA, claim("SAMPLE"), 24_000)
        .show(BERT)
        .play(DUNCAN, add("SAMPLE"), 30_000)
        .play(CLARA, add("SAMPLER"), 40_000);
    round
        .play(BERT, add("SAMPLER"), 44_000)
        .play(ANNA, PASS, 50_000)
        .play(DUNCAN, PASS, 51_000)
        .play(CLARA, PASS, 52_000)
        .play(BERT, PASS, 53_000);
    round.show(BERT).show(Seat.NOBODY);
    Golden.check("word-building-sample", round.toString());
  }

  @Test
  @Proves({"word-building.up.transpose-pay", "word-building.up.close-pay", "word-building.refill"})
  void lame_becomes_ample_and_ample_sample() {
    WordBuildingTable play = WordBuildingTable.of(3).crib("LAMESIDOGKTRNOEAHOUU");
    play.set(CLARA, "lame").set(BERT, "lame").set(ANNA, "lame").set(CLARA, "lame");
    play.pass(BERT, ANNA, CLARA)
        .hand(BERT, "PXBCDFGHJK")
        .hand(ANNA, "RXBCDFGHJR")
        .hand(CLARA, "DXBBCFGHJK");
    Transcript<Position, Move, View> round = table(play);
    round
        .show(BERT)
        .play(BERT, add("PALE", "h.p"), 5_000)
        .play(BERT, add("MARVEL", "c.r"), 6_000)
        .play(BERT, add("SAMPLE"), 7_000)
        .play(BERT, add("AMPLE"), 9_000);
    round
        .show(ANNA)
        .play(ANNA, add("SAMPLER", "c.s c.r"), 20_000)
        .show(CLARA)
        .play(CLARA, PASS, 30_000)
        .play(BERT, PASS, 34_000);
    round.play(ANNA, add("SAMPLER", "h.r"), 40_000).timeUp().play(BERT, PASS, 110_000);
    round.play(ANNA, PASS, 112_000).show(Seat.NOBODY);
    Golden.check("word-building-ample", round.toString());
  }

  @Test
  @Proves({"general.error.discoverer", "word-building.amb.intent"})
  void the_finder_of_an_error_is_paid() {
    Transcript<Position, Move, View> round =
        table(WordBuildingTable.of(3).crib("SAMPLEDOGKITRNSEAHOU"));
    round
        .play(CLARA, add("SEPERATE"), 2_000)
        .play(CLARA, add("SEPALT"), 5_000)
        .show(ANNA)
        .play(ANNA, challenge(1), 9_000);
    round
        .play(BERT, add("SAMPLE"), 14_000)
        .play(ANNA, add("SAMPLE"), 19_000)
        .play(CLARA, claim("SAMPLE"), 25_000)
        .play(ANNA, challenge(5), 26_000)
        .play(BERT, challenge(5), 27_000);
    round.play(BERT, add("SAMPLE"), 30_000).play(CLARA, challenge(6), 33_000).show(Seat.NOBODY);
    Golden.check("word-building-errors", round.toString());
  }
}
