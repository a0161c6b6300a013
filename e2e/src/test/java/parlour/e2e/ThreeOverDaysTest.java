package parlour.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.testkit.LoopbackPushService;
import parlour.testkit.Seeds;

/// Three browsers at one table over days: each is called when it is its turn, by its own service
/// worker, follows the notice to its chair and plays there; who does not come is reminded, and a
/// stand-in plays.
///
/// Days pass by what is stored: while no server is there, the time of the turn is set as if it had
/// run, as in `OverDaysKillTest`.
@ResourceLock(CalledPage.LOCK)
@Tag("long")
class ThreeOverDaysTest {
  private static final List<String> NAMES = List.of("Ada", "Ben", "Cleo");
  private static final int DAYS = 3;

  @TempDir Path folder;

  @Test
  void each_is_called_once_a_turn_and_finds_the_chair() {
    try (LoopbackPushService push = new LoopbackPushService(folder)) {
      ServerOptions options =
          ServerOptions.in(folder.resolve("data"))
              .withSeeds(Seeds.ofDeals())
              .withBotPace(5)
              .with(CalledPage.outgoing(push));
      try (TestBrowser browser = new TestBrowser(options)) {
        List<CalledPage> people =
            NAMES.stream().map(name -> CalledPage.of(browser, push, name)).toList();
        String club = found(browser, people);
        String table = start(people.getFirst());
        for (CalledPage invited : people.subList(1, 3))
          called(invited, "A table of Logomachy with " + others(invited) + " is laid for you.");
        people.getFirst().page().locator("[data-act=start]").click();

        for (int turn = 0; turn < 4; turn++) takeTurn(nextCalled(people), browser, club, table);

        CalledPage away = nextCalled(people);
        called(away, "Your turn in Logomachy with " + others(away) + ".");
        passes(browser, options, table, Duration.ofHours(18));
        called(away, "Your time is running out in Logomachy with " + others(away) + ".");
        passes(browser, options, table, Duration.ofSeconds(-1));
        CalledPage next = nextCalled(people);
        takeTurn(next, browser, club, table);
        assertThat(next.page().locator(".book").textContent())
            .contains("A stand-in plays this turn for " + away.device() + ".");

        CalledPage last = nextCalled(people);
        called(last, "Your turn in Logomachy with " + others(last) + ".");
        assertThat(push.received()).as("nobody was called besides").isEmpty();
      }
    }
  }

  /// The first founds the club, the others join it, and all of them have their browser called.
  private static String found(TestBrowser browser, List<CalledPage> people) {
    Page page = people.getFirst().page();
    page.navigate(browser.address() + "#club");
    page.locator("input[name=club]").fill("The Circle");
    page.locator("input[name=name]").fill(NAMES.getFirst());
    page.locator("[data-act=found-club]").click();
    String invitation = page.locator("dialog[data-dialog=club-invite] [data-invite]").inputValue();
    page.keyboard().press("Escape");
    people.getFirst().switchOn();
    for (CalledPage each : people.subList(1, 3)) each.join(invitation, each.device());
    return page.locator("main[data-club]").getAttribute("data-club");
  }

  /// A game with both others; returns the id of its table.
  private static String start(CalledPage host) {
    Page page = host.page();
    for (int member = 1; member < 3; member++)
      page.locator(".club-ticks [data-member='" + member + "']").click();
    page.locator("[data-act=choose-game]").click();
    page.locator("[data-days='" + DAYS + "']").click();
    page.locator("dialog [data-game=logomachy]").click();
    page.locator("[data-act=start]").waitFor();
    return page.url().replaceAll(".*/t/|#.*", "");
  }

  private static String others(CalledPage person) {
    List<String> others = NAMES.stream().filter(name -> !name.equals(person.device())).toList();
    return others.getFirst() + " and " + others.getLast();
  }

  /// Waits until this browser is called with this text, and its service worker shows it.
  private static void called(CalledPage person, String text) {
    Json body = Json.parse(person.next().body());
    assertThat(body.at("text").asText()).isEqualTo(text);
    assertThat(person.deliverUntilShown(body.write(), text))
        .as("one notice for the table")
        .hasSize(1);
  }

  /// Is called, goes where the notice leads, and plays.
  private static void takeTurn(CalledPage person, TestBrowser browser, String club, String table) {
    called(person, "Your turn in Logomachy with " + others(person) + ".");
    Page page = person.page();
    page.navigate(browser.address() + "c/" + club + "#table=" + table);
    PagePlayer player = new PagePlayer(page, false);
    page.waitForCondition(player::isMyTurn);
    while (player.isMyTurn()) player.playTurn();
  }

  /// The browser that is called next.
  private static CalledPage nextCalled(List<CalledPage> people) {
    LoopbackPushService push = people.getFirst().push();
    people.getFirst().page().waitForCondition(() -> !push.received().isEmpty());
    String path = push.received().element().path();
    return people.stream()
        .filter(each -> path.endsWith("/" + each.device()))
        .findFirst()
        .orElseThrow();
  }

  /// Time passes until so much is left of the turn, and the table is to be woken.
  private void passes(TestBrowser browser, ServerOptions options, String table, Duration left) {
    browser.restartServer(
        options,
        () -> {
          long nowMillis = System.currentTimeMillis();
          store(table, new TableEvent.TurnTimeSet(nowMillis + left.toMillis(), nowMillis - 1));
        });
  }

  private void store(String table, TableEvent.TurnTimeSet set) {
    String pid = TableServices.persistenceId(table);
    String file = "jdbc:sqlite:" + folder.resolve("data").resolve("parlour.db");
    try (Connection connection = DriverManager.getConnection(file);
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO events SELECT pid, seq + 1, writer, serializer, manifest, ?, written"
                    + " FROM events WHERE pid = ? ORDER BY seq DESC LIMIT 1");
        PreparedStatement alarm =
            connection.prepareStatement("UPDATE due SET at = ? WHERE pid = ?")) {
      insert.setBytes(1, TableEventCodec.write(set).write().getBytes(UTF_8));
      insert.setString(2, pid);
      assertThat(insert.executeUpdate()).isEqualTo(1);
      alarm.setLong(1, set.wakeMillis());
      alarm.setString(2, pid);
      assertThat(alarm.executeUpdate()).isEqualTo(1);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
