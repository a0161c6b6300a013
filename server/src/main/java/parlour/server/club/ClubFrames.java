package parlour.server.club;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.engine.wire.Json;
import parlour.server.club.state.BookedGame;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.ClubTable;
import parlour.server.club.state.Member;
import parlour.server.table.state.OpenGames;

/// The frames a club sends, as JSON; docs/PROTOCOL.md describes them.
final class ClubFrames {
  /// So many finished games are listed.
  private static final int MOST_OVER = 12;

  /// How long the evening is shown that was opened last.
  private static final Duration EVENING = Duration.ofHours(24);

  private ClubFrames() {}

  /// The club as a member sees it on one of their devices.
  ///
  /// @param here the members who have the club open
  static Json club(
      String id, Club club, Club.Eye eye, Set<Integer> here, OpenGames games, long nowMillis) {
    int me = eye.member().id();
    Json.Writer out =
        Json.fields()
            .put("type", "club")
            .put("club", id)
            .put("name", club.name())
            .put("me", me)
            .put("now", nowMillis)
            .put("quiet", club.customs().quiet())
            .put(
                "members",
                Json.items(club.present().stream().map(each -> member(each, eye, here)).toList()))
            .put("tables", Json.items(tables(club, me, games)));
    String webhook = club.customs().webhook();
    if (eye.member().keeper() && !webhook.isEmpty()) out.put("webhook", webhook);
    club.evening()
        .filter(evening -> nowMillis - evening.atMillis() < EVENING.toMillis())
        .ifPresent(
            evening ->
                out.put(
                    "evening",
                    Json.fields()
                        .put("evening", evening.evening())
                        .put("title", evening.title())
                        .put("member", evening.member())
                        .put("at", evening.atMillis())
                        .done()));
    return out.done();
  }

  private static Json member(Member member, Club.Eye eye, Set<Integer> here) {
    Json.Writer out =
        Json.fields()
            .put("member", member.id())
            .put("name", member.name())
            .put("keeper", member.keeper())
            .put("longClock", member.longClock())
            .put("here", here.contains(member.id()));
    boolean mine = member.id() == eye.member().id();
    if (mine || eye.member().keeper()) {
      List<Json> devices = new ArrayList<>();
      for (Member.Device device : member.devices()) devices.add(device(device, mine, eye.device()));
      out.put("devices", Json.items(devices));
    }
    return out.done();
  }

  /// @param mine whether it is one of the reader's
  /// @param reading the number of the one it is read on
  private static Json device(Member.Device device, boolean mine, int reading) {
    Json.Writer out =
        Json.fields()
            .put("device", device.id())
            .put("name", device.name())
            .put("since", device.sinceMillis())
            .put("this", mine && device.id() == reading);
    if (mine)
      device
          .notices()
          .ifPresent(
              notices ->
                  out.put(
                      "notices",
                      Json.fields()
                          .put("from", notices.quietFrom())
                          .put("until", notices.quietUntil())
                          .done()));
    return out.done();
  }

  /// The tables that wait for the member first, the time that ends first on top; then the member's
  /// own, and the latest first among each; of those that are over, a few.
  private static List<Json> tables(Club club, int me, OpenGames games) {
    Comparator<ClubTable> order =
        Comparator.<ClubTable>comparingLong(
                table -> table.awaited().contains(me) ? table.turn().untilMillis() : Long.MAX_VALUE)
            .thenComparing(table -> !table.chairs().contains(me))
            .thenComparing(ClubTable::atMillis, Comparator.reverseOrder());
    List<Json> tables = new ArrayList<>();
    club.tables().stream()
        .filter(table -> table.phase().isOpen())
        .sorted(order)
        .forEach(table -> tables.add(table(table, me, games)));
    club.tables().stream()
        .filter(table -> table.phase() == ClubTable.Phase.OVER)
        .sorted(Comparator.comparingLong(ClubTable::atMillis).reversed())
        .limit(MOST_OVER)
        .forEach(table -> tables.add(table(table, me, games)));
    return tables;
  }

  private static Json table(ClubTable table, int me, OpenGames games) {
    Json.Writer out =
        Json.fields()
            .put("table", table.id())
            .put("game", table.game())
            .put("title", games.title(table.game()))
            .put("phase", table.phase().wireName())
            .put("chairs", ClubEventCodec.numbers(table.chairs()))
            .put("seat", table.chairs().indexOf(me))
            .put("at", table.atMillis());
    ClubTable.Turn turn = table.turn();
    if (turn.days() > 0)
      out.put(
          "turnTime",
          Json.fields()
              .put("days", turn.days())
              .put("awaited", ClubEventCodec.numbers(turn.awaited()))
              .put("until", turn.untilMillis())
              .done());
    return out.done();
  }

  /// The book: every game that was played to its end, the latest first, and what its members are
  /// called now.
  static Json book(Club club, OpenGames games) {
    List<Json> booked = new ArrayList<>();
    for (BookedGame game : club.book().reversed()) {
      boolean kept =
          club.table(game.table())
              .filter(table -> table.phase() != ClubTable.Phase.GONE)
              .isPresent();
      booked.add(game.write().put("title", games.title(game.game())).put("kept", kept).done());
    }
    List<Json> members = new ArrayList<>();
    for (Member member : club.members())
      members.add(
          Json.fields()
              .put("member", member.id())
              .put("name", member.name())
              .put("gone", member.gone())
              .done());
    return Json.fields()
        .put("club", club.name())
        .put("members", Json.items(members))
        .put("games", Json.items(booked))
        .done();
  }

  /// The book as a table for spreadsheets, a line for each chair of each game (RFC 4180).
  static String csv(Json book) {
    Map<Integer, String> names = new HashMap<>();
    for (Json member : book.at("members").asItems())
      names.put(member.at("member").asInt(), member.at("name").asText());
    StringBuilder out = new StringBuilder("ended,game,table,player,place,points,side\r\n");
    for (Json game : book.at("games").asItems())
      for (Json seat : game.at("seats").asItems())
        out.append(Instant.ofEpochMilli(game.at("at").asLong()))
            .append(',')
            .append(cell(game.at("title").asText()))
            .append(',')
            .append(game.at("table").asText())
            .append(',')
            .append(cell(names.getOrDefault(seat.at("member").asInt(), "")))
            .append(',')
            .append(seat.at("place").asInt())
            .append(',')
            .append(seat.at("points").asInt())
            .append(',')
            .append(cell(seat.at("side").asText()))
            .append("\r\n");
    return out.toString();
  }

  /// A text in quotes; what a spreadsheet would take for a formula gets an apostrophe before it.
  private static String cell(String text) {
    boolean formula = !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0;
    return '"' + (formula ? "'" : "") + text.replace("\"", "\"\"") + '"';
  }

  /// What an invitation tells: which club it is, and who asks one in.
  static Json invitation(String id, Club club) {
    return Json.fields()
        .put("type", "invitation")
        .put("club", id)
        .put("name", club.name())
        .puts("members", club.present().stream().map(Member::name).toList())
        .done();
  }

  static Json who(Member member) {
    return Json.fields()
        .put("member", member.id())
        .put("name", member.name())
        .put("keeper", member.keeper())
        .done();
  }
}
