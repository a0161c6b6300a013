package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Makes the README's moving picture, an animated WebP of a few turns of Logomachy against bots,
/// with `./check pictures`.
///
/// The browser sends a frame whenever something moves (screencast); `img2webp` of the Debian
/// package `webp` joins them. Its name keeps it out of the ordinary test run.
class MovingPicture {
  private static final Path PICTURE = Pictures.FOLDER.resolve("logomachy.webp");
  private static final Path FRAMES = Path.of("target", "moving");
  private static final int WIDTH = 800;
  private static final int HEIGHT = 500;
  private static final int OWN_TURNS = 3;
  private static final long MOST_BYTES = 2_000_000;

  /// Frames that follow faster are left out, and a still picture is cut short.
  private static final long SHORTEST_MILLIS = 70;

  private static final long LONGEST_MILLIS = 1_100;
  private static final long LAST_MILLIS = 2_000;

  /// A frame and when it was shown.
  private record Frame(Path file, long atMillis) {}

  private final List<Frame> frames = new ArrayList<>();

  @Test
  void of_a_hand_being_played() throws IOException, InterruptedException {
    Files.createDirectories(FRAMES);
    Files.createDirectories(Pictures.FOLDER);
    try (TestBrowser browser = new TestBrowser(45)) {
      Page page = browser.desktop();
      page.emulateMedia(
          new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
      PagePlayer player = new PagePlayer(page, false);
      player.createTable(browser.address(), "logomachy", "Edwin", 3, 2);
      page.locator(".table .tile").first().waitFor();
      player.press(page.locator("[data-act=lesson-end]"));
      CDPSession session = page.context().newCDPSession(page);
      session.on("Page.screencastFrame", frame -> keep(session, frame));
      JsonObject how = new JsonObject();
      how.addProperty("format", "png");
      how.addProperty("maxWidth", WIDTH);
      how.addProperty("maxHeight", HEIGHT);
      session.send("Page.startScreencast", how);
      for (int turn = 0; turn < OWN_TURNS && !player.isOver(); turn++) {
        page.waitForCondition(() -> player.isMyTurn() || player.isOver());
        page.waitForTimeout(900);
        if (!player.isOver()) player.playTurn();
      }
      page.waitForTimeout(2_500);
      session.send("Page.stopScreencast");
      assertThat(browser.errors()).isEmpty();
    }
    join();
    assertThat(Files.size(PICTURE)).isBetween(20_000L, MOST_BYTES);
    Pictures.replaceShown(PICTURE);
  }

  private void keep(CDPSession session, JsonObject frame) {
    JsonObject answer = new JsonObject();
    answer.addProperty("sessionId", frame.get("sessionId").getAsInt());
    session.send("Page.screencastFrameAck", answer);
    double seconds = frame.getAsJsonObject("metadata").get("timestamp").getAsDouble();
    long atMillis = Math.round(seconds * 1_000);
    Path file = FRAMES.resolve("frame-" + atMillis + ".png");
    try {
      Files.write(file, Base64.getDecoder().decode(frame.get("data").getAsString()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    frames.add(new Frame(file, atMillis));
  }

  /// The frames in their order, which is not the one they came in, without those too close
  /// together.
  private List<Frame> shown() {
    List<Frame> shown = new ArrayList<>();
    for (Frame frame : frames.stream().sorted(Comparator.comparingLong(Frame::atMillis)).toList()) {
      if (!shown.isEmpty() && frame.atMillis() - shown.getLast().atMillis() < SHORTEST_MILLIS)
        shown.removeLast();
      shown.add(frame);
    }
    return shown;
  }

  private void join() throws IOException, InterruptedException {
    List<Frame> shown = shown();
    List<String> command =
        new ArrayList<>(List.of("img2webp", "-loop", "0", "-min_size", "-lossy", "-q", "75"));
    for (int i = 0; i < shown.size(); i++) {
      long millis =
          i + 1 == shown.size()
              ? LAST_MILLIS
              : Math.min(LONGEST_MILLIS, shown.get(i + 1).atMillis() - shown.get(i).atMillis());
      command.addAll(List.of("-d", String.valueOf(millis), shown.get(i).file().toString()));
    }
    command.addAll(List.of("-o", PICTURE.toString()));
    Process process;
    try {
      process = new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      throw new IOException("img2webp joins the frames; it is in the Debian package webp.", e);
    }
    assertThat(process.waitFor()).as("img2webp").isZero();
  }
}
