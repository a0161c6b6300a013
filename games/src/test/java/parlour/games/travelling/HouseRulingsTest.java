package parlour.games.travelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static parlour.games.travelling.TravellingTable.ANNA;
import static parlour.games.travelling.TravellingTable.BERT;
import static parlour.games.travelling.TravellingTable.CLARA;
import static parlour.testkit.TestTable.DUNCAN;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.MinuteLine;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.travelling.Move.Challenge;
import parlour.games.travelling.Move.Form;
import parlour.games.travelling.Move.Restore;

/// The rulings of our own that a player of The Travelling Letters can meet.
class HouseRulingsTest {
  private static TravellingTable three(String... chosen) {
    return TravellingTable.of(3, chosen)
        .hands("TRAINSEDDDGGGLL", "CASTLEBBMMMHHWW", "OASISOOFFFYYPPN");
  }

  @Test
  @Proves("travelling.amb.changes")
  void a_word_may_be_changed_twenty_times_and_is_measured_against_the_one_before() {
    TravellingTable trip = three();
    for (int i = 0; i < 10; i++) trip.form(ANNA, "trains").form(ANNA, "train");
    assertThat(trip.refusal(ANNA, new Form("trains"))).isEqualTo("travelling.amb.changes");
    assertThat(trip.refusal(ANNA, new Restore())).isEqualTo("travelling.amb.changes");
    TravellingTable fresh = three();
    assertThat(fresh.refusal(BERT, new Restore())).isEqualTo("travelling.amb.changes");
    fresh.form(BERT, "castle").form(BERT, "cast").by(BERT, new Restore());
    assertThat(fresh.word(BERT)).as("nothing, as before").isEmpty();
  }

  @Test
  @Proves("travelling.amb.showing")
  void words_are_shown_at_the_end_of_the_round_and_may_be_challenged_for_a_minute() {
    TravellingTable trip = three().form(ANNA, "train").form(BERT, "tslace");
    assertThat(trip.drawn(CLARA)).doesNotContain("TRAIN");
    trip.toTheEndOfTheRound();
    assertThat(trip.drawn(CLARA)).contains("TRAIN");
    assertThat(trip.prompt().deadlineMillis()).isEqualTo(trip.atMillis() + 60_000);
    trip.by(CLARA, new Challenge(BERT, 1));
    trip.clock();
    assertThat(trip.scene(CLARA).places().get(2).score()).as("it counts for her").isEqualTo(6);
    assertThat(trip.refusal(CLARA, new Challenge(ANNA, 1))).isEqualTo("travelling.amb.showing");
  }

  @Test
  @Proves("travelling.amb.fewer-letters")
  void a_large_company_gets_fewer_letters_from_the_beginning() {
    Options options = three().game().options();
    assertThat(options.each(9, 300)).isEqualTo(15);
    assertThat(options.each(10, 300)).isEqualTo(13);
    assertThat(TravellingTable.of(10).letters(ANNA).size()).isEqualTo(13);
  }

  @Test
  @Proves("travelling.amb.partners-tie")
  void partners_equally_long_compare_their_syllables_together() {
    Score one = new Score(7, 3, 2).plus(new Score(5, 1, 0));
    Score other = new Score(6, 1, 2).plus(new Score(6, 2, 2));
    assertThat(one.letters()).isEqualTo(other.letters());
    assertThat(one.compareTo(other)).as("four syllables to three").isPositive();
    assertThat(new Score(6, 2, 1).plus(new Score(6, 2, 0)).compareTo(new Score(12, 4, 2)))
        .as("made later")
        .isNegative();
  }

  /// Anna shows all her letters in a row, and her partner Clara would take them.
  private static TravellingTable partners() {
    return TravellingTable.of(4, "partners", "yes", "rounds", "1")
        .hands("AACGMORRSSTTUWY", "TRAINSEDDDGGGLL", "CASTLEBBMMMHHWW", "OASISOOFFFYYPPN")
        .form(ANNA, "aacgmorrssttuwy")
        .form(BERT, "trains")
        .form(CLARA, "castle")
        .toTheEndOfTheRound();
  }

