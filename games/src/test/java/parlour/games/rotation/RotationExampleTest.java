package parlour.games.rotation;

import static parlour.games.rotation.RotationTable.ANNA;
import static parlour.games.rotation.RotationTable.BERT;
import static parlour.games.rotation.RotationTable.CLARA;
import static parlour.games.rotation.RotationTable.DUNCAN;

import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet's example and what may befall a word, to be read.
class RotationExampleTest {
  private static Answer lead(String word) {
    return Answer.of("lead", "word", word);
  }

  private static Answer letter(String letter) {
    return Answer.of("play", "letter", letter);
  }

  private static Transcript<Position, Move, View> table(String... chosen) {
    RotationTable play =
        RotationTable.of(4, chosen)
            .with("dhry", "haeioutttt", "drrrnnnnss", "ddeeaaioub", "yttaeioulm");
    return new Transcript<>(play.game(), play.position());
  }

  @Test
  void with_d_h_r_and_y_in_the_middle_hydrated_goes_round() {
    Transcript<Position, Move, View> hand = table();
    hand.show(ANNA).play(ANNA, lead("HEATED"), 2_000).play(ANNA, lead("RHYTHMIC"), 4_000);
    hand.play(ANNA, lead("HYDRATED"), 9_000).show(DUNCAN).show(BERT);
    hand.play(DUNCAN, Answer.of("fail"), 11_000).play(DUNCAN, letter("T"), 12_000);
    hand.play(DUNCAN, letter("Y"), 13_000)
        .play(CLARA, letter("D"), 15_000)
        .play(BERT, letter("R"), 17_000)
        .play(ANNA, letter("A"), 19_000);
    hand.timeUp().play(CLARA, letter("E"), 82_000).show(Seat.NOBODY);
    hand.play(BERT, letter("D"), 84_000).show(DUNCAN);
    Golden.check("rotation-dhry", hand.toString());
  }

  @Test
  void a_misspelt_lead_is_discovered_and_a_word_wants_letters() {
    Transcript<Position, Move, View> hand = table();
    hand.play(ANNA, lead("HYDRATTED"), 5_000)
        .play(CLARA, Answer.of("challenge", "lead", "1"), 7_000)
        .show(DUNCAN);
    hand.play(DUNCAN, lead("LABORATORY"), 20_000)
        .play(BERT, Answer.of("challenge", "lead", "3"), 21_000)
        .play(BERT, Answer.of("challenge", "lead", "3"), 22_000);
    hand.play(CLARA, letter("A"), 23_000)
        .play(BERT, Answer.of("fail"), 24_000)
        .play(ANNA, letter("O"), 25_000)
        .play(DUNCAN, Answer.of("fail"), 26_000)
        .show(ANNA);
    Golden.check("rotation-misspelt", hand.toString());
  }
}
