package parlour.games.travelling;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.travelling.TravellingTable.ANNA;
import static parlour.games.travelling.TravellingTable.BERT;
import static parlour.games.travelling.TravellingTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.travelling.Move.Challenge;
import parlour.games.travelling.Move.Content;
import parlour.games.travelling.Move.Form;
import parlour.testkit.Golden;
import parlour.testkit.Transcript;

/// How words are checked, and which one wins.
class WinningTest {

  /// A game that ends with these words shown; "BERT 2 castle" was made by Bert in the second round.
  private static TravellingTable ended(int seats, String[] chosen, String... words) {
    TravellingTable trip = TravellingTable.of(seats, chosen);
    for (int round = 1; round <= trip.game().options().rounds(); round++) {
      for (String each : words) {
        String[] part = each.split(" ", -1);
        if (Integer.parseInt(part[1]) != round) continue;
        Seat seat = Seat.of("ABCD".indexOf(part[0].charAt(0)));
        Player player = trip.position().of(seat);
        trip.becomes(trip.position().with(seat, Player.of(part[2], round, player.letters()), 0));
      }
      trip.toTheEndOfTheRound().content();
    }
    assertThat(trip.prompt().isOver()).isTrue();
    return trip;
  }

  private static TravellingTable ended(String... words) {
    return ended(3, new String[0], words);
  }

  private static Result result(TravellingTable trip) {
    return trip.result().orElseThrow();
  }

  @Nested
  class The_winner {
    @Test
    @Proves({"travelling.win", "travelling.object"})
    void the_word_of_most_letters_wins() {
      TravellingTable trip =
          ended("ANNA 1 castles", "BERT 2 elevator", "CLARA 3 oasis", "ANNA 3 tree");
      assertThat(result(trip).winners()).isEqualTo(Seats.of(BERT));
      assertThat(result(trip).points().at(ANNA)).isEqualTo(7);
      assertThat(trip.told(CLARA).getLast())
          .isEqualTo("@1 has ELEVATOR, eight letters, four syllables, and wins.");
      assertThat(trip.clauses(News.Won.class))
          .containsExactly("travelling.win", "travelling.object");
    }

    @Test
    @Proves({"travelling.tie-syllables", "components.syllables"})
    void of_words_equally_long_the_one_of_most_syllables_wins() {
      TravellingTable trip = ended("ANNA 1 branches", "BERT 3 elevator", "CLARA 1 straight");
      assertThat(result(trip).ranking())
          .containsExactly(Seats.of(BERT), Seats.of(ANNA), Seats.of(CLARA));
      assertThat(trip.clauses(News.Won.class))
          .containsExactly("travelling.win", "travelling.tie-syllables");
    }

    @Test
    @Proves("travelling.tie-syllables")
    void the_best_of_ones_own_words_of_one_length_counts_by_its_syllables() {
      TravellingTable trip = ended("ANNA 1 straight", "ANNA 2 elevator", "BERT 1 branches");
      assertThat(result(trip).winners()).isEqualTo(Seats.of(ANNA));
    }

    @Test
    @Proves("travelling.amb.tie2")
    void still_tied_the_earlier_round_wins_and_else_the_game_is_shared() {
      TravellingTable earlier = ended("ANNA 2 castles", "BERT 1 painted");
      assertThat(result(earlier).winners()).isEqualTo(Seats.of(BERT));
      assertThat(earlier.clauses(News.Won.class))
          .containsExactly("travelling.win", "travelling.amb.tie2");
      TravellingTable shared = ended("ANNA 1 castles", "BERT 1 painted", "CLARA 3 castles");
      assertThat(result(shared).winners()).isEqualTo(Seats.of(ANNA, BERT));
      assertThat(shared.told(CLARA).getLast()).endsWith("and share the game.");
    }

    @Test
    void where_nobody_has_made_a_word_all_share_the_game() {
      TravellingTable trip = ended();
      assertThat(result(trip).winners()).isEqualTo(Seats.first(3));
      assertThat(result(trip).points().at(ANNA)).isZero();
    }

