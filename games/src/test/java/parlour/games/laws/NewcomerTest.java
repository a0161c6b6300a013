package parlour.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// What a newcomer relies on: buttons that keep their place, questions that fit, texts that say
/// "you", and rounds whose reckoning adds up.
class NewcomerTest {
  private static final List<String> GAMES =
      List.of(
          "wmwt",
          "logomachy",
          "foil",
          "spelling-match",
          "yankee-loto",
          "out-in-the-cold",
          "letter-pool",
          "puzzle-neighbor");

  private static final String ONLY = System.getProperty("newcomer.game", "");
  private static final int SEEDS = Integer.getInteger("newcomer.seeds", 6);
  private static final int MOST_STEPS = 3_000;
  private static final Pattern THIRD_PERSON = Pattern.compile("@\\d+ [a-z]+s\\b");
  private static final Pattern HE = Pattern.compile("\\b([Hh]e|[Hh]is|[Hh]im|[Ss]he|[Hh]ers?)\\b");
  private static final Pattern ONE_MANY =
      Pattern.compile(
          "\\b(1|one) (letters|words|cards|points|counters|rounds|times|hands|stacks|turns)\\b");
  private static final Pattern NAME = Pattern.compile("@\\d+|\\[\\d+:|]");

  @TestFactory
  Stream<DynamicTest> a_newcomer_is_spoken_to_and_finds_every_button() {
    return GAMES.stream()
        .filter(id -> ONLY.isEmpty() || id.equals(ONLY))
        .map(id -> Catalog.find(id).orElseThrow())
        .flatMap(entry -> choices(entry).map(chosen -> test(entry, chosen)));
  }

  /// The usual settings, and each other choice by itself.
  private static Stream<Map<String, String>> choices(CatalogEntry entry) {
    List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
    entry
        .settings()
        .forEach(
            setting ->
                setting.choices().stream()
                    .skip(1)
                    .forEach(choice -> all.add(Map.of(setting.name(), choice.value()))));
    return all.stream();
  }

  private static DynamicTest test(CatalogEntry entry, Map<String, String> chosen) {
    return DynamicTest.dynamicTest(
        entry.id() + " " + chosen,
        () -> {
          Game<?, ?, ?> game = entry.open(chosen, ShippedLexicon.load());
          int seeds = chosen.isEmpty() ? SEEDS : 1;
          for (int seed = 0; seed < seeds; seed++) {
            int seats = entry.seating().fewest() + seed % 3;
            while (entry.objection(seats, chosen).isPresent()) seats++;
            new Walk<>(game, seats).play(seed);
          }
        });
  }

  /// One game at random, looked at from every chair.
  private static final class Walk<S, M, V> {
    private final Game<S, M, V> game;
    private final Seats seats;
    private final Kit kit;
    private final Map<Seat, Integer> reckoned = new HashMap<>();

    Walk(Game<S, M, V> game, int seats) {
      this.game = game;
      this.seats = Seats.first(seats);
      this.kit = game.kit(seats);
    }

    void play(long seed) {
      kit();
      Dice dice = new Dice(seed ^ 0x7777);
      S position = game.deal(seats, seed);
      look(position);
      for (Scene.Place place : game.scene(game.view(position, Seat.NOBODY)).places())
        reckoned.put(place.seat(), place.score());
      long at = 0;
      for (int step = 0; step < MOST_STEPS; step++) {
        Prompt prompt = game.prompt(position);
        if (prompt.isOver()) return;
        Seats all = prompt.must().or(prompt.may());
        boolean clock = all.isEmpty() || prompt.hasDeadline() && dice.once(20);
        Ruling<S> ruling;
        if (clock) {
          at = Math.max(at, prompt.deadlineMillis());
          ruling = game.timeUp(position, at);
        } else {
          Seats from = prompt.must().isEmpty() || dice.once(6) ? all : prompt.must();
          Seat by = from.at(dice.below(from.size()));
          ruling = game.play(position, by, game.anyMove(game.view(position, by), dice), at);
        }
        Ruling.Legal<S> legal = (Ruling.Legal<S>) ruling;
        position = legal.next();
        for (Event event : legal.events()) line(event, position);
        look(position);
        at += 100;
      }
    }

