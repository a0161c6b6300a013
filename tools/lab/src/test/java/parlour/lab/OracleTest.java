package parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.bots.analysis.Hint;
import parlour.bots.analysis.HintFinder;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// What helps a player is no oracle: hints and what a lab shows are the same in two worlds that
/// look the same to a chair, and a play of which it is told nothing leaves no trace in them.
class OracleTest {
  private static final int STEPS = 60;
  private static final int EVERY = 6;

  /// Something that is told a chair about the game.
  private interface Oracle {
    <S, M, V> String tell(Referee<S, M, V> referee, Seat eye);
  }

  private static final Oracle HINTS =
      new Oracle() {
        @Override
        public <S, M, V> String tell(Referee<S, M, V> referee, Seat eye) {
          Optional<Hint> hint =
              new HintFinder<>(referee.game(), ShippedLexicon.load())
                  .find(referee.view(eye), eye, referee.prompt(), new Dice(eye.index()));
          return hint.map(found -> found.degree(1) + found.degree(2) + found.degree(3)).orElse("");
        }
      };

  private static Stream<String> games() {
    return Catalog.entries().stream().map(CatalogEntry::id);
  }

  private static Game<?, ?, ?> open(String id) {
    return Catalog.find(id).orElseThrow().open(Map.of(), ShippedLexicon.load());
  }

  /// How many times something was told, and how many of them otherwise in the other world.
  private record Compared(int told, int different) {}

  private static <S, M, V> Compared compare(Game<S, M, V> game, int seats, Oracle oracle) {
    Referee<S, M, V> referee = new Referee<>(game, seats, 1_893);
    Dice dice = new Dice(1_893);
    long atMillis = 0;
    int told = 0;
    int different = 0;
    for (int step = 0; step < STEPS && !referee.prompt().isOver(); step++) {
      Prompt prompt = referee.prompt();
      Seats asked = prompt.must().or(prompt.may());
      if (step % EVERY == 0)
        for (Seat eye : asked) {
          Referee<S, M, V> twin = referee.imagined(eye, new Dice(dice.next()));
          told++;
          if (!oracle.tell(referee, eye).equals(oracle.tell(twin, eye))) different++;
        }
      if (asked.isEmpty()) {
        atMillis = prompt.deadlineMillis();
        referee.timeUp(atMillis);
      } else {
        Seat by = asked.at(dice.below(asked.size()));
        referee.playMove(by, game.anyMove(referee.view(by), dice), atMillis);
      }
    }
    return new Compared(told, different);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_hint_is_the_same_in_two_worlds_that_look_the_same(String id) {
    int seats = Catalog.find(id).orElseThrow().seating().fewest();
    Compared compared = compare(open(id), seats, HINTS);
    assertThat(compared.told()).isPositive();
    assertThat(compared.different()).isZero();
  }

  @Test
  void a_hint_from_the_others_hand_is_found() {
    Oracle peeking =
        new Oracle() {
          @Override
          public <S, M, V> String tell(Referee<S, M, V> referee, Seat eye) {
            Seat other = referee.seats().leftOf(eye);
            return HINTS.tell(referee, eye) + referee.scene(other);
          }
        };
    assertThat(compare(open("logomachy"), 2, peeking).different()).isPositive();
  }

  private static final Set<Observation.Part> ALL = EnumSet.allOf(Observation.Part.class);

  /// An imagined lab begins anew, so that it has no lines and other seeds.
  private static String shown(Lab<?, ?, ?> lab, int seat) {
    Set<Observation.Part> parts = EnumSet.copyOf(ALL);
    parts.removeAll(
        Set.of(Observation.Part.STATE, Observation.Part.LINES, Observation.Part.PROMPT));
    return Json.text(out -> Observation.write(lab, seat, parts, out))
        .replaceFirst("\"steps\":\\d+,", "")
        .replaceFirst("\"seed\":\"-?\\d+\",\"botSeed\":\"-?\\d+\",", "");
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_lab_shows_the_same_in_two_worlds_that_look_the_same(String id) {
    int seats = Catalog.find(id).orElseThrow().seating().fewest();
    List<Integer> own = Stream.generate(() -> 0).limit(seats).toList();
    Lab<?, ?, ?> lab = Lab.of(open(id), own, new Lab.Seeds(7, 8));
    Dice dice = new Dice(4);
    for (int step = 0; step < STEPS && lab.result().isEmpty(); step++) {
      int seat = lab.firstInTurn();
      if (step > 0 && step % EVERY == 0)
        assertThat(shown(lab.imagine(seat, dice.next()), seat))
            .as("%s after %d steps", id, step)
            .isEqualTo(shown(lab, seat));
      List<ActionTable.Action> legal = lab.legal(seat);
      lab.act(
          seat, legal.isEmpty() ? ActionTable.WAIT : legal.get(dice.below(legal.size())).id(), 0);
    }
  }

  @Test
  void nobody_counts_plays_that_they_cannot_see() {
    Lab<?, ?, ?> lab = Lab.of(open("foil"), List.of(0, 0), new Lab.Seeds(7, 8));
    Dice dice = new Dice(4);
    int hidden = 0;
    for (int step = 0; step < 4 * STEPS && lab.result().isEmpty(); step++) {
      int seat = lab.firstInTurn();
      List<ActionTable.Action> legal = lab.legal(seat);
      lab.act(
          seat, legal.isEmpty() ? ActionTable.WAIT : legal.get(dice.below(legal.size())).id(), 0);
      assertThat(lab.lines(1 - seat)).noneMatch(String::isEmpty);
      if (lab.news(1 - seat).isEmpty()) hidden++;
    }
    assertThat(hidden).as("plays of which the other is told nothing").isPositive();
  }
}
