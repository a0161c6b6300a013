package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.foil.FoilTable.ANNA;
import static parlour.games.foil.FoilTable.BERT;
import static parlour.games.foil.FoilTable.CLARA;
import static parlour.games.foil.FoilTable.DUNCAN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.Zone;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.Rulebook;
import parlour.games.TestRulebooks;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Holder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Foil from the box to the knock.
class FoilTest {
  private static final Move.Knock KNOCK = new Move.Knock(Move.Knock.KEEP);

  @Nested
  class ThePlayersAndTheBox {
    @Test
    @Proves("foil.players")
    void two_to_four_play() {
      assertThat(Foil.ENTRY.objection(1, Map.of())).isPresent();
      for (int seats = 2; seats <= 4; seats++)
        assertThat(Foil.ENTRY.objection(seats, Map.of())).isEmpty();
      assertThat(Foil.ENTRY.objection(5, Map.of())).contains("Foil is for 2 to 4 players, not 5.");
    }

    @Test
    @Proves("foil.object")
    void the_catalogue_says_what_it_is_about() {
      assertThat(Catalog.find("foil").orElseThrow().about()).isEqualTo(Foil.ENTRY.about());
      assertThat(Foil.ENTRY.about().summary())
          .contains("Form words", "scramble", "unscramble", "glass");
    }

    @Test
    @Proves("foil.tray")
    void the_tray_stands_in_the_middle_and_the_timer_is_kept_for_later() {
      FoilTable table = FoilTable.dealt(3, 1);
      assertThat(table.zone(ANNA, "deck").owner()).isEqualTo(Seat.NOBODY);
      assertThat(table.zone(ANNA, "discards").owner()).isEqualTo(Seat.NOBODY);
      assertThat(table.scene(ANNA).watches())
          .extracting(Scene.Watch::label)
          .containsExactly("The turn");
    }

    @Test
    @Proves({"foil.decks", "foil.letters"})
    void two_decks_of_54_make_108_letters() {
      assertThat(Deck.FIRST.size()).isEqualTo(54);
      assertThat(Deck.SECOND.size()).isEqualTo(54);
      assertThat(Deck.CARDS.size()).isEqualTo(108);
      assertThat(Deck.CARDS.count('e')).isEqualTo(12);
      assertThat(Deck.CARDS.count('i')).isEqualTo(9);
      assertThat(Deck.CARDS.count('o')).isEqualTo(8);
      assertThat(Deck.CARDS.count('q')).isEqualTo(1);
      assertThat(new FoilLedger().stock(FoilTable.dealt(4, 5).position()))
          .isEqualTo(List.of(Deck.CARDS.letters(), true));
    }

    @Test
    @Proves("foil.holders")
    void everybody_has_a_holder_and_the_scoring_table_at_hand() {
      FoilTable table = FoilTable.dealt(3, 1);
      for (Seat seat : List.of(ANNA, BERT, CLARA)) {
        assertThat(table.zone(seat, "holder"))
            .isInstanceOf(Zone.Words.class)
            .extracting(Zone::owner)
            .isEqualTo(seat);
      }
      assertThat(TestRulebooks.of("foil").sections())
          .extracting(Rulebook.Section::title)
          .anyMatch(title -> title.startsWith("Scoring"));
    }

    @Test
    @Proves("foil.scorekeeper")
    void the_score_is_kept_for_all_to_see() {
      FoilTable table = FoilTable.at("e", List.of("slatestone", "trainbread")).knock(ANNA);
      for (Seat eye : List.of(ANNA, BERT, Seat.NOBODY)) {
        assertThat(table.scene(eye).places())
            .extracting(Scene.Place::score)
            .containsExactly(-20, 0);
      }
    }

