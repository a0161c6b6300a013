package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.bots.Bots;
import parlour.bots.skill.Strength;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;
import parlour.server.table.state.Chair;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.HostSettings;
import parlour.server.table.state.NameStriking;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Players;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// The permissions at a table: who may sit down, leave, seat a bot, deal, hand over a chair and ask
/// for a rematch. Decides and answers; changes nothing.
final class Seating {
  private final TableServices services;
  private final OpenGames games;

  Seating(TableServices services) {
    this.services = services;
    this.games = services.games();
  }

  /// What a request leads to: the events to be stored, none if it was refused, and the answer.
  record Outcome(List<TableEvent> events, Reply reply) {
    static Outcome refused(int status, String why) {
      return new Outcome(List.of(), Reply.refused(status, why));
    }

    static Outcome of(TableEvent event, int status, Json.Writer body) {
      return of(List.of(event), status, body);
    }

    static Outcome of(List<TableEvent> events, int status, Json.Writer body) {
      return new Outcome(events, Reply.of(status, body.done()));
    }
  }

  /// Refuses what is the hostess's business at a table of an evening.
  static Optional<Outcome> objection(Table table, TableCommand.Request command) {
    boolean hostessDecides =
        switch (command) {
          case TableCommand.Sit _,
              TableCommand.Leave _,
              TableCommand.StrikeName _,
              TableCommand.SeatBot _,
              TableCommand.Start _,
              TableCommand.Delete _,
              TableCommand.Settle _,
              TableCommand.SetPatience _,
              TableCommand.GiveTime _,
              TableCommand.ReplaceTokens _,
              TableCommand.End _,
              TableCommand.Rematch _ ->
              true;
          case TableCommand.Gather _,
              TableCommand.Show _,
              TableCommand.Forget _,
              TableCommand.CreateHandoverCode _,
              TableCommand.UseHandoverCode _,
              TableCommand.SetEveningState _,
              TableCommand.SetMembers _,
              TableCommand.DeleteWithClub _,
              TableCommand.Vacate _ ->
              false;
        };
    return hostessDecides && !table.eveningLink().isNone()
        ? Optional.of(
            Outcome.refused(409, "This is a table of an evening; its hostess decides that."))
        : Optional.empty();
  }

  /// Why a client may not connect, if it may not.
  static Optional<String> objection(Table table, TableCommand.Hello hello) {
    if (!table.players().seatOf(hello.token()).isNobody()) return Optional.empty();
    if (!hello.token().isEmpty())
      return Optional.of("That token belongs to no chair of this table.");
    return mayLookOn(table, hello.watchToken())
        ? Optional.empty()
        : Optional.of("This table is private: open the invite link or the watch link.");
  }

  /// Why a page may not be read, if it may not: of a private table strangers learn only who sits
  /// there.
  static Optional<String> objection(Table table, TableCommand.Show show) {
    return show.page() == TableCommand.Page.TABLE || mayLookOn(table, show.token())
        ? Optional.empty()
        : Optional.of("This table is private: only its players and onlookers may read that.");
  }

  /// Whether a token is of a chair of the table, or lets its holder look on.
  static boolean mayLookOn(Table table, String token) {
    return table.admits(token) || !table.players().seatOf(token).isNobody();
  }

  /// Why a line of chat is not allowed, if it is not.
  static Optional<String> objection(Table table, Seat seat, String text) {
    if (seat.isNobody()) return Optional.of("Only those who sit at the table can speak.");
    return table.gathered().family() && !TextRules.QUICK_PHRASES.contains(text)
        ? Optional.of("At this table only the quick phrases are said.")
        : Optional.empty();
  }

  /// A bot takes the chair of a guest who has left the evening.
  Outcome vacate(Table table, TableCommand.Vacate command) {
    Seat seat = Seat.of(command.seat());
    boolean occupied = table.isPlaying() && table.players().people().has(seat);
    Json.Writer answer = Json.fields().put("seat", command.seat());
    String bot = command.bot().isEmpty() ? table.players().freeBotName() : command.bot();
    return occupied
        ? Outcome.of(
            new TableEvent.Vacated(seat, bot, Bots.USUAL, services.newBotSeed()), 200, answer)
        : new Outcome(List.of(), Reply.of(200, answer.done()));
  }

