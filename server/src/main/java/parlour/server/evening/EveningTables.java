package parlour.server.evening;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.Seed;
import parlour.games.CatalogEntry;
import parlour.games.envelopes.Words;
import parlour.games.progressive.Evening;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Plan;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Secrets;

/// Lays the tables of an evening: ordinary tables, at which guests sit with the tokens they have.
final class EveningTables {
  /// After so many seconds of an absence a bot plays in.
  private static final int PATIENCE = 60;

  private final OpenGames repertoire;

  EveningTables(OpenGames repertoire) {
    this.repertoire = repertoire;
  }

  Words stationery() {
    return repertoire.stationery();
  }

  /// What lies on every table of the next game: as many names as there are tables, and the words
  /// for the envelopes: the hostess's own, and what the house draws where they do not suffice.
  EveningEvent.Laid lay(EveningState soiree, int tables) {
    Plan plan = soiree.opened().plan();
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < tables; i++) ids.add(Secrets.table());
    List<String> words = new ArrayList<>();
    if (plan.words() > 0) {
      List<String> prepared = soiree.evening().floor().words();
      words.addAll(prepared.subList(0, Math.min(plan.words(), prepared.size())));
      List<String> used = new ArrayList<>(prepared);
      for (EveningEvent.Laid before : soiree.laid()) used.addAll(before.words());
      if (words.size() < plan.words())
        words.addAll(
            stationery().draw(plan.words() - words.size(), used, new Dice(Secrets.dice())));
    }
    return new EveningEvent.Laid(soiree.evening().round(), List.copyOf(ids), List.copyOf(words));
  }

  /// The events that lay one table of the game that has begun.
  List<String> table(String evening, EveningState soiree, int number) {
    Plan plan = soiree.opened().plan();
    CatalogEntry kind = plan.kind();
    EveningEvent.Laid laid = soiree.laid().getLast();
    Foursome sitting = soiree.evening().tables().get(number - 1);
    List<TableEvent> events = new ArrayList<>();
    events.add(
        new TableEvent.Gathered(
            kind.id(),
            plan.table(),
            Foursome.FOUR,
            false,
            false,
            new TableEvent.Keys(Secrets.hash(Secrets.token()), Secrets.hash(Secrets.token()))));
    events.add(new TableEvent.Attached(evening, number, laid.round()));
    events.add(new TableEvent.Waits(PATIENCE));
    events.add(new TableEvent.HintsAllowed(false));
    for (int chair = 0; chair < Foursome.FOUR; chair++)
      events.add(sat(soiree, Seat.of(chair), sitting.chairs().get(chair)));
    Seed fresh = Secrets.seed();
    Seed seed = new Seed(fresh.value(), fresh.salt(), String.join(" ", laid.words()));
    events.add(
        new TableEvent.Started(
            new Log.Header(
                kind.id(),
                kind.rules(),
                plan.table(),
                repertoire.lexicon().version(),
                Foursome.FOUR,
                seed)));
    return events.stream().map(event -> TableEventCodec.write(event).write()).toList();
  }

  private static TableEvent sat(EveningState soiree, Seat seat, int id) {
    Evening evening = soiree.evening();
    Guest guest = evening.guest(id);
    String key = soiree.keys().getOrDefault(id, "");
    return guest.isBot() || key.isEmpty() || !guest.here()
        ? new TableEvent.BotSat(seat, guest.name(), Math.max(1, guest.level()), Secrets.dice())
        : new TableEvent.Sat(seat, guest.name(), key);
  }
}
