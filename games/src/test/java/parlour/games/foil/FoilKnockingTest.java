package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.foil.FoilTable.ANNA;
import static parlour.games.foil.FoilTable.BERT;
import static parlour.games.foil.FoilTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.TableRules;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.Box;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Knocking in Foil: what it takes, and what a false knock costs.
class FoilKnockingTest {
  private static final Move.Knock KNOCK = new Move.Knock(Move.Knock.KEEP);
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
        .as("the one card that is in no word")
        .isEqualTo(new Field.Fixed("card", "h.o"));
    table.by(ANNA, new Move.Knock('o'));
    assertThat(Box.letter(table.position().tray().discards(), 0)).isEqualTo('o');
    FoilTable all =
        FoilTable.at("s", List.of("teapotcorn", "trainbread")).by(ANNA, new Move.Take(1));
    all.lay(ANNA, "teapots", "corn");
    assertThat(all.field(ANNA, "knock", "card"))
        .isInstanceOfSatisfying(Field.Pick.class, pick -> assertThat(pick.least()).isZero());
    all.knock(ANNA);
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
        FoilTable.at("e", List.of("cornnote", "trainbread")).lay(ANNA, "corn", "note").knock(ANNA);
    assertThat(fours.total(ANNA)).isEqualTo(-20);
    assertThat(fours.position().phase()).isInstanceOf(Phase.Forming.class);
    assertThat(fours.minutes())
        .contains("@0 knocks without a word of five letters: 20 points off, and play resumes.");
    assertThat(fours.turn().seat()).isEqualTo(ANNA);
  }

  @Test
  @Proves("foil.knock.false")
  void a_player_is_told_before_what_a_false_knock_costs_and_not_warned_of_a_right_one() {
    assertThat(table.warning(ANNA, "knock"))
        .isEqualTo("10 cards are in no word: a false knock costs 20.");
    assertThat(table.lay(ANNA, "slate", "ston").warning(ANNA, "knock"))
        .isEqualTo("1 card is in no word: a false knock costs 20.");
    assertThat(table.by(ANNA, new Move.Draw()).warning(ANNA, "knock"))
        .isEqualTo("2 cards are in no word: a false knock costs 20.");
    assertThat(
            FoilTable.at("e", List.of("cornnote", "trainbread"))
                .lay(ANNA, "corn", "note")
                .warning(ANNA, "knock"))
        .isEqualTo("No word has five letters: a false knock costs 20.");
    assertThat(
            FoilTable.at("e", List.of("slatestone", "trainbread"))
                .lay(ANNA, "slate", "stone")
                .warning(ANNA, "knock"))
        .isEmpty();
  }

  @Test
  @Proves("foil.amb.false-knock-nonsense")
  void a_knock_with_letters_that_are_no_word_is_a_false_one_and_the_hand_goes_on() {
    FoilTable nonsense =
        FoilTable.at("e", List.of("slatestone", "trainbread")).lay(ANNA, "tsaleostne").knock(ANNA);
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
  @Proves({"foil.amb.false-knock-turn", "foil.amb.knock-again", "foil.knock.when"})
  void after_a_false_knock_the_turn_goes_on_and_one_may_knock_again() {
    table.lay(ANNA, "slate").knock(ANNA);
    assertThat(table.verbs(ANNA)).contains("draw", "take", "knock");
    table.knock(ANNA);
    assertThat(table.total(ANNA)).isEqualTo(-40);
    table.by(ANNA, new Move.Draw());
    assertThat(table.verbs(ANNA)).contains("discard", "knock");
    table.by(ANNA, new Move.Discard('o'));
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
    Transcript<Position, Move, View> transcript = new Transcript<>(start.game(), start.position());
    transcript
        .play(ANNA, Actions.VERBS.write(new Move.Lay("slate")), 4_000)
        .show(ANNA)
        .play(ANNA, Actions.VERBS.write(KNOCK), 6_000)
        .show(BERT)
        .play(ANNA, Actions.VERBS.write(KNOCK), 7_000)
        .play(ANNA, Actions.VERBS.write(new Move.Draw()), 9_000)
        .play(ANNA, Actions.VERBS.write(new Move.Discard('o')), 12_000)
        .play(BERT, Actions.VERBS.write(new Move.Take(2)), 15_000)
        .show(CLARA);
    Golden.check("foil-false-knock", transcript.toString());
  }
}
