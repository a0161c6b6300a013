package parlour.games.progressive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;

/// Finds everybody a chair and every chair somebody: at first, and after every move, when some have
/// left and others have come.
final class Seating {
  private static final int NOBODY = -1;

  /// Whom one may find playing when there are not enough people.
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
  private Evening evening;

  private Seating(Evening evening, Dice dice, List<Event> events) {
    this.evening = evening;
    this.dice = dice;
    this.events = events;
  }

  /// The first places, by lot.
  static Evening first(Evening evening, Dice dice, List<Event> events) {
    Seating seating = new Seating(evening, dice, events);
    if (evening.plan().fill() == Plan.Fill.BOTS) seating.invite();
    seating.byLot();
    Evening seated = seating.done();
    events.addFirst(new News.Placed(seated.tables().size()));
    return seated;
  }

  /// Places after a move: whoever has left is made up for, and whoever has come is let in at the
  /// last table.
  static Evening mended(Evening evening, List<Foursome> moved, Dice dice, List<Event> events) {
    Seating seating = new Seating(evening.seated(List.of()), dice, events);
    for (Foursome sitting : moved)
      seating.tables.add(sitting.chairs().stream().mapToInt(id -> id).toArray());
    seating.mend();
    return seating.done();
  }

  /// Places that have nothing to do with who won.
  static Evening balanced(Evening evening, Dice dice, List<Event> events) {
    Seating seating = new Seating(evening.seated(List.of()), dice, events);
    if (evening.plan().fill() == Plan.Fill.BOTS) seating.invite();
    seating.evenly();
    return seating.done();
  }

  private Evening done() {
    List<Foursome> sittings = new ArrayList<>();
    for (int[] four : tables) sittings.add(Foursome.of(four[0], four[1], four[2], four[3]));
    Evening seated = evening.seated(sittings);
    if (seated.plan().fill() == Plan.Fill.BYES)
      for (Guest guest : seated.bench()) events.add(new News.SitsOut(guest.name()));
    return seated;
  }

