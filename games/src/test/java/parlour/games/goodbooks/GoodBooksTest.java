package parlour.games.goodbooks;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.testkit.Rulings.legal;
import static parlour.testkit.Rulings.play;
import static parlour.testkit.TestTable.ANNA;
import static parlour.testkit.TestTable.BERT;
import static parlour.testkit.TestTable.CLARA;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;
import parlour.testkit.Golden;
import parlour.testkit.Rulings;
import parlour.testkit.Transcript;

class GoodBooksTest {
  private static final GoodBooks GAME =
      new GoodBooks(new Options(false, 0, false, 0, TurnClock.USUAL));

  private static final int TYPHOON = 0;
  private static final int CONRAD = 0;
  private static final int TARKINGTON = 1;

  private static Cards cards(int... cards) {
    Cards all = Cards.NONE;
    for (int card : cards) all = all.with(card);
    return all;
  }

  /// Anna, at the dealer's left, is to question Bert; Bert has three of the second book, Clara the
  /// fourth and the rest.
  private static Position table() {
    Cards anna = cards(0, 1);
    Cards bert = cards(4, 5, 6);
    PerSeat<Cards> held =
        PerSeat.all(3, anna).with(BERT, bert).with(CLARA, Cards.pack(48).minus(anna).minus(bert));
    return new Position(
        held,
        PerSeat.all(3, Cards.NONE),
        KnownCards.nothing(3),
        new Position.Match(CLARA, 0),
        new Phase.Asking(ANNA, BERT, 60_000),
        7);
  }

  private static Seat asked(Position position) {
    return ((Phase.Asking) position.phase()).asked();
  }

  private static Move by(int author) {
    return Move.Reply.author(author);
  }

  @Nested
  class The_deal {
    @Test
    @Proves({"good-books.deck", "good-books.deal", "good-books.amb.uneven"})
    void all_the_cards_of_authors_are_dealt_though_hands_be_uneven() {
      Position dealt = GAME.deal(Seats.first(5), 3);
      Cards all = Position.laid(dealt.books());
      for (Seat seat : Seats.first(5)) all = all.plus(dealt.held().at(seat));
      assertThat(all).isEqualTo(Cards.pack(AuthorsPack.SIZE));
      assertThat(
              dealt.held().at(ANNA).size() == dealt.held().at(BERT).size()
                  && dealt.held().at(BERT).size() == dealt.held().at(CLARA).size()
                  && dealt.held().at(CLARA).size() == dealt.held().at(Seat.of(3)).size()
                  && dealt.held().at(Seat.of(3)).size() == dealt.held().at(Seat.of(4)).size())
          .isFalse();
    }

    @Test
    @Proves("good-books.first")
    void the_player_at_the_dealers_left_questions_the_next_on_the_left() {
      for (int seed = 0; seed < 20; seed++) {
        Position dealt = GAME.deal(Seats.first(4), seed);
        Seat first = Seats.first(4).leftOf(dealt.match().dealer());
        assertThat(dealt.phase().player()).isEqualTo(first);
        assertThat(asked(dealt)).isEqualTo(Seats.first(4).leftOf(first));
      }
    }
  }

  @Nested
  class Questions {
    @Test
    @Proves({"good-books.question.author", "good-books.question.examples", "good-books.right"})
    void who_wrote_typhoon_is_rightly_answered_with_conrad_and_lets_one_call() {
      Position right = play(GAME, table(), new Move.WhoWrote(TYPHOON), by(CONRAD));
      assertThat(right.phase()).isInstanceOf(Phase.Calling.class);
      assertThat(right.phase().player()).isEqualTo(BERT);
    }

    @Test
    @Proves({"good-books.question.book", "good-books.question.examples"})
    void a_book_by_booth_tarkington_may_be_any_of_his_four() {
      for (int card : AuthorsPack.book(TARKINGTON).all()) {
        Position right = play(GAME, table(), new Move.ABookBy(TARKINGTON), Move.Reply.book(card));
        assertThat(right.phase()).isInstanceOf(Phase.Calling.class);
      }
    }

