package parlour.games.logomachy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.CLARA;
import static parlour.games.logomachy.LogomachyTable.DUNCAN;
import static parlour.games.logomachy.LogomachyTable.open;
import static parlour.games.logomachy.LogomachyTable.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// The leaflet from its cards to the last trick; building, words and the count have classes of
/// their own.
class LogomachyTest {
  private static final Logomachy USUAL = open(Map.of());

  @Nested
  class The_cards {
    @Test
    @Proves({"logomachy.cards", "logomachy.prizes"})
    void there_are_several_of_each_letter_but_one_of_each_prize() {
      for (Pack pack : List.of(Pack.USUAL, Pack.LARGE)) {
        for (char letter = 'a'; letter <= 'z'; letter++) {
          if (Pack.prize(letter) > 0)
            assertThat(pack.box().count(letter)).as("%s", letter).isEqualTo(1);
          else assertThat(pack.box().count(letter)).as("%s", letter).isGreaterThan(1);
        }
      }
      assertThat(faceOf('m').form()).isEqualTo(Piece.Form.LETTER);
    }

    @Test
    @Proves("logomachy.prizes.which")
    void j_k_v_x_are_prizes_and_q_and_z_double_prizes() {
      StringBuilder prizes = new StringBuilder();
      for (char letter = 'a'; letter <= 'z'; letter++) {
        if (Pack.prize(letter) > 0)
          prizes.append(LetterFaces.capital(letter)).append(Pack.prize(letter));
        assertThat(faceOf(letter).pips()).isEqualTo(Pack.prize(letter));
      }
      assertThat(prizes).hasToString("J1K1Q2V1X1Z2");
    }

    private static Piece.Face faceOf(char letter) {
      return Pack.FACES.face(letter);
    }

    @Test
    @Proves("logomachy.deck56")
    void the_pack_of_1874_has_56_cards() {
      assertThat(Options.usual().pack()).isEqualTo(Pack.USUAL);
      assertThat(Pack.USUAL.size()).isEqualTo(56);
      for (char vowel : "aeiou".toCharArray())
        assertThat(Pack.USUAL.box().count(vowel)).isEqualTo(4);
      for (char other : "bcdfghlmnprstwy".toCharArray())
        assertThat(Pack.USUAL.box().count(other)).isEqualTo(2);
    }

    @Test
    @Proves("logomachy.deck72")
    void the_later_pack_of_72_is_an_option() {
      Box box = open(Map.of("pack", "72")).options().pack().box();
      assertThat(box.size()).isEqualTo(72);
      assertThat(box.letters())
          .isEqualTo(
              Letters.of(
                  "aaaaaaeeeeeeeeiiiiiioooooouuuubbccdddffgghhlllmmnnnpprrrssstttwwyyjkqvxz"));
    }
  }

  @Nested
  class The_players_and_the_deal {
    @Test
    @Proves({"logomachy.players", "logomachy.amb.seven-plus"})
    void any_number_can_play_if_the_pack_gives_each_four_cards_twice() {
      for (int players = 2; players <= 6; players++)
        assertThat(Logomachy.ENTRY.objection(players, Map.of())).isEmpty();
      assertThat(Logomachy.ENTRY.objection(7, Map.of()))
          .hasValue("Seven or more players want 72 cards or two packs.");
      assertThat(Logomachy.ENTRY.objection(8, Map.of("pack", "72"))).isEmpty();
      assertThat(Logomachy.ENTRY.objection(8, Map.of("pack", "two"))).isEmpty();
      assertThat(Logomachy.ENTRY.objection(9, Map.of("pack", "72")))
          .hasValue("So many players want two packs.");
      assertThat(Logomachy.ENTRY.objection(12, Map.of("pack", "two"))).isEmpty();
      assertThat(open(Map.of("pack", "two")).options().pack().size()).isEqualTo(112);
    }

    @Test
    @Proves("logomachy.partners")
    void four_may_play_partners_and_no_other_number() {
      assertThat(Logomachy.ENTRY.objection(4, Map.of("partners", "yes"))).isEmpty();
      assertThat(Logomachy.ENTRY.objection(3, Map.of("partners", "yes")))
          .hasValue("Partners are four players, not 3.");
    }

