package parlour.games.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.speculation.SpeculationTable.ANNA;
import static parlour.games.speculation.SpeculationTable.BERT;
import static parlour.games.speculation.SpeculationTable.CLARA;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.letters.WordList;
import parlour.games.speculation.Move.Notice;
import parlour.games.speculation.Move.Rest;
import parlour.games.speculation.Move.Write;
import parlour.lexicon.Letters;

/// The rulings of our own that a player of Speculation can meet.
class HouseRulingsTest {
  @Test
  @Proves("speculation.amb.leave-plum")
  void the_dealer_may_leave_the_plum_and_does_after_a_minute() {
    SpeculationTable said = SpeculationTable.exposed().clock().by(ANNA, new Move.Leave());
    assertThat(said.clauses(News.Left.class)).containsExactly("speculation.amb.leave-plum");
    SpeculationTable silent = SpeculationTable.exposed().clock();
    assertThat(silent.prompt().deadlineMillis()).isEqualTo(silent.atMillis() + 60_000);
    silent.clock();
    assertThat(silent.position().dealer()).as("the next deal").isEqualTo(BERT);
  }

  @Test
  @Proves("speculation.amb.notice-judged")
  void a_claimed_word_is_looked_up_at_once() {
    SpeculationTable gamble = SpeculationTable.turnedUp().by(ANNA, new Rest());
    assertThat(gamble.refusal(BERT, new Notice("tnais"))).isEqualTo("general.error.no-count");
    gamble.by(BERT, new Notice("satin"));
    assertThat(gamble.clauses(News.Noticed.class)).contains("speculation.amb.notice-judged");
  }

  @Test
  @Proves("speculation.amb.lists")
  void a_list_has_two_hundred_lines_at_most_and_all_are_paid_together() {
    SpeculationTable gamble = SpeculationTable.exposed();
    WordList list = WordList.BLANK;
    for (int i = 0; i < WordList.LINES; i++)
      list = list.with(WordList.Line.good("x".repeat(i + 1)));
    gamble.becomes(gamble.position().with(BERT, gamble.position().of(BERT).list(list)));
    assertThat(gamble.refusal(BERT, new Write("plane"))).isEqualTo("speculation.amb.lists");
    assertThat(gamble.counters(BERT)).isZero();
    gamble.clock().by(ANNA, new Move.Leave());
    assertThat(gamble.counters(BERT)).isEqualTo(200);
  }

  @Test
  @Proves("speculation.amb.sort-time")
  void the_house_sorts_for_whoever_takes_longer_than_a_minute_and_a_half() {
    SpeculationTable gamble = SpeculationTable.three();
    assertThat(gamble.prompt().deadlineMillis()).isEqualTo(90_000);
    gamble.clock();
    assertThat(gamble.phase()).isInstanceOf(Phase.Exposing.class);
    assertThat(gamble.clauses(News.HouseSorted.class)).containsExactly("speculation.amb.sort-time");
    assertThat(gamble.told(ANNA))
        .contains("@1 takes too long: the house discards and gives for them.");
  }

  @Test
  @Proves("speculation.amb.note2-scope")
  void from_five_players_on_the_second_note_changes_nothing() {
    Options.Plums second = new Options.Plums(true, false, false);
    Options.Plums first = new Options.Plums(false, false, false);
    for (int players = 5; players <= 12; players++) {
      assertThat(second.toppedUp(players)).isEqualTo(first.toppedUp(players)).isFalse();
      assertThat(second.gifts(players)).isEqualTo(first.gifts(players));
    }
    assertThat(second.toppedUp(4)).isTrue();
  }

  @Test
  @Proves("speculation.amb.first-dealer")
  void where_the_host_does_not_draw_another_deals_first() {
    Speculation game = SpeculationTable.of(3).game();
    assertThat(game.options().length().hostDeals()).as("as the leaflet has it").isTrue();
    Speculation others =
        new Speculation(
            new Options(
                game.options().box(),
                game.options().plums(),
                new Options.Length(0, false, 3),
                false,
                game.options().judging(),
                game.options().clock()),
            game.judge());
    Seats dealers = Seats.NONE;
    for (long seed = 0; seed < 40; seed++)
      dealers = dealers.with(others.deal(Seats.first(3), seed).dealer());
    assertThat(dealers).isEqualTo(Seats.of(BERT, CLARA));
  }

  @Test
  @Proves("speculation.amb.deals")
  void a_short_game_ends_after_the_deals_agreed_on() {
    SpeculationTable gamble = SpeculationTable.exposed("deals", "1", "time", "2");
    assertThat(gamble.prompt().deadlineMillis()).isEqualTo(10_000 + 120_000);
    assertThat(gamble.scene(ANNA).headline()).startsWith("Deal 1 of 1");
    gamble.clock().by(ANNA, new Move.Leave());
    assertThat(gamble.prompt().isOver()).isTrue();
    assertThat(gamble.clauses(News.Won.class)).contains("speculation.amb.deals");
  }

  @Test
  void a_deal_ends_with_a_reckoning() {
    SpeculationTable gamble = SpeculationTable.exposed("judge", "umpire");
    gamble.write(CLARA, "bride", "ride").write(BERT, "plane").clock().by(ANNA, new Move.Leave());
    List<Scene.Interlude> interludes =
        gamble.events().stream().flatMap(event -> event.interlude().stream()).toList();
    assertThat(interludes).hasSize(1);
    assertThat(interludes.getFirst().gains())
        .extracting(Scene.Gain::why)
        .containsExactly("two words", "one word", "no words");
    assertThat(interludes.getFirst().standing()).isEqualTo("@2 [2:is] ahead with two counters.");
  }

  @Test
  void the_pool_is_not_shown_as_empty_while_it_goes_on_paying() {
    SpeculationTable gamble = SpeculationTable.exposed();
    assertThat(gamble.drawn(ANNA)).contains("The pool: 100");
    gamble.becomes(gamble.position().with(gamble.position().match().counters().draw(ANNA, 100)));
    assertThat(gamble.drawn(ANNA)).doesNotContain("The pool");
  }

  @Test
  void what_is_asked_is_right_for_the_number_of_players() {
    SpeculationTable three = SpeculationTable.three();
    assertThat(asked(three)).isEqualTo("Throw five letters away: touch them.");
    three.by(BERT, new Move.Discard(Letters.of("oocdg")));
    assertThat(asked(three)).isEqualTo("Give two letters to the Plum, unseen by all.");
    assertThat(three.game().kit(3).hand()).isEqualTo(13);
    assertThat(three.game().kit(5).hand()).isEqualTo(12);
  }

  private static String asked(SpeculationTable gamble) {
    return gamble.scene(BERT).question().orElseThrow().text();
  }
}