    @Test
    @Proves("good-books.amb.book-answer")
    void in_the_hard_game_it_must_not_be_ones_own() {
      GoodBooks hard = new GoodBooks(new Options(true, 0, false, 0, TurnClock.USUAL));
      assertThat(play(hard, table(), new Move.ABookBy(TARKINGTON), Move.Reply.book(4)).phase())
          .isInstanceOf(Phase.Asking.class);
      assertThat(play(hard, table(), new Move.ABookBy(TARKINGTON), Move.Reply.book(7)).phase())
          .isInstanceOf(Phase.Calling.class);
    }

    @Test
    @Proves("good-books.wrong")
    void a_player_who_answers_wrongly_puts_the_next_question_to_the_left() {
      Position wrong = play(GAME, table(), new Move.WhoWrote(TYPHOON), by(5));
      assertThat(wrong.phase().player()).isEqualTo(BERT);
      assertThat(asked(wrong)).isEqualTo(CLARA);
    }

    @Test
    @Proves("good-books.amb.time")
    void twenty_seconds_are_given_and_silence_is_a_wrong_answer() {
      Position asked = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      assertThat(GAME.prompt(asked).deadlineMillis()).isEqualTo(1_000 + 20_000);
      Position silent = legal(GAME.timeUp(asked, 21_000));
      assertThat(silent.phase().player()).isEqualTo(BERT);
    }

    @Test
    @Proves("good-books.amb.silence")
    void a_question_not_put_in_time_is_drawn_by_lot_and_a_call_not_made_is_skipped() {
      Position drawn = legal(GAME.timeUp(table(), 60_000));
      assertThat(drawn.phase()).isInstanceOf(Phase.Answering.class);
      assertThat(drawn.phase().player()).isEqualTo(BERT);
      Position right = play(GAME, table(), new Move.WhoWrote(TYPHOON), by(CONRAD));
      Position skipped = legal(GAME.timeUp(right, right.phase().dueMillis()));
      assertThat(skipped.phase()).isInstanceOf(Phase.Asking.class);
      assertThat(skipped.held()).isEqualTo(right.held());
    }

    @Test
    void the_question_stands_in_the_middle_of_the_table_with_who_asks_it() {
      Position asked = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      Scene.Question question = GAME.scene(GAME.view(asked, BERT)).question().orElseThrow();
      assertThat(question.text()).isEqualTo("Who wrote Typhoon?");
      assertThat(question.by()).isEqualTo(ANNA);
      assertThat(question.verb()).isEqualTo("author");
      assertThat(question.about().toString())
          .as("its author stays hidden")
          .doesNotContain("author-");
      assertThat(GAME.scene(GAME.view(asked, CLARA)).question()).isEmpty();
    }

    @Test
    void a_wrong_answer_tells_the_right_one() {
      Position asked = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      assertThat(Rulings.minutes(Rulings.stands(GAME.play(asked, BERT, by(5), 2_000)).events()))
          .contains("wrong. Joseph Conrad wrote Typhoon.");
    }

    @Test
    @Proves("good-books.amb.no-peek")
    void the_list_of_the_set_is_put_away_while_one_answers() {
      Position asked = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      assertThat(GAME.scene(GAME.view(asked, BERT)).zones()).noneMatch(z -> z.id().equals("set"));
      assertThat(GAME.scene(GAME.view(asked, CLARA)).zones()).anyMatch(z -> z.id().equals("set"));
    }

    @Test
    @Proves("good-books.amb.no-peek")
    void ones_own_cards_lie_face_down_while_one_answers() {
      Position asked = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      assertThat(shown(GAME.scene(GAME.view(asked, BERT)))).isFalse();
      assertThat(shown(GAME.scene(GAME.view(table(), BERT)))).isTrue();
    }

    private boolean shown(Scene scene) {
      return scene.zones().stream()
          .filter(zone -> zone.id().equals("hand"))
          .anyMatch(
              zone ->
                  ((Zone.Row) zone)
                      .pieces().stream().anyMatch(piece -> piece.face().form() == Piece.Form.CARD));
    }
  }

  @Nested
  class The_set {
    @Test
    @Proves({"good-books.question.author", "good-books.question.book"})
    void each_book_has_one_author_and_each_author_four_books() {
      for (int card = 0; card < AuthorsPack.SIZE; card++)
        for (int author = 0; author < AuthorsPack.AUTHORS; author++) {
          Class<?> after = card / 4 == author ? Phase.Calling.class : Phase.Asking.class;
          assertThat(play(GAME, table(), new Move.WhoWrote(card), by(author)).phase())
              .isInstanceOf(after);
          assertThat(play(GAME, table(), new Move.ABookBy(author), Move.Reply.book(card)).phase())
              .isInstanceOf(after);
        }
    }

