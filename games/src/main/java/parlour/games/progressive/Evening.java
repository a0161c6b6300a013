package parlour.games.progressive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// Everything about an evening at one moment.
///
/// @param guests all who have come, in the order of arrival, whether they are still here or not
/// @param floor the tables and what has been prepared for them
/// @param past the games that are over
/// @param dice the state of its dice
public record Evening(
    Plan plan,
    Phase phase,
    List<Guest> guests,
    Floor floor,
    List<Round> past,
    Clock clock,
    long dice) {
  /// The most guests who can come.
  public static final int MOST = 64;

  /// How far it has come.
  public enum Phase {
    /// Guests arrive.
    GATHERING,
    /// Everybody has a place and the bell has not begun the game.
    SEATED,
    PLAYING,
    /// The bell has stopped all tables, and some are still to be judged.
    STOPPED,
    OVER;

    /// The word the wire has for it.
    public String word() {
      return switch (this) {
        case GATHERING -> "gathering";
        case SEATED -> "seated";
        case PLAYING -> "playing";
        case STOPPED -> "stopped";
        case OVER -> "over";
      };
    }
  }

  /// The tables, the head first, and the words for their envelopes that are not used yet.
  public record Floor(List<Foursome> tables, List<String> words) {}

  /// The times of the evening, in milliseconds since it was opened.
  ///
  /// @param beganMillis when the bell began the game that is played
  /// @param pausedAtMillis when play was paused; -1 while it runs
  /// @param lostMillis how long all pauses have been
  public record Clock(long atMillis, long beganMillis, long pausedAtMillis, long lostMillis) {
    public boolean isPaused() {
      return pausedAtMillis >= 0;
    }

    /// How long the evening has lasted without its pauses.
    public long spentMillis() {
      return (isPaused() ? pausedAtMillis : atMillis) - lostMillis;
    }
  }

  public static Evening opened(Plan plan, long dice) {
    return new Evening(
        plan,
        Phase.GATHERING,
        List.of(),
        new Floor(List.of(), List.of()),
        List.of(),
        new Clock(0, 0, -1, 0),
        dice);
  }

  /// The number of the game that is played or comes next, from one.
  public int round() {
    return past.size() + 1;
  }

  public List<Foursome> tables() {
    return floor.tables();
  }

  public Guest guest(int id) {
    return guests.get(id);
  }

  public boolean knows(int id) {
    return id >= 0 && id < guests.size();
  }

  /// The number of the table at which a guest sits, from one; 0 for none.
  public int table(int guest) {
    for (int i = 0; i < tables().size(); i++) if (tables().get(i).has(guest)) return i + 1;
    return 0;
  }

  /// Guests who are here and have no place.
  public List<Guest> unseated() {
    return present().filter(guest -> table(guest.id()) == 0).toList();
  }

  Stream<Guest> present() {
    return guests.stream().filter(Guest::here);
  }

  Stream<Guest> people() {
    return guests.stream().filter(guest -> !guest.isBot());
  }

  public Optional<Guest> named(String name) {
    return guests.stream().filter(guest -> guest.name().equalsIgnoreCase(name)).findFirst();
  }

  /// The guest of a name who has left: whoever comes by that name is them, back again.
  public Optional<Guest> departed(String name) {
    return named(name).filter(guest -> !guest.isBot() && !guest.here());
  }

  /// How many guests play at the device of a guest.
  int atDevice(int guest) {
    return (int) guests.stream().filter(each -> each.device() == guest).count();
  }

  /// Whether somebody sits at a table who is no bot and has not left.
  public boolean hasPeople(Foursome foursome) {
    return foursome.chairs().stream().map(this::guest).anyMatch(g -> !g.isBot() && g.here());
  }

  /// The number of the table whose end stops all: the first at which people sit, the head table
  /// where none do.
  public int bellTable() {
    if (plan.isPeopleFirst())
      for (int i = 0; i < tables().size(); i++) if (hasPeople(tables().get(i))) return i + 1;
    return 1;
  }

  /// Whether tables still wait for people who have not come to them since the bell.
  public boolean gathers(long nowMillis, long patienceMillis) {
    return plan.isPeopleFirst()
        && phase == Phase.PLAYING
        && nowMillis - clock.beganMillis() < patienceMillis;
  }

  /// Who won the tables of the last game, and what decided it, in a sentence for each.
  public List<String> decided() {
    return Scoring.told(this);
  }

  /// The guests who take the prize: most gold stars.
  public List<Guest> prize() {
    return most(field(), guest -> guest.stars().gold());
  }

  /// The guests who take the booby prize: most red stars, and no prize already.
  public List<Guest> booby() {
    List<Guest> field = new ArrayList<>(field());
    if (plan.isPeopleFirst()) field.removeAll(prize());
    return most(field, guest -> guest.stars().red());
  }

  /// Who can take a prize: people who have played and are here at the end; where there are none,
  /// whoever has played.
  private List<Guest> field() {
    List<Guest> people = people().toList();
    if (!plan.isPeopleFirst()) return people.isEmpty() ? guests : people;
    List<Guest> played = people.stream().filter(guest -> guest.stars().games() > 0).toList();
    List<Guest> stayed = played.stream().filter(Guest::here).toList();
    return !stayed.isEmpty() ? stayed : !played.isEmpty() ? played : guests;
  }

  private static List<Guest> most(List<Guest> field, ToIntFunction<Guest> stars) {
    int most = field.stream().mapToInt(stars).max().orElse(0);
    return most == 0
        ? List.of()
        : field.stream().filter(guest -> stars.applyAsInt(guest) == most).toList();
  }

  Evening in(Phase next) {
    return new Evening(plan, next, guests, floor, past, clock, dice);
  }

  Evening with(List<Guest> changed) {
    return new Evening(plan, phase, List.copyOf(changed), floor, past, clock, dice);
  }

  Evening with(Guest changed) {
    List<Guest> others = new ArrayList<>(guests);
    if (changed.id() == others.size()) others.add(changed);
    else others.set(changed.id(), changed);
    return with(others);
  }

  Evening seated(List<Foursome> tables) {
    return with(new Floor(List.copyOf(tables), floor.words()));
  }

  Evening prepared(List<String> words) {
    return with(new Floor(floor.tables(), List.copyOf(words)));
  }

  private Evening with(Floor changed) {
    return new Evening(plan, phase, guests, changed, past, clock, dice);
  }

  Evening after(Round round) {
    List<Round> rounds = new ArrayList<>(past);
    rounds.add(round);
    return new Evening(plan, phase, guests, floor, List.copyOf(rounds), clock, dice);
  }

  Evening with(Clock changed) {
    return new Evening(plan, phase, guests, floor, past, changed, dice);
  }

  Evening rolled(long state) {
    return new Evening(plan, phase, guests, floor, past, clock, state);
  }
}
