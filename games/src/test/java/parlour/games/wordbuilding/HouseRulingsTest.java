package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.wordbuilding.Move.CRIB;
import static parlour.games.wordbuilding.Move.HAND;
import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.LETTERS;
import static parlour.games.wordbuilding.WordBuildingTable.lame;
import static parlour.games.wordbuilding.WordBuildingTable.sample;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.games.Proves;
import parlour.games.material.letters.LetterFaces;
import parlour.games.wordbuilding.Position.Phase;

/// The rulings of our own that a player of Word Building can meet.
class HouseRulingsTest {
  @Test
  @Proves("word-building.amb.letters-checked")
  void the_house_sees_to_the_letters_and_the_players_to_the_spelling() {
    WordBuildingTable play = sample();
    assertThat(play.refusal(CLARA, "zebra")).isEqualTo("word-building.first.think");
    play.set(CLARA, "smapel");
    assertThat(play.laid()).isEqualTo("s");
  }

  @Test
  @Proves("word-building.amb.claim")
  void a_syllable_need_not_be_claimed_and_the_word_then_stays_sealed() {
    WordBuildingTable play = sample().set(CLARA, "sample").set(BERT, "sample").set(ANNA, "sample");
    play.set(CLARA, "sample");
    assertThat(play.laid()).isEqualTo("samp");
    assertThat(play.counters(CLARA)).as("for the first letter only").isEqualTo(26);
    assertThat(play.view(BERT).minds().at(CLARA)).isEqualTo(View.SEALED);
  }

  @Test
  @Proves("word-building.amb.gap")
  void one_gap_stands_for_any_number_of_letters() {
    assertThat(Layout.built("lame", "lamented", 'd', 1).spread())
        .isEqualTo("lame" + Layout.GAP + "d");
    assertThat(Layout.built("lame", "lamed", 'd', 1).spread()).isEqualTo("lamed");
  }

  @Test
  @Proves("word-building.amb.no-word")
  void a_round_in_which_nobody_begins_or_three_fragments_fall_ends_without_a_word() {
    WordBuildingTable empty = sample().pass(CLARA, BERT, ANNA);
    assertThat(empty.position().match().number()).isEqualTo(2);
    assertThat(empty.clauses(News.NoWord.class)).containsExactly("word-building.amb.no-word");
    WordBuildingTable play = sample();
    for (int fragment = 0; fragment < 3; fragment++) {
      play.crib(LETTERS).set(play.turn(), "sample");
      while (!play.laid().isEmpty()) play.pass(play.turn());
    }
    assertThat(play.position().match().number()).isEqualTo(2);
  }

