package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.spellingmatch.SpellingMatchTable.ANNA;
import static parlour.games.spellingmatch.SpellingMatchTable.BERT;
import static parlour.games.spellingmatch.SpellingMatchTable.CLARA;
import static parlour.games.spellingmatch.SpellingMatchTable.match;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.letters.WordNews;
import parlour.games.spellingmatch.Move.Challenge;
import parlour.games.spellingmatch.Move.Spell;
import parlour.games.spellingmatch.Move.Take;
import parlour.games.spellingmatch.Stack.Fate;

/// The leaflet on spelling the stacks, and on errors.
class SpellingStacksTest {
  @Nested
  class Spelling_stacks {
    @Test
    @Proves({"spelling-match.take", "spelling-match.amb.right-neighbours"})
    void each_takes_one_stack_from_any_neighbour_but_the_left() {
      SpellingMatchTable play = match();
      play.by(ANNA, new Take(BERT, 0));
      assertThat(play.position().stack(BERT, 0).fate()).isEqualTo(Fate.HELD);
      assertThat(((Zone.Row) play.zone(ANNA, "hand")).pieces()).hasSize(5);
      assertThat(play.refusal(CLARA, new Take(BERT, 0)))
          .as("it is taken")
          .isEqualTo("spelling-match.take");
      assertThat(play.refusal(CLARA, new Take(BERT, 7))).isEqualTo("house.sense");
      assertThat(play.refusal(CLARA, new Take(Seat.of(9), 0))).isEqualTo("house.sense");
      play.by(BERT, new Take(ANNA, 0));
      assertThat(play.position().player(BERT).author())
          .as("a stack that lies before oneself is allowed")
          .isEqualTo(ANNA);
    }

    @Test
    @Proves({"spelling-match.take", "general.conceal"})
    void only_the_a_player_who_holds_a_stack_and_its_author_see_its_letters() {
      SpellingMatchTable play = match().by(ANNA, new Take(CLARA, 0));
      assertThat(play.view(ANNA).stacks().at(CLARA).getFirst().isHidden()).isFalse();
      assertThat(play.view(ANNA).stacks().at(CLARA).getFirst().word()).isEmpty();
      assertThat(play.view(CLARA).stacks().at(CLARA).getFirst().word()).isEqualTo("slate");
      assertThat(play.view(BERT).stacks().at(CLARA).getFirst().isHidden()).isTrue();
    }

    @Test
    @Proves("spelling-match.view")
    void words_are_spelt_out_on_the_table_in_everybodys_view() {
      SpellingMatchTable play = match().solve(ANNA, BERT, 0, "house");
      for (Seat eye : List.of(ANNA, BERT, CLARA, Seat.NOBODY)) {
        Zone.Words words = (Zone.Words) play.zone(eye, "words0");
        assertThat(words.words()).hasSize(1);
        assertThat(words.words().getFirst().pieces())
            .extracting(piece -> piece.face().text())
            .containsExactly("H", "O", "U", "S", "E");
      }
      play.by(BERT, new Take(CLARA, 0));
      assertThat(((Zone.Words) play.zone(CLARA, "words0")).words()).as("it stays").hasSize(1);
    }

