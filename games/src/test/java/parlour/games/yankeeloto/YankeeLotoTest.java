package parlour.games.yankeeloto;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.yankeeloto.YankeeLotoTable.ANNA;
import static parlour.games.yankeeloto.YankeeLotoTable.BERT;
import static parlour.games.yankeeloto.YankeeLotoTable.CLARA;
import static parlour.games.yankeeloto.YankeeLotoTable.DUNCAN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.Rulebook;
import parlour.games.TestRulebooks;
import parlour.games.material.CatalogEntry;
import parlour.games.yankeeloto.Player.Progress;
import parlour.lexicon.Letters;

/// The setting up: players, stakes, words and what is doubted about them.
class YankeeLotoTest {
  /// Anna leads; Bert can lay TRAIN and Clara PLANT.
  private static YankeeLotoTable forming(String... chosen) {
    return YankeeLotoTable.of(3, chosen).hands("trainoosee", "plantoosee");
  }

  @Test
  @Proves("yankee-loto.named")
  void the_game_is_named_in_leaflet_000_and_everything_else_about_it_is_marked_as_ours() {
    CatalogEntry entry = Catalog.find("yankee-loto").orElseThrow();
    assertThat(entry.title()).isEqualTo("Yankee Loto");
    assertThat(entry.about().leaflet()).isEqualTo("000");
    assertThat(TestRulebooks.of("yankee-loto").entries())
        .filteredOn(Rulebook.Entry::isAttested)
        .extracting(Rulebook.Entry::id)
        .containsExactly("yankee-loto.named");
  }

  @Nested
  class Players_and_stakes {
    @Test
    @Proves({"yankee-loto.players", "yankee-loto.amb.counters"})
    void three_or_more_play_and_the_leader_has_no_word() {
      assertThat(YankeeLoto.ENTRY.objection(2, Map.of())).isPresent();
      assertThat(YankeeLoto.ENTRY.objection(3, Map.of())).isEmpty();
      assertThat(YankeeLoto.ENTRY.objection(10, Map.of())).isEmpty();
      YankeeLotoTable play = forming();
      assertThat(play.row(ANNA).hand().isEmpty()).isTrue();
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.refusal(ANNA, new Move.Lay("train"))).isEqualTo("yankee-loto.word");
      play.lay(BERT, "train").lay(CLARA, "plant").content().call('t');
      assertThat(play.refusal(ANNA, new Move.Cover(1, 't'))).isEqualTo("yankee-loto.cover");
    }

    @Test
    @Proves({"yankee-loto.stake", "yankee-loto.amb.counters"})
    void each_player_puts_two_counters_in_the_pool() {
      YankeeLotoTable play = YankeeLotoTable.of(5);
      assertThat(play.pool()).isEqualTo(8);
      assertThat(play.counters(BERT)).isEqualTo(8);
      assertThat(play.counters(ANNA)).as("the leader has no part in it").isEqualTo(10);
    }

