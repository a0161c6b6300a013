package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.foil.FoilTable.ANNA;
import static parlour.games.foil.FoilTable.BERT;
import static parlour.games.foil.FoilTable.CLARA;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.Scramble;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// Foil from the knock to the end of the glass.
class FoilScramblingTest {
  /// Anna has knocked with SLATE and STONE; Bert and Clara have grouped nothing yet.
  private static FoilTable knocked(String... settings) {
    return FoilTable.at("eab", List.of("slatestone", "trainbread", "chairslyin"), settings)
        .lay(ANNA, "slate", "stone")
        .knock(ANNA);
  }

  @Nested
  class Scrambling {
    private final FoilTable table = knocked();

    @Test
    @Proves("foil.scramble.rearrange")
    void after_the_knock_all_may_rearrange_their_cards() {
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(table.prompt().must().size()).isEqualTo(3);
      table.lay(BERT, "train", "bread").by(ANNA, new Move.Unlay(0)).lay(ANNA, "least");
      assertThat(table.view(ANNA).holder().slots())
          .extracting(Holder.Slot::word)
          .containsExactly("stone", "least");
      table
          .refuses(BERT, new Move.Unlay(2), TableRules.SENSE)
          .refuses(BERT, new Move.Lay("nit"), Rule.MANY);
    }

    @Test
    @Proves("foil.scramble.knocker")
    void the_knocker_must_keep_a_word_of_the_size() {
      table.by(ANNA, new Move.Unlay(0)).by(ANNA, new Move.Unlay(0)).lay(ANNA, "tale");
      assertThat(table.verbs(ANNA)).doesNotContain("ready");
      table.refuses(ANNA, new Move.Ready(), Rule.KNOCKER);
      table.lay(ANNA, "stone").ready(ANNA);
      assertThat(table.prompt().must().has(ANNA)).isFalse();
    }

    @Test
    @Proves({"foil.scramble.knocker", "foil.amb.scramble-time", "foil.amb.late"})
    void a_knocker_without_it_has_the_words_of_the_knock_when_time_is_up() {
      table.by(ANNA, new Move.Unlay(0)).by(ANNA, new Move.Unlay(0)).lay(BERT, "train");
      assertThat(table.prompt().deadlineMillis()).isEqualTo(180_000);
      table.clock();
      assertThat(table.laid().slots())
          .extracting(Holder.Slot::word)
          .containsExactly("slate", "stone", "train");
    }

    @Test
    @Proves("foil.scramble.mix")
    void every_word_is_scrambled_from_the_start_and_as_its_owner_likes() {
      Holder.Slot slate = table.view(ANNA).holder().slots().getFirst();
      assertThat(slate.scramble()).isNotEqualTo("slate").hasSize(5);
      assertThat(Letters.of(slate.scramble())).isEqualTo(Letters.of("slate"));
      table.by(ANNA, new Move.Mix(0, "aetsl"));
      assertThat(table.view(ANNA).holder().slots().getFirst().scramble()).isEqualTo("aetsl");
      table
          .refuses(ANNA, new Move.Mix(0, "aetsx"), Rule.MIX)
          .refuses(ANNA, new Move.Mix(5, "aetsl"), TableRules.SENSE);
      table.refuses(ANNA, new Move.Mix(0, ""), Rule.MIX);
    }

    @Test
    void a_scramble_finds_the_word_it_belongs_to() {
      table.by(ANNA, new Move.Mix(Move.Mix.FITTING, "tonse"));
      assertThat(table.view(ANNA).holder().slots().get(1).scramble()).isEqualTo("tonse");
      table.refuses(ANNA, new Move.Mix(Move.Mix.FITTING, "kitsch"), TableRules.SENSE);
      FoilTable twins =
          FoilTable.at("e", List.of("slateleast", "trainbread"))
              .lay(ANNA, "slate", "least")
              .knock(ANNA);
      twins
          .refuses(ANNA, new Move.Mix(Move.Mix.FITTING, "aetsl"), Rule.DISTINCT)
          .by(ANNA, new Move.Mix(1, "aetsl"));
    }

