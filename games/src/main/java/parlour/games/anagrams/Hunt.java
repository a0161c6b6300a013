package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Line;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// From the call on: players announce, return, whisper and write, and the leader names what was
/// returned.
record Hunt(Options options, Words words) {
  /// How long the leader usually has to name a word, and all to return letters after "Stop".
  static final long MINUTE_MILLIS = 60_000;

  /// When that is over, if it began then.
  long minuteMillis(long nowMillis) {
    return options.minute().dueMillis(nowMillis, MINUTE_MILLIS);
  }

  private Scoring scoring() {
    return new Scoring(options, words);
  }

  Ruling<Position> announce(Position position, Seat by, String word, long atMillis) {
    Player player = position.of(by);
    if (position.round().phase() instanceof Phase.Stopped)
      return Ruling.illegal(Rule.CEASE, "Stop has been called: nobody tries any longer.");
    if (player.progress() != Progress.HUNTING)
      return Ruling.illegal(tooSoon(player) ? Rule.START : Rule.ANNOUNCE, whyNot(player));
    if (!player.busy()) return Ruling.illegal(Rule.ANNOUNCE, "You have put your letters aside.");
    String letters = player.given().letters();
    boolean whole =
        Letters.spellable(word)
            && (options.customs().byHand()
                ? Words.fits(word.length())
                : Letters.of(word).equals(Letters.of(letters)));
    if (!whole) return Ruling.illegal(Rule.OBJECT, "Your word has all your letters and no others.");
    return hear(position, by, word, atMillis);
  }

