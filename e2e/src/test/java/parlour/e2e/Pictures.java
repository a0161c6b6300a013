package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/// Takes a picture of every view in three sizes and both colour schemes, into `target/pictures`,
/// with `./check pictures`. Those that the documents show, which are in `docs/pictures`, are
/// replaced there.
///
/// Its name keeps it out of the ordinary test run. `-Dpictures.only=table-,result` takes only those
/// whose names start so. It also checks that no page scrolls sideways and that no name is cut off.
class Pictures {
  static final Path FOLDER = Path.of("target", "pictures");
  private static final Path SHOWN = Path.of("..", "docs", "pictures");
  private static final String ONLY = System.getProperty("pictures.only", "");
  private static final int MOST_PIXELS_WIDE = 960;
  private static final float QUALITY = 0.7f;

  /// A window and its name.
  private record Window(String name, int width, int height) {}

  private static final List<Window> WINDOWS =
      List.of(
          new Window("desktop", 1280, 800),
          new Window("phone", 390, 844),
          new Window("television", 1920, 1080));

  private final List<String> faults = new ArrayList<>();

  @Test
  void of_every_view() {
    try (TestBrowser browser = new TestBrowser(12)) {
      Page page = browser.desktop();
      page.navigate(browser.address());
      page.locator(".game-card").first().waitFor();
      look(page, "front");
      show(page, browser.address() + "#rules=logomachy", "[data-how-to]", "how-to");
      if (wanted("how-to") && wanted("rules")) {
        page.locator("[name=reader][value=all]").check();
        page.locator("[data-clause-id]").first().waitFor();
        look(page, "rules");
      }
      show(page, browser.address() + "#gaps", "[data-chapter=wow]", "gaps");
      show(page, browser.address() + "#game=logomachy", "[data-act=create]", "set-up");
      show(page, browser.address() + "#puzzle=logomachy", ".puzzle .table", "puzzle");
      PagePlayer player = new PagePlayer(page, false);
      player.createTable(browser.address(), "logomachy", "Edwin", 4, 2);
      look(page, "lobby");
      table(browser, player, "letters", "logomachy", 3);
      table(browser, player, "grid", "crossword", 3);
      table(browser, player, "sheet", "anagrams", 4);
      table(browser, player, "race", "slap-jack", 4);
      table(browser, player, "animals", "animal-rummy", 3);
      table(browser, player, "books", "authors", 3);
      table(browser, player, "tricks", "bid-jack", 4);
      table(browser, player, "holders", "foil", 3);
      frog(browser, player);
      ended(browser, player);
      together(browser);
      assertThat(browser.errors()).isEmpty();
      assertThat(faults).isEmpty();
    }
  }

  private void show(Page page, String address, String sign, String name) {
    if (!wanted(name)) return;
    page.navigate(address);
    page.reload();
    page.locator(sign).first().waitFor();
    look(page, name);
  }

  private void table(TestBrowser browser, PagePlayer player, String name, String game, int seats) {
    if (!wanted("table-" + name)) return;
    Page page = player.page();
    player.createTable(browser.address(), game, "Edwin", seats, seats - 1);
    Locator zones = page.locator(".table [data-zone-id]:visible");
    Locator ready = page.locator(".acts [data-verb=am-ready]");
    page.waitForCondition(() -> zones.count() > 0 || ready.count() > 0);
    if (ready.count() > 0) {
      look(page, "table-" + name + "-ready");
      ready.click();
      zones.first().waitFor();
    }
    page.waitForTimeout(2_500);
    look(page, "table-" + name);
  }

  private void frog(TestBrowser browser, PagePlayer player) {
    if (!wanted("table-frog")) return;
    Page page = player.page();
    player.createTable(browser.address(), "bull-frog", "Edwin", 3, 2);
    Locator throwIn =
        page.locator(".table:not(:has([data-interlude])) button[data-verb=throw]:enabled");
    Locator over = page.locator("dialog .ranking");
    for (Window window : WINDOWS) {
      for (ColorScheme colorScheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        set(page, window, colorScheme);
        goOnUntil(page, () -> throwIn.count() > 0 || over.count() > 0);
        if (over.count() > 0) {
          player.createTable(browser.address(), "bull-frog", "Edwin", 3, 2);
          goOnUntil(page, () -> throwIn.count() > 0);
        }
        throwIn.first().dispatchEvent("click");
        page.locator("[data-antic]").waitFor();
        page.waitForTimeout(150);
        take(page, "table-frog", window, colorScheme);
      }
    }
  }

  /// Ends every pause, and turns what is to be turned, until something is so.
  private static void goOnUntil(Page page, BooleanSupplier reached) {
    Locator pause =
        page.locator(".acts :is([data-verb=am-ready], [data-verb=resume], [data-verb=turn])");
    page.waitForCondition(
        () -> {
          if (pause.count() > 0) pause.first().dispatchEvent("click");
          return reached.getAsBoolean();
        });
  }

