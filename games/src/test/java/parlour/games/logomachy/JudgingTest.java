package parlour.games.logomachy;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.logomachy.LogomachyTable.ANNA;
import static parlour.games.logomachy.LogomachyTable.BERT;
import static parlour.games.logomachy.LogomachyTable.CLARA;
import static parlour.games.logomachy.LogomachyTable.open;
import static parlour.games.logomachy.LogomachyTable.table;
import static parlour.games.logomachy.LogomachyTable.vigilant;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.lexicon.DictionaryList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.Manners;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.WordLaw;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The leaflet's paragraph on wrong spelling, the minute and the words that are prohibited.
class JudgingTest {
  @Nested
  class The_umpire {
    @Test
    @Proves({"logomachy.misspell", "logomachy.amb.misspell-card", "logomachy.amb.challenge"})
    void a_misspelt_word_forfeits_the_trick_and_all_cards_used_stay_in_the_pool() {
      LogomachyTable table = table("anrt", "mbcd", "efgh");
      LogomachyTable forfeit = table.play(ANNA, "take", "word", "MNA");
      assertThat(forfeit.captured(ANNA)).isEmpty();
      assertThat(forfeit.loose()).isEqualTo("AMNRT");
      assertThat(forfeit.hand(ANNA)).isEqualTo("BCD");
      assertThat(forfeit.turn()).isEqualTo(BERT);
      assertThat(table.cited(ANNA, "take", "word", "MNA"))
          .containsExactly("logomachy.misspell", "logomachy.amb.misspell-card");
    }

    @Test
    @Proves("logomachy.misspell")
    void
        a_misspelt_build_leaves_its_card_in_the_pool_and_a_misspelt_extension_the_build_as_it_was() {
      LogomachyTable built =
          table("at", "mnbc", "nygh").play(ANNA, "build", "word", "NMA", "card", "h.m");
      assertThat(built.builds()).isEmpty();
      assertThat(built.loose()).isEqualTo("AMT");
      LogomachyTable begun =
          table("at", "mnbc", "nygh").play(ANNA, "build", "word", "MAN", "card", "h.m");
      LogomachyTable extended = begun.play(BERT, "extend", "word", "NAMY", "card", "h.n");
      assertThat(extended.builds())
          .containsExactly(new Pool.Build(1, ANNA, "man", Letters.of("am")));
      assertThat(extended.loose()).isEqualTo("NT");
    }

    @Test
    @Proves({"logomachy.words", "logomachy.amb.foreign", "logomachy.amb.prohibited"})
    void proper_names_abbreviations_slang_and_foreign_words_are_prohibited() {
      Lexicon lexicon =
          new LexiconWriter("a few words")
              .words(1, "man", "ant")
              .word("mae", LexiconWriter.Entry.plain(1).without(Mark.WORD).with(Mark.NAME))
              .word("mat", LexiconWriter.Entry.plain(1).with(Mark.SLANG))
              .word("mea", LexiconWriter.Entry.plain(1).with(Mark.FOREIGN))
              .nonWord("Tm.", Reason.ABBREVIATION)
              .lexicon();
      LogomachyTable table = table(game(lexicon), "aent", "mbcd", "efgh");
      assertThat(table.play(ANNA, "take", "word", "MAN").captured(ANNA)).isEqualTo("AMN");
      assertThat(lexicon.word(0)).as("the word whose number is nought").isEqualTo("ant");
      LogomachyTable first = table(game(lexicon), "nt", "abcd", "efgh");
      assertThat(first.play(ANNA, "take", "word", "ANT").captured(ANNA)).isEqualTo("ANT");
      prohibited(table, "MAE", "MAE is a proper name");
      prohibited(table, "MAT", "MAT is slang");
      prohibited(table, "MEA", "MEA is a foreign word");
      prohibited(table, "TM", "TM is an abbreviation (Tm.)");
    }

    @Test
    @Proves({"house.manners", "house.list", "logomachy.amb.prohibited"})
    void a_word_that_manners_or_the_list_bar_is_forfeited_by_their_clause_and_not_the_leaflets() {
      Lexicon words =
          new LexiconWriter("a few words")
              .words(1, "man", "ant")
              .word("mat", LexiconWriter.Entry.plain(1).with(Mark.COARSE))
              .word("meat", LexiconWriter.Entry.plain(1).with(Mark.SLUR))
              .word("men", LexiconWriter.Entry.plain(1).with(Mark.MODERN))
              .lexicon();
      LogomachyTable usual = table(game(words), "aent", "mbcd", "efgh");
      assertThat(usual.play(ANNA, "take", "word", "MAT").captured(ANNA)).isEqualTo("AMT");
      barred(usual, "MEAT", "MEAT is a slur and is not played here", "house.manners");
      Lexicon settled = words.forTable(DictionaryList.LEAFLET, Manners.FAMILY);
      LogomachyTable family = table(game(settled), "aent", "mbcd", "efgh");
      barred(family, "MAT", "MAT is not played at a family table", "house.manners");
      barred(family, "MEN", "MEN is newer than the leaflets", "house.list");
    }

