package parlour.games.letterpool;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.letterpool.LetterPoolTable.declaring;
import static parlour.games.letterpool.LetterPoolTable.open;
import static parlour.games.letterpool.LetterPoolTable.table;
import static parlour.games.letterpool.LetterPoolTable.word;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.letterpool.Move.Challenge;
import parlour.games.letterpool.Move.Content;
import parlour.games.letterpool.Move.Pass;
import parlour.lexicon.Letters;

/// Words that are none, and who discovers them.
class LetterPoolErrorsTest {
  private final LetterPool game = open();

  @Test
  @Proves({"letter-pool.error", "general.error.seize", "letter-pool.amb.seized"})
  void a_bad_word_is_lost_to_its_discoverer_who_takes_the_letters() {
    LetterPoolTable table = declaring(game, "traik", "noooooo", "sedoooo", "ncooooo");
    table.by(CLARA, word("tirna", "n"));
    assertThat(table.prompt().may()).isEqualTo(Seats.of(ANNA));
    assertThat(table.refusal(CLARA, new Challenge("tirna"))).isEqualTo("letter-pool.amb.doubt");
    table.by(ANNA, new Challenge("tirna"));
    assertThat(table.won(ANNA)).isEqualTo(5);
    assertThat(table.won(CLARA)).isZero();
    assertThat(table.position().hand(CLARA)).isEqualTo(Letters.of("cooooo"));
    assertThat(table.position().pool()).isEqualTo(Letters.of("k"));
    assertThat(table.clauses()).contains("letter-pool.error", "general.error.seize");
    assertThat(table.prompt().must()).as("the declaring goes on").isEqualTo(Seats.of(BERT));
  }

  @Test
  @Proves({"letter-pool.error", "letter-pool.amb.doubt"})
  void the_word_before_stands_again_if_the_pool_still_has_its_letters() {
    LetterPoolTable table = declaring(game, "catrs", "noooooo", "sedoooo", "coooooo");
    table.by(CLARA, word("cat", "c")).by(BERT, word("srct", "s"));
    table.by(ANNA, new Challenge("srct"));
    assertThat(table.position().phase().claims().last().isNone()).as("the T is gone").isTrue();
    LetterPoolTable other = declaring(game, "cattrss", "noooooo", "sedoooo", "coooooo");
    other.by(CLARA, word("cat", "c")).by(BERT, word("srct", "s"));
    other.by(ANNA, new Challenge("srct"));
    assertThat(other.position().phase().claims().last().word()).isEqualTo("cat");
    assertThat(other.toldLast(ANNA)).contains("CAT").contains("stands again");
  }

  @Test
  @Proves("general.amb.who-checks")
  void a_good_word_stands_and_a_wrong_challenge_costs_nothing() {
    LetterPoolTable table = declaring(game, "traik", "noooooo", "sedoooo", "ncooooo");
    table.by(CLARA, word("train")).by(ANNA, new Challenge("train"));
    assertThat(table.refusal(BERT, new Challenge("train"))).isEqualTo("letter-pool.amb.doubt");
    table.by(BERT, new Pass()).by(ANNA, new Pass());
    assertThat(table.won(CLARA)).as("proved, so won at once").isEqualTo(5);
  }

  @Test
  @Proves({"letter-pool.win-word", "general.amb.who-checks", "letter-pool.amb.doubt"})
  void a_word_laid_down_can_be_doubted_for_ten_seconds() {
    LetterPoolTable laid = declaring(game, "traik", "noooooo", "sedoooo", "ncooooo");
    laid.by(CLARA, word("train")).by(BERT, new Pass()).at(9_000).by(ANNA, new Pass());
    assertThat(laid.prompt().pace()).isEqualTo(Prompt.Pace.RACE);
    assertThat(laid.prompt().must()).isEqualTo(Seats.of(ANNA, BERT));
    assertThat(laid.prompt().deadlineMillis()).isEqualTo(19_000);
    laid.by(BERT, new Content());
    assertThat(laid.refusal(BERT, new Challenge("train"))).isEqualTo("letter-pool.amb.doubt");
    laid.by(ANNA, new Content());
    assertThat(laid.won(CLARA)).isEqualTo(5);
    LetterPoolTable late = declaring(game, "traik", "noo", "sed", "ncb");
    late.by(CLARA, word("tirna")).by(BERT, new Pass()).by(ANNA, new Pass()).clock();
    assertThat(late.won(CLARA)).as("nobody noticed").isEqualTo(5);
    assertThat(late.refusal(ANNA, new Challenge("tirna")))
        .as("too late")
        .isEqualTo("letter-pool.amb.doubt");
  }

  @Test
  @Proves("letter-pool.error")
  void when_the_last_word_falls_the_one_before_it_is_laid_down() {
    LetterPoolTable table = declaring(game, "caattrss", "noooooo", "sedoooo", "coooooo");
    table.by(CLARA, word("cat", "c")).by(BERT, new Pass()).by(ANNA, word("tsarn", "n"));
    table.by(BERT, new Content()).by(CLARA, new Challenge("tsarn"));
    assertThat(table.position().match().won().at(CLARA).words()).containsExactly("tsarn");
    assertThat(table.position().phase()).isInstanceOf(Phase.LaidDown.class);
    table.by(ANNA, new Content()).by(BERT, new Content());
    assertThat(table.position().match().won().at(CLARA).words()).containsExactly("tsarn", "cat");
  }

  @Test
  void a_challenge_of_another_word_than_the_one_that_stands_is_refused() {
    LetterPoolTable table = declaring(game, "traik", "noo", "sed", "ncb");
    assertThat(table.refusal(ANNA, new Challenge("train"))).isEqualTo("letter-pool.amb.doubt");
    table.by(CLARA, word("train"));
    assertThat(table.refusal(ANNA, new Challenge("trian"))).isEqualTo("letter-pool.amb.doubt");
  }
}
