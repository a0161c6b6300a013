package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.spellingmatch.SpellingMatchTable.ANNA;
import static parlour.games.spellingmatch.SpellingMatchTable.BERT;
import static parlour.games.spellingmatch.SpellingMatchTable.CLARA;
import static parlour.games.spellingmatch.SpellingMatchTable.match;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.spellingmatch.Move.Concede;
import parlour.games.spellingmatch.Move.Content;
import parlour.games.spellingmatch.Move.Form;
import parlour.games.spellingmatch.Move.Prove;
import parlour.games.spellingmatch.Move.Spell;
import parlour.games.spellingmatch.Move.Take;
import parlour.games.spellingmatch.Stack.Fate;

/// The leaflet on having a stack proved by its author, and on the end of the match.
class CallingOnAnAuthorTest {
  private static final long SPELL_MILLIS = 10_000;

  @Nested
  class Calling_on_an_author {
    @Test
    @Proves({"spelling-match.remember", "spelling-match.amb.last-stack"})
    void the_table_remembers_from_whom_each_took_their_last_stack() {
      SpellingMatchTable play = match().by(ANNA, new Take(BERT, 0));
      assertThat(play.toldLast(CLARA)).isEqualTo("@0 takes a stack from @2.");
      assertThat(play.scene(ANNA).places().getFirst().note()).contains("from @2");
      assertThat(play.scene(ANNA).offers())
          .anyMatch(offer -> offer.label().equals("Call on @1 to form it into a word"));
      assertThat(play.clauses(News.Took.class)).contains("spelling-match.amb.last-stack");
    }

    @Test
    @Proves({"spelling-match.prove", "spelling-match.amb.stuck"})
    void who_is_stuck_may_call_on_its_author_and_goes_on_when_it_is_formed() {
      SpellingMatchTable play =
          match().by(ANNA, new Take(CLARA, 0)).at(20_000).by(ANNA, new Prove());
      assertThat(play.prompt().must().has(CLARA)).isTrue();
      assertThat(play.prompt().deadlineMillis()).isEqualTo(80_000);
      assertThat(play.refusal(ANNA, new Spell("slate"))).isEqualTo("spelling-match.amb.stuck");
      assertThat(play.refusal(ANNA, new Prove())).isEqualTo("spelling-match.prove");
      assertThat(play.refusal(BERT, new Form(ANNA, "slate"))).isEqualTo("spelling-match.prove");
      assertThat(play.refusal(CLARA, new Form(ANNA, "house"))).isEqualTo("spelling-match.next");
      assertThat(play.refusal(CLARA, new Form(ANNA, "tasle"))).isEqualTo("general.error.no-count");
      play.by(CLARA, new Form(ANNA, "slate"));
      assertThat(play.position().stack(CLARA, 0).fate()).as("nobody's").isEqualTo(Fate.DEAD);
      assertThat(play.words(CLARA)).isEmpty();
      play.by(ANNA, new Take(BERT, 0));
    }

    @Test
    @Proves("spelling-match.amb.stuck")
    void a_stack_cannot_be_put_back() {
      SpellingMatchTable play = match().by(ANNA, new Take(CLARA, 0));
      List<String> verbs = play.scene(ANNA).offers().stream().map(Scene.Offer::verb).toList();
      assertThat(verbs).containsExactly("spell", "prove");
      assertThat(play.refusal(ANNA, new Take(BERT, 0))).isEqualTo("spelling-match.one-at-time");
    }

    @Test
    @Proves({"spelling-match.prove-fail", "spelling-match.prove-gain"})
    void an_author_who_cannot_form_it_forfeits_all_their_words_to_the_caller() {
      SpellingMatchTable play = SpellingMatchTable.of(3, "words", "2");
      play.spell("xqzjk", "house", "tiger", "slate", "horse", "bread");
      play.solve(CLARA, BERT, 0, "house").solve(CLARA, BERT, 1, "shore");
      play.by(ANNA, new Take(CLARA, 0)).at(20_000).by(ANNA, new Prove());
      assertThat(play.refusal(CLARA, new Form(ANNA, "xqzjk"))).isEqualTo("general.error.no-count");
      play.by(CLARA, new Concede(ANNA));
      assertThat(play.words(CLARA)).isEmpty();
      assertThat(play.words(ANNA)).containsExactly("house", "shore");
      assertThat(play.clauses(News.Forfeited.class))
          .containsExactly("spelling-match.prove-fail", "spelling-match.prove-gain");
      play.solve(CLARA, ANNA, 0, "tiger");
      assertThat(play.words(CLARA)).as("what he forms later is his").containsExactly("tiger");
    }

