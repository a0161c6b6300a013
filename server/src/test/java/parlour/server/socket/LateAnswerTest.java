package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.Answer;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.server.club.ClubCommand;
import parlour.server.club.state.ClubAct;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.Member;
import parlour.server.table.TableCommand;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// What a table answers to a club settles only what the table was told: a device that was added
/// while the answer was on its way is told as well.
@ResourceLock(VirtualTime.LOCK)
class LateAnswerTest {
  private static final long DAY = TimeUnit.DAYS.toNanos(1);
  private static final Reply STANDING =
      Reply.of(
          200,
          Json.fields()
              .put("game", "skat")
              .put("phase", "gathering")
              .put("chairs", Json.parse("[0,-1]"))
              .done());

  /// What the table was told of its members, in order; it answers when the test does.
  private final List<TableCommand.SetMembers> told = new ArrayList<>();

  @Test
  void an_answer_settles_only_what_was_told(@TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      VirtualTime.run((VirtualTime.nowNanos() / DAY + 1) * DAY);
      SimulatedJournal.begin(1, 20);
      house.begin(1);
      house.replace(
          "t1",
          Behaviors.receiveMessage(
              command -> {
                if (command instanceof TableCommand.SetMembers set) told.add(set);
                if (command instanceof TableCommand.Gather gather)
                  gather.replyTo().tell(Reply.of(201, Json.fields().put("table", "t1").done()));
                return Behaviors.same();
              }));
      ClubEvent founded =
          new ClubEvent.Founded(
              "The Circle",
              "Ruth",
              new Member.Device(0, "Phone", Secrets.hash("phone"), 0),
              new ClubEvent.Invitation(Secrets.hash("invite"), Long.MAX_VALUE));
      tell(
          house,
          new ClubCommand.Found(
              ClubEventCodec.write(founded).write(), Optional.empty(), house.nobody()));
      act(
          house,
          "phone",
          ClubAct.layTable(
              new ClubAct.LayTable(
                  "t1", "skat", new Settings(Map.of()), 2, false, 0, List.of(), "in", "out")));
      assertThat(told).hasSize(1);
      act(house, "phone", Answer.of("code", "member", "0", "key", Secrets.hash("code")));
      act(house, "code", Answer.of("device", "device", "Laptop", "key", Secrets.hash("laptop")));
      assertThat(told).as("the table was not asked again yet").hasSize(1);
      told.getFirst().replyTo().tell(STANDING);
      pass(4);
      assertThat(stored()).noneMatch(ClubEvent.TableTold.class::isInstance);
      assertThat(told).hasSize(2);
      assertThat(told.getLast().members().getFirst().devices())
          .containsExactly(Secrets.hash("phone"), Secrets.hash("laptop"));
      told.getLast().replyTo().tell(STANDING);
      pass(4);
      assertThat(stored()).filteredOn(ClubEvent.TableTold.class::isInstance).hasSize(1);
      assertThat(told).hasSize(2);
    }
  }

  private static List<ClubEvent> stored() {
    return SimulatedJournal.events("club|c1", ClubEvent.class);
  }

  private static void act(SimulatedHouse house, String token, Answer act) {
    tell(house, new ClubCommand.Act(act, token, Optional.empty(), house.nobody()));
  }

  private static void tell(SimulatedHouse house, ClubCommand command) {
    house.tellClub("c1", command);
    pass(1);
  }

  private static void pass(int seconds) {
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(seconds));
  }
}