    private static Logomachy game(Lexicon lexicon) {
      return new Logomachy(Options.usual(), new Judge(lexicon, WordLaw.LOGOMACHY));
    }

    private static void prohibited(LogomachyTable table, String word, String why) {
      barred(table, word, why, "logomachy.words");
    }

    private static void barred(LogomachyTable table, String word, String why, String clause) {
      assertThat(table.minutes(ANNA, "take", "word", word))
          .isEqualTo(why + ": @0 forfeits it, and the M stays in the pool.");
      assertThat(table.cited(ANNA, "take", "word", word))
          .containsExactly(clause, "logomachy.amb.prohibited");
      assertThat(table.play(ANNA, "take", "word", word).loose()).isEqualTo("AEMNT");
    }

    @Test
    @Proves("logomachy.amb.min-word")
    void words_of_two_letters_are_words_unless_the_company_wants_three() {
      assertThat(table("anrt", "mbcd", "efgh").play(ANNA, "take", "word", "AM").captured(ANNA))
          .isEqualTo("AM");
      assertThat(
              table(open(Map.of("least", "3")), "anrt", "mbcd", "efgh")
                  .refused(ANNA, "take", "word", "AM"))
          .isEqualTo("logomachy.amb.min-word: A word has three letters or more.");
    }
  }

  @Nested
  class The_minute {
    @Test
    @Proves("logomachy.minute")
    void at_most_one_minute_is_allowed_for_deliberation() {
      LogomachyTable next = table("anrt", "mbcd", "efgh").play(ANNA, "take", "word", "MAN");
      assertThat(next.prompt().deadlineMillis()).isEqualTo(1_000 + 60_000);
    }

    @Test
    @Proves({"logomachy.minute", "logomachy.amb.time-out"})
    void when_it_is_up_some_card_of_the_players_goes_to_the_pool() {
      LogomachyTable table = table("anrt", "mbcd", "efgh");
      LogomachyTable late = table.timeUp();
      assertThat(late.hand(ANNA)).hasSize(3);
      assertThat(late.loose()).hasSize(5);
      assertThat(late.turn()).isEqualTo(BERT);
      assertThat(table.citedAtTimeUp())
          .containsExactly("logomachy.minute", "logomachy.amb.time-out");
    }

    @Test
    void the_clock_can_be_slow_or_switched_off() {
      Logomachy slow = open(Map.of("clock", "double"));
      assertThat(slow.prompt(slow.deal(Seats.first(2), 1)).deadlineMillis()).isEqualTo(120_000);
      Logomachy off = open(Map.of("clock", "off"));
      assertThat(off.prompt(off.deal(Seats.first(2), 1)).deadlineMillis()).isEqualTo(Prompt.NEVER);
    }
  }

  @Nested
  class Vigilance {
    @Test
    @Proves("logomachy.amb.challenge")
    void a_word_stands_unless_it_is_challenged_before_the_next_play() {
      LogomachyTable claimed =
          vigilant("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MNA");
      assertThat(claimed.captured(ANNA)).isEqualTo("AMN");
      assertThat(claimed.prompt().may()).isEqualTo(Seats.of(CLARA));
      LogomachyTable next = claimed.play(BERT, "lay", "card", "h.e");
      assertThat(next.captured(ANNA)).isEqualTo("AMN");
      assertThat(next.refused(CLARA, "challenge", "play", "1"))
          .isEqualTo("logomachy.amb.challenge-time: That word can no longer be challenged.");
    }

