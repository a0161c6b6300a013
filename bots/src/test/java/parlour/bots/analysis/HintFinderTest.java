package parlour.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.Bots;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.foil.Foil;
import parlour.games.logomachy.Logomachy;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// A hint is found wherever somebody must play, and its words are common where they can be.
class HintFinderTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();
  private static final int STEPS = 60;
  private static final int ASKED_EVERY = 6;

  @TestFactory
  Stream<DynamicTest> whoever_must_play_can_be_helped() {
    return Catalog.entries().stream()
        .filter(entry -> !entry.about().race())
        .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> helped(entry)));
  }

  private static void helped(CatalogEntry entry) {
    Game<?, ?, ?> game = entry.open(Map.of(), LEXICON);
    assertThat(helps(game, Math.max(3, entry.seating().fewest()))).isPositive();
  }

  /// Plays for a while at random and asks for hints on the way; says how often one was given.
  private static <S, M, V> int helps(Game<S, M, V> game, int seats) {
    Referee<S, M, V> referee = new Referee<>(game, seats, 7);
    Dice dice = new Dice(5);
    int given = 0;
    for (int step = 0; step < STEPS && !referee.prompt().isOver(); step++) {
      Prompt prompt = referee.prompt();
      if (prompt.must().isEmpty()) {
        referee.timeUp(prompt.deadlineMillis());
        continue;
      }
      Seat seat = prompt.must().at(dice.below(prompt.must().size()));
      V view = referee.view(seat);
      boolean spells = Hint.isWordAsked(game.scene(view));
      if (step % ASKED_EVERY == 0 && (spells || prompt.pace() != Prompt.Pace.RACE)) {
        Optional<Hint> hint = new HintFinder<>(game, LEXICON).find(view, seat, prompt, dice);
        assertThat(hint).as(game.scene(view).toString()).isPresent();
        for (int degree = 1; degree <= Hint.DEGREES; degree++)
          assertThat(hint.get().degree(degree)).isNotBlank().doesNotContain("{");
        given++;
      }
      referee.play(seat, game.write(game.anyMove(view, dice)), step * 1_000L);
    }
    return given;
  }

  @Test
  void who_has_grouped_words_in_foil_is_still_helped() {
    Foil foil = (Foil) Foil.ENTRY.open(Map.of(), LEXICON);
    assertThat(grouped(foil)).isPositive();
  }

  /// Lets a bot play for everybody and asks for a hint whenever somebody has laid words.
  private static <S, M, V> int grouped(Game<S, M, V> game) {
    Referee<S, M, V> referee = new Referee<>(game, 2, 3);
    List<Bot<M, V>> bots = List.of(Bots.seat(game, 4), Bots.seat(game, 4));
    Dice dice = new Dice(2);
    int given = 0;
    for (int step = 0; step < 400 && !referee.prompt().isOver(); step++) {
      Prompt prompt = referee.prompt();
      Seat seat = prompt.must().at(dice.below(prompt.must().size()));
      V view = referee.view(seat);
      boolean laid =
          game.scene(view).offers().stream().anyMatch(offer -> offer.verb().equals("unlay"));
      if (laid) {
        assertThat(new HintFinder<>(game, LEXICON).find(view, seat, prompt, dice)).isPresent();
        given++;
      }
      Optional<Bot.Reply<M>> reply = bots.get(seat.index()).reply(view, prompt, dice);
      referee.play(seat, game.write(reply.orElseThrow().move()), step * 1_000L);
    }
    return given;
  }

  @Test
  void a_common_word_is_preferred_to_a_better_one_that_few_people_know() {
    Logomachy game = (Logomachy) Logomachy.ENTRY.open(Map.of(), LEXICON);
    int rareAtBest = 0;
    for (long seed = 0; seed < 30; seed++) {
      List<String> words = words(game, seed);
      if (words.isEmpty() || words.getFirst().isEmpty()) continue;
      if (!isCommon(words.getFirst())) rareAtBest++;
      if (words.stream().anyMatch(HintFinderTest::isCommon))
        assertThat(isCommon(hinted(game, seed))).as("seed " + seed).isTrue();
    }
    assertThat(rareAtBest).as("deals in which the best word is rare").isPositive();
  }

  private static boolean isCommon(String word) {
    int id = LEXICON.id(word);
    return id >= 0 && LEXICON.band(id) <= Judge.rarestBand(3) && !LEXICON.isIndelicate(id);
  }

  /// The words of the plays that the adviser sees for the first to play, best first.
  private static <S, M, V> List<String> words(Game<S, M, V> game, long seed) {
    Referee<S, M, V> referee = new Referee<>(game, 2, seed);
    V view = referee.view(referee.prompt().must().lowest());
    List<String> words = new ArrayList<>();
    Bots.adviser(game)
        .advise(view, referee.prompt(), new Dice(seed))
        .forEach(advice -> words.add(Phrase.word(game.scene(view), game.write(advice.move()))));
    return words;
  }

  private static <S, M, V> String hinted(Game<S, M, V> game, long seed) {
    Referee<S, M, V> referee = new Referee<>(game, 2, seed);
    Seat seat = referee.prompt().must().lowest();
    Hint hint =
        new HintFinder<>(game, LEXICON)
            .find(referee.view(seat), seat, referee.prompt(), new Dice(seed))
            .orElseThrow();
    return hint.what().replaceAll("^.*?\\b([A-Z]{2,})\\b.*$", "$1").toLowerCase(Locale.ROOT);
  }

  @Test
  void where_no_play_is_known_the_hint_names_what_can_be_taken_back_first() {
    Kit kit =
        Kit.letters(
            Kit.Aim.most("Most points win.", "points"),
            List.of(
                Kit.Action.of("rest", "No more words", 0, 'R').pressedTwice(),
                Kit.Action.of("write", "Write it down", 1, 'W'),
                Kit.Action.of("pass", "Pass", 2, 'P')),
            0,
            false);
    Scene.Offer write =
        Scene.Offer.of("write", "Write {word}", new Field.Spell("word", "", List.of(), 2, 9));
    Scene.Offer rest = Scene.Offer.of("rest", "No more words");
    Scene.Offer pass = Scene.Offer.of("pass", "Pass");
    assertThat(Hint.withoutPlay(scene(write, rest, pass), kit).what())
        .isEqualTo("No word comes to mind: Pass.");
    assertThat(Hint.withoutPlay(scene(write, rest), kit).what()).contains("No more words");
    assertThat(Hint.withoutPlay(scene(write), kit).what()).contains("Write it down");
    assertThat(Hint.ofWaiting(scene(pass)).degree(2)).contains("wait").contains("Pass");
    Scene.Offer end = Scene.Offer.of("rest", "Say that your list is done");
    assertThat(Hint.of(scene(end), kit, Answer.of("rest")).what())
        .as("the words of its button")
        .isEqualTo("Press “No more words”.");
    Scene.Offer brief = Scene.Offer.of("rest", "Let the rest go");
    assertThat(Hint.of(scene(brief), kit, Answer.of("rest")).what())
        .as("its own words, where they fit")
        .isEqualTo("Press “Let the rest go”.");
    assertThat(Hint.withoutPlay(scene(write, rest), kit).there()).contains("No word comes to mind");
    assertThat(Hint.of(scene(write, end), kit, Answer.of("rest")).there())
        .as("what is better than a word that is known")
        .isEqualTo("There is something you can do.");
  }

  private static Scene scene(Scene.Offer... offers) {
    return new Scene("", List.of(), List.of(), List.of(), List.of(offers));
  }
}
