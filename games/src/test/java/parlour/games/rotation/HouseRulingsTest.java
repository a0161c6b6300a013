package parlour.games.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.rotation.RotationTable.ANNA;
import static parlour.games.rotation.RotationTable.BERT;
import static parlour.games.rotation.RotationTable.CLARA;
import static parlour.games.rotation.RotationTable.DUNCAN;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Proves;

/// The rulings of our own that a player of Rotation can meet.
class HouseRulingsTest {
  /// Anna can lead HOSPITAL; Duncan has O, Clara no S, Bert P.
  private static RotationTable hospital(String... chosen) {
    return RotationTable.of(4, chosen)
        .with("dhry", "HQQQQQQQQQ", "PZZZZZZZZZ", "KKKKKKKKKK", "OWWWWWWWWW");
  }

  @Test
  @Proves("rotation.amb.longest")
  void a_word_that_is_named_has_thirty_letters_at_most() {
    RotationTable play = hospital();
    assertThat(play.refusal(ANNA, new Move.Lead("h" + "o".repeat(30))))
        .isEqualTo("rotation.amb.longest");
    assertThat(play.refusal(ANNA, new Move.Lead("hop"))).isEqualTo("rotation.lead");
  }

  @Test
  @Proves("rotation.amb.lead-falls")
  void a_lead_that_falls_pays_every_opponent_and_the_discoverer_and_is_unused() {
    RotationTable play = hospital().lead(ANNA, "hospitla");
    assertThat(play.counters(ANNA)).as("H is worth two").isEqualTo(2);
    play.challenge(CLARA);
    assertThat(play.counters(ANNA)).isZero();
    assertThat(play.counters(BERT)).isEqualTo(1);
    assertThat(play.counters(CLARA)).isEqualTo(1 + 2);
    assertThat(play.hand(ANNA).has('h')).isTrue();
    assertThat(play.position().turn().unused()).isEqualTo(1);
    assertThat(play.position().turn().seat()).isEqualTo(DUNCAN);
    assertThat(play.clauses(News.LeadFell.class)).contains("rotation.amb.lead-falls");
  }

  @Test
  @Proves("rotation.amb.forced")
  void the_house_plays_a_letter_that_must_be_played_and_passes_over_one_that_is_lacking() {
    RotationTable play = hospital("forced", "house").lead(ANNA, "hospital");
    assertThat(play.prompt().must()).as("nobody has to press").isEqualTo(Seats.NONE);
    assertThat(play.verbs(DUNCAN)).containsExactly("challenge");
    assertThat(play.refusal(DUNCAN, new Move.Play('o'))).isEqualTo("rotation.next");
    play.clock();
    assertThat(play.hand(DUNCAN).has('o')).as("played").isFalse();
    assertThat(play.prompt().deadlineMillis()).isEqualTo(play.atMillis() + 1_500);
    play.clock();
    assertThat(play.toldLast(ANNA))
        .isEqualTo(
            "@2 has no S: @0, @1 and @3 get one counter each from the pool; it is passed over.");
    assertThat(play.counters(CLARA)).isZero();
    int clocks = 2;
    while (play.position().turn().phase() instanceof Phase.Spell) {
      play.clock();
      clocks++;
    }
    assertThat(clocks).as("all of HOSPITAL without a press").isEqualTo(7);
  }

  @Test
  @Proves("rotation.amb.forced")
  void that_is_usual_and_where_letters_may_be_withheld_everybody_plays_their_own() {
    assertThat(Options.of(Settings.usual(Options.SETTINGS)).housePlays()).isTrue();
    RotationTable may = hospital("forced", "house", "holding", "may").lead(ANNA, "hospital");
    assertThat(may.prompt().must()).isEqualTo(Seats.of(DUNCAN));
    assertThat(may.verbs(DUNCAN)).containsExactly("play", "fail", "challenge");
  }

