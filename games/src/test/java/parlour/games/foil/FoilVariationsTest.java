package parlour.games.foil;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.foil.FoilTable.ANNA;
import static parlour.games.foil.FoilTable.BERT;
import static parlour.games.foil.FoilTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.foil.words.Subject;
import parlour.lexicon.Category;

/// Shorter games, category games, children's games.
class FoilVariationsTest {
  @Nested
  class ShorterGames {
    @Test
    @Proves("foil.var.short.why")
    void when_time_is_short_one_may_choose() {
      assertThat(Options.SETTINGS.getFirst().choices())
          .extracting(Field.Option::value)
          .containsSubsequence("full", "round-1", "round-2", "round-3", "three-hands", "hundred");
    }

    @Test
    @Proves("foil.var.short.one-round")
    void one_round_only_of_the_players_choice() {
      for (int round = 1; round <= 3; round++) {
        FoilTable table = FoilTable.dealt(3, 5, "game", "round-" + round).withTotals(1, 3, 2, 1);
        for (int hand = 1; hand <= 3; hand++) {
          assertThat(table.game().size(table.match())).isEqualTo(round + 4);
          table.dullHand().goOn();
        }
        assertThat(table.prompt().isOver()).isTrue();
        assertThat(table.scene(ANNA).interlude()).as("the last hand is still told").isPresent();
      }
    }

    @Test
    @Proves("foil.var.short.three-hands")
    void three_hands_one_to_a_round() {
      FoilTable table = FoilTable.dealt(3, 5, "game", "three-hands").withTotals(1, 3, 2, 1);
      for (int size = 5; size <= 7; size++) {
        assertThat(table.game().size(table.match())).isEqualTo(size);
        table.dullHand().goOn();
      }
      assertThat(table.prompt().isOver()).isTrue();
    }

    @Test
    @Proves("foil.amb.one-hand")
    void one_hand_only_with_words_of_five() {
      FoilTable table = FoilTable.dealt(3, 5, "game", "hand").withTotals(1, 3, 2, 1);
      assertThat(table.game().size(table.match())).isEqualTo(5);
      table.dullHand();
      assertThat(table.prompt().isOver()).isTrue();
      assertThat(table.clauses(News.Won.class)).contains("foil.amb.one-hand");
      assertThat(table.game().kit(3).aim().text()).isEqualTo("Most points after one hand.");
    }

    @Test
    @Proves({"foil.var.short.100", "foil.amb.100-rounds"})
    void to_a_hundred_with_one_hand_to_a_round_and_the_sizes_repeating() {
      FoilTable table = FoilTable.dealt(2, 5, "game", "hundred").withTotals(1, 60, 50);
      int[] sizes = {5, 6, 7, 5, 6};
      for (int size : sizes) {
        assertThat(table.game().size(table.match())).isEqualTo(size);
        table.dullHand().goOn();
      }
      assertThat(table.scene(ANNA).places()).allMatch(place -> place.goal() == 100);
      table.withTotals(6, 108, 112);
      table.dullHand();
      assertThat(table.minutes()).endsWith("@1 wins.");
    }

    @Test
    @Proves("foil.amb.100-rounds")
    void a_hundred_is_looked_for_at_the_end_of_a_hand_only() {
      FoilTable table = FoilTable.dealt(2, 5, "game", "hundred").withTotals(1, 109, 50);
      table.dullHand();
      assertThat(table.total(ANNA)).isEqualTo(99);
      assertThat(table.prompt().isOver()).isFalse();
    }

    @Test
    @Proves("foil.amb.most-hands")
    void a_goal_nobody_reaches_ends_after_twelve_hands() {
      FoilTable table = FoilTable.dealt(2, 5, "game", "hundred").withTotals(12, 60, 50);
      table.dullHand();
      assertThat(table.prompt().isOver()).isTrue();
    }
  }

  @Nested
  class CategoryGames {
    private static FoilTable animals(String... clara) {
      FoilTable table =
          FoilTable.at(
              "eab",
              List.of("horseotter", "snailstone", String.join("", clara)),
              "category",
              "lists");
      Phase.Forming forming = (Phase.Forming) table.position().phase();
      Position named =
          table
              .position()
              .with(
                  new Phase.Forming(
                      Subject.of(Category.ANIMALS), forming.turn(), forming.holders()));
      return table
          .becomes(named)
          .lay(ANNA, "horse", "otter")
          .knock(ANNA)
          .lay(BERT, "snail", "stone")
          .allReady();
    }

