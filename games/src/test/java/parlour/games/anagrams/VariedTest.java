package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Challenge;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Content;
import parlour.games.anagrams.Move.Look;
import parlour.games.anagrams.Move.Name;
import parlour.games.anagrams.Move.Pay;
import parlour.games.anagrams.Move.Rest;
import parlour.games.anagrams.Move.Write;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;

class VariedTest {
  /// Anna leads three; Clara has PENCIL and Bert KITTEN, and "Ready" was called at ten seconds.
  private static AnagramsTable hunt(String... chosen) {
    return table(chosen).ready("pencil", "kitten");
  }

  private static AnagramsTable table(String... chosen) {
    String[] all = new String[chosen.length + 2];
    all[0] = "form";
    all[1] = "varied";
    System.arraycopy(chosen, 0, all, 2, chosen.length);
    return AnagramsTable.of(3, all);
  }

  private static AnagramsTable write(AnagramsTable play, Seat seat, String... words) {
    for (String word : words) play.by(seat, new Write(word));
    return play;
  }

  private static int pool(AnagramsTable play) {
    return play.position().match().counters().pool();
  }

  @Nested
  class The_pool {
    @Test
    @Proves({"anagrams-var.pool", "anagrams-var.amb.leader-stakes"})
    void each_player_the_leader_included_puts_five_counters_in_a_pool() {
      AnagramsTable play = table();
      assertThat(pool(play)).isEqualTo(15);
      for (Seat seat : Seats.first(3)) assertThat(play.counters(seat)).isEqualTo(5);
      assertThat(pool(AnagramsTable.of(3))).as("not in the plain form").isZero();
    }

    @Test
    @Proves("anagrams-var.amb.pool-empty")
    void when_it_is_empty_each_adds_five_again() {
      AnagramsTable play = hunt("judge", "umpire");
      play.becomes(play.position().with(play.position().match().counters().draw(ANNA, 14)));
      int clara = play.counters(CLARA);
      write(play, CLARA, "pen", "nice", "line").toTheNextRound();
      // One counter from the pool; then all add five, and two more come out; and she did not find
      // the word.
      assertThat(play.counters(CLARA)).isEqualTo(clara + 1 - 5 + 2 - 1);
      assertThat(pool(play)).isEqualTo(13);
      assertThat(play.told(BERT)).contains("The pool is empty: everybody adds five counters.");
    }

    /// Expected: of seventeen words the pool pays one, then all add five each, twice; whoever has
    /// not so many owes markers.
    @Test
    @Proves({"anagrams-var.amb.pool-empty", "anagrams.amb.stake"})
    void all_add_as_often_as_it_is_empty_and_owe_what_they_have_not() {
      AnagramsTable play = hunt("judge", "umpire");
      play.becomes(play.position().with(play.position().match().counters().draw(ANNA, 14)));
      write(play, BERT, "kit");
      write(play, CLARA, "pen", "nice", "line", "pine", "pile", "clip", "ice", "lice");
      write(play, CLARA, "epic", "pie", "nip", "pin", "lip", "nil", "lie", "lien");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).as("not found").isEqualTo(5 + 16 - 2 * 5 - 1);
      assertThat(play.counters(BERT)).isEqualTo(5 + 1 - 2 * 5 - 1);
      assertThat(play.counters(ANNA)).isEqualTo(5 + 14 - 2 * 5 + 2);
      assertThat(pool(play)).isEqualTo(14);
      assertThat(play.told(BERT))
          .filteredOn("The pool is empty: everybody adds five counters."::equals)
          .hasSize(2);
    }

