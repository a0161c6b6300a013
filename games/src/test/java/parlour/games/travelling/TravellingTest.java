package parlour.games.travelling;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.travelling.TravellingTable.ANNA;
import static parlour.games.travelling.TravellingTable.BERT;
import static parlour.games.travelling.TravellingTable.CLARA;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.engine.wire.ScenePrinter;
import parlour.games.Proves;
import parlour.games.travelling.Move.Challenge;
import parlour.games.travelling.Move.Form;
import parlour.games.travelling.Move.Pass;
import parlour.games.travelling.Move.Restore;
import parlour.lexicon.Letters;

class TravellingTest {
  private static final String CASTLES = "castlesindoghum";
  private static final String WATERED = "wateredbipolumn";
  private static final String FRIGHTS = "frightsonaempty";

  /// Anna can make CASTLES, Bert WATERED and Clara FRIGHTS; letters go from Anna to Clara, from
  /// Clara to Bert, and from Bert to Anna.
  private static TravellingTable three(String... chosen) {
    return TravellingTable.of(3, chosen).hands(CASTLES, WATERED, FRIGHTS);
  }

  private static Letters without(String letters, String word) {
    return Letters.of(letters).minus(Letters.of(word));
  }

  @Nested
  class The_deal {
    @Test
    @Proves("travelling.deal")
    void the_dealer_gives_each_player_fifteen_letters() {
      for (int seats = 2; seats <= 9; seats++) {
        TravellingTable trip = TravellingTable.of(seats);
        for (Seat seat : Seats.first(seats))
          assertThat(trip.letters(seat).size()).as(seats + " players").isEqualTo(15);
        assertThat(trip.position().box().size()).isEqualTo(300 - 15 * seats);
      }
      assertThat(((Zone.Row) TravellingTable.of(3).zone(BERT, "h")).pieces()).hasSize(15);
    }

    @Test
    @Proves({"travelling.no-counters", "travelling.object"})
    void counters_are_not_used_and_letters_are_the_score() {
      TravellingTable trip = three().form(ANNA, "castles").toTheEndOfTheRound();
      Scene scene = trip.scene(BERT);
      assertThat(scene.zones()).noneMatch(zone -> zone.id().equals("pool"));
      assertThat(Travelling.ENTRY.settings()).noneMatch(s -> s.name().contains("counter"));
      assertThat(scene.places().getFirst().score()).as("letters of CASTLES").isEqualTo(7);
    }

    @Test
    @Proves({"travelling.amb.box-size", "general.players.scale"})
    void a_company_too_large_for_the_box_gets_fewer_letters_each() {
      assertThat(TravellingTable.of(10).letters(ANNA).size()).isEqualTo(13);
      assertThat(TravellingTable.of(12).letters(ANNA).size()).isEqualTo(11);
      assertThat(TravellingTable.of(6, "box", "200").letters(ANNA).size()).isEqualTo(15);
      assertThat(TravellingTable.of(9, "box", "180").letters(ANNA).size()).isEqualTo(9);
      assertThat(Travelling.ENTRY.objection(13, Map.of())).isPresent();
    }

    @Test
    @Proves({"general.leader.draw", "general.lead.left"})
    void the_dealer_is_drawn_for_and_the_deal_passes_to_the_left() {
      TravellingTable trip = TravellingTable.of(3);
      assertThat(trip.scene(CLARA).places().getFirst().note()).matches("drew [A-Z], deals");
      trip.toTheEndOfTheRound();
      assertThat(trip.position().match().lead().leader()).isEqualTo(BERT);
      trip.toTheEndOfTheRound();
      assertThat(trip.position().match().lead().leader()).isEqualTo(CLARA);
    }
  }

  @Nested
  class Making_a_word {
    @Test
    @Proves("travelling.form")
    void each_forms_one_complete_word_of_their_letters() {
      TravellingTable trip = three().form(ANNA, "castle");
      assertThat(trip.word(ANNA)).isEqualTo("castle");
      assertThat(trip.loose(ANNA)).isEqualTo(without(CASTLES, "castle"));
      trip.form(ANNA, "sing");
      assertThat(trip.word(ANNA)).as("one word, not two").isEqualTo("sing");
      assertThat(trip.loose(ANNA)).isEqualTo(without(CASTLES, "sing"));
    }

