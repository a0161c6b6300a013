package parlour.bots.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.Simulator;
import parlour.bots.skill.Arrangement;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.foil.Foil;
import parlour.games.foil.Move;
import parlour.games.foil.View;
import parlour.lexicon.Letters;

class FoilBotTest {
  private static final Foil SHORT =
      (Foil) Foil.ENTRY.open(Map.of("game", "three-hands"), ShippedLexicon.load());

  private static Simulator.Played<Move> play(Foil foil, long seed, int... levels) {
    List<Bot<Move, View>> bots = new ArrayList<>();
    for (int level : levels) bots.add(new FoilBot(foil, level));
    return Simulator.play(foil, seed, bots, 20_000);
  }

  @Test
  void a_hand_is_sorted_into_words_so_that_nothing_is_left_over() {
    List<String> known = List.of("slate", "stone", "tone", "least", "stonelates");
    Arrangement best =
        Arrangement.best(
            Letters.of("slatestone"), known, 1_000, (words, unused) -> -unused - words.size());
    assertThat(best.words()).containsExactly("stonelates");
    assertThat(best.unused()).isZero();
    Arrangement two =
        Arrangement.best(
            Letters.of("slatestone"), known, 1_000, (words, unused) -> words.size() - 5 * unused);
    assertThat(two.words()).hasSize(2);
    assertThat(two.hasWordOf(5)).isTrue();
    assertThat(two.hasWordOf(6)).isFalse();
  }

  @Test
  void who_does_not_look_finds_nothing() {
    Arrangement none =
        Arrangement.best(Letters.of("slatestone"), List.of("slate"), 0, (_, unused) -> -unused);
    assertThat(none.words()).isEmpty();
    assertThat(none.loose()).isEqualTo(Letters.of("slatestone"));
  }

  @Test
  void a_good_bot_beats_a_beginner() {
    int good = 0;
    int beginner = 0;
    for (int seed = 0; seed < 4; seed++) {
      PerSeat<Integer> points = play(SHORT, seed, 5, 1).result().orElseThrow().points();
      good += points.at(Seat.of(0));
      beginner += points.at(Seat.of(1));
    }
    assertThat(good).isGreaterThan(beginner + 60);
  }

  @Test
  void a_player_whose_pencil_is_down_does_not_wait_long_for_the_others() {
    Foil unhurried =
        (Foil)
            Foil.ENTRY.open(Map.of("game", "three-hands", "clock", "off"), ShippedLexicon.load());
    int hands = 0;
    for (int seed = 0; seed < 4; seed++) {
      long firstDownMillis = -1;
      for (Simulator.Step<Move> step : play(unhurried, seed, 4, 1, 2).steps()) {
        Move move = step.move().orElse(new Move.GoOn());
        if (move instanceof Move.GoOn) firstDownMillis = -1;
        if (!(move instanceof Move.PencilDown)) continue;
        if (firstDownMillis < 0) {
          firstDownMillis = step.atMillis();
          hands++;
        }
        assertThat(step.atMillis() - firstDownMillis).isLessThan(40_000);
      }
    }
    assertThat(hands).isGreaterThan(6);
  }

  @Test
  void gentle_bots_let_everybody_play_before_they_knock() {
    int knocks = 0;
    for (int seed = 0; seed < 6; seed++) {
      int discards = 0;
      for (Simulator.Step<Move> step : play(SHORT, seed, 2, 2).steps()) {
        Move move = step.move().orElse(new Move.GoOn());
        if (move instanceof Move.Discard) discards++;
        if (!(move instanceof Move.Knock)) continue;
        knocks++;
        assertThat(discards).as("turns before a knock").isGreaterThanOrEqualTo(4);
        discards = 0;
      }
    }
    assertThat(knocks).isPositive();
  }

  @Test
  void a_bot_knows_its_own_words_by_heart_and_never_breaks_a_word_rule() {
    for (int seed = 0; seed < 3; seed++) {
      String minutes = minutes(SHORT, seed, play(SHORT, seed, 1, 3, 5));
      assertThat(minutes)
          .contains("shows")
          .doesNotContain(
              "not found again", "no such word", "a short plural", "too short", "points off");
    }
  }

  private static String minutes(Foil foil, long seed, Simulator.Played<Move> played) {
    Referee<?, ?, ?> referee = new Referee<>(foil, 3, seed);
    StringBuilder out = new StringBuilder();
    for (Log.Entry entry : played.entries(foil)) {
      if (!(referee.apply(entry) instanceof Referee.Decision.Accepted(List<Event> events)))
        throw new AssertionError("refused: " + entry);
      for (Event event : events) out.append(event.line().text()).append('\n');
    }
    return out.toString();
  }

  @Test
  void short_scrambles_are_read_before_long_ones() {
    Simulator.Played<Move> played = play(SHORT, 2, 4, 4);
    List<Integer> lengths = new ArrayList<>();
    int own = 0;
    for (Simulator.Step<Move> step : played.steps()) {
      if (!step.by().equals(Seat.of(0)) || step.move().isEmpty()) continue;
      switch (step.move().get()) {
        case Move.Lay _ -> own++;
        case Move.Unlay _ -> own--;
        case Move.Write(int _, String word) -> lengths.add(word.length());
        case Move.PencilDown() -> {
          assertThat(lengths.subList(own, lengths.size())).isSorted();
          lengths.clear();
          own = 0;
        }
        case Move.Name _,
            Move.Draw _,
            Move.Take _,
            Move.Discard _,
            Move.Knock _,
            Move.Mix _,
            Move.Shuffle _,
            Move.Ready _,
            Move.Vote _,
            Move.GoOn _ -> {}
      }
    }
    assertThat(lengths).isEmpty();
  }

  @Test
  void every_variation_is_played_to_its_end() {
    for (String game : List.of("hundred", "children", "young-25", "round-3")) {
      Foil foil = (Foil) Foil.ENTRY.open(Map.of("game", game), ShippedLexicon.load());
      Simulator.Played<Move> played = play(foil, 7, 2, 3, 4);
      assertThat(played.result()).as(game).isPresent();
      assertThat(played.refused()).as(game).isZero();
    }
    for (String category : List.of("lists", "vote")) {
      Foil foil =
          (Foil)
              Foil.ENTRY.open(
                  Map.of("game", "three-hands", "category", category), ShippedLexicon.load());
      Simulator.Played<Move> played = play(foil, 7, 2, 3);
      assertThat(played.result()).as(category).isPresent();
      assertThat(played.refused()).as(category).isZero();
    }
  }
}