    @Test
    @Proves("logomachy.amb.partners")
    void partners_sit_opposite_as_roman_and_italic() {
      Logomachy game = open(Map.of("partners", "yes"));
      Scene scene = game.scene(game.view(game.deal(Seats.first(4), 1), ANNA));
      assertThat(scene.places())
          .extracting(Scene.Place::side)
          .containsExactly("Roman", "Italic", "Roman", "Italic");
    }

    @Test
    @Proves("logomachy.deal")
    void the_cards_are_shuffled_and_dealt_one_at_a_time_until_each_has_four() {
      Position dealt = USUAL.deal(Seats.first(3), 9);
      for (Seat seat : Seats.first(3)) assertThat(dealt.hand(seat).size()).isEqualTo(4);
      assertThat(dealt.pack().size()).isEqualTo(56 - 12 - 4);
      assertThat(USUAL.deal(Seats.first(3), 10).pack()).as("shuffled").isNotEqualTo(dealt.pack());
    }

    @Test
    @Proves("logomachy.deal")
    void each_gets_every_third_card_beginning_at_the_dealers_left() {
      Position last = table("ea", "b", "c", "d").position();
      byte[] top = Arrays.copyOf(last.pack().all(), 12);
      LogomachyTable out =
          new LogomachyTable(USUAL, last)
              .play(ANNA, "lay", "card", "h.b")
              .play(BERT, "lay", "card", "h.c")
              .play(CLARA, "lay", "card", "h.d");
      for (int place = 0; place < 3; place++) {
        Letters hand = Letters.EMPTY;
        for (int round = 0; round < 4; round++)
          hand = hand.plus((char) ('a' + top[3 * round + place]));
        assertThat(out.position().hand(Seat.of(place))).isEqualTo(hand);
      }
    }

    @Test
    @Proves("logomachy.pool")
    void four_are_put_face_up_on_the_table() {
      Position dealt = USUAL.deal(Seats.first(3), 9);
      assertThat(dealt.pool().loose().size()).isEqualTo(4);
      Scene seen = USUAL.scene(USUAL.view(dealt, Seat.NOBODY));
      Zone.Row pool = (Zone.Row) seen.zones().getFirst();
      assertThat(pool.label()).isEqualTo("The pool");
      assertThat(pool.pieces())
          .hasSize(4)
          .allMatch(piece -> piece.face().form() == Piece.Form.LETTER);
    }

    @Test
    @Proves("logomachy.dealer-turn")
    void each_takes_a_turn_as_dealer() {
      List<Seat> dealers = new ArrayList<>();
      LogomachyTable table = table("aeio", "b", "c", "d").lastHands();
      for (int deal = 1; deal <= 4; deal++) {
        dealers.add(table.position().match().dealer());
        while (table.position().match().deal() == deal) table = table.timeUp();
      }
      assertThat(dealers).containsExactly(CLARA, ANNA, BERT, CLARA);
    }

    @Test
    @Proves("logomachy.amb.first-dealer")
    void the_first_dealer_is_found_by_lot() {
      Seats dealers = Seats.NONE;
      for (int seed = 0; seed < 40; seed++)
        dealers = dealers.with(USUAL.deal(Seats.first(4), seed).match().dealer());
      assertThat(dealers).isEqualTo(Seats.first(4));
    }

    @Test
    @Proves("logomachy.amb.first")
    void the_dealers_left_neighbour_plays_first_and_play_goes_to_the_left() {
      Position dealt = USUAL.deal(Seats.first(4), 3);
      Seat first = Seats.first(4).leftOf(dealt.match().dealer());
      assertThat(dealt.turn().seat()).isEqualTo(first);
      LogomachyTable next = new LogomachyTable(USUAL, dealt).timeUp();
      assertThat(next.turn()).isEqualTo(Seats.first(4).leftOf(first));
    }
  }