  Outcome sit(Table table, TableCommand.Sit command) {
    boolean dealt = table.phase() != Table.Phase.GATHERING;
    if (dealt && (!table.isPlaying() || table.players().vacant().isEmpty()))
      return Outcome.refused(409, "The cards are dealt; one may only look on.");
    if ((dealt || !table.gathered().open())
        && !Secrets.matches(command.inviteToken(), table.hostSettings().tokenHashes().invite())) {
      return Outcome.refused(403, "This table is private, and the invitation does not fit.");
    }
    if (table.players().isNameTaken(command.name())) {
      return Outcome.refused(
          409, "Somebody called " + command.name() + " sits at this table already.");
    }
    Outcome chair = checkFree(table, command.seat());
    if (!chair.reply().isSuccess()) return chair;
    Seat seat = seat(table, command.seat());
    return Outcome.of(
        new TableEvent.Sat(seat, command.name(), command.tokenHash()),
        201,
        Json.fields().put("seat", seat.index()));
  }

  Outcome seatBot(Table table, TableCommand.SeatBot command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host calls a bot to the table.");
    if (table.phase() != Table.Phase.GATHERING)
      return Outcome.refused(409, "The cards are dealt; nobody can sit down now.");
    if (!Strength.isOne(command.level())) {
      return Outcome.refused(
          400, "A bot's level is from 1 to " + Bots.LEVELS + ", not " + command.level() + ".");
    }
    Outcome chair = checkFree(table, command.seat());
    if (!chair.reply().isSuccess()) return chair;
    Seat seat = seat(table, command.seat());
    String name = table.players().freeBotName();
    return Outcome.of(
        new TableEvent.BotSat(seat, name, command.level(), services.newBotSeed()),
        201,
        Json.fields()
            .put("seat", seat.index())
            .put("name", name)
            .put("level", Strength.of(command.level()).level()));
  }

  private static Outcome checkFree(Table table, int wanted) {
    Players players = table.players();
    Seats free = freeSeats(table);
    if (wanted >= players.seats() || wanted < -1) {
      return Outcome.refused(
          400,
          "There is no seat "
              + wanted
              + "; they are numbered from 0 to "
              + (players.seats() - 1)
              + ".");
    }
    if (free.isEmpty()) return Outcome.refused(409, "Every chair is taken.");
    if (wanted >= 0 && !free.has(Seat.of(wanted)))
      return Outcome.refused(409, "That chair is taken.");
    return new Outcome(List.of(), new Reply(200, ""));
  }

  private static Seat seat(Table table, int wanted) {
    return wanted < 0 ? freeSeats(table).lowest() : Seat.of(wanted);
  }

  /// The seats a person may take: before the deal the empty ones, later those a bot holds.
  private static Seats freeSeats(Table table) {
    Players players = table.players();
    return table.phase() == Table.Phase.GATHERING ? players.empty() : players.vacant();
  }

  Outcome leave(Table table, TableCommand.Leave command) {
    Players players = table.players();
    if (command.seat() < 0 || command.seat() >= players.seats())
      return Outcome.refused(404, "There is no seat " + command.seat() + ".");
    Seat seat = Seat.of(command.seat());
    if (!players.isHost(command.token()) && !players.seatOf(command.token()).equals(seat)) {
      return Outcome.refused(403, "Only the host and the player can free a chair.");
    }
    if (table.phase() == Table.Phase.OVER)
      return Outcome.refused(409, "The game is over; nobody need get up.");
    if (players.empty().has(seat) || players.vacant().has(seat))
      return Outcome.refused(409, "That chair is free already.");
    Json.Writer answer = Json.fields().put("seat", seat.index());
    if (!table.isPlaying()) return Outcome.of(new TableEvent.Left(seat), 200, answer);
    if (!players.people().has(seat))
      return Outcome.refused(409, "The cards are dealt; that bot plays on.");
    TableEvent vacated =
        new TableEvent.Vacated(seat, players.freeBotName(), Bots.USUAL, services.newBotSeed());
    return Outcome.of(vacated, 200, answer);
  }

