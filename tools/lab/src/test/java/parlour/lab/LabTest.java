package parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The lab over every game of the catalogue.
class LabTest {
  private static final Lab.Seeds SEEDS = new Lab.Seeds(7, 8);

  private static Stream<String> games() {
    return Catalog.entries().stream().map(CatalogEntry::id);
  }

  private static Lab<?, ?, ?> lab(String game, List<Integer> levels) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    return Lab.of(entry.open(Map.of(), ShippedLexicon.load()), levels, SEEDS);
  }

  /// A table of the fewest players: one chair is the program's, the others are bots of level 1.
  private static List<Integer> oneOwn(String game) {
    List<Integer> levels = new ArrayList<>();
    int seats = Catalog.find(game).orElseThrow().seating().fewest();
    for (int i = 0; i < seats; i++) levels.add(i == 0 ? 0 : 1);
    return levels;
  }

  /// Plays legal actions by their ids, drawn by the dice.
  private static void play(Lab<?, ?, ?> lab, Dice dice, int steps) {
    for (int i = 0; i < steps && lab.result().isEmpty(); i++) {
      int seat = lab.firstInTurn();
      List<ActionTable.Action> legal = lab.legal(seat);
      boolean wait = legal.isEmpty() || lab.mayWait(seat) && dice.once(2);
      int action = wait ? ActionTable.WAIT : legal.get(dice.below(legal.size())).id();
      lab.act(seat, action, dice.below(900));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_is_played_by_action_ids_and_the_rewards_sum_to_nothing(String game) {
    Lab<?, ?, ?> lab = lab(game, oneOwn(game));
    play(lab, new Dice(3), Lab.MOST_STEPS);
    assertThat(lab.result()).as(game + " after " + lab.steps() + " steps").isPresent();
    PerSeat<Double> rewards = lab.rewards().orElseThrow();
    double sum = 0;
    for (int i = 0; i < rewards.seats(); i++) sum += rewards.at(Seat.of(i));
    assertThat(sum).isCloseTo(0, within(1e-9));
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_copy_plays_on_as_the_original_does(String game) {
    Lab<?, ?, ?> lab = lab(game, oneOwn(game));
    play(lab, new Dice(5), 8);
    Lab<?, ?, ?> copy = lab.copy();
    assertThat(seen(copy)).isEqualTo(seen(lab));
    play(lab, new Dice(6), 8);
    play(copy, new Dice(6), 8);
    assertThat(seen(copy)).isEqualTo(seen(lab));
  }

  @ParameterizedTest
  @MethodSource("games")
  void an_imagined_lab_looks_the_same_to_the_chair(String game) {
    Lab<?, ?, ?> lab = lab(game, oneOwn(game).stream().map(_ -> 0).toList());
    play(lab, new Dice(9), 5);
    int seat = lab.firstInTurn();
    Lab<?, ?, ?> imagined = lab.imagine(seat, 12);
    assertThat(imagined.scene(seat)).isEqualTo(lab.scene(seat));
    assertThat(imagined.vector(seat)).isEqualTo(lab.vector(seat)).hasSize(SceneVector.SIZE);
    assertThat(imagined.legal(seat)).isEqualTo(lab.legal(seat));
  }

  /// Moves are looked up as they are; the ids are those that their texts would have.
  @ParameterizedTest
  @MethodSource("games")
  void the_ids_of_moves_are_those_of_their_texts_also_when_the_table_is_full_or_taken_over(
      String game) {
    Game<?, ?, ?> opened = Catalog.find(game).orElseThrow().open(Map.of(), ShippedLexicon.load());
    Coding coding = new Coding(opened, new ActionTable(64));
    ActionTable texts = new ActionTable(64);
    List<Integer> levels = oneOwn(game).stream().map(_ -> 0).toList();
    for (int round = 0; round < 3; round++) {
      Lab<?, ?, ?> lab = Lab.of(opened, levels, new Lab.Seeds(round, round), coding);
      for (int i = 0; i < 40 && lab.result().isEmpty(); i++) {
        int seat = lab.firstInTurn();
        List<ActionTable.Action> legal = lab.legal(seat);
        List<Answer> answers = legal.stream().map(ActionTable.Action::answer).toList();
        assertThat(legal.stream().mapToInt(ActionTable.Action::id).toArray())
            .isEqualTo(texts.number(answers, Function.identity()));
        play(lab, new Dice(round + i), 1);
      }
      Coding next = coding.with(new ActionTable(64));
      next.takeOver(Json.of(coding.actions(), ActionTable::write));
      coding = next;
    }
  }

  private static String seen(Lab<?, ?, ?> lab) {
    return Json.text(
        out ->
            Observation.write(
                lab,
                0,
                new HashSet<>(
                    Observation.parts(
                        Stream.of("prompt", "scene", "legal", "actions", "state", "lines")
                            .map(Json::of)
                            .toList())),
                out));
  }

  /// Nobody takes a trick, so that the pool grows until it makes hundreds of words.
  @Test
  void a_card_can_be_laid_beside_however_many_tricks() {
    Lab<?, ?, ?> lab = lab("logomachy", List.of(0, 0));
    int tricks = 0;
    while (tricks <= Lab.MOST_LISTED) {
      int seat = lab.firstInTurn();
      List<ActionTable.Action> legal = lab.legal(seat);
      tricks = legal.size();
      lab.act(
          seat,
          legal.stream()
              .filter(action -> action.answer().verb().equals("lay"))
              .findFirst()
              .orElseThrow()
              .id(),
          0);
    }
  }

  @Test
  void legal_actions_have_different_ids_and_keep_them_in_other_positions() {
    Lab<?, ?, ?> lab = lab("skat", List.of(0, 0));
    Map<String, Integer> known = new HashMap<>();
    Dice dice = new Dice(2);
    while (lab.result().isEmpty()) {
      List<ActionTable.Action> legal = lab.legal(lab.firstInTurn());
      assertThat(legal.stream().map(ActionTable.Action::id)).doesNotHaveDuplicates();
      for (ActionTable.Action action : legal) {
        Integer before = known.put(action.answer().toString(), action.id());
        assertThat(before == null || before == action.id()).as(action.toString()).isTrue();
      }
      lab.act(lab.firstInTurn(), legal.get(dice.below(legal.size())).id(), 0);
    }
    assertThat(known).hasSizeGreaterThan(50);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_has_features_that_keep_their_shape_and_count_what_is_seen(String game) {
    Lab<?, ?, ?> lab = lab(game, oneOwn(game));
    Json described = Json.of(lab.coding().features(lab.seats()), SceneFeatures::describe);
    Map<String, Integer> sizes = new HashMap<>();
    for (Json table : described.at("features").asItems())
      sizes.put(
          table.at("name").asText(),
          table.at("shape").asItems().stream().mapToInt(Json::asInt).reduce(1, (a, b) -> a * b));
    Dice dice = new Dice(4);
    long counted = 0;
    for (int i = 0; i < 12 && lab.result().isEmpty(); i++) {
      Json features = Json.of(lab, (seen, out) -> seen.writeFeatures(0, out));
      assertThat(features.asFields().keySet()).isEqualTo(sizes.keySet());
      features
          .asFields()
          .forEach(
              (name, table) ->
                  assertThat(table.asItems()).as(name).hasSize(sizes.getOrDefault(name, -1)));
      counted += features.at("pieces").asItems().stream().mapToLong(Json::asLong).sum();
      counted += features.at("stacks").asItems().stream().mapToLong(Json::asLong).sum();
      play(lab, dice, 1);
    }
    assertThat(counted).isPositive();
  }

  @Test
  void the_features_of_a_game_are_the_same_in_every_session() {
    List<Json> described = new ArrayList<>();
    for (int i = 0; i < 2; i++)
      described.add(
          Json.of(lab("skat", List.of(0, 0)).coding().features(2), SceneFeatures::describe));
    assertThat(described.getFirst()).isEqualTo(described.getLast());
  }

  @Test
  void whoever_reacts_slowly_in_a_race_comes_too_late() {
    Lab<?, ?, ?> lab = lab("slap-jack", List.of(0, 5));
    Dice dice = new Dice(1);
    int late = 0;
    for (int i = 0; i < 400 && lab.result().isEmpty(); i++) {
      int seat = lab.firstInTurn();
      List<ActionTable.Action> legal = lab.legal(seat);
      if (legal.isEmpty()) lab.waitForOthers(seat);
      else if (!lab.act(seat, legal.get(dice.below(legal.size())).id(), 30_000).stood()) late++;
    }
    assertThat(late).isPositive();
  }

  @Test
  void what_makes_no_sense_is_refused_and_changes_nothing() {
    Lab<?, ?, ?> lab = lab("skat", List.of(0, 1));
    String before = seen(lab);
    assertThatThrownBy(() -> lab.act(0, -5, 0)).hasMessage("The action -5 is not legal now.");
    assertThatThrownBy(() -> lab.act(1, 0, 0)).hasMessage("Seat 1 is a bot's.");
    assertThatThrownBy(() -> lab.scene(4)).hasMessageStartingWith("There are seats 0 to 1");
    assertThatThrownBy(() -> lab.waitForOthers(-1)).isInstanceOf(LabRefusal.class);
    assertThatThrownBy(() -> lab("skat", List.of(1, 1))).hasMessageContaining("your own");
    assertThat(seen(lab)).isEqualTo(before);
  }
}
