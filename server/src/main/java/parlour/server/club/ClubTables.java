package parlour.server.club;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.server.club.state.BookedGame;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.ClubTable;
import parlour.server.club.state.Member;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;

/// Makes the tables of a club, and tells them what has become of their members: what is said may be
/// said twice.
final class ClubTables {
  private final String club;
  private final TableServices services;

  ClubTables(String club, TableServices services) {
    this.club = club;
    this.services = services;
  }

  /// What a table that has yet to answer is told.
  TableCommand command(Club state, ClubTable table, ActorRef<Reply> to) {
    if (state.closed()) return new TableCommand.DeleteWithClub(to);
    return table
        .order()
        .<TableCommand>map(
            order -> new TableCommand.Gather(events(state, order), Optional.empty(), to))
        .orElseGet(() -> new TableCommand.SetMembers(members(state, table), to));
  }

  private static List<TableCommand.MemberNow> members(Club state, ClubTable table) {
    return state.members().stream()
        .filter(member -> table.satEver().contains(member.id()))
        .map(
            member ->
                new TableCommand.MemberNow(
                    member.id(),
                    member.deviceHashes(),
                    member.longClock(),
                    member.gone(),
                    member.struck()))
        .toList();
  }

  /// The events that create a table, each as JSON.
  private List<String> events(Club state, ClubEvent.TableLaid order) {
    List<TableEvent> events = new ArrayList<>();
    events.add(
        new TableEvent.Gathered(
            order.game(),
            order.settings(),
            order.chairs().size(),
            false,
            order.family(),
            new TableEvent.TokenHashes(order.inviteHash(), order.watchHash())));
    events.add(new TableEvent.AttachedToClub(club));
    if (order.days() > 0) events.add(new TableEvent.PlayedOverDays(order.days()));
    int patience = (int) services.tableDefaults().patience().toSeconds();
    if (patience > 0 && order.days() == 0) events.add(new TableEvent.PatienceSet(patience));
    for (int i = 0; i < order.chairs().size(); i++) {
      if (order.chairs().get(i) < 0) continue;
      Member member = state.members().get(order.chairs().get(i));
      // One who has left meanwhile has no chair.
      if (member.gone()) continue;
      events.add(
          new TableEvent.MemberSat(
              Seat.of(i),
              member.name(),
              new ClubMember(member.id(), member.deviceHashes(), member.longClock())));
    }
    return events.stream().map(event -> TableEventCodec.write(event).write()).toList();
  }

  /// What members should hear of an event, if anything; nobody hears of what they did themselves.
  static Optional<ClubNotices.Notice> notice(
      Club before, Club state, ClubEvent event, OpenGames games) {
    return switch (event) {
      case ClubEvent.TableLaid laid ->
          notice(
              ClubNotices.Kind.TABLE_FOR_YOU,
              laid.chairs().stream().skip(1).filter(member -> member >= 0).toList(),
              laid.table(),
              games.title(laid.game()),
              0);
      case ClubEvent.TurnStood(String id, ClubTable.Turn turn) -> {
        ClubTable table = state.table(id).orElseThrow();
        List<Integer> waiting = before.table(id).map(ClubTable::awaited).orElse(List.of());
        yield notice(
            turn.reminded() ? ClubNotices.Kind.REMINDER : ClubNotices.Kind.YOUR_TURN,
            table.awaited().stream()
                .filter(member -> turn.reminded() || !waiting.contains(member))
                .toList(),
            id,
            games.title(table.game()),
            turn.untilMillis());
      }
      case ClubEvent.GameBooked(BookedGame game)
          when state.table(game.table()).map(table -> table.turn().days() > 0).orElse(false) ->
          notice(
              ClubNotices.Kind.GAME_OVER,
              game.places().stream()
                  .map(BookedGame.Place::member)
                  .filter(member -> member >= 0)
                  .toList(),
              game.table(),
              games.title(game.game()),
              0);
      case ClubEvent.EveningOpened opened ->
          notice(
              ClubNotices.Kind.EVENING,
              state.present().stream()
                  .map(Member::id)
                  .filter(member -> member != opened.member())
                  .toList(),
              opened.evening(),
              opened.title(),
              0);
      default -> Optional.empty();
    };
  }

  private static Optional<ClubNotices.Notice> notice(
      ClubNotices.Kind kind, List<Integer> members, String place, String title, long untilMillis) {
    return members.isEmpty()
        ? Optional.empty()
        : Optional.of(new ClubNotices.Notice(kind, members, place, title, untilMillis));
  }

  /// What a table's answer or report tells that the club does not know yet.
  static List<ClubEvent> news(Club state, String table, Json standing, long nowMillis) {
    List<ClubEvent> news = new ArrayList<>();
    stood(state, table, standing, nowMillis).ifPresent(news::add);
    ClubTable.Turn known = state.table(table).map(ClubTable::turn).orElse(ClubTable.Turn.NONE);
    standing
        .maybe("turnTime")
        .map(ClubTable.Turn::read)
        .filter(turn -> turn.isNewerThan(known))
        .ifPresent(turn -> news.add(new ClubEvent.TurnStood(table, turn)));
    boolean booked = state.book().stream().anyMatch(game -> game.table().equals(table));
    if (!booked)
      standing
          .maybe("report")
          .map(
              report ->
                  new ClubEvent.GameBooked(
                      BookedGame.read(table, standing.at("game").asText(), nowMillis, report)))
          .ifPresent(news::add);
    return news;
  }

  private static Optional<ClubEvent> stood(
      Club state, String table, Json standing, long nowMillis) {
    Optional<ClubTable> known = state.table(table);
    ClubTable.Phase phase = ClubTable.Phase.of(standing.at("phase").asText());
    if (phase == ClubTable.Phase.GONE)
      return known
          .filter(each -> each.phase() != ClubTable.Phase.GONE)
          .map(
              each ->
                  new ClubEvent.TableStood(table, each.game(), phase, each.chairs(), nowMillis));
    List<Integer> chairs = ClubEventCodec.numbers(standing.at("chairs"));
    // A report may be overtaken by a later one: no table goes back.
    boolean old =
        known.isPresent()
            && (known.get().phase().compareTo(phase) > 0
                || (known.get().phase() == phase && known.get().chairs().equals(chairs)));
    return old
        ? Optional.empty()
        : Optional.of(
            new ClubEvent.TableStood(
                table, standing.at("game").asText(), phase, chairs, nowMillis));
  }
}
