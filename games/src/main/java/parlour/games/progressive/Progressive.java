package parlour.games.progressive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Sentence;
import parlour.engine.TableRules;
import parlour.games.progressive.Evening.Clock;
import parlour.games.progressive.Evening.Phase;
import parlour.lexicon.Letters;

/// The rules of an evening: judges a step as a game judges a move.
public final class Progressive {
  private Progressive() {}

  /// Judges a step taken `atMillis` milliseconds after the evening was opened.
  public static Ruling<Evening> play(Evening before, Step step, long atMillis) {
    Clock clock = before.clock();
    Evening evening =
        before.with(
            new Clock(
                Math.max(clock.atMillis(), atMillis),
                clock.beganMillis(),
                clock.pausedAtMillis(),
                clock.lostMillis()));
    if (evening.phase() == Phase.OVER) return Ruling.illegal(Rule.STARS, "The evening is over.");
    return switch (step) {
      case Step.Arrive arrive -> arrive(evening, arrive);
      case Step.Leave(int guest) -> leave(evening, guest);
      case Step.Return(int guest) -> comeBack(evening, guest);
      case Step.Share(int guest, int with) -> share(evening, guest, with);
      case Step.Prepare(List<String> words) -> prepare(evening, words);
      case Step.Seat() -> seat(evening);
      case Step.Exchange(int one, int other) -> exchange(evening, one, other);
      case Step.Begin() -> begin(evening);
      case Step.Finish(int table, Score score) -> finish(evening, table, score);
      case Step.Stop() -> stop(evening);
      case Step.Pause() -> pause(evening);
      case Step.Resume() -> resume(evening);
      case Step.Close() -> close(evening);
    };
  }

  private static Ruling<Evening> arrive(Evening evening, Step.Arrive arrive) {
    if (arrive.name().isBlank()) return Ruling.illegal(Rule.COMMON, "A guest has a name.");
    if (evening.departed(arrive.name()).isPresent())
      return comeBack(evening, evening.departed(arrive.name()).get().id());
    if (evening.named(arrive.name()).isPresent()) {
      Guest known = evening.named(arrive.name()).get();
      int table = evening.table(known.id());
      return Ruling.illegal(
          Rule.FOUR,
          known.name()
              + (table > 0 ? " sits at table " + table + " already" : " is on the list already")
              + ": nobody has two places. Leave the evening where you came in, or take another name.");
    }
    if (evening.people().count() >= Evening.MOST)
      return Ruling.illegal(
          Rule.COMMON, "No more than " + Evening.MOST + " guests can be looked after.");
    if (evening.plan().couples() && arrive.part() == Guest.Part.ANY)
      return Ruling.illegal(
          Rule.FOUR, "Say whether you come as a lady or as a gentleman: they sit in couples.");
    Guest.Part part = evening.plan().couples() ? arrive.part() : Guest.Part.ANY;
    Guest guest = Guest.person(evening.guests().size(), arrive.name(), part);
    return letIn(evening.with(guest), guest);
  }

  private static Ruling<Evening> comeBack(Evening evening, int id) {
    if (!evening.knows(id)) return unknown();
    Guest guest = evening.guest(id);
    if (guest.here() || guest.isBot()) return Ruling.illegal(Rule.FOUR, guest.name() + " is here.");
    return letIn(evening.with(guest.here(true)), guest);
  }

  /// Newcomers get a place at once where all are seated and no game is played; otherwise they wait
  /// for the end of the game.
  private static Ruling<Evening> letIn(Evening evening, Guest guest) {
    List<Event> events = new ArrayList<>();
    events.add(new News.Arrived(guest.name()));
    if (evening.phase() != Phase.SEATED || evening.table(guest.id()) > 0)
      return Ruling.legal(evening, List.copyOf(events));
    return Ruling.legal(refilled(evening, events), List.copyOf(events));
  }

  private static Evening refilled(Evening evening, List<Event> events) {
    Dice dice = new Dice(evening.dice());
    return SeatAssignment.refilled(evening, evening.tables(), dice, events).rolled(dice.state());
  }

