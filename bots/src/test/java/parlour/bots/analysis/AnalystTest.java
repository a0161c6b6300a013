package parlour.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.logomachy.Logomachy;
import parlour.games.material.CatalogEntry;
import parlour.games.rummy.Rummy;
import parlour.games.slapjack.SlapJack;
import parlour.games.travelling.Travelling;
import parlour.games.wordmaking.WordMaking;

/// The analysis of finished games.
class AnalystTest {
  private static <M, V> Log log(
      CatalogEntry entry,
      Map<String, String> settled,
      Game<?, M, V> game,
      long seed,
      int... levels) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int level : levels) bots.add(Bots.seat(game, level));
    Simulator.Played<M> played = Simulator.play(game, seed, bots, 20_000);
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            Settings.of(entry.settings(), settled),
            ShippedLexicon.load().version(),
            levels.length,
            new Seed(seed, "0".repeat(64)));
    return new Log(header, played.entries(game));
  }

  private static Analysis analyse(CatalogEntry entry, Map<String, String> settled, int... levels) {
    return analyse(11, entry, settled, levels);
  }

  private static Analysis analyse(
      long seed, CatalogEntry entry, Map<String, String> settled, int... levels) {
    Game<?, ?, ?> game = entry.open(settled, ShippedLexicon.load());
    return Analyst.of(
        game, log(entry, settled, game, seed, levels), word -> "what " + word + " means");
  }

  private static double meanCost(Analysis analysis, int seat) {
    return analysis.turns().stream()
        .filter(turn -> turn.by().equals(Seat.of(seat)) && turn.costHundredths() >= 0)
        .mapToInt(Analysis.Turn::costHundredths)
        .average()
        .orElse(0);
  }

  @Test
  void to_pass_after_the_longest_word_is_not_held_against_a_player_of_travelling_letters() {
    Analysis analysis = analyse(Travelling.ENTRY, Map.of("judge", "umpire"), 5, 5);
    List<Analysis.Turn> passes =
        analysis.turns().stream().filter(turn -> turn.alternatives().best().size() == 1).toList();
    assertThat(passes).isNotEmpty().allMatch(turn -> turn.costHundredths() == 0);
  }

  @Test
  void a_beginner_leaves_more_on_the_table_than_a_master() {
    Analysis analysis = analyse(Logomachy.ENTRY, Map.of("goal", "11"), 1, 5);
    assertThat(analysis.turns()).hasSizeGreaterThan(10);
    assertThat(meanCost(analysis, 0)).isGreaterThan(meanCost(analysis, 1));
    assertThat(analysis.turns())
        .anySatisfy(
            turn -> {
              assertThat(turn.costHundredths()).isPositive();
              assertThat(turn.alternatives().best()).isNotEmpty();
              assertThat(turn.lines()).isNotEmpty();
            });
  }

  @Test
  void the_lead_ends_where_the_game_did_and_every_finest_word_is_explained() {
    Analysis analysis = analyse(Logomachy.ENTRY, Map.of("goal", "11"), 3, 4);
    assertThat(analysis.leads()).hasSizeGreaterThan(1);
    assertThat(analysis.leads().getFirst().scores().at(Seat.of(0))).isZero();
    assertThat(analysis.finest()).hasSize(2);
    for (Analysis.Finest finest : analysis.finest()) {
      assertThat(ShippedLexicon.load().id(finest.word())).isNotNegative();
      assertThat(finest.meaning()).isEqualTo("what " + finest.word() + " means");
    }
  }

  @Test
  void words_that_are_none_and_pass_are_missed_challenges() {
    Map<String, String> unjudged = Map.of("judge", "vigilance", "goal", "21");
    // A slip is rare, and most are seen: in the first sixty games nobody misses one.
    List<Analysis.Missed> all = new ArrayList<>();
    for (long seed = 60; seed < 160 && all.isEmpty(); seed++)
      for (Analysis.Turn turn : analyse(seed, Logomachy.ENTRY, unjudged, 1, 1, 1).turns())
        all.addAll(turn.alternatives().missed());
    assertThat(all)
        .isNotEmpty()
        .allSatisfy(missed -> assertThat(missed.play()).startsWith("Challenge"));
  }

  @Test
  void who_passes_a_word_by_leaves_it_lying_but_who_draws_may_still_make_it() {
    Analysis analysis = analyse(WordMaking.ENTRY, Map.of("goal", "5"), 1, 1);
    assertThat(analysis.turns())
        .anySatisfy(
            turn -> {
              assertThat(turn.played()).startsWith("Put ");
              assertThat(turn.costHundredths()).isPositive();
              assertThat(turn.alternatives().best().getFirst().play()).endsWith("The pool");
            });
    assertThat(analysis.turns())
        .filteredOn(turn -> turn.played().startsWith("Draw"))
        .isNotEmpty()
        .allSatisfy(turn -> assertThat(turn.costHundredths()).isNegative());
  }

  @Test
  void the_better_discard_is_named_in_a_game_of_cards() {
    Analysis analysis = analyse(Rummy.SKAT, Map.of(), 1, 1);
    assertThat(analysis.turns())
        .anySatisfy(
            turn -> {
              assertThat(turn.played()).startsWith("Discard");
              assertThat(turn.costHundredths()).isPositive();
            });
    assertThat(analysis.finest()).isEmpty();
  }

  @Test
  void where_only_quickness_counts_nothing_is_held_against_anybody() {
    Analysis analysis = analyse(SlapJack.ENTRY, Map.of(), 2, 3);
    assertThat(analysis.turns())
        .allSatisfy(turn -> assertThat(turn.alternatives().best()).isEmpty());
  }

  @Test
  void it_can_be_sent_as_json_of_whole_numbers() {
    Analysis analysis = analyse(Rummy.SKAT, Map.of(), 2, 2);
    Json json = Json.parse(analysis.json().write());
    assertThat(json.at("turns").asItems()).hasSameSizeAs(analysis.turns());
    assertThat(json.at("leads").asItems().getLast().at("scores").asItems()).hasSize(2);
    assertThat(json.at("entries").asInt()).isEqualTo(analysis.entries());
  }
}
