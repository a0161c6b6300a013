package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.games.CatalogEntry;
import parlour.server.table.state.Chair;
import parlour.server.table.state.HostSettings;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Players;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// Who may sit down, leave, call a bot, deal and ask for another game: what happens then, and what
/// is answered.
final class Seating {
  private final OpenGames repertoire;

  Seating(OpenGames repertoire) {
    this.repertoire = repertoire;
  }

  /// What comes of a request: events to be kept, none where it was refused, and the answer.
  record Outcome(List<TableEvent> events, Reply reply) {
    static Outcome refused(int status, String why) {
      return new Outcome(List.of(), Reply.refused(status, why));
    }

    static Outcome of(TableEvent event, int status, Json.Writer body) {
      return new Outcome(List.of(event), Reply.of(status, body.done()));
    }
  }

  /// At a table of an evening the hostess sees to who sits where; one sentence, or nothing.
  static Optional<Outcome> objection(Table table, TableCommand.Request order) {
    boolean ours =
        switch (order) {
          case TableCommand.Sit _,
              TableCommand.Leave _,
              TableCommand.Pass _,
              TableCommand.Take _,
              TableCommand.SeatBot _,
              TableCommand.Start _,
              TableCommand.Wait _,
              TableCommand.Rekey _,
              TableCommand.Rematch _ ->
              true;
          case TableCommand.Gather _,
              TableCommand.Show _,
              TableCommand.Mind _,
              TableCommand.Vacate _ ->
              false;
        };
    return ours && !table.errand().isNone()
        ? Optional.of(
            Outcome.refused(409, "This is a table of an evening; its hostess sees to that."))
        : Optional.empty();
  }

  /// Why somebody may not come in by that hello; nothing: he may.
  static Optional<String> objection(Table table, TableCommand.Hello hello) {
    if (!table.company().owner(hello.token()).isNobody()) return Optional.empty();
    if (!hello.token().isEmpty())
      return Optional.of("That token belongs to no chair of this table.");
    return table.admits(hello.secret()) || !table.company().owner(hello.secret()).isNobody()
        ? Optional.empty()
        : Optional.of("This table is private: it wants its invitation or its watch word.");
  }

  /// Why that may not be said from a chair; nothing: it may.
  static Optional<String> objection(Table table, Seat seat, String text) {
    if (seat.isNobody()) return Optional.of("Only those who sit at the table can speak.");
    return table.gathered().family() && !TextRules.PHRASES.contains(text)
        ? Optional.of("At this table only the quick phrases are said.")
        : Optional.empty();
  }

  /// A bot takes the chair of a guest who has left the evening.
  Outcome vacate(Table table, TableCommand.Vacate order) {
    Seat seat = Seat.of(order.seat());
    boolean his = table.isPlaying() && table.company().persons().has(seat);
    Json.Writer answer = Json.fields().put("seat", order.seat());
    return his
        ? Outcome.of(
            new TableEvent.Vacated(seat, table.company().freeName(), Bots.USUAL, Secrets.dice()),
            200,
            answer)
        : new Outcome(List.of(), Reply.of(200, answer.done()));
  }

  Outcome sit(Table table, TableCommand.Sit order) {
    boolean dealt = table.phase() != Table.Phase.GATHERING;
    if (dealt && (!table.isPlaying() || table.company().vacant().isEmpty()))
      return Outcome.refused(409, "The cards are dealt; one may only look on.");
    if ((dealt || !table.gathered().open())
        && !Secrets.fits(order.invite(), table.terms().keys().invite())) {
      return Outcome.refused(403, "This table is private, and the invitation does not fit.");
    }
    if (table.company().isTaken(order.name())) {
      return Outcome.refused(
          409, "Somebody called " + order.name() + " sits at this table already.");
    }
    Outcome chair = free(table, order.seat());
    if (!chair.reply().isGood()) return chair;
    Seat seat = seat(table, order.seat());
    return Outcome.of(
        new TableEvent.Sat(seat, order.name(), order.key()),
        201,
        Json.fields().put("seat", seat.index()));
  }