    @Test
    @Proves({"travelling.amb.partners", "progressive.partners"})
    void partners_add_their_best_words() {
      String[] partners = {"partners", "yes"};
      TravellingTable trip =
          ended(4, partners, "ANNA 1 elevator", "BERT 1 castles", "CLARA 2 tree", "D 3 painted");
      assertThat(result(trip).ranking())
          .containsExactly(Seats.of(BERT, DUNCAN), Seats.of(ANNA, CLARA));
      assertThat(result(trip).points().at(DUNCAN)).isEqualTo(14);
      assertThat(result(trip).points().at(CLARA)).isEqualTo(12);
      assertThat(trip.told(ANNA).getLast())
          .contains("CASTLES and PAINTED, 14 letters, four syllables together");
      assertThat(Travelling.ENTRY.objection(5, Map.of("partners", "yes"))).isPresent();
      assertThat(trip.scene(ANNA).places().getFirst().side()).isEqualTo("Roman");
    }
  }

  @Nested
  class Errors {
    /// Anna shows CASTLES, Bert the misspelt RECIEVED, and Clara nothing.
    private TravellingTable shown() {
      return TravellingTable.of(3)
          .hands("castlesindoghum", "recievedbipolum", "frightsonaempty")
          .form(ANNA, "castles")
          .form(BERT, "recieved")
          .toTheEndOfTheRound();
    }

    @Test
    @Proves({"general.error.no-count", "general.error.discoverer", "general.error.seize"})
    void who_finds_that_a_word_is_none_takes_it_and_it_counts_for_them() {
      TravellingTable trip = shown().by(CLARA, new Challenge(BERT, 1));
      LaidWord laid = trip.position().match().laid().get(trip.position().match().find(BERT, 1));
      assertThat(laid.owner()).isEqualTo(CLARA);
      assertThat(laid.proof()).isEqualTo(Proof.STRUCK);
      assertThat(trip.told(ANNA).getLast())
          .isEqualTo("@2 challenges @1's RECIEVED: it is no word, and @2 takes it.");
      assertThat(trip.scene(ANNA).places().get(1).score()).isZero();
      assertThat(trip.scene(ANNA).places().get(2).score()).isEqualTo(8);
      assertThat(trip.refusal(ANNA, new Challenge(BERT, 1))).isEqualTo("travelling.amb.showing");
    }

    @Test
    @Proves({"general.amb.who-checks", "general.amb.wrong-doubt", "travelling.amb.showing"})
    void whoever_doubts_a_good_word_doubts_no_more_and_a_bad_one_that_nobody_notices_stands() {
      TravellingTable trip = shown();
      assertThat(trip.prompt().pace())
          .as("the first challenge takes it")
          .isEqualTo(Prompt.Pace.RACE);
      assertThat(trip.prompt().must()).isEqualTo(Seats.first(3));
      assertThat(trip.prompt().deadlineMillis()).isEqualTo(trip.atMillis() + 60_000);
      trip.by(BERT, new Challenge(ANNA, 1));
      assertThat(trip.told(ANNA)).last().isEqualTo("@1 doubts no more in this round.");
      assertThat(trip.refusal(BERT, new Challenge(BERT, 1)))
          .as("one's own")
          .isEqualTo("travelling.amb.showing");
      assertThat(trip.refusal(CLARA, new Challenge(CLARA, 1))).isEqualTo("travelling.amb.showing");
      assertThat(trip.refusal(CLARA, new Challenge(Seat.of(9), 1)))
          .isEqualTo("travelling.amb.showing");
      trip.clock();
      assertThat(trip.position().match().round()).isEqualTo(2);
      assertThat(trip.scene(ANNA).places().get(1).score()).isEqualTo(8);
      assertThat(trip.refusal(CLARA, new Challenge(BERT, 1)))
          .as("after the next deal it is too late")
          .isEqualTo("travelling.amb.showing");
      assertThat(trip.refusal(CLARA, new Content())).isEqualTo("travelling.amb.showing");
    }

