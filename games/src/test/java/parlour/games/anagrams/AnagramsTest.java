package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.games.anagrams.AnagramsTable.STOP_MILLIS;
import static parlour.games.anagrams.AnagramsTable.hunt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Pay;

/// The leaflet on the players and their leader, and on the end of the game.
class AnagramsTest {
  @Nested
  class Players_and_the_leader {
    @Test
    @Proves({"anagrams.players", "general.players.any"})
    void any_number_from_two_on_may_play_and_one_of_them_leads() {
      for (int seats = Anagrams.ENTRY.seating().fewest();
          seats <= Anagrams.ENTRY.seating().most();
          seats++) {
        AnagramsTable play = AnagramsTable.of(seats);
        Set<String> words = new HashSet<>();
        while (play.position().round().phase() instanceof Phase.Serving) play.clock();
        for (Seat seat : play.position().match().lead().others())
          words.add(play.position().of(seat).given().word());
        assertThat(words).hasSize(seats - 1);
        assertThat(play.position().of(ANNA).given().letters()).isEmpty();
      }
      assertThat(Anagrams.ENTRY.objection(1, Map.of())).isPresent();
    }

    @Test
    @Proves("general.leader.draw")
    void the_leader_is_drawn_for_and_everybody_sees_the_letters_drawn() {
      AnagramsTable play = AnagramsTable.of(3);
      List<String> notes = play.scene(BERT).places().stream().map(Scene.Place::note).toList();
      assertThat(notes).allMatch(note -> note.matches("drew [A-Z](, leads| to lead)"));
      assertThat(notes.getFirst()).endsWith(", leads");
      for (String note : notes)
        assertThat(notes.getFirst().charAt(5)).isGreaterThanOrEqualTo(note.charAt(5));
      play.by(ANNA, new Choose("pencil", ""));
      assertThat(play.scene(BERT).places().getFirst().note()).as("it has done").isEqualTo("leader");
    }

    @Test
    @Proves({"anagrams.leader.rotates", "general.lead.left", "general.leader.change"})
    void every_player_leads_in_turn_to_the_left() {
      AnagramsTable play = AnagramsTable.of(4);
      List<Seat> leaders = new ArrayList<>();
      while (!play.prompt().isOver()) {
        leaders.add(play.position().leader());
        play.toTheNextRound();
      }
      assertThat(leaders).containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    }

    @Test
    @Proves({"anagrams.counters.equal", "anagrams.amb.stake"})
    void everyone_the_leader_included_gets_the_same_number_of_counters() {
      AnagramsTable play = AnagramsTable.of(4);
      for (int i = 0; i < 4; i++) assertThat(play.counters(Seat.of(i))).isEqualTo(10);
      assertThat(AnagramsTable.of(4, "counters", "5").counters(BERT)).isEqualTo(5);
    }

    @Test
    @Proves("anagrams.amb.stake")
    void a_player_who_has_none_left_owes_markers() {
      AnagramsTable play = hunt();
      play.becomes(play.position().with(play.position().match().counters().pay(BERT, CLARA, 10)));
      play.at(STOP_MILLIS).clock().by(BERT, new Pay());
      assertThat(play.position().match().counters().owed(BERT)).isEqualTo(1);
      assertThat(play.counters(ANNA)).isEqualTo(11);
      assertThat(play.drawn(ANNA)).contains("1 markers owed");
    }

    @Test
    @Proves("anagrams.leader.no-word")
    void the_leader_has_no_word_to_study_and_pays_and_receives_everything() {
      AnagramsTable play = hunt();
      assertThat(play.position().of(ANNA).given().letters()).isEmpty();
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
      assertThat(play.refusal(ANNA, new Announce("pencil"))).isEqualTo("anagrams.start");
      play.at(50_000).announce(CLARA, "pencil").clock().by(BERT, new Pay());
      assertThat(play.counters(CLARA)).isEqualTo(11);
      assertThat(play.counters(BERT)).isEqualTo(9);
      assertThat(play.counters(ANNA)).as("paid one, received one").isEqualTo(10);
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves({"anagrams.end", "anagrams.win"})
    void when_each_has_led_once_most_counters_wins() {
      AnagramsTable play = hunt().at(20_000).announce(CLARA, "pencil").toTheNextRound();
      assertThat(play.result()).isEmpty();
      play.ready("window", "candle");
      play.announce(ANNA, "window");
      play.toTheNextRound();
      assertThat(play.position().leader()).isEqualTo(CLARA);
      assertThat(play.prompt().isOver()).isFalse();
      play.toTheNextRound();
      assertThat(play.prompt()).isEqualTo(Prompt.OVER);
      // Clara found a word, failed once and was paid twice as leader.
      assertThat(play.counters(CLARA)).isEqualTo(12);
      assertThat(play.winners()).isEqualTo(Seats.of(CLARA));
      assertThat(play.told(BERT).getLast()).contains("@2 has most counters and wins");
    }

    @Test
    @Proves("anagrams.amb.tie")
    void a_tie_on_counters_is_a_shared_win() {
      AnagramsTable play = AnagramsTable.of(2);
      while (!play.prompt().isOver()) play.clock();
      assertThat(play.counters(ANNA)).isEqualTo(play.counters(BERT));
      assertThat(play.winners()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(play.clauses(News.Won.class)).contains("anagrams.amb.tie");
    }

    @Test
    @Proves("general.term.round")
    void a_round_is_one_stage_of_the_game_with_one_play_by_each() {
      AnagramsTable play = AnagramsTable.of(3);
      for (int round = 1; round <= 3; round++) {
        assertThat(play.scene(BERT).headline()).startsWith("Round " + round + " of 3");
        play.toTheNextRound();
      }
    }
  }
}