    @Test
    @Proves("spelling-match.prove-fail")
    void an_author_who_does_not_answer_within_a_minute_could_not_form_it() {
      SpellingMatchTable play = match().solve(CLARA, BERT, 0, "house").by(ANNA, new Take(CLARA, 0));
      play.at(20_000).by(ANNA, new Prove()).clock();
      assertThat(play.atMillis()).isEqualTo(80_000);
      assertThat(play.words(ANNA)).containsExactly("house");
      assertThat(play.words(CLARA)).isEmpty();
      assertThat(play.position().player(ANNA).isHolding()).isFalse();
    }

    @Test
    @Proves({"spelling-match.prove", "spelling-match.amb.after-game"})
    void the_last_stack_may_still_be_proved_after_the_game_is_called() {
      SpellingMatchTable play = SpellingMatchTable.of(3, "words", "2");
      play.spell("xqzjk", "house", "tiger", "slate", "horse", "bread");
      play.solve(CLARA, BERT, 0, "house")
          .solve(CLARA, BERT, 1, "shore")
          .solve(CLARA, ANNA, 0, "tiger");
      play.by(ANNA, new Take(CLARA, 0)).solve(BERT, CLARA, 1, "slate");
      play.solve(CLARA, ANNA, 1, "bread").at(30_000).by(CLARA, new Move.Game());
      assertThat(play.refusal(ANNA, new Spell("xqzjk"))).isEqualTo("spelling-match.amb.after-game");
      play.by(BERT, new Content()).by(ANNA, new Prove()).by(CLARA, new Content());
      assertThat(play.phase()).as("Clara must form it first").isInstanceOf(Phase.After.class);
      play.by(CLARA, new Concede(ANNA));
      assertThat(play.words(ANNA)).hasSize(4);
      assertThat(play.phase()).isInstanceOf(Phase.After.class);
      play.clock();
      assertThat(play.phase()).isInstanceOf(Phase.Over.class);
      assertThat(play.winners()).isEqualTo(Seats.of(ANNA));
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves("spelling-match.game")
    void is_called_by_the_first_who_has_spelt_what_they_took_and_finds_no_more() {
      SpellingMatchTable play = match();
      assertThat(play.refusal(ANNA, new Move.Game()))
          .as("stacks lie")
          .isEqualTo("spelling-match.game");
      play.by(BERT, new Take(CLARA, 0)).by(CLARA, new Take(ANNA, 0)).by(ANNA, new Take(BERT, 0));
      assertThat(play.refusal(ANNA, new Move.Game()))
          .as("she holds one")
          .isEqualTo("spelling-match.game");
      play.by(ANNA, new Spell("house")).at(40_000).by(ANNA, new Move.Game());
      assertThat(play.phase()).isInstanceOf(Phase.After.class);
      assertThat(play.refusal(BERT, new Spell("slate"))).isEqualTo("spelling-match.amb.after-game");
      assertThat(play.refusal(BERT, new Move.Game())).isEqualTo("spelling-match.game");
      assertThat(play.refusal(BERT, new Take(CLARA, 0))).isEqualTo("spelling-match.amb.after-game");
    }

    @Test
    @Proves("spelling-match.win")
    void goes_to_the_one_with_most_words_on_the_table_then() {
      SpellingMatchTable play = match("judge", "umpire");
      play.solve(BERT, CLARA, 0, "slate").solve(BERT, ANNA, 0, "tiger").by(ANNA, new Take(BERT, 0));
      play.by(BERT, new Move.Game());
      assertThat(play.phase()).as("Anna is left with a stack").isInstanceOf(Phase.After.class);
      play.by(ANNA, new Content());
      Result result = play.result().orElseThrow();
      assertThat(result.points().at(BERT)).isEqualTo(2);
      assertThat(result.winners()).isEqualTo(Seats.of(BERT));
      assertThat(result.ranking().getLast()).isEqualTo(Seats.of(ANNA, CLARA));
      assertThat(play.clauses(News.Won.class)).containsExactly("spelling-match.win");
    }

    @Test
    @Proves("spelling-match.amb.tie")
    void of_those_who_tie_the_caller_wins_and_otherwise_they_share() {
      SpellingMatchTable called = match("judge", "umpire");
      called
          .solve(ANNA, BERT, 0, "house")
          .solve(BERT, CLARA, 0, "slate")
          .solve(CLARA, ANNA, 0, "tiger");
      called.by(BERT, new Move.Game());
      assertThat(called.phase()).isInstanceOf(Phase.Over.class);
      assertThat(called.winners()).isEqualTo(Seats.of(BERT));
      assertThat(called.clauses(News.Won.class)).contains("spelling-match.amb.tie");
      SpellingMatchTable shared = match("judge", "umpire");
      shared
          .solve(ANNA, BERT, 0, "house")
          .solve(BERT, CLARA, 0, "slate")
          .by(CLARA, new Take(ANNA, 0));
      shared.by(CLARA, new Prove()).by(ANNA, new Form(CLARA, "tiger")).by(CLARA, new Move.Game());
      assertThat(shared.winners()).isEqualTo(Seats.of(ANNA, BERT));
    }

    @Test
    @Proves({"general.time-limit", "general.amb.time", "spelling-match.amb.game-called"})
    void comes_with_the_time_agreed_on_when_nobody_calls_game() {
      SpellingMatchTable play = match("time", "5").by(ANNA, new Take(BERT, 0));
      assertThat(play.prompt().deadlineMillis()).isEqualTo(SPELL_MILLIS + 300_000);
      play.clock();
      assertThat(play.phase()).isInstanceOf(Phase.After.class);
      assertThat(play.position().phase().caller()).isEqualTo(Seat.NOBODY);
      play.clock();
      assertThat(play.phase()).isInstanceOf(Phase.Over.class);
    }

    @Test
    @Proves("spelling-match.amb.game-called")
    void is_called_for_a_player_who_has_nothing_more_to_do_and_says_nothing() {
      SpellingMatchTable play = match("judge", "umpire");
      play.by(BERT, new Take(CLARA, 0)).by(CLARA, new Take(ANNA, 0)).at(20_000);
      play.solve(ANNA, BERT, 0, "house");
      assertThat(play.prompt().deadlineMillis()).isEqualTo(50_000);
      play.clock();
      assertThat(play.position().phase().caller()).isEqualTo(ANNA);
      assertThat(play.phase()).isInstanceOf(Phase.After.class);
    }

    @Test
    void shows_all_words() {
      SpellingMatchTable play = match("judge", "umpire").clock();
      assertThat(play.phase()).isInstanceOf(Phase.Over.class);
      assertThat(((Zone.Sheet) play.zone(BERT, "stacks2")).entries().getFirst().written())
          .isEqualTo("SLATE");
    }

    @Test
    void an_author_called_on_at_the_last_moment_still_has_their_minute() {
      SpellingMatchTable play = match().by(ANNA, new Take(CLARA, 0)).clock();
      long readingMillis = play.prompt().deadlineMillis();
      play.at(readingMillis - 1_000).by(ANNA, new Prove()).clock();
      assertThat(play.atMillis()).isEqualTo(readingMillis);
      assertThat(play.phase()).isInstanceOf(Phase.After.class);
      assertThat(play.prompt().deadlineMillis()).isEqualTo(readingMillis + 59_000);
      play.by(CLARA, new Form(ANNA, "slate"));
      assertThat(play.phase()).isInstanceOf(Phase.Over.class);
    }

    @Test
    void a_company_that_has_left_holds_nobody_up() {
      SpellingMatchTable play = SpellingMatchTable.of(3);
      while (!play.prompt().isOver()) play.clock();
      assertThat(play.atMillis()).isLessThanOrEqualTo(9 * 60_000 + 30_000 + 180_000 + 60_000);
      assertThat(play.winners()).isEqualTo(Seats.first(3));
    }
  }
}