    @Test
    @Proves("foil.timer")
    void the_glass_runs_five_minutes_or_less_if_settled() {
      assertThat(glass()).isEqualTo(300_000);
      assertThat(glass("glass", "180")).isEqualTo(180_000);
      assertThat(glass("glass", "120")).isEqualTo(120_000);
      assertThat(glass("clock", "double")).isEqualTo(600_000);
      assertThat(glass("clock", "off")).isEqualTo(Prompt.NEVER);
    }

    private static long glass(String... settings) {
      FoilTable table = FoilTable.at("e", List.of("slatestone", "trainbread"), settings);
      return table.lay(ANNA, "slate", "stone").knock(ANNA).allReady().prompt().deadlineMillis();
    }
  }

  @Nested
  class TheDeal {
    @Test
    @Proves({"foil.deal", "foil.stock", "foil.discard-start"})
    void ten_cards_each_one_turned_up_and_the_rest_face_down() {
      for (int seats = 2; seats <= 4; seats++) {
        FoilTable table = FoilTable.dealt(seats, seats);
        assertThat(table.view(ANNA).counts()).isEqualTo(parlour.engine.PerSeat.all(seats, 10));
        assertThat(table.view(ANNA).deck()).isEqualTo(108 - 10 * seats - 1);
        assertThat(table.view(ANNA).discards().size()).isEqualTo(1);
        assertThat(table.zone(ANNA, "deck"))
            .isInstanceOfSatisfying(Zone.Stack.class, deck -> assertThat(deck.top()).isEmpty());
      }
    }

    @Test
    @Proves("foil.deal")
    void every_deal_is_shuffled_anew() {
      assertThat(FoilTable.dealt(2, 1).position().tray())
          .isNotEqualTo(FoilTable.dealt(2, 2).position().tray());
    }

    @Test
    @Proves("foil.turn.first")
    void the_player_at_the_dealers_left_begins() {
      for (int seed = 0; seed < 12; seed++) {
        FoilTable table = FoilTable.dealt(3, seed);
        assertThat(table.turn().seat().index()).isEqualTo((table.match().dealer().index() + 1) % 3);
      }
    }

    @Test
    @Proves("foil.form.begin")
    void all_begin_to_group_their_letters_at_once() {
      FoilTable table = FoilTable.at("e", List.of("slatestone", "trainbread", "horselying"));
      assertThat(table.prompt().must().has(ANNA)).isTrue();
      assertThat(table.prompt().may().has(BERT)).isTrue();
      table.lay(CLARA, "horse").lay(BERT, "train");
      assertThat(table.view(BERT).holder().slots())
          .extracting(Holder.Slot::word)
          .containsExactly("train");
      assertThat(table.turn().seat()).isEqualTo(ANNA);
    }

    @Test
    void nobody_hears_or_sees_what_another_groups() {
      FoilTable table = FoilTable.at("e", List.of("slatestone", "trainbread", "horselying"));
      View before = table.view(ANNA);
      table.lay(BERT, "train");
      assertThat(table.news()).isEmpty();
      assertThat(table.view(ANNA)).isEqualTo(before);
      assertThat(table.zone(ANNA, "hand.1"))
          .isInstanceOfSatisfying(
              Zone.Row.class,
              row ->
                  assertThat(row.pieces())
                      .hasSize(10)
                      .allMatch(piece -> piece.equals(Piece.HIDDEN)));
    }
  }

  @Nested
  class ATurn {
    private final FoilTable table =
        FoilTable.at("eab", List.of("slatestone", "trainbread", "horselying")).onTop("ozq");

    @Test
    @Proves("foil.turn.draw")
    void one_draws_the_top_card_of_the_deck() {
      table.by(ANNA, new Move.Draw());
      assertThat(table.view(ANNA).hand()).isEqualTo(Letters.of("slatestone").plus('o'));
      table.refuses(ANNA, new Move.Draw(), Rule.DRAW).refuses(ANNA, new Move.Take(1), Rule.DRAW);
    }