    @Test
    void what_is_not_in_it_is_neither_asked_for_nor_named() {
      for (Move none :
          new Move[] {
            new Move.WhoWrote(-1),
            new Move.WhoWrote(AuthorsPack.SIZE),
            new Move.ABookBy(-1),
            new Move.ABookBy(AuthorsPack.AUTHORS)
          }) assertThat(GAME.play(table(), ANNA, none, 0)).isInstanceOf(Ruling.Illegal.class);
      Position who = play(GAME, table(), new Move.WhoWrote(TYPHOON));
      for (int author : new int[] {-1, AuthorsPack.AUTHORS})
        assertThat(GAME.play(who, BERT, by(author), 0)).isInstanceOf(Ruling.Illegal.class);
      Position what = play(GAME, table(), new Move.ABookBy(CONRAD));
      for (int card : new int[] {-1, AuthorsPack.SIZE})
        assertThat(GAME.play(what, BERT, Move.Reply.book(card), 0))
            .isInstanceOf(Ruling.Illegal.class);
    }
  }

  @Nested
  class Calls {
    private Position calling() {
      return play(GAME, table(), new Move.WhoWrote(TYPHOON), by(CONRAD));
    }

    @Test
    @Proves({"good-books.right", "good-books.amb.one-call"})
    void a_right_answer_gives_one_call_on_any_player() {
      Position given = play(GAME, calling(), new Move.Call(CLARA, 20));
      assertThat(given.held().at(BERT).has(20)).isTrue();
      assertThat(given.phase()).as("no second call").isInstanceOf(Phase.Asking.class);
    }

    @Test
    @Proves({"good-books.success", "good-books.amb.next-in-turn"})
    void whoever_gave_the_card_up_questions_the_next_in_turn() {
      Position given = play(GAME, calling(), new Move.Call(ANNA, 1));
      assertThat(given.phase().player()).isEqualTo(ANNA);
      assertThat(asked(given)).as("one to the left of Bert").isEqualTo(CLARA);
      Position own = play(GAME, calling(), new Move.Call(CLARA, 20));
      assertThat(own.phase().player()).isEqualTo(CLARA);
      assertThat(asked(own)).as("skipping the one who gave it up").isEqualTo(ANNA);
    }

    @Test
    @Proves("good-books.again")
    void a_right_answer_again_gives_the_right_to_call() {
      Position again =
          play(GAME, calling(), new Move.Call(ANNA, 1), new Move.WhoWrote(TYPHOON), by(CONRAD));
      assertThat(again.phase().player()).isEqualTo(CLARA);
      assertThat(again.phase()).isInstanceOf(Phase.Calling.class);
    }

    @Test
    @Proves("good-books.amb.card-miss")
    void a_player_who_calls_for_a_card_not_there_questions_the_player_on_the_left() {
      Position missed = play(GAME, calling(), new Move.Call(ANNA, 20));
      assertThat(missed.phase().player()).isEqualTo(BERT);
      assertThat(asked(missed)).isEqualTo(CLARA);
    }

    @Test
    void no_call_without_a_right_answer_and_none_for_ones_own_card() {
      assertThat(GAME.play(table(), ANNA, new Move.Call(BERT, 4), 0))
          .isInstanceOf(Ruling.Illegal.class);
      assertThat(GAME.play(calling(), BERT, new Move.Call(CLARA, 4), 0))
          .isInstanceOf(Ruling.Illegal.class);
      assertThat(GAME.play(calling(), BERT, new Move.Call(BERT, 20), 0))
          .isInstanceOf(Ruling.Illegal.class);
      for (Seat nobody : new Seat[] {Seat.NOBODY, Seat.of(3)})
        assertThat(GAME.play(calling(), BERT, new Move.Call(nobody, 20), 0))
            .isInstanceOf(Ruling.Illegal.class);
      for (int none : new int[] {-1, AuthorsPack.SIZE})
        assertThat(GAME.play(calling(), BERT, new Move.Call(CLARA, none), 0))
            .isInstanceOf(Ruling.Illegal.class);
    }
  }