    @Test
    @Proves("foil.amb.no-identity")
    void a_scramble_equal_to_the_word_is_refused() {
      table.refuses(ANNA, new Move.Mix(0, "slate"), Rule.NO_IDENTITY);
      FoilTable vowels = FoilTable.at("e", List.of("eeestonest", "trainbread"));
      vowels.refuses(ANNA, new Move.Lay("eee"), Rule.NO_IDENTITY);
    }

    @Test
    void a_shuffle_on_request_is_another_good_one_and_never_shows_the_word() {
      String before = table.view(ANNA).holder().slots().getFirst().scramble();
      List<String> seen = new ArrayList<>(List.of(before));
      for (int i = 0; i < 20; i++) {
        table.by(ANNA, new Move.Shuffle(0));
        seen.add(table.view(ANNA).holder().slots().getFirst().scramble());
      }
      assertThat(seen).doesNotContain("slate", "steal", "least");
      assertThat(seen.stream().distinct().count()).isGreaterThan(3);
      table.refuses(ANNA, new Move.Shuffle(7), TableRules.SENSE);
    }

    @Test
    void a_good_shuffle_gives_less_away_than_any_shuffle() {
      Dice dice = new Dice(5);
      int well = 0;
      int badly = 0;
      for (int i = 0; i < 200; i++) {
        well +=
            Scramble.giveaway(
                "chandelier", Scramble.well("chandelier", table.game().judge(), dice));
        badly +=
            Scramble.giveaway(
                "chandelier", Scramble.best("chandelier", table.game().judge(), dice, 1));
      }
      assertThat(3 * well).isLessThan(badly);
      for (int i = 0; i < 200; i++)
        assertThat(Scramble.well("noon", table.game().judge(), dice)).isNotEqualTo("noon");
    }

    @Test
    @Proves({"foil.scramble.holder", "foil.scramble.distinct", "foil.paper"})
    void all_letters_are_visible_and_the_words_are_apart() {
      table.lay(BERT, "train", "bread").allReady();
      List<Zone> columns = table.scene(CLARA).zones();
      assertThat(columns)
          .extracting(Zone::label)
          .containsExactly("Your own words", "@0's words", "@1's words");
      assertThat(columns.get(2))
          .isInstanceOfSatisfying(
              Zone.Sheet.class,
              sheet -> {
                assertThat(sheet.entries()).hasSize(2);
                assertThat(sheet.entries()).allMatch(entry -> entry.pieces().size() == 5);
                assertThat(sheet.entries())
                    .allMatch(
                        entry ->
                            entry.pieces().stream()
                                .noneMatch(piece -> piece.face().text().isEmpty()));
              });
    }

    @Test
    @Proves("foil.scramble.unused")
    void unused_cards_are_set_aside() {
      table.lay(BERT, "train").allReady();
      assertThat(table.laid().slots())
          .extracting(Holder.Slot::word)
          .containsExactly("slate", "stone", "train");
      table.ownWritten().pencilsDown();
      assertThat(table.points(BERT, "5 unused cards")).isEqualTo(-5);
    }

    @Test
    void nobody_sees_anothers_holder_before_it_is_turned() {
      View before = table.view(BERT);
      table.by(ANNA, new Move.Mix(0, "aetsl")).lay(CLARA, "chairs");
      assertThat(table.view(BERT)).isEqualTo(before);
      assertThat(table.news()).isEmpty();
    }

    @Test
    void the_order_of_arrival_is_irrelevant() {
      FoilTable one =
          knocked().lay(BERT, "train").lay(CLARA, "chairs").by(ANNA, new Move.Shuffle(1));
      FoilTable other =
          knocked().by(ANNA, new Move.Shuffle(1)).lay(CLARA, "chairs").lay(BERT, "train");
      assertThat(one.position()).isEqualTo(other.position());
    }

    @Test
    void any_letters_may_be_laid_as_a_word() {
      table.lay(BERT, "tnidb");
      assertThat(table.view(BERT).holder().slots()).hasSize(1);
      table.refuses(BERT, new Move.Lay("a"), Rule.MANY).refuses(BERT, new Move.Lay(""), Rule.MANY);
    }

