package parlour.bots.cards;

import java.util.Optional;
import parlour.bots.skill.Reflexes;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.slapjack.Move;
import parlour.games.slapjack.Sound;
import parlour.games.slapjack.View;

/// Plays Slap Jack with human reflexes: now and then it makes the wrong sound, or a sound where
/// none is due.
public final class SlapJackBot implements Bot<Move, View> {
  private final Reflexes reflexes;

  public SlapJackBot(Reflexes reflexes) {
    this.reflexes = reflexes;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.mayTurn()) return Optional.of(new Reply<>(new Move.Turn(), 1_200));
    if (!view.mayCry()) return Optional.empty();
    Optional<Sound> right = view.sound();
    if (right.isEmpty() && !reflexes.startsFalsely(dice)) return Optional.empty();
    Sound sound = right.isEmpty() || reflexes.errs(dice) ? Sound.any(dice) : right.get();
    return Optional.of(
        new Reply<>(new Move.Cry(sound, view.turn().number()), reflexes.reactionMillis(dice)));
  }
}
