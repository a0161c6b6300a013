package parlour.games.spellingmatch;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.said;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;

/// What happens at the table, and how the minute book tells it. A word that only its author may
/// know is left out for the others.
sealed interface News extends Event {
  record Contributed(Seat by, int number, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Contributed(by, number, "");
    }
  }

  record HousePicked(Seat seat, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(seat) ? this : new HousePicked(seat, "");
    }
  }

  record PassedLeft(int stacks) implements News {}

  record SpellCalled(Seat leader, int minutes) implements News {}

  record Took(Seat by, Seat from) implements News {}

  record Spelt(Seat by, String word) implements News {}

  record Proving(Seat by, Seat author) implements News {}

  record Formed(Seat author, Seat caller, String word) implements News {}

  record Forfeited(Seat author, Seat caller, String letters, int words) implements News {}

  record Spared(Seat author, String letters) implements News {}

  record GameCalled(Seat by) implements News {}

  record TimeOver() implements News {}

  record HadNoMoreToSay(Seat by) implements News {}

  record Won(Seats winners, int words, boolean byCalling, boolean side) implements News {
    private MinuteLine told() {
      String win = side ? Phrases.winsTogether(winners) : Phrases.winsOrShare(winners);
      return written().announced(winners.lowest(), 0, "{0} with {1:words}!", win, words);
    }

    private MinuteLine written() {
      String most = Phrases.count(words, "word");
      if (side)
        return say(
                byCalling
                    ? "{0} have {1} together like the others, called \"game\" and win."
                    : "{0} have {1} together and win.",
                Phrases.names(winners),
                most)
            .as(Cue.WIN, Rule.WIN, Rule.PARTNERS)
            .citingIf(byCalling, Rule.TIE);
      if (winners.size() > 1)
        return say("{0} share the game with {1} each.", Phrases.names(winners), most)
            .as(Cue.WIN, Rule.WIN, Rule.TIE);
      String how =
          byCalling
              ? "{0} {0:has} {1} like others, called \"game\" and {0:wins}."
              : "{0} {0:has} {1} and {0:wins}.";
      return say(how, winners.lowest(), most).as(Cue.WIN, Rule.WIN).citingIf(byCalling, Rule.TIE);
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Contributed(Seat by, int number, String word) ->
          say(
                  "{0} {0:picks} out the letters of {1} and {0:mixes} them in a stack, number {2}.",
                  by, said(word), number)
              .as(Cue.CARD, Rule.CHOOSE, Rule.STACKS);
      case HousePicked(Seat seat, String word) ->
          say("{0} {0:takes} too long: the house picks out {1} instead.", seat, said(word))
              .as(Cue.BELL, Rule.LATE)
              .aloud(seat, "The house picks for me.");
      case PassedLeft(int stacks) ->
          say("Everybody passes {0:stacks} to the left.", stacks).as(Cue.DEAL, Rule.PASS_LEFT);
      case SpellCalled(Seat leader, int minutes) ->
          say("{0} {0:calls} \"spell\": all begin, and have {1:minutes}.", leader, minutes)
              .as(Cue.CALL, Rule.CALL, GeneralRules.TIME)
              .announced(leader, 0, "Spell!");
      case Took(Seat by, Seat from) ->
          say(
                  by.equals(from)
                      ? "{0} {0:takes} a stack that lies at hand."
                      : "{0} {0:takes} a stack from {1}.",
                  by,
                  from)
              .as(Cue.TAKE, Rule.TAKE, Rule.LAST_STACK);
      case Spelt(Seat by, String word) ->
          say("{0} {0:spells} {1}.", by, capitals(word))
              .as(Cue.WORD, Rule.VIEW, Rule.NEXT)
              .aloud(by, 1, "{0}", capitals(word));
      case Proving(Seat by, Seat author) ->
          say("{0} {0:calls} on {1} to form the stack into a word.", by, author)
              .as(Cue.CALL, Rule.PROVE, Rule.STUCK)
              .aloud(by, "What word is this?");
      case Formed(Seat author, Seat caller, String word) ->
          say("{0} {0:forms} {1} for {2}: the stack is dead.", author, capitals(word), caller)
              .as(Cue.WORD, Rule.PROVE, Rule.STUCK)
              .aloud(author, "{0}.", capitals(word));
      case Forfeited(Seat author, _, String letters, int words) when words == 0 ->
          say(
                  "{0} cannot form {1} into a word, and {0:has} no words to forfeit.",
                  author, capitals(letters))
              .as(Cue.FINE, Rule.PROVE_FAIL, Rule.STUCK)
              .aloud(author, "I cannot form it.");
      case Forfeited(Seat author, Seat caller, String letters, int words) ->
          say(
                  "{0} cannot form {1} into a word: {2:words} now {3} for {4}.",
                  author, capitals(letters), words, words == 1 ? "counts" : "count", caller)
              .as(Cue.FINE, Rule.PROVE_FAIL, Rule.PROVE_GAIN)
              .announced(caller, words, "{0:words} from {1}!", words, author);
      case Spared(Seat author, String letters) ->
          say(
                  "{0} cannot form {1} into a word, and {0:forfeits} nothing to a partner.",
                  author, capitals(letters))
              .as(Cue.FINE, Rule.PROVE_FAIL, Rule.PARTNERS_PROOF)
              .aloud(author, "I cannot form it.");
      case GameCalled(Seat by) ->
          say("{0} {0:has} nothing more to spell and {0:calls} \"game\".", by)
              .as(Cue.STOP, Rule.GAME)
              .announced(by, 0, "Game!");
      case TimeOver() ->
          say("The time to spell is over.").as(Cue.STOP, GeneralRules.TIME_LIMIT, Rule.GAME_CALLED);
      case HadNoMoreToSay(Seat by) ->
          say("{0} {0:has} no more to say.", by).citing(Rule.AFTER_GAME);
      case Won won -> won.told();
    };
  }
}