    @Test
    @Proves({"general.amb.who-checks", "travelling.amb.showing"})
    void the_umpire_refuses_a_bad_word_at_once_and_nothing_is_read() {
      TravellingTable trip =
          TravellingTable.of(3, "judge", "umpire")
              .hands("castlesindoghum", "recievedbipolum", "frightsonaempty");
      assertThat(trip.refusal(BERT, new Form("recieved"))).isEqualTo("general.error.no-count");
      trip.form(BERT, "received").toTheEndOfTheRound();
      assertThat(trip.position().match().round()).isEqualTo(2);
    }
  }

  private static Answer word(String word) {
    return Answer.of("form", "word", word);
  }

  private static Answer pass(int step) {
    return Answer.of("pass", "step", String.valueOf(step));
  }

  private static Transcript<Position, Move, View> table(TravellingTable trip) {
    return new Transcript<>(trip.game(), trip.position());
  }

  /// A round of three, to be read: letters travel, a word grows, another is no word.
  @Test
  void a_word_grows_as_the_letters_travel_and_a_misspelt_one_is_taken() {
    TravellingTable trip =
        TravellingTable.of(3).hands("castlewindoghum", "recievedbipolum", "frightsonaempty");
    Transcript<Position, Move, View> round = table(trip).show(ANNA);
    round.play(ANNA, word("CASTLES"), 8_000).play(ANNA, word("CASTLE"), 10_000);
    round.play(BERT, word("RECIEVED"), 12_000).play(CLARA, word("FRIGHT"), 15_000);
    round.play(ANNA, pass(100), 16_000).play(ANNA, word("SHOUTED"), 17_000);
    round.play(BERT, pass(100), 18_000).show(BERT).play(CLARA, pass(100), 20_000);
    round.play(ANNA, pass(100), 20_500).show(CLARA);
    round.play(CLARA, word("WIDTH"), 30_000).play(CLARA, word("FRIGHTEN"), 31_000);
    round.timeUp().show(ANNA).play(ANNA, word("CASTLES"), 145_000);
    round.play(ANNA, pass(102), 150_000).play(BERT, pass(102), 150_000);
    round.play(CLARA, pass(102), 151_000);
    for (Seat seat : List.of(ANNA, BERT, CLARA)) round.play(seat, pass(103), 160_000);
    round.show(CLARA).play(CLARA, Answer.of("challenge", "word", "r1.1"), 170_000);
    round.play(BERT, Answer.of("challenge", "word", "r0.1"), 172_000);
    round.play(ANNA, Answer.of("content"), 173_000).play(BERT, Answer.of("content"), 174_000);
    Golden.check("travelling-round", round.show(Seat.NOBODY).toString());
  }

  /// The end of a game of two: eight letters each, and syllables decide.
  @Test
  @Proves("travelling.tie-syllables")
  void syllables_break_the_tie() {
    TravellingTable trip = TravellingTable.of(2).toTheEndOfTheRound().toTheEndOfTheRound();
    trip.hands("branchordiutgmp", "elevateesnigdwo").at(0);
    Transcript<Position, Move, View> end = table(trip).show(ANNA);
    end.play(ANNA, word("BRANCH"), 9_000).play(BERT, word("ELEVATE"), 11_000);
    end.play(ANNA, pass(300), 12_000).play(BERT, pass(300), 13_000);
    end.play(ANNA, word("BRANCHES"), 20_000).play(BERT, word("ELEVATOR"), 22_000);
    end.play(BERT, pass(301), 23_000).play(ANNA, pass(301), 25_000).show(BERT);
    end.play(BERT, pass(302), 30_000).play(ANNA, pass(302), 31_000);
    end.play(ANNA, Answer.of("content"), 35_000).play(BERT, Answer.of("content"), 36_000);
    Golden.check("travelling-tie", end.show(Seat.NOBODY).toString());
  }
}