    @Test
    @Proves("anagrams-var.amb.pool-empty")
    void or_the_box_issues_markers_so_that_no_award_is_lost() {
      AnagramsTable play = hunt("judge", "umpire", "pool", "markers");
      play.becomes(play.position().with(play.position().match().counters().draw(ANNA, 14)));
      int box = play.position().match().counters().box();
      int clara = play.counters(CLARA);
      write(play, CLARA, "pen", "nice", "line").toTheNextRound();
      assertThat(play.counters(CLARA)).isEqualTo(clara + 3 - 1);
      assertThat(pool(play)).isZero();
      assertThat(play.position().match().counters().box()).isEqualTo(box - 2);
    }
  }

  @Nested
  class Making_words {
    @Test
    @Proves({"anagrams-var.make", "anagrams-var.pay.word"})
    void each_makes_every_word_they_can_and_gets_one_counter_from_the_pool_for_each() {
      AnagramsTable play = write(hunt("judge", "umpire"), CLARA, "pen", "nice", "line", "epic");
      write(play, BERT, "kit").toTheNextRound();
      assertThat(play.counters(CLARA)).as("four words, one fine").isEqualTo(5 + 4 - 1);
      assertThat(play.counters(BERT)).isEqualTo(5 + 1 - 1);
      assertThat(pool(play)).isEqualTo(15 - 5);
      assertThat(play.told(ANNA))
          .contains("@2 has PEN, NICE, LINE, EPIC: four counters from the pool.");
    }

    @Test
    @Proves("anagrams-var.amb.leader-stakes")
    void the_leader_makes_no_words() {
      assertThat(hunt().refusal(ANNA, new Write("pen"))).isEqualTo("anagrams.start");
      assertThat(hunt().prompt().must()).isEqualTo(Seats.of(BERT, CLARA));
    }

    @Test
    @Proves({"anagrams-var.amb.reuse", "general.amb.min-length"})
    void
        each_word_uses_each_letter_no_more_often_than_it_was_given_has_three_letters_and_stands_once() {
      AnagramsTable play = write(hunt(), CLARA, "pen", "nice");
      assertThat(play.refusal(CLARA, new Write("penne"))).isEqualTo("anagrams-var.amb.reuse");
      assertThat(play.refusal(CLARA, new Write("in"))).isEqualTo("anagrams-var.amb.reuse");
      assertThat(play.refusal(CLARA, new Write("pen"))).isEqualTo("anagrams-var.amb.reuse");
      write(play, CLARA, "line");
    }

    @Test
    @Proves("anagrams-var.amb.written")
    void writing_down_the_leaders_word_announces_it() {
      AnagramsTable play = hunt("judge", "umpire", "first", "no").at(50_000);
      write(play, CLARA, "pen", "pencil");
      assertThat(play.progress(CLARA)).isEqualTo(Player.Progress.SOLVED);
      assertThat(play.toldLast(BERT)).isEqualTo("@2 announces PENCIL.");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).as("two words and one from the dealer").isEqualTo(5 + 2 + 1);
      assertThat(play.told(ANNA)).noneMatch(line -> line.contains("did not find PENCIL"));
    }

    @Test
    @Proves("anagrams-var.amb.written")
    void
        another_word_of_all_the_letters_is_not_the_one_but_stands_on_the_list_however_it_is_said() {
      AnagramsTable play = table("judge", "umpire").ready("tears", "bread").at(50_000);
      play.announce(CLARA, "stare");
      assertThat(play.toldLast(CLARA))
          .isEqualTo("@2 announces STARE, which is not the one but goes on the list.");
      assertThat(play.toldLast(BERT)).doesNotContain("STARE");
      write(play, CLARA, "rates");
      assertThat(play.progress(CLARA)).isEqualTo(Player.Progress.HUNTING);
      assertThat(play.position().of(CLARA).tries()).containsExactly("stare", "rates");
      assertThat(play.position().of(CLARA).list().lines())
          .extracting(WordList.Line::word)
          .containsExactly("stare", "rates");
    }

    @Test
    @Proves("anagrams-var.make")
    void writing_is_the_main_act_and_typing_a_word_writes_it() {
      AnagramsTable play = hunt();
      assertThat(play.verbs(CLARA)).containsExactly("write", "rest", "return");
      Kit kit = play.game().kit(3);
      assertThat(kit.action("write").orElseThrow().slot()).isZero();
      for (String ends : new String[] {"rest", "return"}) {
        assertThat(kit.action(ends).orElseThrow().slot()).isPositive();
        assertThat(kit.action(ends).orElseThrow().grave()).isTrue();
      }
    }

    @Test
    @Proves("anagrams-var.amb.lists")
    void a_list_has_two_hundred_lines_at_most() {
      AnagramsTable play = hunt();
      WordList list = WordList.BLANK;
      for (int i = 0; i < WordList.LINES; i++)
        list = list.with(WordList.Line.untried("x".repeat(i + 1)));
      play.becomes(play.position().with(CLARA, play.position().of(CLARA).with(list)));
      assertThat(play.refusal(CLARA, new Write("pen"))).isEqualTo("anagrams-var.amb.lists");
    }

    @Test
    @Proves("general.conceal")
    void lists_are_hidden_until_stop_and_then_read_out() {
      AnagramsTable play = write(hunt(), CLARA, "pen", "nice");
      assertThat(play.told(BERT).getLast()).isEqualTo("@2 writes down a word.");
      assertThat(play.view(BERT).of(CLARA).list().lines())
          .hasSize(2)
          .allMatch(line -> line.word().isEmpty());
      play.clock();
      assertThat(play.view(BERT).of(CLARA).list().lines())
          .extracting(WordList.Line::word)
          .containsExactly("pen", "nice");
    }

    @Test
    void who_makes_no_more_words_rests_and_the_lists_are_closed_when_all_do() {
      AnagramsTable play =
          write(hunt("judge", "umpire"), CLARA, "pen").at(60_000).by(CLARA, new Rest());
      assertThat(play.refusal(CLARA, new Write("nice"))).isEqualTo("anagrams-var.make");
      assertThat(play.prompt().must()).isEqualTo(Seats.of(BERT));
      play.by(BERT, new Rest());
      assertThat(play.told(ANNA)).contains("@0 calls \"Stop\": all cease.");
      assertThat(play.prompt().must())
          .as("both may still return their letters")
          .isEqualTo(Seats.of(BERT, CLARA));
    }

    @Test
    void at_stop_nobody_writes_any_longer() {
      AnagramsTable play = hunt().clock();
      assertThat(play.refusal(CLARA, new Write("pen"))).isEqualTo("anagrams.stop.cease");
      assertThat(AnagramsTable.of(2).ready("pencil").refusal(BERT, new Write("pen")))
          .isEqualTo("anagrams-var.make");
    }
  }

  @Nested
  class The_selected_word {
    @Test
    @Proves("anagrams-var.pay.selected")
    void announcing_the_very_word_given_gets_one_counter_more_from_the_dealer() {
      AnagramsTable play =
          hunt("judge", "umpire", "first", "no").at(50_000).announce(CLARA, "pencil");
      assertThat(play.prompt().must())
          .as("she goes on making words")
          .isEqualTo(Seats.of(BERT, CLARA));
      write(play, CLARA, "pen").clock();
      assertThat(play.counters(CLARA)).as("from the dealer, at Stop").isEqualTo(6);
      assertThat(play.counters(ANNA)).isEqualTo(4);
      assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams-var.pay.selected");
      play.toTheNextRound();
      assertThat(play.counters(CLARA))
          .as("and two from the pool, PENCIL being a word made")
          .isEqualTo(8);
      assertThat(pool(play)).isEqualTo(13);
    }

    @Test
    @Proves("anagrams-var.pay.leader")
    void the_leader_receives_one_from_each_who_does_not_announce_it() {
      AnagramsTable play =
          hunt("judge", "umpire").at(50_000).announce(CLARA, "pencil").clock().by(BERT, new Pay());
      assertThat(play.counters(BERT)).isEqualTo(4);
      assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams-var.pay.leader");
    }

    @Test
    @Proves({"anagrams-var.pay.first", "anagrams-var.amb.first-on"})
    void the_first_to_announce_gets_an_extra_counter_from_the_pool_unless_the_option_is_off() {
      assertThat(hunt().prompt().pace()).as("the order decides").isEqualTo(Prompt.Pace.RACE);
      AnagramsTable on =
          hunt("judge", "umpire")
              .at(50_000)
              .announce(BERT, "kitten")
              .announce(CLARA, "pencil")
              .toTheNextRound();
      assertThat(on.counters(BERT)).as("word, dealer, first").isEqualTo(5 + 1 + 1 + 1);
      assertThat(on.counters(CLARA)).isEqualTo(5 + 1 + 1);
      assertThat(on.told(ANNA)).contains("@1 was first and gets one counter from the pool.");
      AnagramsTable off =
          hunt("judge", "umpire", "first", "no")
              .at(50_000)
              .announce(BERT, "kitten")
              .announce(CLARA, "pencil")
              .toTheNextRound();
      assertThat(off.counters(BERT)).isEqualTo(5 + 1 + 1);
    }

    @Test
    @Proves("anagrams-var.amb.rest")
    void everything_else_is_as_in_anagrams() {
      AnagramsTable play = table().by(ANNA, new Choose("pencil", ""));
      play.by(CLARA, new Look());
      assertThat(play.counters(CLARA)).isEqualTo(4);
      play.ready("kitten");
      assertThat(play.prompt().deadlineMillis()).isEqualTo(310_000);
      play.at(40_000).giveBack(CLARA).by(ANNA, new Name(CLARA, "pencil"));
      assertThat(play.counters(CLARA)).isEqualTo(3);
      assertThat(play.refusal(CLARA, new Write("pen"))).isEqualTo("anagrams-var.make");
      play.toTheNextRound();
      assertThat(play.position().leader()).isEqualTo(BERT);
      play.toTheNextRound().toTheNextRound();
      assertThat(play.prompt().isOver()).isTrue();
      assertThat(play.refusal(BERT, new Announce("kitten"))).isNotEmpty();
    }
  }

  @Nested
  class Errors {
    /// Clara has written PEN and the misspelt NIECL, Bert KIT, and "Stop" is called.
    private AnagramsTable read() {
      return write(write(hunt(), CLARA, "pen", "niecl"), BERT, "kit")
          .clock()
          .by(BERT, new Pay())
          .by(CLARA, new Pay());
    }

    @Test
    @Proves({"general.amb.who-checks", "components.dictionary"})
    void errors_are_caught_by_the_players_and_a_bad_word_that_nobody_notices_stands() {
      assertThat(Options.of(Settings.usual(Options.SETTINGS)).varied().judging())
          .isEqualTo(JudgingMode.VIGILANCE);
      AnagramsTable play = read();
      assertThat(play.prompt().must()).isEqualTo(Seats.first(3));
      play.by(ANNA, new Content()).by(BERT, new Content()).by(CLARA, new Content());
      assertThat(play.position().leader()).isEqualTo(BERT);
      assertThat(play.counters(CLARA)).as("two words, one fine").isEqualTo(5 + 2 - 1);
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer"})
    void a_misspelt_word_scores_nothing_for_its_maker_and_its_counter_for_the_discoverer() {
      AnagramsTable play = read().by(BERT, new Challenge(CLARA, "niecl"));
      assertThat(play.position().of(CLARA).list().lines().get(1).proof()).isEqualTo(Proof.STRUCK);
      assertThat(play.refusal(ANNA, new Challenge(CLARA, "niecl")))
          .isEqualTo("general.amb.who-checks");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).as("PEN only").isEqualTo(5 + 1 - 1);
      assertThat(play.counters(BERT)).as("KIT and hers").isEqualTo(5 + 2 - 1);
      assertThat(play.told(CLARA))
          .anyMatch(line -> line.contains("@1 challenges NIECL on @2's list: it is struck out"));
    }

    @Test
    @Proves("general.amb.who-checks")
    void a_wrong_challenge_costs_nothing_and_settles_the_word() {
      AnagramsTable play = read().by(BERT, new Challenge(CLARA, "pen"));
      assertThat(play.counters(BERT)).isEqualTo(4);
      assertThat(play.refusal(ANNA, new Challenge(CLARA, "pen")))
          .isEqualTo("general.amb.who-checks");
      assertThat(play.refusal(CLARA, new Challenge(CLARA, "niecl")))
          .as("her own")
          .isEqualTo("general.amb.who-checks");
      play.toTheNextRound();
      assertThat(play.counters(CLARA)).isEqualTo(5 + 2 - 1);
    }

    @Test
    @Proves("anagrams-var.amb.lists")
    void reading_ends_after_three_minutes_and_at_once_when_nothing_is_left_to_doubt() {
      AnagramsTable play = read();
      assertThat(play.prompt().deadlineMillis()).isEqualTo(310_000 + 180_000);
      assertThat(read().clock().position().leader()).isEqualTo(BERT);
      play.by(BERT, new Challenge(CLARA, "niecl"))
          .by(BERT, new Challenge(CLARA, "pen"))
          .by(CLARA, new Challenge(BERT, "kit"));
      assertThat(play.position().leader()).isEqualTo(BERT);
      AnagramsTable wrong = read().by(BERT, new Challenge(CLARA, "pen"));
      assertThat(wrong.toldLast(ANNA)).isEqualTo("@1 doubts no more in this round.");
      assertThat(wrong.prompt().asks(BERT)).as("he has doubted a good word").isFalse();
    }

    @Test
    @Proves("general.amb.who-checks")
    void the_umpire_refuses_a_bad_word_at_once() {
      AnagramsTable play = hunt("judge", "umpire");
      assertThat(play.refusal(CLARA, new Write("niecl"))).isEqualTo("general.error.no-count");
    }
  }
}
