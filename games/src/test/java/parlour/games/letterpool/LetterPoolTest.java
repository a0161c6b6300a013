package parlour.games.letterpool;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.letterpool.LetterPoolTable.declaring;
import static parlour.games.letterpool.LetterPoolTable.open;
import static parlour.games.letterpool.LetterPoolTable.table;
import static parlour.games.letterpool.LetterPoolTable.word;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Field;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.Proves;
import parlour.games.TestRulebooks;
import parlour.games.letterpool.Move.Pass;
import parlour.games.letterpool.Move.Ready;
import parlour.games.letterpool.Move.Stake;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// The game from its name and stakes to its end.
class LetterPoolTest {
  @Nested
  class The_name {
    @Test
    @Proves("letter-pool.named")
    void only_the_name_stands_in_the_leaflet_and_the_house_says_so() {
      CatalogEntry entry = Catalog.find("letter-pool").orElseThrow();
      assertThat(entry.title()).isEqualTo("Letter Pool");
      assertThat(entry.about().leaflet()).isEqualTo("000");
      assertThat(TestRulebooks.of("letter-pool").entries())
          .filteredOn(clause -> clause.status().equals("S"))
          .singleElement()
          .satisfies(clause -> assertThat(clause.text()).contains("rules lost"));
    }

    @Test
    @Proves("letter-pool.players")
    void two_to_eight_play_with_letters_in_the_place_of_counters() {
      assertThat(LetterPool.ENTRY.seating().fewest()).isEqualTo(2);
      assertThat(LetterPool.ENTRY.seating().most()).isEqualTo(8);
      assertThat(table(open(), 8).drawn(ANNA)).doesNotContain("counter");
    }
  }

  @Nested
  class The_offer {
    @Test
    @Proves({"letter-pool.declare", "letter-pool.beat"})
    void asks_for_as_many_letters_of_the_pool_as_a_word_must_take() {
      LetterPoolTable table = declaring(open(), "tsrnae", "sun", "moped", "ice");
      assertThat(least(table, CLARA)).isEqualTo(2);
      table.by(CLARA, word("stance"));
      assertThat(table.position().phase().claims().last().taken().size()).isEqualTo(5);
      assertThat(least(table, BERT)).isEqualTo(5);
    }

    private int least(LetterPoolTable table, Seat seat) {
      return table.scene(seat).offers().stream()
          .flatMap(offer -> offer.fields().stream())
          .filter(field -> field instanceof Field.Pick && field.name().equals("pool"))
          .mapToInt(field -> ((Field.Pick) field).least())
          .findFirst()
          .orElseThrow();
    }
  }

  @Nested
  class Stakes {
    @Test
    @Proves({"letter-pool.deal", "general.players.scale"})
    void everybody_gets_seven_letters_that_nobody_else_sees() {
      LetterPoolTable table = table(open(), 3);
      for (Seat seat : Seats.first(3)) assertThat(table.position().hand(seat).size()).isEqualTo(7);
      assertThat(table.drawn(BERT)).contains("@0's hand: 7 face down", "@2's hand: 7 face down");
      assertThat(table.drawn(Seat.NOBODY)).contains("@1's hand: 7 face down");
      assertThat(table(open("hand", "9"), 2).position().hand(ANNA).size()).isEqualTo(9);
      assertThat(table(open("hand", "5"), 2).position().hand(ANNA).size()).isEqualTo(5);
    }

