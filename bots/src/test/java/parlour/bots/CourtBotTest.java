package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.Catalog;
import parlour.games.Kind;
import parlour.games.court.Act;
import parlour.games.court.Court;
import parlour.games.court.Seen;

/// Bots at tables that overrule the dictionary, beside one who pleads for anything.
class CourtBotTest {
  static Stream<Kind> kinds() {
    return Catalog.kinds().stream()
        .filter(
            kind ->
                kind.settings().stream().anyMatch(setting -> setting.name().equals("overrule")));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void they_play_on_with_whatever_word_is_admitted(Kind kind) {
    play((Court<?, ?, ?>) kind.open(Map.of("overrule", "vote"), ShippedLexicon.load()), kind);
  }

  private static <S, M, V> void play(Court<S, M, V> court, Kind kind) {
    int seats = Math.max(3, kind.seating().fewest());
    List<Bot<Act<M>, Seen<S, M, V>>> company = new ArrayList<>();
    company.add(new Pleader<>(court, Bots.seat(court, 3)));
    while (company.size() < seats) company.add(Bots.seat(court, company.size() % 2 == 0 ? 5 : 1));
    Simulator.Played<Act<M>> played = Simulator.play(court, 11, company, 50_000);
    assertThat(played.result()).as(kind.id()).isPresent();
    assertThat(played.refused()).as("plans refused in %s", kind.id()).isZero();
    assertThat(played.steps().stream().map(Simulator.Step::move).flatMap(Optional::stream))
        .filteredOn(Act.Plead.class::isInstance)
        .as("words pleaded for in %s", kind.id())
        .hasSize(3);
  }

  /// Pleads for whatever the table has not heard of yet, and otherwise plays like the bot beside
  /// him.
  private record Pleader<S, M, V>(Court<S, M, V> court, Bot<Act<M>, Seen<S, M, V>> bot)
      implements Bot<Act<M>, Seen<S, M, V>> {
    @Override
    public Optional<Reply<Act<M>>> reply(Seen<S, M, V> seen, Prompt prompt, Dice dice) {
      List<Act<M>> pleas = new ArrayList<>();
      court.moves(
          seen,
          act -> {
            if (act instanceof Act.Plead<M>) pleas.add(act);
          });
      return pleas.isEmpty()
          ? bot.reply(seen, prompt, dice)
          : Optional.of(new Reply<>(pleas.getLast(), 500));
    }
  }
}
