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

/// Foil from the box to the last discard; the knock has a test of its own.
class FoilTest {
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
      assertThat(glassMillis()).isEqualTo(300_000);
      assertThat(glassMillis("glass", "180")).isEqualTo(180_000);
      assertThat(glassMillis("glass", "120")).isEqualTo(120_000);
      assertThat(glassMillis("clock", "double")).isEqualTo(600_000);
      assertThat(glassMillis("clock", "off")).isEqualTo(Prompt.NEVER);
    }

    private static long glassMillis(String... settings) {
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
    void every_deal_is_shuffled_again() {
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
  class FourPlayers {
    @Test
    void four_hands_fit_on_the_table() {
      FoilTable table = FoilTable.dealt(4, 3);
      assertThat(table.scene(DUNCAN).places()).hasSize(4);
      assertThat(table.scene(Seat.NOBODY).offers()).isEmpty();
    }
  }
}
