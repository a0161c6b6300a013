package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.game;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.pile;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.crossword.Position.Match;
import parlour.games.crossword.Position.Piles;

/// The leaflet on the pack, the deal and what is said of the game.
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
      for (int kind = 0; kind < Pack.KINDS; kind++)
        out.append(kind == 0 ? "" : " ").append(Pack.face(kind).text()).append(counts[kind]);
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
        Match match = new Dealing(Options.usual()).cut(Seats.first(8), new Dice(seed));
        assertThat(match.cut()).doesNotContain("*");
      }
    }

    @Test
    @Proves("crossword.amb.cut")
    void nobody_deals_by_cutting_the_free_letter() {
      for (int seed = 0; seed < 200; seed++) {
        String cut = VIGILANCE.deal(Seats.first(4), seed).match().cut();
        assertThat(cut).hasSizeGreaterThanOrEqualTo(4).doesNotContain("*");
      }
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
      assertThat(Crossword.ENTRY.objection(8, Map.of())).isEmpty();
      assertThat(Crossword.ENTRY.objection(9, Map.of())).isPresent();
      assertThat(Crossword.ENTRY.objection(1, Map.of())).isPresent();
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
              new Zone.Stack("stock", "The stock", 3),
              new Zone.Stack("shown", "Turned up", 1, Optional.of(Pack.face('m' - 'a'))));
    }

    private static Match match(int players, Seat dealer) {
      PerSeat<Integer> none = PerSeat.all(players, 0);
      return new Match(none, none, none, Seats.first(players), dealer, 1, 0, "abc");
    }
  }

  @Nested
  class Eleven_what_is_said_of_it {
    @Test
    @Proves("crossword.puff")
    void a_lobby_shows_it_under_its_name_and_leaflet() {
      assertThat(Crossword.ENTRY.about().title()).isEqualTo("Crossword Letter Game");
      assertThat(Crossword.ENTRY.about().leaflet()).isEqualTo("001");
    }
  }
}
