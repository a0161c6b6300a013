package parlour.games.logomachy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.CLARA;
import static parlour.games.logomachy.LogomachyTable.DUNCAN;
import static parlour.games.logomachy.LogomachyTable.open;
import static parlour.games.logomachy.LogomachyTable.table;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.lexicon.Letters;

/// The leaflet's paragraph on scoring, and what follows a deal.
class CountTest {
  /// Anna and Bert have one card each to lay, an empty pool before them, and have captured these
  /// cards.
  private static LogomachyTable lastCards(String anna, String bert) {
    return table("", "b", "c").captured(anna, bert);
  }

  private static LogomachyTable counted(LogomachyTable table) {
    return table.play(ANNA, "lay", "card", "h.b").play(BERT, "lay", "card", "h.c");
  }

  @Test
  @Proves("logomachy.score.cards")
  void the_player_with_most_captured_cards_scores_three() {
    LogomachyTable counted = counted(lastCards("aei", "ou"));
    assertThat(counted.score(ANNA)).isEqualTo(3);
    assertThat(counted.score(BERT)).isZero();
  }

  @Test
  @Proves("logomachy.amb.tie-cards")
  void a_tie_for_most_cards_scores_nobody_the_three() {
    LogomachyTable table = lastCards("ae", "ou");
    assertThat(counted(table).score(ANNA)).isZero();
    assertThat(counted(table).score(BERT)).isZero();
    assertThat(table.play(ANNA, "lay", "card", "h.b").cited(BERT, "lay", "card", "h.c"))
        .contains("logomachy.amb.tie-cards");
  }

  @Test
  @Proves({"logomachy.score.double", "logomachy.score.prize"})
  void each_double_prize_scores_two_and_each_prize_one() {
    LogomachyTable counted = counted(lastCards("qzj", "aeiovx"));
    assertThat(counted.score(ANNA)).isEqualTo(2 + 2 + 1);
    assertThat(counted.score(BERT)).isEqualTo(3 + 1 + 1);
  }

  @Test
  @Proves("logomachy.score.sweep")
  void each_sweep_scores_one() {
    LogomachyTable table =
        lastCards("ae", "ou")
            .spoils(
                spoils -> spoils.take(ANNA, Letters.EMPTY, true).take(ANNA, Letters.EMPTY, true));
    assertThat(
            counted(
                    table.spoils(
                        spoils -> new Captured(spoils.cards(), spoils.sweeps(), Seat.NOBODY)))
                .score(ANNA))
        .isEqualTo(2);
  }

  @Test
  @Proves({"logomachy.amb.partners", "logomachy.score.cards"})
  void partners_pool_captures_prizes_and_sweeps() {
    LogomachyTable table =
        table(open(Map.of("partners", "yes")), "", "b", "c", "d", "f")
            .captured("ae", "oui", "gk", "q")
            .spoils(
                spoils ->
                    new Captured(spoils.cards(), spoils.sweeps().with(CLARA, 1), Seat.NOBODY));
    LogomachyTable counted =
        table
            .play(ANNA, "lay", "card", "h.b")
            .play(BERT, "lay", "card", "h.c")
            .play(CLARA, "lay", "card", "h.d")
            .play(DUNCAN, "lay", "card", "h.f");
    assertThat(counted.score(ANNA)).as("four cards each: a prize and a sweep").isEqualTo(2);
    assertThat(counted.score(CLARA)).isEqualTo(2);
    assertThat(counted.score(BERT)).as("a double prize").isEqualTo(2);
    assertThat(counted.score(DUNCAN)).isEqualTo(2);
  }

  @Test
  @Proves("logomachy.next-deal")
  void the_cards_are_gathered_shuffled_and_dealt_by_the_player_on_the_dealers_left() {
    LogomachyTable counted = counted(lastCards("aei", "ou"));
    assertThat(counted.position().match().dealer()).isEqualTo(ANNA);
    assertThat(counted.turn()).isEqualTo(BERT);
    assertThat(counted.position().match().deal()).isEqualTo(2);
    assertThat(counted.captured(ANNA)).isEmpty();
    assertThat(counted.hand(ANNA)).hasSize(4);
    assertThat(counted.position().pack().size()).isEqualTo(56 - 8 - 4);
  }

  @Test
  @Proves("logomachy.win")
  void the_first_to_twenty_one_wins() {
    LogomachyTable won = counted(lastCards("aei", "ou").scores(18, 20));
    assertThat(won.prompt()).isEqualTo(Prompt.OVER);
    assertThat(won.winners()).isEqualTo(Seats.of(ANNA));
    LogomachyTable short_ = counted(lastCards("aei", "ou").scores(17, 20));
    assertThat(short_.result()).isEmpty();
  }

  @Test
  @Proves("logomachy.amb.both-21")
  void if_two_pass_twenty_one_in_one_deal_the_higher_total_wins() {
    LogomachyTable won = counted(lastCards("aeiq", "ouz").scores(17, 20));
    assertThat(won.score(ANNA)).isEqualTo(22);
    assertThat(won.score(BERT)).isEqualTo(22);
    assertThat(won.result()).as("equal: another deal").isEmpty();
    assertThat(won.position().match().deal()).isEqualTo(2);
    assertThat(
            lastCards("aeiq", "ouz")
                .scores(17, 20)
                .play(ANNA, "lay", "card", "h.b")
                .cited(BERT, "lay", "card", "h.c"))
        .contains("logomachy.amb.both-21");
    LogomachyTable higher = counted(lastCards("aeiq", "ouz").scores(18, 20));
    assertThat(higher.winners()).isEqualTo(Seats.of(ANNA));
  }

