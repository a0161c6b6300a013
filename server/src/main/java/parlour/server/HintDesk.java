package parlour.server;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.bots.Hint;
import parlour.engine.Dice;
import parlour.engine.Referee;
import parlour.engine.SceneText;
import parlour.engine.Seat;

/// Finds hints for players who ask, where the bots think.
final class HintDesk {
  private static final Logger LOG = LoggerFactory.getLogger(HintDesk.class);

  private HintDesk() {}

  /// Who asked for how much help, and when.
  ///
  /// @param seq how many entries the game had then
  record Question(Seat seat, int degree, int seq, ActorRef<Note> guest) {}

  /// What is wrong with asking, in one sentence, if anything is.
  static Optional<String> objection(Table table, Seat seat) {
    if (seat.isNobody()) return Optional.of("Only those who sit at the table can ask for a hint.");
    if (!table.terms().hints()) return Optional.of("The host has put hints away.");
    if (!table.fault().isEmpty()) return Optional.of(table.fault());
    if (table.match().isEmpty()) return Optional.of("The cards are not dealt yet.");
    Match match = table.match().get();
    if (match.isOver()) return Optional.of("The game is over.");
    return match.referee().prompt().asks(seat)
        ? Optional.empty()
        : Optional.of("It is not for you to play now.");
  }

  /// Looks for a hint, and tells what was found.
  static void look(
      Match match, Question question, Executor desk, Consumer<Optional<String>> teller) {
    look(match.referee(), question, desk, teller);
  }

  private static <M, V> void look(
      Referee<?, M, V> referee,
      Question question,
      Executor desk,
      Consumer<Optional<String>> teller) {
    V view = referee.view(question.seat());
    CompletableFuture.supplyAsync(
            () ->
                Hint.of(
                        referee.game(),
                        view,
                        referee.prompt(),
                        new Dice(31L * question.seq() + question.seat().index()))
                    .map(hint -> hint.degree(question.degree())),
            desk)
        .exceptionally(
            wrong -> {
              LOG.error("No hint could be found", wrong);
              return Optional.empty();
            })
        .thenAccept(teller);
  }

  /// What the table hears of it.
  static String notice(Company company, Seat seat, String hint) {
    return company.at(seat).who()
        + " asked for a hint. "
        + SceneText.withNames(hint, other -> company.at(other).who());
  }
}