    private void kit() {
      assertThat(kit.aim().text()).isNotBlank().hasSizeLessThanOrEqualTo(80);
      assertThat(kit.aim().unit()).isNotBlank();
      Set<String> verbs = new HashSet<>();
      for (Kit.Action action : kit.actions()) {
        assertThat(verbs.add(action.verb())).as(action.verb() + " stands once").isTrue();
        assertThat(action.label()).isNotBlank().hasSizeLessThanOrEqualTo(Kit.LONGEST_LABEL);
        assertThat(action.slot()).isBetween(0, 4);
        assertThat(action.key()).isBetween('A', 'Z').isNotEqualTo('M');
      }
    }

    private void look(S position) {
      for (int i = -1; i < seats.size(); i++) {
        Scene scene = game.scene(game.view(position, Seat.of(i)));
        Map<String, Optional<Piece>> things = SceneSense.things(scene);
        text(scene.headline());
        scene.question().ifPresent(question -> question(question, scene));
        for (Scene.Place place : scene.places()) {
          text(place.note());
          for (Scene.Tally tally : place.tallies()) text(tally.label());
        }
        for (Scene.Watch watch : scene.watches()) text(watch.label());
        for (Zone zone : scene.zones()) zone(zone);
        offers(scene, things);
      }
    }

    private void question(Scene.Question question, Scene scene) {
      text(question.text());
      assertThat(NAME.matcher(question.text()).replaceAll(""))
          .hasSizeLessThanOrEqualTo(Scene.Question.LONGEST);
      if (!question.verb().isEmpty())
        assertThat(scene.offers()).extracting(Scene.Offer::verb).contains(question.verb());
    }

    private void offers(Scene scene, Map<String, Optional<Piece>> things) {
      Map<Integer, String> slots = new HashMap<>();
      Map<Character, String> keys = new HashMap<>();
      for (Scene.Offer offer : scene.offers()) {
        text(offer.label());
        for (Field field : offer.fields())
          if (field instanceof Field.Choose choose)
            for (Field.Option option : choose.options()) text(option.label());
        Kit.Action action = kit.action(offer.verb()).orElseThrow();
        // The table may always ask for a vote on a word, beside whatever a game has in its slots.
        boolean court = offer.verb().equals("plead");
        String slot = court ? null : slots.put(action.slot(), offer.verb());
        assertThat(slot == null || slot.equals(offer.verb()))
            .as(slot + " and " + offer.verb() + " share a slot")
            .isTrue();
        String key = keys.put(action.key(), offer.verb());
        assertThat(key == null || key.equals(offer.verb()))
            .as(key + " and " + offer.verb() + " share a key")
            .isTrue();
        if (!offer.at().isEmpty() && !offer.at().startsWith("seat."))
          assertThat(things).as(offer.verb()).containsKey(offer.at());
      }
    }

    private void zone(Zone zone) {
      text(zone.label());
      if (zone instanceof Zone.Words words) for (Zone.Word word : words.words()) text(word.note());
      if (zone instanceof Zone.Sheet sheet)
        for (Zone.Entry entry : sheet.entries()) {
          text(entry.label());
          text(entry.note());
        }
    }

    private void line(Event event, S after) {
      MinuteLine line = event.line();
      text(line.text());
      line.callout().ifPresent(callout -> text(callout.words()));
      event.interlude().ifPresent(interlude -> interlude(interlude, after));
    }

    private void interlude(Scene.Interlude interlude, S after) {
      text(interlude.title());
      text(interlude.standing());
      assertThat(interlude.gains()).as(interlude.title()).hasSize(seats.size());
      Map<Seat, Integer> scores = new HashMap<>();
      for (Scene.Place place : game.scene(game.view(after, Seat.NOBODY)).places())
        scores.put(place.seat(), place.score());
      int before = Integer.MAX_VALUE;
      for (Scene.Gain gain : interlude.gains()) {
        text(gain.why());
        assertThat(gain.score()).as("score of " + gain).isEqualTo(scores.get(gain.seat()));
        Integer last = reckoned.put(gain.seat(), gain.score());
        assertThat(gain.gain())
            .as("gain of " + gain)
            .isEqualTo(gain.score() - (last == null ? 0 : last));
        int rank = kit.aim().fewest() ? -gain.gain() : gain.gain();
        assertThat(rank).as("best first").isLessThanOrEqualTo(before);
        before = rank;
      }
    }
  }

  private static void text(String text) {
    assertThat(text).doesNotContainPattern(THIRD_PERSON).doesNotContainPattern(HE);
    assertThat(text).doesNotContainPattern(ONE_MANY);
  }
}