  /// Expected: all play the deal that parts the two, and a third who passes them wins.
  @Test
  @Proves("logomachy.amb.both-21")
  void equal_beyond_twenty_one_they_play_on_until_one_alone_is_ahead() {
    LogomachyTable level = table("", "b", "c", "d").captured("a", "o", "i").scores(22, 22, 20);
    LogomachyTable still =
        level
            .play(ANNA, "lay", "card", "h.b")
            .play(BERT, "lay", "card", "h.c")
            .play(CLARA, "lay", "card", "h.d");
    assertThat(still.result()).as("nobody has most cards").isEmpty();
    LogomachyTable passed =
        level
            .captured("a", "o", "eiu")
            .play(ANNA, "lay", "card", "h.b")
            .play(BERT, "lay", "card", "h.c")
            .play(CLARA, "lay", "card", "h.d");
    assertThat(passed.winners()).isEqualTo(Seats.of(CLARA));
    assertThat(passed.score(CLARA)).isEqualTo(23);
  }

  @Test
  void a_game_can_be_eleven_or_a_single_deal() {
    LogomachyTable one =
        counted(table(open(Map.of("goal", "1")), "", "b", "c").captured("aei", "ou"));
    assertThat(one.winners()).isEqualTo(Seats.of(ANNA));
    assertThat(open(Map.of("goal", "11")).options().goal()).isEqualTo(11);
  }

  @Test
  @Proves("logomachy.amb.hands")
  void one_deal_may_be_shared_by_equals_instead_of_dealt_again() {
    LogomachyTable again =
        counted(table(open(Map.of("goal", "1")), "", "b", "c").captured("aeq", "ouz"));
    assertThat(again.result()).as("another deal").isEmpty();
    LogomachyTable shared =
        counted(table(open(Map.of("goal", "0")), "", "b", "c").captured("aeq", "ouz"));
    assertThat(shared.winners()).isEqualTo(Seats.of(ANNA, BERT));
    LogomachyTable alone =
        counted(table(open(Map.of("goal", "0")), "", "b", "c").captured("aei", "ou"));
    assertThat(alone.winners()).isEqualTo(Seats.of(ANNA));
  }

  @Test
  @Proves("logomachy.amb.hands")
  void a_short_deal_is_counted_after_two_hands_or_three_with_the_rest_of_the_pack_unplayed() {
    Logomachy three = open(Map.of("goal", "1", "hands", "3"));
    for (int players : List.of(2, 3, 4)) {
      assertThat(playsOfADeal(open(Map.of("goal", "1", "hands", "2")), players))
          .isEqualTo(2 * players * Pack.FOUR);
      assertThat(playsOfADeal(three, players)).isEqualTo(3 * players * Pack.FOUR);
    }
    assertThat(three.kit(3).aim().text()).startsWith("One deal of three hands, most points win");
  }

  private static int playsOfADeal(Logomachy game, int players) {
    Position position = game.deal(Seats.first(players), 7);
    int plays = 0;
    while (!game.prompt(position).isOver() && position.match().deal() == 1) {
      Seat turn = position.turn().seat();
      Move lay = new Move.Lay(position.hands().at(turn).toString().charAt(0));
      position = ((Ruling.Legal<Position>) game.play(position, turn, lay, 1_000)).next();
      plays++;
    }
    return plays;
  }

  @Test
  @Proves("logomachy.amb.last-deal")
  void whoever_leads_after_sixty_deals_has_won() {
    LogomachyTable table = lastCards("ae", "ou").scores(5, 4);
    Open.Match match = table.position().match();
    LogomachyTable late =
        table.with(
            table
                .position()
                .with(
                    table
                        .position()
                        .open()
                        .with(new Open.Match(match.scores(), match.dealer(), Dealing.LAST_DEAL))));
    assertThat(counted(late).winners()).isEqualTo(Seats.of(ANNA));
  }

  @Test
  @Proves({"logomachy.score.cards", "logomachy.score.double"})
  void what_counted_is_told_and_nothing_else() {
    assertThat(new Score(Seats.of(ANNA), 9, true, 1, 2, 3).sources())
        .isEqualTo("nine cards, the most, one prize, two double prizes, three sweeps");
    assertThat(new Score(Seats.of(ANNA), 1, false, 0, 0, 0).sources()).isEqualTo("one card");
    assertThat(new Score(Seats.of(ANNA), 9, true, 1, 1, 1).clauses())
        .containsExactly(Rule.SCORE_CARDS, Rule.SCORE_PRIZE, Rule.SCORE_DOUBLE, Rule.SCORE_SWEEP);
    assertThat(new Score(Seats.of(ANNA), 9, false, 0, 0, 0).clauses()).isEmpty();
  }

  /// Expected: a fine costs no prize while there is another card to pay it with.
  @Test
  void a_fine_is_paid_with_an_ordinary_card_if_there_is_one() {
    Captured ordinary = Captured.none(2).take(ANNA, Letters.of("jqez"), false).give(ANNA, BERT);
    assertThat(ordinary.cards().at(BERT)).isEqualTo(Letters.of("e"));
    Captured prizes = Captured.none(2).take(ANNA, Letters.of("qz"), false).give(ANNA, BERT);
    assertThat(prizes.cards().at(BERT).size()).isEqualTo(1);
  }

  @Test
  @Proves("logomachy.win")
  void the_score_is_shown_against_its_goal() {
    LogomachyTable table = lastCards("aei", "ou").scores(7, 9);
    assertThat(table.scene(BERT).places())
        .allMatch(place -> place.goal() == 21)
        .extracting(Scene.Place::score)
        .containsExactly(7, 9);
  }
}
