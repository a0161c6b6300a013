package parlour.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import parlour.bots.Bots;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.games.material.Phrases;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TurnTime;

/// A table over days: how long a turn lasts, and what follows when nobody has taken it. Decides;
/// changes nothing.
final class OverDays {
  /// Where bots have to play, the table is woken so soon, lest it sleeps on after a kill.
  private static final Duration BOTS = Duration.ofMinutes(1);

  /// Time is given for so long at most.
  private static final Duration MOST_GIVEN = Duration.ofDays(30);

  private OverDays() {}

  /// What else is to be stored with events: stand-ins who have played their turn hand it back, and
  /// the time of whoever has to play now begins.
  ///
  /// @param after the table after the events
  static List<TableEvent> following(
      Table before, Table after, List<TableEvent> events, long nowMillis) {
    if (after.turnTime().isNone()) return List.of();
    Seats movers = movers(events, false);
    Seats back = handBack(after, movers, movers(events, true));
    List<TableEvent> following = new ArrayList<>();
    for (Seat seat : back) following.add(new TableEvent.Returned(seat));
    Seats awaited = after.awaited();
    if (after.isPlaying())
      awaited = awaited.or(back.and(after.match().orElseThrow().referee().prompt().must()));
    TurnTime time = after.turnTime();
    if (!after.isPlaying()) {
      if (time.wakeMillis() != 0) following.add(new TableEvent.TurnTimeSet(0, 0));
    } else if (awaited.isEmpty()) {
      if (time.untilMillis() != 0 || time.wakeMillis() <= nowMillis)
        following.add(new TableEvent.TurnTimeSet(0, nowMillis + BOTS.toMillis()));
    } else if (time.untilMillis() == 0
        || !awaited.minus(before.awaited()).isEmpty()
        || !awaited.and(movers).isEmpty()) {
      boolean longer = !awaited.and(after.players().longClocks()).isEmpty();
      following.add(begun(nowMillis, nowMillis + (longer ? 2 : 1) * time.turn().toMillis()));
    }
    return following;
  }

  /// @param byPeople only those who have played themselves
  private static Seats movers(List<TableEvent> events, boolean byPeople) {
    Seats movers = Seats.NONE;
    for (TableEvent event : events)
      if (event instanceof TableEvent.Played played
          && !played.entry().isClock()
          && (played.id() != 0 || !byPeople)) movers = movers.with(played.entry().by());
    return movers;
  }

  /// The stand-ins who are done: their turn is over, or the player has come and played it.
  private static Seats handBack(Table table, Seats movers, Seats persons) {
    Seats back = Seats.NONE;
    if (table.match().isEmpty()) return back;
    Prompt prompt = table.match().get().referee().prompt();
    for (Seat seat : table.players().bots().and(table.players().people())) {
      boolean done =
          !prompt.must().has(seat) || (prompt.pace() == Prompt.Pace.TOGETHER && movers.has(seat));
      if (persons.has(seat) || (done && !table.turnTime().isGivenUp(seat))) back = back.with(seat);
    }
    return back;
  }

  /// The time of a turn runs; its players are reminded when three quarters are over.
  private static TableEvent begun(long nowMillis, long untilMillis) {
    return new TableEvent.TurnTimeSet(untilMillis, untilMillis - (untilMillis - nowMillis) / 4);
  }

  /// What is to be done at a table that was woken: nothing, if it was woken twice or too soon.
  ///
  /// @param alarmMillis the alarm that has woken it
  static List<TableEvent> woken(Table table, long alarmMillis, TableServices services) {
    TurnTime time = table.turnTime();
    long nowMillis = services.nowMillis();
    if (time.isNone() || time.wakeMillis() == 0 || nowMillis < time.wakeMillis()) return List.of();
    // A game that this build has ended needs no alarm.
    if (!table.isPlaying()) return List.of(new TableEvent.TurnTimeSet(0, 0));
    if (time.untilMillis() == 0) return List.of();
    long untilMillis = time.untilMillis() + putOffMillis(time, alarmMillis);
    if (nowMillis < untilMillis)
      return List.of(new TableEvent.TurnTimeSet(untilMillis, untilMillis));
    List<TableEvent> events = new ArrayList<>();
    StringBuilder said = new StringBuilder("The time is out.");
    for (Seat seat : table.awaited()) {
      events.add(new TableEvent.BotStoodIn(seat, Bots.USUAL, services.newBotSeed()));
      String name = table.players().at(seat).name();
      said.append(
          time.missed().getOrDefault(seat, 0) + 1 < TurnTime.MOST_MISSED
              ? " A stand-in plays this turn for " + name + "."
              : " A stand-in plays on for " + name + " until they are back.");
    }
    events.add(new TableEvent.Said(Seat.NOBODY, said.toString()));
    return events;
  }

  /// The alarm of the table was put off, since nobody could have played for a while: the time is
  /// out so much later.
  static List<TableEvent> putOff(Table table, long alarmMillis) {
    TurnTime time = table.turnTime();
    long millis = putOffMillis(time, alarmMillis);
    return time.untilMillis() == 0 || time.wakeMillis() == 0 || millis == 0
        ? List.of()
        : List.of(new TableEvent.TurnTimeSet(time.untilMillis() + millis, alarmMillis));
  }

  private static long putOffMillis(TurnTime time, long alarmMillis) {
    return Math.max(0, alarmMillis - time.wakeMillis());
  }

  /// Somebody at the table gives those who have to play the time of one more turn.
  static Seating.Outcome giveTime(Table table, TableCommand.GiveTime command, long nowMillis) {
    Seat giver = table.players().seatOf(command.token());
    if (giver.isNobody())
      return Seating.Outcome.refused(403, "Only those who sit at the table give time.");
    TurnTime time = table.turnTime();
    if (time.isNone()) return Seating.Outcome.refused(409, "This table is played at a sitting.");
    if (time.untilMillis() == 0)
      return Seating.Outcome.refused(409, "Nobody's time runs just now.");
    long untilMillis =
        Math.min(time.untilMillis() + time.turn().toMillis(), nowMillis + MOST_GIVEN.toMillis());
    if (untilMillis <= time.untilMillis())
      return Seating.Outcome.refused(409, "There is time enough: thirty days.");
    return Seating.Outcome.of(
        List.of(
            begun(nowMillis, untilMillis), new TableEvent.Said(Seat.NOBODY, given(table, giver))),
        200,
        Json.fields().put("until", untilMillis));
  }

  /// Who gave whom how much time.
  private static String given(Table table, Seat giver) {
    List<String> others = new ArrayList<>();
    for (Seat seat : table.awaited())
      if (!seat.equals(giver)) others.add(table.players().at(seat).name());
    int days = table.turnTime().days();
    return table.players().at(giver).name()
        + (others.isEmpty() ? " took " : " gave " + Phrases.names(others) + " ")
        + (days == 1 ? "a day" : Phrases.count(days, "day"))
        + " more.";
  }
}