    @Test
    void only_the_player_sees_what_they_have_drawn() {
      table.by(ANNA, new Move.Draw());
      assertThat(table.news().getFirst().line().text()).isEqualTo("@0 [0:draws] O from the deck.");
      assertThat(table.news().getFirst().seenBy(BERT).line().text())
          .isEqualTo("@0 [0:draws] a card from the deck.");
    }

    @Test
    @Proves({"foil.turn.draw", "foil.amb.discard-depth"})
    void or_a_run_of_discards_from_the_top() {
      table.refuses(ANNA, new Move.Take(0), Rule.DEPTH).refuses(ANNA, new Move.Take(4), Rule.DEPTH);
      table.by(ANNA, new Move.Take(2));
      assertThat(table.view(ANNA).hand()).isEqualTo(Letters.of("slatestone").plus('e').plus('a'));
      assertThat(Box.all(table.view(BERT).discards())).isEqualTo(Letters.of("b"));
      assertThat(table.minutes()).contains("@0 takes E A from the discards.");
    }

    @Test
    @Proves("foil.amb.hand-grows")
    void the_hand_grows_with_every_discard_taken_beyond_the_first() {
      table.by(ANNA, new Move.Take(3)).by(ANNA, new Move.Discard('s'));
      assertThat(table.view(BERT).counts().at(ANNA)).isEqualTo(9 + 3);
    }

    @Test
    @Proves("foil.turn.discard")
    void after_the_draw_one_card_must_be_discarded() {
      table.refuses(ANNA, new Move.Discard('s'), Rule.DRAW);
      table.by(ANNA, new Move.Draw());
      assertThat(table.prompt().must().has(ANNA)).isTrue();
      table.refuses(ANNA, new Move.Discard('k'), TableRules.SENSE);
      table.by(ANNA, new Move.Discard('t'));
      assertThat(Box.letter(table.view(BERT).discards(), 0)).isEqualTo('t');
      assertThat(table.view(ANNA).hand().size()).isEqualTo(10);
    }

    @Test
    @Proves("foil.turn.clockwise")
    void the_turn_passes_clockwise() {
      for (Seat seat : List.of(ANNA, BERT, CLARA)) {
        assertThat(table.turn().seat()).isEqualTo(seat);
        table.by(seat, new Move.Take(1)).by(seat, new Move.Discard(table.view(seat).hand().at(0)));
      }
      assertThat(table.turn().seat()).isEqualTo(ANNA);
      table
          .refuses(BERT, new Move.Draw(), TableRules.TURN)
          .refuses(BERT, new Move.Discard('t'), TableRules.TURN);
    }

    @Test
    @Proves("foil.form.many")
    void any_number_of_words_but_each_card_once() {
      table.lay(ANNA, "slate", "stone");
      table.refuses(ANNA, new Move.Lay("note"), Rule.MANY);
      table.by(ANNA, new Move.Unlay(0)).lay(ANNA, "steal");
      assertThat(table.view(ANNA).holder().slots())
          .extracting(Holder.Slot::word)
          .containsExactly("stone", "steal");
      assertThat(table.view(ANNA).loose().isEmpty()).isTrue();
    }

    @Test
    void a_card_discarded_out_of_a_word_breaks_the_word() {
      table.lay(ANNA, "slate").by(ANNA, new Move.Draw()).by(ANNA, new Move.Discard('l'));
      assertThat(table.view(ANNA).holder().slots()).isEmpty();
    }

    @Test
    void a_card_that_lies_loose_is_discarded_before_one_in_a_word() {
      table.lay(ANNA, "slate").by(ANNA, new Move.Draw()).by(ANNA, new Move.Discard('s'));
      assertThat(table.view(ANNA).holder().slots()).hasSize(1);
    }

    @Test
    @Proves("foil.amb.stock-out")
    void an_empty_deck_is_made_of_the_discards_but_the_top_one() {
      Pile discards = table.position().tray().discards();
      Pile all = discards.under(table.position().tray().deck().all());
      table.becomes(new Position.Tray(Pile.EMPTY, all)).by(ANNA, new Move.Draw());
      assertThat(Box.all(table.view(ANNA).discards())).isEqualTo(Letters.of("e"));
      assertThat(table.view(ANNA).deck()).isEqualTo(all.size() - 2);
      assertThat(table.minutes()).startsWith("The deck is out");
    }