  /// The player, or the host, has a name struck from the table, at any time.
  Outcome strikeName(Table table, TableCommand.StrikeName command) {
    Players players = table.players();
    if (command.seat() < 0 || command.seat() >= players.seats())
      return Outcome.refused(404, "There is no seat " + command.seat() + ".");
    Seat seat = Seat.of(command.seat());
    if (!players.isHost(command.token()) && !players.seatOf(command.token()).equals(seat))
      return Outcome.refused(403, "Only the host and the player can have a name struck.");
    if (!players.people().has(seat))
      return Outcome.refused(409, "Nobody sits there whose name could be struck.");
    return Outcome.of(
        new TableEvent.NameStruck(seat),
        200,
        Json.fields().put("seat", seat.index()).put("name", NameStriking.neutralName(seat)));
  }

  /// Whether the host may delete the table: not in the middle of a game with others.
  Outcome checkDelete(Table table, TableCommand.Delete command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host deletes a table.");
    return table.isPlaying() && table.players().people().size() > 1
        ? Outcome.refused(409, "A game is being played; a table is deleted before it or after it.")
        : new Outcome(List.of(), new Reply(200, ""));
  }

  Outcome settle(Table table, TableCommand.Settle command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host changes the rules of a table.");
    if (table.phase() != Table.Phase.GATHERING)
      return Outcome.refused(409, "The cards are dealt; the rules stay as they are.");
    if (!table.turnTime().isNone())
      return Outcome.refused(409, "Over days a game has its own rules, which stay as they are.");
    TableEvent.Gathered gathered = table.gathered();
    CatalogEntry game = games.find(gathered.game()).orElseThrow();
    Map<String, String> chosen = new TreeMap<>(gathered.settings().values());
    chosen.putAll(command.chosen());
    Optional<String> objection = game.objection(gathered.seats(), chosen);
    if (objection.isPresent()) return Outcome.refused(400, objection.get());
    Settings settings = services.options().house().settle(game, chosen);
    Json.Writer settled = Json.fields();
    settings.values().forEach(settled::put);
    return Outcome.of(
        new TableEvent.Settled(settings), 200, Json.fields().put("settings", settled.done()));
  }

  Outcome setPatience(Table table, TableCommand.SetPatience command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host says how long the table waits.");
    if (!table.turnTime().isNone())
      return Outcome.refused(409, "A table over days waits as long as a turn may take.");
    if (command.seconds() < 0 || command.seconds() > HostSettings.LONGEST_PATIENCE_SECONDS) {
      return Outcome.refused(
          400,
          "A host's patience is from 0 to "
              + HostSettings.LONGEST_PATIENCE_SECONDS
              + " seconds; 0: for ever.");
    }
    return Outcome.of(
        new TableEvent.PatienceSet(command.seconds()),
        200,
        Json.fields().put("patience", command.seconds()));
  }

  Outcome replaceTokens(Table table, TableCommand.ReplaceTokens command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host has new invitations made.");
    TableEvent.TokenHashes hashes =
        new TableEvent.TokenHashes(command.inviteHash(), command.watchHash());
    return Outcome.of(new TableEvent.TokensReplaced(hashes), 201, Json.fields());
  }

  /// Whether a handover code may be created: by the player, or by the host while the player is
  /// away. A bot that plays for the player meanwhile gives the chair back to the new device.
  Outcome checkHandover(Table table, TableCommand.CreateHandoverCode command, Seats connected) {
    Players players = table.players();
    if (command.seat() < 0 || command.seat() >= players.seats())
      return Outcome.refused(404, "There is no seat " + command.seat() + ".");
    Seat seat = Seat.of(command.seat());
    if (!table.next().isEmpty()) return goneOn();
    if (!players.people().has(seat))
      return Outcome.refused(409, "Nobody sits there who could hand the chair on.");
    if (!players.members().at(seat).isNone())
      return Outcome.refused(
          409, "This chair belongs to a member of the club, and opens on each of their devices.");
    boolean own = players.seatOf(command.token()).equals(seat);
    if (!own && !(players.isHost(command.token()) && !connected.has(seat)))
      return Outcome.refused(
          403, "Only the player can hand the chair on, or the host while the player is away.");
    return new Outcome(List.of(), new Reply(201, ""));
  }

