package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Setting;
import parlour.engine.Zone;
import parlour.games.Catalog;
import parlour.games.Lesson;
import parlour.games.material.CatalogEntry;
import parlour.testkit.Seeds;
import parlour.testkit.laws.TableSense;

/// Every game keeps to what it says its table needs, in games played at random with each of its
/// options: in every build one for each, at the smallest table or the next in turn.
/// `-Dlaws.game=rotation` looks at one game, `-Dtable.seeds=9` plays each option so often.
@Execution(ExecutionMode.CONCURRENT)
@Tag("chance")
@Tag("broad")
class TableSenseTest {
  private static final String ONLY = System.getProperty("laws.game", "");
  private static final int SEEDS = Integer.getInteger("table.seeds", 1);

  @TestFactory
  Stream<DynamicTest> what_a_table_shows_fits_its_kit_and_agrees_with_its_reader() {
    List<DynamicTest> tests = new ArrayList<>();
    for (CatalogEntry entry : Catalog.entries()) {
      if (!ONLY.isEmpty() && !entry.id().equals(ONLY)) continue;
      add(tests, entry, Map.of());
      for (Setting setting : entry.settings())
        for (Field.Option choice : setting.choices().subList(1, setting.choices().size()))
          add(tests, entry, Map.of(setting.name(), choice.value()));
    }
    return tests.stream();
  }

  private static void add(List<DynamicTest> tests, CatalogEntry entry, Map<String, String> chosen) {
    int turn = tests.size();
    tests.add(
        DynamicTest.dynamicTest(
            entry.id() + " " + chosen,
            () -> {
              Game<?, ?, ?> game = entry.open(chosen, ShippedLexicon.load());
              List<Integer> tables =
                  IntStream.rangeClosed(entry.seating().fewest(), entry.seating().most())
                      .filter(seats -> entry.objection(seats, chosen).isEmpty())
                      .limit(2)
                      .boxed()
                      .toList();
              List<Lesson> hints =
                  hints(entry).stream()
                      .filter(hint -> hint.text().holds(entry.settings(), chosen))
                      .toList();
              Seeds.from(turn, SEEDS)
                  .forEach(
                      seed -> {
                        int seats = tables.get((int) (seed % tables.size()));
                        Kit kit = game.kit(seats);
                        assertThat(
                                TableSense.walk(
                                    game, seats, seed, scene -> misled(hints, kit, scene)))
                            .as(seats + " seats, seed " + seed)
                            .isEmpty();
                      });
            }));
  }

  /// Hints that name a button which is not there when they are given.
  private static Optional<String> misled(List<Lesson> hints, Kit kit, Scene scene) {
    Set<String> offered =
        scene.offers().stream().map(Scene.Offer::verb).collect(Collectors.toSet());
    for (Lesson hint : hints)
      for (Kit.Action action : kit.actions())
        if (offered.contains(hint.verb())
            && hint.text().text().contains("press " + action.label())
            && !offered.contains(action.verb()))
          return Optional.of("nothing to press for the hint: " + hint.text().text());
    for (Scene.Offer offer : scene.offers())
      if (Set.of("challenge", "doubt").contains(offer.verb())
          && !offer.fields().stream().allMatch(Field.Fixed.class::isInstance)
          && hints.stream()
              .noneMatch(
                  hint ->
                      hint.verb().equals(offer.verb())
                          && hint.text().text().toLowerCase(Locale.ROOT).contains("touch ")))
        return Optional.of("no hint says to touch what one doubts");
    return Optional.empty();
  }

