package parlour.games.logomachy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.CLARA;
import static parlour.games.logomachy.LogomachyTable.table;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet's paragraph on building and extending words.
class BuildingTest {
  /// A in the pool, M and N in hand: Anna has played M and announced MAN.
  private static LogomachyTable manBegun(String bert, String clara) {
    return table("at", "mnbc", bert, clara).play(ANNA, "build", "word", "MAN", "card", "h.m");
  }

  @Nested
  class Building {
    @Test
    @Proves({"logomachy.build", "logomachy.build.example"})
    void holding_m_and_n_one_may_put_m_with_the_a_and_announce_man() {
      LogomachyTable table = table("at", "mnbc", "efgh", "elps");
      assertThat(table.minutes(ANNA, "build", "word", "MAN", "card", "h.m"))
          .isEqualTo("@0 puts M with A to build MAN.");
      LogomachyTable begun = manBegun("efgh", "elps");
      assertThat(begun.loose()).isEqualTo("T");
      assertThat(begun.hand(ANNA)).isEqualTo("BCN");
      assertThat(begun.builds()).containsExactly(new Pool.Build(1, ANNA, "man", Letters.of("am")));
      assertThat(begun.builds().getFirst().wanted()).isEqualTo(Letters.of("n"));
      assertThat(begun.turn()).isEqualTo(BERT);
    }

    @Test
    @Proves("logomachy.build")
    void exactly_one_card_is_put_down_and_at_least_one_is_the_pools() {
      assertThat(table("t", "mnac", "efgh").refused(ANNA, "build", "word", "MAN"))
          .isEqualTo("logomachy.build.hold-all: You cannot build MAN with those cards.");
      assertThat(table("an", "mbce", "efgh").refused(ANNA, "build", "word", "MAN"))
          .isEqualTo(
              "logomachy.build.hold-all: MAN wants no second card of your hand: spell it as a trick.");
    }

    @Test
    void the_player_is_asked_which_card_to_play_first() {
      LogomachyTable table = table("at", "mnbc", "efgh");
      assertThat(table.refused(ANNA, "build", "word", "MAN"))
          .isEqualTo(
              "logomachy.trick.announce: Say which card you play first for MAN, and which you keep for it.");
      assertThat(table.play(ANNA, "build", "word", "MAN", "card", "h.n h.m").hand(ANNA))
          .isEqualTo("BCM");
    }

    @Test
    @Proves("logomachy.build.finish")
    void on_the_next_turn_the_builder_plays_the_last_letter_and_takes_the_trick() {
      LogomachyTable next =
          manBegun("efgh", "elps")
              .play(BERT, "lay", "card", "h.e")
              .play(CLARA, "lay", "card", "h.e");
      assertThat(next.cited(ANNA, "take", "word", "MAN")).containsExactly("logomachy.build.finish");
      LogomachyTable taken = next.play(ANNA, "take", "word", "MAN");
      assertThat(taken.captured(ANNA)).isEqualTo("AMN");
      assertThat(taken.builds()).isEmpty();
    }

    @Test
    @Proves("logomachy.build.steal")
    void anyone_else_with_the_needed_letter_may_play_it_first_and_take_the_trick() {
      LogomachyTable begun = manBegun("nfgh", "elps");
      assertThat(begun.minutes(BERT, "take", "word", "MAN"))
          .isEqualTo("@1 plays N, spells MAN and takes three cards, forestalling @0.");
      assertThat(begun.play(BERT, "take", "word", "MAN").captured(BERT)).isEqualTo("AMN");
    }

    @Test
    @Proves("logomachy.build.reserved")
    void letters_set_apart_may_not_be_used_in_a_different_word() {
      LogomachyTable begun = manBegun("ftnh", "elps");
      assertThat(begun.refused(BERT, "take", "word", "MAT"))
          .isEqualTo(
              "logomachy.build.reserved: MAT uses cards set apart for a word begun: only a word with all the letters of that one may take them.");
      assertThat(begun.refused(BERT, "take", "word", "HAM", "builds", "b1"))
          .startsWith("logomachy.build.reserved: ");
      assertThat(begun.refused(BERT, "build", "word", "FAT"))
          .startsWith("logomachy.build.hold-all: ");
    }

