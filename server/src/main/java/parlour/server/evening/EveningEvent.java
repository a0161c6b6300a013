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
  record Opened(Plan plan, Seed seed, Keys keys, long at) implements EveningEvent {}

  /// The hashes of the hostess's token, the invite token and the watch token (`screen`).
  record Keys(String hostess, String invite, String screen) {}

  /// A step was accepted.
  record Stepped(EveningLogCodec.Entry entry) implements EveningEvent {}

  /// A guest was given a token; its hash.
  record Keyed(int guest, String key) implements EveningEvent {}

  /// Tables were laid for a game.
  ///
  /// @param tables their ids, the head's first
  /// @param words what lies in their envelopes; none where there are no envelopes
  record Laid(int round, List<String> tables, List<String> words) implements EveningEvent {}
}
