package parlour.games.authors;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.Deals;
import parlour.testkit.Golden;
import parlour.testkit.Rulings;
import parlour.testkit.Transcript;

class AuthorsTest {
  private static final Authors GAME = new Authors(new Options(false, 0, TurnClock.USUAL));

  private static Cards cards(int... cards) {
    Cards all = Cards.NONE;
    for (int card : cards) all = all.with(card);
    return all;
  }

  /// Anna asks; she has three of the first book, Bert the fourth, Clara all the rest but what lies
  /// on the table.
  private static Position table() {
    Cards anna = cards(0, 1, 2);
    Cards bert = cards(3, 4);
    return position(anna, bert, Cards.pack(48).minus(anna).minus(bert));
  }

  private static Position position(Cards anna, Cards bert, Cards clara) {
    PerSeat<Cards> held = PerSeat.all(3, anna).with(BERT, bert).with(CLARA, clara);
    return new Position(
        held,
        Position.Open.of(held, PerSeat.all(3, Cards.NONE)),
        new Position.Turn(ANNA, CLARA, 60_000));
  }

  private static Position ask(Position position, Seat of, int card) {
    return Rulings.play(GAME, position, new Move(of, card));
  }

  private static void refused(Position position, Seat of, int card, Rule rule) {
    Rulings.refused(GAME.play(position, position.turn().player(), new Move(of, card), 0), rule);
  }

  @Nested
  class The_pack {
    @Test
    @Proves("authors.deck")
    void twelve_books_of_four_cards_each() {
      assertThat(AuthorsPack.authors()).hasSize(12).allMatch(author -> author.books().size() == 4);
      Set<String> titles = new HashSet<>();
      for (int card = 0; card < 48; card++) titles.add(AuthorsPack.title(card));
      assertThat(titles).hasSize(48);
    }

    @Test
    @Proves("authors.deck.list")
    void the_authors_known_to_be_russells_are_there_with_the_titles_attested() {
      assertThat(AuthorsPack.authors().stream().map(AuthorsPack.Author::name))
          .contains(
              "Joseph Conrad",
              "Booth Tarkington",
              "Charles Dickens",
              "James Matthew Barrie",
              "Rudyard Kipling",
              "Robert Louis Stevenson",
              "Henry Wadsworth Longfellow",
              "Oliver Wendell Holmes",
              "Sir Walter Scott");
      assertThat(AuthorsPack.authors().get(0).books()).contains("Typhoon");
      assertThat(AuthorsPack.authors().get(7).books()).contains("The One-Hoss Shay");
    }

    @Test
    @Proves({"authors.deal", "authors.amb.equal"})
    void all_are_dealt_as_equally_as_can_be() {
      for (int seats : new int[] {2, 3, 4, 5, 7, 8}) {
        PerSeat<Cards> hands = Deals.allOut(Cards.pack(48), ANNA, seats, new Dice(seats));
        int total = 0;
        for (Seat seat : Seats.first(seats)) {
          assertThat(hands.at(seat).size()).isBetween(48 / seats, (48 + seats - 1) / seats);
          total += hands.at(seat).size();
        }
        assertThat(total).isEqualTo(48);
      }
    }

    @Test
    @Proves("authors.first")
    void the_player_at_the_dealers_left_begins() {
      for (int seed = 0; seed < 20; seed++) {
        Position dealt = GAME.deal(Seats.first(4), seed);
        assertThat(dealt.turn().player()).isEqualTo(Seats.first(4).leftOf(dealt.turn().dealer()));
      }
    }

    @Test
    @Proves("authors.amb.first-book")
    void a_book_dealt_complete_is_laid_at_once() {
      for (int seed = 0; seed < 300; seed++) {
        Position dealt = GAME.deal(Seats.first(2), seed);
        for (Seat seat : Seats.first(2))
          assertThat(AuthorsPack.wholeBooks(dealt.held().at(seat))).isEqualTo(Cards.NONE);
      }
      assertThat(AuthorsPack.wholeBooks(cards(4, 5, 6, 7, 9, 10, 11)))
          .isEqualTo(AuthorsPack.book(1));
    }
  }

