package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.games.anagrams.AnagramsTable.STOP_MILLIS;
import static parlour.games.anagrams.AnagramsTable.hunt;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Concede;
import parlour.games.anagrams.Move.Help;
import parlour.games.anagrams.Move.Look;
import parlour.games.anagrams.Move.Name;
import parlour.games.anagrams.Move.Pay;
import parlour.games.anagrams.Move.Ready;
import parlour.lexicon.Letters;

/// The leaflet on fines and payments.
class FinesTest {
  @Test
  @Proves("anagrams.pay.solver")
  void the_leader_pays_one_counter_at_stop_to_each_who_announced_in_time() {
    AnagramsTable play = hunt().at(STOP_MILLIS - 1).announce(CLARA, "pencil");
    assertThat(play.counters(CLARA)).as("not before Stop").isEqualTo(10);
    play.clock();
    assertThat(play.counters(CLARA)).isEqualTo(11);
    assertThat(play.counters(ANNA)).isEqualTo(9);
    assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams.pay.solver");
  }

  @Test
  @Proves("anagrams.pay.failer")
  void each_who_did_not_pays_the_leader_one_counter() {
    AnagramsTable play = hunt().clock().by(BERT, new Pay());
    assertThat(play.counters(BERT)).isEqualTo(9);
    assertThat(play.counters(ANNA)).isEqualTo(11);
    play.clock();
    assertThat(play.counters(CLARA)).as("by the clock").isEqualTo(9);
    assertThat(play.counters(ANNA)).isEqualTo(12);
    assertThat(play.clauses(News.Settled.class)).containsExactly("anagrams.pay.failer");
  }

  /// Clara's letters for PENCIL are these.
  private AnagramsTable misdealt(String letters) {
    AnagramsTable play = AnagramsTable.of(3, "letters", "hand");
    play.by(ANNA, new Choose("pencil", letters)).by(ANNA, new Choose("kitten", "kitten"));
    return play.at(10_000).by(ANNA, new Ready());
  }

  @Test
  @Proves({"anagrams.misdeal.relief", "anagrams.misdeal.pay", "anagrams.amb.wrong-letters"})
  void who_got_too_few_too_many_or_wrong_letters_is_excused_and_receives_one_counter() {
    for (String letters : List.of("penci", "pencill", "pensil")) {
      AnagramsTable play = misdealt(letters).toTheNextRound();
      assertThat(play.counters(CLARA)).as(letters).isEqualTo(11);
      assertThat(play.counters(BERT)).as("his were right").isEqualTo(9);
      assertThat(play.counters(ANNA)).isEqualTo(10);
    }
    assertThat(misdealt("pencil").toTheNextRound().counters(CLARA)).isEqualTo(9);
  }

  @Test
  @Proves("anagrams.misdeal.relief")
  void a_misdealt_word_is_settled_by_one_counter_whatever_else_became_of_it() {
    AnagramsTable named = misdealt("pensil").giveBack(CLARA).by(ANNA, new Name(CLARA, "pencil"));
    assertThat(named.counters(CLARA)).isEqualTo(11);
    AnagramsTable forgotten = misdealt("pensil").giveBack(CLARA).by(ANNA, new Concede(CLARA));
    assertThat(forgotten.counters(CLARA)).isEqualTo(11);
    AnagramsTable guessed = misdealt("pensil").announce(CLARA, "pencil").clock();
    assertThat(guessed.counters(CLARA)).isEqualTo(11);
  }

  @Test
  @Proves("anagrams.amb.wrong-letters")
  void the_house_picks_the_letters_without_error_unless_the_leader_does_it_by_hand() {
    AnagramsTable house = AnagramsTable.of(3).by(ANNA, new Choose("pencil", "zzz"));
    assertThat(Letters.of(house.letters(CLARA))).isEqualTo(Letters.of("pencil"));
    assertThat(AnagramsTable.of(3, "letters", "hand").refusal(ANNA, new Choose("pencil", "")))
        .isEqualTo("anagrams.amb.wrong-letters");
  }

