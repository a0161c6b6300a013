package parlour.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.bots.BotFactory;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.pause.BotPace;
import parlour.games.progressive.Pace;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.Players;

/// All the bots of a table.
final class TableBots {
  private final List<BotPlayer<?, ?>> bots = new ArrayList<>();
  private final BotFactory factory;
  private final BotPlayer.Thinking thinking;

  /// How long people take over a turn, where bots keep to it.
  private Optional<Pace> pace = Optional.empty();

  /// Whose turn it is, and since when.
  private Seat turn = Seat.NOBODY;

  private long turnMillis;

  TableBots(BotFactory factory, BotPlayer.Thinking thinking) {
    this.factory = factory;
    this.thinking = thinking;
  }

  /// At a table of an evening bots take as long over a turn as people do.
  void keepPace(boolean kept) {
    pace = kept ? Optional.of(Pace.UNKNOWN) : Optional.empty();
  }

  /// Seats the bots of a game; they have seen nothing yet.
  void seatAll(Players players, Match match) {
    for (Seat seat : players.bots())
      players.at(seat).bot().ifPresent(bot -> bots.add(bot(seat, bot, match)));
  }

  /// Seats a bot during a game and shows it everything its chair has seen.
  void add(Seat seat, Chair.BotChair chair, Match match) {
    remove(seat);
    BotPlayer<?, ?> bot = bot(seat, chair, match);
    bots.add(bot);
    replay(match, List.of(bot));
  }

  /// Removes the bot of a chair, with its plan.
  void remove(Seat seat) {
    bots.removeIf(
        bot -> {
          if (!bot.seat().equals(seat)) return false;
          bot.forget();
          return true;
        });
  }

  private BotPlayer<?, ?> bot(Seat seat, Chair.BotChair chair, Match match) {
    return bot(seat, chair, match.referee().game(), BotPace.of(match.header().settings()));
  }

  private <M, V> BotPlayer<M, V> bot(
      Seat seat, Chair.BotChair chair, Game<?, M, V> game, BotPace pace) {
    return new BotPlayer<>(
        seat, game, factory.seat(game, chair.level()), chair.diceSeed(), pace, thinking);
  }

  /// Shows the bots a game from the deal on, so that they remember what they knew before the table
  /// was read back.
  void replay(Match match) {
    replay(match, bots);
  }

  private void replay(Match match, List<BotPlayer<?, ?>> bots) {
    if (bots.isEmpty()) return;
    Referee<?, ?, ?> referee =
        new Referee<>(
            match.referee().game(), match.header().seats(), match.header().seed().value());
    show(bots, referee, Seat.NOBODY, 0);
    for (Log.Entry entry : match.entries()) {
      referee.apply(entry);
      show(bots, referee, entry.by(), entry.atMillis());
    }
  }

  /// Shows the bots every step of a batch that was judged.
  void show(Judging judging) {
    for (Match match : judging.matches()) {
      Log.Entry entry = match.entries().getLast();
      show(match.referee(), entry.by(), entry.atMillis());
    }
  }

  /// Shows the bots a new position.
  void show(Referee<?, ?, ?> referee, Seat by, long atMillis) {
    boolean person =
        !by.isNobody() && by.equals(turn) && bots.stream().noneMatch(bot -> bot.seat().equals(by));
    if (person) pace = pace.map(known -> known.after(atMillis - turnMillis));
    Prompt prompt = referee.prompt();
    Seat next = prompt.pace() == Prompt.Pace.TURN ? prompt.must().lowest() : Seat.NOBODY;
    if (!next.equals(turn) || by.equals(turn)) turnMillis = atMillis;
    turn = next;
    show(bots, referee, by, atMillis);
  }

  private void show(List<BotPlayer<?, ?>> shown, Referee<?, ?, ?> referee, Seat by, long atMillis) {
    Seats people = referee.seats();
    for (BotPlayer<?, ?> bot : bots) people = people.without(bot.seat());
    for (BotPlayer<?, ?> bot : shown) bot.show(referee, by, people, atMillis);
  }

  void accept(BotPlayer.Thought thought) {
    for (BotPlayer<?, ?> bot : bots)
      if (bot.seat().equals(thought.seat())) bot.accept(thought, pace);
  }

  boolean isThinking() {
    for (BotPlayer<?, ?> bot : bots) if (bot.isThinking()) return true;
    return false;
  }

  /// The plans that are due by then, the earliest first.
  List<BotPlayer.Plan> due(long untilMillis) {
    return plans().stream()
        .filter(plan -> plan.dueMillis() <= untilMillis)
        .sorted(Comparator.comparingLong(BotPlayer.Plan::dueMillis))
        .toList();
  }

  /// When the next plan is due; [Long#MAX_VALUE] if there is none.
  long nextDueMillis() {
    return plans().stream().mapToLong(BotPlayer.Plan::dueMillis).min().orElse(Long.MAX_VALUE);
  }

  private List<BotPlayer.Plan> plans() {
    return bots.stream().map(BotPlayer::plan).flatMap(Optional::stream).toList();
  }

  /// Whether the plan of that seat was made for the position as it is now.
  boolean isPlanValid(Seat seat, Referee<?, ?, ?> referee) {
    for (BotPlayer<?, ?> bot : bots) if (bot.seat().equals(seat)) return bot.isPlanValid(referee);
    return false;
  }

  /// Lets the bot of that seat play anything legal.
  void playAnything(Seat seat, Referee<?, ?, ?> referee, long atMillis) {
    for (BotPlayer<?, ?> bot : bots)
      if (bot.seat().equals(seat)) bot.playAnything(referee, atMillis);
  }
}