  /// A finished game of Logomachy: its result, replay and analysis.
  private void ended(TestBrowser browser, PagePlayer player) {
    if (Stream.of("result", "replay", "analysis").noneMatch(Pictures::wanted)) return;
    Page page = player.page();
    set(page, WINDOWS.getFirst(), ColorScheme.LIGHT);
    player.createTable(browser.address(), "logomachy", "Edwin", 3, 2, "goal", "1");
    for (int turn = 0; turn < 100 && !player.isOver(); turn++) {
      goOnUntil(page, () -> player.isMyTurn() || player.isOver());
      if (!player.isOver()) player.playTurn();
    }
    page.locator("[data-finest] dd").first().waitFor();
    TestBrowser.openMore(page);
    page.locator("[data-act=verify]").click();
    page.locator("[data-verified]").waitFor();
    page.locator("dialog[open]")
        .evaluate("it => [it, ...it.querySelectorAll('*')].forEach(each => (each.scrollTop = 0))");
    look(page, "result");
    page.locator("[data-act=replay]").click();
    page.locator(".replay .table").waitFor();
    String max = String.valueOf(page.locator(".scrub input").getAttribute("max"));
    page.locator(".scrub input").fill(String.valueOf(Integer.parseInt(max) / 2));
    page.waitForTimeout(600);
    look(page, "replay");
    page.navigate(page.url().replaceFirst("#.*", "#analysis"));
    page.locator("[data-annotated] li[data-entry]").first().waitFor();
    page.locator(".analysis [data-chart]").waitFor();
    look(page, "analysis");
  }

  /// A desktop and a phone at one table, side by side, for the README.
  private static void together(TestBrowser browser) {
    if (!wanted("logomachy")) return;
    PagePlayer host = new PagePlayer(browser.desktop(), false);
    PagePlayer friend = new PagePlayer(browser.phone(), true);
    friend.join(host.createTable(browser.address(), "logomachy", "Edwin", 2, 0), "Rosalie");
    host.deal();
    host.page().locator(".table .rack").waitFor();
    friend.page().locator(".table .rack").waitFor();
    for (PagePlayer player : List.of(host, friend))
      player.page().locator("[data-act=lesson-end]").first().dispatchEvent("click");
    for (int turn = 0; turn < 9; turn++) {
      host.page().waitForCondition(() -> host.isMyTurn() || friend.isMyTurn());
      (host.isMyTurn() ? host : friend).playTurn();
    }
    host.page().waitForTimeout(400);
    BufferedImage desk = read(host.page().screenshot());
    BufferedImage phone = read(friend.page().screenshot());
    int high = 560;
    int deskWide = desk.getWidth() * high / desk.getHeight();
    int phoneWide = phone.getWidth() * high / phone.getHeight();
    BufferedImage both =
        new BufferedImage(deskWide + 12 + phoneWide, high, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = both.createGraphics();
    pen.setColor(java.awt.Color.WHITE);
    pen.fillRect(0, 0, both.getWidth(), high);
    pen.drawImage(scaled(desk, deskWide, high), 0, 0, null);
    pen.drawImage(scaled(phone, phoneWide, high), deskWide + 12, 0, null);
    pen.dispose();
    write(both, FOLDER.resolve("logomachy.jpg"));
  }

  private static Image scaled(BufferedImage large, int width, int height) {
    return large.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING);
  }

  private static boolean wanted(String name) {
    return ONLY.isEmpty() || Stream.of(ONLY.split(",")).anyMatch(name::startsWith);
  }

  private void look(Page page, String name) {
    if (!wanted(name)) return;
    for (Window window : WINDOWS) {
      for (ColorScheme colorScheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        set(page, window, colorScheme);
        page.waitForTimeout(150);
        take(page, name, window, colorScheme);
      }
    }
  }

  private static void set(Page page, Window window, ColorScheme colorScheme) {
    page.setViewportSize(window.width(), window.height());
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colorScheme));
  }

  private void take(Page page, String name, Window window, ColorScheme colorScheme) {
    String whole =
        name + "-" + window.name() + "-" + (colorScheme == ColorScheme.DARK ? "dark" : "light");
    if (AccessibilityCheck.sideways(page) > 0) faults.add(whole + " scrolls sideways");
    Object cut =
        page.evaluate(
            "() => [...document.querySelectorAll('.who b, h1, .side-row b, .turn b')]"
                + ".filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1 &&"
                + " getComputedStyle(e).overflow !== 'visible').map(e => e.textContent).join()");
    if (!String.valueOf(cut).isEmpty()) faults.add(whole + " cuts off " + cut);
    keep(page.screenshot(), FOLDER.resolve(whole + ".jpg"));
  }

  /// Saves a picture at a moderate size.
  private static void keep(byte[] png, Path to) {
    BufferedImage large = read(png);
    int width = large.getWidth() > MOST_PIXELS_WIDE ? large.getWidth() / 2 : large.getWidth();
    int height = large.getHeight() * width / large.getWidth();
    BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = small.createGraphics();
    pen.drawImage(scaled(large, width, height), 0, 0, null);
    pen.dispose();
    write(small, to);
  }

  private static BufferedImage read(byte[] png) {
    try {
      return ImageIO.read(new ByteArrayInputStream(png));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(BufferedImage picture, Path to) {
    try {
      Files.createDirectories(FOLDER);
      ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
      ImageWriteParam how = writer.getDefaultWriteParam();
      how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      how.setCompressionQuality(QUALITY);
      Files.deleteIfExists(to);
      try (ImageOutputStream out = ImageIO.createImageOutputStream(to.toFile())) {
        writer.setOutput(out);
        writer.write(null, new IIOImage(picture, null, null), how);
      }
      writer.dispose();
      replaceShown(to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Replaces the picture of that name among those that the documents show, if they show it.
  static void replaceShown(Path picture) throws IOException {
    Path shown = SHOWN.resolve(picture.getFileName());
    if (Files.exists(shown)) Files.copy(picture, shown, StandardCopyOption.REPLACE_EXISTING);
  }
}