  @Test
  @Proves("rotation.amb.challenge-time")
  void a_named_word_may_be_challenged_for_six_seconds_where_the_house_plays() {
    RotationTable play = hospital("forced", "house").at(1_000).lead(ANNA, "hospitla");
    assertThat(play.prompt())
        .isEqualTo(new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.first(4).without(ANNA), 7_000));
    int lead = play.position().turn().play() - 1;
    play.clock();
    assertThat(play.refusal(CLARA, new Move.Challenge(lead)))
        .isEqualTo("rotation.amb.challenge-time");
    RotationTable good = hospital("forced", "house").lead(ANNA, "hospital").at(2_000);
    good.challenge(BERT);
    assertThat(good.prompt().deadlineMillis()).isEqualTo(2_000 + 1_500);
    assertThat(good.prompt().may()).isEqualTo(Seats.NONE);
  }

  @Test
  @Proves("rotation.amb.challenge-time")
  void or_until_every_opponent_has_let_it_stand() {
    RotationTable play =
        hospital("forced", "house", "stand", "all").at(1_000).lead(ANNA, "hospitla");
    assertThat(play.prompt())
        .isEqualTo(new Prompt(Prompt.Pace.RACE, Seats.first(4).without(ANNA), Seats.NONE, 21_000));
    int lead = play.position().turn().play() - 1;
    play.by(BERT, new Move.LetStand());
    assertThat(play.refusal(BERT, new Move.Challenge(lead)))
        .isEqualTo("rotation.amb.challenge-time");
    assertThat(play.refusal(ANNA, new Move.LetStand())).isEqualTo("rotation.amb.challenge-time");
    assertThat(play.verbs(CLARA)).containsExactly("challenge", "let-stand");
    play.by(DUNCAN, new Move.LetStand());
    assertThat(play.prompt().must()).isEqualTo(Seats.of(CLARA));
    play.at(5_000).by(CLARA, new Move.LetStand());
    assertThat(play.prompt().deadlineMillis()).isEqualTo(5_000 + 1_500);
    assertThat(play.prompt().may()).isEqualTo(Seats.NONE);
    RotationTable alone =
        hospital("forced", "house", "stand", "all", "clock", "off").lead(ANNA, "hospital");
    assertThat(alone.prompt().hasDeadline()).as("one person is not hurried").isFalse();
    RotationTable pressed = hospital("forced", "press", "stand", "all").lead(ANNA, "hospital");
    assertThat(pressed.verbs(DUNCAN)).as("until the next letter").doesNotContain("let-stand");
  }

  @Test
  @Proves("rotation.amb.minute")
  void a_player_whose_minute_is_up_plays_what_must_be_played() {
    RotationTable play = hospital().lead(ANNA, "hospital").clock();
    assertThat(play.toldLast(ANNA)).isEqualTo("The time is up: @3 plays O.");
    assertThat(play.clauses(News.Played.class)).contains("rotation.amb.minute");
    play.clock();
    assertThat(play.toldLast(ANNA)).startsWith("@2 has no S");
  }

  @Test
  @Proves("rotation.amb.pool-short")
  void the_pool_pays_as_far_as_it_goes_and_then_the_hand_is_over() {
    RotationTable play = hospital().pool(3).lead(ANNA, "hospital").letter(DUNCAN, 'o');
    int bert = play.counters(BERT);
    assertThat(play.pool()).isEqualTo(1);
    play.fail(CLARA);
    assertThat(bert).isEqualTo(97);
    assertThat(play.position().match().noted().at(BERT)).as("on Clara's right").isEqualTo(98);
    assertThat(play.position().match().noted().at(DUNCAN)).isZero();
    assertThat(play.clauses(News.PoolEmptied.class)).contains("rotation.amb.pool-short");
  }

  @Test
  @Proves("rotation.amb.deals")
  void a_short_game_ends_after_the_hands_agreed_on() {
    RotationTable play = hospital("hands", "1");
    assertThat(play.scene(ANNA).headline()).startsWith("Hand 1 of 1");
    play.pass(ANNA).pass(DUNCAN).pass(CLARA).pass(BERT);
    assertThat(play.prompt().isOver()).isTrue();
    assertThat(play.clauses(News.Won.class)).contains("rotation.amb.deals");
    assertThat(play.game().kit(4).aim().text()).isEqualTo("Most counters win. One hand.");
  }

  @Test
  void a_hand_ends_with_a_reckoning_and_its_players_are_asked_in_the_second_person() {
    RotationTable play = hospital();
    assertThat(play.scene(ANNA).question().orElseThrow().text())
        .isEqualTo("Name a long word that begins with one of yours.");
    play.lead(ANNA, "hospital");
    assertThat(play.scene(DUNCAN).question().orElseThrow().text()).isEqualTo("Play your O.");
    play.letter(DUNCAN, 'o');
    assertThat(play.scene(CLARA).question().orElseThrow().text())
        .isEqualTo("You have no S: say so.");
    play.goOn(6).pass(DUNCAN).pass(CLARA).pass(BERT).pass(ANNA);
    List<Scene.Interlude> interludes =
        play.events().stream().flatMap(event -> event.interlude().stream()).toList();
    assertThat(interludes).hasSize(1);
    assertThat(interludes.getFirst().title()).isEqualTo("Hand 1");
    assertThat(interludes.getFirst().gains())
        .extracting(Scene.Gain::why)
        .contains("nine letters left", "ten letters left");
  }
}
