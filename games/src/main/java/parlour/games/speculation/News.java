package parlour.games.speculation;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

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
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What happens at the table, and how the minute book tells it. Nobody is told which letters go to
/// the Plum; a word that only its maker may know is left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, boolean small) implements News {}

  record Discarded(Seat by) implements News {}

  record Gave(Seat by, Seat dealer, int letters) implements News {}

  record HouseSorted(Seat by) implements News {}

  record PlumFilled(Seat dealer, int letters, int added, int over, boolean small) implements News {}

  record Exposed(Seat dealer, char letter) implements News {}

  record Wrote(Seat by, String word, Rule rule) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "", rule);
    }
  }

  record Rested(Seat by, boolean noticing) implements News {}

  record Stopped() implements News {}

  record TurnedUp(Seat dealer, Letters plum) implements News {}

  record Left(Seat dealer) implements News {}

  record PlumRead(Seat dealer, int words) implements News {}

  record Noticed(Seat by, Seat dealer, String word, boolean dealerPays) implements News {}

  /// A deal is over: what each gained in it.
  record DealOver(int deal, RoundGains gains, PerSeat<String> reasons) implements News {
    static DealOver of(Position position, Position.Match paid) {
      return new DealOver(
          paid.lead().round(),
          RoundGains.most(paid.before().standing(), paid.counters().standing(), "counter"),
          PerSeat.of(paid.players(), seat -> reason(position, seat)));
    }

    private static String reason(Position position, Seat seat) {
      Player player = position.of(seat);
      boolean deals = seat.equals(position.dealer());
      return Phrases.count(player.list().standing(), "word")
          + more(player.plum().standing(), deals ? "of the Plum" : "overlooked by the dealer")
          + more(struckOut(position, seat), "of others struck out");
    }

    private static String more(int words, String which) {
      return words == 0 ? "" : ", " + Sentence.number(words) + " " + which;
    }

    /// How many words of others the player has struck out, a counter each.
    private static int struckOut(Position position, Seat by) {
      int words = 0;
      for (Seat seat : position.match().allSeats())
        for (WordList paper : List.of(position.of(seat).list(), position.of(seat).plum()))
          for (WordList.Line line : paper.lines())
            if (line.proof() == WordList.Proof.STRUCK && line.by().equals(by)) words++;
      return words;
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude("Deal " + deal, seat -> RoundGains.Reason.of(reasons.at(seat))));
    }
  }

  /// The game is over.
  ///
  /// @param all whether everybody has dealt
  record Won(Seats winners, int deals, boolean all) implements News {
    private String over() {
      return all ? "Everybody has dealt" : "The game was for " + Phrases.count(deals, "deal");
    }

    private Rule end() {
      return all ? Rule.END : Rule.DEALS;
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt(Seat dealer, int letters, boolean small) ->
          say("The deal passes to the left: {0} {0:deals} everybody {1:letters}.", dealer, letters)
              .as(Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL)
              .citingIf(small && letters > Sorting.HAND, Rule.EXTRA);
      case Discarded(Seat by) ->
          say("{0} {0:discards} five letters.", by).as(Cue.CARD, Rule.DISCARD);
      case Gave(Seat by, Seat dealer, int letters) when by.equals(dealer) ->
          say("{0} {0:lays} {1:letters} to the Plum, face down.", by, letters)
              .as(Cue.CARD, Rule.GIVE, Rule.UNSEEN)
              .citingIf(letters > 1, Rule.EXTRA);
      case Gave(Seat by, Seat dealer, int letters) ->
          say("{0} {0:gives} {1} {2:letters} for the Plum, face down.", by, dealer, letters)
              .as(Cue.CARD, Rule.GIVE, Rule.UNSEEN)
              .citingIf(letters > 1, Rule.EXTRA);
      case HouseSorted(Seat by) ->
          say("{0} {0:takes} too long: the house discards and gives for {0:them}.", by)
              .citing(Rule.SORT_TIME)
              .aloud(by, "The house sorts for me.");
      case PlumFilled(Seat dealer, int letters, int added, _, _) when added > 0 ->
          say(
                  "{0}'s Plum holds {1:letters} with {2} added from the dealer's discards.",
                  dealer, letters, Sentence.number(added))
              .citing(Rule.UNSEEN, Rule.TOP_UP, Rule.ADDED_UNSEEN);
      case PlumFilled(Seat dealer, int letters, _, int over, boolean small) when over > 0 ->
          say(
                  "{0}'s Plum holds {1:letters}; {2} too many went back to the box unseen.",
                  dealer, letters, Sentence.number(over))
              .citing(Rule.UNSEEN, small ? Rule.OVERPLUS : Rule.SEVEN_UP);
      case PlumFilled(Seat dealer, int letters, _, _, _) ->
          say("{0}'s Plum holds {1:letters}, which nobody has seen.", dealer, letters)
              .citing(Rule.UNSEEN, Rule.APART);
      case Exposed(Seat dealer, char letter) ->
          say("{0} {0:turns} up {1}: all begin to make words.", dealer, capital(letter))
              .as(Cue.CALL, Rule.EXPOSE)
              .aloud(dealer, "All may use {0}.", capital(letter));
      case Wrote(Seat by, String word, _) when word.isEmpty() ->
          say("{0} {0:writes} down a word.", by).as(Cue.WORD, Rule.PRIVACY);
      case Wrote(Seat by, String word, Rule rule) ->
          say("{0} {0:writes} down {1}.", by, capitals(word)).as(Cue.WORD, rule);
      case Rested(Seat by, boolean noticing) ->
          say(noticing ? "{0} {0:claims} no more words." : "{0} {0:makes} no more words.", by)
              .citing(Rule.TIME)
              .aloud(by, "No more words.");
      case Stopped() ->
          say("Time is called: the letters of the hands go back to the box.")
              .as(Cue.STOP, Rule.RETURN);
      case TurnedUp(Seat dealer, Letters plum) ->
          say("{0} {0:turns} up the Plum: {1}.", dealer, plum)
              .as(Cue.SWEEP, Rule.OPEN, Rule.PUBLIC)
              .announced(dealer, 0, "The Plum!");
      case Left(Seat dealer) ->
          say("{0} {0:leaves} the Plum unturned.", dealer)
              .citing(Rule.LEAVE)
              .aloud(dealer, "I leave the Plum.");
      case PlumRead(Seat dealer, int words) ->
          say("{0} {0:has} made {1:words} of the Plum: what was overlooked?", dealer, words)
              .as(Cue.BELL, Rule.OMISSION, Rule.TIME)
              .aloud(dealer, "What have I overlooked?");
      case Noticed(Seat by, Seat dealer, String word, boolean dealerPays) ->
          say(
                  "{0} {0:notices} {1}, which {2} overlooked, and {0:takes} one counter from {3}.",
                  by, capitals(word), dealer, dealerPays ? dealer : "the pool")
              .as(
                  Cue.COUNTER,
                  Rule.OMISSION,
                  Rule.OMISSION_PAYER,
                  Rule.NOTICE_JUDGED,
                  GeneralRules.POINT_NAME)
              .aloud(by, 1, "{0}!", capitals(word));
      case DealOver(int deal, _, _) -> say("Deal {0} is over.", deal).as(Cue.SCORE, Rule.LISTS);
      case Won won when won.winners.size() == 1 ->
          say("{0}: {1} {1:has} the largest count and {1:wins}.", won.over(), won.winners.lowest())
              .as(Cue.WIN, won.end(), Rule.WIN);
      case Won won ->
          say("{0}: {1} share the game.", won.over(), Phrases.names(won.winners))
              .as(Cue.WIN, won.end(), Rule.WIN);
    };
  }
}
