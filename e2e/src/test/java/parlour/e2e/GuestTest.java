package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.InstalledGames;
import parlour.testkit.ProjectJar;
import parlour.testkit.Seeds;

/// A game that came as a jar is played through the page like any other, and marked as a guest.
class GuestTest {
  private static ParlourServer serve(Path folder) {
    Path jar = ProjectJar.build(Path.of("..", "examples", "high-card"), folder);
    Guests guests = Guests.load(List.of(jar), List.of());
    InstalledGames installed =
        new InstalledGames(
            guests.games(), new BotNames(guests).atTables(List.of()), guests.loader());
    ServerOptions options =
        ServerOptions.in(folder.resolve("data"))
            .withSeeds(Seeds.ofDeals())
            .withPort(0)
            .withBotPace(5);
    return ParlourServer.start(options, installed);
  }

  @Test
  void with_the_server_gone_the_page_says_that_it_does_not_have_the_guest(@TempDir Path folder) {
    try (TestBrowser own = new TestBrowser(serve(folder))) {
      Page page =
          own.page(
              new Browser.NewContextOptions()
                  .setViewportSize(390, 844)
                  .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
      page.navigate(own.address());
      page.locator("[data-game=high-card]").first().waitFor();
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      own.stopServer();
      page.locator("article[data-game=high-card] [data-act=play-alone]").click();
      page.getByText("is a guest of the house and needs its server").waitFor();
      assertThat(page.url()).doesNotContain("/t/");
    }
  }

  @Test
  void the_example_is_listed_explained_and_played_to_its_end(@TempDir Path folder) {
    try (TestBrowser own = new TestBrowser(serve(folder))) {
      Page page = own.desktop();
      page.navigate(own.address());
      page.locator("[data-game=high-card] .facts").first().waitFor();
      assertThat(page.locator("[data-game=high-card] .facts").first().textContent())
          .contains("a guest");
      page.navigate(own.address() + "#rules=high-card");
      page.locator("[data-how-to]").waitFor();
      page.locator("[name=reader][value=all]").check();
      page.locator("[data-clause-id='high-card.round']").waitFor();
      assertThat(page.locator("[data-clause-id='high-card.round']").textContent())
          .contains("the author’s");
      new PagePlayer(page, false)
          .createTable(own.address(), "high-card", "Harriet", 3, 2, "hands", "1");
      ScreenReaderPlayer reader = new ScreenReaderPlayer(page, 7);
      assertThat(reader.play()).as("%s", reader.look()).isTrue();
      TestBrowser.picture(page, "guest");
      assertThat(own.errors()).isEmpty();
    }
  }
}
