package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.slf4j.LoggerFactory;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.testkit.Seeds;

/// Fuzzing with hostile input from a seed: no crash, no secret in any response or log, and games in
/// play go on undisturbed (in a timed run nearly as fast as before).
///
/// A hundred thousand inputs: `-Dtest=FuzzTest -Dparlour.fuzz=100000`.
@ResourceLock(ServerLog.ERRORS)
@Tag("chance")
@Tag("timed")
class FuzzTest {
  private static final int COUNT = Integer.getInteger("parlour.fuzz", 3_000);
  private static final long SEED = Seeds.from(19_350_101, 1).findFirst().orElseThrow();
  private static final Pattern EYE = Pattern.compile("\"eye\":(-?\\d+)");

  private final List<String> secrets = new ArrayList<>();
  private final List<String> leaks = new ArrayList<>();

  private void listen(String answer) {
    for (String secret : secrets) if (answer.contains(secret)) leaks.add("a secret was revealed");
    Matcher eyes = EYE.matcher(answer);
    while (eyes.find())
      if (!eyes.group(1).equals("-1")) leaks.add("a stranger sees with " + eyes.group());
    if (answer.contains("Exception") || answer.contains("\tat ")) leaks.add("a trace was shown");
    if (answer.contains(" 500 "))
      leaks.add("the server failed: " + answer.lines().findFirst().orElse(""));
  }

  @Test
  void hostile_input_harms_nobody(@TempDir Path folder) {
    ListAppender<ILoggingEvent> heard = new ListAppender<>();
    // Another test may be initializing the log.
    Patience.await().until(() -> LoggerFactory.getILoggerFactory() instanceof LoggerContext);
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    Logger ours = (Logger) LoggerFactory.getLogger("parlour");
    Level before = ours.getLevel();
    ours.setLevel(Level.DEBUG);
    heard.start();
    root.addAppender(heard);
    try (ParlourServer server =
            ParlourServer.start(
                TestOptions.in(folder).withPort(0).withBotPace(2).withRates(Rates.none()));
        Client client = new Client(server);
        MeasuredPlayer player = new MeasuredPlayer(client)) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosalie");
      client.start(host);
      for (Client.Place place : List.of(host, guest))
        secrets.addAll(List.of(place.token(), place.invite(), place.watch()));
      try (Client.Connection hostConnection = client.connect(host);
          Client.Connection friendConnection = client.connect(guest)) {
        hostConnection.next("scene");
        friendConnection.next("scene");
        Fuzzer fuzzer =
            new Fuzzer(
                server.address(),
                SEED,
                List.of(host.table(), "abcdefghjkmn", "..%2f..", ""),
                overheard(),
                this::listen);
        for (int round = 1; round <= 10; round++) {
          player.talksOnDuring(() -> fuzzer.run(COUNT / 10));
          String said = "{\"type\":\"chat\",\"text\":\"Round " + round + "\"}";
          hostConnection.send(said);
          String expected = "Round " + round;
          friendConnection.next("chat", f -> f.at("text").asText().equals(expected));
        }
        assertThat(fuzzer.sent()).isGreaterThanOrEqualTo(COUNT / 10 * 10);
      }
      assertThat(leaks).as("seed %s", SEED).isEmpty();
      Json table = client.get(host.path("")).json();
      assertThat(table.at("phase").asText()).isEqualTo("playing");
      assertThat(table.at("seats").asItems().stream().map(s -> s.at("name").asText()))
          .containsExactly("Edwin", "Rosalie");
      assertThat(client.get("/health").status()).isEqualTo(200);
    } finally {
      root.detachAppender(heard);
      ours.setLevel(before);
    }
    for (ILoggingEvent event : List.copyOf(heard.list)) {
      String text =
          event.getFormattedMessage()
              + event.getKeyValuePairs()
              + (event.getThrowableProxy() == null
                  ? ""
                  : ThrowableProxyUtil.asString(event.getThrowableProxy()));
      for (String secret : secrets) assertThat(text).doesNotContain(secret);
      assertThat(event.getLevel()).as(text).isNotEqualTo(Level.ERROR);
    }
  }

  /// What a stranger who has read the protocol might send.
  private static List<String> overheard() {
    return List.of(
        "{\"type\":\"hello\",\"token\":\"\",\"since\":0}",
        "{\"type\":\"hello\",\"token\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\",\"since\":17,\"chat\":3}",
        "{\"type\":\"hello\",\"watchToken\":\"guess\",\"inviteToken\":\"guess\"}",
        "{\"type\":\"play\",\"id\":12,\"answer\":{\"verb\":\"take\",\"fields\":{\"card\":\"h.m\",\"word\":\"MAN\"}}}",
        "{\"type\":\"play\",\"id\":1,\"answer\":{\"verb\":\"draw\",\"fields\":{}}}",
        "{\"type\":\"chat\",\"text\":\"Well done!\"}",
        "{\"type\":\"pong\",\"n\":5}",
        "{\"game\":\"animal-rummy\",\"settings\":{},\"seats\":3,\"name\":\"Mallory\",\"open\":false,\"patience\":5}",
        "{\"name\":\"Mallory\",\"inviteToken\":\"guess\",\"seat\":1}",
        "{\"seat\":1,\"level\":3}",
        "{\"seconds\":10}",
        "");
  }
}