  @Nested
  class Asking {
    @Test
    @Proves({"authors.ask", "authors.ask.any", "authors.amb.specific"})
    void any_other_player_is_asked_for_any_one_card_even_of_a_book_one_holds_nothing_of() {
      Position got = ask(table(), CLARA, 40);
      assertThat(got.held().at(ANNA)).isEqualTo(cards(0, 1, 2, 40));
      assertThat(got.held().at(CLARA).has(41)).as("only that card").isTrue();
    }

    @Test
    @Proves("authors.ask.again")
    void a_player_goes_on_as_long_as_the_card_is_there() {
      assertThat(ask(ask(table(), CLARA, 40), CLARA, 41).turn().player()).isEqualTo(ANNA);
    }

    @Test
    @Proves("authors.miss")
    void on_a_miss_the_turn_passes_to_the_left() {
      Position missed = ask(table(), BERT, 40);
      assertThat(missed.turn().player()).isEqualTo(BERT);
      assertThat(ask(missed, ANNA, 40).turn().player()).isEqualTo(CLARA);
    }

    @Test
    @Proves("authors.amb.truth")
    void one_who_holds_the_card_must_give_it_up() {
      assertThat(ask(table(), BERT, 4).held().at(BERT)).isEqualTo(cards(3));
    }

    @Test
    void nobody_asks_themselves_for_their_own_card_for_none_or_for_one_on_the_table() {
      refused(table(), ANNA, 40, Rule.ASK);
      refused(table(), DUNCAN, 40, Rule.ASK); // Three are at this table.
      refused(table(), BERT, 0, Rule.OWN_CARD);
      refused(table(), BERT, 48, Rule.SPECIFIC);
      refused(ask(table(), BERT, 3), BERT, 3, Rule.BOOK);
    }

    @Test
    @Proves("authors.amb.empty")
    void one_without_cards_stays_in_and_may_ask() {
      Position bare = position(Cards.NONE, cards(3), Cards.pack(48).minus(cards(3)));
      assertThat(ask(bare, CLARA, 9).held().at(ANNA)).isEqualTo(cards(9));
    }

    @Test
    @Proves({"authors.numbers", "authors.amb.numbers"})
    void small_children_may_call_by_number() {
      Authors children = new Authors(new Options(true, 0, TurnClock.USUAL));
      assertThat(children.scene(children.view(table(), ANNA)).offers().toString())
          .contains("label=1d")
          .doesNotContain("Typhoon");
      assertThat(lists(children, ANNA)).contains("label=1d").doesNotContain("Typhoon");
      assertThat(lists(GAME, ANNA)).contains("Typhoon");
      assertThat(lists(GAME, Seat.NOBODY)).as("who looks on asks for nothing").isEqualTo("[]");
    }

    private String lists(Authors game, Seat eye) {
      return game.scene(game.view(table(), eye)).lists().toString();
    }

    @Test
    @Proves("authors.amb.own-card")
    void a_card_of_ones_own_hand_cannot_be_asked_for() {
      refused(table(), CLARA, 2, Rule.OWN_CARD);
      assertThat(GAME.scene(GAME.view(table(), ANNA)).offers().toString())
          .doesNotContain("value=c.2,");
    }

    @Test
    @Proves("authors.amb.time")
    void when_the_clock_runs_out_the_turn_passes_to_the_left() {
      Position late = Rulings.legal(GAME.timeUp(table(), 60_000));
      assertThat(late.turn().player()).isEqualTo(BERT);
      assertThat(late.held()).isEqualTo(table().held());
    }

    @Test
    @Proves("authors.amb.length")
    void a_table_may_settle_on_ten_minutes() {
      Authors brief = new Authors(new Options(false, 10, TurnClock.USUAL));
      Move inVain = new Move(BERT, 40);
      assertThat(brief.prompt(Rulings.legal(brief.play(table(), ANNA, inVain, 599_999))).isOver())
          .isFalse();
      assertThat(brief.prompt(Rulings.legal(brief.play(table(), ANNA, inVain, 600_000))).isOver())
          .isTrue();
      Move hit = new Move(BERT, 4);
      assertThat(brief.prompt(Rulings.legal(brief.play(table(), ANNA, hit, 600_000))).isOver())
          .as("a turn under way is finished")
          .isFalse();
    }