  Outcome seatBot(Table table, TableCommand.SeatBot order) {
    if (!table.company().isHost(order.token()))
      return Outcome.refused(403, "Only the host calls a bot to the table.");
    if (table.phase() != Table.Phase.GATHERING)
      return Outcome.refused(409, "The cards are dealt; nobody can sit down now.");
    if (order.level() < 1 || order.level() > Bots.LEVELS) {
      return Outcome.refused(
          400, "A bot's level is from 1 to " + Bots.LEVELS + ", not " + order.level() + ".");
    }
    Outcome chair = free(table, order.seat());
    if (!chair.reply().isGood()) return chair;
    Seat seat = seat(table, order.seat());
    String name = table.company().freeName();
    return Outcome.of(
        new TableEvent.BotSat(seat, name, order.level(), Secrets.dice()),
        201,
        Json.fields().put("seat", seat.index()).put("name", name).put("level", order.level()));
  }

  private static Outcome free(Table table, int wanted) {
    Players company = table.company();
    Seats free = unoccupied(table);
    if (wanted >= company.seats() || wanted < -1) {
      return Outcome.refused(
          400,
          "There is no seat "
              + wanted
              + "; they are numbered from 0 to "
              + (company.seats() - 1)
              + ".");
    }
    if (free.isEmpty()) return Outcome.refused(409, "Every chair is taken.");
    if (wanted >= 0 && !free.has(Seat.of(wanted)))
      return Outcome.refused(409, "That chair is taken.");
    return new Outcome(List.of(), new Reply(200, ""));
  }

  private static Seat seat(Table table, int wanted) {
    return wanted < 0 ? unoccupied(table).lowest() : Seat.of(wanted);
  }

  /// The chairs somebody may sit down on; once the cards are dealt, those a bot keeps for him.
  private static Seats unoccupied(Table table) {
    Players company = table.company();
    return table.phase() == Table.Phase.GATHERING ? company.empty() : company.vacant();
  }

  Outcome leave(Table table, TableCommand.Leave order) {
    Players company = table.company();
    if (order.seat() < 0 || order.seat() >= company.seats())
      return Outcome.refused(404, "There is no seat " + order.seat() + ".");
    Seat seat = Seat.of(order.seat());
    if (!company.isHost(order.token()) && !company.owner(order.token()).equals(seat)) {
      return Outcome.refused(403, "Only the host and the player himself can free a chair.");
    }
    if (table.phase() == Table.Phase.OVER)
      return Outcome.refused(409, "The game is over; nobody need get up.");
    if (company.empty().has(seat) || company.vacant().has(seat))
      return Outcome.refused(409, "That chair is free already.");
    Json.Writer answer = Json.fields().put("seat", seat.index());
    if (!table.isPlaying()) return Outcome.of(new TableEvent.Left(seat), 200, answer);
    if (!company.persons().has(seat))
      return Outcome.refused(409, "The cards are dealt; that bot plays on.");
    TableEvent vacated =
        new TableEvent.Vacated(seat, company.freeName(), Bots.USUAL, Secrets.dice());
    return Outcome.of(vacated, 200, answer);
  }

  Outcome wait(Table table, TableCommand.Wait order) {
    if (!table.company().isHost(order.token()))
      return Outcome.refused(403, "Only the host says how long the table waits.");
    if (order.seconds() < 0 || order.seconds() > HostSettings.LONGEST) {
      return Outcome.refused(
          400, "A host's patience is from 0 to " + HostSettings.LONGEST + " seconds; 0: for ever.");
    }
    return Outcome.of(
        new TableEvent.Waits(order.seconds()), 200, Json.fields().put("patience", order.seconds()));
  }

  Outcome rekey(Table table, TableCommand.Rekey order) {
    if (!table.company().isHost(order.token()))
      return Outcome.refused(403, "Only the host has new invitations made.");
    TableEvent.Keys keys = new TableEvent.Keys(order.invite(), order.watch());
    return Outcome.of(new TableEvent.Rekeyed(keys), 201, Json.fields());
  }