  @Test
  @Proves("general.amb.partners-word")
  void nobody_doubts_a_partners_word_and_so_takes_it() {
    TravellingTable trip = partners();
    assertThat(trip.refusal(CLARA, new Challenge(ANNA, 1))).isEqualTo("general.amb.partners-word");
    trip.by(DUNCAN, new Challenge(ANNA, 1)).clock();
    assertThat(trip.result().orElseThrow().winners()).isEqualTo(Seats.of(BERT, DUNCAN));
    assertThat(trip.result().orElseThrow().points().at(ANNA)).as("CASTLE alone").isEqualTo(6);
  }

  @Test
  @Proves("travelling.amb.rounds")
  void a_short_game_has_one_round_or_two() {
    TravellingTable trip = three("rounds", "1").form(ANNA, "train");
    assertThat(trip.scene(ANNA).headline()).startsWith("Round 1 of 1");
    assertThat(trip.game().kit(3).aim().text()).isEqualTo("The longest word wins. One round.");
    trip.toTheEndOfTheRound().content();
    assertThat(trip.prompt().isOver()).isTrue();
    assertThat(trip.toldLast(BERT))
        .isEqualTo("@0 has TRAIN, five letters, one syllable, and wins.");
    TravellingTable two = TravellingTable.of(2, "rounds", "2");
    two.toTheEndOfTheRound().content();
    assertThat(two.prompt().isOver()).isFalse();
  }

  @Test
  void a_word_lost_to_a_doubt_is_told_at_once_and_reckoned_with_who_took_it() {
    TravellingTable trip = three().form(ANNA, "train").form(BERT, "tslace").toTheEndOfTheRound();
    trip.by(CLARA, new Challenge(BERT, 1));
    assertThat(trip.events())
        .anyMatch(event -> event.line().callout().filter(MinuteLine.Callout::great).isPresent());
    trip.clock();
    assertThat(trip.events().stream().flatMap(event -> event.interlude().stream()))
        .singleElement()
        .satisfies(
            round ->
                assertThat(round.gains())
                    .extracting(Scene.Gain::gain, Scene.Gain::why)
                    .containsExactly(
                        tuple(6, "no word, taken from @1"),
                        tuple(5, "five letters, one syllable"),
                        tuple(0, "no word: taken by @2")));
  }

  @Test
  void a_round_ends_with_a_reckoning_that_shows_the_words() {
    TravellingTable trip = three().form(ANNA, "train").form(BERT, "castle");
    trip.toTheEndOfTheRound().content();
    List<Scene.Interlude> interludes =
        trip.events().stream().flatMap(event -> event.interlude().stream()).toList();
    assertThat(interludes).hasSize(1);
    Scene.Interlude interlude = interludes.getFirst();
    assertThat(interlude.gains()).extracting(Scene.Gain::gain).containsExactly(6, 5, 0);
    assertThat(interlude.gains().getFirst().pieces()).hasSize(6);
    assertThat(interlude.gains().getLast().why()).isEqualTo("no word");
    assertThat(interlude.standing()).isEqualTo("@1 [1:is] ahead with six letters.");
  }

  @Test
  void the_neighbour_or_the_box_can_be_touched_to_pass() {
    TravellingTable trip = three();
    assertThat(trip.scene(ANNA).question().orElseThrow().text())
        .isEqualTo("Make a word of your letters. Let the rest go.");
    assertThat(at(trip)).isEqualTo("seat.2");
    trip.passAll().passAll().passAll();
    assertThat(at(trip)).isEqualTo("box");
  }

  private static String at(TravellingTable trip) {
    return trip.scene(ANNA).offers().stream()
        .filter(offer -> offer.verb().equals("pass"))
        .findFirst()
        .orElseThrow()
        .at();
  }
}
