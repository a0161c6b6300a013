package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.games.anagrams.AnagramsTable.STOP_MILLIS;
import static parlour.games.anagrams.AnagramsTable.hunt;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Concede;
import parlour.games.anagrams.Move.Name;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Move.Return;
import parlour.games.anagrams.Player.Progress;
import parlour.lexicon.Letters;

/// The leaflet on finding the words, and on returning the letters of those not found.
class HuntTest {
  @Nested
  class The_hunt {
    @Test
    @Proves({"anagrams.object", "anagrams.announce"})
    void each_tries_to_discover_their_word_and_announces_it_to_the_leader() {
      AnagramsTable play = hunt().at(42_000);
      assertThat(play.refusal(CLARA, new Announce("kitten")))
          .as("not her letters")
          .isEqualTo("anagrams.object");
      play.announce(CLARA, "pencli");
      assertThat(play.progress(CLARA)).isEqualTo(Progress.HUNTING);
      assertThat(play.told(ANNA).getLast()).contains("PENCLI");
      play.announce(CLARA, "pencil");
      assertThat(play.progress(CLARA)).isEqualTo(Progress.SOLVED);
      assertThat(play.prompt().must()).as("she has done").isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("anagrams.start")
    void all_begin_together_on_the_call() {
      AnagramsTable play =
          AnagramsTable.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.start");
      assertThat(play.refusal(CLARA, new Return())).isEqualTo("anagrams.start");
      play.at(10_000).by(ANNA, new Ready());
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      assertThat(((Zone.Row) play.zone(CLARA, "h")).pieces()).doesNotContain(Piece.HIDDEN);
      assertThat(((Zone.Row) play.zone(BERT, "h")).pieces()).doesNotContain(Piece.HIDDEN);
    }

    @Test
    @Proves({"anagrams.time.choice", "general.time-limit"})
    void all_have_the_same_five_ten_or_fifteen_minutes() {
      assertThat(hunt().prompt().deadlineMillis()).isEqualTo(10_000 + 5 * 60_000);
      assertThat(hunt("time", "10").prompt().deadlineMillis()).isEqualTo(10_000 + 10 * 60_000);
      assertThat(hunt("time", "15").prompt().deadlineMillis()).isEqualTo(10_000 + 15 * 60_000);
    }

    @Test
    @Proves("anagrams.time.stop")
    void when_the_time_has_run_stop_is_called() {
      AnagramsTable play = hunt().clock();
      assertThat(play.atMillis()).isEqualTo(STOP_MILLIS);
      assertThat(play.told(BERT)).contains("@0 calls \"Stop\": all cease.");
    }

    @Test
    @Proves("anagrams.stop.cease")
    void at_stop_all_cease_trying() {
      AnagramsTable play = hunt().clock().at(STOP_MILLIS + 1_000);
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.stop.cease");
    }

    @Test
    void when_nobody_tries_any_longer_stop_is_called_at_once() {
      AnagramsTable play =
          hunt().at(20_000).announce(CLARA, "pencil").at(30_000).announce(BERT, "kitten");
      assertThat(play.position().leader()).as("the next round").isEqualTo(BERT);
      assertThat(play.told(BERT)).contains("@0 calls \"Stop\": all cease.");
    }

    @Test
    @Proves("anagrams.amb.tries")
    void the_leader_hears_ten_announcements_from_each_and_no_more() {
      AnagramsTable play = hunt();
      List<String> wrong =
          List.of(
              "pencli", "penicl", "pecnil", "pnecil", "epncil", "pcenil", "pienlc", "lcinep",
              "cilpen", "lipcen");
      for (String word : wrong) play.announce(CLARA, word);
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.amb.tries");
      assertThat(play.scene(CLARA).question().orElseThrow().text())
          .as("and it is said where one looks")
          .isEqualTo("The leader has heard ten words and hears no more.");
      play.giveBack(CLARA);
    }

    @Test
    @Proves("anagrams.amb.other-anagram")
    void another_word_of_the_same_letters_is_not_the_one_selected_unless_the_option_says_so() {
      AnagramsTable strict = AnagramsTable.of(2).ready("slate");
      strict.announce(BERT, "steal").announce(BERT, "tales");
      assertThat(strict.progress(BERT)).isEqualTo(Progress.HUNTING);
      strict.announce(BERT, "slate");
      assertThat(strict.counters(BERT)).isEqualTo(11);
      AnagramsTable any = AnagramsTable.of(2, "anagram", "any").ready("slate");
      any.announce(BERT, "tlesa");
      assertThat(any.progress(BERT)).as("no word at all").isEqualTo(Progress.HUNTING);
      any.announce(BERT, "steal");
      assertThat(any.counters(BERT)).isEqualTo(11);
      assertThat(any.told(ANNA))
          .as("paid for the word that was found")
          .contains("@0 pays @1 one counter for STEAL.");
    }
  }