  /// A chair moves to another device: the old token is void as soon as the new one is used.
  Outcome handOver(Table table, Seat seat, String tokenHash) {
    if (!table.next().isEmpty()) return goneOn();
    if (seat.isNobody() || !table.players().people().has(seat))
      return Outcome.refused(
          403, "That handover code does not work, or no longer; ask for a new one.");
    return Outcome.of(
        new TableEvent.HandedOver(seat, tokenHash),
        201,
        Json.fields().put("seat", seat.index()).put("name", table.players().at(seat).name()));
  }

  /// The rematch has the tokens that were valid when it was made, and would not know a new one.
  private static Outcome goneOn() {
    return Outcome.refused(409, "You have gone on to another table; hand the chair on there.");
  }

  Outcome start(Table table, TableCommand.Start command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host has the cards dealt.");
    if (table.phase() != Table.Phase.GATHERING)
      return Outcome.refused(409, "The cards are dealt already.");
    int free = table.players().empty().size();
    if (free > 0) {
      return Outcome.refused(
          409,
          "Every chair must be taken before the deal; "
              + (free == 1 ? "one is" : free + " are")
              + " free.");
    }
    TableEvent.Gathered gathered = table.gathered();
    CatalogEntry game = games.find(gathered.game()).orElseThrow();
    Log.Header header =
        new Log.Header(
            game.id(),
            game.rulesVersion(),
            Pauses.forCompany(
                services.options().house().settle(game, gathered.settings().values()),
                table.players().persons().size()),
            games.lexicon().version(),
            gathered.seats(),
            services.newSeed());
    return Outcome.of(
        new TableEvent.Started(header),
        200,
        Json.fields().put("commitment", header.seed().commitment()));
  }

  Outcome rematch(Table table, TableCommand.Rematch command) {
    if (!table.players().isHost(command.token()))
      return Outcome.refused(403, "Only the host asks for another game.");
    if (table.phase() != Table.Phase.OVER)
      return Outcome.refused(409, "This game is not over yet.");
    if (!table.next().isEmpty()) return new Outcome(List.of(), new Reply(201, ""));
    return new Outcome(List.of(new TableEvent.Rematched(Secrets.newId())), new Reply(201, ""));
  }

  /// The events that create another table for the same players, each as JSON; their tokens and
  /// links stay valid.
  List<String> rematchEvents(Table table) {
    List<TableEvent> events = new ArrayList<>();
    events.add(table.gathered());
    events.add(new TableEvent.TokensReplaced(table.hostSettings().tokenHashes()));
    if (table.hostSettings().patienceSeconds() > 0)
      events.add(new TableEvent.PatienceSet(table.hostSettings().patienceSeconds()));
    if (!table.hostSettings().hintsAllowed()) events.add(new TableEvent.HintsAllowed(false));
    if (!table.club().isEmpty()) events.add(new TableEvent.AttachedToClub(table.club()));
    if (!table.turnTime().isNone())
      events.add(new TableEvent.PlayedOverDays(table.turnTime().days()));
    Players players = table.players();
    events.add(sat(players, players.host()));
    for (int i = 0; i < players.seats(); i++) {
      if (i != players.host().index()) events.add(sat(players, Seat.of(i)));
    }
    for (int i = 0; i < players.seats(); i++) {
      String handedTo = players.handedTo().at(Seat.of(i));
      if (!handedTo.isEmpty()) events.add(new TableEvent.HandedOver(Seat.of(i), handedTo));
    }
    return events.stream().map(event -> TableEventCodec.write(event).write()).toList();
  }

  private TableEvent sat(Players players, Seat seat) {
    ClubMember member = players.members().at(seat);
    if (!member.isNone()) return new TableEvent.MemberSat(seat, players.at(seat).name(), member);
    return switch (players.at(seat)) {
      case Chair.Empty() -> new TableEvent.Left(seat);
      case Chair.Person(String name, String tokenHash) -> new TableEvent.Sat(seat, name, tokenHash);
      case Chair.BotChair(String name, int level, _) ->
          new TableEvent.BotSat(seat, name, level, services.newBotSeed());
      case Chair.StandIn(String name, String tokenHash, int level, _) ->
          tokenHash.isEmpty()
              ? new TableEvent.BotSat(seat, name, level, services.newBotSeed())
              : new TableEvent.Sat(seat, name, tokenHash);
    };
  }
}