    @Test
    @Proves("foil.scramble.picture")
    void the_picture_chairs_and_lying_in_a_holder() {
      FoilTable start =
          FoilTable.at("eab", List.of("chairslying", "trainbread")).lay(ANNA, "chairs", "lying");
      Transcript<Position, Move, View> transcript =
          new Transcript<>(start.game(), start.position());
      transcript
          .play(ANNA, Actions.VERBS.write(new Move.Knock(Move.Knock.KEEP)), 5_000)
          .play(ANNA, Actions.VERBS.write(new Move.Mix(Move.Mix.FITTING, "hisacr")), 9_000)
          .play(ANNA, Actions.VERBS.write(new Move.Mix(Move.Mix.FITTING, "gniyl")), 12_000)
          .play(ANNA, Actions.VERBS.write(new Move.Mix(Move.Mix.FITTING, "lying")), 13_000)
          .show(ANNA)
          .show(BERT)
          .play(ANNA, Actions.VERBS.write(new Move.Ready()), 15_000)
          .play(BERT, Actions.VERBS.write(new Move.Lay("bread")), 20_000)
          .play(BERT, Actions.VERBS.write(new Move.Mix(Move.Mix.FITTING, "dbear")), 25_000)
          .play(BERT, Actions.VERBS.write(new Move.Ready()), 30_000)
          .show(BERT)
          .show(Seat.NOBODY);
      Golden.check("foil-holder", transcript.toString());
    }
  }

  @Nested
  class Unscrambling {
    private final FoilTable table = knocked().lay(BERT, "train", "bread").lay(CLARA, "chairs");

    @Test
    @Proves("foil.unscramble.turn")
    void the_holders_are_turned_when_all_are_ready() {
      table.ready(ANNA, BERT);
      assertThat(table.position().phase()).isInstanceOf(Phase.Scrambling.class);
      table.ready(CLARA);
      assertThat(table.position().phase()).isInstanceOf(Phase.Unscrambling.class);
      assertThat(table.view(BERT).counts().at(ANNA)).isEqualTo(10);
      assertThat(((Phase.Unscrambling) table.view(BERT).phase()).laid().slots())
          .hasSize(5)
          .allMatch(slot -> slot.word().isEmpty() && !slot.scramble().isEmpty());
    }

    @Test
    @Proves("foil.unscramble.timer")
    void the_dealer_turns_the_timer() {
      table.after(40_000).allReady();
      assertThat(table.minutes()).contains("@2 turns the timer");
      assertThat(table.prompt().deadlineMillis()).isEqualTo(340_000);
      assertThat(table.scene(BERT).watches())
          .containsExactly(new Scene.Watch("The glass", Seat.NOBODY, 340_000, 300_000));
    }

    @Test
    @Proves("foil.unscramble.own")
    void ones_own_words_come_first() {
      table.allReady();
      table.refuses(BERT, new Move.Write(table.line("slate"), "slate"), Rule.OWN);
      assertThat(table.field(BERT, "write", "line"))
          .isInstanceOfSatisfying(
              Field.Pick.class, pick -> assertThat(pick.ids()).containsExactly("w.2", "w.3"));
      table
          .write(BERT, "train", "train")
          .refuses(BERT, new Move.Write(table.line("slate"), "slate"), Rule.OWN);
      table.write(BERT, "bread", "bread").write(BERT, "slate", "slate");
      assertThat(table.field(BERT, "write", "line"))
          .isInstanceOfSatisfying(Field.Pick.class, pick -> assertThat(pick.ids()).hasSize(5));
    }

    @Test
    @Proves({"foil.unscramble.others", "foil.amb.answers-per-word"})
    void then_the_others_words_one_answer_each_that_may_be_written_again() {
      table
          .allReady()
          .ownWritten()
          .write(ANNA, "train", "tiara")
          .write(ANNA, "train", "train")
          .write(ANNA, "bread", "beard");
      table.write(ANNA, "bread", "");
      assertThat(table.laid().papers().at(ANNA)).containsExactly("slate", "stone", "train", "", "");
      table.refuses(ANNA, new Move.Write(5, "x"), TableRules.SENSE);
      table.refuses(ANNA, new Move.Write(0, "x".repeat(41)), TableRules.SENSE);
    }

