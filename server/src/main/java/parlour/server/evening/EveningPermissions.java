package parlour.server.evening;

import java.util.List;
import java.util.Optional;
import parlour.games.progressive.Step;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// Who may take which step of an evening: guests come and go, scores come from the tables, and the
/// rest is for the hostess.
final class EveningPermissions {
  private EveningPermissions() {}

  /// Why a step is not permitted, if it is not; whether it is legal is for the rules to say.
  static Optional<Reply> objection(
      Optional<EveningState.Eye> eye, Step step, EveningTables tables) {
    boolean hostess = eye.isPresent() && eye.get().hostess();
    int guest = eye.map(EveningState.Eye::guest).orElse(-1);
    boolean permitted =
        switch (step) {
          case Step.Leave(int who) -> hostess || who == guest && guest >= 0;
          case Step.Return(int who) -> hostess || who == guest && guest >= 0;
          case Step.Share(int who, _) -> who == guest && guest >= 0;
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
    if (!permitted) return Optional.of(Reply.refused(403, "That is for the hostess to do."));
    return step instanceof Step.Prepare(List<String> words)
        ? unfitWord(words, tables)
        : Optional.empty();
  }

  /// Refuses the first word that does not fit an envelope.
  private static Optional<Reply> unfitWord(List<String> words, EveningTables tables) {
    for (String word : words) {
      String why = tables.stationery().objection(word);
      if (!why.isEmpty()) return Optional.of(Reply.refused(400, why));
    }
    return Optional.empty();
  }

  /// Why somebody may not come to the evening, if they may not.
  static Optional<Reply> objection(EveningState state, EveningCommand.Arrive command) {
    if (!command.vouched()
        && !Secrets.matches(command.inviteToken(), state.opened().tokenHashes().invite()))
      return Optional.of(Reply.refused(403, "The invitation does not fit this evening."));
    // The rules refuse the same name themselves, with their clause.
    boolean taken =
        state.evening().named(command.name()).isEmpty()
            && state.evening().guests().stream()
                .anyMatch(guest -> TextRules.isSameName(guest.name(), command.name()));
    return taken
        ? Optional.of(Reply.refused(409, "Somebody called " + command.name() + " is here already."))
        : Optional.empty();
  }
}