  @Nested
  class Returning_the_letters {
    @Test
    @Proves("anagrams.return")
    void
        a_player_who_cannot_find_his_word_returns_the_letters_and_requires_the_leader_to_name_it() {
      AnagramsTable play = hunt().at(60_000).giveBack(CLARA);
      assertThat(play.progress(CLARA)).isEqualTo(Progress.CALLED);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(play.refusal(ANNA, new Name(BERT, "kitten")))
          .as("he has not asked")
          .isEqualTo("anagrams.return");
      assertThat(play.refusal(CLARA, new Announce("pencil"))).isEqualTo("anagrams.announce");
    }

    @Test
    @Proves({"anagrams.return.minute", "anagrams.amb.leader-forgets"})
    void a_leader_who_cannot_name_it_within_a_minute_pays_one_counter_and_no_fine_is_owed() {
      AnagramsTable play = hunt().at(60_000).giveBack(CLARA);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(120_000);
      play.clock();
      assertThat(play.progress(CLARA)).isEqualTo(Progress.FORGOTTEN);
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.clauses(News.Settled.class)).contains("anagrams.return.minute");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.counters(ANNA)).as("paid Clara, fined Bert").isEqualTo(10);
    }

    @Test
    @Proves("anagrams.amb.leader-names")
    void if_the_leader_does_name_it_the_player_still_pays_the_fine() {
      AnagramsTable play =
          hunt().at(60_000).giveBack(CLARA).at(119_999).by(ANNA, new Name(CLARA, "pencil"));
      assertThat(play.progress(CLARA)).isEqualTo(Progress.NAMED);
      assertThat(play.counters(CLARA)).isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(11);
    }

    @Test
    @Proves({"anagrams.leader.memory", "anagrams.amb.memory-digital"})
    void the_leader_must_name_it_from_memory_and_spell_it() {
      AnagramsTable play = hunt().at(60_000).giveBack(CLARA);
      View view = play.view(ANNA);
      assertThat(view.of(CLARA).given().word()).isEmpty();
      assertThat(view.of(CLARA).given().letters()).isEqualTo("??????");
      play.by(ANNA, new Name(CLARA, "kitten"));
      assertThat(play.progress(CLARA)).isEqualTo(Progress.CALLED);
      assertThat(play.told(BERT).getLast())
          .as("Bert does not hear his own word")
          .doesNotContain("KITTEN");
      assertThat(play.refusal(ANNA, new Name(CLARA, "kitten"))).isEqualTo("anagrams.amb.tries");
      assertThat(play.refusal(ANNA, new Name(CLARA, ""))).isEqualTo("anagrams.amb.length");
      play.by(ANNA, new Name(CLARA, "pencil"));
      assertThat(play.progress(CLARA)).isEqualTo(Progress.NAMED);
    }

    @Test
    @Proves("anagrams.leader.memory")
    void by_option_the_letters_returned_are_shown_to_him() {
      AnagramsTable play = hunt("returned", "shown").at(60_000);
      assertThat(play.drawn(ANNA)).doesNotContain("P E");
      play.giveBack(CLARA);
      View view = play.view(ANNA);
      assertThat(Letters.of(view.of(CLARA).given().letters())).isEqualTo(Letters.of("pencil"));
      assertThat(view.of(CLARA).given().word()).isEmpty();
      assertThat(((Zone.Row) play.zone(ANNA, "h2")).pieces())
          .hasSize(6)
          .doesNotContain(Piece.HIDDEN);
    }