    @Test
    @Proves("letter-pool.stake")
    void all_stake_one_letter_face_down_and_the_stakes_are_turned_up_together() {
      LetterPool game = open();
      LetterPoolTable table = table(game, 3);
      assertThat(table.prompt().pace()).isEqualTo(Prompt.Pace.TOGETHER);
      Letters staked = Letters.EMPTY;
      for (Seat seat : List.of(BERT, ANNA)) {
        char letter = table.position().hand(seat).at(3);
        staked = staked.plus(letter);
        table.by(seat, new Stake(letter));
        assertThat(table.toldLast(CLARA))
            .doesNotContain(String.valueOf(letter).toUpperCase(Locale.ROOT) + " ");
        assertThat(table.drawn(CLARA)).contains("Stakes: " + staked.size() + " face down");
      }
      assertThat(table.position().pool()).isEqualTo(Letters.EMPTY);
      assertThat(table.prompt().must()).isEqualTo(Seats.of(CLARA));
      char last = table.position().hand(CLARA).at(0);
      table.by(CLARA, new Stake(last));
      assertThat(table.position().pool()).isEqualTo(staked.plus(last));
      assertThat(table.position().hand(CLARA).size()).isEqualTo(6);
      assertThat(table.position().phase()).isInstanceOf(Phase.Studying.class);
      assertThat(table.drawn(Seat.NOBODY)).contains("@2: 0 (staked " + Letters.of("" + last) + ")");
    }

    @Test
    @Proves("letter-pool.stake")
    void nobody_stakes_twice_or_what_they_do_not_hold() {
      LetterPoolTable table = table(open(), 3);
      Letters hand = table.position().hand(ANNA);
      for (char letter = 'a'; letter <= 'z'; letter++) {
        if (!hand.has(letter))
          assertThat(table.refusal(ANNA, new Stake(letter))).isEqualTo("house.sense");
      }
      table.by(ANNA, new Stake(hand.at(0)));
      assertThat(table.refusal(ANNA, new Stake(hand.at(1)))).isEqualTo("letter-pool.stake");
      assertThat(table.refusal(BERT, new Ready())).isEqualTo("letter-pool.think");
      assertThat(table.refusal(BERT, new Pass())).isEqualTo("letter-pool.declare");
    }

    @Test
    @Proves({"general.amb.time", "letter-pool.amb.late"})
    void one_who_does_not_stake_in_time_stakes_by_lot_and_holds_nobody_up() {
      LetterPoolTable table = table(open(), 3);
      table.by(ANNA, new Stake(table.position().hand(ANNA).at(0)));
      assertThat(table.prompt().deadlineMillis()).isEqualTo(60_000);
      table.clock();
      assertThat(table.position().pool().size()).isEqualTo(3);
      assertThat(table.position().hand(BERT).size()).isEqualTo(6);
      assertThat(table(open("clock", "off"), 3).prompt().deadlineMillis()).isEqualTo(120_000);
      assertThat(table(open("clock", "double"), 3).prompt().deadlineMillis()).isEqualTo(120_000);
    }