  @Nested
  class The_trick {
    @Test
    @Proves({"logomachy.trick.example", "logomachy.trick.announce", "logomachy.object"})
    void with_a_and_n_in_the_pool_and_m_in_hand_one_spells_man_and_takes_three_cards() {
      LogomachyTable table = table("anrt", "mbcd", "efgh");
      assertThat(table.minutes(ANNA, "take", "word", "MAN"))
          .isEqualTo("@0 plays M, spells MAN and takes three cards.");
      LogomachyTable taken = table.play(ANNA, "take", "word", "MAN", "card", "h.m");
      assertThat(taken.captured(ANNA)).isEqualTo("AMN");
      assertThat(taken.loose()).isEqualTo("RT");
      assertThat(taken.hand(ANNA)).isEqualTo("BCD");
    }

    @Test
    @Proves("logomachy.trick")
    void a_word_takes_exactly_one_card_from_the_hand() {
      LogomachyTable table = table("anrt", "mybc", "efgh");
      assertThat(table.refused(ANNA, "take", "word", "MANY"))
          .isEqualTo(
              "logomachy.trick: MANY needs more than one card of your hand, and a trick uses exactly one.");
      assertThat(table.refused(ANNA, "take", "word", "RANT"))
          .isEqualTo(
              "logomachy.trick: RANT cannot be spelt with one card of your hand and the pool.");
      assertThat(table.refused(ANNA, "take", "word", "RAN", "card", "h.m"))
          .startsWith("logomachy.trick: ");
      assertThat(table.refused(ANNA, "take", "word", "TAN", "card", "h.t"))
          .isEqualTo("logomachy.trick: You hold no T.");
    }

    @Test
    @Proves("logomachy.trick")
    void any_number_of_cards_may_come_from_the_pool() {
      LogomachyTable table = table("aeinrtls", "dbcd", "efgh");
      assertThat(table.play(ANNA, "take", "word", "AD").captured(ANNA)).hasSize(2);
      assertThat(table.play(ANNA, "take", "word", "LARDIEST").captured(ANNA)).hasSize(8);
    }

    @Test
    @Proves("logomachy.trick.position")
    void the_card_of_the_hand_may_stand_anywhere_in_the_word() {
      LogomachyTable table = table("aert", "mefg", "efgh");
      for (String word : List.of("MARE", "TAME", "RAM", "TERM")) {
        assertThat(table.play(ANNA, "take", "word", word, "card", "h.m").hand(ANNA))
            .as(word)
            .isEqualTo("EFG");
      }
    }

    @Test
    @Proves("logomachy.amb.min-pool")
    void a_lone_card_is_no_trick() {
      assertThat(table("anrt", "abcd", "efgh").refused(ANNA, "take", "word", "A"))
          .startsWith("logomachy.");
      assertThat(Pool.EMPTY.lay('n').spells(Letters.of("a"), 'a', 0)).isFalse();
    }

    @Test
    void where_two_cards_of_the_hand_would_do_the_player_is_asked_which() {
      LogomachyTable table = table("amn", "anbc", "efgh");
      assertThat(table.refused(ANNA, "take", "word", "MAN"))
          .isEqualTo("logomachy.trick.announce: Say which card of your hand you play for MAN.");
      assertThat(table.play(ANNA, "take", "word", "MAN", "card", "h.n").loose()).isEqualTo("N");
      assertThat(table.play(ANNA, "take", "word", "MAN", "card", "h.a").loose()).isEqualTo("A");
    }

    @Test
    @Proves({"logomachy.trail", "logomachy.amb.optional-take"})
    void one_who_cannot_take_a_trick_plays_a_card_to_the_pool_and_one_who_can_may() {
      LogomachyTable table = table("anrt", "mbcd", "efgh");
      LogomachyTable laid = table.play(ANNA, "lay", "card", "h.m");
      assertThat(laid.loose()).isEqualTo("AMNRT");
      assertThat(laid.hand(ANNA)).isEqualTo("BCD");
      assertThat(table.refused(ANNA, "lay", "card", "h.z"))
          .isEqualTo("house.sense: That card is not in your hand.");
    }