    @Test
    @Proves("spelling-match.next")
    void a_word_uses_the_whole_stack_and_then_another_is_taken() {
      SpellingMatchTable play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Spell("hous"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(ANNA, new Spell("horse"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(ANNA, new Spell("houses"))).isEqualTo("spelling-match.next");
      play.by(ANNA, new Spell("house")).solve(ANNA, CLARA, 0, "slate");
      assertThat(play.words(ANNA)).containsExactly("house", "slate");
      assertThat(play.refusal(ANNA, new Spell("slate"))).isEqualTo("spelling-match.take");
    }

    @Test
    @Proves({"spelling-match.not-left", "spelling-match.not-own"})
    void no_stack_is_taken_from_the_left_hand_neighbour_nor_one_contributed_oneself() {
      SpellingMatchTable play = match();
      assertThat(play.refusal(ANNA, new Take(ANNA, 0))).isEqualTo("spelling-match.not-left");
      assertThat(play.zone(ANNA, "stacks0").owner())
          .as("Anna's own lie before her left-hand neighbour")
          .isEqualTo(BERT);
      for (Seat seat : Seats.first(3)) {
        Scene.Offer take = play.scene(seat).offers().getFirst();
        assertThat(((Field.Pick) take.fields().getFirst()).ids())
            .hasSize(2)
            .doesNotContain("s" + seat.index() + ".0");
      }
    }

    @Test
    @Proves({"spelling-match.amb.two-players", "spelling-match.not-own"})
    void of_two_players_each_solves_what_the_other_wrote() {
      SpellingMatchTable play = SpellingMatchTable.of(2, "words", "1").spell("slate", "house");
      assertThat(play.refusal(ANNA, new Take(ANNA, 0))).isEqualTo("spelling-match.not-own");
      play.solve(ANNA, BERT, 0, "slate").solve(BERT, ANNA, 0, "house");
      assertThat(play.words(ANNA)).containsExactly("slate");
    }

    @Test
    @Proves("spelling-match.one-at-time")
    void no_second_stack_is_taken_before_the_first_is_a_word() {
      SpellingMatchTable play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Take(CLARA, 0))).isEqualTo("spelling-match.one-at-time");
      play.by(ANNA, new Spell("house")).by(ANNA, new Take(CLARA, 0));
    }

    @Test
    @Proves("spelling-match.amb.any-word")
    void any_word_of_the_whole_stack_counts_even_if_not_the_authors() {
      SpellingMatchTable play = match("judge", "umpire").by(ANNA, new Take(CLARA, 0));
      assertThat(play.refusal(ANNA, new Spell("tasle"))).isEqualTo("general.error.no-count");
      play.by(ANNA, new Spell("steal"));
      assertThat(play.words(ANNA)).containsExactly("steal");
    }
  }

  @Nested
  class Errors {
    @Test
    @Proves({
      "general.error.seize",
      "general.error.no-count",
      "general.error.discoverer",
      "general.amb.who-checks",
      "spelling-match.amb.discoverer"
    })
    void the_discoverer_of_a_bad_word_takes_it() {
      SpellingMatchTable play = match().solve(ANNA, CLARA, 0, "tasle");
      play.by(BERT, new Challenge(ANNA, 0, "tasle"));
      assertThat(play.words(ANNA)).isEmpty();
      assertThat(play.words(BERT)).containsExactly("tasle");
      assertThat(play.clauses(WordNews.Challenged.class)).contains("general.error.seize");
      assertThat(play.refusal(CLARA, new Challenge(BERT, 0, "tasle")))
          .as("it was looked up")
          .isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(CLARA, new Challenge(ANNA, 0, "tasle")))
          .as("it lies there no more")
          .isEqualTo("general.amb.who-checks");
    }

    @Test
    @Proves("general.amb.who-checks")
    void a_good_word_stands_and_a_wrong_challenge_costs_nothing() {
      SpellingMatchTable play = match().solve(ANNA, CLARA, 0, "slate");
      assertThat(play.refusal(ANNA, new Challenge(ANNA, 0, "slate")))
          .isEqualTo("general.amb.who-checks");
      play.by(BERT, new Challenge(ANNA, 0, "slate"));
      assertThat(play.words(ANNA)).containsExactly("slate");
      assertThat(play.words(BERT)).isEmpty();
    }

    @Test
    void what_nobody_doubts_in_time_counts() {
      SpellingMatchTable play =
          match().solve(ANNA, CLARA, 0, "tasle").solve(ANNA, BERT, 0, "house");
      play.by(BERT, new Take(ANNA, 0)).by(ANNA, new Move.Game()).clock();
      assertThat(play.phase()).isInstanceOf(Phase.Over.class);
      assertThat(play.words(ANNA)).containsExactly("tasle", "house");
    }
  }
}