    @Test
    @Proves({"logomachy.amb.challenge", "logomachy.misspell", "logomachy.amb.misspell-card"})
    void a_word_that_falls_gives_back_what_it_took_and_its_card_stays_in_the_pool() {
      LogomachyTable claimed =
          vigilant("an", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MNA");
      assertThat(claimed.position().captured().sweeps().at(ANNA)).isEqualTo(1);
      LogomachyTable fallen = claimed.play(CLARA, "challenge", "play", "1");
      assertThat(fallen.captured(ANNA)).isEmpty();
      assertThat(fallen.position().captured().sweeps().at(ANNA)).isZero();
      assertThat(fallen.position().captured().last()).isEqualTo(Seat.NOBODY);
      assertThat(fallen.loose()).isEqualTo("AMN");
      assertThat(fallen.hand(ANNA)).isEqualTo("BCD");
      assertThat(fallen.turn()).isEqualTo(BERT);
    }

    @Test
    void a_word_begun_that_falls_is_undone() {
      LogomachyTable claimed =
          vigilant("at", "mnbc", "efgh").play(ANNA, "build", "word", "NMA", "card", "h.m");
      assertThat(claimed.builds()).hasSize(1);
      LogomachyTable fallen = claimed.play(BERT, "challenge", "play", "1");
      assertThat(fallen.builds()).isEmpty();
      assertThat(fallen.loose()).isEqualTo("AMT");
    }

    @Test
    @Proves("logomachy.amb.challenge-price")
    void a_challenge_that_fails_costs_a_captured_card_and_no_prize_while_there_is_another() {
      LogomachyTable played =
          vigilant("anrtqi", "mbcd", "tfgh", "elps")
              .play(ANNA, "take", "word", "MAN")
              .play(BERT, "take", "word", "QIT");
      LogomachyTable wrong = played.play(CLARA, "lay", "card", "h.e");
      wrong = wrong.play(ANNA, "lay", "card", "h.b");
      assertThat(wrong.captured(BERT)).isEqualTo("IQT");
      LogomachyTable again =
          wrong.play(BERT, "lay", "card", "h.f").play(CLARA, "take", "word", "LET");
      LogomachyTable paid = again.play(BERT, "challenge", "play", "6");
      assertThat(paid.captured(BERT)).as("not the Q").isEqualTo("QT");
      assertThat(paid.captured(CLARA)).contains("I");
      assertThat(played.play(CLARA, "challenge", "play", "2").captured(BERT))
          .as("QIT is none")
          .isEmpty();
    }

    @Test
    @Proves("logomachy.amb.challenge-time")
    void a_word_that_stood_a_challenge_is_safe() {
      LogomachyTable claimed =
          vigilant("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MAN");
      assertThat(claimed.minutes(BERT, "challenge", "play", "1"))
          .isEqualTo("@1 challenges @0's MAN, but it is a word.");
      LogomachyTable safe = claimed.play(BERT, "challenge", "play", "1");
      assertThat(safe.captured(ANNA)).isEqualTo("AMN");
      assertThat(safe.hand(BERT)).isEqualTo("EFGH");
      assertThat(safe.turn()).isEqualTo(BERT);
      assertThat(safe.refused(CLARA, "challenge", "play", "1"))
          .startsWith("logomachy.amb.challenge-time: ");
    }

    @Test
    void nobody_challenges_their_own_word_and_nobody_plays_out_of_turn() {
      LogomachyTable claimed =
          vigilant("anrt", "mbcd", "efgh", "elps").play(ANNA, "take", "word", "MNA");
      assertThat(claimed.refused(ANNA, "challenge", "play", "1"))
          .isEqualTo("logomachy.amb.challenge: Your own word is for others to challenge.");
      assertThat(claimed.refused(CLARA, "lay", "card", "h.e"))
          .isEqualTo("logomachy.no-twice: It is not your turn to play.");
    }

    @Test
    @Proves("logomachy.amb.challenge-time")
    void the_last_word_of_a_round_may_be_challenged_for_ten_seconds_before_cards_are_dealt() {
      LogomachyTable claimed =
          vigilant("anrt", "m", "e")
              .play(ANNA, "lay", "card", "h.m")
              .play(BERT, "take", "word", "TEA");
      assertThat(claimed.prompt())
          .isEqualTo(new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.of(ANNA), 11_000));
      assertThat(claimed.hand(ANNA)).isEmpty();
      LogomachyTable dealt = claimed.timeUp();
      assertThat(dealt.captured(BERT)).isEqualTo("AET");
      assertThat(dealt.hand(ANNA)).hasSize(4);
      assertThat(claimed.play(ANNA, "challenge", "play", "2").hand(ANNA))
          .as("it is a word")
          .hasSize(4);
    }

    @Test
    void the_last_word_of_a_deal_may_fall_before_it_is_counted() {
      LogomachyTable claimed =
          vigilant("anrt", "m", "e")
              .captured("", "")
              .play(ANNA, "take", "word", "MAN")
              .play(BERT, "take", "word", "TRE");
      assertThat(claimed.cited(ANNA, "challenge", "play", "2"))
          .contains(
              "logomachy.misspell",
              "logomachy.last-trick",
              "logomachy.score.cards",
              "logomachy.next-deal");
      assertThat(claimed.play(ANNA, "challenge", "play", "2").score(ANNA)).isEqualTo(3);
      assertThat(claimed.timeUp().score(BERT)).as("a sweep").isEqualTo(1);
    }

    @Test
    void a_challenge_reads_as_it_should() {
      LogomachyTable table = vigilant("aent", "mbcd", "efgh", "elps");
      Transcript<Position, Move, View> transcript =
          new Transcript<>(table.game(), table.position());
      transcript.play(ANNA, Answer.of("take", "word", "NAEM", "card", "h.m"), 3_000).show(CLARA);
      transcript.play(CLARA, Answer.of("challenge", "play", "1"), 5_000).show(BERT);
      transcript
          .play(BERT, Answer.of("take", "word", "THEN"), 9_000)
          .play(ANNA, Answer.of("challenge", "play", "2"), 9_500);
      transcript.play(CLARA, Answer.of("take", "word", "LAME"), 12_000).timeUp();
      Golden.check("logomachy-challenge", transcript.toString());
    }
  }
}