    @Test
    @Proves("logomachy.build.reserved")
    void unless_that_word_includes_all_the_letters_of_the_word_begun() {
      LogomachyTable begun =
          table("aty", "mnbc", "nfgh", "elps").play(ANNA, "build", "word", "MAN", "card", "h.m");
      LogomachyTable taken = begun.play(BERT, "take", "word", "MANY");
      assertThat(taken.captured(BERT)).isEqualTo("AMNY");
      assertThat(taken.loose()).isEqualTo("T");
    }

    @Test
    @Proves("logomachy.build.hold-all")
    void no_one_may_build_or_extend_without_holding_all_the_letters_needed() {
      assertThat(table("at", "mbcd", "efgh").refused(ANNA, "build", "word", "MANY"))
          .isEqualTo(
              "logomachy.build.hold-all: You may not build MANY without holding all the letters needed: you lack N, Y.");
      assertThat(manBegun("nfgh", "elps").refused(BERT, "extend", "word", "MANY"))
          .isEqualTo(
              "logomachy.build.hold-all: You may not extend to MANY without holding all the letters needed: you lack Y.");
    }

    @Test
    @Proves("logomachy.amb.hold-check")
    void a_build_beyond_ones_hand_is_refused_in_silence_and_costs_nothing() {
      LogomachyTable table = table("at", "mbcd", "efgh");
      table.refused(ANNA, "build", "word", "MAN", "card", "h.m");
      assertThat(table.turn()).isEqualTo(ANNA);
      assertThat(table.hand(ANNA)).isEqualTo("BCDM");
    }

    @Test
    @Proves("logomachy.amb.long-build")
    void a_word_that_needs_three_cards_is_built_one_card_a_turn_and_announced_again() {
      LogomachyTable begun =
          table("at", "mnyc", "efgh").play(ANNA, "build", "word", "MANY", "card", "h.m h.n h.y");
      assertThat(begun.builds()).containsExactly(new Pool.Build(1, ANNA, "many", Letters.of("am")));
      LogomachyTable next = begun.play(BERT, "lay", "card", "h.e");
      assertThat(next.cited(ANNA, "extend", "word", "MANY", "card", "h.n"))
          .containsExactly("logomachy.amb.long-build");
      LogomachyTable more =
          next.play(ANNA, "extend", "word", "MANY", "card", "h.n").play(BERT, "lay", "card", "h.f");
      assertThat(more.builds()).containsExactly(new Pool.Build(1, ANNA, "many", Letters.of("amn")));
      assertThat(more.play(ANNA, "take", "word", "MANY").captured(ANNA)).isEqualTo("AMNY");
    }

    @Test
    @Proves("logomachy.amb.build-pool")
    void a_build_may_join_several_cards_of_the_pool() {
      LogomachyTable begun =
          table("aent", "mgbc", "efgh").play(ANNA, "build", "word", "MAGNET", "card", "h.m h.g");
      assertThat(begun.loose()).isEmpty();
      assertThat(begun.builds().getFirst().laid()).isEqualTo(Letters.of("aemnt"));
    }

    @Test
    @Proves("logomachy.amb.several-builds")
    void several_builds_may_stand_each_kept_apart() {
      LogomachyTable two =
          table("ao", "mnbc", "dgte")
              .play(ANNA, "build", "word", "MAN", "card", "h.m")
              .play(BERT, "build", "word", "DOG", "card", "h.d");
      assertThat(two.builds()).extracting(Pool.Build::word).containsExactly("man", "dog");
      assertThat(two.builds()).extracting(Pool.Build::number).containsExactly(1, 2);
      LogomachyTable one = two.play(ANNA, "take", "word", "MAN");
      assertThat(one.builds()).extracting(Pool.Build::number).containsExactly(2);
    }

    @Test
    @Proves("logomachy.amb.sweep-builds")
    void a_sweep_must_clear_builds_too() {
      LogomachyTable begun =
          table("at", "mnbc", "sogh").play(ANNA, "build", "word", "MAN", "card", "h.m");
      LogomachyTable standing = begun.play(BERT, "take", "word", "TO");
      assertThat(standing.loose()).isEmpty();
      assertThat(standing.position().captured().sweeps().at(BERT)).isZero();
      assertThat(standing.play(ANNA, "take", "word", "MAN").position().captured().sweeps().at(ANNA))
          .isEqualTo(1);
    }

