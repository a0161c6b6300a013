package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.material.letters.LetterFaces.NONE;
import static parlour.games.wordbuilding.Move.CRIB;
import static parlour.games.wordbuilding.Move.HAND;
import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.lame;

import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.games.Proves;
import parlour.lexicon.Letters;

/// The leaflet on the second part: building up the word that stands.
class BuildingUpTest {
  @Test
  @Proves("word-building.up.keep-letters")
  void need_not_keep_the_word_but_all_its_letters() {
    WordBuildingTable play = lame();
    assertThat(play.refusal(BERT, "pale", 'p', HAND)).isEqualTo("word-building.up.keep-letters");
    Field.Spell word = (Field.Spell) play.scene(BERT).offers().getFirst().fields().getFirst();
    assertThat(word.required())
        .as("the letters of LAME, where they lie")
        .containsExactlyElementsOf(play.wordPieces(BERT).stream().map(Piece::id).toList())
        .hasSize(4);
    play.build(BERT, "ample", 'p', HAND);
    assertThat(play.laid()).isEqualTo("ample");
    assertThat(play.position().hand(BERT)).isEqualTo(Letters.of("XBCDFGHJK"));
  }

  @Test
  @Proves("word-building.up.transpose")
  void puts_the_letters_in_the_order_of_the_new_word() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND);
    assertThat(play.position().round().word().spread()).isEqualTo("ample");
    play.build(ANNA, "samples", 's', HAND);
    assertThat(play.position().round().word().spread()).isEqualTo("sample·");
    assertThat(play.wordPieces(CLARA).stream().map(piece -> piece.face().name()).toList())
        .containsExactly("S", "A", "M", "P", "L", "E", "a gap for letters to come");
  }

  @Test
  @Proves("word-building.up.transpose-pay")
  void brings_two_counters_to_a_player_who_transposes_and_none_to_a_player_who_does_not() {
    WordBuildingTable play = lame();
    int bert = play.counters(BERT);
    int pool = play.pool();
    play.build(BERT, "ample", 'p', HAND);
    assertThat(play.counters(BERT)).isEqualTo(bert + 2);
    assertThat(play.pool()).isEqualTo(pool - 2);
    int anna = play.counters(ANNA);
    play.build(ANNA, "sample", 's', HAND);
    assertThat(play.counters(ANNA)).as("AMPLE keeps its order").isEqualTo(anna);
  }

  @Test
  @Proves("word-building.up.hold-all")
  void is_refused_where_hand_and_crib_cannot_finish_the_word() {
    WordBuildingTable play = lame();
    assertThat(play.refusal(BERT, "marvel", 'r', CRIB)).isEqualTo("word-building.up.hold-all");
    assertThat(play.refusal(BERT, "valentines", NONE, NONE))
        .isEqualTo("word-building.up.keep-letters");
    assertThat(play.refusal(BERT, "mallets", 't', CRIB))
        .as("the second L is nowhere")
        .isEqualTo("word-building.up.hold-all");
    assertThat(play.refusal(BERT, "ample", 'p', CRIB)).isEqualTo("word-building.up.hold-all");
    play.build(BERT, "sampled", 'p', HAND);
    assertThat(play.position().round().word().spread()).isEqualTo("·ample·");
  }

  @Test
  @Proves("word-building.up.one-letter")
  void adds_exactly_one_letter_from_hand_or_crib() {
    WordBuildingTable play = lame();
    assertThat(play.refusal(BERT, "lame")).isEqualTo("word-building.up.one-letter");
    assertThat(play.refusal(BERT, "sample"))
        .as("which?")
        .isEqualTo("word-building.amb.which-letter");
    assertThat(play.refusal(BERT, "ample", 's', CRIB)).isEqualTo("word-building.up.one-letter");
    play.set(BERT, "ample");
    assertThat(play.laid()).as("there is only one P to mean").isEqualTo("ample");
    play.build(ANNA, "sample", 's', CRIB);
    assertThat(play.position().round().crib().has('s')).isFalse();
    assertThat(play.position().hand(ANNA).size()).isEqualTo(10);
  }

  @Test
  @Proves("word-building.amb.up-new-start")
  void may_add_any_letter_of_the_word_and_leaves_gaps_for_the_rest() {
    WordBuildingTable play = lame().hand(BERT, "NTXBCFGHJK");
    play.build(BERT, "mantles", 't', HAND);
    assertThat(play.position().round().word().spread()).isEqualTo("ma·tle·");
    assertThat(play.laid()).isEqualTo("matle");
  }

  @Test
  @Proves("word-building.syllable.pay")
  void pays_a_syllable_that_is_new_to_the_word() {
    WordBuildingTable play = lame().hand(BERT, "NTXBCFGHJK");
    int bert = play.counters(BERT);
    play.by(BERT, new Move.Add("lament", 'n', HAND, true));
    assertThat(play.counters(BERT)).as("LA-MENT: the M lay there before").isEqualTo(bert + 1);
    play.challenge(CLARA);
    assertThat(play.counters(BERT)).isEqualTo(bert);
    WordBuildingTable umpired = lame("judge", "umpire").hand(BERT, "NTXBCFGHJK");
    assertThat(umpired.refusal(BERT, new Move.Add("lament", 'n', HAND, true)))
        .isEqualTo("word-building.amb.syllable-judge");
    int before = umpired.hand(BERT, "SXBBCFGHJK").counters(BERT);
    umpired.by(BERT, new Move.Add("lameness", 'n', CRIB, true));
    assertThat(umpired.counters(BERT)).as("LAME-NESS").isEqualTo(before + 1);
    assertThat(umpired.position().round().word().spread()).isEqualTo("lamen·");
  }

  @Test
  @Proves("word-building.up.fail-pay")
  void costs_a_player_who_adds_nothing_one_counter_to_the_last_player() {
    WordBuildingTable play = lame();
    int clara = play.counters(CLARA);
    int bert = play.counters(BERT);
    play.pass(BERT);
    assertThat(play.counters(BERT)).isEqualTo(bert - 1);
    assertThat(play.counters(CLARA)).as("laid the E of LAME").isEqualTo(clara + 1);
  }

  @Test
  @Proves({"word-building.amb.pay-who", "word-building.amb.up-optional"})
  void pays_the_a_player_who_last_added_a_letter_not_the_neighbour() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA);
    int bert = play.counters(BERT);
    int anna = play.counters(ANNA);
    play.pass(CLARA);
    assertThat(play.counters(BERT)).isEqualTo(bert + 1);
    assertThat(play.counters(ANNA)).isEqualTo(anna);
  }

  @Test
  @Proves("general.error.discoverer")
  void with_a_word_that_is_none_pays_its_discoverer_and_the_last_player() {
    WordBuildingTable play = lame();
    int bert = play.counters(BERT);
    int anna = play.counters(ANNA);
    int clara = play.counters(CLARA);
    play.build(BERT, "emalp", 'p', HAND).challenge(ANNA);
    assertThat(play.laid()).isEqualTo("lame");
    assertThat(play.position().hand(BERT)).isEqualTo(Letters.of("PXBCDFGHJK"));
    assertThat(play.counters(ANNA)).as("the two counters for transposing").isEqualTo(anna + 2);
    assertThat(play.counters(BERT)).isEqualTo(bert - 1);
    assertThat(play.counters(CLARA)).isEqualTo(clara + 1);
    assertThat(play.turn()).isEqualTo(ANNA);
  }

  @Test
  @Proves("word-building.up.close")
  void ends_when_nobody_adds_a_letter_and_the_last_player_returns_the_word_to_the_box() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND);
    play.pass(ANNA, CLARA);
    assertThat(play.laid()).isEqualTo("ample");
    play.pass(BERT);
    assertThat(play.laid()).isEmpty();
    assertThat(play.position().match().number()).isEqualTo(2);
    assertThat(play.clauses(News.Closed.class)).contains("word-building.up.close");
    assertThat(play.position().out().size()).as("the box has AMPLE back").isEqualTo(50);
  }

  @Test
  @Proves("word-building.up.close-pay")
  void brings_the_last_player_one_counter_from_the_pool() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA);
    int bert = play.counters(BERT);
    int pool = play.pool();
    play.pass(BERT);
    assertThat(play.counters(BERT)).isEqualTo(bert + 1);
    assertThat(play.pool()).isEqualTo(pool - 1);
  }
}
