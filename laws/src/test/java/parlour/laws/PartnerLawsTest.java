package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.travelling.Move;
import parlour.games.travelling.Phase;
import parlour.games.travelling.Player;
import parlour.games.travelling.Position;
import parlour.games.travelling.Travelling;
import parlour.games.travelling.View;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.testkit.SettingMixtures;
import parlour.testkit.laws.Breach;
import parlour.testkit.laws.PartnerLaws;

/// The laws of partners over every game and option with sides, and partners who get round them.
///
/// `-Dlaws.partners=20` plays as many games of each.
@Tag("broad")
@Execution(ExecutionMode.CONCURRENT)
class PartnerLawsTest {
  private static final int SEEDS = Integer.getInteger("laws.partners", 1);
  private static final int FOUR = 4;
  private static final int STEPS = 300;

  /// One position in so many is searched.
  private static final int ONE_IN = 24;

  /// So few words that everything two partners can say is soon tried.
  private static final Lexicon FEW_WORDS =
      new LexiconWriter("a few words")
          .words(1, "at", "to", "on", "in", "it", "as", "cat", "act", "eat", "tea", "ate", "dog")
          .words(1, "god", "not", "ton", "net", "ten", "sit", "its", "lane", "lean", "stop", "post")
          .words(1, "rate", "tear", "stone", "notes", "least", "steal", "great", "grate", "plane")
          .words(1, "retain", "silent", "listen", "master", "stream", "danger", "garden", "painter")
          .lexicon();

  private static Lexicon lexicon(CatalogEntry entry) {
    // Envelopes are filled with words of their own.
    return entry.id().equals("anagrams") ? ShippedLexicon.load() : FEW_WORDS;
  }

