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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/// Pictures of every view in three sizes and both lamps, for the documents; `./check pictures`
/// makes them.
///
/// Its name keeps it out of the ordinary tests. `-Dpictures.only=table-,result` makes only those
/// whose names begin so. While it looks it also sees to it that no page scrolls sideways and that
/// no name is cut off.
class Pictures {
  private static final Path FOLDER = Path.of("..", "docs", "pictures");
  private static final String ONLY = System.getProperty("pictures.only", "");
  private static final int WIDEST = 960;
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
    try (TestBrowser evening = new TestBrowser(12)) {
      Page page = evening.desktop();
      page.navigate(evening.address());
      page.locator(".game-card").first().waitFor();
      look(page, "front");
      show(page, evening.address() + "#rules=logomachy", "[data-clause-id]", "rules");
      show(page, evening.address() + "#gaps", "[data-chapter=wow]", "gaps");
      show(page, evening.address() + "#game=logomachy", "[data-act=create]", "set-up");
      PagePlayer guest = new PagePlayer(page, false);
      guest.layTable(evening.address(), "logomachy", "Edwin", 4, 2);
      look(page, "lobby");
      table(evening, guest, "letters", "logomachy", 3);
      table(evening, guest, "grid", "crossword", 3);
      table(evening, guest, "sheet", "anagrams", 4);
      table(evening, guest, "race", "slap-jack", 4);
      table(evening, guest, "animals", "animal-rummy", 3);
      table(evening, guest, "books", "authors", 3);
      table(evening, guest, "tricks", "bid-jack", 4);
      table(evening, guest, "holders", "foil", 3);
      frog(evening, guest);
      ended(evening, guest);
      together(evening);
      assertThat(evening.troubles()).isEmpty();
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

  private void table(TestBrowser evening, PagePlayer guest, String name, String game, int seats) {
    if (!wanted("table-" + name)) return;
    guest.layTable(evening.address(), game, "Edwin", seats, seats - 1);
    guest.page().locator(".table [data-zone-id]").first().waitFor();
    guest.page().waitForTimeout(2_500);
    look(guest.page(), "table-" + name);
  }

  private void frog(TestBrowser evening, PagePlayer guest) {
    if (!wanted("table-frog")) return;
    Page page = guest.page();
    guest.layTable(evening.address(), "bull-frog", "Edwin", 3, 2);
    Locator throwIn = page.locator("button[data-verb=throw]");
    Locator over = page.locator("dialog .ranking");
    for (Window window : WINDOWS) {
      for (ColorScheme lamp : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        set(page, window, lamp);
        page.waitForCondition(() -> throwIn.count() > 0 || over.count() > 0);
        if (over.count() > 0) {
          guest.layTable(evening.address(), "bull-frog", "Edwin", 3, 2);
          throwIn.first().waitFor();
        }
        throwIn.first().dispatchEvent("click");
        page.locator("[data-antic]").waitFor();
        page.waitForTimeout(150);
        take(page, "table-frog", window, lamp);
      }
    }
  }

  /// A game of Logomachy played to its end: its result, and how it is seen again.
  private void ended(TestBrowser evening, PagePlayer guest) {
    if (Stream.of("result", "replay", "analysis").noneMatch(Pictures::wanted)) return;
    Page page = guest.page();
    set(page, WINDOWS.getFirst(), ColorScheme.LIGHT);
    guest.layTable(evening.address(), "logomachy", "Edwin", 3, 2, "goal", "1");
    for (int turn = 0; turn < 100 && !guest.isOver(); turn++) {
      page.waitForCondition(() -> guest.isMyTurn() || guest.isOver());
      if (!guest.isOver()) guest.playTurn();
    }
    page.locator("[data-finest] dd").first().waitFor();
    page.locator("[data-act=verify]").click();
    page.locator("[data-verified]").waitFor();
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

  /// A desk by day and a phone in the evening at one table, side by side, for the README.
  private static void together(TestBrowser evening) {
    if (!wanted("logomachy")) return;
    PagePlayer host = new PagePlayer(evening.desktop(), false);
    PagePlayer friend = new PagePlayer(evening.phone(), true);
    friend.join(host.layTable(evening.address(), "logomachy", "Edwin", 2, 0), "Rosalie");
    host.deal();
    host.page().locator(".table .rack").waitFor();
    friend.page().locator(".table .rack").waitFor();
    for (PagePlayer guest : List.of(host, friend)) {
      Locator enough = guest.page().locator("[data-act=lesson-end]");
      guest.press(enough);
    }
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
      for (ColorScheme lamp : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        set(page, window, lamp);
        page.waitForTimeout(150);
        take(page, name, window, lamp);
      }
    }
  }

  private static void set(Page page, Window window, ColorScheme lamp) {
    page.setViewportSize(window.width(), window.height());
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(lamp));
  }

  private void take(Page page, String name, Window window, ColorScheme lamp) {
    String whole = name + "-" + window.name() + "-" + (lamp == ColorScheme.DARK ? "dark" : "light");
    if (AccessibilityCheck.sideways(page) > 0) faults.add(whole + " scrolls sideways");
    Object cut =
        page.evaluate(
            "() => [...document.querySelectorAll('.who b, h1, .side-row b, .turn b')]"
                + ".filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1 &&"
                + " getComputedStyle(e).overflow !== 'visible').map(e => e.textContent).join()");
    if (!String.valueOf(cut).isEmpty()) faults.add(whole + " cuts off " + cut);
    keep(page.screenshot(), FOLDER.resolve(whole + ".jpg"));
  }

  /// At a modest size.
  private static void keep(byte[] png, Path to) {
    BufferedImage large = read(png);
    int width = large.getWidth() > WIDEST ? large.getWidth() / 2 : large.getWidth();
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
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
