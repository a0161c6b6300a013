package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Stage;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Line;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// From the call on: players announce, return, whisper and write, and the leader names what was
/// returned.
record Hunt(Options options, Words words) {
  /// How long the leader has to name a word.
  static final long MINUTE = 60_000;

  private Scoring scoring() {
    return new Scoring(options, words);
  }

  Ruling<Position> announce(Position position, Seat by, String word, long at) {
    Player player = position.of(by);
    if (position.round().phase() instanceof Phase.Stopped)
      return Ruling.illegal(Rule.CEASE, "Stop has been called: nobody tries any longer.");
    if (player.stage() != Stage.HUNTING)
      return Ruling.illegal(tooSoon(player) ? Rule.START : Rule.ANNOUNCE, whyNot(player));
    if (!player.busy()) return Ruling.illegal(Rule.ANNOUNCE, "You have put your letters aside.");
    if (player.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(Rule.ANNOUNCE, "The leader hears ten announcements and no more.");
    if (player.tries().contains(word))
      return Ruling.illegal(Rule.ANNOUNCE, "You have announced that before.");
    String letters = player.given().letters();
    boolean whole =
        Letters.spellable(word)
            && (options.customs().byHand()
                ? Words.fits(word.length())
                : Letters.of(word).equals(Letters.of(letters)));
    if (!whole) return Ruling.illegal(Rule.OBJECT, "Your word has all your letters and no others.");
    if (!isRight(player, word)) {
      return Ruling.legal(
          position.with(by, player.tried(word)).at(at),
          new News.Announced(by, position.leader(), word, false));
    }
    boolean on = options.varied().on();
    Player solved = player.at(Stage.SOLVED, on);
    if (on && solved.list().find(word) < 0 && Letters.of(letters).covers(Letters.of(word))) {
      solved = solved.with(solved.list().with(Line.good(word)));
    }
    Position next = position.with(position.round().with(by, solved).found(by)).at(at);
    List<Event> events = new ArrayList<>();
    events.add(new News.Announced(by, position.leader(), word, true));
    return scoring().goOn(next, at, events);
  }

  private boolean isRight(Player player, String word) {
    String selected = player.given().word();
    if (word.equals(selected)) return true;
    return options.anyAnagram()
        && Letters.of(word).equals(Letters.of(selected))
        && words.judge().admit(word) >= 0;
  }

  private static boolean tooSoon(Player player) {
    return switch (player.stage()) {
      case WAITING, SERVED, LOOKED -> true;
      case HUNTING, SOLVED, CALLED, NAMED, FORGOTTEN, FAILED -> false;
    };
  }

  private static String whyNot(Player player) {
    return switch (player.stage()) {
      case WAITING -> "You have no word to study.";
      case SERVED, LOOKED -> "All begin together: wait until the leader calls Ready.";
      case SOLVED -> "You have announced your word.";
      case HUNTING, CALLED, NAMED, FORGOTTEN, FAILED -> "Your letters are returned.";
    };
  }

  /// A player returns the letters and requires the leader to name the word.
  Ruling<Position> giveBack(Position position, Seat by, long at) {
    Player player = position.of(by);
    if (player.stage() != Stage.HUNTING)
      return Ruling.illegal(tooSoon(player) ? Rule.START : Rule.RETURN, whyNot(player));
    List<Event> events = new ArrayList<>();
    events.add(
        new News.Returned(
            by, position.leader(), position.round().phase() instanceof Phase.Stopped));
    return scoring().goOn(position.with(by, player.called(at + MINUTE)).at(at), at, events);
  }

  Ruling<Position> name(Position position, Seat by, Move.Name move, long at) {
    if (!isCalled(position, by, move.whom())) return notCalled();
    Player player = position.of(move.whom());
    String word = move.word();
    if (player.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(Rule.MEMORY, "Ten names are enough: own that you have forgotten it.");
    if (!Letters.spellable(word) || !Words.fits(word.length()))
      return Ruling.illegal(Rule.MEMORY, "Name a word of five to ten letters.");
    if (player.tries().contains(word))
      return Ruling.illegal(Rule.MEMORY, "You have named that before.");
    boolean right = word.equals(player.given().word());
    Event named = new News.Named(by, move.whom(), word, right);
    if (!right) return Ruling.legal(position.with(move.whom(), player.tried(word)).at(at), named);
    List<Event> events = new ArrayList<>();
    events.add(named);
    Position settled = scoring().settle(position, move.whom(), Stage.NAMED, events);
    return scoring().goOn(settled.at(at), at, events);
  }

  Ruling<Position> concede(Position position, Seat by, Seat whom, long at) {
    if (!isCalled(position, by, whom)) return notCalled();
    List<Event> events = new ArrayList<>();
    Position settled = scoring().settle(position, whom, Stage.FORGOTTEN, events);
    return scoring().goOn(settled.at(at), at, events);
  }

  private static boolean isCalled(Position position, Seat by, Seat whom) {
    return by.equals(position.leader())
        && whom.index() < position.match().seats()
        && position.of(whom).stage() == Stage.CALLED;
  }

  private static Ruling<Position> notCalled() {
    return Ruling.illegal(Rule.RETURN, "Nobody requires you to name that word.");
  }

  /// A player whispers to another: the table notices, and the whisperer pays.
  Ruling<Position> help(Position position, Seat by, Move.Help move, long at) {
    if (!options.customs().helping())
      return Ruling.illegal(Rule.ASSIST, "Nobody may help another here.");
    Seat whom = move.whom();
    if (!(position.round().phase() instanceof Phase.Hunting)
        || !position.round().canHelp(position.match().lead(), by, whom)) {
      return Ruling.illegal(
          Rule.ASSIST, "You can whisper once a round to each player who still tries.");
    }
    String word = move.word();
    if (!Letters.spellable(word)
        || word.length() < WordList.LEAST
        || word.length() > Serving.MOST) {
      return Ruling.illegal(Rule.ASSIST, "Whisper a word of three letters or more.");
    }
    Position helped =
        position.with(whom, position.of(whom).helped(by, word)).pay(by, position.leader()).at(at);
    return Ruling.legal(helped, new News.Helped(by, whom, position.leader(), word));
  }

  Ruling<Position> write(Position position, Seat by, String word, long at) {
    Player player = position.of(by);
    if (!options.varied().on())
      return Ruling.illegal(Rule.MAKE, "Lists are made in the varied form only.");
    if (position.round().phase() instanceof Phase.Stopped)
      return Ruling.illegal(Rule.CEASE, "Stop has been called: nobody writes any longer.");
    if (!player.busy())
      return Ruling.illegal(
          tooSoon(player) ? Rule.START : Rule.MAKE,
          tooSoon(player) ? whyNot(player) : "You have put your letters aside.");
    if (!Letters.spellable(word) || word.length() < WordList.LEAST)
      return Ruling.illegal(Rule.REUSE, "A word on the list has three letters or more.");
    if (!Letters.of(player.given().letters()).covers(Letters.of(word))) {
      return Ruling.illegal(
          Rule.REUSE, "Each word uses your letters only, and each no more often than you have it.");
    }
    if (player.list().find(word) >= 0)
      return Ruling.illegal(Rule.REUSE, "That word is on your list.");
    if (player.list().lines().size() >= WordList.LINES)
      return Ruling.illegal(Rule.REUSE, "Your list is full.");
    boolean umpired = options.varied().judging() == JudgingMode.UMPIRE;
    if (umpired && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Line line = umpired ? Line.good(word) : Line.untried(word);
    return Ruling.legal(
        position.with(by, player.with(player.list().with(line))).at(at), new News.Wrote(by, word));
  }

  Ruling<Position> rest(Position position, Seat by, long at) {
    if (!options.varied().on() || !position.of(by).busy())
      return Ruling.illegal(Rule.MAKE, "You have no list to close.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Rested(by));
    return scoring().goOn(position.with(by, position.of(by).idle()).at(at), at, events);
  }
}
