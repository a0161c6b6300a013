package parlour.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.bots.analysis.HintFinder;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.NameTemplate;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Players;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Problem;

/// Finds hints for players who ask, in the workroom.
final class HintService {
  private static final Logger LOG = LoggerFactory.getLogger(HintService.class);

  private HintService() {}

  /// Who asked for how much help, and when.
  ///
  /// @param view what the seat saw then
  record Question(Seat seat, int degree, Object view, ActorRef<ClientMessage> client) {}

  /// Is told what was found; called on the workroom's thread.
  interface HintListener {
    void onHint(Question question, Optional<String> hint);
  }

  /// Looks for a hint on another thread; a question that is not allowed is refused at once.
  static void find(
      Table table,
      TableCommand.AskHint ask,
      OpenGames games,
      Executor threads,
      HintListener listener) {
    Seat seat = table.players().seatOf(ask.token());
    Optional<String> objection = objection(table, seat);
    if (objection.isPresent()) {
      sendProblem(ask.client(), "Conflict", objection.get());
      return;
    }
    Match match = table.match().orElseThrow();
    // Nothing in it counts plays that the seat may not know of.
    Dice dice = new Dice(31L * match.lineCounts().at(seat) + seat.index());
    find(match.referee(), seat, ask, dice, games, threads, listener);
  }

  /// Why a hint cannot be given, in one sentence, if it cannot.
  private static Optional<String> objection(Table table, Seat seat) {
    if (seat.isNobody()) return Optional.of("Only those who sit at the table can ask for a hint.");
    if (!table.hostSettings().hintsAllowed()) return Optional.of("The host has put hints away.");
    if (!table.fault().isEmpty()) return Optional.of(table.fault());
    if (table.match().isEmpty()) return Optional.of("The cards are not dealt yet.");
    Match match = table.match().get();
    if (match.isOver()) return Optional.of("The game is over.");
    return match.referee().prompt().asks(seat)
        ? Optional.empty()
        : Optional.of("It is not for you to play now.");
  }

  private static <M, V> void find(
      Referee<?, M, V> referee,
      Seat seat,
      TableCommand.AskHint ask,
      Dice dice,
      OpenGames games,
      Executor threads,
      HintListener listener) {
    V view = referee.view(seat);
    Question question = new Question(seat, ask.degree(), view, ask.client());
    Runnable search =
        () -> {
          Optional<String> found = Optional.empty();
          try {
            found =
                new HintFinder<>(referee.game(), games.lexicon())
                    .find(view, seat, referee.prompt(), dice)
                    .map(hint -> hint.degree(question.degree()));
          } catch (RuntimeException broken) {
            LOG.error("No hint could be found", broken);
          }
          listener.onHint(question, found);
        };
    try {
      threads.execute(search);
    } catch (Problem busy) {
      sendProblem(question.client(), "Too Many Requests", busy.detail());
    }
  }

  /// Whether anything has happened since that the seat may know of.
  static boolean isLate(Match match, Seat seat, Object view) {
    return !match.referee().view(seat).equals(view);
  }

  /// Announces a hint to the whole table: it is public, and so is who asked.
  static List<TableEvent> announcement(Table table, Question question, Optional<String> hint) {
    boolean late =
        table.match().map(match -> isLate(match, question.seat(), question.view())).orElse(true);
    if (late || hint.isEmpty()) {
      sendProblem(
          question.client(),
          "Conflict",
          late ? "The table has gone on meanwhile." : "No hint helps here: watch, and be quick.");
      return List.of();
    }
    Players players = table.players();
    String text =
        players.at(question.seat()).name()
            + " asked for a hint. "
            + NameTemplate.fill(hint.get(), other -> players.at(other).name());
    return List.of(new TableEvent.Said(Seat.NOBODY, text));
  }

  /// The host allows or forbids hints, and the table is told.
  static List<TableEvent> allow(Table table, TableCommand.AllowHints command) {
    if (!table.players().isHost(command.token())) {
      sendProblem(command.client(), "Forbidden", "Only the host allows hints or not.");
      return List.of();
    }
    if (table.hostSettings().hintsAllowed() == command.on()) return List.of();
    String text = command.on() ? "The host allows hints." : "The host has put hints away.";
    return List.of(
        new TableEvent.HintsAllowed(command.on()), new TableEvent.Said(Seat.NOBODY, text));
  }

  private static void sendProblem(ActorRef<ClientMessage> client, String title, String why) {
    client.tell(ClientMessage.Frame.plain(TableFrames.problem(title, why)));
  }
}
