package parlour.games.progressive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.engine.Dice;
import parlour.engine.Event;

/// Assigns guests to chairs: at first, and after every move, when some have left and others have
/// come.
final class SeatAssignment {
  private static final int NOBODY = -1;

  /// Names of the bots that play when there are not enough people.
  private static final String[] LADIES = {
    "Aunt Clara",
    "Cousin Hattie",
    "Miss Finch",
    "Grandmama",
    "Miss Abigail",
    "Aunt Prudence",
    "Mrs. Otis",
    "Cousin Dora",
    "Miss Violet",
    "Great-Aunt Maud"
  };

  private static final String[] GENTLEMEN = {
    "Uncle Amos",
    "Mr. Peabody",
    "Old Ezra",
    "The Major",
    "Cousin Silas",
    "Mr. Crane",
    "The Parson",
    "Little Ned",
    "Uncle Phineas",
    "Captain Reed"
  };

  private final List<Event> events;
  private final Dice dice;
  private final List<int[]> tables = new ArrayList<>();
  private final List<Newcomer> newcomers = new ArrayList<>();

  /// Who has left the chairs that are to be filled.
  private final Map<Chair, Integer> left = new HashMap<>();

  private Evening evening;

  private record Chair(int table, int number) {}

  /// Somebody who has found a chair.
  ///
  /// @param instead the bot who had it, or nothing
  private record Newcomer(int guest, String instead) {
    News told(Evening seated) {
      Guest who = seated.guest(guest);
      int table = seated.table(guest);
      return who.isBot()
          ? new News.Filled(who.name(), table)
          : new News.Joined(who.name(), table, instead);
    }
  }

  private SeatAssignment(Evening evening, Dice dice, List<Event> events) {
    this.evening = evening;
    this.dice = dice;
    this.events = events;
  }

  /// The first places, at random.
  static Evening first(Evening evening, Dice dice, List<Event> events) {
    SeatAssignment places = new SeatAssignment(evening, dice, events);
    if (evening.plan().fill() == Plan.Fill.BOTS) places.invite();
    places.atRandom();
    SharedDevices.seatTogether(places.tables, places.evening);
    Evening seated = places.done();
    events.addFirst(new News.Placed(seated.tables().size()));
    return seated;
  }

  /// Places after a move: the chairs of guests who left are filled, and newcomers are let in at the
  /// last table.
  static Evening refilled(Evening evening, List<Foursome> moved, Dice dice, List<Event> events) {
    SeatAssignment places = new SeatAssignment(evening.seated(List.of()), dice, events);
    for (Foursome foursome : moved)
      places.tables.add(foursome.chairs().stream().mapToInt(id -> id).toArray());
    places.refill();
    return places.done();
  }

  /// Places that do not depend on who won.
  static Evening balanced(Evening evening, Dice dice, List<Event> events) {
    SeatAssignment places = new SeatAssignment(evening.seated(List.of()), dice, events);
    if (evening.plan().fill() == Plan.Fill.BOTS) places.invite();
    else places.dismiss();
    places.evenly();
    SharedDevices.seatTogether(places.tables, places.evening);
    return places.done();
  }

  /// A bot takes the chair of a guest who has left in the middle of a game.
  static Evening standIn(Evening evening, int guest, List<Event> events) {
    SeatAssignment places = new SeatAssignment(evening, new Dice(evening.dice()), events);
    Guest leaves = evening.guest(guest);
    Guest bot = places.bot(leaves.part(), guest);
    events.add(new News.StoodIn(bot.name(), leaves.name(), evening.table(guest)));
    return places.evening.seated(
        evening.tables().stream().map(four -> four.with(guest, bot.id())).toList());
  }

  /// Where people come first, the tables at which only bots sit are the last.
  private Evening done() {
    List<Foursome> foursomes = new ArrayList<>();
    for (int[] four : tables) foursomes.add(Foursome.of(four[0], four[1], four[2], four[3]));
    if (evening.plan().isPeopleFirst())
      foursomes.sort(Comparator.comparing(four -> !evening.hasPeople(four)));
    Evening seated = evening.seated(foursomes);
    for (Newcomer newcomer : newcomers)
      if (seated.table(newcomer.guest()) > 0) events.add(newcomer.told(seated));
    if (seated.plan().fill() == Plan.Fill.BYES)
      for (Guest guest : seated.unseated()) events.add(new News.SitsOut(guest.name()));
    return seated;
  }

  /// Bots come until the chairs laid out are taken, ladies and gentlemen evenly; bots too many go.
  private void invite() {
    List<Guest> people = evening.present().filter(guest -> !guest.isBot()).toList();
    int chairs = Math.max(evening.plan().fewestChairs(), fours(people.size()));
    if (evening.plan().couples())
      chairs = Math.max(chairs, fours(2 * Math.max(count(people, true), count(people, false))));
    for (Guest bot : evening.present().filter(Guest::isBot).toList().reversed())
      if (evening.present().count() > chairs) evening = evening.with(bot.here(false));
    while (evening.present().count() < chairs) bot(missingPart(chairs), NOBODY);
  }