    @Test
    @Proves("letter-pool.think")
    void a_minute_is_allowed_to_study_the_pool_unless_all_are_ready_sooner() {
      LetterPoolTable table = table(open(), 3).clock();
      assertThat(table.prompt().deadlineMillis()).isEqualTo(120_000);
      assertThat(table.drawn(BERT)).contains("The letter pool: ").contains("ready");
      table.at(70_000).by(ANNA, new Ready()).by(BERT, new Ready());
      assertThat(table.refusal(BERT, new Ready())).isEqualTo("letter-pool.think");
      table.by(CLARA, new Ready());
      assertThat(table.prompt().must()).isEqualTo(Seats.of(CLARA));
      assertThat(table(open(), 3).clock().clock().prompt().must()).isEqualTo(Seats.of(CLARA));
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves("letter-pool.end")
    void the_game_ends_after_six_rounds_or_more() {
      for (String rounds : List.of("6", "8", "10", "12")) {
        LetterPoolTable table = table(open("rounds", rounds), 2);
        while (!table.prompt().isOver()) table.clock();
        assertThat(table.position().match().round()).isEqualTo(Integer.parseInt(rounds));
      }
    }

    @Test
    @Proves("letter-pool.amb.rounds")
    void by_option_everybody_deals_equally_often_whatever_their_number() {
      for (int players = 2; players <= 8; players++) {
        LetterPoolTable table = table(open("rounds", "twice"), players);
        assertThat(table.scene(ANNA).headline())
            .startsWith("Round 1 of " + Math.max(6, 2 * players));
        int[] dealt = new int[players];
        for (int round = 1; !table.prompt().isOver(); round++) {
          dealt[table.position().match().lead().leader().index()]++;
          while (!table.prompt().isOver() && table.position().match().round() == round)
            table.clock();
        }
        assertThat(dealt).containsOnly(players == 2 ? 3 : 2);
      }
    }

    @Test
    @Proves("letter-pool.end")
    void it_ends_sooner_when_the_box_cannot_make_up_all_hands() {
      Position dealt = table(open(), 3).position();
      Pile two = dealt.box().less(dealt.box().size() - 2);
      LetterPoolTable table =
          new LetterPoolTable(
              open(),
              new Position(
                  dealt.match(), two, dealt.hands(), dealt.pool(), dealt.phase(), dealt.dice()));
      for (int i = 0; i < 5; i++) table.clock();
      assertThat(table.prompt().isOver()).isTrue();
      assertThat(table.position().match().round()).isEqualTo(1);
      assertThat(String.join(" ", table.told(ANNA))).contains("cannot make up all hands");
    }

    @Test
    @Proves("letter-pool.win")
    void most_letters_in_words_won_wins_and_a_tie_goes_to_most_syllables_in_one_word() {
      assertThat(winners(List.of("train"), List.of("trains"), List.of("tar")))
          .containsExactly(BERT);
      assertThat(winners(List.of("strait"), List.of("potato"), List.of("cat", "dog")))
          .as("six letters each, three syllables of Bert's")
          .containsExactly(BERT);
      assertThat(winners(List.of("ptaoto"), List.of("strait"), List.of("cat")))
          .as("what is no word has no syllables")
          .containsExactly(BERT);
      assertThat(winners(List.of("strait"), List.of("straws"), List.of("cat")))
          .containsExactly(ANNA, BERT);
    }

    @SafeVarargs
    private static Seats winners(List<String>... won) {
      LetterPool game = open();
      Position dealt = table(game, 3).position();
      Position.Match match = dealt.match();
      for (int i = 0; i < won.length; i++)
        for (String word : won[i]) match = match.won(Seat.of(i), word);
      Position over =
          new Position(
              match, dealt.box(), dealt.hands(), dealt.pool(), new Phase.Over(), dealt.dice());
      return new LetterPoolTable(game, over).winners();
    }
  }

  @Test
  void answers_that_name_no_letters_make_no_sense() {
    assertThat(open().read(Answer.of("stake", "letter", "h."))).isEmpty();
    assertThat(open().read(Answer.of("declare", "word", "TRAIN", "hand", "p.t"))).isEmpty();
    assertThat(open().read(Answer.of("declare", "word", "TRAIN", "hand", "h.t ".repeat(70))))
        .contains(word("train", "t"));
    assertThat(open().read(Answer.of("dance"))).isEmpty();
  }

  @Test
  void a_round_with_an_outbid_word_and_an_error_discovered() {
    LetterPool game = open();
    Transcript<Position, Move, View> round =
        new Transcript<>(
            game, declaring(game, "traik", "noeoodl", "sedloux", "canmmpr").position());
    round.show(CLARA).play(CLARA, Answer.of("declare", "word", "CAR", "hand", "h.c h.a"), 4_000);
    round.play(CLARA, Answer.of("declare", "word", "CART", "hand", "h.c"), 6_000);
    round.play(BERT, Answer.of("declare", "word", "TAR"), 9_000).show(BERT);
    round.play(BERT, Answer.of("declare", "word", "TRIADS"), 14_000);
    round.play(ANNA, Answer.of("declare", "word", "TRAIN"), 20_000);
    round.play(ANNA, Answer.of("declare", "word", "RATIKON"), 22_000).show(CLARA);
    round
        .play(CLARA, Answer.of("content"), 23_000)
        .play(BERT, Answer.of("challenge", "word", "RATIKON"), 24_000);
    round.show(Seat.NOBODY).timeUp();
    Golden.check("letter-pool-round", round.toString());
  }
}
