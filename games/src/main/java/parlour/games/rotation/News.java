package parlour.games.rotation;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  /// A deal after the first.
  record Dealt(Seat dealer, String four) implements News {
    /// A, B, C and D.
    private String letters() {
      return Sentence.of("{0}, {1}, {2} and {3}", (Object[]) capitals(four).split(""));
    }
  }

  record Named(Seat by, String word, int paid) implements News {}

  /// A letter is played.
  ///
  /// @param late whether its holder's minute was up
  record Played(Seat by, char letter, int paid, boolean late) implements News {}

  record Finished(Seat by, String word, boolean paid) implements News {}

  /// A letter is not played.
  ///
  /// @param lacks whether everybody knows that the player has it not
  /// @param paid who gets a counter for it
  record Failed(Seat by, char letter, boolean lacks, Seats paid, boolean second, boolean sameLetter)
      implements News {
    private String gains() {
      if (paid.isEmpty()) return "the pool has nothing left to pay";
      return paid.size() == 1
          ? paid.lowest().does("gets") + " one counter from the pool"
          : Phrases.names(paid) + " get one counter each from the pool";
    }
  }

  record WordFell(String word) implements News {}

  record LeadPassed(Seat by, Seat to) implements News {}

  /// @param dear whether the challenger pays the leader a counter
  record Challenged(Seat by, Seat leader, String word, boolean good, boolean dear)
      implements News {}

  record LetStand(Seat by, String word) implements News {}

  record LeadFell(Seat leader, String why) implements News {}

  record DiscovererPaid(Seat by, char letter, int paid) implements News {}

  record WentOut(Seat by, int letters, int paid) implements News {}

  record PoolEmptied() implements News {}

  record LeadUnused() implements News {}

  /// A hand is over: what each gained in it is noted.
  ///
  /// @param left how many letters each still held
  record Noted(int hand, RoundGains gains, PerSeat<Integer> left) implements News {
    private String each() {
      List<String> noted = new ArrayList<>();
      for (Seat seat : Seats.first(left.seats())) noted.add(seat + " " + gains.gain(seat));
      return String.join(", ", noted);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Hand " + hand,
              seat -> RoundGains.Reason.of(Sentence.of("{0:letters} left", left.at(seat)))));
    }
  }

  /// The game is over.
  ///
  /// @param all whether everybody has dealt
  record Won(Seats winners, int hands, boolean all) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt dealt ->
          say(
                  "{0} {0:deals} ten letters to everyone and {0:lays} {1} in the middle.",
                  dealt.dealer, dealt.letters())
              .as(Cue.DEAL, GeneralRules.LEAD_LEFT, Rule.DEAL, Rule.FOUR);
      case Named(Seat by, String word, int paid) ->
          say(
                  "{0} {0:names} {1} and {0:plays} {2}{3}.",
                  by, capitals(word), capital(word.charAt(0)), brings(paid))
              .as(Cue.WORD, Rule.LEAD, Rule.HOLD)
              .citingIf(paid > 0, Rule.SPECIAL)
              .aloud(by, paid, capitals(word));
      case Played(Seat by, char letter, int paid, boolean late) when late ->
          say("The time is up: {0} {0:plays} {1}{2}.", by, capital(letter), brings(paid))
              .as(Cue.CARD, Rule.MINUTE, Rule.MUST_PLAY)
              .aloud(by, paid, capital(letter));
      case Played(Seat by, char letter, int paid, _) ->
          say("{0} {0:plays} {1}{2}.", by, capital(letter), brings(paid))
              .as(paid == 0 ? Cue.CARD : Cue.COUNTER, Rule.NAME_LETTER)
              .citingIf(paid > 0, Rule.SPECIAL)
              .aloud(by, paid, capital(letter));
      case Finished(Seat by, String word, boolean paid) when paid ->
          say("{0} is finished: {1} {1:gets} one counter.", capitals(word), by)
              .as(Cue.COUNTER, Rule.FINISH)
              .announced(by, 1, capitals(word));
      case Finished(_, String word, _) ->
          say("{0} is finished.", capitals(word)).citing(Rule.FINISH);
      case Failed failed ->
          say(
                  failed.lacks
                      ? "{0} {0:has} no {1}: {2}; it {3}."
                      : "{0} {0:does} not play {1}: {2}; it {3}.",
                  failed.by,
                  capital(failed.letter),
                  failed.gains(),
                  failed.sameLetter ? "falls to the next player" : "is passed over")
              .as(Cue.FINE, failed.second ? Rule.SECOND_FAIL : Rule.NEXT, Rule.PAY, Rule.PASS_OVER)
              .aloud(failed.by, "No {0}.", capital(failed.letter));
      case WordFell(String word) ->
          say("Nobody could go on: {0} falls.", capitals(word)).as(Cue.STOP, Rule.FALL);
      case LeadPassed(Seat by, Seat to) ->
          say("{0} {0:passes} the lead on to {1}.", by, to)
              .citing(Rule.CANNOT_LEAD)
              .aloud(by, "I pass the lead on.");
      case Challenged(Seat by, Seat leader, String word, boolean good, boolean dear) ->
          say(
                  dear
                      ? "{0} {0:challenges} {1}'s {2}: it {3}, and {0} {0:pays} {1} one counter."
                      : "{0} {0:challenges} {1}'s {2}: it {3}.",
                  by,
                  leader,
                  capitals(word),
                  good ? "stands" : "falls")
              .as(Cue.KNOCK, GeneralRules.WHO_CHECKS)
              .citingIf(dear, Rule.DOUBT_PRICE)
              .announced(
                  by,
                  dear ? -1 : 0,
                  "Is {0} a word? It {1}.",
                  capitals(word),
                  good ? "stands" : "falls");
      case LetStand(Seat by, String word) ->
          say("{0} {0:lets} {1} stand.", by, capitals(word)).citing(Rule.CHALLENGE_TIME);
      case LeadFell(Seat leader, String why) ->
          say("{0}: the opponents of {1} get one counter each.", why, leader)
              .as(Cue.FINE, Rule.BLUFF, Rule.LEAD_FALLS, GeneralRules.NO_COUNT)
              .aloud(leader, "My word falls.");
      case DiscovererPaid(Seat by, char letter, int paid) ->
          say("{0} {0:gets} what {1} would have brought: {2:counters}.", by, capital(letter), paid)
              .as(Cue.COUNTER, Rule.LEAD_FALLS, GeneralRules.DISCOVERER);
      case WentOut(Seat by, int letters, int paid) ->
          say(
                  "{0} {0:has} no letter left; the others have {1}, and the pool pays"
                      + " {2:counters}.",
                  by, Sentence.number(letters), paid)
              .as(Cue.SCORE, Rule.HAND_END, Rule.OUT_BONUS)
              .announced(by, paid, "Out!");
      case PoolEmptied() ->
          say("The whole pool is paid out: the hand is over.")
              .as(Cue.STOP, Rule.HAND_END, Rule.POOL_SIZE, Rule.POOL_SHORT);
      case LeadUnused() ->
          say("The lead has gone all round unused: the hand is over.").as(Cue.STOP, Rule.HAND_END);
      case Noted noted ->
          say("Noted: {0}; the counters are put back.", noted.each()).as(Cue.SCORE, Rule.HAND_END);
      case Won(Seats winners, int hands, boolean all) ->
          say(
                  all ? "Everybody has dealt: {0}." : "The game was for {1:hands}: {0}.",
                  Phrases.winWithMost(winners, "counters"),
                  hands)
              .as(Cue.WIN, all ? Rule.GAME_END : Rule.DEALS, Rule.WIN);
    };
  }

  private static String brings(int paid) {
    return paid == 0 ? "" : ", which brings " + Phrases.count(paid, "counter");
  }
}