    @Test
    void with_no_card_but_the_top_discard_one_takes_that() {
      FoilTable bare = FoilTable.at("e", List.of("slatestone", "trainbread"));
      bare.becomes(new Position.Tray(Pile.EMPTY, bare.position().tray().discards()));
      assertThat(bare.verbs(ANNA)).doesNotContain("draw").contains("take");
      bare.refuses(ANNA, new Move.Draw(), Rule.STOCK_OUT).clock();
      assertThat(bare.turn().seat()).isEqualTo(BERT);
    }

    @Test
    @Proves("foil.amb.late")
    void who_dawdles_is_played_for() {
      table.clock();
      assertThat(table.minutes()).contains("took too long", "@0 draws O", "@0 discards O");
      assertThat(table.turn().seat()).isEqualTo(BERT);
      table.by(BERT, new Move.Take(2)).clock();
      assertThat(table.minutes()).contains("@1 discards E");
      assertThat(table.view(BERT).hand().size()).isEqualTo(11);
    }

    @Test
    void with_the_clock_off_nobody_is_hurried() {
      FoilTable calm = FoilTable.dealt(2, 1, "clock", "off");
      assertThat(calm.prompt().hasDeadline()).isFalse();
      assertThat(calm.scene(ANNA).watches()).isEmpty();
    }

    @Test
    @Proves("foil.amb.played-out")
    void when_nobody_ever_knocks_play_stops_all_the_same() {
      FoilTable slow = FoilTable.at("e", List.of("slatestone", "trainbread"));
      for (int turn = 0; turn < 2 * FormingWords.TURNS; turn++) {
        assertThat(slow.position().phase()).isInstanceOf(Phase.Forming.class);
        slow.clock();
      }
      assertThat(slow.position().phase())
          .isInstanceOfSatisfying(
              Phase.Scrambling.class, stage -> assertThat(stage.knocker()).isEqualTo(Seat.NOBODY));
    }
  }

  @Nested
  class Knocking {
    private final FoilTable table =
        FoilTable.at("eab", List.of("slatestone", "trainbread", "horselying")).onTop("ozq");

    @Test
    @Proves({"foil.knock.all", "foil.knock.r1", "foil.knock.stop"})
    void all_cards_in_words_and_one_of_five_stop_the_play_in_round_one() {
      table.lay(ANNA, "slate", "stone").knock(ANNA);
      assertThat(table.position().phase()).isInstanceOf(Phase.Scrambling.class);
      assertThat(table.minutes()).isEqualTo("@0 knocks: all play stops.");
      table.refuses(BERT, new Move.Draw(), TableRules.SENSE);
      assertThat(table.total(ANNA)).isZero();
    }

    @Test
    @Proves({"foil.knock.r2", "foil.knock.r3"})
    void round_two_wants_six_letters_and_round_three_seven() {
      List<String> hands = List.of("teapotcorn", "kitchenhat", "stonebread");
      FoilTable second = FoilTable.at(4, "e", hands).lay(ANNA, "teapot", "corn");
      assertThat(second.knock(ANNA).position().phase()).isInstanceOf(Phase.Scrambling.class);
      assertThat(FoilTable.at(4, "e", hands).lay(ANNA, "teapo", "tcorn").knock(ANNA).total(ANNA))
          .isEqualTo(-20);
      FoilTable third = FoilTable.at(7, "e", hands).lay(ANNA, "teapot", "corn").knock(ANNA);
      assertThat(third.total(ANNA)).isEqualTo(-20);
      FoilTable seven =
          FoilTable.at(7, "e", List.of("kitchenhat", "stonebread", "slateoverd"))
              .lay(ANNA, "kitchen", "hat");
      assertThat(seven.knock(ANNA).position().phase()).isInstanceOf(Phase.Scrambling.class);
    }

