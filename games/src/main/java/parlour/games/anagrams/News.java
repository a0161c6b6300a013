package parlour.games.anagrams;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Callout;
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

/// What happens at the table, as lines of the minute book. A word that only some may hear is empty
/// for the others.
sealed interface News extends Event {
  record Served(Seat leader, Seat to, int letters) implements News {
    @Override
    public MinuteLine line() {
      String text =
          leader.does("passes")
              + " "
              + to
              + " the box with "
              + Phrases.count(letters, "letter")
              + "; it comes back empty.";
      return MinuteLine.of(text, Cue.DEAL, Rule.SELECT, Rule.BOX);
    }
  }

  record HouseChose(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          leader.does("takes") + " too long: the house chooses the words that are wanting.",
          Rule.LEADER_SLOW);
    }
  }

  record ReadyCalled(Seat leader, int minutes, boolean late) implements News {
    @Override
    public MinuteLine line() {
      String begin = " \"Ready\": all begin, and have " + Phrases.count(minutes, "minute") + ".";
      return late
          ? MinuteLine.of("The house calls" + begin, Cue.CALL, Rule.LEADER_SLOW, Rule.START)
          : MinuteLine.of(leader.does("calls") + begin, Cue.CALL, Rule.ORDER, Rule.START)
              .with(Callout.of(leader, "Ready!"));
    }
  }

  record LookedEarly(Seat by, Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("looks")
              + " at the letters before \"Ready\" and "
              + by.word("pays")
              + " "
              + leader
              + " one counter.",
          Cue.FINE,
          Rule.EARLY);
    }
  }

  /// A player announces a word.
  ///
  /// @param listed whether it stands on the player's list as well
  record Announced(Seat by, Seat leader, String word, boolean right, boolean listed)
      implements News {
    @Override
    public MinuteLine line() {
      if (right)
        return MinuteLine.of(
                by.does("announces") + " " + capitals(word) + ".",
                Cue.BELL,
                Rule.ANNOUNCE,
                GeneralRules.POINT_NAME)
            .with(Callout.of(by, capitals(word) + "!"));
      String text = by.does("announces") + " " + said(word) + ", which is not the one";
      return listed
          ? MinuteLine.of(
              text + " but goes on the list.", Cue.WORD, Rule.OBJECT, Rule.TRIES, Rule.WRITTEN)
          : MinuteLine.of(text + ".", Cue.NONE, Rule.OBJECT, Rule.TRIES);
    }

    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(by) || eye.equals(leader)
          ? this
          : new Announced(by, leader, "", false, listed);
    }
  }

  record Returned(Seat by, Seat leader, boolean afterStop) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("returns")
              + " the letters and "
              + by.word("asks")
              + " "
              + leader
              + " to name the word.";
      MinuteLine line =
          afterStop
              ? MinuteLine.of(text, Cue.CALL, Rule.RETURN, Rule.WHEN_RETURN)
              : MinuteLine.of(text, Cue.CALL, Rule.RETURN);
      return line.with(Callout.of(by, "What was my word?"));
    }
  }

  record Named(Seat leader, Seat whom, String word, boolean right) implements News {
    @Override
    public MinuteLine line() {
      if (right)
        return MinuteLine.of(
                leader.does("names") + " " + whom + "'s word: " + capitals(word) + ".",
                Cue.WORD,
                Rule.MEMORY)
            .with(Callout.of(leader, "It was " + capitals(word) + "."));
      return MinuteLine.of(
          leader.does("names") + " " + said(word) + " for " + whom + ", which is not the one.",
          Cue.NONE,
          Rule.MEMORY,
          Rule.TRIES);
    }

    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(leader) ? this : new Named(leader, whom, "", false);
    }
  }

  record Helped(Seat by, Seat whom, Seat leader, String word) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("whispers")
              + " "
              + said(word)
              + " to "
              + whom
              + " and "
              + by.word("pays")
              + " "
              + leader
              + " one counter.";
      return MinuteLine.of(text, Cue.FINE, Rule.ASSIST, Rule.WHISPER);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) || eye.equals(whom) ? this : new Helped(by, whom, leader, "");
    }
  }

  /// "Stop" is called.
  ///
  /// @param early whether nobody tried any longer, although there was time
  record Stopped(Seat leader, boolean early) implements News {
    @Override
    public MinuteLine line() {
      String text = leader.does("calls") + " \"Stop\": all cease.";
      MinuteLine line =
          early
              ? MinuteLine.of(text, Cue.STOP, Rule.EARLY_STOP, Rule.CEASE)
              : MinuteLine.of(text, Cue.STOP, Rule.STOP, Rule.CEASE);
      return line.with(Callout.of(leader, "Stop!"));
    }
  }

  /// What became of a word, and who pays one counter for it.
  record Settled(Seat seat, Seat leader, Given given, Progress fate, boolean varied)
      implements News {
    @Override
    public MinuteLine line() {
      String word = capitals(given.word());
      if (given.isMisdealt()) {
        return MinuteLine.of(
            leader
                + " gave out "
                + capitals(given.letters())
                + " for "
                + word
                + ": "
                + seat.does("is")
                + " excused and "
                + seat.word("gets")
                + " one counter.",
            Cue.FINE,
            Rule.MISDEAL_RELIEF,
            Rule.MISDEAL_PAY,
            Rule.MISDEAL_ONCE);
      }
      return switch (fate) {
        case SOLVED ->
            MinuteLine.of(
                leader.does("pays") + " " + seat + " one counter for " + word + ".",
                Cue.COUNTER,
                varied ? Rule.PAY_SELECTED : Rule.PAY_SOLVER);
        case NAMED ->
            MinuteLine.of(
                missed(" had not found ", word),
                Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER,
                Rule.NAMES);
        case FORGOTTEN ->
            MinuteLine.of(
                    leader.does("has")
                        + " forgotten "
                        + word
                        + " and "
                        + leader.word("pays")
                        + " "
                        + seat
                        + " one counter.",
                    Cue.FINE,
                    Rule.MINUTE,
                    Rule.FORGETS)
                .with(Callout.of(leader, "I have forgotten it."));
        case WAITING, SERVED, LOOKED, HUNTING, CALLED, FAILED ->
            MinuteLine.of(
                missed(" did not find ", word),
                Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER);
      };
    }

    private String missed(String how, String word) {
      return seat + how + word + " and " + seat.word("pays") + " " + leader + " one counter.";
    }
  }

  record Wrote(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("writes") + " down " + said(word) + ".", Cue.WORD, Rule.MAKE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "");
    }
  }

  record Rested(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("makes") + " no more words.", Rule.MAKE)
          .with(Callout.of(by, "My list is done."));
    }
  }

  record FirstPaid(Seat seat) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat.does("was") + " first and " + seat.word("gets") + " one counter from the pool.",
          Cue.COUNTER,
          Rule.PAY_FIRST);
    }
  }

  record PoolFilled() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The pool is empty: everybody adds five counters.", Cue.COUNTER, Rule.POOL_EMPTY);
    }
  }

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
    public MinuteLine line() {
      return MinuteLine.of(
          "Round " + match.lead().round() + ", led by " + match.lead().leader() + ", is over.",
          Rule.LEADER_ROTATES);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      RoundGains gains = new RoundGains(match.before().standing(), match.counters().standing());
      return Optional.of(gains.interlude("Round " + match.lead().round(), "counter", this::reason));
    }
  }

  record LeadPassed(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead passes to " + leader + ".", Rule.LEADER_ROTATES, GeneralRules.LEAD_LEFT);
    }
  }

  /// The game is over.
  ///
  /// @param all whether everybody has led
  record Won(Seats winners, int rounds, boolean all) implements News {
    @Override
    public MinuteLine line() {
      String over =
          all ? "Everybody has led: " : "The game was for " + Phrases.count(rounds, "round") + ": ";
      boolean alone = winners.size() == 1;
      String won =
          alone
              ? winners.lowest().does("has") + " most counters and " + winners.lowest().word("wins")
              : Phrases.names(winners) + " share the game";
      return MinuteLine.of(
          over + won + ".", Cue.WIN, all ? Rule.END : Rule.ROUNDS, alone ? Rule.WIN : Rule.TIE);
    }
  }

  private static String said(String word) {
    return word.isEmpty() ? "a word" : capitals(word);
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }
}
