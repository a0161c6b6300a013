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
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.letterpool.Move.Pass;
import parlour.lexicon.Letters;

/// Declaring and outbidding words.
class DeclaringTest {
  private final LetterPool umpired = open("judge", "umpire");

  @Test
  @Proves({"letter-pool.declare", "general.play.right"})
  void from_the_dealers_right_each_declares_or_passes_once() {
    LetterPoolTable table = declaring(umpired, "trai", "nnnnnnn", "seseses", "noooooo");
    assertThat(table.refusal(BERT, new Pass())).isEqualTo("letter-pool.declare");
    table.by(CLARA, new Pass());
    assertThat(table.prompt().must()).isEqualTo(Seats.of(BERT));
    table.by(BERT, new Pass());
    assertThat(table.prompt().must()).isEqualTo(Seats.of(ANNA));
    table.by(ANNA, new Pass());
    assertThat(table.position().match().round()).isEqualTo(2);
  }

  @Test
  @Proves("letter-pool.declare")
  void a_word_needs_one_letter_of_the_hand_and_two_of_the_pool() {
    LetterPoolTable table = declaring(umpired, "trai", "nnnnnnn", "seseses", "nocaseb");
    assertThat(table.refusal(CLARA, word("ocean")))
        .as("none of the pool")
        .isEqualTo("letter-pool.declare");
    assertThat(table.refusal(CLARA, word("bone"))).isEqualTo("letter-pool.declare");
    assertThat(declaring(umpired, "trai", "nnn", "ses", "noc").refusal(CLARA, word("trait")))
        .as("one T too many")
        .isEqualTo("letter-pool.declare");
    assertThat(declaring(umpired, "trai", "nnn", "ses", "noc").refusal(CLARA, word("rat")))
        .as("all of the pool")
        .isEqualTo("letter-pool.declare");
    assertThat(table.refusal(CLARA, word("tram")))
        .as("no M there")
        .isEqualTo("letter-pool.declare");
    assertThat(table.refusal(CLARA, word("at"))).isEqualTo("letter-pool.declare");
    assertThat(table.refusal(CLARA, word(""))).isEqualTo("letter-pool.declare");
    table.by(CLARA, word("train"));
    assertThat(table.position().phase().claims().last())
        .isEqualTo(new Position.Claim(CLARA, "train", Letters.of("n"), true));
  }

  @Test
  @Proves({"letter-pool.declare", "letter-pool.amb.which-letters"})
  void which_letters_come_from_the_hand_is_found_out_or_asked() {
    LetterPoolTable table = declaring(umpired, "trains", "nnnnnnn", "seseses", "atooooo");
    assertThat(table.refusal(CLARA, word("train")))
        .as("A or T?")
        .isEqualTo("letter-pool.amb.which-letters");
    assertThat(table.refusal(CLARA, word("train", "b"))).isEqualTo("house.sense");
    assertThat(table.refusal(CLARA, word("train", "n"))).as("not held").isEqualTo("house.sense");
    table.says(CLARA, "declare", "word", "TRAIN", "hand", "h.t");
    assertThat(table.position().phase().claims().last().held()).isEqualTo(Letters.of("t"));
    LetterPoolTable other = declaring(umpired, "trains", "nnnnnnn", "seseses", "aoooooo");
    other.by(CLARA, word("train"));
    assertThat(other.position().phase().claims().last().held()).isEqualTo(Letters.of("a"));
  }

  @Test
  @Proves("letter-pool.beat")
  void a_later_word_takes_more_of_the_pool_or_as_many_in_a_longer_word() {
    Position.Claim cart = new Position.Claim(CLARA, "cart", Letters.of("c"), true);
    assertThat(cart.isBeatenBy(3, 4)).as("the same").isFalse();
    assertThat(cart.isBeatenBy(3, 5)).as("longer").isTrue();
    assertThat(cart.isBeatenBy(2, 9)).as("fewer of the pool").isFalse();
    assertThat(cart.isBeatenBy(4, 4)).as("more of the pool").isTrue();
    LetterPoolTable table = declaring(umpired, "trai", "nnntsss", "sedrats", "coooooo");
    table.by(CLARA, word("cart"));
    assertThat(table.refusal(BERT, word("tar", "r"))).isEqualTo("letter-pool.beat");
    assertThat(table.refusal(BERT, word("dart", "d"))).isEqualTo("letter-pool.beat");
    table.by(BERT, word("darts", "ds"));
    assertThat(table.toldLast(ANNA)).contains("DARTS").contains("three letters of the pool");
  }

  @Test
  @Proves({"general.error.no-count", "general.amb.who-checks"})
  void before_an_umpire_a_bad_word_is_refused_at_once() {
    LetterPoolTable table = declaring(umpired, "trai", "nnn", "ses", "noo");
    assertThat(table.refusal(CLARA, word("tirna"))).isEqualTo("general.error.no-count");
  }

  @Test
  @Proves({"letter-pool.win-word", "letter-pool.amb.outbid"})
  void when_the_turn_has_gone_round_the_last_to_declare_wins_the_letters() {
    LetterPoolTable table = declaring(umpired, "traik", "noooooo", "sedoooo", "coooooo");
    table.by(CLARA, word("cart")).by(BERT, word("darts", "ds"));
    assertThat(table.position().hand(CLARA))
        .as("outbid, hers still")
        .isEqualTo(Letters.of("coooooo"));
    table.by(ANNA, word("train"));
    assertThat(table.won(ANNA)).isEqualTo(5);
    assertThat(table.won(BERT)).isZero();
    assertThat(table.position().match().won().at(ANNA).words()).containsExactly("train");
    assertThat(table.position().hand(BERT)).isEqualTo(Letters.of("sedoooo"));
  }

  @Test
  @Proves({"letter-pool.remain", "letter-pool.refill", "general.lead.left"})
  void what_is_left_lies_over_hands_are_made_up_and_the_deal_passes_left() {
    LetterPoolTable table = declaring(umpired, "traikq", "noooo", "sedooo", "cooooo");
    table.by(CLARA, new Pass()).by(BERT, new Pass()).by(ANNA, word("train"));
    assertThat(table.position().pool()).isEqualTo(Letters.of("kq"));
    for (Seat seat : Seats.first(3)) assertThat(table.position().hand(seat).size()).isEqualTo(7);
    assertThat(table.position().match().lead().leader()).isEqualTo(BERT);
    assertThat(table.position().phase()).isInstanceOf(Phase.Staking.class);
    assertThat(table.clauses()).contains("letter-pool.refill", "general.lead.left");
  }

  @Test
  @Proves("letter-pool.none")
  void if_all_pass_the_pool_simply_grows() {
    LetterPoolTable table = table(umpired, 3).clock().clock();
    assertThat(table.position().pool().size()).isEqualTo(3);
    table.clock().clock().clock();
    assertThat(table.toldLast(ANNA)).contains("made up");
    table.clock();
    assertThat(table.position().pool().size()).isEqualTo(6);
  }

  @Test
  @Proves({"general.amb.time", "letter-pool.amb.late"})
  void one_who_does_not_declare_within_the_minute_has_passed() {
    LetterPoolTable table = declaring(umpired, "trai", "nnn", "ses", "noo");
    table.clock();
    assertThat(table.prompt().must()).isEqualTo(Seats.of(BERT));
    assertThat(table.prompt().deadlineMillis()).isEqualTo(120_000);
    LetterPool slow = open("judge", "umpire", "clock", "off");
    assertThat(
            declaring(slow, "trai", "nnn", "ses", "noo")
                .by(CLARA, new Pass())
                .prompt()
                .hasDeadline())
        .isFalse();
  }
}
