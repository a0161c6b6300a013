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
  private final List<BotPlayer<?, ?>> players = new ArrayList<>();
  private final Game<?, ?, ?> game;
  private final BotFactory factory;
  private final BotPlayer.Line line;

  /// Seats the company's bots before a game.
  TableBots(Players company, Game<?, ?, ?> game, BotFactory factory, BotPlayer.Line line) {
    this.game = game;
    this.factory = factory;
    this.line = line;
    for (Seat seat : company.bots())
      company.at(seat).bot().ifPresent(bot -> players.add(player(seat, bot, game, factory, line)));
  }

  /// A bot sits in while a game is played: it is shown all its chair has seen.
  void sitIn(Seat seat, Chair.Machine bot, Match match) {
    getUp(seat);
    BotPlayer<?, ?> player = player(seat, bot, game, factory, line);
    players.add(player);
    recall(match, List.of(player));
  }

  /// The bot of a chair gets up, and what it planned is forgotten.
  void getUp(Seat seat) {
    players.removeIf(
        player -> {
          if (!player.seat().equals(seat)) return false;
          player.forget();
          return true;
        });
  }

  private static <M, V> BotPlayer<M, V> player(
      Seat seat,
      Chair.Machine machine,
      Game<?, M, V> game,
      BotFactory factory,
      BotPlayer.Line line) {
    return new BotPlayer<>(seat, game, factory.seat(game, machine.level()), machine.dice(), line);
  }

  /// Shows the bots a game from its deal on, so that they remember what they knew before the table
  /// was read back.
  void recall(Match match) {
    recall(match, players);
  }

  private static void recall(Match match, List<BotPlayer<?, ?>> players) {
    if (players.isEmpty()) return;
    Referee<?, ?, ?> referee =
        new Referee<>(
            match.referee().game(), match.header().seats(), match.header().seed().value());
    look(players, referee, Seat.NOBODY, 0);
    for (Log.Entry entry : match.entries()) {
      referee.apply(entry);
      look(players, referee, entry.by(), entry.atMillis());
    }
  }

  /// Shows the bots what the table has become.
  void look(Referee<?, ?, ?> referee, Seat by, long at) {
    look(players, referee, by, at);
  }

  private static void look(
      List<BotPlayer<?, ?>> players, Referee<?, ?, ?> referee, Seat by, long at) {
    for (BotPlayer<?, ?> player : players) player.look(referee, by, at);
  }

  void take(BotPlayer.Thought thought) {
    for (BotPlayer<?, ?> player : players) {
      if (player.seat().equals(thought.seat())) player.take(thought);
    }
  }

  boolean isThinking() {
    for (BotPlayer<?, ?> player : players) if (player.isThinking()) return true;
    return false;
  }

  /// The plans that are due by then, the earliest first.
  List<BotPlayer.Plan> due(long until) {
    return plans().stream()
        .filter(plan -> plan.due() <= until)
        .sorted(Comparator.comparingLong(BotPlayer.Plan::due))
        .toList();
  }

  /// When the next plan is due, or never.
  long next() {
    return plans().stream().mapToLong(BotPlayer.Plan::due).min().orElse(Long.MAX_VALUE);
  }

  private List<BotPlayer.Plan> plans() {
    return players.stream().map(BotPlayer::plan).flatMap(Optional::stream).toList();
  }

  /// Whether the plan of that chair still stands when the table has become this.
  boolean stands(Seat seat, Referee<?, ?, ?> referee) {
    for (BotPlayer<?, ?> player : players)
      if (player.seat().equals(seat)) return player.stands(referee);
    return false;
  }

  void improvise(Seat seat, Referee<?, ?, ?> referee, long at) {
    for (BotPlayer<?, ?> player : players)
      if (player.seat().equals(seat)) player.improvise(referee, at);
  }
}
