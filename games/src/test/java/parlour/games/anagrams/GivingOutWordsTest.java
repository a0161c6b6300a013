package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.games.anagrams.AnagramsTable.hunt;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Ready;
import parlour.games.anagrams.Player.Progress;
import parlour.lexicon.Letters;

/// The leaflet on giving out words.
class GivingOutWordsTest {
  @Test
  @Proves("anagrams.words.select")
  void the_leader_chooses_a_word_for_each_and_gives_them_its_letters() {
    AnagramsTable play = hunt();
    assertThat(Letters.of(play.letters(CLARA))).isEqualTo(Letters.of("pencil"));
    assertThat(Letters.of(play.letters(BERT))).isEqualTo(Letters.of("kitten"));
    assertThat(AnagramsTable.of(3).refusal(BERT, new Choose("pencil", "")))
        .isEqualTo("anagrams.words.select");
  }

  @Test
  @Proves("anagrams.words.box")
  void the_letters_go_in_the_box_to_the_player_and_the_box_comes_back_without_them() {
    AnagramsTable play = AnagramsTable.of(3).by(ANNA, new Choose("pencil", ""));
    assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).isEqualTo(294);
    assertThat(((Zone.Row) play.zone(BERT, "h2")).pieces()).hasSize(6);
    assertThat(play.told(BERT).getLast()).contains("the box with six letters");
    play.ready("kitten").giveBack(CLARA);
    assertThat(((Zone.Stack) play.zone(BERT, "box")).count()).as("hers are back").isEqualTo(294);
  }

  @Test
  @Proves({"anagrams.words.order", "general.play.right"})
  void the_leader_serves_from_the_right_a_different_word_each_and_then_calls_ready() {
    AnagramsTable play = AnagramsTable.of(4);
    assertThat(play.view(ANNA).toServe()).isEqualTo(Seat.of(3));
    play.by(ANNA, new Choose("pencil", ""));
    assertThat(play.progress(Seat.of(3))).isEqualTo(Progress.SERVED);
    assertThat(play.view(ANNA).toServe()).isEqualTo(CLARA);
    assertThat(play.refusal(ANNA, new Choose("pencil", ""))).isEqualTo("anagrams.words.order");
    assertThat(play.refusal(ANNA, new Ready())).isEqualTo("anagrams.words.order");
    play.by(ANNA, new Choose("kitten", ""));
    assertThat(play.view(ANNA).toServe()).isEqualTo(BERT);
    play.by(ANNA, new Choose("bottle", ""));
    assertThat(play.refusal(ANNA, new Choose("window", ""))).isEqualTo("anagrams.words.order");
    assertThat(play.refusal(BERT, new Ready())).isEqualTo("anagrams.words.order");
    play.by(ANNA, new Ready());
    assertThat(play.told(BERT).getLast()).contains("\"Ready\"");
  }

  @Test
  @Proves({"anagrams.words.mixed", "general.deal.mix"})
  void the_letters_of_each_word_are_thoroughly_mixed() {
    Set<String> orders = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      Position dealt = AnagramsTable.open().deal(Seats.first(2), seed);
      Ruling<Position> ruling =
          AnagramsTable.open().play(dealt, dealt.leader(), new Choose("pencil", ""), 0);
      Position served = ((Ruling.Legal<Position>) ruling).next();
      String order = served.of(dealt.match().lead().firstToPlay()).given().letters();
      assertThat(order).isNotEqualTo("pencil");
      assertThat(Letters.of(order)).isEqualTo(Letters.of("pencil"));
      orders.add(order);
    }
    assertThat(orders).hasSizeGreaterThan(40);
  }

  @Test
  @Proves("anagrams.amb.length")
  void words_have_five_to_ten_letters_and_are_equally_long_in_a_round() {
    AnagramsTable play = AnagramsTable.of(3);
    assertThat(play.refusal(ANNA, new Choose("rose", ""))).isEqualTo("anagrams.amb.length");
    assertThat(play.refusal(ANNA, new Choose("congratulations", "")))
        .isEqualTo("anagrams.amb.length");
    play.by(ANNA, new Choose("pencil", ""));
    assertThat(play.refusal(ANNA, new Choose("candles", ""))).isEqualTo("anagrams.amb.length");
    AnagramsTable.of(3, "lengths", "free")
        .by(ANNA, new Choose("pencil", ""))
        .by(ANNA, new Choose("candles", ""));
  }

  @Test
  @Proves({"anagrams.amb.length", "components.letter-box.size"})
  void a_word_needs_its_letters_in_the_box() {
    AnagramsTable play = AnagramsTable.of(5, "box", "180", "letters", "hand");
    play.by(ANNA, new Choose("jumps", "jumpj"));
    assertThat(play.refusal(ANNA, new Choose("enjoy", "enjoy")))
        .as("both Js are out")
        .isEqualTo("anagrams.amb.length");
    AnagramsTable.of(5, "letters", "hand")
        .by(ANNA, new Choose("jumps", "jumpj"))
        .by(ANNA, new Choose("enjoy", "enjoy"));
  }

  @Test
  @Proves("general.error.no-count")
  void the_leader_cannot_give_out_what_is_no_word() {
    AnagramsTable play = AnagramsTable.of(3);
    assertThat(play.refusal(ANNA, new Choose("recieve", ""))).isEqualTo("general.error.no-count");
    assertThat(play.refusal(ANNA, new Choose("well-known", "")))
        .isEqualTo("general.words.compound");
    assertThat(play.position()).isEqualTo(AnagramsTable.of(3).position());
  }

  @Test
  @Proves("general.deal.facedown")
  void letters_are_dealt_face_down_and_nobody_sees_them_before_the_call() {
    AnagramsTable play =
        AnagramsTable.of(3).by(ANNA, new Choose("pencil", "")).by(ANNA, new Choose("kitten", ""));
    for (Seat eye : List.of(BERT, CLARA, Seat.NOBODY)) {
      assertThat(((Zone.Row) play.zone(eye, "h2")).pieces()).hasSize(6).containsOnly(Piece.HIDDEN);
      assertThat(((Zone.Row) play.zone(eye, "h1")).pieces()).hasSize(6).containsOnly(Piece.HIDDEN);
    }
  }

  @Test
  @Proves("general.amb.time")
  void where_the_leader_dawdles_words_are_chosen_and_shown_to_the_leader_and_ready_is_called() {
    AnagramsTable play = AnagramsTable.of(3);
    assertThat(play.prompt().deadlineMillis()).isEqualTo(60_000);
    play.at(1_000).by(ANNA, new Choose("pencil", ""));
    assertThat(play.prompt().deadlineMillis()).isEqualTo(61_000);
    play.clock();
    String bertsWord = play.position().of(BERT).given().word();
    assertThat(bertsWord).hasSize(6);
    assertThat(play.drawn(ANNA)).contains(bertsWord.toUpperCase(Locale.ROOT));
    play.clock();
    assertThat(play.progress(BERT)).isEqualTo(Progress.HUNTING);
    assertThat(AnagramsTable.of(3, "clock", "double").prompt().deadlineMillis()).isEqualTo(120_000);
    assertThat(AnagramsTable.of(3, "clock", "off").prompt().hasDeadline()).isFalse();
  }
}
