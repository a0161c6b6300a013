package parlour.games.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.crossword.CrosswordTables.UMPIRE;
import static parlour.games.crossword.CrosswordTables.VIGILANCE;
import static parlour.games.crossword.CrosswordTables.across;
import static parlour.games.crossword.CrosswordTables.down;
import static parlour.games.crossword.CrosswordTables.hand;
import static parlour.games.crossword.CrosswordTables.play;
import static parlour.games.crossword.CrosswordTables.refused;
import static parlour.games.crossword.CrosswordTables.score;
import static parlour.games.crossword.CrosswordTables.table;
import static parlour.games.crossword.CrosswordTables.with;
import static parlour.testkit.Rulings.told;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.testkit.Rulings;

/// The sixth rule: challenges.
class ChallengesTest {
  private final Position bad =
      play(VIGILANCE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "tac"));
  private final Position good =
      play(VIGILANCE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "cat"));
  private final Move challengeTac = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "tac"));
  private final Move challengeCat = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "cat"));

  @Test
  @Proves("crossword.amb.no-s-challenged")
  void a_mere_s_is_laid_like_any_word_and_falls_when_it_is_challenged() {
    Position laid =
        play(
            VIGILANCE,
            play(
                VIGILANCE,
                table(Layout.EMPTY, "firets", "boysat", "ten"),
                ANNA,
                across(0, 0, "fire")),
            BERT,
            across(0, 0, "fires"));
    Move challenge = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "fires"));
    Ruling<Position> ruling = VIGILANCE.play(laid, CLARA, challenge, 2_000);
    assertThat(told(ruling, ANNA).getFirst()).contains("FIRES would only add S");
    assertThat(score(Rulings.legal(ruling), BERT)).isEqualTo(10);
    assertThat(Rulings.legal(ruling).hands().at(BERT).size()).as("the S is back").isEqualTo(6);
    Position crossed =
        play(
            VIGILANCE,
            play(
                VIGILANCE,
                table(Layout.EMPTY, "boytes", "seaxte", "ten"),
                ANNA,
                across(0, 0, "boy")),
            BERT,
            down(3, 0, "sea"));
    assertThat(
            score(
                play(
                    VIGILANCE,
                    crossed,
                    CLARA,
                    new Move.Challenge(new Entry(0, 0, Way.ACROSS, "boys"))),
                BERT))
        .as("a plural made in crossing falls alike")
        .isEqualTo(10);
  }

  @Test
  @Proves("crossword.amb.reopened")
  void a_word_may_be_challenged_again_when_what_was_joined_to_it_is_taken_off() {
    Position viab =
        play(VIGILANCE, table(Layout.EMPTY, "viabxe", "sqboye", "ten"), ANNA, across(0, 0, "viab"));
    Move doubt = new Move.Challenge(new Entry(0, 0, Way.ACROSS, "viab"));
    Position joined = play(VIGILANCE, viab, BERT, down(2, -1, "saq"));
    refused(VIGILANCE, joined, CLARA, doubt, Rule.WINDOW);
    Position off =
        play(VIGILANCE, joined, CLARA, new Move.Challenge(new Entry(2, -1, Way.DOWN, "saq")));
    assertThat(score(play(VIGILANCE, off, CLARA, doubt), ANNA)).isEqualTo(10);
  }

  @Test
  @Proves("crossword.words.proper")
  void proper_nouns_are_no_words() {
    refused(UMPIRE, table(Layout.EMPTY, "paulqz", "boy"), ANNA, across(0, 0, "paul"), Rule.PROPER);
    refused(UMPIRE, table(Layout.EMPTY, "romeqz", "boy"), ANNA, across(0, 0, "rome"), Rule.PROPER);
  }

  @Test
  @Proves("crossword.words.foreign")
  void foreign_words_are_no_words() {
    Lexicon lexicon = ShippedLexicon.load();
    int tried = 0;
    for (int id = 0; id < lexicon.size(); id++) {
      if (!lexicon.is(id, Mark.FOREIGN)
          || !lexicon.is(id, Mark.WORD)
          || lexicon.word(id).length() > 4) continue;
      refused(
          UMPIRE,
          table(Layout.EMPTY, lexicon.word(id), "boy"),
          ANNA,
          across(0, 0, lexicon.word(id)),
          Rule.FOREIGN);
      tried++;
    }
    assertThat(tried).as("short foreign words the dictionary marks").isPositive();
  }

  @Test
  @Proves("crossword.dictionary")
  void the_dictionary_is_final() {
    Ruling<Position> ruling = VIGILANCE.play(bad, BERT, challengeTac, 2_000);
    assertThat(told(ruling, CLARA).getFirst()).contains("TAC is not in the dictionary");
    refused(
        UMPIRE, table(Layout.EMPTY, "taxcqz", "boy"), ANNA, across(0, 0, "tac"), Rule.DICTIONARY);
  }

  @Test
  @Proves("crossword.challenge")
  void anyone_else_may_challenge_in_or_out_of_turn_even_during_an_exchange() {
    Prompt prompt = VIGILANCE.prompt(bad);
    assertThat(prompt.must()).isEqualTo(Seats.of(BERT));
    assertThat(prompt.may()).isEqualTo(Seats.of(CLARA));
    assertThat(score(play(VIGILANCE, bad, BERT, challengeTac), ANNA)).isEqualTo(10);
    assertThat(score(play(VIGILANCE, bad, CLARA, challengeTac), ANNA)).isEqualTo(10);
    Position aside = play(VIGILANCE, bad, BERT, new Move.Discard('b' - 'a'));
    Position challenged = play(VIGILANCE, aside, CLARA, challengeTac);
    assertThat(score(challenged, ANNA)).isEqualTo(10);
    assertThat(challenged.phase()).as("Bert still draws").isEqualTo(aside.phase());
    refused(VIGILANCE, bad, ANNA, challengeTac, Rule.CHALLENGE);
    assertThat(VIGILANCE.scene(VIGILANCE.view(bad, CLARA)).offers())
        .extracting(Scene.Offer::verb)
        .containsExactly("challenge");
  }

  @Test
  @Proves({"crossword.challenge.right", "crossword.amb.challenge-result"})
  void a_bad_word_costs_its_maker_ten_goes_back_into_the_hand_and_the_turn_is_lost() {
    Position after = play(VIGILANCE, bad, CLARA, challengeTac);
    assertThat(after.match().scores()).isEqualTo(PerSeat.all(3, 0).with(ANNA, 10));
    assertThat(after.board()).isEqualTo(Board.EMPTY);
    assertThat(after.hands().at(ANNA)).isEqualTo(hand("taxcqz"));
    assertThat(after.phase().seat()).isEqualTo(BERT);
  }

  @Test
  @Proves("crossword.challenge.wrong")
  void a_vain_challenge_costs_the_challenger_ten_and_the_word_is_beyond_doubt() {
    Position after = play(VIGILANCE, good, CLARA, challengeCat);
    assertThat(after.match().scores()).isEqualTo(PerSeat.all(3, 0).with(CLARA, 10));
    assertThat(after.board().layout()).isEqualTo(good.board().layout());
    refused(VIGILANCE, after, BERT, challengeCat, Rule.WINDOW);
    assertThat(VIGILANCE.prompt(after).may()).isEqualTo(Seats.NONE);
  }

  @Test
  @Proves("crossword.amb.challenge-window")
  void a_word_may_be_challenged_until_another_is_joined_to_it() {
    Position exchanged =
        play(
            VIGILANCE,
            play(VIGILANCE, bad, BERT, new Move.Discard('b' - 'a')),
            BERT,
            new Move.Draw(false));
    assertThat(score(play(VIGILANCE, exchanged, BERT, challengeTac), ANNA))
        .as("after an exchange")
        .isEqualTo(10);
    Position joined = play(VIGILANCE, bad, BERT, down(0, 0, "toy"));
    refused(VIGILANCE, joined, CLARA, challengeTac, Rule.WINDOW);
  }

  @Test
  @Proves("crossword.amb.challenge-window")
  void a_word_elsewhere_leaves_it_open_and_it_can_be_lifted_out_alone() {
    Layout chapter = across("chapter");
    Position anna =
        play(VIGILANCE, table(chapter, "xqtonz", "boysat", "ten"), ANNA, down(0, 0, "cxq"));
    Position bert = play(VIGILANCE, anna, BERT, down(6, -2, "bor"));
    assertThat(bert.board().claims()).as("both meet CHAPTER, but not each other").hasSize(2);
    Position lifted =
        play(VIGILANCE, bert, CLARA, new Move.Challenge(new Entry(0, 0, Way.DOWN, "cxq")));
    assertThat(lifted.board().layout()).isEqualTo(with(chapter, 6, -2, Way.DOWN, "bor"));
    assertThat(lifted.hands().at(ANNA)).isEqualTo(hand("xqtonz"));
    assertThat(lifted.board().claims()).hasSize(1);
  }

  @Test
  @Proves("crossword.amb.challenge-word")
  void a_challenge_names_one_word_of_a_play() {
    Position start = table(across("apt"), "nohats", "boy", "ten");
    Position laid = play(VIGILANCE, start, ANNA, across(1, 1, "no"));
    assertThat(
            score(
                play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(2, 0, Way.DOWN, "to"))),
                BERT))
        .isEqualTo(10);
    Position wrong =
        play(VIGILANCE, laid, BERT, new Move.Challenge(new Entry(1, 0, Way.DOWN, "pn")));
    assertThat(score(wrong, ANNA)).isEqualTo(10);
    assertThat(wrong.board().layout()).isEqualTo(across("apt"));
  }

  @Test
  void the_umpire_leaves_nothing_to_challenge() {
    Position laid =
        play(UMPIRE, table(Layout.EMPTY, "taxcqz", "boysat", "ten"), ANNA, across(0, 0, "cat"));
    assertThat(UMPIRE.prompt(laid).may()).isEqualTo(Seats.NONE);
    refused(UMPIRE, laid, BERT, challengeCat, Rule.CHALLENGE);
  }
}