    @Test
    @Proves("anagrams.leader.no-notes")
    void nothing_the_leader_is_shown_after_ready_has_the_words_written_on_it() {
      AnagramsTable play =
          AnagramsTable.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
      assertThat(play.drawn(ANNA)).as("until he calls").contains("PENCIL", "KITTEN");
      play.at(10_000).by(ANNA, new Ready()).at(60_000).giveBack(CLARA).announce(BERT, "kittne");
      assertThat(play.drawn(ANNA)).doesNotContain("PENCIL", "KITTEN");
      assertThat(play.told(ANNA))
          .noneMatch(line -> line.contains("PENCIL") || line.contains("KITTEN"));
      assertThat(play.view(ANNA).toString()).doesNotContain("pencil", "kitten");
    }

    @Test
    @Proves("anagrams.amb.when-return")
    void letters_may_be_returned_until_one_minute_after_stop_and_the_leader_then_has_a_minute() {
      AnagramsTable play = hunt().clock();
      assertThat(play.prompt().deadlineMillis()).isEqualTo(STOP_MILLIS + 60_000);
      play.at(STOP_MILLIS + 59_999).giveBack(CLARA).clock();
      assertThat(play.atMillis()).isEqualTo(STOP_MILLIS + 60_000);
      assertThat(play.progress(BERT)).as("too late for him").isEqualTo(Progress.FAILED);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(STOP_MILLIS + 119_999);
      assertThat(play.prompt().must()).isEqualTo(Seats.of(ANNA));
      play.by(ANNA, new Concede(CLARA));
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.position().leader()).isEqualTo(BERT);
    }

    @Test
    @Proves("anagrams.amb.when-return")
    void by_another_clock_both_have_twice_the_time_or_as_long_as_they_like() {
      AnagramsTable twice = hunt("clock", "double").at(20_000).giveBack(CLARA);
      assertThat(twice.prompt().deadlineMillis()).isEqualTo(140_000);
      assertThat(twice.clock().clock().prompt().deadlineMillis()).isEqualTo(STOP_MILLIS + 120_000);
      AnagramsTable none = hunt("clock", "off").at(20_000).giveBack(CLARA);
      assertThat(none.prompt().deadlineMillis()).as("that of the hunt").isEqualTo(STOP_MILLIS);
      none.clock();
      assertThat(none.prompt()).isEqualTo(waiting(ANNA, BERT));
      assertThat(none.scene(ANNA).watches()).isEmpty();
    }

    private Prompt waiting(Seat... seats) {
      Seats must = Seats.NONE;
      for (Seat seat : seats) must = must.with(seat);
      return new Prompt(Prompt.Pace.TOGETHER, must, Seats.NONE, Prompt.NEVER);
    }

    @Test
    void several_words_may_be_asked_for_at_once_each_with_its_own_minute() {
      AnagramsTable play = AnagramsTable.of(4).ready("pencil", "kitten", "bottle");
      play.at(20_000).giveBack(CLARA).at(45_000).giveBack(BERT);
      assertThat(play.scene(ANNA).watches())
          .extracting(Scene.Watch::untilMillis)
          .as("both are seen from the start")
          .containsExactlyInAnyOrder(STOP_MILLIS, 80_000L, 105_000L);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(80_000);
      play.at(50_000).by(ANNA, new Name(BERT, "bottle"));
      assertThat(play.progress(BERT)).isEqualTo(Progress.NAMED);
      assertThat(play.prompt().deadlineMillis()).as("hers still runs").isEqualTo(80_000);
      play.clock();
      assertThat(play.progress(CLARA)).isEqualTo(Progress.FORGOTTEN);
      assertThat(play.progress(Seat.of(3))).as("he still hunts").isEqualTo(Progress.HUNTING);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(STOP_MILLIS);
    }
  }
}
