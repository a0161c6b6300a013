package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.NameStriking;
import parlour.server.table.state.Players;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

/// What a table of a club does when the members who sit at it have other devices or another clock,
/// have left, or had their names struck.
final class MemberSeating {
  private MemberSeating() {}

  /// The events that bring the chairs up to date; none if they are.
  static List<TableEvent> events(Table table, TableCommand.SetMembers now, TableServices services) {
    List<TableEvent> events = new ArrayList<>();
    Players players = table.players();
    for (int i = 0; i < players.seats(); i++) {
      Seat seat = Seat.of(i);
      ClubMember member = players.members().at(seat);
      for (TableCommand.MemberNow each : now.members())
        if (each.member() == member.id()) events.addAll(events(table, seat, each, services));
    }
    return events;
  }

  private static List<TableEvent> events(
      Table table, Seat seat, TableCommand.MemberNow now, TableServices services) {
    List<TableEvent> events = new ArrayList<>();
    Players players = table.players();
    if (now.struck() && !players.at(seat).name().equals(NameStriking.neutralName(seat)))
      events.add(new TableEvent.NameStruck(seat));
    if (now.gone() && table.phase() == Table.Phase.GATHERING) events.add(new TableEvent.Left(seat));
    else if (now.gone() && table.isPlaying())
      events.add(
          new TableEvent.Vacated(seat, players.freeBotName(), Bots.USUAL, services.newBotSeed()));
    else if (!players
        .members()
        .at(seat)
        .equals(new ClubMember(now.member(), now.devices(), now.longClock())))
      events.add(new TableEvent.MemberChanged(seat, now.devices(), now.longClock()));
    return events;
  }
}