    @Test
    @Proves("foil.var.category")
    void the_dealer_names_the_subject_before_the_deal() {
      FoilTable table = FoilTable.dealt(3, 2, "category", "lists");
      Seat dealer = table.match().dealer();
      assertThat(table.prompt().must()).isEqualTo(Seats.of(dealer));
      assertThat(table.view(dealer).hand().isEmpty()).isTrue();
      table
          .refuses(dealer, new Move.Draw(), TableRules.SENSE)
          .by(dealer, new Move.Name(Subject.of(Category.ANIMALS)));
      assertThat(table.minutes()).contains(dealer + " names the subject: ANIMALS.");
      assertThat(table.view(ANNA).hand().size()).isEqualTo(10);
      assertThat(table.scene(ANNA).headline()).contains("ANIMALS");
    }

    @Test
    @Proves("foil.var.category")
    void every_word_formed_or_unscrambled_must_fit() {
      FoilTable table =
          animals()
              .ownWritten()
              .write(ANNA, "snail", "slain")
              .write(CLARA, "horse", "shore")
              .pencilsDown();
      assertThat(table.points(ANNA, "HORSE")).isEqualTo(10);
      assertThat(table.points(BERT, "SNAIL")).isEqualTo(10);
      assertThat(table.points(BERT, "STONE")).isEqualTo(-20);
      assertThat(guess(table, ANNA, "SLAIN")).isEqualTo(-10);
      assertThat(guess(table, CLARA, "SHORE")).isEqualTo(-10);
    }

    private static int guess(FoilTable table, Seat seat, String written) {
      return table.account(seat).items().stream()
          .filter(item -> item.written().equals(written))
          .findFirst()
          .orElseThrow()
          .points();
    }

    @Test
    @Proves({"foil.var.category.scope", "foil.amb.category-judge"})
    void the_subject_is_general_or_specific() {
      FoilTable table = FoilTable.dealt(3, 2, "category", "lists");
      assertThat(table.field(table.match().dealer(), "name", "subject"))
          .isInstanceOfSatisfying(
              Field.Choose.class,
              choose ->
                  assertThat(choose.options())
                      .extracting(Field.Option::value)
                      .containsExactly(
                          "ANIMALS",
                          "PLANTS",
                          "SCIENCE",
                          "MUSIC",
                          "OCCUPATIONS",
                          "MAMMALS",
                          "CULINARY HERBS",
                          "CHEMICAL ELEMENTS",
                          "WOODWINDS",
                          "ADVERBS"));
      table.refuses(
          table.match().dealer(), new Move.Name(Subject.named("fruit")), Rule.CATEGORY_SCOPE);
      table.refuses(table.match().dealer(), new Move.Name(Subject.NONE), Rule.CATEGORY_SCOPE);
      table.by(table.match().dealer(), new Move.Name(Subject.named("mammals")));
      assertThat(((Phase.Forming) table.position().phase()).subject())
          .isEqualTo(Subject.of(Category.MAMMALS));
    }

    @Test
    void a_dealer_who_dawdles_has_the_subject_drawn_for_him() {
      FoilTable table = FoilTable.dealt(3, 2, "category", "lists").clock();
      assertThat(((Phase.Forming) table.position().phase()).subject().isListed()).isTrue();
    }

    @Test
    void a_subject_is_letters_and_spaces() {
      assertThat(Subject.named("  Things  in a kitchen ").name()).isEqualTo("things in a kitchen");
      assertThat(Subject.named("@0 <b>")).isEqualTo(Subject.NONE);
      assertThat(Subject.named("x".repeat(40))).isEqualTo(Subject.NONE);
      assertThat(Subject.named("ADVERBS")).isEqualTo(Subject.of(Category.ADVERBS));
    }

    private static FoilTable voted() {
      FoilTable table =
          FoilTable.at(
              "eab", List.of("horseotter", "trainbread", "stonelying"), "category", "vote");
      Phase.Forming forming = (Phase.Forming) table.position().phase();
      Position named =
          table
              .position()
              .with(new Phase.Forming(Subject.named("food"), forming.turn(), forming.holders()));
      return table
          .becomes(named)
          .lay(ANNA, "horse", "otter")
          .knock(ANNA)
          .lay(BERT, "bread", "train")
          .lay(CLARA, "stone")
          .allReady()
          .ownWritten()
          .write(BERT, "horse", "shore")
          .write(CLARA, "bread", "beard")
          .pencilsDown();
    }

