package parlour.bots;

import java.util.Optional;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.bidjack.Move;
import parlour.games.bidjack.View;
import parlour.games.material.Cards;
import parlour.games.material.JackPack;

/// Plays Bid Jack: reckons how many tricks a hand is worth, wins cheaply, and throws what it needs
/// least.
public final class BidJackBot implements Bot<Move, View> {
  private final int level;

  public BidJackBot(int level) {
    this.level = level;
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    return Optional.of(new Reply<>(move(view, dice), 600 + dice.below(1_400)));
  }

  private Move move(View view, Dice dice) {
    if (!view.contract().settled()) return speak(view, dice);
    if (level == 1 && dice.once(2)) return new Move.Play(view.playable().any(dice));
    return new Move.Play(view.trick().count() == 0 ? lead(view) : follow(view));
  }

  private Move speak(View view, Dice dice) {
    // A beginner is never sure what a hand is worth; a master is off by very little.
    int error = level >= 5 ? 0 : dice.below(2 * (5 - level) + 1) - (5 - level);
    int worth = (worth(view) * 10 + error * 5) / 10;
    int bid = view.contract().bid();
    if (view.isDealer()) return worth >= bid ? new Move.Take() : new Move.Pass();
    return worth > bid && bid < view.dealt()
        ? new Move.Bid(Math.min(worth, bid + 1))
        : new Move.Pass();
  }

  /// How many tricks a hand is worth: tens and nines mostly win, eights sometimes, and among few
  /// players more.
  private static int worth(View view) {
    int tenths = 0;
    for (byte card : view.held().all()) {
      int number = JackPack.number(card);
      int chance =
          switch (number) {
            case 10 -> 9;
            case 9 -> 7;
            case 8 -> 5;
            case 7 -> 3;
            default -> 1;
          };
      tenths += chance * 4 / Math.max(3, view.seats());
    }
    return tenths / 10;
  }

  /// The highest card while it still wins; otherwise the lowest.
  private int lead(View view) {
    int highest = highest(view.held());
    return level < 3 || JackPack.number(highest) >= 8 ? highest : view.held().lowest();
  }

  private int follow(View view) {
    Cards playable = view.playable();
    int best = 0;
    for (int i = 0; i < view.trick().count(); i++)
      best = Math.max(best, JackPack.number(view.trick().card(i)));
    boolean last = view.trick().count() == view.seats() - 1;
    for (byte card : playable.all()) {
      boolean wins = JackPack.number(card) > best;
      if (wins && (last || level < 3)) return card;
    }
    int highest = highest(playable);
    boolean worthTrying = JackPack.number(highest) > best && JackPack.number(highest) >= 8;
    return worthTrying && !last ? highest : playable.lowest();
  }

  private static int highest(Cards cards) {
    return 63 - Long.numberOfLeadingZeros(cards.bits());
  }
}
