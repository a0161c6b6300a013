package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Secrets;
import parlour.testkit.Seeds;

/// Whoever comes and goes at a table, each line of the minute book bears the name of who played
/// from a chair at that time, and each line of the chat that of who sat there.
@Tag("chance")
class WhoSatThereTest {
  private static final int SEATS = 3;
  private static final int STEPS = 80;

  private final List<String> names = new ArrayList<>(List.of("Anna", "Bert", "Cora"));
  private final List<List<String>> namesOfLines = new ArrayList<>();
  private final List<String> namesOfChat = new ArrayList<>();
  private Table table = dealt();

  @Test
  void every_line_bears_the_name_of_who_sat_there_then() {
    Seeds.from(1, 40)
        .forEach(
            seed -> {
              WhoSatThereTest evening = new WhoSatThereTest();
              evening.play(new Random(seed));
              assertThat(evening.namesOfLines).as("seed %d", seed).hasSizeGreaterThan(10);
              assertThat(evening.faults(evening.frame(Seat.NOBODY))).as("seed %d", seed).isEmpty();
              assertThat(evening.faults(evening.frame(Seat.of(1)))).as("seed %d", seed).isEmpty();
              evening.does(new TableEvent.Ended());
              assertThat(evening.faults(evening.frame(Seat.NOBODY)))
                  .as("once it is over, seed %d", seed)
                  .isEmpty();
            });
  }

  @Test
  void a_book_that_names_who_sits_there_now_is_caught() {
    play(new Random(1));
    Json.Writer forgetful = Json.fields();
    frame(Seat.NOBODY)
        .asFields()
        .forEach(
            (name, value) -> {
              if (!name.equals("former")) forgetful.put(name, value);
            });
    assertThat(faults(forgetful.done())).isNotEmpty();
  }

  @Test
  void a_name_that_is_struck_is_in_no_line_any_more() {
    does(turned());
    does(new TableEvent.Said(Seat.of(1), "Good evening"));
    does(new TableEvent.BotStoodIn(Seat.of(1), 3, 1));
    does(turned());
    does(new TableEvent.Returned(Seat.of(1)));
    does(turned());
    assertThat(frame(Seat.NOBODY).at("former").write()).contains("Bert");
    does(new TableEvent.NameStruck(Seat.of(1)));
    assertThat(frame(Seat.NOBODY).write()).doesNotContain("Bert");
    assertThat(TableFrames.chat(1, table.chat().line(1)))
        .contains("\"name\":\"Player 2\"", "(struck out)");
  }

  /// People leave, come and stay away, bots play meanwhile, and cards are turned.
  private void play(Random random) {
    for (int step = 0; step < STEPS; step++) {
      Seat seat = Seat.of(random.nextInt(SEATS));
      Chair chair = table.players().at(seat);
      boolean vacant = table.players().vacant().has(seat);
      switch (random.nextInt(5)) {
        case 0 -> {
          if (vacant) does(new TableEvent.Sat(seat, "Guest " + step, Secrets.hash("" + step)));
          else does(new TableEvent.Vacated(seat, "Bot " + step, 3, step));
          names.set(seat.index(), (vacant ? "Guest " : "Bot ") + step);
        }
        case 1 -> {
          if (vacant) continue;
          boolean away = chair.bot().isPresent();
          does(away ? new TableEvent.Returned(seat) : new TableEvent.BotStoodIn(seat, 3, step));
          names.set(seat.index(), chair.name() + (away ? "" : ", away"));
        }
        case 2 -> {
          if (chair.bot().isPresent()) continue;
          does(new TableEvent.Said(seat, "Line " + step));
          namesOfChat.add(chair.name());
        }
        default -> does(turned());
      }
    }
  }

  private void does(TableEvent event) {
    table = table.after(event, SlapJackMatches.GAMES);
    while (namesOfLines.size() < match().minutes().size()) namesOfLines.add(List.copyOf(names));
  }

  private TableEvent turned() {
    Log.Entry entry = Log.Entry.clock(SlapJackMatches.deadline(match()));
    return new TableEvent.Played(entry, 0, Optional.empty());
  }

  private Match match() {
    return table.match().orElseThrow();
  }

  private Json frame(Seat eye) {
    return Json.parse(TableFrames.table("t", "Slap Jack", table, eye, Seats.NONE, ""));
  }

  /// Where the frame, read as the page reads it, has another name than that of who sat there.
  private List<String> faults(Json frame) {
    List<String> faults = new ArrayList<>();
    Seat eye = Seat.of(frame.at("eye").asInt());
    List<SceneFrame.Minute> minutes = match().minutes();
    int line = 0;
    for (int i = 0; i < minutes.size(); i++) {
      if (minutes.get(i).event().seenBy(eye).line().text().isEmpty()) continue;
      line++;
      List<String> then = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++)
        then.add(name(frame, seat, line, minutes.get(i).entry()));
      if (!then.equals(namesOfLines.get(i)))
        faults.add("line " + line + " has " + then + ", not " + namesOfLines.get(i));
    }
    for (int n = 1; n <= namesOfChat.size(); n++) {
      String name = Json.parse(TableFrames.chat(n, table.chat().line(n))).at("name").asText();
      if (!name.equals(namesOfChat.get(n - 1))) faults.add("chat " + n + " is by " + name);
    }
    return faults;
  }

  private static String name(Json frame, int seat, int line, int entry) {
    List<Json> former = frame.maybe("former").map(Json::asItems).orElse(List.of());
    for (Json each : former) {
      boolean byLine = each.at("lines").asInt() >= line;
      boolean byEntry = each.maybe("entry").map(until -> until.asInt() >= entry).orElse(byLine);
      assertThat(byEntry).isEqualTo(byLine);
      if (each.at("seat").asInt() == seat && byLine) return name(each);
    }
    return name(frame.at("seats").asItems().get(seat));
  }

  private static String name(Json chair) {
    boolean away = chair.at("standIn").asBoolean() && chair.at("kind").asText().equals("person");
    return chair.at("name").asText() + (away ? ", away" : "");
  }

  private static Table dealt() {
    TableEvent.Gathered gathered =
        new TableEvent.Gathered(
            "slap-jack",
            Settings.of(SlapJackMatches.SLAP_JACK.settings(), Map.of()),
            SEATS,
            false,
            false,
            new TableEvent.TokenHashes("", ""));
    Table table = Table.created(gathered);
    List<TableEvent> events =
        List.of(
            new TableEvent.Sat(Seat.of(0), "Anna", Secrets.hash("0")),
            new TableEvent.Sat(Seat.of(1), "Bert", Secrets.hash("1")),
            new TableEvent.Sat(Seat.of(2), "Cora", Secrets.hash("2")),
            new TableEvent.Started(SlapJackMatches.header(SEATS, 3)));
    for (TableEvent event : events) table = table.after(event, SlapJackMatches.GAMES);
    return table;
  }
}