  /// The bots who have played on for guests go.
  private void dismiss() {
    for (Guest bot : evening.present().filter(Guest::isBot).toList())
      evening = evening.with(bot.here(false));
  }

  private static int fours(int guests) {
    return (guests + Foursome.FOUR - 1) / Foursome.FOUR * Foursome.FOUR;
  }

  private static int count(List<Guest> guests, boolean ladies) {
    return (int) guests.stream().filter(guest -> isLady(guest) == ladies).count();
  }

  private static boolean isLady(Guest guest) {
    return guest.part() == Guest.Part.LADY;
  }

  private Guest.Part missingPart(int chairs) {
    if (!evening.plan().couples()) return Guest.Part.ANY;
    boolean lady = count(evening.present().toList(), true) < chairs / 2;
    return lady ? Guest.Part.LADY : Guest.Part.GENTLEMAN;
  }

  /// A bot comes.
  ///
  /// @param insteadOf the guest whose chair it keeps, or nobody
  private Guest bot(Guest.Part part, int insteadOf) {
    int id = evening.guests().size();
    Guest bot = Guest.bot(id, name(part), part, evening.plan().level()).insteadOf(insteadOf);
    evening = evening.with(bot);
    return bot;
  }

  /// A name nobody has had this evening.
  private String name(Guest.Part part) {
    for (int turn = 1; ; turn++) {
      String number = turn == 1 ? "" : " " + turn;
      for (int i = 0; i < LADIES.length; i++) {
        String lady = LADIES[i] + number;
        String gentleman = GENTLEMEN[i] + number;
        if (part != Guest.Part.GENTLEMAN && evening.named(lady).isEmpty()) return lady;
        if (part != Guest.Part.LADY && evening.named(gentleman).isEmpty()) return gentleman;
      }
    }
  }

  private void atRandom() {
    List<Guest> guests = playing();
    if (evening.plan().couples()) couples(guests);
    else if (evening.plan().isPeopleFirst()) spread(guests);
    else {
      int[] ids = guests.stream().mapToInt(Guest::id).toArray();
      dice.shuffle(ids);
      for (int i = 0; i < ids.length; i += Foursome.FOUR)
        tables.add(new int[] {ids[i], ids[i + 1], ids[i + 2], ids[i + 3]});
    }
  }

  /// People are spread evenly over the tables, and at a table over its two pairs, before bots fill
  /// it.
  private void spread(List<Guest> guests) {
    List<Integer> order = new ArrayList<>();
    for (boolean bots : new boolean[] {false, true}) {
      int[] ids = guests.stream().filter(g -> g.isBot() == bots).mapToInt(Guest::id).toArray();
      dice.shuffle(ids);
      for (int id : ids) order.add(id);
    }
    int count = order.size() / Foursome.FOUR;
    for (int t = 0; t < count; t++)
      tables.add(
          new int[] {
            order.get(t), order.get(t + count), order.get(t + 2 * count), order.get(t + 3 * count)
          });
  }

  /// Two ladies and two gentlemen to a table, each lady opposite a gentleman.
  private void couples(List<Guest> guests) {
    int[] ladies = guests.stream().filter(SeatAssignment::isLady).mapToInt(Guest::id).toArray();
    int[] gentlemen = guests.stream().filter(g -> !isLady(g)).mapToInt(Guest::id).toArray();
    dice.shuffle(ladies);
    dice.shuffle(gentlemen);
    for (int i = 0; i < ladies.length; i += 2)
      tables.add(new int[] {ladies[i], gentlemen[i + 1], gentlemen[i], ladies[i + 1]});
  }

  private void evenly() {
    atRandom();
    SeatBalancing.improve(tables, evening, dice);
  }

  /// Those who play, a multiple of four; the guests who have sat out least sit out.
  private List<Guest> playing() {
    List<Guest> guests = new ArrayList<>(evening.present().toList());
    for (int out = guests.size() % Foursome.FOUR; out > 0; out--) guests.remove(leastOut(guests));
    return guests;
  }

  /// One of those who played last and have sat out least; guests who did not play last have a
  /// place.
  private Guest leastOut(List<Guest> guests) {
    List<Guest> played = guests.stream().filter(guest -> playedLast(guest.id())).toList();
    List<Guest> from = played.isEmpty() ? guests : played;
    int least = from.stream().mapToInt(guest -> guest.stars().byes()).min().orElse(0);
    List<Guest> those = from.stream().filter(g -> g.stars().byes() == least).toList();
    return those.get(dice.below(those.size()));
  }

  private boolean playedLast(int guest) {
    return !evening.past().isEmpty()
        && evening.past().getLast().tables().stream().anyMatch(o -> o.foursome().has(guest));
  }

