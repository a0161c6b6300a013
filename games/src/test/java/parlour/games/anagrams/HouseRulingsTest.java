package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.games.anagrams.AnagramsTable.ANNA;
import static parlour.games.anagrams.AnagramsTable.BERT;
import static parlour.games.anagrams.AnagramsTable.CLARA;
import static parlour.games.anagrams.AnagramsTable.hunt;

import org.junit.jupiter.api.Test;
import parlour.engine.Event;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Proves;
import parlour.games.anagrams.Move.Announce;
import parlour.games.anagrams.Move.Choose;
import parlour.games.anagrams.Move.Help;
import parlour.games.anagrams.Move.Name;
import parlour.games.material.letters.LetterFaces;

/// The rulings of our own that a player of Anagrams can meet.
class HouseRulingsTest {
  @Test
  @Proves("anagrams.amb.leader-slow")
  void the_house_chooses_for_a_slow_leader_shows_the_words_and_calls_ready() {
    AnagramsTable play = AnagramsTable.of(3).by(ANNA, new Choose("pencil", ""));
    play.clock();
    assertThat(play.clauses(News.HouseChose.class)).containsExactly("anagrams.amb.leader-slow");
    String word = play.position().of(BERT).given().word();
    assertThat(play.drawn(ANNA)).contains(LetterFaces.capitals(word));
    play.clock();
    assertThat(play.toldLast(BERT)).startsWith("The house calls \"Ready\"");
    assertThat(play.clauses(News.ReadyCalled.class)).contains("anagrams.amb.leader-slow");
  }

  @Test
  @Proves("anagrams.amb.returned")
  void returned_letters_go_back_unseen_unless_the_table_shows_them() {
    AnagramsTable unseen = hunt().at(60_000).giveBack(CLARA);
    assertThat(unseen.view(ANNA).of(CLARA).given().letters()).isEqualTo("??????");
    AnagramsTable shown = hunt("returned", "shown").at(60_000).giveBack(CLARA);
    assertThat(shown.view(ANNA).of(CLARA).given().letters()).doesNotContain("?");
  }

  @Test
  @Proves("anagrams.amb.early-stop")
  void stop_is_called_at_once_when_nobody_tries_any_longer() {
    AnagramsTable play = hunt().at(20_000).announce(CLARA, "pencil").announce(BERT, "kitten");
    assertThat(play.position().leader()).as("the round is over").isEqualTo(BERT);
    assertThat(play.clauses(News.Stopped.class)).contains("anagrams.amb.early-stop");
    assertThat(hunt().clock().clauses(News.Stopped.class)).contains("anagrams.time.stop");
  }

  @Test
  @Proves("anagrams.amb.misdeal-once")
  void wrong_letters_cost_the_leader_one_counter_even_if_the_word_was_found() {
    AnagramsTable play = AnagramsTable.of(2, "letters", "hand");
    play.by(ANNA, new Choose("pencil", "pencl")).ready().at(30_000);
    play.announce(BERT, "pencil");
    assertThat(play.counters(BERT)).isEqualTo(11);
    assertThat(play.clauses(News.Settled.class)).contains("anagrams.amb.misdeal-once");
  }

  @Test
  @Proves("anagrams.amb.whisper")
  void each_may_whisper_to_each_other_once_and_the_table_notices() {
    AnagramsTable play = AnagramsTable.hunt("helping", "yes").at(20_000);
    play.by(BERT, new Help(CLARA, "pencil"));
    assertThat(play.toldLast(ANNA)).isEqualTo("@1 whispers a word to @2 and pays @0 one counter.");
    assertThat(play.refusal(BERT, new Help(CLARA, "pencil"))).isEqualTo("anagrams.amb.whisper");
    assertThat(hunt().refusal(BERT, new Help(CLARA, "pencil"))).isEqualTo("anagrams.amb.whisper");
  }