  private static Ruling<Evening> leave(Evening evening, int id) {
    if (!evening.knows(id)) return unknown();
    Guest guest = evening.guest(id);
    if (!guest.here()) return Ruling.illegal(Rule.COMMON, guest.name() + " has left already.");
    if (guest.isBot()) return Ruling.illegal(Rule.BOTS, "A bot goes when a guest takes its chair.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Gone(guest.name()));
    Evening without = evening.with(guest.here(false));
    if (evening.phase() == Phase.SEATED) without = refilled(without, events);
    boolean inGame = evening.phase() == Phase.PLAYING && isPlaying(evening, id);
    return inGame && evening.plan().isPeopleFirst()
        ? rung(SeatAssignment.standIn(without, id, events), events)
        : Ruling.legal(without, List.copyOf(events));
  }

  /// Whether a guest sits at a table whose game is not over.
  private static boolean isPlaying(Evening evening, int id) {
    int table = evening.table(id);
    return table > 0 && evening.tables().get(table - 1).score().isEmpty();
  }

  private static <S> Ruling<S> unknown() {
    return Ruling.illegal(Rule.COMMON, "There is no such guest.");
  }

  private static Ruling<Evening> share(Evening evening, int id, int with) {
    if (!evening.knows(id) || !evening.knows(with)) return unknown();
    Guest guest = evening.guest(id);
    Guest other = evening.guest(with);
    if (guest.isBot() || other.isBot() || id == with || evening.atDevice(id) > 1)
      return Ruling.illegal(Rule.COMMON, "A guest plays at the device of one other guest.");
    return evening.atDevice(other.device()) < Foursome.FOUR
        ? Ruling.legal(evening.with(guest.atDeviceOf(other)), List.of())
        : Ruling.illegal(Rule.COMMON, "No more than four guests share a device.");
  }

  private static Ruling<Evening> prepare(Evening evening, List<String> words) {
    if (evening.plan().words() == 0)
      return Ruling.illegal(Rule.ENVELOPES, "Envelopes are for Anagrams.");
    if (evening.phase() == Phase.PLAYING || evening.phase() == Phase.STOPPED)
      return Ruling.illegal(Rule.PREPARE, "Envelopes are filled before the bell, not in a game.");
    Set<String> once = new HashSet<>();
    for (String word : words) {
      if (!Letters.spellable(word))
        return Ruling.illegal(TableRules.LETTERS, TableRules.LETTERS_ONLY);
      if (!isWord(word))
        return Ruling.illegal(
            Rule.PREPARE, "A word in an envelope has five to ten letters, a to z.");
      if (!once.add(word))
        return Ruling.illegal(Rule.PREPARE, "The word " + word + " is there twice.");
    }
    if (words.size() < evening.plan().words())
      return Ruling.illegal(
          Rule.PREPARE, "One game needs " + evening.plan().words() + " words at least.");
    return Ruling.legal(evening.prepared(words), new News.Prepared(words.size()));
  }

  private static boolean isWord(String word) {
    return word.length() >= 5 && word.length() <= 10 && word.equals(word.toLowerCase(Locale.ROOT));
  }

  private static Ruling<Evening> seat(Evening evening) {
    if (evening.phase() != Phase.GATHERING)
      return Ruling.illegal(Rule.FOUR, "Everybody has a place.");
    int people = (int) evening.present().count();
    if (evening.plan().fill() == Plan.Fill.BYES && people < Foursome.FOUR)
      return Ruling.illegal(
          Rule.DIGITAL,
          "A table needs four guests, and "
              + (people == 1 ? "one is" : Sentence.number(people) + " are")
              + " here; bots could fill the chairs.");
    if (people == 0) return Ruling.illegal(Rule.DIGITAL, "Nobody has come yet.");
    List<Event> events = new ArrayList<>();
    Dice dice = new Dice(evening.dice());
    Evening seated =
        evening.plan().movement() == Plan.Movement.BALANCED
            ? placed(SeatAssignment.balanced(evening, dice, events), events)
            : SeatAssignment.first(evening, dice, events);
    return Ruling.legal(seated.in(Phase.SEATED).rolled(dice.state()), List.copyOf(events));
  }

  private static Evening placed(Evening seated, List<Event> events) {
    events.addFirst(new News.Placed(seated.tables().size()));
    return seated;
  }

  private static Ruling<Evening> exchange(Evening evening, int one, int other) {
    if (!evening.knows(one) || !evening.knows(other)) return unknown();
    if (evening.phase() != Phase.SEATED)
      return Ruling.illegal(Rule.BELL, "Places are changed before the bell, not in a game.");
    if (one == other) return Ruling.illegal(Rule.FOUR, "Nobody has two places.");
    if (evening.table(one) == 0 || evening.table(other) == 0)
      return Ruling.illegal(Rule.FOUR, "Both must have a place to change it.");
    Guest first = evening.guest(one);
    Guest second = evening.guest(other);
    if (first.part() != second.part())
      return Ruling.illegal(
          Rule.FOUR, "A lady changes places with a lady, a gentleman with a gentleman.");
    List<Foursome> tables =
        evening.tables().stream()
            .map(four -> four.with(one, -1).with(other, one).with(-1, other))
            .toList();
    return Ruling.legal(evening.seated(tables), new News.Exchanged(first.name(), second.name()));
  }

  private static Ruling<Evening> begin(Evening evening) {
    if (evening.clock().isPaused())
      return Ruling.illegal(Rule.BELL, "There is a pause; it must end before the bell.");
    return switch (evening.phase()) {
      case GATHERING ->
          switch (seat(evening)) {
            case Ruling.Illegal<Evening> refused -> refused;
            case Ruling.Legal<Evening>(Evening seated, List<Event> events) ->
                ring(seated, new ArrayList<>(events));
          };
      case SEATED -> ring(evening, new ArrayList<>());
      case PLAYING, STOPPED -> Ruling.illegal(Rule.BELL, "The bell has begun this game already.");
      case OVER -> Ruling.illegal(Rule.STARS, "The evening is over.");
    };
  }

  private static Ruling<Evening> ring(Evening evening, List<Event> events) {
    if (evening.tables().isEmpty())
      return Ruling.illegal(Rule.FOUR, "There are not four guests left for a table.");
    Evening playing = evening;
    for (Guest guest : evening.unseated()) playing = playing.with(guest.bye());
    Clock clock = evening.clock();
    events.add(new News.Began(evening.round()));
    return Ruling.legal(
        playing
            .with(
                new Clock(
                    clock.atMillis(), clock.atMillis(), clock.pausedAtMillis(), clock.lostMillis()))
            .in(Phase.PLAYING),
        List.copyOf(events));
  }

  private static Ruling<Evening> finish(Evening evening, int table, Score score) {
    if (evening.phase() != Phase.PLAYING && evening.phase() != Phase.STOPPED)
      return Ruling.illegal(Rule.BELL, "No game is played.");
    if (table < 1 || table > evening.tables().size())
      return Ruling.illegal(Rule.BELL, "There is no table " + table + ".");
    if (evening.tables().get(table - 1).score().isPresent())
      return Ruling.illegal(Rule.BELL, "Table " + table + " has been judged.");
    List<Foursome> tables = new ArrayList<>(evening.tables());
    boolean stopped = evening.phase() == Phase.STOPPED;
    tables.set(table - 1, tables.get(table - 1).scored(score, stopped));
    List<Event> events = new ArrayList<>();
    if (!stopped) events.add(new News.Finished(table));
    return rung(evening.seated(tables), events);
  }

  /// The bell stops all once the table that rings it has finished; when all are judged, the guests
  /// move.
  private static Ruling<Evening> rung(Evening evening, List<Event> events) {
    Evening next = evening;
    int bell = evening.bellTable();
    if (evening.phase() == Phase.PLAYING && evening.tables().get(bell - 1).score().isPresent()) {
      events.add(new News.Stopped(bell));
      next = evening.in(Phase.STOPPED);
    }
    boolean all = next.tables().stream().allMatch(four -> four.score().isPresent());
    return all && next.phase() == Phase.STOPPED
        ? Scoring.round(next, events)
        : Ruling.legal(next, List.copyOf(events));
  }

  private static Ruling<Evening> stop(Evening evening) {
    return switch (evening.phase()) {
      case PLAYING -> Ruling.legal(evening.in(Phase.STOPPED), new News.Stopped(0));
      case STOPPED -> Ruling.illegal(Rule.BELL, "The bell has stopped this game already.");
      case GATHERING, SEATED, OVER -> Ruling.illegal(Rule.BELL, "No game is played.");
    };
  }

  private static Ruling<Evening> pause(Evening evening) {
    Clock clock = evening.clock();
    if (clock.isPaused()) return Ruling.illegal(Rule.COMMON, "There is a pause already.");
    if (evening.phase() == Phase.GATHERING || evening.phase() == Phase.STOPPED)
      return Ruling.illegal(Rule.COMMON, "There is nothing to pause now.");
    return Ruling.legal(
        evening.with(
            new Clock(clock.atMillis(), clock.beganMillis(), clock.atMillis(), clock.lostMillis())),
        new News.Paused());
  }

  private static Ruling<Evening> resume(Evening evening) {
    Clock clock = evening.clock();
    if (!clock.isPaused()) return Ruling.illegal(Rule.COMMON, "There is no pause.");
    long lostMillis = clock.lostMillis() + clock.atMillis() - clock.pausedAtMillis();
    return Ruling.legal(
        evening.with(new Clock(clock.atMillis(), clock.beganMillis(), -1, lostMillis)),
        new News.Resumed());
  }

  private static Ruling<Evening> close(Evening evening) {
    if (evening.phase() == Phase.PLAYING || evening.phase() == Phase.STOPPED)
      return Ruling.illegal(Rule.BELL, "A game is played; ring the bell to stop it first.");
    return Ruling.legal(evening.in(Phase.OVER), Scoring.ended(evening));
  }
}
