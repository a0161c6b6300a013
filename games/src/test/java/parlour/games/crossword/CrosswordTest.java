package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.trial.Table.ANNA;
import static parlour.trial.Table.BERT;
import static parlour.trial.Table.CLARA;
import static parlour.games.crossword.Tables.UMPIRE;
import static parlour.games.crossword.Tables.VIGILANCE;
import static parlour.games.crossword.Tables.across;
import static parlour.games.crossword.Tables.down;
import static parlour.games.crossword.Tables.game;
import static parlour.games.crossword.Tables.hand;
import static parlour.trial.Rulings.legal;
import static parlour.games.crossword.Tables.pile;
import static parlour.games.crossword.Tables.play;
import static parlour.games.crossword.Tables.refused;
import static parlour.games.crossword.Tables.score;
import static parlour.games.crossword.Tables.scored;
import static parlour.games.crossword.Tables.table;
import static parlour.trial.Rulings.told;
import static parlour.games.crossword.Tables.with;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.crossword.Position.Match;
import parlour.games.crossword.Position.Piles;
import parlour.games.crossword.Position.Stage;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;

class CrosswordTest {
  @Nested
  class The_pack {
    @Test
    @Proves({"crossword.cards.number", "crossword.cards.values"})
    void every_card_carries_a_letter_and_its_number() {
      String numbers =
          "A10 B2 C8 D6 E10 F2 G4 H8 I10 J6 K8 L8 M8 N8 O8 P8 Q4 R8 S8 T8 U8 V6 W8 X2 Y4 Z2 *15";
      StringBuilder shown = new StringBuilder();
      for (int kind = 0; kind < Pack.KINDS; kind++) {
        shown
            .append(kind == 0 ? "" : " ")
            .append(Pack.face(kind).text())
            .append(Pack.face(kind).corner());
        assertThat(Pack.face(kind).corner()).isEqualTo(String.valueOf(Pack.number(kind)));
      }
      assertThat(shown).hasToString(numbers);
    }

    @Test
    @Proves("crossword.cards.deck")
    void the_pack_has_fifty_two_cards() {
      assertThat(counts(false))
          .isEqualTo(
              "A4 B1 C1 D1 E4 F1 G1 H3 I4 J1 K1 L3 M1 N1 O3 P1 Q1 R3 S3 T3 U3 V1 W3 X1 Y1 Z1 *1");
      assertThat(Pack.cards(false)).hasSize(52);
    }

    @Test
    @Proves("crossword.cards.deck48")
    void the_small_pack_has_one_fewer_of_four_letters() {
      assertThat(counts(true))
          .isEqualTo(
              "A4 B1 C1 D1 E4 F1 G1 H2 I3 J1 K1 L3 M1 N1 O3 P1 Q1 R3 S3 T3 U2 V1 W2 X1 Y1 Z1 *1");
      Position dealt = game(Map.of("pack", "48")).deal(Seats.first(2), 5);
      assertThat(dealt.piles().stock().size()).isEqualTo(48 - 12 - 1);
    }

    @Test
    @Proves("crossword.cards.free")
    void one_card_is_the_free_letter() {
      Position dealt = VIGILANCE.deal(Seats.first(8), 5);
      assertThat((String) new CrosswordLedger().stock(dealt)).endsWith(" 1]");
    }

    private static String counts(boolean small) {
      int[] counts = new int[Pack.KINDS];
      for (byte card : Pack.cards(small)) counts[card]++;
      StringBuilder out = new StringBuilder();
      for (int kind = 0; kind < Pack.KINDS; kind++) {
        out.append(kind == 0 ? "" : " ").append(Pack.face(kind).text()).append(counts[kind]);
      }
      return out.toString();
    }
  }

  @Nested
  class One_and_two_the_deal {
    @Test
    @Proves("crossword.dealer.cut")
    void the_high_card_deals_and_A_is_the_highest() {
      Set<Integer> dealers = new HashSet<>();
      int longest = 0;
      for (int seed = 0; seed < 300; seed++) {
        Position dealt = VIGILANCE.deal(Seats.first(5), seed);
        String cut = dealt.match().cut();
        Seats highest = Seats.first(5);
        for (int round = 0; round < cut.length(); round += 5) {
          highest = Dealing.highest(cut.substring(round, round + 5).toCharArray(), highest);
          longest = Math.max(longest, round / 5 + 1);
        }
        assertThat(highest).isEqualTo(Seats.of(dealt.match().dealer()));
        dealers.add(dealt.match().dealer().index());
      }
      assertThat(dealers).hasSize(5);
      assertThat(longest).as("some had to cut again").isGreaterThan(1);
    }

    @Test
    @Proves("crossword.dealer.cut")
    void of_cut_cards_the_nearest_to_A_is_high_and_equal_ones_cut_again() {
      assertThat(Dealing.highest("zqa".toCharArray(), Seats.first(3))).isEqualTo(Seats.of(CLARA));
      assertThat(Dealing.highest("zqz".toCharArray(), Seats.first(3))).isEqualTo(Seats.of(BERT));
      assertThat(Dealing.highest("eze".toCharArray(), Seats.first(3)))
          .isEqualTo(Seats.of(ANNA, CLARA));
      for (int seed = 0; seed < 200; seed++) {
        Match match = Dealing.cut(Options.usual(), Seats.first(8), new Dice(seed));
        assertThat(match.cut()).doesNotContain("*");
      }
    }