  @Test
  @Proves("anagrams.assist.fine")
  void helping_another_costs_one_counter_to_the_leader_for_each_offence() {
    AnagramsTable play =
        AnagramsTable.of(4, "helping", "yes").ready("pencil", "kitten", "bottle").at(30_000);
    assertThat(play.drawn(BERT)).as("letters lie open to the others").contains("K");
    play.by(BERT, new Help(CLARA, "kitten"));
    assertThat(play.counters(BERT)).isEqualTo(9);
    assertThat(play.counters(ANNA)).isEqualTo(11);
    play.by(BERT, new Help(Seat.of(3), "pencil"));
    assertThat(play.counters(BERT)).isEqualTo(8);
    assertThat(play.refusal(BERT, new Help(CLARA, "kitten"))).isEqualTo("anagrams.amb.whisper");
    assertThat(play.drawn(CLARA)).contains("Whispered to you: K I T T E N");
    assertThat(play.told(ANNA)).noneMatch(line -> line.contains("KITTEN"));
    assertThat(play.told(CLARA)).anyMatch(line -> line.contains("whispers KITTEN to @2"));
  }

  @Test
  @Proves({"anagrams.assist.fine", "general.conceal"})
  void as_a_rule_nobody_sees_anothers_letters_and_nobody_can_help() {
    AnagramsTable play = hunt();
    assertThat(play.refusal(BERT, new Help(CLARA, "pencil"))).isEqualTo("anagrams.amb.whisper");
    assertThat(((Zone.Row) play.zone(BERT, "h2")).pieces()).containsOnly(Piece.HIDDEN);
    assertThat(play.view(BERT).of(CLARA).given().letters()).isEqualTo("??????");
  }

  @Test
  @Proves("general.conceal")
  void a_word_announced_amiss_is_for_the_leaders_ears_only() {
    AnagramsTable play = hunt().announce(CLARA, "pencli");
    assertThat(play.told(BERT).getLast()).isEqualTo("@2 announces a word, which is not the one.");
    assertThat(play.told(ANNA).getLast()).contains("PENCLI");
  }

  @Test
  @Proves("general.point.name")
  void a_point_is_claimed_by_naming_the_word_for_all_to_hear() {
    AnagramsTable play = hunt().announce(CLARA, "pencil");
    assertThat(play.told(BERT).getLast()).isEqualTo("@2 announces PENCIL.");
    assertThat(play.clauses(News.Announced.class)).contains("general.point.name");
    assertThat(play.refusal(BERT, new Announce(""))).isEqualTo("anagrams.object");
  }

  @Test
  @Proves("anagrams.early.fine")
  void studying_ones_letters_before_ready_costs_one_counter_to_the_leader() {
    AnagramsTable play = AnagramsTable.of(3);
    assertThat(play.prompt().may()).as("nobody has letters yet").isEqualTo(Seats.NONE);
    play.by(ANNA, new Choose("pencil", ""));
    assertThat(play.prompt().may()).isEqualTo(Seats.of(CLARA));
    play.by(CLARA, new Look());
    assertThat(play.counters(CLARA)).isEqualTo(9);
    assertThat(play.counters(ANNA)).isEqualTo(11);
    assertThat(((Zone.Row) play.zone(CLARA, "h")).pieces()).hasSize(6).doesNotContain(Piece.HIDDEN);
    assertThat(play.refusal(CLARA, new Announce("pencil")))
        .as("she must wait all the same")
        .isEqualTo("anagrams.start");
    assertThat(play.refusal(CLARA, new Look())).isEqualTo("anagrams.early.fine");
    assertThat(play.refusal(BERT, new Look())).isEqualTo("anagrams.early.fine");
    play.ready("kitten");
    assertThat(play.refusal(BERT, new Look())).isEqualTo("anagrams.early.fine");
  }
}
