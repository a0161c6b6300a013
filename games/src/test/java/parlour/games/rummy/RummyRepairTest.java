package parlour.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rummy.RummyTables.card;
import static parlour.games.rummy.RummyTables.cards;
import static parlour.games.rummy.RummyTables.rummy;
import static parlour.games.rummy.RummyTables.skat;
import static parlour.games.rummy.RummyTables.table;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.Rulings.refused;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.games.Proves;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// The repair that the leaflet needs: by its letter nobody could ever go out.
class RummyRepairTest {
  @Test
  @Proves("animal-rummy.amb.parity")
  void single_cards_may_be_added_to_sets_and_runs_on_the_table_after_drawing() {
    Rummy game = rummy();
    List<Cards> melds = List.of(cards(4, 4, 4), cards(6, 7, 8));
    Position start =
        table(
            game,
            Cards.of(card(4, 3)).with(card(5, 0)).with(card(9, 0)).with(card(1, 0)),
            cards(2),
            melds);
    refused(game.play(start, ANNA, new Move.LayOff(card(4, 3), 0), 0), "animal-rummy.draw");
    Position added =
        play(
            game,
            start,
            new Move.Draw(false),
            new Move.LayOff(card(4, 3), 0),
            new Move.LayOff(card(5, 0), 1),
            new Move.LayOff(card(9, 0), 1));
    assertThat(added.hand().melds()).containsExactly(cards(4, 4, 4, 4), cards(5, 6, 7, 8, 9));
    refused(game.play(added, ANNA, new Move.LayOff(card(1, 0), 1), 0), "animal-rummy.amb.parity");
  }

  @Test
  @Proves("animal-rummy.amb.parity-option")
  void or_else_melds_may_be_longer_and_nothing_is_added() {
    Rummy game = rummy("repair", "longer");
    Position start = table(game, cards(3, 4, 5, 6, 1), cards(2), List.of(cards(8, 9, 10)));
    Position melded = play(game, start, new Move.Draw(false), new Move.Meld(cards(3, 4, 5, 6)));
    assertThat(melded.hand().melds()).contains(cards(3, 4, 5, 6));
    refused(game.play(melded, ANNA, new Move.LayOff(card(1, 0), 0), 0), "animal-rummy.amb.parity");
    Position plain = play(rummy(), start, new Move.Draw(false));
    refused(
        rummy().play(plain, ANNA, new Move.Meld(cards(3, 4, 5, 6)), 0),
        "animal-rummy.amb.parity-option");
  }

  @Test
  @Proves("skat.amb.no-layoff")
  void skat_needs_no_such_thing() {
    Position start = table(skat(), cards(4, 1, 2), cards(7), List.of(cards(8, 9, 10)));
    refused(
        skat()
            .play(
                play(skat(), start, new Move.Draw(false)), ANNA, new Move.LayOff(card(4, 0), 0), 0),
        "skat.amb.no-layoff");
  }

  @Test
  @Proves({"skat.amb.last-discard", "skat.amb.more-than-one", "skat.object"})
  void in_skat_two_melds_may_empty_a_hand_of_six_and_no_discard_is_owed() {
    Cards five = cards(4, 4, 4, 7, 8);
    Position start = table(skat(), five, cards(1, 2), List.of());
    Cards left = Cards.pack(40).minus(five).minus(cards(1, 2)).without(card(9, 0));
    Position rigged =
        start.with(
            new Position.Hand(
                start.hand().held(),
                Pile.of(left.all()).upon(card(9, 0)),
                Pile.EMPTY,
                List.of(),
                List.of(),
                0),
            start.turn());
    Position out =
        play(
            skat(),
            rigged,
            new Move.Draw(false),
            new Move.Meld(cards(4, 4, 4)),
            new Move.Meld(cards(7, 8, 9)));
    assertThat(out.match().totals().at(BERT)).isEqualTo(3);
    assertThat(out.match().deals()).isEqualTo(2);
  }

  @Test
  @Proves("skat.amb.wild")
  void wild_pictures_stand_for_any_number_beside_at_least_one() {
    Cards wild = skat("pictures", "wild").options().deck().wild();
    Cards picture = Cards.of(JackPack.NUMBERS);
    Cards pictures = picture.with(JackPack.NUMBERS + 1).with(JackPack.NUMBERS + 2);
    assertThat(Melds.isMeld(cards(4, 6).plus(picture), wild, false)).isTrue();
    assertThat(Melds.isMeld(cards(4, 4).plus(picture), wild, false)).isTrue();
    assertThat(Melds.isMeld(cards(4, 7).plus(picture), wild, false)).isFalse();
    assertThat(Melds.isMeld(pictures, wild, false)).isFalse();
  }
}