    @Test
    void the_cut_lies_in_view_until_the_first_play() {
      Position dealt = VIGILANCE.deal(Seats.first(3), 5);
      assertThat(VIGILANCE.scene(VIGILANCE.view(dealt, ANNA)).zones())
          .anyMatch(zone -> zone.id().equals("cut"));
      Seat first = dealt.turn().seat();
      Position later =
          play(VIGILANCE, dealt, first, new Move.Discard(dealt.hands().at(first).at(0)));
      assertThat(VIGILANCE.scene(VIGILANCE.view(later, ANNA)).zones())
          .noneMatch(zone -> zone.id().equals("cut"));
    }

    @Test
    @Proves({"crossword.deal.six", "crossword.players"})
    void six_players_or_fewer_have_six_cards_each() {
      for (int players = 2; players <= 6; players++) dealt(players, 6);
    }

    @Test
    @Proves({"crossword.deal.five", "crossword.players", "crossword.amb.players-max"})
    void more_than_six_have_five() {
      for (int players = 7; players <= 8; players++) dealt(players, 5);
      assertThat(Crossword.KIND.objection(8, Map.of())).isEmpty();
      assertThat(Crossword.KIND.objection(9, Map.of())).isPresent();
      assertThat(Crossword.KIND.objection(1, Map.of())).isPresent();
    }

    private static void dealt(int players, int each) {
      Position dealt = VIGILANCE.deal(Seats.first(players), players);
      for (Seat seat : Seats.first(players))
        assertThat(dealt.hands().at(seat).size()).isEqualTo(each);
      assertThat(dealt.piles().stock().size()).isEqualTo(52 - players * each - 1);
    }

    @Test
    @Proves("crossword.deal.one")
    void cards_are_dealt_one_at_a_time_from_the_dealers_left() {
      Position dealt = Position.dealt(match(3, BERT), pile("abcdefghijklmnopqrstuv"), 0, 0);
      assertThat(dealt.hands().at(CLARA)).isEqualTo(hand("adgjmp"));
      assertThat(dealt.hands().at(ANNA)).isEqualTo(hand("behknq"));
      assertThat(dealt.hands().at(BERT)).isEqualTo(hand("cfilor"));
    }

    @Test
    @Proves("crossword.stock")
    void the_rest_lies_face_down_and_its_top_card_is_turned_up_beside_it() {
      Position dealt = Position.dealt(match(2, ANNA), pile("abcdefghijklmnop"), 0, 0);
      assertThat(dealt.piles()).isEqualTo(new Piles(pile("nop"), pile("m")));
      Scene scene = VIGILANCE.scene(VIGILANCE.view(dealt, BERT));
      assertThat(scene.zones())
          .contains(
              new Zone.Stack("stock", "The stock", Seat.NOBODY, 3, Optional.empty()),
              new Zone.Stack(
                  "shown", "Turned up", Seat.NOBODY, 1, Optional.of(Pack.face('m' - 'a'))));
    }

    private static Match match(int players, Seat dealer) {
      PerSeat<Integer> none = PerSeat.all(players, 0);
      return new Match(none, none, Seats.first(players), dealer, 1, 0, "abc");
    }
  }

  @Nested
  class Three_and_four_a_turn {
    @Test
    @Proves("crossword.first")
    void play_starts_at_the_dealers_left() {
      for (int seed = 0; seed < 20; seed++) {
        Position dealt = VIGILANCE.deal(Seats.first(4), seed);
        Seat left = Seats.first(4).leftOf(dealt.match().dealer());
        assertThat(VIGILANCE.prompt(dealt).must()).isEqualTo(Seats.of(left));
      }
    }

    @Test
    @Proves({"crossword.lay", "crossword.left"})
    void the_first_player_lays_any_word_his_hand_makes_and_the_turn_passes_left() {
      Position laid =
          play(UMPIRE, table(Layout.EMPTY, "captsx", "boy", "ten"), ANNA, across(0, 0, "apt"));
      assertThat(laid.board().layout()).isEqualTo(across("apt"));
      assertThat(laid.hands().at(ANNA)).isEqualTo(hand("csx"));
      assertThat(UMPIRE.prompt(laid).must()).isEqualTo(Seats.of(BERT));
      refused(UMPIRE, laid, ANNA, across(0, 0, "cs"), Rule.LEFT);
      refused(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, across(0, 0, "hat"), Rule.LAY);
    }

    @Test
    void no_card_is_drawn_for_those_laid() {
      Position laid = play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, across(0, 0, "apt"));
      assertThat(laid.piles()).isEqualTo(new Piles(pile("nopqr"), pile("z")));
    }