    @Test
    @Proves("foil.word.four-no-knock")
    void words_of_four_do_not_qualify() {
      FoilTable fours =
          FoilTable.at("e", List.of("cornnote", "trainbread", "horselying"))
              .lay(ANNA, "corn", "note")
              .knock(ANNA);
      assertThat(fours.total(ANNA)).isEqualTo(-20);
    }

    @Test
    @Proves("foil.knock.when")
    void only_in_ones_own_turn_but_at_any_point_of_it() {
      table.lay(BERT, "train", "bread").refuses(BERT, KNOCK, Rule.KNOCK_WHEN);
      table.lay(ANNA, "slate", "stone");
      assertThat(table.verbs(ANNA)).contains("knock");
      table.by(ANNA, new Move.Draw());
      assertThat(table.verbs(ANNA)).contains("knock");
      table.by(ANNA, new Move.Knock('o'));
      assertThat(table.position().phase()).isInstanceOf(Phase.Scrambling.class);
    }

    @Test
    @Proves("foil.knock.before")
    void before_the_draw_no_card_may_be_discarded() {
      table.lay(ANNA, "slate").refuses(ANNA, new Move.Knock('s'), Rule.KNOCK_BEFORE);
      assertThat(table.scene(ANNA).offers())
          .filteredOn(offer -> offer.verb().equals("knock"))
          .allMatch(offer -> offer.fields().isEmpty());
    }

    @Test
    @Proves({"foil.knock.after", "foil.turn.discard"})
    void after_the_draw_a_discard_is_optional() {
      table.lay(ANNA, "slate", "stone").by(ANNA, new Move.Draw());
      assertThat(table.field(ANNA, "knock", "card"))
          .isInstanceOfSatisfying(Field.Pick.class, pick -> assertThat(pick.least()).isZero());
      table.by(ANNA, new Move.Knock('o'));
      assertThat(Box.letter(table.position().tray().discards(), 0)).isEqualTo('o');
      FoilTable all =
          FoilTable.at("s", List.of("teapotcorn", "trainbread")).by(ANNA, new Move.Take(1));
      all.lay(ANNA, "teapots", "corn").knock(ANNA);
      assertThat(all.position().phase()).isInstanceOf(Phase.Scrambling.class);
      assertThat(all.view(ANNA).hand().size()).isEqualTo(11);
    }

    @Test
    void one_cannot_discard_with_a_knock_what_one_does_not_hold() {
      table.by(ANNA, new Move.Draw()).refuses(ANNA, new Move.Knock('k'), TableRules.SENSE);
    }

    @Test
    @Proves("foil.knock.false")
    void a_knock_without_the_word_costs_twenty_at_once_and_play_resumes() {
      FoilTable fours =
          FoilTable.at("e", List.of("cornnote", "trainbread"))
              .lay(ANNA, "corn", "note")
              .knock(ANNA);
      assertThat(fours.total(ANNA)).isEqualTo(-20);
      assertThat(fours.position().phase()).isInstanceOf(Phase.Forming.class);
      assertThat(fours.minutes())
          .contains("@0 knocks without a word of five letters: 20 points off, and play resumes.");
      assertThat(fours.turn().seat()).isEqualTo(ANNA);
    }

    @Test
    @Proves("foil.amb.false-knock-nonsense")
    void a_knock_with_letters_that_are_no_word_is_a_false_one_and_the_hand_goes_on() {
      FoilTable nonsense =
          FoilTable.at("e", List.of("slatestone", "trainbread"))
              .lay(ANNA, "tsaleostne")
              .knock(ANNA);
      assertThat(nonsense.total(ANNA)).isEqualTo(-20);
      assertThat(nonsense.position().phase()).isInstanceOf(Phase.Forming.class);
      assertThat(nonsense.minutes()).contains("with TSALEOSTNE, which is no word");
      assertThat(nonsense.news().getFirst().seenBy(BERT).line().text()).doesNotContain("TSALE");
    }

