package parlour.games.anagrams;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.said;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;

/// What happens at the table, and how the minute book tells it. A word that only some may hear is
/// empty for the others.
sealed interface News extends Event {
  record Served(Seat leader, Seat to, int letters) implements News {}

  record HouseChose(Seat leader) implements News {}

  record ReadyCalled(Seat leader, int minutes, boolean late) implements News {}

  record LookedEarly(Seat by, Seat leader) implements News {}

  /// A player announces a word.
  ///
  /// @param listed whether it stands on the player's list as well
  record Announced(Seat by, Seat leader, String word, boolean right, boolean listed)
      implements News {
    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(by) || eye.equals(leader)
          ? this
          : new Announced(by, leader, "", false, listed);
    }
  }

  record Returned(Seat by, Seat leader, boolean afterStop) implements News {}

  record Named(Seat leader, Seat whom, String word, boolean right) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(leader) ? this : new Named(leader, whom, "", false);
    }
  }

  record Helped(Seat by, Seat whom, Seat leader, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) || eye.equals(whom) ? this : new Helped(by, whom, leader, "");
    }
  }

  /// "Stop" is called.
  ///
  /// @param early whether nobody tried any longer, although there was time
  record Stopped(Seat leader, boolean early) implements News {}

  /// What became of a word, and who pays one counter for it.
  record Settled(Seat seat, Seat leader, Given given, Progress fate, boolean varied)
      implements News {
    private MinuteLine told() {
      String word = capitals(given.word());
      Rule unfound = varied ? Rule.PAY_LEADER : Rule.PAY_FAILER;
      if (given.isMisdealt())
        return say(
                "{0} gave out {1} for {2}: {3} {3:is} excused and {3:gets} one counter.",
                leader, capitals(given.letters()), word, seat)
            .as(Cue.FINE, Rule.MISDEAL_RELIEF, Rule.MISDEAL_PAY, Rule.MISDEAL_ONCE)
            .aloud(seat, 1, "The letters were wrong.");
      return switch (fate) {
        case SOLVED ->
            say("{0} {0:pays} {1} one counter for {2}.", leader, seat, word)
                .as(Cue.COUNTER, varied ? Rule.PAY_SELECTED : Rule.PAY_SOLVER);
        case NAMED ->
            say("{0} had not found {1} and {0:pays} {2} one counter.", seat, word, leader)
                .as(Cue.FINE, unfound, Rule.NAMES);
        case FORGOTTEN ->
            say("{0} {0:has} forgotten {1} and {0:pays} {2} one counter.", leader, word, seat)
                .as(Cue.FINE, Rule.MINUTE, Rule.FORGETS)
                .aloud(leader, "I have forgotten it.");
        case WAITING, SERVED, LOOKED, HUNTING, CALLED, FAILED ->
            say("{0} did not find {1} and {0:pays} {2} one counter.", seat, word, leader)
                .as(Cue.FINE, unfound)
                .aloud(seat, -1, "I did not find {0}.", word);
      };
    }
  }

  record Wrote(Seat by, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "");
    }
  }

  record Rested(Seat by) implements News {}

  record FirstPaid(Seat seat) implements News {}

  record PoolFilled() implements News {}

  /// A round is over: what each gained in it.
  record RoundOver(Position.Match match, PerSeat<Player> players) implements News {
    private RoundGains.Reason reason(Seat seat) {
      Player player = players.at(seat);
      WordList list = player.list();
      String listed =
          list.lines().isEmpty() ? "" : ", " + Phrases.count(list.standing(), "word") + " listed";
      String word = player.given().word();
      return switch (player.progress()) {
        case SOLVED -> shown(word, "found it" + listed);
        case NAMED -> shown(word, "was told it" + listed);
        case FORGOTTEN -> shown(word, "it was forgotten" + listed);
        case FAILED -> shown(word, "not found" + listed);
        case WAITING, SERVED, LOOKED, HUNTING, CALLED -> RoundGains.Reason.of("led the round");
      };
    }

    private static RoundGains.Reason shown(String word, String why) {
      return new RoundGains.Reason(LetterFaces.shown(word), why);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      RoundGains gains =
          RoundGains.most(match.before().standing(), match.counters().standing(), "counter");
      return Optional.of(gains.interlude("Round " + match.lead().round(), this::reason));
    }
  }

  record LeadPassed(Seat leader) implements News {}

  /// The game is over.
  ///
  /// @param all whether everybody has led
  record Won(Seats winners, int rounds, boolean all) implements News {
    private String over() {
      return all ? "Everybody has led" : "The game was for " + Phrases.count(rounds, "round");
    }

    private Rule end() {
      return all ? Rule.END : Rule.ROUNDS;
    }
  }

  private static String isNot(String word) {
    return word.isEmpty() ? "That is not it" : capitals(word) + " is not it";
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Served(Seat leader, Seat to, int letters) ->
          say(
                  "{0} {0:passes} {1} the box with {2:letters}; it comes back empty.",
                  leader, to, letters)
              .as(Cue.DEAL, Rule.SELECT, Rule.BOX);
      case HouseChose(Seat leader) ->
          say("{0} {0:takes} too long: the house chooses the words that are wanting.", leader)
              .citing(Rule.LEADER_SLOW)
              .aloud(leader, "The house chooses for me.");
      case ReadyCalled(_, int minutes, boolean late) when late ->
          say("The house calls \"Ready\": all begin, and have {0:minutes}.", minutes)
              .as(Cue.CALL, Rule.LEADER_SLOW, Rule.START);
      case ReadyCalled(Seat leader, int minutes, _) ->
          say("{0} {0:calls} \"Ready\": all begin, and have {1:minutes}.", leader, minutes)
              .as(Cue.CALL, Rule.ORDER, Rule.START)
              .aloud(leader, "Ready!");
      case LookedEarly(Seat by, Seat leader) ->
          say(
                  "{0} {0:looks} at the letters before \"Ready\" and {0:pays} {1} one counter.",
                  by, leader)
              .as(Cue.FINE, Rule.EARLY)
              .aloud(by, -1, "I have looked already.");
      case Announced(Seat by, _, String word, boolean right, _) when right ->
          say("{0} {0:announces} {1}.", by, capitals(word))
              .as(Cue.BELL, Rule.ANNOUNCE, GeneralRules.POINT_NAME)
              .aloud(by, "{0}!", capitals(word));
      case Announced(Seat by, Seat leader, String word, _, boolean listed) when listed ->
          say("{0} {0:announces} {1}, which is not the one but goes on the list.", by, said(word))
              .as(Cue.WORD, Rule.OBJECT, Rule.TRIES, Rule.WRITTEN)
              .aloud(leader, "{0}, but goes on the list.", isNot(word));
      case Announced(Seat by, Seat leader, String word, _, _) ->
          say("{0} {0:announces} {1}, which is not the one.", by, said(word))
              .citing(Rule.OBJECT, Rule.TRIES)
              .aloud(leader, "{0}.", isNot(word));
      case Returned(Seat by, Seat leader, boolean afterStop) ->
          say("{0} {0:returns} the letters and {0:asks} {1} to name the word.", by, leader)
              .as(Cue.CALL, Rule.RETURN)
              .citingIf(afterStop, Rule.WHEN_RETURN)
              .aloud(by, "What was my word?");
      case Named(Seat leader, Seat whom, String word, boolean right) when right ->
          say("{0} {0:names} {1}'s word: {2}.", leader, whom, capitals(word))
              .as(Cue.WORD, Rule.MEMORY)
              .aloud(leader, "It was {0}.", capitals(word));
      case Named(Seat leader, Seat whom, String word, _) ->
          say("{0} {0:names} {1} for {2}, which is not the one.", leader, said(word), whom)
              .citing(Rule.MEMORY, Rule.TRIES)
              .aloud(whom, "{0}.", isNot(word));
      case Helped(Seat by, Seat whom, Seat leader, String word) ->
          say(
                  "{0} {0:whispers} {1} to {2} and {0:pays} {3} one counter.",
                  by, said(word), whom, leader)
              .as(Cue.FINE, Rule.ASSIST, Rule.WHISPER)
              .aloud(by, -1, "Psst!");
      case Stopped(Seat leader, boolean early) ->
          say("{0} {0:calls} \"Stop\": all cease.", leader)
              .as(Cue.STOP, early ? Rule.EARLY_STOP : Rule.STOP, Rule.CEASE)
              .aloud(leader, "Stop!");
      case Settled settled -> settled.told();
      case Wrote(Seat by, String word) ->
          say("{0} {0:writes} down {1}.", by, said(word)).as(Cue.WORD, Rule.MAKE);
      case Rested(Seat by) ->
          say("{0} {0:makes} no more words.", by).citing(Rule.MAKE).aloud(by, "My list is done.");
      case FirstPaid(Seat seat) ->
          say("{0} {0:was} first and {0:gets} one counter from the pool.", seat)
              .as(Cue.COUNTER, Rule.PAY_FIRST);
      case PoolFilled() ->
          say("The pool is empty: everybody adds five counters.").as(Cue.COUNTER, Rule.POOL_EMPTY);
      case RoundOver(Position.Match match, _) ->
          say("Round {0}, led by {1}, is over.", match.lead().round(), match.lead().leader())
              .citing(Rule.LEADER_ROTATES);
      case LeadPassed(Seat leader) ->
          say("The lead passes to {0}.", leader)
              .citing(Rule.LEADER_ROTATES, GeneralRules.LEAD_LEFT);
      case Won won when won.winners.size() == 1 ->
          say("{0}: {1} {1:has} most counters and {1:wins}.", won.over(), won.winners.lowest())
              .as(Cue.WIN, won.end(), Rule.WIN);
      case Won won ->
          say("{0}: {1} share the game.", won.over(), Phrases.names(won.winners))
              .as(Cue.WIN, won.end(), Rule.TIE);
    };
  }
}
