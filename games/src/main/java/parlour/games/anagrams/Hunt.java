package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Stage;
import parlour.games.anagrams.Position.Phase;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Line;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// From the call on: players announce, return, whisper and write, and the leader names what was
/// returned.
final class Hunt {
  /// How long the leader has to name a word.
  static final long MINUTE = 60_000;

  private Hunt() {}

  static Ruling<Position> announce(
      Options options, Words words, Position position, Seat by, String word, long at) {
    Player study = position.of(by);
    if (position.round().phase() == Phase.AFTER)
      return Ruling.illegal(Rule.CEASE, "Stop has been called: nobody tries any longer.");
    if (study.stage() != Stage.HUNTING)
      return Ruling.illegal(tooSoon(study) ? Rule.START : Rule.ANNOUNCE, whyNot(study));
    if (!study.busy()) return Ruling.illegal(Rule.ANNOUNCE, "You have put your letters aside.");
    if (study.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(Rule.ANNOUNCE, "The leader hears ten announcements and no more.");
    if (study.tries().contains(word))
      return Ruling.illegal(Rule.ANNOUNCE, "You have announced that before.");
    String letters = study.given().letters();
    boolean whole =
        Letters.spellable(word)
            && (options.customs().byHand()
                ? Words.fits(word.length())
                : Letters.of(word).equals(Letters.of(letters)));
    if (!whole) return Ruling.illegal(Rule.OBJECT, "Your word has all your letters and no others.");
    if (!isRight(options, words, study, word)) {
      return Ruling.legal(
          position.with(by, study.tried(word)).at(at),
          new News.Announced(by, position.leader(), word, false));
    }
    boolean on = options.varied().on();
    Player solved = study.at(Stage.SOLVED, on);
    if (on && solved.list().find(word) < 0 && Letters.of(letters).covers(Letters.of(word))) {
      solved = solved.with(solved.list().with(Line.good(word)));
    }
    Position next = position.with(position.round().with(by, solved).found(by)).at(at);
    List<Event> events = new ArrayList<>();
    events.add(new News.Announced(by, position.leader(), word, true));
    return Scoring.goOn(options, next, at, events);
  }

  private static boolean isRight(Options options, Words words, Player study, String word) {
    String selected = study.given().word();
    if (word.equals(selected)) return true;
    return options.anyAnagram()
        && Letters.of(word).equals(Letters.of(selected))
        && words.judge().admit(word) >= 0;
  }

  private static boolean tooSoon(Player study) {
    return switch (study.stage()) {
      case WAITING, SERVED, LOOKED -> true;
      case HUNTING, SOLVED, CALLED, NAMED, FORGOTTEN, FAILED -> false;
    };
  }

  private static String whyNot(Player study) {
    return switch (study.stage()) {
      case WAITING -> "You have no word to study.";
      case SERVED, LOOKED -> "All begin together: wait until the leader calls Ready.";
      case SOLVED -> "You have announced your word.";
      case HUNTING, CALLED, NAMED, FORGOTTEN, FAILED -> "Your letters are returned.";
    };
  }

  /// A player returns his letters and requires the leader to name the word.
  static Ruling<Position> giveBack(Options options, Position position, Seat by, long at) {
    Player study = position.of(by);
    if (study.stage() != Stage.HUNTING)
      return Ruling.illegal(tooSoon(study) ? Rule.START : Rule.RETURN, whyNot(study));
    List<Event> events = new ArrayList<>();
    events.add(new News.Returned(by, position.leader(), position.round().phase() == Phase.AFTER));
    return Scoring.goOn(options, position.with(by, study.called(at + MINUTE)).at(at), at, events);
  }

  static Ruling<Position> name(
      Options options, Position position, Seat by, Move.Name move, long at) {
    if (!isCalled(position, by, move.whom())) return notCalled();
    Player study = position.of(move.whom());
    String word = move.word();
    if (study.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(Rule.MEMORY, "Ten names are enough: own that you have forgotten it.");
    if (!Letters.spellable(word) || !Words.fits(word.length()))
      return Ruling.illegal(Rule.MEMORY, "Name a word of five to ten letters.");
    if (study.tries().contains(word))
      return Ruling.illegal(Rule.MEMORY, "You have named that before.");
    boolean right = word.equals(study.given().word());
    Event named = new News.Named(by, move.whom(), word, right);
    if (!right) return Ruling.legal(position.with(move.whom(), study.tried(word)).at(at), named);
    List<Event> events = new ArrayList<>();
    events.add(named);
    Position settled = Scoring.settle(options, position, move.whom(), Stage.NAMED, events);
    return Scoring.goOn(options, settled.at(at), at, events);
  }

  static Ruling<Position> concede(Options options, Position position, Seat by, Seat whom, long at) {
    if (!isCalled(position, by, whom)) return notCalled();
    List<Event> events = new ArrayList<>();
    Position settled = Scoring.settle(options, position, whom, Stage.FORGOTTEN, events);
    return Scoring.goOn(options, settled.at(at), at, events);
  }

  private static boolean isCalled(Position position, Seat by, Seat whom) {
    return by.equals(position.leader())
        && whom.index() < position.match().seats()
        && position.of(whom).stage() == Stage.CALLED;
  }

  private static Ruling<Position> notCalled() {
    return Ruling.illegal(Rule.RETURN, "Nobody requires you to name that word.");
  }

  /// A player whispers to another: the table notices, and he pays.
  static Ruling<Position> help(
      Options options, Position position, Seat by, Move.Help move, long at) {
    if (!options.customs().helping())
      return Ruling.illegal(Rule.ASSIST, "Nobody may help another here.");
    Seat whom = move.whom();
    if (position.round().phase() != Phase.HUNT
        || !Anagrams.canHelp(position.match().lead(), position.round(), by, whom)) {
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

  static Ruling<Position> write(
      Options options, Words words, Position position, Seat by, String word, long at) {
    Player study = position.of(by);
    if (!options.varied().on())
      return Ruling.illegal(Rule.MAKE, "Lists are made in the varied form only.");
    if (position.round().phase() == Phase.AFTER)
      return Ruling.illegal(Rule.CEASE, "Stop has been called: nobody writes any longer.");
    if (!study.busy())
      return Ruling.illegal(
          tooSoon(study) ? Rule.START : Rule.MAKE,
          tooSoon(study) ? whyNot(study) : "You have put your letters aside.");
    if (!Letters.spellable(word) || word.length() < WordList.LEAST)
      return Ruling.illegal(Rule.REUSE, "A word on the list has three letters or more.");
    if (!Letters.of(study.given().letters()).covers(Letters.of(word))) {
      return Ruling.illegal(
          Rule.REUSE, "Each word uses your letters only, and each no more often than you have it.");
    }
    if (study.list().find(word) >= 0)
      return Ruling.illegal(Rule.REUSE, "That word is on your list.");
    if (study.list().lines().size() >= WordList.LINES)
      return Ruling.illegal(Rule.REUSE, "Your list is full.");
    boolean umpired = options.varied().judging() == JudgingMode.UMPIRE;
    if (umpired && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    Line line = umpired ? Line.good(word) : Line.untried(word);
    return Ruling.legal(
        position.with(by, study.with(study.list().with(line))).at(at), new News.Wrote(by, word));
  }

  static Ruling<Position> rest(Options options, Position position, Seat by, long at) {
    if (!options.varied().on() || !position.of(by).busy())
      return Ruling.illegal(Rule.MAKE, "You have no list to close.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Rested(by));
    return Scoring.goOn(options, position.with(by, position.of(by).idle()).at(at), at, events);
  }
}