    @Test
    @Proves("logomachy.amb.build-own-next")
    void a_builder_who_holds_what_the_word_needs_may_not_lay_a_card() {
      LogomachyTable next =
          table("at", "mnbc", "efgh")
              .play(ANNA, "build", "word", "MAN", "card", "h.m")
              .play(BERT, "lay", "card", "h.f");
      assertThat(next.refused(ANNA, "lay", "card", "h.b"))
          .isEqualTo(
              "logomachy.amb.build-own-next: You hold what the word you have begun needs: go on with it, or make another play.");
      assertThat(next.turn()).isEqualTo(ANNA);
    }

    @Test
    @Proves("logomachy.amb.build-own-next")
    void a_builder_who_can_no_longer_finish_may_lay_a_card_though_the_dictionary_knows_a_play() {
      LogomachyTable begun =
          table("aie", "mnqb", "cdfg")
              .play(ANNA, "build", "word", "MAN", "card", "h.m")
              .play(BERT, "lay", "card", "h.f");
      LogomachyTable spent =
          begun.play(ANNA, "take", "word", "FEN").play(BERT, "lay", "card", "h.c");
      assertThat(spent.play(ANNA, "take", "word", "QI").captured(ANNA))
          .as("there is QI")
          .contains("Q");
      assertThat(spent.play(ANNA, "lay", "card", "h.b").loose()).isEqualTo("BCI");
    }

    @Test
    @Proves("logomachy.amb.build-own-next")
    void a_word_begun_need_not_be_finished_next_turn() {
      LogomachyTable begun =
          table("ae", "mnwb", "cdfg")
              .play(ANNA, "build", "word", "MAN", "card", "h.m")
              .play(BERT, "lay", "card", "h.d");
      LogomachyTable other =
          begun.play(ANNA, "take", "word", "DEN").play(BERT, "lay", "card", "h.c");
      assertThat(other.builds()).hasSize(1);
      assertThat(other.play(ANNA, "lay", "card", "h.w").loose()).isEqualTo("CW");
    }
  }

  @Nested
  class Extending {
    @Test
    @Proves({"logomachy.extend", "logomachy.extend.example", "logomachy.amb.carry-on"})
    void with_ma_on_the_table_one_who_holds_n_and_y_plays_n_and_announces_many() {
      LogomachyTable begun = manBegun("nygh", "elps");
      assertThat(begun.minutes(BERT, "extend", "word", "MANY", "card", "h.n"))
          .isEqualTo("@1 plays N and extends MAN to MANY.");
      LogomachyTable extended = begun.play(BERT, "extend", "word", "MANY", "card", "h.n");
      assertThat(extended.builds())
          .containsExactly(new Pool.Build(1, BERT, "many", Letters.of("amn")));
      assertThat(extended.refused(CLARA, "take", "word", "MANE"))
          .startsWith("logomachy.build.reserved: ");
      LogomachyTable round =
          extended.play(CLARA, "lay", "card", "h.e").play(ANNA, "lay", "card", "h.b");
      assertThat(round.play(BERT, "take", "word", "MANY").captured(BERT)).isEqualTo("AMNY");
    }

    @Test
    @Proves("logomachy.extend.forestall")
    void the_extender_may_likewise_be_forestalled() {
      LogomachyTable extended =
          manBegun("nygh", "yelp").play(BERT, "extend", "word", "MANY", "card", "h.n");
      assertThat(extended.minutes(CLARA, "take", "word", "MANY"))
          .isEqualTo("@2 plays Y, spells MANY and takes four cards, forestalling @1.");
    }

    @Test
    @Proves("logomachy.extend")
    void an_extension_must_include_all_the_letters_of_the_word_begun() {
      assertThat(manBegun("ytgh", "elps").refused(BERT, "extend", "word", "MATHY"))
          .isEqualTo(
              "logomachy.build.reserved: MATHY does not include all the letters of a word begun.");
      assertThat(table("at", "mnbc", "efgh").refused(ANNA, "extend", "word", "MAN"))
          .isEqualTo("logomachy.extend: No word is begun that you could extend.");
    }

    @Test
    @Proves("logomachy.amb.build-pool")
    void an_extender_may_draw_in_further_cards_of_the_pool() {
      LogomachyTable begun =
          table("aet", "mnbc", "nsgh").play(ANNA, "build", "word", "MAN", "card", "h.m");
      LogomachyTable extended = begun.play(BERT, "extend", "word", "NAMES", "card", "h.n");
      assertThat(extended.builds())
          .containsExactly(new Pool.Build(1, BERT, "names", Letters.of("aemn")));
      assertThat(extended.loose()).isEqualTo("T");
    }

