package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.Catalog;
import parlour.games.anagrams.Anagrams;
import parlour.games.anagrams.Move;
import parlour.games.anagrams.Position;
import parlour.games.anagrams.View;
import parlour.games.court.Court;
import parlour.games.court.CourtMove;
import parlour.games.court.CourtView;
import parlour.games.court.Opinion;
import parlour.games.material.CatalogEntry;
import parlour.games.puzzleneighbor.PuzzleNeighbor;

/// Bots at tables that overrule the dictionary, beside a player who pleads for any word.
class CourtBotTest {
  private static final int GAMES = 20;

  static Stream<CatalogEntry> entries() {
    return Catalog.entries().stream()
        .filter(
            entry ->
                entry.settings().stream().anyMatch(setting -> setting.name().equals("overrule")));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void they_play_on_with_whatever_word_is_admitted(CatalogEntry entry) {
    play((Court<?, ?, ?>) entry.open(Map.of("overrule", "vote"), ShippedLexicon.load()), entry);
  }

  private static <S, M, V> void play(Court<S, M, V> court, CatalogEntry entry) {
    int seats = Math.max(3, entry.seating().fewest());
    List<Bot<CourtMove<M>, CourtView<S, M, V>>> bots = new ArrayList<>();
    bots.add(new Pleader<>(court, Bots.seat(court, 3)));
    while (bots.size() < seats) bots.add(Bots.seat(court, bots.size() % 2 == 0 ? 5 : 1));
    Simulator.Played<CourtMove<M>> played = Simulator.play(court, 11, bots, 50_000);
    assertThat(played.result()).as(entry.id()).isPresent();
    assertThat(played.refused()).as("plans refused in %s", entry.id()).isZero();
    assertThat(played.steps().stream().map(Simulator.Step::move).flatMap(Optional::stream))
        .filteredOn(CourtMove.Plead.class::isInstance)
        .as("words pleaded for in %s", entry.id())
        .hasSize(3);
  }

  @Test
  void the_leader_of_anagrams_still_knows_the_words_given_out_once_another_is_admitted() {
    Court<Position, Move, View> court = open(Anagrams.ENTRY);
    Function<View, Optional<Move>> givesUp =
        view -> view.mayAnnounce() ? Optional.of(new Move.Return()) : Optional.empty();
    assertThat(afterwards(court, givesUp, Move.Name.class, Move.Concede.class))
        .isGreaterThan(GAMES * 2 / 3);
  }

  @Test
  void a_player_who_set_a_puzzle_still_knows_its_word_once_another_is_admitted() {
    Court<
            parlour.games.puzzleneighbor.Position,
            parlour.games.puzzleneighbor.Move,
            parlour.games.puzzleneighbor.View>
        court = open(PuzzleNeighbor.ENTRY);
    assertThat(
            afterwards(
                court,
                view ->
                    view.isTrying()
                        ? Optional.of(new parlour.games.puzzleneighbor.Move.Yield())
                        : view.mayRequire()
                            ? Optional.of(new parlour.games.puzzleneighbor.Move.Require())
                            : Optional.empty(),
                parlour.games.puzzleneighbor.Move.Spell.class,
                parlour.games.puzzleneighbor.Move.Concede.class))
        .isGreaterThan(GAMES * 2 / 3);
  }

  @SuppressWarnings("unchecked")
  private static <S, M, V> Court<S, M, V> open(CatalogEntry entry) {
    return (Court<S, M, V>)
        Court.beside(entry).open(Map.of("overrule", "vote"), ShippedLexicon.load());
  }

  /// In how many games the best bot, beside a player who has a word admitted and then gives up,
  /// first names the word it had in mind rather than conceding that it forgot it.
  private static <S, M, V> int afterwards(
      Court<S, M, V> court,
      Function<V, Optional<M>> givesUp,
      Class<? extends M> knows,
      Class<? extends M> forgot) {
    int known = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Bot<CourtMove<M>, CourtView<S, M, V>> quitter = new Quitter<>(Bots.seat(court, 3), givesUp);
      Simulator.Played<CourtMove<M>> played =
          Simulator.play(court, seed, List.of(quitter, Bots.seat(court, 5)), 50_000);
      assertThat(played.refused()).isZero();
      Optional<M> first =
          played.steps().stream()
              .dropWhile(step -> step.move().filter(CourtMove.Vote.class::isInstance).isEmpty())
              .filter(step -> step.by().equals(Seat.of(1)))
              .flatMap(step -> step.move().stream())
              .flatMap(
                  act ->
                      act instanceof CourtMove.Play<M>(M move) ? Stream.of(move) : Stream.empty())
              .filter(move -> knows.isInstance(move) || forgot.isInstance(move))
              .findFirst();
      assertThat(first).as("what it says in game %d", seed).isPresent();
      if (knows.isInstance(first.orElseThrow())) known++;
    }
    return known;
  }

  /// Has a word admitted when it should look for its own, gives up its own, and otherwise plays
  /// like the bot it wraps.
  private record Quitter<S, M, V>(
      Bot<CourtMove<M>, CourtView<S, M, V>> bot, Function<V, Optional<M>> givesUp)
      implements Bot<CourtMove<M>, CourtView<S, M, V>> {
    @Override
    public Optional<Reply<CourtMove<M>>> reply(CourtView<S, M, V> seen, Prompt prompt, Dice dice) {
      if (seen.docket().open().isPresent())
        return Optional.of(
            new Reply<>(new CourtMove.Vote<>(seen.docket().open().get().word(), Opinion.FOR), 500));
      Optional<M> move = givesUp.apply(seen.inner());
      if (move.isEmpty()) return bot.reply(seen, prompt, dice);
      return Optional.of(
          new Reply<>(
              seen.docket().admitted().isEmpty()
                  ? new CourtMove.Plead<>("blorple")
                  : new CourtMove.Play<>(move.get()),
              500));
    }
  }

  /// Pleads for every word the table has not heard of yet, and otherwise plays like the bot it
  /// wraps.
  private record Pleader<S, M, V>(Court<S, M, V> court, Bot<CourtMove<M>, CourtView<S, M, V>> bot)
      implements Bot<CourtMove<M>, CourtView<S, M, V>> {
    @Override
    public Optional<Reply<CourtMove<M>>> reply(CourtView<S, M, V> seen, Prompt prompt, Dice dice) {
      List<CourtMove<M>> pleas = new ArrayList<>();
      court.moves(
          seen,
          act -> {
            if (act instanceof CourtMove.Plead<M>) pleas.add(act);
          });
      return pleas.isEmpty()
          ? bot.reply(seen, prompt, dice)
          : Optional.of(new Reply<>(pleas.getLast(), 500));
    }
  }
}