  private void refill() {
    boolean bots = evening.plan().fill() == Plan.Fill.BOTS;
    if (!bots) dismiss();
    for (int t = 0; t < tables.size(); t++) {
      int[] four = tables.get(t);
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        Guest guest = evening.guest(four[chair]);
        if (guest.here()) continue;
        if (!guest.isBot() && evening.plan().isPeopleFirst())
          left.put(new Chair(t, chair), guest.id());
        four[chair] = NOBODY;
      }
    }
    List<Guest> waiting =
        new ArrayList<>(
            evening
                .present()
                .filter(guest -> !guest.isBot() && !sits(guest.id()))
                .sorted(Comparator.comparingInt((Guest guest) -> -guest.stars().byes()))
                .toList());
    if (bots) refillWithBots(waiting);
    else refillWithByes(waiting);
  }

  private boolean sits(int guest) {
    for (int[] four : tables) for (int id : four) if (id == guest) return true;
    return false;
  }

  /// Whoever is back takes the chair that a bot has kept for them; other newcomers take empty
  /// chairs and those of bots, at the last table first; bots take the chairs that are still empty.
  private void refillWithBots(List<Guest> waiting) {
    for (Guest guest : List.copyOf(waiting)) takeBack(guest, waiting);
    for (int t = tables.size() - 1; t >= 0; t--) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        int id = tables.get(t)[chair];
        if (id != NOBODY && !evening.guest(id).isBot()) continue;
        Guest.Part part = part(tables.get(t), chair);
        for (Guest guest : waiting) {
          if (part != Guest.Part.ANY && part != guest.part()) continue;
          sitDown(guest, t, chair, waiting);
          break;
        }
      }
    }
    while (!waiting.isEmpty()) another(waiting);
    for (int t = 0; t < tables.size(); t++) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        if (tables.get(t)[chair] != NOBODY) continue;
        int kept = left.getOrDefault(new Chair(t, chair), NOBODY);
        Guest bot = bot(part(tables.get(t), chair), kept);
        tables.get(t)[chair] = bot.id();
        newcomers.add(new Newcomer(bot.id(), ""));
      }
    }
  }

  private void takeBack(Guest guest, List<Guest> waiting) {
    for (int t = 0; t < tables.size(); t++) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        int id = tables.get(t)[chair];
        if (id != NOBODY && evening.guest(id).insteadOf() == guest.id()) {
          sitDown(guest, t, chair, waiting);
          return;
        }
      }
    }
  }

  /// A newcomer takes a chair; a bot who had it goes.
  private void sitDown(Guest guest, int table, int chair, List<Guest> waiting) {
    int id = tables.get(table)[chair];
    String instead = id == NOBODY ? "" : evening.guest(id).name();
    if (id != NOBODY) evening = evening.with(evening.guest(id).here(false));
    tables.get(table)[chair] = guest.id();
    waiting.remove(guest);
    newcomers.add(new Newcomer(guest.id(), instead));
  }

  /// Whether a lady or a gentleman is needed on a chair, where they sit in couples: the other of
  /// the partner; where that chair is empty too, the same as the right-hand neighbour's partner.
  private Guest.Part part(int[] four, int chair) {
    if (!evening.plan().couples()) return Guest.Part.ANY;
    int partner = four[(chair + 2) % Foursome.FOUR];
    if (partner != NOBODY) return evening.guest(partner).part().other();
    return chair % 3 == 0 ? Guest.Part.LADY : Guest.Part.GENTLEMAN;
  }

  /// Another last table for those who found no chair.
  private void another(List<Guest> waiting) {
    int[] four = {NOBODY, NOBODY, NOBODY, NOBODY};
    tables.add(four);
    for (int chair = 0; chair < Foursome.FOUR; chair++) {
      Guest.Part part = part(four, chair);
      for (Guest guest : waiting) {
        if (part != Guest.Part.ANY && part != guest.part()) continue;
        sitDown(guest, tables.size() - 1, chair, waiting);
        break;
      }
    }
  }

  /// Empty chairs go to those who wait, then to guests of the last table; those left over there sit
  /// out, beginning with those who have done so least.
  private void refillWithByes(List<Guest> waiting) {
    for (int t = 0; t < tables.size(); t++) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        if (tables.get(t)[chair] != NOBODY) continue;
        if (waiting.isEmpty()) breakUpLast(waiting);
        if (t >= tables.size()) break;
        if (waiting.isEmpty()) continue;
        Guest guest = waiting.removeFirst();
        tables.get(t)[chair] = guest.id();
        newcomers.add(new Newcomer(guest.id(), ""));
      }
    }
    List<Guest> last = new ArrayList<>();
    if (!waiting.isEmpty() && !tables.isEmpty())
      for (int id : tables.removeLast()) last.add(evening.guest(id));
    last.addAll(waiting);
    while (last.size() % Foursome.FOUR != 0) last.remove(leastOut(last));
    for (int i = 0; i < last.size(); i += Foursome.FOUR)
      tables.add(last.subList(i, i + Foursome.FOUR).stream().mapToInt(Guest::id).toArray());
  }

  /// The last table is broken up, so that its guests can fill the chairs above.
  private void breakUpLast(List<Guest> waiting) {
    for (int id : tables.removeLast()) if (id != NOBODY) waiting.add(evening.guest(id));
  }
}