    @Test
    @Proves({"yankee-loto.deal", "general.conceal", "general.deal.facedown"})
    void each_is_dealt_ten_letters_face_down() {
      YankeeLotoTable play = forming();
      assertThat(((Zone.Row) play.zone(BERT, "h")).pieces()).hasSize(10);
      for (Seat eye : List.of(ANNA, CLARA, Seat.NOBODY))
        assertThat(((Zone.Row) play.zone(eye, "h1")).pieces())
            .hasSize(10)
            .containsOnly(Piece.HIDDEN);
      assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).isEqualTo(280);
    }

    @Test
    @Proves("general.leader.draw")
    void the_leader_is_drawn_for() {
      assertThat(forming().scene(CLARA).places().getFirst().note()).matches("drew [A-Z], leads");
    }

    @Test
    @Proves("yankee-loto.amb.first-leader")
    void where_the_host_does_not_draw_another_leads_first() {
      assertThat(firstLeaders()).isEqualTo(Seats.first(3));
      assertThat(firstLeaders("leads", "others")).isEqualTo(Seats.of(BERT, CLARA));
    }

    private static Seats firstLeaders(String... chosen) {
      Seats leaders = Seats.NONE;
      for (long seed = 0; seed < 40; seed++)
        leaders = leaders.with(YankeeLotoTable.open(chosen).deal(Seats.first(3), seed).leader());
      return leaders;
    }
  }

  @Nested
  class Forming_words {
    @Test
    @Proves({"yankee-loto.word", "general.conceal"})
    void each_lays_one_word_and_returns_their_other_letters_and_all_are_shown_together() {
      YankeeLotoTable play = forming().lay(BERT, "train");
      assertThat(((Zone.Stack) play.zone(ANNA, "box")).count()).isEqualTo(285);
      assertThat(((Zone.Row) play.zone(CLARA, "r1")).pieces())
          .hasSize(5)
          .containsOnly(Piece.HIDDEN);
      assertThat(play.told(CLARA).getLast()).isEqualTo("@1 lays a word.");
      assertThat(play.told(BERT).getLast()).isEqualTo("@1 lays TRAIN.");
      play.lay(CLARA, "plant");
      assertThat(((Zone.Row) play.zone(CLARA, "r1")).pieces())
          .extracting(piece -> piece.face().text())
          .containsExactly("T", "R", "A", "I", "N");
      assertThat(play.position().box())
          .isEqualTo(play.position().round().left(play.game().options().box().box().letters()));
    }

    @Test
    @Proves("yankee-loto.word")
    void the_word_has_five_letters_or_by_agreement_four_or_six() {
      YankeeLotoTable play = forming();
      assertThat(play.refusal(BERT, new Move.Lay("rain"))).isEqualTo("yankee-loto.word");
      assertThat(play.refusal(BERT, new Move.Lay("retain"))).isEqualTo("yankee-loto.word");
      assertThat(play.refusal(BERT, new Move.Lay(""))).isEqualTo("yankee-loto.word");
      assertThat(play.refusal(BERT, new Move.Lay("tr-in"))).isEqualTo("yankee-loto.word");
      forming("length", "4").lay(BERT, "rain");
      forming("length", "6").lay(BERT, "retain");
      assertThat(forming("length", "6").refusal(BERT, new Move.Lay("train")))
          .isEqualTo("yankee-loto.word");
    }

    @Test
    void letters_one_does_not_hold_are_refused() {
      assertThat(forming().refusal(BERT, new Move.Lay("plant"))).isEqualTo("yankee-loto.word");
      assertThat(forming().refusal(BERT, new Move.Lay("titan")))
          .as("one T only")
          .isEqualTo("yankee-loto.word");
      YankeeLotoTable play = forming().lay(BERT, "train");
      assertThat(play.refusal(BERT, new Move.Lay("train"))).isEqualTo("yankee-loto.word");
    }

    @Test
    @Proves({"yankee-loto.word", "general.amb.time", "yankee-loto.amb.bad-word"})
    void all_have_two_minutes_and_nobody_is_waited_for_longer() {
      YankeeLotoTable play = forming();
      assertThat(play.prompt().deadlineMillis()).isEqualTo(120_000);
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      play.clock();
      assertThat(play.row(BERT).progress()).isEqualTo(Progress.FRESH);
      play.clock();
      assertThat(play.atMillis()).isEqualTo(240_000);
      assertThat(play.round()).as("both sit out").isEqualTo(2);
      assertThat(forming("clock", "double").prompt().deadlineMillis()).isEqualTo(240_000);
      assertThat(forming("clock", "off").prompt().hasDeadline()).isFalse();
    }

    @Test
    @Proves("yankee-loto.no-word")
    void one_with_no_word_pays_a_counter_for_ten_fresh_letters_and_the_second_time_sits_out() {
      YankeeLotoTable play = forming().at(30_000);
      Letters before = play.row(BERT).hand();
      assertThat(play.labels(BERT)).contains("Pay one counter for ten fresh letters");
      play.by(BERT, new Move.NoWord());
      assertThat(play.counters(BERT)).isEqualTo(7);
      assertThat(play.pool()).isEqualTo(5);
      assertThat(play.row(BERT).hand().size()).isEqualTo(10);
      assertThat(play.row(BERT).hand()).isNotEqualTo(before);
      assertThat(play.row(BERT).dueMillis()).isEqualTo(150_000);
      assertThat(play.prompt().deadlineMillis()).as("Clara's").isEqualTo(120_000);
      assertThat(play.labels(BERT)).contains("Sit out the round");
      play.lay(CLARA, "plant").by(BERT, new Move.NoWord());
      assertThat(play.row(BERT).progress()).isEqualTo(Progress.OUT);
      assertThat(play.counters(BERT)).as("once").isEqualTo(7);
      assertThat(play.position().round().phase()).isInstanceOf(Phase.Look.class);
      assertThat(play.position().box().size()).isEqualTo(295);
    }
  }

  @Nested
  class Words_that_are_none {
    @Test
    @Proves({
      "general.amb.who-checks",
      "general.error.discoverer",
      "general.error.no-count",
      "yankee-loto.amb.bad-word"
    })
    void under_vigilance_whoever_discovers_one_is_paid_by_its_maker_who_sits_out() {
      YankeeLotoTable play = forming().lay(BERT, "tarin").lay(CLARA, "plant");
      assertThat(play.position().round().phase()).isInstanceOf(Phase.Look.class);
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(20_000);
      assertThat(play.labels(CLARA)).containsExactly("Challenge {whose}", "Let them stand");
      play.by(CLARA, new Move.Challenge(BERT));
      assertThat(play.row(BERT).progress()).isEqualTo(Progress.OUT);
      assertThat(play.counters(CLARA)).isEqualTo(9);
      assertThat(play.counters(BERT)).isEqualTo(7);
      assertThat(play.clauses(News.Discovered.class))
          .contains("general.error.discoverer", "general.error.no-count");
      play.content();
      assertThat(play.position().round().phase()).isInstanceOf(Phase.Call.class);
    }

    @Test
    void the_leader_may_discover_one_too() {
      YankeeLotoTable play = forming().lay(BERT, "tarin").lay(CLARA, "plant");
      play.by(ANNA, new Move.Challenge(BERT));
      assertThat(play.counters(ANNA)).isEqualTo(11);
    }

    @Test
    void a_good_word_stands_and_a_wrong_challenge_costs_nothing() {
      YankeeLotoTable play = forming().lay(BERT, "train").lay(CLARA, "plant");
      play.by(CLARA, new Move.Challenge(BERT));
      assertThat(play.row(BERT).isLaid()).isTrue();
      assertThat(play.counters(CLARA)).isEqualTo(8);
      assertThat(play.refusal(ANNA, new Move.Challenge(BERT))).isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(BERT, new Move.Challenge(BERT))).isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(CLARA, new Move.Challenge(Seat.of(9))))
          .isEqualTo("general.amb.who-checks");
    }

    @Test
    void unnoticed_before_the_first_call_it_stands() {
      YankeeLotoTable play = forming().lay(BERT, "tarin").lay(CLARA, "plant").clock();
      assertThat(play.position().round().phase()).isInstanceOf(Phase.Call.class);
      assertThat(play.row(BERT).isLaid()).isTrue();
      assertThat(play.refusal(CLARA, new Move.Challenge(BERT))).isEqualTo("general.amb.who-checks");
    }

    @Test
    void when_every_word_is_struck_the_pool_is_carried_over() {
      YankeeLotoTable play = forming().lay(BERT, "tarin").lay(CLARA, "plnat");
      play.by(CLARA, new Move.Challenge(BERT)).by(ANNA, new Move.Challenge(CLARA));
      assertThat(play.round()).isEqualTo(2);
      assertThat(play.pool()).isEqualTo(4 + 4);
    }

    @Test
    @Proves("general.amb.who-checks")
    void an_umpire_refuses_it_at_once_and_the_calling_begins_without_a_reading() {
      YankeeLotoTable play = forming("judge", "umpire");
      assertThat(play.refusal(BERT, new Move.Lay("tarin"))).isEqualTo("general.error.no-count");
      play.lay(BERT, "train").lay(CLARA, "plant");
      assertThat(play.position().round().phase()).isInstanceOf(Phase.Call.class);
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves({"yankee-loto.rotate", "general.lead.left", "general.leader.change"})
    void the_lead_passes_left_and_when_each_has_led_once_most_counters_win() {
      YankeeLotoTable play = YankeeLotoTable.of(4);
      for (Seat leader : List.of(ANNA, BERT, CLARA, DUNCAN)) {
        assertThat(play.position().leader()).isEqualTo(leader);
        play.clock().clock();
      }
      assertThat(play.prompt().isOver()).isTrue();
      assertThat(play.told(ANNA).getLast())
          .isEqualTo("Everybody has led: @0, @1, @2 and @3 share the game.");
      YankeeLotoTable won =
          YankeeLotoTable.of(3).rows("train", "plant").callAndCover("train", BERT).loto(BERT);
      while (!won.prompt().isOver()) won.clock();
      assertThat(won.winners()).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("yankee-loto.amb.rounds")
    void a_short_game_ends_after_the_rounds_agreed_on() {
      YankeeLotoTable play = YankeeLotoTable.of(4, "rounds", "2");
      assertThat(play.scene(ANNA).headline()).startsWith("Round 1 of 2");
      for (Seat leader : List.of(ANNA, BERT)) {
        assertThat(play.position().leader()).isEqualTo(leader);
        play.clock().clock();
      }
      assertThat(play.prompt().isOver()).isTrue();
      assertThat(play.clauses(News.Won.class)).contains("yankee-loto.amb.rounds");
      assertThat(play.game().kit(4).aim().text())
          .isEqualTo("Most counters win. The first two lead once each.");
    }
  }
}
