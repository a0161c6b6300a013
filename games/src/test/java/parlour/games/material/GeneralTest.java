package parlour.games.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.TestRulebooks;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.Discovery;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Judge;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import parlour.lexicon.WordLaw;

class GeneralTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BERT = Seat.of(1);
  private static final Seat CLARA = Seat.of(2);
  private static final Seat DUNCAN = Seat.of(3);

  @Nested
  class The_leader {
    @Test
    @Proves("general.leader.draw")
    void everyone_draws_a_letter_and_the_one_nearest_the_end_of_the_alphabet_leads() {
      for (long seed = 0; seed < 200; seed++) {
        LeaderDraw draw =
            LeaderDraw.of(Seats.first(5), LetterBox.THREE_HUNDRED.box(), new Dice(seed));
        char best = 'a';
        for (int i = 0; i < 5; i++)
          best = (char) Math.max(best, draw.drawn().at(Seat.of(i)).charAt(0));
        assertThat(draw.drawn().at(draw.leader()).charAt(0)).isEqualTo(best);
      }
    }

    @Test
    void with_r_z_and_e_drawn_z_leads() {
      PerSeat<String> drawn = PerSeat.of(3, seat -> List.of("r", "z", "e").get(seat.index()));
      assertThat(LeaderDraw.nearestTheEnd(Seats.first(3), drawn)).isEqualTo(Seats.of(BERT));
    }

    @Test
    @Proves("general.amb.draw-tie")
    void only_those_who_tied_draw_again() {
      int ties = 0;
      for (long seed = 0; seed < 400; seed++) {
        LeaderDraw draw =
            LeaderDraw.of(Seats.first(4), LetterBox.THREE_HUNDRED.box(), new Dice(seed));
        for (int i = 0; i < 4; i++) {
          String letters = draw.drawn().at(Seat.of(i));
          if (letters.length() < 2) continue;
          ties++;
          assertThat(letters.charAt(0)).isEqualTo(draw.drawn().at(draw.leader()).charAt(0));
        }
        assertThat(LeaderDraw.nearestTheEnd(Seats.of(draw.leader()), draw.drawn()))
            .isEqualTo(Seats.of(draw.leader()));
      }
      assertThat(ties).isPositive();
    }

    @Test
    @Proves("general.lead.left")
    void the_lead_passes_to_the_left() {
      LeadOrder lead = LeadOrder.first(Seats.first(4), CLARA);
      List<Seat> leaders = new ArrayList<>();
      for (; !lead.isLast(); lead = lead.pass()) leaders.add(lead.leader());
      leaders.add(lead.leader());
      assertThat(leaders).containsExactly(CLARA, DUNCAN, ANNA, BERT);
    }

    @Test
    @Proves({"general.play.right", "general.amb.opposite-turns"})
    void play_goes_to_the_right_and_begins_beside_the_dealer() {
      LeadOrder lead = LeadOrder.first(Seats.first(4), CLARA);
      assertThat(lead.firstToPlay()).isEqualTo(BERT);
      assertThat(lead.next(BERT)).isEqualTo(ANNA);
      assertThat(lead.next(ANNA)).isEqualTo(DUNCAN);
      assertThat(lead.next(DUNCAN)).isEqualTo(CLARA);
    }

    @Test
    @Proves("general.leader.change")
    void the_leader_changes_after_each_round() {
      LeadOrder lead = LeadOrder.first(Seats.first(2), BERT);
      assertThat(lead.round()).isEqualTo(1);
      assertThat(lead.pass().leader()).isEqualTo(ANNA);
      assertThat(lead.pass().round()).isEqualTo(2);
      assertThat(lead.pass().isLast()).isTrue();
    }
  }

  @Nested
  class The_deal {
    @Test
    @Proves("general.deal.mix")
    void the_letters_are_thoroughly_mixed_before_they_are_given_out() {
      Box box = LetterBox.THREE_HUNDRED.box();
      byte[] one = box.shuffled(new Dice(1)).all();
      byte[] other = box.shuffled(new Dice(2)).all();
      byte[] row = one.clone();
      Arrays.sort(row);
      assertThat(one).isNotEqualTo(other).isNotEqualTo(row);
      assertThat(Box.all(Pile.of(one))).isEqualTo(box.letters());
      int[] first = new int[26];
      for (long seed = 0; seed < 3_000; seed++) first[box.shuffled(new Dice(seed)).top()]++;
      assertThat(first['e' - 'a']).as("a tenth of the letters are E").isBetween(220, 380);
      assertThat(first['z' - 'a']).as("a hundredth are Z").isBetween(8, 60);
    }

    @Test
    @Proves("general.players.scale")
    void a_large_company_gets_fewer_letters_each() {
      assertThat(LetterBox.THREE_HUNDRED.each(15, 9)).isEqualTo(15);
      assertThat(LetterBox.ONE_EIGHTY.each(15, 12)).isEqualTo(15);
      assertThat(LetterBox.ONE_EIGHTY.each(15, 16)).isEqualTo(11);
    }
  }

  @Nested
  class Errors {
    @Test
    @Proves("general.error.discoverer")
    void where_counters_are_the_score_the_discoverer_draws_them_instead_of_the_maker() {
      Counters before = Counters.inBox(3).give(10).setApart(20);
      Counters after = Discovery.score(before, CLARA, 2);
      assertThat(after.of(CLARA)).isEqualTo(12);
      assertThat(after.of(ANNA)).isEqualTo(10);
      assertThat(after.pool()).isEqualTo(18);
    }
  }

  @Nested
  class Words {
    private final Judge judge =
        new Judge(
            new LexiconWriter("few")
                .words(1, "castle", "weekend", "an")
                .noun(1, "boy", "boys")
                .word("gemutlich", LexiconWriter.Entry.plain(8).with(Mark.FOREIGN))
                .word("phloem", LexiconWriter.Entry.plain(5).with(Mark.TECHNICAL))
                .word("booze", LexiconWriter.Entry.plain(3).with(Mark.SLANG))
                .word(
                    "london",
                    LexiconWriter.Entry.plain(1).without(Mark.WORD).with(Mark.NAME, Mark.PLACE))
                .word("mary", LexiconWriter.Entry.plain(1).without(Mark.WORD).with(Mark.NAME))
                .nonWord("etc.", Reason.ABBREVIATION)
                .nonWord("self-esteem", Reason.HYPHENATED)
                .lexicon(),
            WordLaw.GENERAL);

    private void refused(String word, String clause) {
      assertThat(judge.judge(word)).as(word).isInstanceOf(Verdict.Refused.class);
      Ruling<Object> ruling = GeneralRules.refuse((Verdict.Refused) judge.judge(word));
      assertThat(ruling)
          .isInstanceOfSatisfying(
              Ruling.Illegal.class,
              illegal -> {
                assertThat(illegal.clause().id()).isEqualTo(clause);
                assertThat(illegal.why()).contains(word.toUpperCase(Locale.ROOT)).endsWith(".");
              });
    }

    @Test
    @Proves("general.words.foreign")
    void foreign_words_are_refused() {
      refused("gemutlich", "general.words.foreign");
    }

    @Test
    @Proves({"general.words.technical", "general.amb.technical"})
    void technical_words_are_refused() {
      refused("phloem", "general.words.technical");
    }

    @Test
    @Proves("general.words.geographical")
    void geographical_words_are_refused() {
      refused("london", "general.words.geographical");
    }

    @Test
    @Proves("general.words.slang")
    void slang_is_refused() {
      refused("booze", "general.words.slang");
    }

    @Test
    @Proves("general.words.proper")
    void proper_names_are_refused() {
      refused("mary", "general.words.proper");
    }

    @Test
    @Proves("general.words.abbrev")
    void abbreviations_are_refused() {
      refused("etc", "general.words.abbrev");
      refused("etc.", "general.words.abbrev");
    }

    @Test
    @Proves({"general.words.compound", "general.amb.compound"})
    void hyphenated_and_spaced_compounds_are_refused_and_solid_ones_of_the_list_are_not() {
      refused("self-esteem", "general.words.compound");
      refused("selfesteem", "general.words.compound");
      refused("ice cream", "general.words.compound");
      assertThat(judge.judge("weekend").good()).isTrue();
    }

    @Test
    @Proves("general.error.no-count")
    void a_misspelt_word_is_no_word() {
      refused("recieve", "general.error.no-count");
    }

    @Test
    @Proves({"general.amb.min-length", "general.amb.plurals"})
    void two_letters_are_enough_three_in_lists_and_plurals_are_words() {
      assertThat(judge.judge("an").good()).isTrue();
      refused("a", "general.amb.min-length");
      assertThat(judge.judge("boys").good()).isTrue();
      Judge lists = new Judge(judge.lexicon(), WordLaw.LISTS);
      assertThat(lists.judge("an"))
          .isInstanceOfSatisfying(
              Verdict.Refused.class, no -> assertThat(no.reason()).isEqualTo(Reason.TOO_SHORT));
    }
  }

  @Test
  void every_general_rule_cited_is_in_the_rulebook() {
    for (GeneralRules rule : GeneralRules.values())
      assertThat(TestRulebooks.has(rule.id())).as(rule.id()).isTrue();
  }
}