    @Test
    @Proves("logomachy.trail")
    void there_is_no_passing_without_a_card() {
      LogomachyTable table = table("anrt", "mbcd", "efgh");
      assertThat(table.game().read(Answer.of("lay"))).isEmpty();
      assertThat(table.game().read(Answer.of("pass"))).isEmpty();
    }

    @Test
    @Proves("logomachy.amb.optional-take")
    void strict_players_may_not_lay_a_card_where_a_trick_of_three_letters_can_be_seen() {
      Logomachy strict = open(Map.of("trail", "strict"));
      assertThat(table(strict, "anrt", "mbcd", "efgh").refused(ANNA, "lay", "card", "h.b"))
          .isEqualTo("logomachy.amb.optional-take: You can take a trick of three letters or more.");
      assertThat(table(strict, "b", "aogh", "efgh").play(ANNA, "lay", "card", "h.g").loose())
          .as("BE and AB are short")
          .isEqualTo("BG");
    }

    @Test
    @Proves("logomachy.no-twice")
    void nobody_plays_twice_in_succession() {
      LogomachyTable taken =
          table("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MAN");
      assertThat(taken.turn()).isEqualTo(BERT);
      assertThat(taken.prompt().asks(ANNA)).isFalse();
      assertThat(taken.refused(ANNA, "lay", "card", "h.b"))
          .isEqualTo("logomachy.no-twice: It is not your turn to play.");
    }
  }

  @Nested
  class The_sweep {
    @Test
    @Proves("logomachy.sweep")
    void taking_all_the_cards_of_the_pool_is_a_sweep() {
      LogomachyTable swept = table("an", "mbcd", "efgh").play(ANNA, "take", "word", "MAN");
      assertThat(swept.position().captured().sweeps().at(ANNA)).isEqualTo(1);
      LogomachyTable notAll = table("anr", "mbcd", "efgh").play(ANNA, "take", "word", "MAN");
      assertThat(notAll.position().captured().sweeps().at(ANNA)).isZero();
    }

    @Test
    @Proves("logomachy.sweep.after")
    void the_next_player_must_then_play_one_card_to_the_pool() {
      LogomachyTable swept = table("an", "mbcd", "efgh").play(ANNA, "take", "word", "MAN");
      assertThat(swept.refused(BERT, "take", "word", "HE"))
          .isEqualTo("logomachy.sweep.after: The pool is empty: lay a card to it.");
      assertThat(swept.refused(BERT, "build", "word", "HE", "card", "h.h"))
          .isEqualTo("logomachy.build: No loose card is in the pool to build on.");
      assertThat(swept.scene(BERT).offers()).extracting(Scene.Offer::verb).containsExactly("lay");
      assertThat(swept.play(BERT, "lay", "card", "h.e").loose()).isEqualTo("E");
    }
  }

  @Nested
  class The_hands_are_out {
    @Test
    @Proves("logomachy.redeal")
    void the_dealer_gives_four_more_to_each_and_none_to_the_pool() {
      LogomachyTable last = table("an", "m", "e").play(ANNA, "lay", "card", "h.m");
      assertThat(last.cited(BERT, "lay", "card", "h.e")).contains("logomachy.redeal");
      LogomachyTable out = last.play(BERT, "lay", "card", "h.e");
      assertThat(out.loose()).isEqualTo("AEMN");
      assertThat(out.hand(ANNA)).hasSize(4);
      assertThat(out.hand(BERT)).hasSize(4);
      assertThat(out.turn()).isEqualTo(ANNA);
      assertThat(out.position().match().deal()).isEqualTo(1);
    }

