package parlour.server.evening;

import java.util.List;
import java.util.Optional;
import parlour.games.progressive.Step;
import parlour.server.wire.Reply;

/// Who may do what on an evening: the hostess everything but score, a guest come and go.
final class EveningPermissions {
  private EveningPermissions() {}

  /// Why somebody may not take a step, if he may not; whether the step is a good one is for the
  /// rules to say.
  static Optional<Reply> objection(
      Optional<EveningState.Eye> eye, Step step, EveningTables tables) {
    boolean hostess = eye.isPresent() && eye.get().hostess();
    int guest = eye.map(EveningState.Eye::guest).orElse(-1);
    boolean may =
        switch (step) {
          case Step.Leave(int who) -> hostess || who == guest && guest >= 0;
          case Step.Return(int who) -> hostess || who == guest && guest >= 0;
          case Step.Finish _, Step.Arrive _ -> false;
          case Step.Prepare _,
              Step.Seat _,
              Step.Exchange _,
              Step.Begin _,
              Step.Stop _,
              Step.Pause _,
              Step.Resume _,
              Step.Close _ ->
              hostess;
        };
    if (!may) return Optional.of(Reply.refused(403, "That is for the hostess to do."));
    return step instanceof Step.Prepare(List<String> words)
        ? unfitWord(words, tables)
        : Optional.empty();
  }

  /// The first word that cannot lie in an envelope.
  private static Optional<Reply> unfitWord(List<String> words, EveningTables tables) {
    for (String word : words) {
      String why = tables.stationery().objection(word);
      if (!why.isEmpty()) return Optional.of(Reply.refused(400, why));
    }
    return Optional.empty();
  }
}
