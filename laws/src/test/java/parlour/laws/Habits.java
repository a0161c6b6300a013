package parlour.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Games between bots of which some have a habit: what it brings them, and what happens meanwhile.
final class Habits {
  /// The verbs by which words are doubted.
  static final Set<String> DOUBTS = Set.of("challenge", "doubt");

  private static final int LONGEST = 20_000;

  private Habits() {}

  /// What a player does before all else, if anything.
  interface Habit<M, V> {
    Optional<M> now(V view);
  }

  /// What is looked at in a game, step by step.
  interface Watcher<S> {
    /// @param by nobody where the clock spoke
    void saw(S before, Seat by, S after, List<Event> events);
  }

  /// A game as it is played now.
  static Game<?, ?, ?> now(String id, Map<String, String> chosen) {
    return Catalog.find(id).orElseThrow().open(chosen, ShippedLexicon.load());
  }

  /// A game as it was dealt under that edition of its rules.
  static Game<?, ?, ?> under(int edition, String id, Map<String, String> chosen) {
    CatalogEntry.Edition old = Catalog.find(id).orElseThrow().edition(edition).orElseThrow();
    return old.opening().open(Settings.of(old.settings(), chosen), ShippedLexicon.load());
  }

  /// Doubts whatever it can.
  static <M, V> Habit<M, V> doubting(Game<?, M, V> game) {
    return always(game, DOUBTS);
  }

  /// Does what one of these verbs says whenever that is offered.
  static <M, V> Habit<M, V> always(Game<?, M, V> game, Set<String> verbs) {
    return view -> {
      List<M> some = new ArrayList<>();
      if (game.scene(view).offers().stream().anyMatch(offer -> verbs.contains(offer.verb())))
        game.moves(
            view,
            move -> {
              if (verbs.contains(game.write(move).verb())) some.add(move);
            });
      return some.stream().findFirst();
    };
  }

  /// How many of these games, ties divided, a player with a habit wins; the chair changes from game
  /// to game.
  static <S, M, V> double share(Game<S, M, V> game, int seats, int games, Habit<M, V> habit) {
    return share(game, seats, games, habit, none(), (_, _, _, _) -> {});
  }

  /// The same where all others have a habit, too, and somebody looks on.
  static <S, M, V> double share(
      Game<S, M, V> game,
      int seats,
      int games,
      Habit<M, V> habit,
      Habit<M, V> others,
      Watcher<S> watcher) {
    double won = 0;
    for (int seed = 0; seed < games; seed++) {
      int own = seed % seats;
      S end = play(game, seats, seed, i -> i == own ? habit : others, watcher);
      Seats winners = game.result(end).orElseThrow().winners();
      if (winners.has(Seat.of(own))) won += 1.0 / winners.size();
    }
    return won / games;
  }

  static <M, V> Habit<M, V> none() {
    return _ -> Optional.empty();
  }

  /// Plays one game, goes through it once more before whoever looks on, and says how it stood at
  /// the end.
  static <S, M, V> S play(
      Game<S, M, V> game,
      int seats,
      long seed,
      IntFunction<Habit<M, V>> habits,
      Watcher<S> watcher) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      bots.add(new Habitual<>(habits.apply(i), Bots.seat(game, Bots.USUAL)));
    return watch(game, seats, seed, Simulator.play(game, seed, bots, LONGEST), watcher);
  }

  /// Goes through a game once more.
  static <S, M> S watch(
      Game<S, M, ?> game, int seats, long seed, Simulator.Played<M> played, Watcher<S> watcher) {
    S position = game.deal(Seats.first(seats), seed);
    for (Simulator.Step<M> step : played.steps()) {
      S before = position;
      Ruling<S> ruling =
          step.move()
              .map(move -> game.play(before, step.by(), move, step.atMillis()))
              .orElseGet(() -> game.timeUp(before, step.atMillis()));
      if (!(ruling instanceof Ruling.Legal<S> legal))
        throw new IllegalStateException("it was legal before: " + step);
      watcher.saw(before, step.by(), legal.next(), legal.events());
      position = legal.next();
    }
    return position;
  }

  private record Habitual<M, V>(Habit<M, V> habit, Bot<M, V> otherwise) implements Bot<M, V> {
    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      Optional<M> now = habit.now(view);
      return now.isPresent()
          ? now.map(move -> new Reply<>(move, 300))
          : otherwise.reply(view, prompt, dice);
    }
  }
}