    @Test
    @Proves({"logomachy.redeal.until", "logomachy.amb.sweep-odd"})
    void this_is_repeated_until_the_pack_is_exhausted() {
      int[] rounds = {6, 4, 3, 2, 2};
      int[] odd = {4, 4, 4, 12, 4};
      for (int players = 2; players <= 6; players++) {
        assertThat(Pack.USUAL.rounds(players)).isEqualTo(rounds[players - 2]);
        LogomachyTable table = new LogomachyTable(USUAL, USUAL.deal(Seats.first(players), players));
        int given = 1;
        int plays = 0;
        while (table.position().match().deal() == 1) {
          int before = table.position().pack().size();
          table = table.timeUp();
          plays++;
          if (table.position().match().deal() > 1 || table.position().pack().size() == before)
            continue;
          given++;
          int left = before - 4 * players;
          assertThat(table.position().pack().size())
              .isEqualTo(given == rounds[players - 2] ? 0 : left);
          if (given == rounds[players - 2])
            assertThat(left).as("odd cards").isEqualTo(odd[players - 2]);
        }
        assertThat(given).isEqualTo(rounds[players - 2]);
        assertThat(plays).isEqualTo(rounds[players - 2] * 4 * players);
      }
    }

    @Test
    @Proves("logomachy.odd")
    void a_remainder_too_small_for_a_full_deal_is_added_to_the_pool() {
      Position twelveLeft = USUAL.deal(Seats.first(5), 4);
      LogomachyTable table = new LogomachyTable(USUAL, twelveLeft);
      for (int i = 0; i < 19; i++) table = table.timeUp();
      int pool = table.loose().length();
      assertThat(table.citedAtTimeUp()).contains("logomachy.odd");
      LogomachyTable dealt = table.timeUp();
      assertThat(dealt.loose()).hasSize(pool + 1 + 12);
      assertThat(dealt.position().pack().isEmpty()).isTrue();
    }

    @Test
    @Proves("logomachy.last-trick")
    void cards_left_in_the_pool_go_to_whoever_took_the_last_trick() {
      LogomachyTable table = table("anrt", "mb", "ef").lastHands();
      int before = table.captured(ANNA).length();
      LogomachyTable last =
          table
              .play(ANNA, "take", "word", "MAN")
              .play(BERT, "lay", "card", "h.e")
              .play(ANNA, "lay", "card", "h.b");
      assertThat(last.minutes(BERT, "lay", "card", "h.f"))
          .contains(
              "@0 took the last trick and gets the cards left in the pool: B E F R T.",
              "@0 has " + (before + 8) + " cards");
    }

    @Test
    @Proves({"logomachy.last-trick", "logomachy.amb.sweep-builds"})
    void the_leftovers_are_no_sweep() {
      LogomachyTable last =
          table("anrt", "mb", "ef")
              .captured("", "")
              .play(ANNA, "take", "word", "MAN")
              .play(BERT, "lay", "card", "h.e")
              .play(ANNA, "lay", "card", "h.b");
      assertThat(last.cited(BERT, "lay", "card", "h.f"))
          .contains("logomachy.last-trick")
          .doesNotContain("logomachy.score.sweep");
    }

    @Test
    @Proves("logomachy.amb.no-trick")
    void if_nobody_took_a_trick_the_leftovers_are_nobodys() {
      LogomachyTable last =
          table("anrt", "m", "e").captured("", "").play(ANNA, "lay", "card", "h.m");
      assertThat(last.cited(BERT, "lay", "card", "h.e")).doesNotContain("logomachy.last-trick");
    }
  }

  @Test
  @Proves("logomachy.var.progressive")
  void four_partners_and_one_deal_are_a_table_of_progressive_logomachy() {
    Map<String, String> evening = Map.of("partners", "yes", "goal", "1");
    assertThat(Logomachy.ENTRY.objection(4, evening)).isEmpty();
    LogomachyTable last =
        table(open(evening), "anrt", "m", "e", "f", "g")
            .captured("", "", "", "")
            .play(ANNA, "take", "word", "MAN")
            .play(BERT, "lay", "card", "h.e")
            .play(CLARA, "lay", "card", "h.f")
            .play(DUNCAN, "lay", "card", "h.g");
    assertThat(last.result().orElseThrow().ranking())
        .containsExactly(Seats.of(ANNA, CLARA), Seats.of(BERT, DUNCAN));
  }
}
