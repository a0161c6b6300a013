package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.crossword.Crossword;
import parlour.games.foil.Foil;
import parlour.games.material.CatalogEntry;
import parlour.games.puzzleneighbor.Move;
import parlour.games.puzzleneighbor.PuzzleNeighbor;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.games.spellingmatch.SpellingMatch;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.WordBuilding;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;

/// What our readings of partners, errors and doubts change in play, in games of bots: beside the
/// edition before a reading where that is kept, and otherwise how often what it is about comes up.
/// What doubts cost is measured by [DoubtingEverythingTest], what refusals tell and passes end by
/// [DoubtLawsTest].
///
/// A few games of each are played always. `-Dlaws.rulings=60` plays as many, and prints the figures
/// that the register of gaps gives.
@Execution(ExecutionMode.CONCURRENT)
class RulingsTest {
  private static final int GAMES = Integer.getInteger("laws.rulings", 4);
  private static final Map<String, String> VIGILANT = Map.of("judge", "vigilance");
  private static final Map<String, String> PARTNERS =
      Map.of("judge", "vigilance", "partners", "yes");

  private static void report(String clause, String template, Object... figures) {
    if (GAMES >= 50)
      System.out.printf(
          Locale.ROOT, "%s, %d games: %s%n", clause, GAMES, template.formatted(figures));
  }

  private static boolean cites(List<Event> events, String clause) {
    return events.stream().anyMatch(event -> event.line().clauses().contains(clause));
  }

  @Test
  void partners_count_together_in_the_spelling_match() {
    partners(
        (SpellingMatch) Habits.now("spelling-match", PARTNERS),
        (end, seat) -> end.players().at(seat).words().size());
  }

  @Test
  void partners_count_together_in_word_building() {
    partners(
        (WordBuilding) Habits.now("word-building", PARTNERS),
        (end, seat) -> end.match().counters().of(seat));
  }