    @Test
    @Proves({"foil.amb.category-judge", "foil.amb.vote"})
    void with_any_subject_the_table_votes_and_more_than_half_throw_a_word_out() {
      FoilTable table = voted();
      Phase.Voting voting = (Phase.Voting) table.position().phase();
      assertThat(voting.words())
          .containsExactly("HORSE", "SHORE", "OTTER", "BREAD", "TRAIN", "STONE");
      assertThat(table.zone(ANNA, "asked")).isInstanceOf(Zone.Words.class);
      table
          .refuses(ANNA, new Move.Vote(1L << 6), TableRules.SENSE)
          .refuses(ANNA, new Move.GoOn(), TableRules.SENSE);
      View before = table.view(BERT);
      table.by(ANNA, new Move.Vote(0b110000));
      assertThat(table.news()).isEmpty();
      assertThat(table.view(BERT).phase()).isNotEqualTo(before.phase());
      assertThat(((Phase.Voting) table.view(BERT).phase()).doubts()).isEqualTo(PerSeat.all(3, 0L));
      table.by(BERT, new Move.Vote(0b100010)).by(CLARA, new Move.Vote(0b000010));
      assertThat(table.minutes()).startsWith("The table votes out SHORE, STONE.");
      assertThat(table.points(CLARA, "STONE")).isEqualTo(-20);
      assertThat(guess(table, BERT, "SHORE")).isEqualTo(-10);
      assertThat(table.points(BERT, "TRAIN")).isEqualTo(10);
    }

    /// Expected: one of two is half of the table and not more, so HORSE stands; both together throw
    /// OTTER out.
    @Test
    @Proves("foil.amb.vote")
    void among_two_both_must_be_against_a_word() {
      FoilTable table =
          FoilTable.at("eab", List.of("horseotter", "trainbread"), "category", "vote")
              .lay(ANNA, "horse", "otter")
              .knock(ANNA)
              .lay(BERT, "bread", "train")
              .allReady()
              .ownWritten()
              .pencilsDown();
      table.by(ANNA, new Move.Vote(0b10)).by(BERT, new Move.Vote(0b11));
      assertThat(table.minutes()).startsWith("The table votes out OTTER.");
      assertThat(table.points(ANNA, "HORSE")).isEqualTo(10);
      assertThat(table.points(ANNA, "OTTER")).isEqualTo(-20);
    }

    @Test
    @Proves({"foil.amb.category-judge", "foil.amb.vote"})
    void who_does_not_vote_lets_all_stand() {
      FoilTable table = voted().by(ANNA, new Move.Vote(0b111111)).clock();
      assertThat(table.minutes()).startsWith("The table lets every word stand.");
      assertThat(table.points(BERT, "BREAD")).isEqualTo(10);
    }

    @Test
    void where_the_table_votes_the_dealer_may_name_anything() {
      FoilTable table = FoilTable.dealt(2, 2, "category", "vote");
      Seat dealer = table.match().dealer();
      assertThat(table.verbs(dealer)).containsExactly("name", "subject");
      Move move = table.game().read(Answer.of("subject", "subject", "FRUIT")).orElseThrow();
      table.by(dealer, move);
      assertThat(table.scene(ANNA).headline()).contains("FRUIT");
    }
  }

  @Nested
  class ChildrensGames {
    @Test
    @Proves({"foil.var.children.hands", "foil.var.children.knock"})
    void one_hand_to_a_round_and_three_four_five_letters_for_a_knock() {
      FoilTable table = FoilTable.dealt(3, 5, "game", "children").withTotals(1, 3, 2, 1);
      for (int size = 3; size <= 5; size++) {
        assertThat(table.game().size(table.match())).isEqualTo(size);
        table.dullHand().goOn();
      }
      assertThat(table.prompt().isOver()).isTrue();
    }

    @Test
    @Proves({"foil.var.children.min3", "foil.amb.children-scoring"})
    void words_of_three_letters_count_by_the_ordinary_table() {
      FoilTable table =
          FoilTable.at("e", List.of("hatpie", "runidle"), "game", "children")
              .lay(ANNA, "hat", "pie")
              .knock(ANNA);
      table.lay(BERT, "run").lay(BERT, "id").allReady().ownWritten().pencilsDown();
      assertThat(table.account(ANNA).points()).isEqualTo(6 + 6 + 5);
      assertThat(table.points(BERT, "ID")).isEqualTo(-20);
      assertThat(table.points(BERT, "2 unused cards")).isEqualTo(-2);
    }
  }

  @Nested
  class YoungerChildren {
    private static FoilTable table(String... hands) {
      return FoilTable.at("e", List.of(hands), "game", "young-25");
    }