  @Test
  @Proves("word-building.amb.box-lasts")
  void the_letters_of_a_word_go_back_so_that_hands_and_crib_are_full_again() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA, BERT);
    assertThat(play.position().match().number()).isEqualTo(2);
    assertThat(play.position().out().size()).isEqualTo(3 * 10 + 20);
  }

  @Test
  @Proves("word-building.amb.last-close")
  void in_the_last_building_the_last_player_of_a_word_gets_one_counter_as_before() {
    WordBuildingTable play =
        WordBuildingTable.of(3, "rounds", "one").idleUntil(Phase.LAST).crib("MAN");
    play.set(CLARA, "man").set(BERT, "man").set(ANNA, "man");
    int anna = play.counters(ANNA);
    play.pass(CLARA, BERT, ANNA);
    assertThat(play.counters(ANNA)).isEqualTo(anna + 1);
    assertThat(play.clauses(News.Closed.class)).contains("word-building.amb.last-close");
  }

  @Test
  @Proves("word-building.amb.which-letter")
  void a_letter_that_hand_and_crib_both_have_comes_from_the_crib_unless_the_player_says() {
    WordBuildingTable play = lame().hand(BERT, "DXBCDFGHJK");
    int held = play.position().hand(BERT).size();
    play.set(BERT, "lamed");
    assertThat(play.position().hand(BERT).size()).isEqualTo(held);
    assertThat(play.position().round().crib().has('d')).isFalse();
    WordBuildingTable said = lame().hand(BERT, "DXBCDFGHJK").build(BERT, "lamed", 'd', HAND);
    assertThat(said.position().round().crib().has('d')).isTrue();
    Ruling<Position> open =
        lame().ruling(BERT, new Move.Add("sample", LetterFaces.NONE, LetterFaces.NONE, false));
    assertThat(((Ruling.Illegal<Position>) open).why())
        .isEqualTo("Say which letter you add now: P or S.");
    lame().build(BERT, "sample", 's', CRIB);
  }

  @Test
  @Proves("word-building.up.close")
  void a_word_is_closed_because_nobody_adds_to_it_not_because_nobody_could() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA, BERT);
    assertThat(play.told(ANNA)).anyMatch(line -> line.startsWith("Nobody adds to AMPLE: @1 "));
    assertThat(play.told(ANNA)).noneMatch(line -> line.contains("can be added"));
  }

  @Test
  void a_round_ends_with_a_reckoning() {
    WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA, BERT);
    List<Scene.Interlude> interludes =
        play.events().stream().flatMap(event -> event.interlude().stream()).toList();
    assertThat(interludes).hasSize(1);
    assertThat(interludes.getFirst().title()).isEqualTo("Round 1");
    assertThat(interludes.getFirst().gains().getFirst().seat()).isEqualTo(BERT);
  }

  @Test
  void the_player_whose_turn_it_is_is_asked_for_a_word() {
    WordBuildingTable play = sample();
    assertThat(play.scene(CLARA).question().orElseThrow().text())
        .isEqualTo("Spell a word of the crib. You lay its first letter.");
    assertThat(play.scene(BERT).question()).isEmpty();
    play.set(CLARA, "sample");
    assertThat(play.scene(BERT).question().orElseThrow().text())
        .isEqualTo("Add the letter after S: spell your whole word.");
    assertThat(play.scene(BERT).offers().getLast().at()).isEqualTo("mind2");
  }

  @Test
  @Proves("word-building.amb.pass-no-play")
  void to_add_nothing_ends_no_doubt_and_what_it_cost_comes_back() {
    WordBuildingTable play = sample().set(CLARA, "sample").set(BERT, "spkg");
    int anna = play.counters(ANNA);
    int bert = play.counters(BERT);
    play.pass(ANNA);
    assertThat(play.counters(ANNA)).as("one for each builder").isEqualTo(anna - 2);
    play.challenge(CLARA);
    assertThat(play.laid()).isEqualTo("s");
    assertThat(play.counters(ANNA)).as("paid for no word").isEqualTo(anna);
    assertThat(play.counters(BERT)).as("and Bert owes for failing").isEqualTo(bert - 1);
    assertThat(play.turn()).isEqualTo(ANNA);
    WordBuildingTable next = sample().set(CLARA, "sample").set(BERT, "spkg").pass(ANNA);
    next.set(CLARA, "spade");
    assertThat(next.refusal(ANNA, new Move.Challenge(1))).isEqualTo("word-building.amb.fall");
  }

  @Test
  @Proves("word-building.amb.unfinished")
  void a_fragment_that_nobody_finishes_earns_nothing() {
    WordBuildingTable play = lame().build(BERT, "trample", 't', CRIB);
    int before = play.counters(ANNA);
    int bert = play.counters(BERT);
    play.pass(ANNA, CLARA);
    assertThat(play.counters(BERT)).isEqualTo(bert + 2);
    play.pass(BERT);
    assertThat(play.told(ANNA))
        .contains(
            "Nobody makes a word of TAMLE: @1 gets nothing for it and gives back one counter each"
                + " to @0 and @2.");
    assertThat(play.counters(BERT)).isEqualTo(bert);
    assertThat(play.counters(ANNA)).isEqualTo(before);
    assertThat(play.position().match().number()).as("the next round").isEqualTo(2);
  }

  @Test
  @Proves({"word-building.amb.partners", "general.amb.partners-word"})
  void partners_count_together_and_do_not_doubt_one_another() {
    WordBuildingTable play =
        WordBuildingTable.of(4, "partners", "yes", "rounds", "one").crib(LETTERS);
    Seat first = play.turn();
    Seat partner = Seat.of((first.index() + 2) % 4);
    play.set(first, "samplek");
    Move.Challenge doubt = new Move.Challenge(play.position().round().turn().claim().play());
    assertThat(play.refusal(partner, doubt)).isEqualTo("general.amb.partners-word");
    assertThat(play.prompt().asks(partner)).isFalse();
    assertThat(play.scene(first).places().get(partner.index()).score())
        .isEqualTo(play.counters(first) + play.counters(partner));
    play.by(play.turn(), doubt);
    while (!play.prompt().isOver()) play.clock();
    assertThat(play.winners().size()).isEven();
    assertThat(WordBuilding.ENTRY.service().evening().orElseThrow().fixed())
        .containsEntry("partners", "yes");
    assertThat(WordBuilding.ENTRY.objection(3, Map.of("partners", "yes"))).isPresent();
  }
}