    @Test
    @Proves("foil.amb.false-knock-nonsense")
    void a_word_that_breaks_a_word_rule_is_judged_later_and_does_not_spoil_the_knock() {
      FoilTable tales =
          FoilTable.at("e", List.of("slatetales", "trainbread"))
              .lay(ANNA, "slate", "tales")
              .knock(ANNA);
      assertThat(tales.position().phase()).isInstanceOf(Phase.Scrambling.class);
    }

    @Test
    @Proves("foil.word.plural")
    void a_short_plural_is_told_in_the_holder_before_it_is_fined() {
      FoilTable tales =
          FoilTable.at("e", List.of("slatetales", "trainbread")).lay(ANNA, "slate", "tales");
      Zone.Words holder = (Zone.Words) tales.zone(ANNA, "holder");
      assertThat(holder.words())
          .extracting(Zone.Word::note)
          .containsExactly("", "a short plural: it costs 20");
    }

    @Test
    @Proves("foil.amb.false-knock-unused")
    void a_knock_with_cards_unused_is_a_false_one() {
      table.lay(ANNA, "slate").knock(ANNA);
      assertThat(table.total(ANNA)).isEqualTo(-20);
      assertThat(table.minutes()).contains("with five cards unused");
      assertThat(table.news().getFirst().seenBy(BERT).line().text())
          .startsWith("@0 [0:knocks] falsely:");
    }

    @Test
    @Proves("foil.amb.false-knock-turn")
    void after_a_false_knock_the_turn_is_finished_as_usual() {
      table.lay(ANNA, "slate").knock(ANNA).refuses(ANNA, KNOCK, Rule.FALSE_TURN);
      assertThat(table.verbs(ANNA)).contains("draw", "take").doesNotContain("knock");
      table
          .by(ANNA, new Move.Draw())
          .refuses(ANNA, KNOCK, Rule.FALSE_TURN)
          .by(ANNA, new Move.Discard('o'));
      assertThat(table.turn().seat()).isEqualTo(BERT);
      assertThat(table.turn().falseKnock()).isFalse();
    }

    @Test
    @Proves("foil.amb.false-knock-turn")
    void a_false_knock_does_not_carry_out_its_discard() {
      table.lay(ANNA, "slate").by(ANNA, new Move.Draw()).by(ANNA, new Move.Knock('o'));
      assertThat(table.view(ANNA).hand().size()).isEqualTo(11);
      assertThat(table.turn().hasDrawn()).isTrue();
    }

    @Test
    void a_false_knock_as_the_table_hears_it() {
      FoilTable start =
          FoilTable.at("eab", List.of("slatestone", "trainbread", "horselying")).onTop("ozq");
      Transcript<Position, Move, View> transcript =
          new Transcript<>(start.game(), start.position());
      transcript
          .play(ANNA, Notation.write(new Move.Lay("slate")), 4_000)
          .show(ANNA)
          .play(ANNA, Notation.write(KNOCK), 6_000)
          .show(BERT)
          .play(ANNA, Notation.write(KNOCK), 7_000)
          .play(ANNA, Notation.write(new Move.Draw()), 9_000)
          .play(ANNA, Notation.write(new Move.Discard('o')), 12_000)
          .play(BERT, Notation.write(new Move.Take(2)), 15_000)
          .show(CLARA);
      Golden.check("foil-false-knock", transcript.toString());
    }
  }

  @Nested
  class FourPlayers {
    @Test
    void four_hands_fit_on_the_table() {
      FoilTable table = FoilTable.dealt(4, 3);
      assertThat(table.scene(DUNCAN).places()).hasSize(4);
      assertThat(table.scene(Seat.NOBODY).offers()).isEmpty();
    }
  }
}