  @Nested
  class The_end {
    @Test
    @Proves({"good-books.end", "good-books.win"})
    void it_goes_on_until_all_cards_are_in_books_and_most_books_wins() {
      Cards rest = Cards.pack(48).minus(AuthorsPack.book(1));
      Position last =
          new Position(
              PerSeat.all(3, Cards.NONE).with(BERT, cards(4, 5, 6)).with(CLARA, cards(7)),
              PerSeat.all(3, Cards.NONE).with(ANNA, rest),
              KnownCards.nothing(3),
              new Position.Match(CLARA, 9),
              new Phase.Asking(ANNA, BERT, 60_000),
              7);
      Position over =
          play(GAME, last, new Move.WhoWrote(TYPHOON), by(CONRAD), new Move.Call(CLARA, 7));
      assertThat(GAME.prompt(over)).isEqualTo(Prompt.OVER);
      assertThat(GAME.result(over).orElseThrow().winners()).isEqualTo(Seats.of(ANNA));
      assertThat(GAME.result(over).orElseThrow().points().at(BERT)).isEqualTo(1);
    }

    @Test
    @Proves("good-books.amb.length")
    void or_for_some_minutes() {
      GoodBooks tenMinutes = new GoodBooks(new Options(false, 0, false, 10, TurnClock.USUAL));
      Position asked = legal(tenMinutes.play(table(), ANNA, new Move.WhoWrote(TYPHOON), 599_000));
      assertThat(tenMinutes.prompt(legal(tenMinutes.play(asked, BERT, by(5), 599_999))).isOver())
          .isFalse();
      assertThat(tenMinutes.prompt(legal(tenMinutes.play(asked, BERT, by(5), 600_000))).isOver())
          .isTrue();
    }

    @Test
    @Proves("good-books.amb.length")
    void or_for_some_questions_and_on_until_there_is_a_book() {
      GoodBooks brief = new GoodBooks(new Options(false, 1, true, 0, TurnClock.USUAL));
      Position asked = play(brief, table(), new Move.WhoWrote(TYPHOON), by(5));
      assertThat(brief.result(asked)).as("nobody has a book").isEmpty();
      assertThat(brief.scene(brief.view(asked, BERT)).headline())
          .startsWith("Question 2, until there is a book.");
      Position right =
          play(
              brief,
              asked.lay(CLARA, AuthorsPack.book(9)),
              new Move.WhoWrote(TYPHOON),
              by(CONRAD),
              new Move.Call(BERT, 4));
      assertThat(brief.result(right).orElseThrow().winners()).isEqualTo(Seats.of(CLARA));
      Position bookless = table();
      for (int i = 0; i < Options.MOST_TO_A_BOOK; i++) {
        assertThat(brief.result(bookless)).isEmpty();
        bookless = play(brief, bookless, new Move.WhoWrote(TYPHOON), by(5));
      }
      assertThat(brief.result(bookless)).as("sixty questions at most").isPresent();
    }

    @Test
    @Proves({"good-books.end", "good-books.amb.length"})
    void or_for_the_time_available() {
      GoodBooks brief = new GoodBooks(new Options(false, 2, false, 0, TurnClock.USUAL));
      Position over =
          play(
              brief, table(), new Move.WhoWrote(TYPHOON), by(5), new Move.WhoWrote(TYPHOON), by(5));
      assertThat(brief.result(over)).isPresent();
    }
  }

  @Test
  void a_few_questions_read_as_they_should() {
    Transcript<Position, Move, View> transcript = new Transcript<>(GAME, table());
    transcript
        .play(ANNA, Answer.of("who-wrote", "book", "c.0"), 2_000)
        .show(BERT)
        .play(BERT, Answer.of("author", "author", "0"), 4_000);
    transcript.show(BERT).play(BERT, Answer.of("call", "player", "2", "card", "c.7"), 6_000);
    transcript
        .play(CLARA, Answer.of("a-book-by", "author", "9"), 8_000)
        .play(ANNA, Answer.of("book", "book", "c.0"), 9_000)
        .timeUp();
    transcript.show(Seat.NOBODY);
    Golden.check("good-books-questions", transcript.toString());
  }
}
