package parlour.games.slapjack;

import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.cards.JackPack;

/// What one seat may know: how many cards lie where, and the one on top.
public record View(
    Seat eye,
    int pack,
    int centre,
    int shown,
    PerSeat<Integer> captured,
    Position.Players players,
    Position.Turn turn) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.pack().size(),
        position.centre().cards().size(),
        position.centre().shown(),
        position.captured().counts(),
        position.players(),
        position.turn());
  }

  /// What the card on top asks for, if it asks for anything.
  public Optional<Sound> sound() {
    return JackPack.isPicture(shown) ? Optional.of(Sound.of(shown)) : Optional.empty();
  }

  boolean isOver() {
    return turn.dueMillis() == Prompt.NEVER;
  }

  /// Whether this seat may make a sound now.
  public boolean mayCry() {
    return !isOver()
        && !turn.paused()
        && players.alert().has(eye)
        && shown != Position.NO_CARD
        && !turn.claimants().has(eye);
  }

  /// Whether this seat may turn the next card.
  public boolean mayTurn() {
    return !isOver()
        && players.dealer().equals(eye)
        && !eye.isNobody()
        && !turn.paused()
        && turn.claimants().isEmpty()
        && !JackPack.isPicture(shown);
  }
}
