package parlour.games.slapjack;

import static parlour.engine.MinuteLine.say;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.JackPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record CardTurned(int card) implements News {}

  record Cried(Seat by, Sound sound) implements News {}

  /// @param rule what makes the pile theirs
  /// @param patient whether speed did not count
  record PileTaken(Seat by, int cards, Rule rule, boolean patient) implements News {}

  record Erred(Seat by, Sound sound, int cards) implements News {}

  record Tied(Seat one, Seat other) implements News {}

  record NobodyClaimed(int card) implements News {}

  /// @param enough whether cards were left, and the count of cards turned ended it
  record PackTurnedThrough(boolean enough) implements News {}

  /// @param lot whether several held fewest
  /// @param tooFew whether too few cards were left to go on after somebody else had dropped out
  record DroppedOut(Seat seat, int cards, boolean lot, boolean tooFew) implements News {}

  /// The cards left over are too few to be played for.
  record TooFewLeft(int cards) implements News {}

  record Shuffled(int cards) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case CardTurned(int card) ->
          say("{0} is turned up.", JackPack.face(card).name()).as(Cue.CARD, Rule.TURN);
      case Cried(Seat by, Sound sound) ->
          say("{0} {1}.", by, sound.done).as(sound.cue, sound.rule).aloud(by, sound.words);
      case PileTaken(Seat by, int cards, Rule rule, boolean patient) -> {
        String done = patient ? "did right" : by.word("was") + " first";
        yield say("{0} {1} and {0:takes} {2:cards}.", by, done, cards)
            .as(Cue.TAKE, rule)
            .announced(by, cards, "{0}:", done);
      }
      case Erred(Seat by, Sound sound, int cards) when cards == 0 ->
          say(
                  "{0} {1} at the wrong card and {0:sits} out until the next picture is gone.",
                  by, sound.done)
              .as(sound.cue, Rule.WRONG, Rule.NO_CARDS, Rule.BACK_IN)
              .aloud(by, "Oops!");
      case Erred(Seat by, Sound sound, int cards) ->
          say("{0} {1} at the wrong card and {0:gives} back {2:cards}.", by, sound.done, cards)
              .as(sound.cue, Rule.WRONG, Rule.RETURNED)
              .aloud(by, -cards, "Oops!");
      case Tied(Seat one, Seat other) ->
          say("{0} and {1} were together: the pile stays.", one, other).citing(Rule.TIE);
      case NobodyClaimed(int card) ->
          say("Nobody claims {0}, which stays in the pile.", JackPack.face(card).name())
              .citing(Rule.NEXT_CARD);
      case PackTurnedThrough(boolean enough) when enough ->
          say("Two hundred cards have been turned: that counts as the whole pack.")
              .as(Cue.BELL, Rule.ENOUGH);
      case PackTurnedThrough _ -> say("The pack is turned through.").as(Cue.BELL, Rule.EXHAUST);
      case DroppedOut(Seat seat, int cards, boolean lot, boolean tooFew) ->
          say(
                  lot
                      ? "{0} {0:holds} as few as another, by lot {0:returns} {1:cards} and"
                          + " {0:drops} out."
                      : "{0} {0:holds} fewest, {0:returns} {1:cards} and {0:drops} out.",
                  seat,
                  cards)
              .as(Cue.FINE, lot ? Rule.LOT : Rule.EXHAUST)
              .announced(
                  seat,
                  -cards,
                  tooFew
                      ? "{0:is} out too, for too few cards are left:"
                      : "{0:has} fewest at the end of the pack and {0:is} out:",
                  seat);
      case TooFewLeft(int cards) ->
          (cards == 0
                  ? say("No card could be turned on.")
                  : say(
                      "Only {0:cards} could be turned on, which is too little to play for.", cards))
              .citing(Rule.TOO_FEW);
      case Shuffled(int cards) ->
          say("{0:cards} are shuffled and turned on.", cards).as(Cue.DEAL, Rule.EXHAUST);
      case Won(Seats winners, Rule rule) ->
          say("{0}.", Phrases.winOrShare(winners))
              .as(Cue.WIN, rule)
              .announced(winners.lowest(), 0, "{0}: {1}!", Phrases.winsOrShare(winners), why(rule));
    };
  }

  /// What ended the game.
  private static String why(Rule rule) {
    if (rule.equals(Rule.WIN)) return "all cards are captured";
    return rule.equals(Rule.EXHAUST) ? "the pack is turned through" : "all others are out";
  }
}
