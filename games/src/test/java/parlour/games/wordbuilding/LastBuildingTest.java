package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.wordbuilding.Move.HAND;
import static parlour.games.wordbuilding.WordBuildingTable.ANNA;
import static parlour.games.wordbuilding.WordBuildingTable.BERT;
import static parlour.games.wordbuilding.WordBuildingTable.CLARA;
import static parlour.games.wordbuilding.WordBuildingTable.DUNCAN;
import static parlour.games.wordbuilding.WordBuildingTable.LETTERS;
import static parlour.games.wordbuilding.WordBuildingTable.lame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.wordbuilding.Position.Phase;
import parlour.lexicon.Letters;

/// The leaflet on the next round and the last building of all.
class LastBuildingTest {
  /// The last round is over and all hands are in the crib; Clara begins.
  private static WordBuildingTable last() {
    return WordBuildingTable.of(3, "rounds", "one").idleUntil(Phase.LAST).crib(LETTERS);
  }

  @Nested
  class Between_rounds {
    @Test
    @Proves({"word-building.refill", "word-building.amb.crib-refill"})
    void hands_and_crib_get_as_many_letters_as_they_have_lost() {
      WordBuildingTable play = lame().build(BERT, "ample", 'p', HAND).pass(ANNA, CLARA);
      Letters bert = play.position().hand(BERT);
      Letters anna = play.position().hand(ANNA);
      Letters crib = play.position().round().crib();
      play.pass(BERT);
      assertThat(play.position().hand(BERT).size()).isEqualTo(10);
      assertThat(play.position().hand(BERT).covers(bert)).isTrue();
      assertThat(play.position().hand(ANNA)).as("she has lost none").isEqualTo(anna);
      assertThat(play.position().round().crib().size()).isEqualTo(20);
      assertThat(play.position().round().crib().covers(crib)).isTrue();
    }

    @Test
    @Proves({"general.lead.left", "general.play.right", "general.amb.opposite-turns"})
    void the_deal_passes_to_the_left_and_play_begins_on_the_new_dealers_right() {
      WordBuildingTable play = WordBuildingTable.of(4);
      List<Seat> dealers = new ArrayList<>();
      List<Seat> first = new ArrayList<>();
      for (int round = 1; round <= 4; round++) {
        dealers.add(play.position().dealer());
        first.add(play.turn());
        while (play.position().match().number() == round && play.phase() == Phase.CRIB)
          play.pass(play.turn());
      }
      assertThat(dealers).containsExactly(ANNA, BERT, CLARA, DUNCAN);
      assertThat(first).containsExactly(DUNCAN, ANNA, BERT, CLARA);
    }

    @Test
    @Proves("word-building.amb.rounds")
    void there_are_as_many_rounds_as_players_unless_settled_otherwise() {
      assertThat(WordBuildingTable.of(3).idleUntil(Phase.LAST).position().match().number())
          .isEqualTo(3);
      assertThat(
              WordBuildingTable.of(3, "rounds", "one")
                  .idleUntil(Phase.LAST)
                  .position()
                  .match()
                  .number())
          .isEqualTo(1);
      assertThat(
              WordBuildingTable.of(3, "rounds", "words")
                  .idleUntil(Phase.OVER)
                  .position()
                  .match()
                  .number())
          .as("and no last building")
          .isEqualTo(2);
      assertThat(
              WordBuildingTable.of(3, "rounds", "twice")
                  .idleUntil(Phase.LAST)
                  .position()
                  .match()
                  .number())
          .isEqualTo(6);
    }
  }

  @Nested
  class The_last_building {
    @Test
    @Proves("word-building.last.merge")
    void begins_with_all_letters_left_in_hands_in_the_crib() {
      WordBuildingTable play =
          WordBuildingTable.of(3, "rounds", "one").crib("LAMESIDOGKTRNOEAHOUU");
      play.set(CLARA, "lame").set(BERT, "lame").set(ANNA, "lame").set(CLARA, "lame");
      play.pass(BERT, ANNA, CLARA).hand(BERT, "PXBCDFGHJK").build(BERT, "ample", 'p', HAND);
      Letters hands = play.position().hand(ANNA).plus(play.position().hand(CLARA));
      Letters all = hands.plus(Letters.of("XBCDFGHJK")).plus(play.position().round().crib());
      play.pass(ANNA, CLARA, BERT);
      assertThat(play.phase()).isEqualTo(Phase.LAST);
      assertThat(play.position().round().crib()).isEqualTo(all);
      for (Seat seat : Seats.first(3)) assertThat(play.position().hand(seat).isEmpty()).isTrue();
      assertThat(play.turn()).isEqualTo(CLARA);
    }

    @Test
    @Proves("word-building.last.build")
    void builds_words_from_the_crib_as_at_first_until_no_more_can_be_made() {
      WordBuildingTable play = last();
      int clara = play.counters(CLARA);
      play.set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      assertThat(play.counters(CLARA)).isEqualTo(clara + 1);
      int anna = play.counters(ANNA);
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).as("there is no second part").isEqualTo(Phase.LAST);
      assertThat(play.counters(ANNA)).as("she returns DOG to the box").isEqualTo(anna + 1);
      assertThat(play.position().round().crib().size()).isEqualTo(17);
      play.set(CLARA, "sample").pass(BERT);
      assertThat(play.clauses(News.HadNoWord.class)).contains("word-building.fail.pay");
      play.pass(ANNA, CLARA);
      assertThat(play.position().round().crib().size()).as("S is abandoned").isEqualTo(17);
      play.pass(BERT, ANNA, CLARA);
      assertThat(play.phase()).isEqualTo(Phase.OVER);
      assertThat(play.prompt()).isEqualTo(Prompt.OVER);
    }

    @Test
    void ends_when_the_crib_is_used_up() {
      WordBuildingTable play =
          last().crib("DOG").set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      Scene scene = play.scene(CLARA);
      assertThat(scene.offers()).hasSize(2).anyMatch(offer -> offer.verb().equals("pass"));
      play.pass(CLARA, BERT, ANNA);
      assertThat(play.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    @Proves("word-building.win")
    void leaves_the_game_to_the_one_with_most_counters() {
      WordBuildingTable play = last().set(CLARA, "dog").set(BERT, "dog").set(ANNA, "dog");
      play.pass(CLARA, BERT, ANNA, CLARA, BERT, ANNA);
      Result result = play.result().orElseThrow();
      assertThat(result.points().at(CLARA)).isEqualTo(play.counters(CLARA));
      assertThat(result.winners()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(result.ranking().getLast()).isEqualTo(Seats.of(BERT));
      assertThat(play.toldLast(BERT)).contains("share the game");
    }
  }
}