    @Test
    @Proves({"logomachy.amb.reorder", "logomachy.amb.one-card-take"})
    void a_single_card_may_complete_a_longer_word_in_another_order() {
      LogomachyTable begun =
          table("ae", "mnbc", "nfgh").play(ANNA, "build", "word", "MAN", "card", "h.m");
      LogomachyTable taken = begun.play(BERT, "take", "word", "NAME");
      assertThat(taken.captured(BERT)).isEqualTo("AEMN");
      assertThat(taken.position().captured().sweeps().at(BERT)).isEqualTo(1);
    }

    @Test
    @Proves("logomachy.amb.reorder")
    void letters_announced_but_not_yet_played_must_be_included_too() {
      LogomachyTable begun =
          table("ae", "mnbc", "tfgh").play(ANNA, "build", "word", "MAN", "card", "h.m");
      assertThat(begun.refused(BERT, "take", "word", "MATE"))
          .startsWith("logomachy.build.reserved: ");
    }

    @Test
    @Proves("logomachy.amb.carry-on")
    void a_trick_may_take_in_two_words_begun() {
      LogomachyTable two =
          table("ae", "mnbc", "tnps")
              .play(ANNA, "build", "word", "MAN", "card", "h.m")
              .play(BERT, "build", "word", "TEN", "card", "h.t");
      LogomachyTable swept = two.play(ANNA, "take", "word", "MEANT");
      assertThat(swept.captured(ANNA)).isEqualTo("AEMNT");
      assertThat(swept.position().pool().isEmpty()).isTrue();
    }

    @Test
    @Proves("logomachy.amb.set-apart")
    void loose_cards_are_taken_before_cards_set_apart_unless_one_points_at_them() {
      LogomachyTable begun =
          table("aam", "mnbc", "nfgh").play(ANNA, "build", "word", "MAN", "card", "h.m h.n");
      assertThat(begun.loose()).isEqualTo("AM");
      assertThat(begun.play(BERT, "take", "word", "MAN").builds()).hasSize(1);
      assertThat(begun.play(BERT, "take", "word", "MAN", "builds", "b1.m b1.a").loose())
          .isEqualTo("AM");
      assertThat(begun.play(BERT, "take", "word", "HAM", "builds", "b1").loose()).isEmpty();
    }
  }

  @Test
  void words_begun_are_seen_by_all_with_the_word_announced() {
    LogomachyTable begun = manBegun("nygh", "yelp");
    Scene scene = begun.scene(CLARA);
    Zone.Words builds = (Zone.Words) scene.zones().get(1);
    assertThat(builds.words().getFirst().note()).isEqualTo("@0 [0:builds] MAN");
    assertThat(builds.words().getFirst().pieces())
        .extracting(piece -> piece.face().text())
        .containsExactly("M", "A");
    assertThat(scene.places().getFirst().note()).isEqualTo("building");
  }

  @Test
  void the_examples_of_the_leaflet_read_as_they_should() {
    LogomachyTable first = table("anrt", "mbcd", "efgh", "elps");
    Transcript<Position, Move, View> trick = new Transcript<>(first.game(), first.position());
    trick.show(ANNA).play(ANNA, Answer.of("take", "word", "MAN", "card", "h.m"), 4_000).show(BERT);
    Golden.check("logomachy-trick", trick.toString());

    LogomachyTable second = table("at", "mnbc", "nygh", "yelp");
    Transcript<Position, Move, View> many = new Transcript<>(second.game(), second.position());
    many.show(ANNA)
        .play(ANNA, Answer.of("build", "word", "MAN", "card", "h.m h.n"), 5_000)
        .show(BERT);
    many.play(BERT, Answer.of("take", "word", "MAT"), 9_000)
        .play(BERT, Answer.of("extend", "word", "MANE", "card", "h.n"), 12_000);
    many.play(BERT, Answer.of("extend", "word", "MANY", "card", "h.n h.y"), 15_000).show(CLARA);
    many.play(CLARA, Answer.of("take", "word", "MANY"), 21_000).show(Seat.NOBODY);
    Golden.check("logomachy-many", many.toString());
  }
}