    @Test
    @Proves({"foil.var.young.no-scramble", "foil.amb.young-knock"})
    void they_knock_and_lay_out_their_words_but_nothing_is_scrambled() {
      FoilTable table = table("hatpie", "runidle").lay(ANNA, "hat", "pie").knock(ANNA);
      assertThat(table.verbs(ANNA)).doesNotContain("mix", "shuffle").contains("ready");
      table
          .refuses(ANNA, new Move.Mix(0, "tah"), Rule.YOUNG_PLAIN)
          .refuses(ANNA, new Move.Shuffle(0), Rule.YOUNG_PLAIN);
      table.lay(BERT, "idle").allReady();
      assertThat(table.position().phase()).isInstanceOf(Phase.Checking.class);
    }

    @Test
    @Proves({"foil.var.young.score", "foil.amb.children-words"})
    void one_point_for_each_letter_in_a_word_and_nothing_else() {
      FoilTable table =
          table("hatpie", "runidlezz".substring(0, 8)).lay(ANNA, "hat", "pie").knock(ANNA);
      table.lay(BERT, "idle", "nuz").allReady();
      assertThat(table.account(ANNA).points()).isEqualTo(6);
      assertThat(table.account(BERT).points()).isEqualTo(4);
    }

    @Test
    @Proves("foil.var.young.goal")
    void the_first_to_25_or_50_wins() {
      FoilTable table =
          table("hatpie", "runidle")
              .withTotals(1, 19, 22)
              .lay(ANNA, "hat", "pie")
              .knock(ANNA)
              .allReady();
      assertThat(table.minutes()).endsWith("@0 wins.");
      FoilTable fifty =
          FoilTable.at("e", List.of("hatpie", "runidle"), "game", "young-50")
              .withTotals(1, 19, 22)
              .lay(ANNA, "hat", "pie")
              .knock(ANNA)
              .allReady();
      assertThat(fifty.prompt().isOver()).isFalse();
      assertThat(fifty.scene(BERT).places()).allMatch(place -> place.goal() == 50);
    }

    @Test
    @Proves("foil.var.young.repeat")
    void the_rounds_are_played_again_while_nobody_is_there() {
      FoilTable table = FoilTable.dealt(2, 5, "game", "young-25").withTotals(3, 10, 12);
      table.dullHand().goOn();
      assertThat(table.match().hand()).isEqualTo(4);
      assertThat(table.game().size(table.match())).isEqualTo(3);
      FoilTable once =
          FoilTable.dealt(2, 5, "game", "young-25", "again", "no").withTotals(3, 10, 12);
      once.dullHand();
      assertThat(once.winners()).isEqualTo(Seats.of(BERT));
    }
  }

  @Nested
  class Answers {
    @Test
    void every_move_is_read_as_it_was_written() {
      List<Move> moves =
          List.of(
              new Move.Name(Subject.of(Category.HERBS)),
              new Move.Name(Subject.named("fruit")),
              new Move.Draw(),
              new Move.Take(3),
              new Move.Discard('q'),
              new Move.Knock(Move.Knock.KEEP),
              new Move.Knock('x'),
              new Move.Lay("slate"),
              new Move.Unlay(2),
              new Move.Mix(1, "aetsl"),
              new Move.Mix(Move.Mix.FITTING, "aetsl"),
              new Move.Shuffle(0),
              new Move.Ready(),
              new Move.Write(4, "can't"),
              new Move.Write(4, ""),
              new Move.PencilDown(),
              new Move.Vote(5),
              new Move.Vote(0),
              new Move.GoOn());
      Foil foil = FoilTable.open();
      for (Move move : moves) assertThat(foil.read(foil.write(move))).contains(move);
    }

    @Test
    void what_makes_no_sense_is_no_move() {
      Foil foil = FoilTable.open();
      assertThat(foil.read(Answer.of("sing"))).isEmpty();
      assertThat(foil.read(Answer.of("take", "depth", "d.x"))).isEmpty();
      assertThat(foil.read(Answer.of("discard", "card", ""))).isEmpty();
      assertThat(foil.read(Answer.of("vote", "words", "v.64"))).isEmpty();
      assertThat(foil.read(Answer.of("unlay", "line", "w.99999"))).isEmpty();
    }

    @Test
    void a_card_in_a_word_can_be_named_too() {
      FoilTable table =
          FoilTable.at("e", List.of("slatestone", "trainbread", "horselying"))
              .lay(CLARA, "horse")
              .lay(ANNA, "slate");
      table.by(ANNA, new Move.Draw());
      assertThat(table.field(ANNA, "discard", "card"))
          .isInstanceOfSatisfying(
              Field.Pick.class, pick -> assertThat(pick.ids()).contains("w0.l", "h.s"));
      assertThat(table.game().read(Answer.of("discard", "card", "w0.l")))
          .contains(new Move.Discard('l'));
    }
  }
}
