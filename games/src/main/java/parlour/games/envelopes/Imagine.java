package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.games.envelopes.Position.Envelope;
import parlour.games.envelopes.Position.Player;
import parlour.games.material.letters.Box;

/// Samples a full position consistent with a view: words and letters for envelopes not seen open.
record Imagine(Words words, View view, Dice dice) {
  Position position() {
    Position seen = view.seen();
    PerSeat<Player> players =
        seen.players()
            .map(
                (seat, player) -> {
                  List<Envelope> envelopes = new ArrayList<>();
                  for (Envelope envelope : player.envelopes())
                    envelopes.add(
                        envelope.letters().isEmpty() ? anyEnvelope() : open(envelope, player));
                  Player filled = player.with(List.copyOf(envelopes));
                  return seat.equals(view.eye()) ? filled : tried(filled);
                });
    return new Position(players, seen.nowMillis(), seen.stopMillis(), seen.stopped());
  }

  private Envelope anyEnvelope() {
    String word = words.any(Words.SHORTEST + dice.below(4), dice);
    return new Envelope(word, Box.mixed(word, word, dice));
  }

  /// A word for letters the seat sees: one that was not announced and refused.
  private Envelope open(Envelope envelope, Player player) {
    List<String> found = new ArrayList<>();
    words.anagrams(envelope.letters(), found::add);
    found.removeIf(player.tries()::contains);
    return new Envelope(
        found.isEmpty() ? envelope.letters() : found.getFirst(), envelope.letters());
  }

  /// Refused announcements that this seat did not hear: other orders of the same letters.
  private Player tried(Player player) {
    List<String> tries = new ArrayList<>();
    String word = player.envelope().word();
    // A word has few orders where many letters are alike: then one stands twice.
    for (int attempt = 0; tries.size() < player.tries().size(); attempt++) {
      String other = Box.mixed(word, word, dice);
      if (!tries.contains(other) || attempt > 64) tries.add(other);
    }
    return new Player(player.envelopes(), player.open(), player.solved(), List.copyOf(tries));
  }
}