    @Test
    @Proves("travelling.form")
    void letters_one_does_not_hold_make_no_word() {
      TravellingTable trip = three();
      assertThat(trip.refusal(ANNA, new Form("castanet"))).isEqualTo("travelling.form");
      assertThat(trip.refusal(ANNA, new Form(""))).isEqualTo("travelling.form");
      assertThat(trip.refusal(ANNA, new Form("it's"))).isEqualTo("travelling.form");
      assertThat(trip.refusal(ANNA, new Form("a"))).isEqualTo("general.amb.min-length");
      trip.form(ANNA, "go");
    }

    @Test
    @Proves("general.conceal")
    void words_and_letters_are_hidden_from_the_neighbours() {
      TravellingTable trip = three().form(ANNA, "castles");
      assertThat(trip.told(BERT)).containsExactly("@0 works at a word.");
      assertThat(trip.told(ANNA)).containsExactly("@0 makes CASTLES.");
      String seen = ScenePrinter.draw(trip.scene(BERT), Seat::toString);
      assertThat(seen).doesNotContain("C A S T L E S").contains("@0's hand: 15 face down");
      View bert = trip.view(BERT);
      View before = trip.game().view(three().position(), BERT);
      assertThat(bert.seen()).isEqualTo(before.seen());
    }

    @Test
    @Proves("travelling.amb.simultaneous")
    void until_they_pass_a_player_may_change_their_mind_twenty_times() {
      TravellingTable trip = three().form(ANNA, "castles").by(ANNA, new Restore());
      assertThat(trip.word(ANNA)).isEmpty();
      assertThat(trip.refusal(ANNA, new Restore())).isEqualTo("travelling.amb.changes");
      for (int i = 0; i < 9; i++) trip.form(ANNA, "castles").by(ANNA, new Restore());
      assertThat(trip.refusal(ANNA, new Form("castles"))).isEqualTo("travelling.amb.changes");
      assertThat(trip.scene(ANNA).offers()).extracting(Scene.Offer::verb).containsExactly("pass");
      trip.pass(ANNA);
    }
  }

  @Nested
  class Passing {
    @Test
    @Proves({"travelling.pass", "general.play.right"})
    void what_is_left_over_goes_to_the_right_hand_neighbour() {
      TravellingTable trip =
          three().form(ANNA, "castles").form(BERT, "watered").form(CLARA, "frights");
      trip.passAll();
      assertThat(trip.passes()).isEqualTo(1);
      assertThat(trip.loose(CLARA)).as("from Anna").isEqualTo(without(CASTLES, "castles"));
      assertThat(trip.loose(BERT)).as("from Clara").isEqualTo(without(FRIGHTS, "frights"));
      assertThat(trip.loose(ANNA)).as("from Bert").isEqualTo(without(WATERED, "watered"));
      assertThat(trip.word(ANNA)).as("the word stays").isEqualTo("castles");
    }