  /// The leader hears a word that may be the one; in the varied form it goes on the list as well.
  private Ruling<Position> hear(Position position, Seat by, String word, long atMillis) {
    Player player = position.of(by);
    if (player.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(
          Rule.TRIES, "The leader has heard ten words from you, and hears no more.");
    if (player.tries().contains(word))
      return Ruling.illegal(Rule.TRIES, "You have announced that before.");
    boolean right = isRight(player, word);
    Player listed = listed(player, word, right);
    boolean added = !listed.list().equals(player.list());
    Event announced = new News.Announced(by, position.leader(), word, right, added);
    if (!right) return Ruling.legal(position.with(by, listed.tried(word)).at(atMillis), announced);
    Player solved = listed.found(word, options.varied().on());
    Position next = position.with(position.round().with(by, solved).found(by)).at(atMillis);
    return scoring().goOn(next, atMillis, announced);
  }

  /// A player's list with an announced word on it, where lists are made and the word can stand
  /// there.
  private Player listed(Player player, String word, boolean right) {
    boolean fits =
        options.varied().on()
            && player.list().find(word) < 0
            && player.list().lines().size() < WordList.LINES
            && Letters.of(player.given().letters()).covers(Letters.of(word));
    if (!fits) return player;
    boolean good = right || isUmpired() && words.judge().admit(word) >= 0;
    if (!good && isUmpired()) return player;
    return player.with(player.list().with(good ? Line.good(word) : Line.untried(word)));
  }

  private boolean isUmpired() {
    return options.varied().judging() == JudgingMode.UMPIRE;
  }

  private boolean isRight(Player player, String word) {
    String selected = player.given().word();
    if (word.equals(selected)) return true;
    return options.anyAnagram()
        && Letters.of(word).equals(Letters.of(selected))
        && words.judge().admit(word) >= 0;
  }

  private static boolean tooSoon(Player player) {
    return switch (player.progress()) {
      case WAITING, SERVED, LOOKED -> true;
      case HUNTING, SOLVED, CALLED, NAMED, FORGOTTEN, FAILED -> false;
    };
  }

  private static String whyNot(Player player) {
    return switch (player.progress()) {
      case WAITING -> "You have no word to study.";
      case SERVED, LOOKED -> "All begin together: wait until the leader calls Ready.";
      case SOLVED -> "You have announced your word.";
      case HUNTING, CALLED, NAMED, FORGOTTEN, FAILED -> "Your letters are returned.";
    };
  }

  /// A player returns the letters and requires the leader to name the word.
  Ruling<Position> giveBack(Position position, Seat by, long atMillis) {
    Player player = position.of(by);
    if (player.progress() != Progress.HUNTING)
      return Ruling.illegal(tooSoon(player) ? Rule.START : Rule.RETURN, whyNot(player));
    boolean afterStop = position.round().phase() instanceof Phase.Stopped;
    return scoring()
        .goOn(
            position.with(by, player.called(minuteMillis(atMillis))).at(atMillis),
            atMillis,
            new News.Returned(by, position.leader(), afterStop));
  }

  Ruling<Position> name(Position position, Seat by, Move.Name move, long atMillis) {
    if (!isCalled(position, by, move.whom())) return notCalled();
    Player player = position.of(move.whom());
    String word = move.word();
    if (player.tries().size() >= Anagrams.TRIES)
      return Ruling.illegal(
          Rule.TRIES, "You have named ten words: say that you have forgotten it.");
    if (!Letters.spellable(word) || !Words.fits(word.length()))
      return Ruling.illegal(Rule.LENGTH, "Name a word of five to ten letters.");
    if (player.tries().contains(word))
      return Ruling.illegal(Rule.TRIES, "You have named that before.");
    boolean right = word.equals(player.given().word());
    Event named = new News.Named(by, move.whom(), word, right);
    if (!right)
      return Ruling.legal(position.with(move.whom(), player.tried(word)).at(atMillis), named);
    List<Event> events = new ArrayList<>();
    events.add(named);
    Position settled = scoring().settle(position, move.whom(), Progress.NAMED, events);
    return scoring().goOn(settled.at(atMillis), atMillis, events);
  }

  Ruling<Position> concede(Position position, Seat by, Seat whom, long atMillis) {
    if (!isCalled(position, by, whom)) return notCalled();
    List<Event> events = new ArrayList<>();
    Position settled = scoring().settle(position, whom, Progress.FORGOTTEN, events);
    return scoring().goOn(settled.at(atMillis), atMillis, events);
  }

  private static boolean isCalled(Position position, Seat by, Seat whom) {
    return by.equals(position.leader())
        && whom.index() < position.match().seats()
        && position.of(whom).progress() == Progress.CALLED;
  }

  private static Ruling<Position> notCalled() {
    return Ruling.illegal(Rule.RETURN, "Nobody requires you to name that word.");
  }

  /// A player whispers to another: the table notices, and the whisperer pays.
  Ruling<Position> help(Position position, Seat by, Move.Help move, long atMillis) {
    if (!options.customs().helping())
      return Ruling.illegal(Rule.WHISPER, "Nobody can whisper at this table.");
    Seat whom = move.whom();
    if (!(position.round().phase() instanceof Phase.Hunting)
        || !position.round().canHelp(position.match().lead(), by, whom)) {
      return Ruling.illegal(
          Rule.WHISPER, "You can whisper once a round to each player who still tries.");
    }
    String word = move.word();
    if (!Letters.spellable(word)
        || word.length() < WordList.LEAST
        || word.length() > Serving.MOST) {
      return Ruling.illegal(Rule.WHISPER, "Whisper a word of three letters or more.");
    }
    Position helped =
        position
            .with(whom, position.of(whom).helped(by, word))
            .pay(by, position.leader())
            .at(atMillis);
    return Ruling.legal(helped, new News.Helped(by, whom, position.leader(), word));
  }

  Ruling<Position> write(Position position, Seat by, String word, long atMillis) {
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
      return Ruling.illegal(Rule.LISTS, "Your list is full: it has two hundred lines.");
    if (isUmpired() && words.judge().judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    if (isAnnounced(player, word)) return hear(position, by, word, atMillis);
    Line line = isUmpired() ? Line.good(word) : Line.untried(word);
    return Ruling.legal(
        position.with(by, player.with(player.list().with(line))).at(atMillis),
        new News.Wrote(by, word));
  }

  /// Whether a word that is written down is announced by that: it has all the letters, or is the
  /// one although the letters were wrong.
  private boolean isAnnounced(Player player, String word) {
    if (player.progress() != Progress.HUNTING) return false;
    return Letters.of(word).equals(Letters.of(player.given().letters()))
        || player.tries().size() < Anagrams.TRIES && isRight(player, word);
  }

  Ruling<Position> rest(Position position, Seat by, long atMillis) {
    if (!options.varied().on() || !position.of(by).busy())
      return Ruling.illegal(Rule.MAKE, "You have no list to close.");
    Position idle = position.with(by, position.of(by).idle()).at(atMillis);
    return scoring().goOn(idle, atMillis, new News.Rested(by));
  }
}