    @Test
    void wherever_the_first_word_is_pointed_at_it_begins_on_square_nought_nought() {
      Position laid = play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, down(7, -3, "apt"));
      assertThat(laid.board().layout()).isEqualTo(down("apt"));
    }

    @Test
    @Proves({"crossword.exchange.when", "crossword.exchange.place"})
    void
        who_forms_no_word_lays_a_card_aside_draws_from_either_pile_and_only_then_turns_up_the_discard() {
      Position start = table(Layout.EMPTY, "vvwxqz", "boy");
      Position aside = play(UMPIRE, start, ANNA, new Move.Discard('q' - 'a'));
      assertThat(aside.hands().at(ANNA)).isEqualTo(hand("vvwxz"));
      assertThat(aside.piles().shown()).as("not on the pile yet").isEqualTo(pile("z"));
      assertThat(UMPIRE.prompt(aside).must()).isEqualTo(Seats.of(ANNA));

      Position fromStock = play(UMPIRE, aside, ANNA, new Move.Draw(false));
      assertThat(fromStock.hands().at(ANNA)).isEqualTo(hand("vvwxzn"));
      assertThat(fromStock.piles()).isEqualTo(new Piles(pile("opqr"), pile("qz")));
      Position fromShown = play(UMPIRE, aside, ANNA, new Move.Draw(true));
      assertThat(fromShown.hands().at(ANNA)).isEqualTo(hand("vvwxzz"));
      assertThat(fromShown.piles()).isEqualTo(new Piles(pile("nopqr"), pile("q")));
    }

    @Test
    @Proves("crossword.exchange.discard-first")
    void drawing_before_discarding_is_refused_and_so_is_a_word_after_it() {
      Position start = table(Layout.EMPTY, "captsx", "boy");
      refused(UMPIRE, start, ANNA, new Move.Draw(false), Rule.DISCARD_FIRST);
      refused(UMPIRE, start, ANNA, new Move.Draw(true), Rule.DISCARD_FIRST);
      Position aside = play(UMPIRE, start, ANNA, new Move.Discard('x' - 'a'));
      refused(UMPIRE, aside, ANNA, across(0, 0, "apt"), Rule.DISCARD_FIRST);
      refused(UMPIRE, aside, ANNA, new Move.Discard('s' - 'a'), Rule.DISCARD_FIRST);
      refused(UMPIRE, start, ANNA, new Move.Discard('q' - 'a'), Rule.EXCHANGE);
    }

    @Test
    @Proves("crossword.exchange.ends")
    void the_exchange_completes_his_turn() {
      Position aside =
          play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
      Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(false));
      assertThat(drawn.turn().seat()).isEqualTo(BERT);
      assertThat(drawn.turn().stage()).isEqualTo(Stage.PLAY);
      refused(UMPIRE, drawn, ANNA, across(0, 0, "apt"), Rule.LEFT);
    }

    @Test
    @Proves("crossword.amb.own-discard")
    void nobody_takes_back_his_own_discard() {
      Position aside =
          play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
      Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(true));
      assertThat(drawn.hands().at(ANNA))
          .as("the Z that lay there, not the X")
          .isEqualTo(hand("captsz"));
    }

    @Test
    @Proves("crossword.amb.may-exchange")
    void one_who_could_form_a_word_may_exchange_all_the_same() {
      assertThat(
              play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard(0))
                  .turn()
                  .discard())
          .isZero();
    }

    @Test
    @Proves("crossword.amb.pass")
    void there_is_no_passing_and_the_clock_exchanges_for_one_who_lays_nothing() {
      Position start = table(Layout.EMPTY, "vvwxqz", "boy");
      Scene scene = UMPIRE.scene(UMPIRE.view(start, ANNA));
      assertThat(scene.offers()).extracting(Scene.Offer::verb).containsExactly("lay", "exchange");
      refused(UMPIRE, start, ANNA, new Move.LetStand(), Rule.CHALLENGE);
      Ruling<Position> clock = UMPIRE.timeUp(start, 60_000);
      Position after = legal(clock);
      assertThat(after.turn().seat()).isEqualTo(BERT);
      assertThat(after.hands().at(ANNA).size()).isEqualTo(6);
      assertThat(after.hands().at(ANNA).has('n' - 'a')).isTrue();
      assertThat(after.piles().shown().size()).isEqualTo(2);
      assertThat(told(clock, BERT)).hasSize(3).last().isEqualTo("@0 draws a card from the stock.");
    }

    @Test
    void the_clock_draws_from_the_stock_for_one_who_has_only_discarded() {
      Position aside =
          play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
      assertThat(aside.turn().due()).as("one minute for the whole turn").isEqualTo(60_000);
      Position after = legal(UMPIRE.timeUp(aside, 60_000));
      assertThat(after.hands().at(ANNA)).isEqualTo(hand("captsn"));
      assertThat(after.piles().shown()).isEqualTo(pile("xz"));
    }

    @Test
    void the_clock_may_be_doubled_or_switched_off() {
      Position laid = table(Layout.EMPTY, "captsx", "boy");
      assertThat(
              play(game(Map.of("clock", "double")), laid, ANNA, across(0, 0, "apt")).turn().due())
          .isEqualTo(121_000);
      assertThat(play(game(Map.of("clock", "off")), laid, ANNA, across(0, 0, "apt")).turn().due())
          .isEqualTo(Prompt.NEVER);
    }

    @Test
    @Proves("crossword.amb.reshuffle")
    void when_the_stock_is_empty_all_that_is_turned_up_but_its_top_card_is_shuffled() {
      Position start = table(Layout.EMPTY, "captsx", "boy");
      Position low =
          new Position(
              start.match(),
              start.hands(),
              new Piles(pile("n"), pile("zyv")),
              start.board(),
              start.turn(),
              7);
      Position aside = play(UMPIRE, low, ANNA, new Move.Discard('x' - 'a'));
      Position drawn = play(UMPIRE, aside, ANNA, new Move.Draw(false));
      assertThat(drawn.piles().shown()).isEqualTo(pile("x"));
      assertThat(drawn.piles().stock().all())
          .containsExactlyInAnyOrder((byte) 25, (byte) 24, (byte) 21);
      assertThat(drawn.dice()).isNotEqualTo(low.dice());
    }

    @Test
    void only_the_drawer_sees_what_he_draws_from_the_stock() {
      Position aside =
          play(UMPIRE, table(Layout.EMPTY, "captsx", "boy"), ANNA, new Move.Discard('x' - 'a'));
      Ruling<Position> stock = UMPIRE.play(aside, ANNA, new Move.Draw(false), 1_000);
      assertThat(told(stock, ANNA)).containsExactly("@0 draws N from the stock.");
      assertThat(told(stock, BERT)).containsExactly("@0 draws a card from the stock.");
      Ruling<Position> shown = UMPIRE.play(aside, ANNA, new Move.Draw(true), 1_000);
      assertThat(told(shown, BERT)).containsExactly("@0 draws Z from those turned up.");
    }

    @Test
    @Proves({"crossword.one-word", "crossword.amb.cross-words"})
    void one_word_is_played_a_turn_whatever_words_it_makes_in_crossing() {
      Position start = table(across("apt"), "nohats", "boy");
      Position laid = play(UMPIRE, start, ANNA, down(2, 0, "to"));
      refused(UMPIRE, laid, ANNA, down(0, 0, "ah"), Rule.LEFT);
      Position two = play(VIGILANCE, start, ANNA, across(1, 1, "no"));
      assertThat(two.board().claims().getFirst().entries())
          .extracting(Entry::word)
          .containsExactly("no", "pn", "to");
      refused(UMPIRE, start, ANNA, across(1, 1, "no"), Rule.BOTH_WAYS);
    }

    @Test
    @Proves("crossword.size.laid")
    void only_words_of_two_to_four_letters_are_laid_whole() {
      Position start = table(Layout.EMPTY, "chapte", "boy");
      refused(UMPIRE, start, ANNA, across(0, 0, "cheap"), Rule.SIZE_LAID);
      refused(UMPIRE, start, ANNA, across(0, 0, "a"), Rule.SIZE_LAID);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "heap")).hands().at(ANNA))
          .isEqualTo(hand("ct"));
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "he")).hands().at(ANNA))
          .isEqualTo(hand("capt"));
      refused(
          UMPIRE, table(across("at"), "chapte", "boy"), ANNA, down(2, -4, "cheap"), Rule.SIZE_LAID);
    }

    @Test
    @Proves({"crossword.size.longer", "crossword.add"})
    void longer_words_are_formed_by_adding_one_to_four_letters_to_those_on_the_table() {
      Position start = table(across("heap"), "chedst", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "cheap")).hands().at(ANNA))
          .isEqualTo(hand("hedst"));
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "cheapest")).hands().at(ANNA))
          .isEqualTo(hand("hd"));
      refused(UMPIRE, start, ANNA, across(0, 0, "heap"), Rule.ADD);
    }

    @Test
    @Proves("crossword.size.max-add")
    void at_most_four_letters_are_added_in_a_turn() {
      refused(
          UMPIRE,
          table(across("act"), "extrod", "boy"),
          ANNA,
          across(-4, 0, "extracted"),
          Rule.MAX_ADD);
      Position four =
          play(UMPIRE, table(across("tract"), "exsedo", "boy"), ANNA, across(-2, 0, "extracted"));
      assertThat(four.hands().at(ANNA).size()).isEqualTo(2);
    }

    @Test
    @Proves("crossword.both-ways")
    void added_letters_form_words_across_and_down_wherever_they_meet() {
      Position start = table(across("apt"), "tohats", "boy");
      refused(UMPIRE, start, ANNA, across(0, 1, "hat"), Rule.BOTH_WAYS);
      Position laid = play(UMPIRE, start, ANNA, across(2, 1, "oh"));
      assertThat(laid.board().layout().toString()).isEqualTo("APT.\n..OH\n");
    }

    @Test
    @Proves("crossword.amb.parallel")
    void words_lie_side_by_side_only_where_all_touching_pairs_are_words() {
      Position start = table(across("ha"), "ohtabe", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(0, 1, "oh")).board().layout().toString())
          .isEqualTo("HA\nOH\n");
      refused(UMPIRE, start, ANNA, across(0, 1, "he"), Rule.BOTH_WAYS);
    }

    @Test
    @Proves("crossword.gap")
    void a_blank_is_left_at_each_end_of_every_word() {
      Position start = table(across("apt"), "tehrst", "boy");
      refused(UMPIRE, start, ANNA, across(3, 0, "her"), Rule.GAP);
      refused(UMPIRE, start, ANNA, across(-3, 0, "her"), Rule.GAP);
      refused(
          UMPIRE,
          table(with(across("apt"), 2, 0, Way.DOWN, "tea"), "rested", "boy"),
          ANNA,
          down(2, 3, "set"),
          Rule.GAP);
    }

    @Test
    @Proves("crossword.no-s")
    void s_or_es_may_not_be_added_to_a_word_on_the_table_merely_to_make_its_plural() {
      refused(UMPIRE, table(across("boy"), "sestea", "boy"), ANNA, across(0, 0, "boys"), Rule.NO_S);
      refused(
          UMPIRE, table(across("box"), "sestea", "boy"), ANNA, across(0, 0, "boxes"), Rule.NO_S);
      refused(
          VIGILANCE, table(across("boy"), "sestea", "boy"), ANNA, across(0, 0, "boys"), Rule.NO_S);
      assertThat(
              play(UMPIRE, table(across("new"), "sestea", "boy"), ANNA, across(0, 0, "news"))
                  .hands()
                  .at(ANNA)
                  .size())
          .isEqualTo(5);
    }

    @Test
    @Proves("crossword.amb.no-s-scope")
    void nor_may_the_s_of_a_plural_begin_or_end_a_word_that_crosses_it() {
      refused(UMPIRE, table(across("boy"), "seaxte", "boy"), ANNA, down(3, 0, "sea"), Rule.NO_S);
      refused(UMPIRE, table(across("boy"), "gaxtes", "boy"), ANNA, down(3, -2, "gas"), Rule.NO_S);
    }

    @Test
    @Proves("crossword.amb.no-s-scope")
    void no_verb_is_inflected_either_unless_the_company_has_settled_it_so() {
      Lexicon lexicon = ShippedLexicon.load();
      assertThat(lexicon.verbFormOf(lexicon.id("runs")))
          .as("the dictionary knows verbs")
          .isEqualTo(lexicon.id("run"));
      Position start = table(across("run"), "sestea", "boy");
      refused(UMPIRE, start, ANNA, across(0, 0, "runs"), Rule.NO_S);
      Crossword lenient = game(Map.of("judge", "umpire", "no-s", "plural"));
      assertThat(play(lenient, start, ANNA, across(0, 0, "runs")).hands().at(ANNA).size())
          .isEqualTo(5);
      refused(
          lenient, table(across("boy"), "sestea", "boy"), ANNA, across(0, 0, "boys"), Rule.NO_S);
    }

    @Test
    @Proves({"crossword.plural-ok", "crossword.plural-example"})
    void boy_may_be_laid_to_end_in_the_s_of_shut() {
      Position laid =
          play(UMPIRE, table(down("shut"), "boyeat", "boy"), ANNA, across(-3, 0, "boys"));
      assertThat(laid.board().layout().toString()).isEqualTo("BOYS\n...H\n...U\n...T\n");
      assertThat(laid.hands().at(ANNA)).isEqualTo(hand("eat"));
    }

    @Test
    @Proves("crossword.plural-ok")
    void box_becomes_boxes_where_the_s_stands_already() {
      Layout layout = with(with(across("box"), 4, 0, Way.DOWN, "sea"), 0, 0, Way.ACROSS, "box");
      assertThat(
              play(UMPIRE, table(layout, "etruvw", "boy"), ANNA, across(0, 0, "boxes"))
                  .hands()
                  .at(ANNA)
                  .size())
          .isEqualTo(5);
    }

    @Test
    @Proves("crossword.amb.connect")
    void after_the_first_word_every_play_joins_the_layout() {
      refused(
          UMPIRE, table(across("apt"), "tohats", "boy"), ANNA, across(0, 2, "hat"), Rule.CONNECT);
      refused(
          UMPIRE,
          table(across("apt"), "tohats", "boy"),
          ANNA,
          across(999, -999, "hat"),
          Rule.CONNECT);
      refused(
          UMPIRE, table(across("apt"), "tohats", "boy"), ANNA, across(3, 1, "hat"), Rule.CONNECT);
    }

    @Test
    @Proves("crossword.amb.connect")
    void where_the_first_player_could_not_start_the_next_may() {
      Position start = table(Layout.EMPTY, "vvwxqz", "boysat");
      Position drawn =
          play(
              UMPIRE,
              play(UMPIRE, start, ANNA, new Move.Discard('q' - 'a')),
              ANNA,
              new Move.Draw(false));
      assertThat(play(UMPIRE, drawn, BERT, across(0, 0, "boys")).board().layout())
          .isEqualTo(across("boys"));
    }

    @Test
    @Proves("crossword.amb.middle")
    void no_letter_is_put_inside_a_word_or_changed_for_another() {
      refused(
          UMPIRE, table(across("cat"), "rstonu", "boy"), ANNA, across(0, 0, "cart"), Rule.MIDDLE);
      refused(
          UMPIRE, table(across("cat"), "urstno", "boy"), ANNA, across(0, 0, "cut"), Rule.MIDDLE);
    }
  }

  @Nested
  class Five_direction {
    @Test
    @Proves("crossword.direction")
    void words_read_from_left_to_right_and_from_top_to_bottom() {
      Position start = table(Layout.EMPTY, "taxcqz", "boy");
      refused(UMPIRE, start, ANNA, across(0, 0, "tac"), Rule.DICTIONARY);
      refused(UMPIRE, start, ANNA, down(0, 0, "tac"), Rule.DICTIONARY);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "cat")).board().layout().toString())
          .isEqualTo("CAT\n");
      assertThat(play(UMPIRE, start, ANNA, down(0, 0, "cat")).board().layout().toString())
          .isEqualTo("C\nA\nT\n");
    }
  }

  @Nested
  class Six_challenges {
    private final Position bad =
        play(VIGILANCE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "tac"));
    private final Position good =
        play(VIGILANCE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "cat"));
    private final Move challengeTac = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "tac"));
    private final Move challengeCat = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "cat"));

    @Test
    @Proves("crossword.words.proper")
    void proper_nouns_are_no_words() {
      refused(
          UMPIRE, table(Layout.EMPTY, "paulqz", "boy"), ANNA, across(0, 0, "paul"), Rule.PROPER);
      refused(
          UMPIRE, table(Layout.EMPTY, "romeqz", "boy"), ANNA, across(0, 0, "rome"), Rule.PROPER);
    }

    @Test
    @Proves("crossword.words.foreign")
    void foreign_words_are_no_words() {
      Lexicon lexicon = ShippedLexicon.load();
      int tried = 0;
      for (int id = 0; id < lexicon.size(); id++) {
        if (!lexicon.is(id, Mark.FOREIGN)
            || !lexicon.is(id, Mark.WORD)
            || lexicon.word(id).length() > 4) continue;
        refused(
            UMPIRE,
            table(Layout.EMPTY, lexicon.word(id), "boy"),
            ANNA,
            across(0, 0, lexicon.word(id)),
            Rule.FOREIGN);
        tried++;
      }
      assertThat(tried).as("short foreign words the dictionary marks").isPositive();
    }

    @Test
    @Proves("crossword.dictionary")
    void the_dictionary_is_final() {
      Ruling<Position> ruling = VIGILANCE.play(bad, BERT, challengeTac, 2_000);
      assertThat(told(ruling, CLARA).getFirst()).contains("TAC is not in the dictionary");
      refused(
          UMPIRE, table(Layout.EMPTY, "taxcqz", "boy"), ANNA, across(0, 0, "tac"), Rule.DICTIONARY);
    }

    @Test
    @Proves("crossword.challenge")
    void anyone_else_may_challenge_in_or_out_of_turn_even_during_an_exchange() {
      Prompt prompt = VIGILANCE.prompt(bad);
      assertThat(prompt.must()).isEqualTo(Seats.of(BERT));
      assertThat(prompt.may()).isEqualTo(Seats.of(CLARA));
      assertThat(score(play(VIGILANCE, bad, BERT, challengeTac), ANNA)).isEqualTo(10);
      assertThat(score(play(VIGILANCE, bad, CLARA, challengeTac), ANNA)).isEqualTo(10);
      Position aside = play(VIGILANCE, bad, BERT, new Move.Discard('b' - 'a'));
      Position challenged = play(VIGILANCE, aside, CLARA, challengeTac);
      assertThat(score(challenged, ANNA)).isEqualTo(10);
      assertThat(challenged.turn()).as("Bert still draws").isEqualTo(aside.turn());
      refused(VIGILANCE, bad, ANNA, challengeTac, Rule.CHALLENGE);
      assertThat(VIGILANCE.scene(VIGILANCE.view(bad, CLARA)).offers())
          .extracting(Scene.Offer::verb)
          .containsExactly("challenge");
    }

    @Test
    @Proves({"crossword.challenge.right", "crossword.amb.challenge-result"})
    void a_bad_word_costs_its_maker_ten_goes_back_into_his_hand_and_the_turn_is_lost() {
      Position after = play(VIGILANCE, bad, CLARA, challengeTac);
      assertThat(after.match().scores()).isEqualTo(PerSeat.all(3, 0).with(ANNA, 10));
      assertThat(after.board()).isEqualTo(Board.EMPTY);
      assertThat(after.hands().at(ANNA)).isEqualTo(hand("taxcqz"));
      assertThat(after.turn().seat()).isEqualTo(BERT);
    }

    @Test
    @Proves("crossword.challenge.wrong")
    void a_vain_challenge_costs_the_challenger_ten_and_the_word_is_beyond_doubt() {
      Position after = play(VIGILANCE, good, CLARA, challengeCat);
      assertThat(after.match().scores()).isEqualTo(PerSeat.all(3, 0).with(CLARA, 10));
      assertThat(after.board().layout()).isEqualTo(good.board().layout());
      refused(VIGILANCE, after, BERT, challengeCat, Rule.WINDOW);
      assertThat(VIGILANCE.prompt(after).may()).isEqualTo(Seats.NONE);
    }

    @Test
    @Proves("crossword.amb.challenge-window")
    void a_word_may_be_challenged_until_another_is_joined_to_it() {
      Position exchanged =
          play(
              VIGILANCE,
              play(VIGILANCE, bad, BERT, new Move.Discard('b' - 'a')),
              BERT,
              new Move.Draw(false));
      assertThat(score(play(VIGILANCE, exchanged, BERT, challengeTac), ANNA))
          .as("after an exchange")
          .isEqualTo(10);
      Position joined = play(VIGILANCE, bad, BERT, down(0, 0, "toy"));
      refused(VIGILANCE, joined, CLARA, challengeTac, Rule.WINDOW);
    }

    @Test
    @Proves("crossword.amb.challenge-window")
    void a_word_elsewhere_leaves_it_open_and_it_can_be_lifted_out_alone() {
      Layout chapter = across("chapter");
      Position anna =
          play(VIGILANCE, table(chapter, "xqtonz", "boysat", "ten"), ANNA, down(0, 0, "cxq"));
      Position bert = play(VIGILANCE, anna, BERT, down(6, -2, "bor"));
      assertThat(bert.board().claims()).as("both meet CHAPTER, but not each other").hasSize(2);
      Position lifted =
          play(VIGILANCE, bert, CLARA, new Move.Challenge(new Entry(0, 0, Way.DOWN, "cxq")));
      assertThat(lifted.board().layout()).isEqualTo(with(chapter, 6, -2, Way.DOWN, "bor"));
      assertThat(lifted.hands().at(ANNA)).isEqualTo(hand("xqtonz"));
      assertThat(lifted.board().claims()).hasSize(1);
    }

    @Test
    void a_challenge_names_one_word_of_a_play() {
      Position start = table(across("apt"), "nohats", "boy", "ten");
      Position laid = play(VIGILANCE, start, ANNA, across(1, 1, "no"));
      assertThat(
              score(
                  play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "to"))),
                  BERT))
          .isEqualTo(10);
      Position wrong =
          play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(1, 0, Way.DOWN, "pn")));
      assertThat(score(wrong, ANNA)).isEqualTo(10);
      assertThat(wrong.board().layout()).isEqualTo(across("apt"));
    }

    @Test
    void the_umpire_leaves_nothing_to_challenge() {
      Position laid =
          play(UMPIRE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "cat"));
      assertThat(UMPIRE.prompt(laid).may()).isEqualTo(Seats.NONE);
      refused(UMPIRE, laid, BERT, challengeCat, Rule.CHALLENGE);
    }

    @Test
    void coarse_words_are_refused_at_a_family_table_only_where_it_was_settled() {
      assertThat(game(Map.of("family", "yes")).book().judge().family()).isTrue();
      assertThat(VIGILANCE.book().judge().family()).isFalse();
    }
  }

  @Nested
  class Seven_and_ten_scoring {
    private final Position last = table(across("apt"), "o", "qe*", "bz");

    @Test
    @Proves({"crossword.hand-win", "crossword.hand-score", "crossword.object"})
    void the_first_to_be_rid_of_his_cards_wins_the_hand_and_the_others_score_what_they_hold() {
      Ruling<Position> ruling = UMPIRE.play(last, ANNA, down(2, 0, "to"), 1_000);
      Position next = legal(ruling);
      assertThat(next.match().scores())
          .isEqualTo(PerSeat.of(3, seat -> new int[] {0, 4 + 10 + 15, 2 + 2}[seat.index()]));
      assertThat(told(ruling, ANNA))
          .contains("@0 wins hand 1.", "@1 scores 29 for the cards left: 29 in all.");
      assertThat(next.match().hand()).isEqualTo(2);
      assertThat(next.board()).isEqualTo(Board.EMPTY);
      assertThat(next.hands().at(ANNA).size()).isEqualTo(6);
    }

    @Test
    @Proves("crossword.amb.next-dealer")
    void the_deal_passes_to_the_left() {
      Position next = legal(UMPIRE.play(last, ANNA, down(2, 0, "to"), 1_000));
      assertThat(last.match().dealer()).isEqualTo(CLARA);
      assertThat(next.match().dealer()).isEqualTo(ANNA);
      assertThat(next.turn().seat()).isEqualTo(BERT);
    }

    @Test
    void before_a_hand_is_scored_the_others_are_asked_whether_the_last_word_stands() {
      Position out = play(VIGILANCE, last, ANNA, down(2, 0, "to"));
      assertThat(out.turn().stage()).isEqualTo(Stage.OUT);
      assertThat(VIGILANCE.prompt(out))
          .isEqualTo(new Prompt(Prompt.Pace.TOGETHER, Seats.of(BERT, CLARA), Seats.NONE, 16_000));
      Position one = play(VIGILANCE, out, CLARA, new Move.LetStand());
      assertThat(one.turn().stage()).isEqualTo(Stage.OUT);
      refused(VIGILANCE, one, CLARA, new Move.LetStand(), Rule.CHALLENGE);
      refused(VIGILANCE, one, BERT, new Move.Discard('q' - 'a'), Rule.HAND_WIN);
      assertThat(play(VIGILANCE, one, BERT, new Move.LetStand()).match().hand()).isEqualTo(2);
      assertThat(legal(VIGILANCE.timeUp(out, 16_000)).match().hand()).isEqualTo(2);
    }

    @Test
    void a_last_word_that_is_none_goes_back_and_play_goes_on_to_the_left() {
      Position out = play(VIGILANCE, last, ANNA, down(1, 0, "po"));
      Position back =
          play(VIGILANCE, out, CLARA, new Move.Challenge(new Entry(1, 0, Way.DOWN, "po")));
      assertThat(back.hands().at(ANNA)).isEqualTo(hand("o"));
      assertThat(back.turn().stage()).isEqualTo(Stage.PLAY);
      assertThat(back.turn().seat()).isEqualTo(BERT);
      assertThat(score(back, ANNA)).isEqualTo(10);
    }

    @Test
    void a_vain_challenge_of_the_last_word_scores_the_hand_as_well() {
      Position out = play(VIGILANCE, last, ANNA, down(2, 0, "to"));
      Position next =
          play(VIGILANCE, out, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "to")));
      assertThat(next.match().hand()).as("nobody has anything left to doubt").isEqualTo(2);
      assertThat(score(next, BERT)).isEqualTo(10 + 29);
    }

    @Test
    @Proves("crossword.end.100")
    void at_a_hundred_points_the_game_ends_and_the_lowest_score_wins() {
      Position start = scored(last, 60, 70, 20);
      assertThat(UMPIRE.result(legal(UMPIRE.play(start, ANNA, down(2, 0, "to"), 1_000))))
          .as("99 is not enough")
          .isEmpty();
      Position over = legal(UMPIRE.play(scored(last, 60, 71, 20), ANNA, down(2, 0, "to"), 1_000));
      assertThat(UMPIRE.prompt(over)).isEqualTo(Prompt.OVER);
      assertThat(UMPIRE.result(over).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
      assertThat(UMPIRE.result(over).orElseThrow().ranking())
          .containsExactly(Seats.of(CLARA), Seats.of(ANNA), Seats.of(BERT));
    }

    @Test
    @Proves("crossword.end.50")
    void the_quick_game_ends_at_fifty() {
      Crossword quick = game(Map.of("judge", "umpire", "ending", "50"));
      assertThat(
              quick.result(
                  legal(quick.play(scored(last, 0, 20, 9), ANNA, down(2, 0, "to"), 1_000))))
          .isEmpty();
      Position over = legal(quick.play(scored(last, 0, 21, 9), ANNA, down(2, 0, "to"), 1_000));
      assertThat(quick.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    void a_fine_that_reaches_the_goal_ends_the_game_at_once() {
      Position start = scored(table(Layout.EMPTY, "taxcqz", "boysat", "ten"), 90, 40, 20);
      Position laid = play(VIGILANCE, start, ANNA, across(0, 0, "tac"));
      Position over =
          play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(0, 0, Way.ACROSS, "tac")));
      assertThat(VIGILANCE.result(over).orElseThrow().points())
          .isEqualTo(PerSeat.of(3, seat -> new int[] {100, 40, 20}[seat.index()]));
      refused(VIGILANCE, over, BERT, across(0, 0, "sat"), Rule.HAND_WIN);
    }

    @Test
    @Proves("crossword.time")
    void by_agreement_one_plays_a_number_of_hands_and_the_lowest_total_wins() {
      Crossword timed = game(Map.of("judge", "umpire", "ending", "1-hand"));
      Position over = legal(timed.play(scored(last, 200, 0, 0), ANNA, down(2, 0, "to"), 1_000));
      assertThat(timed.result(over).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
      Crossword longer = game(Map.of("judge", "umpire", "ending", "3-hands"));
      Position second = legal(longer.play(scored(last, 200, 0, 0), ANNA, down(2, 0, "to"), 1_000));
      assertThat(longer.result(second)).isEmpty();
      assertThat(second.match().hand()).isEqualTo(2);
    }

    @Test
    @Proves("crossword.amb.tie")
    void those_tied_for_the_lowest_play_one_more_hand() {
      Position start = scored(table(across("apt"), "o", "qe*", "bz"), 20, 80, 16);
      Position extra = legal(UMPIRE.play(start, ANNA, down(2, 0, "to"), 1_000));
      assertThat(extra.match().in()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(extra.hands().at(BERT)).isEqualTo(Hand.EMPTY);
      assertThat(UMPIRE.prompt(extra).must()).isEqualTo(Seats.of(CLARA));
      Position last =
          new Position(
              extra.match(),
              extra.hands().with(CLARA, hand("o")).with(ANNA, hand("aaaiii")),
              extra.piles(),
              new Board(across("apt"), List.of()),
              extra.turn(),
              1);
      Position over = legal(UMPIRE.play(last, CLARA, down(2, 0, "to"), 1_000));
      assertThat(UMPIRE.result(over).orElseThrow().ranking())
          .as("Anna has 80 by now, and Bert 109: those who tied come first")
          .containsExactly(Seats.of(CLARA), Seats.of(ANNA), Seats.of(BERT));
    }

    @Test
    void a_hand_nobody_ends_is_a_stand_off_after_thirty_turns_each() {
      Position start = table(across("apt"), "captsx", "qe*", "bz");
      Position late =
          start.with(
              new Position.Turn(ANNA, Stage.PLAY, 3 * 30 - 1, Pack.NO_CARD, 60_000, Seats.NONE));
      Position next =
          play(
              UMPIRE,
              play(UMPIRE, late, ANNA, new Move.Discard('x' - 'a')),
              ANNA,
              new Move.Draw(true));
      assertThat(next.match().scores())
          .isEqualTo(
              PerSeat.of(3, seat -> new int[] {8 + 10 + 8 + 8 + 8 + 2, 29, 4}[seat.index()]));
      assertThat(next.match().hand()).isEqualTo(2);
    }
  }

  @Nested
  class Eight_the_free_letter {
    private final Position start = table(across("apt"), "o*", "boy", "ten");

    @Test
    @Proves("crossword.free.any")
    void the_free_letter_may_be_any_letter() {
      for (char letter = 'a'; letter <= 'z'; letter++) {
        Position laid = play(VIGILANCE, start, ANNA, down(2, 0, "t" + letter));
        assertThat(laid.board().layout().letter(2, 1)).isEqualTo(letter - 'a');
        assertThat(laid.board().layout().isFree(2, 1)).isEqualTo(letter != 'o');
      }
    }

    @Test
    @Proves("crossword.free.any")
    void it_is_used_for_what_one_lacks_or_for_what_one_says() {
      Position asked =
          play(VIGILANCE, start, ANNA, new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'o' - 'a'));
      assertThat(asked.hands().at(ANNA)).isEqualTo(hand("o"));
      assertThat(asked.board().layout().isFree(2, 1)).isTrue();
      refused(
          VIGILANCE,
          start,
          ANNA,
          new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'e' - 'a'),
          Rule.FREE_ANY);
      refused(VIGILANCE, start, ANNA, down(2, 0, "t*"), Rule.FREE_ANY);
      refused(VIGILANCE, start, ANNA, down(2, 0, "tea"), Rule.LAY);
      assertThat(play(VIGILANCE, start, ANNA, down(2, 0, "toe")).turn().stage())
          .isEqualTo(Stage.OUT);
    }

    @Test
    @Proves("crossword.free.fixed")
    void once_used_it_stays_that_letter_both_ways() {
      Position two = table(across("apt"), "o*", "boers", "ten");
      Position laid =
          play(UMPIRE, two, ANNA, new Move.Lay(new Entry(2, 0, Way.DOWN, "to"), 'o' - 'a'));
      refused(UMPIRE, laid, BERT, across(1, 1, "be"), Rule.MIDDLE);
      refused(UMPIRE, laid, BERT, down(2, 0, "ten"), Rule.MIDDLE);
      Position across = play(UMPIRE, laid, BERT, across(2, 1, "or"));
      assertThat(across.board().layout().isFree(2, 1)).isTrue();
      assertThat(play(UMPIRE, laid, BERT, down(2, 0, "toe")).board().layout().letter(2, 1))
          .isEqualTo('o' - 'a');
    }

    @Test
    void taken_back_it_is_free_again() {
      Position laid = play(VIGILANCE, start, ANNA, down(2, 0, "tq"));
      Position back =
          play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "tq")));
      assertThat(back.hands().at(ANNA)).isEqualTo(hand("o*"));
    }
  }

  @Nested
  class Nine_both_ends {
    @Test
    @Proves({"crossword.ends", "crossword.ends.example"})
    void apt_becomes_chapter_by_adding_ch_before_and_er_after() {
      Position start = table(across("apt"), "cherox", "boy");
      Position laid = play(UMPIRE, start, ANNA, across(-2, 0, "chapter"));
      assertThat(laid.board().layout().toString()).isEqualTo("CHAPTER\n");
      assertThat(laid.hands().at(ANNA)).isEqualTo(hand("ox"));
    }

    @Test
    @Proves("crossword.ends")
    void letters_may_be_added_at_either_end() {
      Position start = table(across("hat"), "cherts", "boy");
      assertThat(play(UMPIRE, start, ANNA, across(-1, 0, "chat")).board().layout().count())
          .isEqualTo(4);
      assertThat(play(UMPIRE, start, ANNA, across(0, 0, "hate")).board().layout().count())
          .isEqualTo(4);
    }
  }

  @Nested
  class Eleven_what_is_said_of_it {
    @Test
    @Proves("crossword.puff")
    void a_lobby_shows_it_under_its_name_and_leaflet() {
      assertThat(Crossword.KIND.about().title()).isEqualTo("Crossword Letter Game");
      assertThat(Crossword.KIND.about().leaflet()).isEqualTo("001");
    }
  }
}