    @Test
    void what_was_asked_is_known_to_all() {
      Position missed = ask(table(), BERT, 40);
      assertThat(missed.open().known().lacks().at(BERT).has(40)).isTrue();
      assertThat(missed.open().known().lacks().at(ANNA).has(40)).isTrue();
      Position got = ask(table(), CLARA, 40);
      assertThat(got.open().known().holds().at(ANNA).has(40)).isTrue();
      assertThat(got.open().known().lacks().at(CLARA).has(40)).isTrue();
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves("authors.book")
    void a_whole_book_is_laid_on_the_table_and_announced() {
      Ruling.Legal<Position> ruling =
          (Ruling.Legal<Position>) GAME.play(table(), ANNA, new Move(BERT, 3), 0);
      assertThat(ruling.next().open().books().at(ANNA)).isEqualTo(AuthorsPack.book(0));
      assertThat(ruling.next().held().at(ANNA)).isEqualTo(Cards.NONE);
      assertThat(ruling.events())
          .hasSize(2)
          .last()
          .satisfies(event -> assertThat(event.line().text()).contains("Joseph Conrad"));
    }

    @Test
    @Proves({"authors.win", "authors.amb.end"})
    void when_all_twelve_are_down_most_books_wins() {
      Cards rest = Cards.pack(48).minus(AuthorsPack.book(0));
      PerSeat<Cards> held =
          PerSeat.all(3, cards(0, 1, 2)).with(BERT, cards(3)).with(CLARA, Cards.NONE);
      Position last =
          new Position(
              held,
              Position.Open.of(held, PerSeat.all(3, Cards.NONE).with(CLARA, rest)),
              new Position.Turn(ANNA, BERT, 60_000));
      Position over = ask(last, BERT, 3);
      assertThat(Rulings.told(GAME.play(last, ANNA, new Move(BERT, 3), 0), CLARA).getFirst())
          .as("there is nothing left to ask for")
          .startsWith("@0 asks @1 for ")
          .endsWith(" and gets it.");
      assertThat(GAME.prompt(over)).isEqualTo(Prompt.OVER);
      assertThat(GAME.result(over).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
      assertThat(GAME.result(over).orElseThrow().points())
          .isEqualTo(PerSeat.all(3, 1).with(BERT, 0).with(CLARA, 11));
    }

    @Test
    @Proves("authors.amb.players")
    void three_to_eight_may_play_for_two_know_each_others_hands() {
      assertThat(Authors.ENTRY.objection(2, Map.of())).isPresent();
      assertThat(Authors.ENTRY.objection(3, Map.of())).isEmpty();
      assertThat(Authors.ENTRY.objection(8, Map.of())).isEmpty();
      assertThat(Authors.ENTRY.objection(9, Map.of())).isPresent();
    }
  }

  @Test
  void what_is_imagined_agrees_with_all_that_was_said() {
    Position asked = ask(ask(ask(table(), CLARA, 40), CLARA, 20), BERT, 21);
    for (int seed = 0; seed < 50; seed++) {
      Position imagined = GAME.imagine(GAME.view(asked, CLARA), new Dice(seed));
      assertThat(imagined.held().at(ANNA).covers(cards(40, 20))).isTrue();
      assertThat(imagined.held().at(BERT).has(21)).isFalse();
    }
  }

  @Test
  void a_few_questions_read_as_they_should() {
    Transcript<Position, Move, View> transcript = new Transcript<>(GAME, table());
    transcript.show(ANNA).play(ANNA, Answer.of("ask", "player", "1", "card", "c.3"), 2_000);
    transcript
        .play(ANNA, Answer.of("ask", "player", "1", "card", "c.3"), 2_500)
        .play(ANNA, Answer.of("ask", "player", "1", "card", "c.9"), 3_000);
    transcript.timeUp().show(Seat.NOBODY);
    Golden.check("authors-questions", transcript.toString());
  }
}