  private static <S, M, V> void partners(Game<S, M, V> game, BiFunction<S, Seat, Integer> own) {
    int beaten = 0;
    int equal = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      S end = Habits.play(game, 4, seed, _ -> Habits.none(), (_, _, _, _) -> {});
      PerSeat<Integer> each = PerSeat.of(4, seat -> own.apply(end, seat));
      int most = IntStream.range(0, 4).map(i -> each.at(Seat.of(i))).max().orElseThrow();
      Seats winners = game.result(end).orElseThrow().winners();
      Seat one = winners.lowest();
      int ahead = side(each, one) - side(each, Seat.of((one.index() + 1) % 4));
      assertThat(ahead).isNotNegative();
      if (ahead == 0) equal++;
      else if (each.at(one) != most && each.at(partner(one)) != most) beaten++;
    }
    report(
        game.getClass().getSimpleName(),
        "the best player is on the losing side in %d, sides are equal in %d",
        beaten,
        equal);
  }

  private static Seat partner(Seat seat) {
    return Seat.of((seat.index() + 2) % 4);
  }

  private static int side(PerSeat<Integer> each, Seat seat) {
    return each.at(seat) + each.at(partner(seat));
  }

  @Test
  void a_fragment_brings_nothing() {
    WordBuilding before = (WordBuilding) Habits.under(2, "word-building", VIGILANT);
    WordBuilding now = (WordBuilding) Habits.now("word-building", VIGILANT);
    AtomicInteger paid = new AtomicInteger();
    double share = unfinished(now, paid);
    assertThat(paid).hasValue(0);
    report("word-building.amb.unfinished", "with it %.2f", share);
    share = unfinished(before, paid);
    assertThat(paid).as("they come up").hasPositiveValue();
    report(
        "word-building.amb.unfinished", "without it %.2f and %d fragments paid", share, paid.get());
  }

  /// One lays letters in the second part and never finishes the word they were for.
  private static double unfinished(WordBuilding game, AtomicInteger paid) {
    return Habits.share(
        game,
        3,
        GAMES,
        view ->
            view.isTurn()
                    && view.phase() == Phase.UP
                    && view.round().word().last().equals(view.eye())
                ? Optional.of(new parlour.games.wordbuilding.Move.Pass())
                : Optional.empty(),
        Habits.none(),
        (position, _, after, _) -> {
          String laid = position.round().word().laid();
          Seat last = position.round().word().last();
          if (position.round().phase() == Phase.UP
              && after.round().word().laid().isEmpty()
              && !game.words().isWord(laid)
              && after.match().counters().of(last) > position.match().counters().of(last))
            paid.incrementAndGet();
        });
  }

  @Test
  void a_pass_ends_no_doubt() {
    WordBuilding game = (WordBuilding) Habits.now("word-building", VIGILANT);
    AtomicInteger open = new AtomicInteger();
    Habits.share(
        game,
        3,
        GAMES,
        Habits.none(),
        Habits.none(),
        (position, by, after, events) -> {
          if (position.round().word().laid().equals(after.round().word().laid())
              && position.round().turn().seat().equals(by)
              && !after.round().turn().seat().equals(by))
            for (Seat seat : Seats.first(3))
              if (game.view(after, seat).mayChallenge()) open.incrementAndGet();
        });
    assertThat(open).hasPositiveValue();
    report("word-building.amb.pass-no-play", "%d doubts open after a pass", open.get());
  }

  private static final String NO_WORD = "bcdfgh";

  /// One passes on a stack that is no word, and whoever gets it announces one all the same.
  private static double gibberish(PuzzleNeighbor game, AtomicInteger mistaken) {
    return Habits.share(
        game,
        3,
        GAMES,
        view ->
            view.mayPick() ? Optional.of(new Move.Pick(NO_WORD)) : Habits.doubting(game).now(view),
        view ->
            view.own().progress() == Progress.OPEN
                    && Letters.of(view.own().letters()).equals(Letters.of(NO_WORD))
                ? Optional.of(new Move.Announce(NO_WORD))
                : Optional.empty(),
        (_, _, _, events) -> {
          if (cites(events, "general.error.no-count")) mistaken.incrementAndGet();
        });
  }

  @Test
  void a_stack_that_is_no_word_brings_nothing() {
    AtomicInteger mistaken = new AtomicInteger();
    double now = gibberish((PuzzleNeighbor) Habits.now("puzzle-neighbor", VIGILANT), mistaken);
    assertThat(mistaken).as("somebody is mistaken").hasPositiveValue();
    assertThat(now).isLessThanOrEqualTo(1.0 / 3);
    if (GAMES >= 50)
      report(
          "puzzle-neighbor.amb.mistaken",
          "without it %.2f, with it %.2f, mistaken %d",
          gibberish((PuzzleNeighbor) Habits.under(1, "puzzle-neighbor", VIGILANT), mistaken),
          now,
          mistaken.get());
  }

  /// The umpire's dictionary has none of the words that are laid, and one player doubts them all:
  /// how many are taken off, and how many may then be challenged again that could not be.
  @Test
  void a_word_may_be_challenged_again() {
    for (int edition = 1; edition <= 2; edition++) {
      CatalogEntry.Edition rules =
          Catalog.find("crossword").orElseThrow().edition(edition).orElseThrow();
      Settings chosen = Settings.of(rules.settings(), Map.of("ending", "1-hand"));
      Crossword ours = (Crossword) rules.opening().open(chosen, ShippedLexicon.load());
      Crossword umpires =
          (Crossword)
              rules
                  .opening()
                  .open(chosen, new LexiconWriter("one word").words(1, "zebra").lexicon());
      AtomicInteger off = new AtomicInteger();
      AtomicInteger reopened = new AtomicInteger();
      for (int seed = 0; seed < GAMES; seed++)
        Habits.watch(
            umpires,
            3,
            seed,
            Simulator.play(
                umpires,
                seed,
                List.of(
                    Bots.seat(ours, Bots.USUAL),
                    Bots.seat(ours, Bots.USUAL),
                    sometimes(Habits.doubting(umpires), Bots.seat(ours, Bots.USUAL))),
                2_000),
            (position, _, after, events) -> {
              if (!cites(events, "crossword.challenge.right")) return;
              off.incrementAndGet();
              reopened.addAndGet(
                  Math.max(
                      0, after.board().claims().size() - position.board().claims().size() + 1));
            });
      assertThat(off).hasPositiveValue();
      assertThat(reopened.get() > 0).as("edition %d", edition).isEqualTo(edition == 2);
      report(
          "crossword.amb.reopened, edition " + edition,
          "%d taken off, %d open again",
          off.get(),
          reopened.get());
    }
  }

  /// Keeps a habit one time in three.
  private static <M, V> Bot<M, V> sometimes(Habits.Habit<M, V> habit, Bot<M, V> otherwise) {
    return (view, prompt, dice) -> {
      Optional<M> now = dice.once(3) ? habit.now(view) : Optional.empty();
      return now.isPresent()
          ? now.map(move -> new Bot.Reply<>(move, 300))
          : otherwise.reply(view, prompt, dice);
    };
  }

  /// How many of the words laid take an S for their plural.
  @Test
  void a_plural_tells_that_there_is_such_a_word() {
    Crossword game = (Crossword) Habits.now("crossword", VIGILANT);
    Lexicon lexicon = ShippedLexicon.load();
    AtomicInteger laid = new AtomicInteger();
    AtomicInteger told = new AtomicInteger();
    Habits.share(
        game,
        3,
        GAMES,
        Habits.none(),
        Habits.none(),
        (position, _, after, _) -> {
          if (after.board().claims().isEmpty()
              || after.board().claims().equals(position.board().claims())) return;
          String word = after.board().claims().getLast().entries().getFirst().word();
          laid.incrementAndGet();
          if (lexicon.isPlural(word, word + "s")) told.incrementAndGet();
        });
    assertThat(told).hasPositiveValue();
    report("crossword.amb.no-s-challenged", "%d of %d words", told.get(), laid.get());
  }

  @Test
  void whoever_knocked_wrongly_may_knock_again() {
    Foil game = (Foil) Habits.now("foil", Map.of());
    AtomicInteger knocks = new AtomicInteger();
    AtomicInteger wrong = new AtomicInteger();
    Habits.Watcher<parlour.games.foil.Position> counting =
        (_, _, _, events) -> {
          if (cites(events, "foil.knock.false")) wrong.incrementAndGet();
          if (cites(events, "foil.knock.stop")) knocks.incrementAndGet();
        };
    Habits.share(game, 3, Math.min(GAMES, 20), Habits.none(), Habits.none(), counting);
    assertThat(knocks).hasPositiveValue();
    report("foil.amb.knock-again", "bots: %d knocks, %d false", knocks.get(), wrong.get());
    assertThat(wrong).as("bots knock with words").hasValue(0);
    knocks.set(0);
    for (int seed = 0; seed < GAMES; seed++)
      Habits.watch(game, 3, seed, Simulator.playRandomly(game, 3, seed, 20_000), counting);
    report("foil.amb.knock-again", "random: %d knocks, %d false", knocks.get(), wrong.get());
  }
}
