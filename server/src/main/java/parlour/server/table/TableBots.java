package parlour.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Match;
import parlour.server.table.state.Players;

/// All the bots of a table.
final class TableBots {
  private final List<BotPlayer<?, ?>> bots = new ArrayList<>();
  private final Game<?, ?, ?> game;
  private final BotFactory factory;
  private final BotPlayer.Thinking thinking;

  /// Seats the company's bots before a game.
  TableBots(Players players, Game<?, ?, ?> game, BotFactory factory, BotPlayer.Thinking thinking) {
    this.game = game;
    this.factory = factory;
    this.thinking = thinking;
    for (Seat seat : players.bots())
      players.at(seat).bot().ifPresent(bot -> bots.add(player(seat, bot, game, factory, thinking)));
  }

  /// A bot sits in while a game is played: it is shown all its chair has seen.
  void add(Seat seat, Chair.BotChair bot, Match match) {
    remove(seat);
    BotPlayer<?, ?> player = player(seat, bot, game, factory, thinking);
    bots.add(player);
    replay(match, List.of(player));
  }

  /// The bot of a chair gets up, and what it planned is forgotten.
  void remove(Seat seat) {
    bots.removeIf(
        player -> {
          if (!player.seat().equals(seat)) return false;
          player.forget();
          return true;
        });
  }

  private static <M, V> BotPlayer<M, V> player(
      Seat seat,
      Chair.BotChair machine,
      Game<?, M, V> game,
      BotFactory factory,
      BotPlayer.Thinking thinking) {
    return new BotPlayer<>(
        seat, game, factory.seat(game, machine.level()), machine.diceSeed(), thinking);
  }

  /// Shows the bots a game from its deal on, so that they remember what they knew before the table
  /// was read back.
  void replay(Match match) {
    replay(match, bots);
  }

  private static void replay(Match match, List<BotPlayer<?, ?>> players) {
    if (players.isEmpty()) return;
    Referee<?, ?, ?> referee =
        new Referee<>(
            match.referee().game(), match.header().seats(), match.header().seed().value());
    show(players, referee, Seat.NOBODY, 0);
    for (Log.Entry entry : match.entries()) {
      referee.apply(entry);
      show(players, referee, entry.by(), entry.at());
    }
  }

  /// Shows the bots what the table has become.
  void show(Referee<?, ?, ?> referee, Seat by, long at) {
    show(bots, referee, by, at);
  }

  private static void show(
      List<BotPlayer<?, ?>> players, Referee<?, ?, ?> referee, Seat by, long at) {
    for (BotPlayer<?, ?> player : players) player.show(referee, by, at);
  }

  void accept(BotPlayer.Thought thought) {
    for (BotPlayer<?, ?> player : bots) {
      if (player.seat().equals(thought.seat())) player.accept(thought);
    }
  }

  boolean isThinking() {
    for (BotPlayer<?, ?> player : bots) if (player.isThinking()) return true;
    return false;
  }

  /// The plans that are due by then, the earliest first.
  List<BotPlayer.Plan> due(long until) {
    return plans().stream()
        .filter(plan -> plan.dueMillis() <= until)
        .sorted(Comparator.comparingLong(BotPlayer.Plan::dueMillis))
        .toList();
  }

  /// When the next plan is due, or never.
  long nextDueMillis() {
    return plans().stream().mapToLong(BotPlayer.Plan::dueMillis).min().orElse(Long.MAX_VALUE);
  }

  private List<BotPlayer.Plan> plans() {
    return bots.stream().map(BotPlayer::plan).flatMap(Optional::stream).toList();
  }

  /// Whether the plan of that chair still stands when the table has become this.
  boolean isPlanValid(Seat seat, Referee<?, ?, ?> referee) {
    for (BotPlayer<?, ?> player : bots)
      if (player.seat().equals(seat)) return player.isPlanValid(referee);
    return false;
  }

  void playAnything(Seat seat, Referee<?, ?, ?> referee, long at) {
    for (BotPlayer<?, ?> player : bots)
      if (player.seat().equals(seat)) player.playAnything(referee, at);
  }
}