    @Test
    @Proves("travelling.amb.simultaneous")
    void all_pass_at_the_same_moment_when_everybody_is_ready_or_after_two_minutes() {
      TravellingTable trip = three().at(5_000).form(ANNA, "castles").pass(ANNA);
      assertThat(trip.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(trip.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(trip.prompt().deadlineMillis()).isEqualTo(120_000);
      assertThat(trip.passes()).isZero();
      assertThat(trip.letters(CLARA)).as("nothing came yet").isEqualTo(Letters.of(FRIGHTS));
      assertThat(trip.refusal(ANNA, new Form("castle"))).isEqualTo("travelling.pass");
      assertThat(trip.refusal(ANNA, new Restore())).isEqualTo("travelling.pass");
      trip.form(BERT, "watered").clock();
      assertThat(trip.passes()).isEqualTo(1);
      assertThat(trip.word(BERT)).as("laid in time").isEqualTo("watered");
      assertThat(trip.loose(BERT)).as("all of Clara's").isEqualTo(Letters.of(FRIGHTS));
      assertThat(trip.told(ANNA)).contains("Time is up: all pass what they have.");
      assertThat(trip.prompt().deadlineMillis()).isEqualTo(240_000);
    }

    @Test
    @Proves("travelling.amb.simultaneous")
    void the_clock_may_be_slower_or_stand_still() {
      assertThat(three("clock", "double").prompt().deadlineMillis()).isEqualTo(240_000);
      assertThat(three("clock", "off").prompt().hasDeadline()).isFalse();
    }

    @Test
    @Proves("travelling.amb.no-word")
    void a_player_without_a_word_passes_all_their_letters() {
      TravellingTable trip = three().passAll();
      assertThat(trip.letters(CLARA)).isEqualTo(Letters.of(CASTLES));
      assertThat(trip.word(CLARA)).isEmpty();
      trip.toTheEndOfTheRound();
      assertThat(trip.told(ANNA)).contains("@2 has made no word.");
      assertThat(trip.position().match().laid()).isEmpty();
    }

    @Test
    void a_pass_that_comes_too_late_is_not_taken_for_the_next_one() {
      TravellingTable trip = three();
      int late = trip.step();
      trip.passAll();
      assertThat(trip.refusal(ANNA, new Pass(late))).isEqualTo("travelling.pass");
      assertThat(trip.game().read(Answer.of("pass", "step", "rubbish")))
          .hasValueSatisfying(
              move -> assertThat(trip.refusal(ANNA, move)).isEqualTo("travelling.pass"));
    }
  }

  @Nested
  class Enlarging {
    /// Anna has CASTLE and gets Bert's letters, Bert has WATER and Clara FRIGHT.
    private TravellingTable passed(String... chosen) {
      return three(chosen).form(ANNA, "castle").form(BERT, "water").form(CLARA, "fright").passAll();
    }

    @Test
    @Proves("travelling.enlarge")
    void with_the_letters_received_they_enlarge_their_word_or_make_a_longer_one() {
      TravellingTable trip = passed().hands("edbipolumn", "tsonaempty", "sindoghums");
      trip.form(BERT, "watery");
      assertThat(trip.word(BERT)).isEqualTo("watery");
      trip.form(ANNA, "placebo");
      assertThat(trip.word(ANNA)).isEqualTo("placebo");
      assertThat(trip.loose(ANNA))
          .as("S, T and the rest are loose again")
          .isEqualTo(without("castleedbipolumn", "placebo"));
      assertThat(trip.refusal(CLARA, new Form("frightened"))).isEqualTo("travelling.enlarge");
    }

    @Test
    @Proves("travelling.amb.change")
    void a_changed_word_may_drop_letters_but_must_be_longer_or_the_old_one_stands() {
      TravellingTable trip = passed().hands("edbipolumn", "tsonaempty", "sindoghums");
      assertThat(trip.refusal(ANNA, new Form("placed"))).isEqualTo("travelling.amb.change");
      assertThat(trip.word(ANNA)).isEqualTo("castle");
      trip.form(ANNA, "placebo").pass(ANNA);
      trip.pass(BERT).pass(CLARA);
      assertThat(trip.loose(CLARA))
          .as("the letters dropped travel on")
          .isEqualTo(without("castleedbipolumn", "placebo"));
    }

    @Test
    @Proves("travelling.amb.change")
    void longer_is_measured_against_the_word_that_stood_when_the_letters_came() {
      TravellingTable trip = passed().hands("edbipolumn", "tsonaempty", "sindoghums");
      trip.form(ANNA, "placebo").form(ANNA, "compiled").form(ANNA, "placebo");
      trip.by(ANNA, new Restore());
      assertThat(trip.word(ANNA)).isEqualTo("castle");
      assertThat(trip.told(ANNA).getLast()).isEqualTo("@0 goes back to CASTLE.");
      assertThat(trip.told(BERT).getLast()).isEqualTo("@0 works at a word.");
    }

    @Test
    @Proves("travelling.pass-again")
    void they_again_pass_what_remains_to_the_right() {
      TravellingTable trip = passed();
      Letters fromBert = trip.loose(ANNA);
      trip.passAll();
      assertThat(trip.loose(CLARA)).isEqualTo(fromBert);
      assertThat(trip.told(CLARA).getLast())
          .isEqualTo("All pass their remaining letters to the right: pass 2 of 3.");
    }
  }

  @Nested
  class The_round {
    @Test
    @Proves({"travelling.round-end", "travelling.amb.last-pass"})
    void after_as_many_passes_as_players_the_letters_are_used_once_more_and_go_back_to_the_box() {
      TravellingTable trip = three().form(ANNA, "castle").passAll().passAll().passAll();
      assertThat(trip.passes()).isEqualTo(3);
      assertThat(trip.loose(ANNA)).as("her own come back").isEqualTo(without(CASTLES, "castle"));
      assertThat(trip.scene(ANNA).offers().getLast().label())
          .isEqualTo("Put the remaining letters back in the box");
      trip.form(ANNA, "castles").passAll();
      assertThat(trip.position().box().size()).isEqualTo(300 - 7);
      assertThat(trip.told(BERT)).contains("@0 shows CASTLES: seven letters, two syllables.");
      assertThat(trip.position().phase()).isInstanceOf(Phase.Reading.class);
    }

    @Test
    @Proves({"travelling.second-deal", "travelling.third-deal"})
    void three_deals_of_fifteen_letters_are_played_and_then_the_game_ends() {
      TravellingTable trip = three().form(ANNA, "castles").toTheEndOfTheRound().content();
      assertThat(trip.position().match().round()).isEqualTo(2);
      assertThat(trip.clauses(News.Dealt.class)).containsExactly("travelling.second-deal");
      for (Seat seat : Seats.first(3)) assertThat(trip.letters(seat).size()).isEqualTo(15);
      assertThat(trip.position().box().size()).as("CASTLES stays out").isEqualTo(300 - 7 - 45);
      trip.toTheEndOfTheRound().content();
      assertThat(trip.clauses(News.Dealt.class)).containsExactly("travelling.third-deal");
      assertThat(trip.prompt().isOver()).isFalse();
      trip.toTheEndOfTheRound().content();
      assertThat(trip.prompt().isOver()).isTrue();
      assertThat(trip.result()).isPresent();
    }

    @Test
    @Proves("travelling.amb.carry")
    void each_round_has_a_word_of_its_own_and_the_best_one_counts() {
      TravellingTable trip = three().form(ANNA, "castles").toTheEndOfTheRound().content();
      assertThat(trip.word(ANNA)).isEmpty();
      trip.hands("treesoooaaabcdg", "waterooobipolmn", "frightsonaempty");
      trip.form(ANNA, "trees").toTheEndOfTheRound().content();
      assertThat(trip.scene(BERT).places().getFirst().score()).isEqualTo(7);
    }

    @Test
    @Proves("travelling.amb.carry")
    void by_option_one_word_is_enlarged_through_all_rounds() {
      TravellingTable trip = three("words", "carry").form(ANNA, "castle").toTheEndOfTheRound();
      assertThat(trip.told(BERT)).contains("All keep their words and go on enlarging them.");
      assertThat(trip.told(BERT)).noneMatch(line -> line.contains("CASTLE"));
      assertThat(trip.word(ANNA)).isEqualTo("castle");
      assertThat(trip.loose(ANNA).size()).isEqualTo(15);
      assertThat(trip.position().match().laid()).isEmpty();
      trip.toTheEndOfTheRound().hands("sindoghumbcdefg", "wateredbipolumn", "frightonaemptyi");
      trip.form(ANNA, "castles").toTheEndOfTheRound().content();
      assertThat(trip.position().match().laid()).hasSize(1);
      assertThat(trip.position().match().laid().getFirst().round())
          .as("enlarged in the third round")
          .isEqualTo(3);
      assertThat(trip.prompt().isOver()).isTrue();
    }

    @Test
    @Proves({"travelling.amb.carry", "travelling.amb.tie2"})
    void a_word_carried_on_as_it_was_is_of_the_round_in_which_it_was_made() {
      TravellingTable trip = three("words", "carry").form(ANNA, "castle");
      for (int round = 1; round <= 3; round++) trip.toTheEndOfTheRound();
      assertThat(trip.content().position().match().laid().getFirst().round()).isEqualTo(1);
    }
  }

  @Test
  void a_word_can_be_tapped_together_from_the_old_word_and_the_hand() {
    TravellingTable trip = three().form(ANNA, "castle");
    List<Scene.Offer> offers = trip.scene(ANNA).offers();
    assertThat(offers.getFirst().verb()).as("with a word made, going on").isEqualTo("pass");
    Field.Spell spell = (Field.Spell) offers.get(1).fields().getFirst();
    assertThat(spell.ids()).hasSize(15).contains("w.c", "h.s", "h.g");
    assertThat(trip.game().read(Answer.of("form", "word", "Castles")))
        .hasValue(new Form("castles"));
    assertThat(trip.game().read(Answer.of("challenge", "word", "r1.2")))
        .hasValue(new Challenge(BERT, 2));
    assertThat(trip.game().read(Answer.of("challenge", "word", "l1.2"))).isEmpty();
    assertThat(trip.game().read(Answer.of("knock"))).isEmpty();
  }
}