    @Test
    void any_string_may_be_written() {
      table.allReady().ownWritten();
      for (String rubbish : List.of("qqqqq", "can't", "two words", "é", "123"))
        table.write(ANNA, "train", rubbish);
      assertThat(table.position().phase()).isInstanceOf(Phase.Unscrambling.class);
    }

    @Test
    void nobody_sees_anothers_paper() {
      table.allReady();
      View before = table.view(BERT);
      View onlooker = table.view(Seat.NOBODY);
      table
          .write(ANNA, "slate", "slate")
          .write(ANNA, "stone", "stone")
          .write(ANNA, "train", "train");
      assertThat(table.news()).isEmpty();
      assertThat(table.view(BERT)).isEqualTo(before);
      assertThat(table.view(Seat.NOBODY)).isEqualTo(onlooker);
    }

    @Test
    @Proves("foil.amb.own-recall")
    void even_the_owner_is_not_shown_their_words_again() {
      table.allReady();
      assertThat(table.scene(ANNA).toString()).doesNotContain("SLATE").doesNotContain("STONE");
      assertThat(table.view(ANNA).toString()).doesNotContain("slate");
    }

    @Test
    @Proves("foil.unscramble.stop")
    void at_time_the_dealer_stops_the_writing_and_what_is_written_counts() {
      table.allReady().ownWritten().write(ANNA, "train", "train").clock();
      assertThat(table.minutes()).startsWith("Time! @2 calls a stop to the writing.");
      assertThat(table.points(ANNA, "@1's " + scramble("train"))).isEqualTo(5);
      table.refuses(ANNA, new Move.Write(3, "bread"), TableRules.SENSE);
    }

    private String scramble(String word) {
      return table
          .laid()
          .slots()
          .get(table.line(word))
          .scramble()
          .toUpperCase(java.util.Locale.ROOT);
    }

    @Test
    void when_all_pencils_are_down_nobody_waits_for_the_glass() {
      table.allReady().ownWritten().by(ANNA, new Move.PencilDown());
      assertThat(table.prompt().must().has(ANNA)).isFalse();
      table.by(BERT, new Move.PencilDown()).by(CLARA, new Move.PencilDown());
      assertThat(table.position().phase()).isInstanceOf(Phase.Checking.class);
    }

    @Test
    @Proves("foil.unscramble.reveal")
    void then_all_show_their_words_and_check_the_lists() {
      table.allReady().ownWritten().write(ANNA, "train", "train").pencilsDown();
      assertThat(table.minutes())
          .contains("@0 shows SLATE, STONE.", "@1 shows TRAIN, BREAD.", "@2 shows CHAIRS.");
      assertThat(table.scene(BERT).zones())
          .extracting(Zone::label)
          .containsExactly("@0's list: +30", "@1's list: +20", "@2's list: +8");
      assertThat(table.verbs(BERT)).containsExactly("go-on");
    }

    @Test
    void with_no_word_in_any_holder_there_is_nothing_to_unscramble() {
      FoilTable slow = FoilTable.at("e", List.of("slatestone", "trainbread"));
      while (slow.position().phase() instanceof Phase.Forming) slow.clock();
      slow.clock();
      assertThat(slow.position().phase()).isInstanceOf(Phase.Checking.class);
      assertThat(slow.total(ANNA)).isEqualTo(-10);
    }

    @Test
    @Proves("foil.hand-outline")
    void in_a_hand_one_forms_then_scrambles_then_unscrambles() {
      FoilTable hand = FoilTable.at("e", List.of("slatestone", "trainbread"));
      assertThat(hand.position().phase()).isInstanceOf(Phase.Forming.class);
      hand.lay(ANNA, "slate", "stone").knock(ANNA);
      assertThat(hand.position().phase()).isInstanceOf(Phase.Scrambling.class);
      hand.allReady();
      assertThat(hand.position().phase()).isInstanceOf(Phase.Unscrambling.class);
      hand.refuses(ANNA, new Move.Ready(), TableRules.SENSE).clock();
      assertThat(hand.position().phase()).isInstanceOf(Phase.Checking.class);
    }
  }
}