  @TestFactory
  Stream<DynamicTest> partners_gain_nothing_by_what_is_false() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                choices(entry).stream()
                    .map(
                        chosen ->
                            DynamicTest.dynamicTest(
                                entry.id() + " " + chosen, () -> hold(entry, chosen))));
  }

  /// Whoever doubted a partner's word would be refused, again and again.
  @TestFactory
  Stream<DynamicTest> bots_with_partners_are_refused_nothing() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                choices(entry).stream()
                    .limit(2)
                    .map(
                        chosen ->
                            DynamicTest.dynamicTest(
                                entry.id() + " " + chosen,
                                () -> refusedNothing(entry.open(chosen, ShippedLexicon.load())))));
  }

  private static <S, M, V> void refusedNothing(Game<S, M, V> game) {
    for (int seed = 0; seed < 4 * SEEDS; seed++) {
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int i = 0; i < FOUR; i++) bots.add(Bots.seat(game, i + 1));
      assertThat(Simulator.play(game, seed, bots, 20_000).refused()).as("seed %d", seed).isZero();
    }
  }

  /// Mixtures of settings with which a game has sides.
  private static List<Map<String, String>> choices(CatalogEntry entry) {
    List<Map<String, String>> all = new ArrayList<>();
    for (Map<String, String> mixture : SettingMixtures.of(entry.settings(), _ -> true, false)) {
      Map<String, String> chosen = new TreeMap<>(mixture);
      // The court, which has tests of its own, and lists of words make no other partners.
      chosen.keySet().removeAll(Set.of("overrule", "list"));
      entry.service().evening().ifPresent(evening -> chosen.putAll(evening.fixed()));
      if (entry.settings().stream().anyMatch(setting -> setting.name().equals("partners")))
        chosen.put("partners", "yes");
      if (!all.contains(chosen) && hasSides(entry, chosen)) all.add(chosen);
    }
    return all;
  }

  private static boolean hasSides(CatalogEntry entry, Map<String, String> chosen) {
    if (entry.objection(FOUR, chosen).isPresent()) return false;
    return hasSides(entry.open(chosen, lexicon(entry)));
  }

  private static <S, M, V> boolean hasSides(Game<S, M, V> game) {
    S dealt = game.deal(Seats.first(FOUR), 0);
    return game.scene(game.view(dealt, Seat.NOBODY)).places().stream()
        .noneMatch(place -> place.side().isEmpty());
  }

  private static void hold(CatalogEntry entry, Map<String, String> chosen) {
    Lexicon lexicon = lexicon(entry);
    for (int seed = 0; seed < SEEDS; seed++)
      hold(entry.open(chosen, lexicon), entry.open(umpired(entry, chosen), lexicon), seed, ONE_IN);
  }

  private static Map<String, String> umpired(CatalogEntry entry, Map<String, String> chosen) {
    Map<String, String> umpired = new TreeMap<>(chosen);
    if (entry.settings().stream().anyMatch(setting -> setting.name().equals("judge")))
      umpired.put("judge", "umpire");
    return umpired;
  }

  @SuppressWarnings("unchecked")
  private static <S, M, V> int hold(
      Game<S, M, V> game, Game<?, ?, ?> umpired, long seed, int oneIn) {
    return new PartnerLaws<>(game, (Game<S, M, V>) umpired, FOUR, STEPS).hold(seed, oneIn);
  }

  private static final Map<String, String> PARTNERS =
      Map.of("judge", "vigilance", "partners", "yes");

  @Test
  void pairs_come_up() {
    for (String id : List.of("travelling", "spelling-match", "word-building", "logomachy")) {
      CatalogEntry entry = Catalog.find(id).orElseThrow();
      assertThat(
              hold(
                  entry.open(PARTNERS, FEW_WORDS),
                  entry.open(umpired(entry, PARTNERS), FEW_WORDS),
                  0,
                  ONE_IN))
          .as(id)
          .isPositive();
    }
  }

  /// @param from the first seed that is tried
  private static void isFound(
      int law, Game<?, ?, ?> game, CatalogEntry entry, int from, int oneIn) {
    Game<?, ?, ?> umpired = entry.open(umpired(entry, PARTNERS), FEW_WORDS);
    for (int seed = from; seed < from + 40; seed++)
      try {
        hold(game, umpired, seed, oneIn);
      } catch (Breach breach) {
        assertThat(breach.law()).as(breach.getMessage()).isEqualTo(law);
        return;
      }
    fail("nobody has found it");
  }

  /// The edition of a game before the one that is played now.
  private static void isFound(String id, int from, int oneIn) {
    CatalogEntry entry = Catalog.find(id).orElseThrow();
    CatalogEntry.Edition old = entry.edition(entry.rulesVersion() - 1).orElseThrow();
    Game<?, ?, ?> before = old.opening().open(Settings.of(old.settings(), PARTNERS), FEW_WORDS);
    isFound(14, before, entry, from, oneIn);
  }

  @Test
  void partners_who_doubt_one_another_on_purpose_are_found() {
    isFound("travelling", 0, ONE_IN);
  }

  /// They forfeit what is no word, and one takes back what the other made.
  @Test
  void partners_who_take_back_what_they_have_forfeited_are_found() {
    isFound("spelling-match", 23, 4);
  }

  /// A rule of The Travelling Letters that partners could use.
  private interface Hole {
    Optional<Position> play(Travelling game, Position position, Seat by, Move move, long atMillis);
  }

  private static Seat partner(Seat seat) {
    return Seat.of((seat.index() + 2) % FOUR);
  }

  @SuppressWarnings("unchecked")
  private static void isFound(int law, Hole hole) {
    Travelling game = (Travelling) Travelling.ENTRY.open(PARTNERS, FEW_WORDS);
    Game<Position, Move, View> planted =
        (Game<Position, Move, View>)
            Proxy.newProxyInstance(
                PartnerLawsTest.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, args) -> {
                  if (method.getName().equals("play")) {
                    Optional<Position> after =
                        hole.play(
                            game,
                            (Position) args[0],
                            (Seat) args[1],
                            (Move) args[2],
                            (long) args[3]);
                    if (after.isPresent()) return Ruling.legal(after.get(), List.of());
                  }
                  return method.invoke(game, args);
                });
    isFound(law, planted, Travelling.ENTRY, 0, ONE_IN);
  }

  private static Position with(Position now, Phase phase, PerSeat<Player> players) {
    return new Position(now.match(), phase, now.nowMillis(), players, now.box(), now.dice());
  }

  /// Whoever has read the words has read them for all.
  @Test
  void a_word_that_ends_the_doubts_of_others_is_found() {
    isFound(
        14,
        (game, now, _, move, atMillis) ->
            move instanceof Move.Content
                    && game.timeUp(now, atMillis) instanceof Ruling.Legal<Position> closed
                ? Optional.of(closed.next())
                : Optional.empty());
  }

  /// Whoever is ready gives a partner, who is not, another minute.
  @Test
  void partners_who_give_one_another_time_are_found() {
    isFound(
        15,
        (game, now, by, move, atMillis) ->
            move instanceof Move.Pass
                    && now.phase() instanceof Phase.Forming(int passes, long dueMillis)
                    && !now.players().at(partner(by)).passed()
                    && game.play(now, by, move, atMillis) instanceof Ruling.Legal<Position> passed
                ? Optional.of(
                    with(
                        passed.next(),
                        new Phase.Forming(passes, dueMillis + 60_000),
                        passed.next().players()))
                : Optional.empty());
  }

  /// Whoever is ready gives a partner, who is not, the letters that are left.
  @Test
  void partners_who_hand_one_another_letters_are_found() {
    isFound(
        16,
        (_, now, by, move, _) -> {
          Player from = now.players().at(by);
          Player to = now.players().at(partner(by));
          if (!(move instanceof Move.Pass) || from.passed() || to.passed()) return Optional.empty();
          return Optional.of(
              with(
                  now,
                  now.phase(),
                  now.players()
                      .with(by, with(from, Letters.of(from.word()), true))
                      .with(partner(by), with(to, to.letters().plus(from.loose()), false))));
        });
  }

  private static Player with(Player player, Letters letters, boolean passed) {
    return new Player(
        letters, player.before(), player.since(), player.word(), player.changes(), passed);
  }
}