  @Test
  @Proves("anagrams.amb.first-leader")
  void where_the_host_does_not_draw_another_leads_first() {
    Anagrams game = AnagramsTable.open("leads", "others");
    Seats leaders = Seats.NONE;
    for (long seed = 0; seed < 40; seed++)
      leaders = leaders.with(game.deal(Seats.first(3), seed).leader());
    assertThat(leaders).isEqualTo(Seats.of(BERT, CLARA));
    assertThat(game.deal(Seats.first(2), 1).leader()).isEqualTo(BERT);
    Seats drawn = Seats.NONE;
    for (long seed = 0; seed < 40; seed++)
      drawn = drawn.with(AnagramsTable.open().deal(Seats.first(3), seed).leader());
    assertThat(drawn).as("as the leaflet has it").isEqualTo(Seats.first(3));
  }

  @Test
  @Proves("anagrams.amb.rounds")
  void a_short_game_ends_after_the_rounds_agreed_on() {
    AnagramsTable play = AnagramsTable.of(3, "rounds", "1", "time", "2").ready("pencil", "kitten");
    assertThat(play.prompt().deadlineMillis()).isEqualTo(10_000 + 120_000);
    assertThat(play.scene(ANNA).headline()).startsWith("Round 1 of 1");
    play.announce(CLARA, "pencil").announce(BERT, "kitten");
    assertThat(play.prompt().isOver()).isTrue();
    assertThat(play.clauses(News.Won.class)).contains("anagrams.amb.rounds");
    assertThat(play.game().kit(3).aim().text()).isEqualTo("Most counters win. One round.");
    AnagramsTable two = AnagramsTable.of(2, "rounds", "3").ready("pencil").toTheNextRound();
    two.toTheNextRound();
    assertThat(two.prompt().isOver()).as("nobody leads twice").isTrue();
  }

  @Test
  @Proves("anagrams.amb.tries")
  void a_leader_may_name_ten_words_for_each_that_is_returned() {
    AnagramsTable play = hunt().at(60_000).giveBack(CLARA);
    for (char letter = 'a'; letter < 'k'; letter++)
      play.by(ANNA, new Name(CLARA, "penci" + letter));
    assertThat(play.refusal(ANNA, new Name(CLARA, "pencil"))).isEqualTo("anagrams.amb.tries");
    assertThat(play.verbs(ANNA)).containsExactly("concede");
  }

  @Test
  void a_round_ends_with_a_reckoning_of_what_everybody_gained() {
    AnagramsTable play = hunt().at(20_000).announce(CLARA, "pencil").giveBack(BERT);
    play.by(ANNA, new Name(BERT, "kitten"));
    Scene.Interlude interlude =
        play.events().stream()
            .flatMap(event -> event.interlude().stream())
            .findFirst()
            .orElseThrow();
    assertThat(interlude.title()).isEqualTo("Round 1");
    assertThat(interlude.gains()).extracting(Scene.Gain::seat).containsExactly(CLARA, ANNA, BERT);
    assertThat(interlude.gains()).extracting(Scene.Gain::gain).containsExactly(1, 0, -1);
    assertThat(interlude.gains().getFirst().pieces()).hasSize(6);
    assertThat(interlude.standing()).isEqualTo("@2 [2:is] ahead with eleven counters.");
  }

  @Test
  void what_is_asked_stands_on_the_table() {
    AnagramsTable play = AnagramsTable.of(3);
    assertThat(asked(play, ANNA)).isEqualTo("Choose a word for @2; all get equally long ones.");
    play.ready("pencil", "kitten");
    assertThat(asked(play, CLARA)).isEqualTo("Which word do your letters make?");
    play.at(60_000).giveBack(CLARA);
    assertThat(asked(play, ANNA)).isEqualTo("Which word did you give @2?");
    play.clock();
    Event forgotten =
        play.news().stream().filter(News.Settled.class::isInstance).findFirst().orElseThrow();
    assertThat(forgotten.line().callout().orElseThrow().words()).isEqualTo("I have forgotten it.");
    assertThat(play.refusal(ANNA, new Announce("pencil"))).isNotEmpty();
  }

  private static String asked(AnagramsTable play, Seat eye) {
    return play.scene(eye).question().orElseThrow().text();
  }
}