  private static List<Lesson> hints(CatalogEntry entry) {
    String resource = Lesson.resource(entry.id());
    try (InputStream in =
        Objects.requireNonNull(Lesson.class.getResourceAsStream(resource), resource)) {
      return Lesson.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Test
  void a_hint_names_no_button_that_is_not_there() {
    Kit kit =
        Kit.cards(
            Kit.Aim.most("Most points win.", "points"),
            List.of(
                Kit.Action.of("draw", "Draw", 0, 'D'), Kit.Action.of("lay", "Lay down", 1, 'L')),
            0,
            false);
    Scene scene =
        new Scene("", List.of(), List.of(), List.of(), List.of(Scene.Offer.of("draw", "Draw")));
    assertThat(misled(Lesson.read("draw: Three alike? Then press Lay down."), kit, scene))
        .contains("nothing to press for the hint: Three alike? Then press Lay down.");
    assertThat(misled(Lesson.read("draw: First press Draw."), kit, scene)).isEmpty();
  }

  @Test
  void a_doubt_of_one_of_several_begins_with_a_touch() {
    Kit kit = Kit.cards(Kit.Aim.most("Most points win.", "points"), List.of(), 0, false);
    Scene.Offer doubt =
        Scene.Offer.of("doubt", "Doubt", new Field.Pick("word", "The word", List.of("a", "b")));
    Scene scene = new Scene("", List.of(), List.of(), List.of(), List.of(doubt));
    assertThat(misled(Lesson.read("doubt: Doubt a word."), kit, scene)).isPresent();
    assertThat(misled(Lesson.read("doubt: Touch a word you doubt."), kit, scene)).isEmpty();
  }

  @Test
  void a_caption_that_is_cut_off_is_found() {
    Kit kit = Kit.cards(Kit.Aim.most("Most points win.", "points"), List.of(), 0, false);
    for (String label : List.of("Anna's cards, face down", "Your cards,", "Turned up:")) {
      Zone pack = new Zone.Stack("pack", label, Seat.NOBODY, 3, Optional.empty());
      Scene scene = new Scene("", List.of(), List.of(), List.of(pack), List.of());
      assertThat(TableSense.fault(kit, scene)).as(label).isPresent();
    }
    Zone pack = new Zone.Stack("pack", "Your cards", Seat.NOBODY, 3, Optional.empty());
    Scene scene = new Scene("", List.of(), List.of(), List.of(pack), List.of());
    assertThat(TableSense.fault(kit, scene)).isEmpty();
  }

  @Test
  void faults_are_found() {
    assertThat(TableSense.text("@1 takes a letter.")).isPresent();
    assertThat(TableSense.text("@1 shows his word.")).isPresent();
    assertThat(TableSense.text("There is 1 words.")).isPresent();
    assertThat(TableSense.text("@1 [1:spells] it within a minute.")).isPresent();
    assertThat(TableSense.text("@1 [1:takes] 31 letters.")).isEmpty();
    Kit kit =
        Kit.cards(
            Kit.Aim.most("Most points win.", "points"),
            List.of(Kit.Action.of("draw", "Draw", 0, 'D'), Kit.Action.of("pass", "Pass", 0, 'P')),
            0,
            false);
    Scene scene =
        new Scene(
            "",
            List.of(),
            List.of(),
            List.of(),
            List.of(Scene.Offer.of("draw", "Draw"), Scene.Offer.of("pass", "Pass")));
    assertThat(TableSense.fault(kit, scene)).contains("draw and pass share a slot");
    Scene asking =
        new Scene("", List.of(), List.of(), List.of(), List.of(Scene.Offer.of("draw", "Draw")))
            .asking(Scene.Question.of("Do you draw?", "draw"));
    assertThat(TableSense.fault(kit, asking)).as("a question without a choice").isPresent();
    for (String warning : List.of("It costs 20", "It costs 20, ".repeat(6) + "and more."))
      assertThat(TableSense.fault(kit, warning(warning))).as(warning).isPresent();
    assertThat(TableSense.fault(kit, warning("It costs 20."))).isEmpty();
    assertThat(TableSense.fault(Kit.cards(Kit.Aim.most("", ""), List.of(), 0, false))).isPresent();
    Scene.Interlude interlude =
        new Scene.Interlude(
            "Round 1", List.of(new Scene.Gain(Seat.of(0), List.of(), "", 2, 3)), "");
    assertThat(TableSense.fault(interlude, PerSeat.all(1, 0))).isPresent();
    assertThat(TableSense.fault(interlude, PerSeat.all(1, 1))).isEmpty();
  }

  @Test
  void what_is_doubted_can_be_touched() {
    Kit kit =
        Kit.cards(
            Kit.Aim.most("Most points win.", "points"),
            List.of(Kit.Action.of("doubt", "Doubt", 0, 'D')),
            0,
            false);
    Zone.Word cat =
        new Zone.Word("w1", "CAT".chars().mapToObj(c -> Piece.letter("", (char) c)).toList(), "");
    Zone words = new Zone.Words("words", "Words laid", List.of(cat));
    Field.Option option = new Field.Option("CAT", "CAT");
    Scene.Offer chosen =
        Scene.Offer.of("doubt", "Doubt", new Field.Choose("word", "The word", List.of(option)));
    Scene.Offer fixed = Scene.Offer.of("doubt", "Doubt", new Field.Fixed("word", "CAT"));
    Scene.Offer named = Scene.Offer.of("doubt", "Doubt CAT", new Field.Fixed("turn", 7));
    for (Scene.Offer offer : List.of(chosen, fixed, named)) {
      assertThat(TableSense.fault(kit, offering(words, offer))).as(offer.label()).isPresent();
      assertThat(TableSense.fault(kit, offering(words, offer.at("w1")))).isEmpty();
    }
    Scene.Offer picked =
        Scene.Offer.of("doubt", "Doubt", new Field.Pick("word", "The word", List.of("w1")));
    assertThat(TableSense.fault(kit, offering(words, picked))).isEmpty();
    Field whose = new Field.Choose("whom", "Whose", List.of(Field.Option.of(Seat.of(1))));
    Scene.Offer unasked = Scene.Offer.of("doubt", "Doubt", whose);
    assertThat(TableSense.fault(kit, offering(words, unasked))).isPresent();
  }

  private static Scene offering(Zone zone, Scene.Offer offer) {
    return new Scene("", List.of(), List.of(), List.of(zone), List.of(offer));
  }

  @Test
  void what_costs_something_is_told_at_the_table() {
    MinuteLine fine = MinuteLine.say("{0} {0:pays} one counter.", Seat.of(0)).as(Cue.FINE);
    MinuteLine verdict = MinuteLine.say("CTA is no word.");
    MinuteLine card = MinuteLine.say("A card is turned up.").as(Cue.CARD);
    for (MinuteLine line : List.of(fine, verdict)) {
      assertThat(untold("Round 1", line)).isPresent();
      MinuteLine aloud = line.aloud(Seat.of(0), "Oops!");
      assertThat(untold("Round 1", aloud)).isEmpty();
      assertThat(untold("Round 1", line, aloud)).isEmpty();
    }
    assertThat(untold("Round 1", card)).isEmpty();
    assertThat(untold("Round 2", verdict)).as("told by the headline").isEmpty();
    assertThat(untold("Round 2", fine)).as("who has to pay").isPresent();
  }

  private static Optional<String> untold(String headline, MinuteLine... lines) {
    List<Event> events = Stream.of(lines).<Event>map(line -> () -> line).toList();
    Scene before = new Scene("Round 1", List.of(), List.of(), List.of(), List.of());
    Scene after = new Scene(headline, List.of(), List.of(), List.of(), List.of());
    return TableSense.untold(events, Seat.NOBODY, before, after);
  }

  private static Scene warning(String text) {
    Scene.Offer draw = Scene.Offer.of("draw", "Draw").warning(text);
    return new Scene("", List.of(), List.of(), List.of(), List.of(draw));
  }
}
