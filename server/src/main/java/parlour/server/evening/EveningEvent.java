package parlour.server.evening;

import java.util.List;
import parlour.engine.Seed;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Plan;

/// What can happen to an evening; an evening is nothing but the sum of these, and they alone are
/// stored.
public sealed interface EveningEvent {
  /// The hostess has opened it.
  ///
  /// @param seed of its dice
  /// @param at when, in milliseconds since 1970
  record Opened(Plan plan, Seed seed, TokenHashes tokenHashes, long openedMillis)
      implements EveningEvent {}

  /// The hashes of the secrets: the hostess's own, the invitation, and the one that only looks on.
  record TokenHashes(String hostess, String invite, String screen) {}

  /// A step was accepted.
  record Stepped(EveningLogCodec.Entry entry) implements EveningEvent {}

  /// A guest was given a token; its hash.
  record TokenGiven(int guest, String tokenHash) implements EveningEvent {}

  /// Tables were laid for a game.
  ///
  /// @param tables their ids, the head's first
  /// @param words what lies in their envelopes; none where there are no envelopes
  record TablesLaid(int round, List<String> tables, List<String> words) implements EveningEvent {}
}