  /// Bots come until the chairs that are laid are taken, ladies and gentlemen evenly; those there
  /// are too many of go.
  private void invite() {
    List<Guest> people = evening.present().filter(guest -> !guest.isBot()).toList();
    int chairs = Math.max(evening.plan().club(), fours(people.size()));
    if (evening.plan().couples())
      chairs = Math.max(chairs, fours(2 * Math.max(count(people, true), count(people, false))));
    for (Guest bot : evening.present().filter(Guest::isBot).toList().reversed())
      if (evening.present().count() > chairs) evening = evening.with(bot.here(false));
    while (evening.present().count() < chairs) bot(wanting(chairs));
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

  private Guest.Part wanting(int chairs) {
    if (!evening.plan().couples()) return Guest.Part.ANY;
    boolean lady = count(evening.present().toList(), true) < chairs / 2;
    return lady ? Guest.Part.LADY : Guest.Part.GENTLEMAN;
  }

  private Guest bot(Guest.Part part) {
    int id = evening.guests().size();
    Guest bot = Guest.bot(id, name(part), part, evening.plan().level());
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

  private void byLot() {
    List<Guest> company = playing();
    if (evening.plan().couples()) couples(company);
    else {
      int[] ids = company.stream().mapToInt(Guest::id).toArray();
      dice.shuffle(ids);
      for (int i = 0; i < ids.length; i += Foursome.FOUR)
        tables.add(new int[] {ids[i], ids[i + 1], ids[i + 2], ids[i + 3]});
    }
  }

  /// Two ladies and two gentlemen to a table, each lady opposite a gentleman.
  private void couples(List<Guest> company) {
    int[] ladies = company.stream().filter(Seating::isLady).mapToInt(Guest::id).toArray();
    int[] gentlemen = company.stream().filter(g -> !isLady(g)).mapToInt(Guest::id).toArray();
    dice.shuffle(ladies);
    dice.shuffle(gentlemen);
    for (int i = 0; i < ladies.length; i += 2)
      tables.add(new int[] {ladies[i], gentlemen[i + 1], gentlemen[i], ladies[i + 1]});
  }

  private void evenly() {
    byLot();
    Balance.improve(tables, evening, dice);
  }

  /// Those who play, as many as four divides; those sit out who have sat out least.
  private List<Guest> playing() {
    List<Guest> company = new ArrayList<>(evening.present().toList());
    for (int out = company.size() % Foursome.FOUR; out > 0; out--)
      company.remove(leastOut(company));
    return company;
  }

  /// One of those who played last and have sat out least; who did not play last has a place now.
  private Guest leastOut(List<Guest> company) {
    List<Guest> played = company.stream().filter(guest -> playedLast(guest.id())).toList();
    List<Guest> from = played.isEmpty() ? company : played;
    int least = from.stream().mapToInt(guest -> guest.stars().byes()).min().orElse(0);
    List<Guest> those = from.stream().filter(g -> g.stars().byes() == least).toList();
    return those.get(dice.below(those.size()));
  }

  private boolean playedLast(int guest) {
    return !evening.past().isEmpty()
        && evening.past().getLast().tables().stream().anyMatch(o -> o.sitting().has(guest));
  }

  private void mend() {
    for (int[] four : tables) {
      for (int chair = 0; chair < Foursome.FOUR; chair++)
        if (!evening.guest(four[chair]).here()) four[chair] = NOBODY;
    }
    List<Guest> waiting =
        new ArrayList<>(
            evening
                .present()
                .filter(guest -> !guest.isBot() && !sits(guest.id()))
                .sorted(Comparator.comparingInt((Guest guest) -> -guest.stars().byes()))
                .toList());
    if (evening.plan().fill() == Plan.Fill.BOTS) mendWithBots(waiting);
    else mendWithByes(waiting);
  }

  private boolean sits(int guest) {
    for (int[] four : tables) for (int id : four) if (id == guest) return true;
    return false;
  }

  /// Newcomers take empty chairs and those of bots, at the last table first; bots take what is then
  /// still empty.
  private void mendWithBots(List<Guest> waiting) {
    for (int t = tables.size() - 1; t >= 0; t--) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        int id = tables.get(t)[chair];
        if (id != NOBODY && !evening.guest(id).isBot()) continue;
        Guest.Part part = part(tables.get(t), chair);
        for (Guest guest : waiting) {
          if (part != Guest.Part.ANY && part != guest.part()) continue;
          String instead = id == NOBODY ? "" : evening.guest(id).name();
          if (id != NOBODY) evening = evening.with(evening.guest(id).here(false));
          tables.get(t)[chair] = guest.id();
          waiting.remove(guest);
          events.add(new News.Joined(guest.name(), t + 1, instead));
          break;
        }
      }
    }
    while (!waiting.isEmpty()) another(waiting);
    for (int t = 0; t < tables.size(); t++) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        if (tables.get(t)[chair] != NOBODY) continue;
        Guest bot = bot(part(tables.get(t), chair));
        tables.get(t)[chair] = bot.id();
        events.add(new News.Filled(bot.name(), t + 1));
      }
    }
  }

  /// What the one on a chair must be, where ladies sit with gentlemen: the other of his partner;
  /// where that is open too, the same as his right-hand neighbour's partner.
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
        four[chair] = guest.id();
        waiting.remove(guest);
        events.add(new News.Joined(guest.name(), tables.size(), ""));
        break;
      }
    }
  }

  /// Empty chairs are taken by those who wait, then from the last table; who is left over there
  /// sits out, and those first who have done so least.
  private void mendWithByes(List<Guest> waiting) {
    for (int t = 0; t < tables.size(); t++) {
      for (int chair = 0; chair < Foursome.FOUR; chair++) {
        if (tables.get(t)[chair] != NOBODY) continue;
        if (waiting.isEmpty()) breakUpLast(waiting);
        if (t >= tables.size()) break;
        if (waiting.isEmpty()) continue;
        Guest guest = waiting.removeFirst();
        tables.get(t)[chair] = guest.id();
        events.add(new News.Joined(guest.name(), t + 1, ""));
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