  /// Whether a word may be given by which another device takes over a chair: to the player himself,
  /// and to the host for somebody who is away.
  Outcome pass(Table table, TableCommand.Pass order, Seats here) {
    Players company = table.company();
    if (order.seat() < 0 || order.seat() >= company.seats())
      return Outcome.refused(404, "There is no seat " + order.seat() + ".");
    Seat seat = Seat.of(order.seat());
    if (!(company.at(seat) instanceof Chair.Person))
      return Outcome.refused(409, "Nobody sits there who could hand the chair on.");
    boolean own = company.owner(order.token()).equals(seat);
    if (!own && !(company.isHost(order.token()) && !here.has(seat)))
      return Outcome.refused(
          403, "Only the player himself hands his chair on, or the host while he is away.");
    return new Outcome(List.of(), new Reply(201, ""));
  }

  /// A chair goes on from another device: the old token is good no longer.
  Outcome take(Table table, Seat seat, String key) {
    if (seat.isNobody() || !(table.company().at(seat) instanceof Chair.Person(String name, _)))
      return Outcome.refused(403, "That word is not good, or not any more; ask for a new one.");
    return Outcome.of(
        new TableEvent.Sat(seat, name, key),
        201,
        Json.fields().put("seat", seat.index()).put("name", name));
  }

  Outcome start(Table table, TableCommand.Start order) {
    if (!table.company().isHost(order.token()))
      return Outcome.refused(403, "Only the host has the cards dealt.");
    if (table.phase() != Table.Phase.GATHERING)
      return Outcome.refused(409, "The cards are dealt already.");
    int free = table.company().empty().size();
    if (free > 0) {
      return Outcome.refused(
          409,
          "Every chair must be taken before the deal; "
              + (free == 1 ? "one is" : free + " are")
              + " free.");
    }
    TableEvent.Gathered gathered = table.gathered();
    CatalogEntry entry = repertoire.find(gathered.game()).orElseThrow();
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            gathered.settings(),
            repertoire.lexicon().version(),
            gathered.seats(),
            Secrets.seed());
    return Outcome.of(
        new TableEvent.Started(header),
        200,
        Json.fields().put("commitment", header.seed().commitment()));
  }

  Outcome rematch(Table table, TableCommand.Rematch order) {
    if (!table.company().isHost(order.token()))
      return Outcome.refused(403, "Only the host asks for another game.");
    if (table.phase() != Table.Phase.OVER)
      return Outcome.refused(409, "This game is not over yet.");
    if (!table.next().isEmpty()) return new Outcome(List.of(), new Reply(201, ""));
    return new Outcome(List.of(new TableEvent.Rematched(Secrets.table())), new Reply(201, ""));
  }

  /// The events that lay another table for the same company, whose tokens and links stay good, each
  /// as JSON.
  static List<String> again(Table table) {
    List<TableEvent> events = new ArrayList<>();
    events.add(table.gathered());
    events.add(new TableEvent.Rekeyed(table.terms().keys()));
    if (table.terms().patience() > 0) events.add(new TableEvent.Waits(table.terms().patience()));
    if (!table.terms().hints()) events.add(new TableEvent.HintsAllowed(false));
    Players company = table.company();
    events.add(sat(company, company.host()));
    for (int i = 0; i < company.seats(); i++) {
      if (i != company.host().index()) events.add(sat(company, Seat.of(i)));
    }
    return events.stream().map(event -> TableEventCodec.write(event).write()).toList();
  }

  private static TableEvent sat(Players company, Seat seat) {
    return switch (company.at(seat)) {
      case Chair.Empty() -> new TableEvent.Left(seat);
      case Chair.Person(String name, String key) -> new TableEvent.Sat(seat, name, key);
      case Chair.Machine(String name, int level, _) ->
          new TableEvent.BotSat(seat, name, level, Secrets.dice());
      case Chair.Kept(String name, String key, int level, _) ->
          key.isEmpty()
              ? new TableEvent.BotSat(seat, name, level, Secrets.dice())
              : new TableEvent.Sat(seat, name, key);
    };
  }
}
