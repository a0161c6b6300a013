package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import parlour.engine.wire.Json;
import parlour.server.wire.Problem;

/// What a server must do while its disk fails and once it is well again: refuse at once and say so,
/// lose nothing it acknowledged, and go on without a restart.
final class DiskTrial {
  private static final String NEW_TABLE =
      "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Edwin\",\"open\":true}";

  /// More failed writes than Pekko's circuit breaker bears by default, before it refuses for half a
  /// minute whatever the disk does. A full disk may still have room for some of them.
  private static final int FAILURES = 12;

  private static final String TOO_LATE = "The table does not answer just now; please try again.";

  private final Client client;
  private final Set<String> acknowledged = new HashSet<>();
  private long longestAnswerMillis;

  DiskTrial(Client client) {
    this.client = client;
  }

  /// Tries to make a table.
  private Client.Answered lay() {
    long start = System.nanoTime();
    Client.Answered answer = client.post("/api/tables", "", NEW_TABLE);
    longestAnswerMillis =
        Math.max(longestAnswerMillis, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    if (answer.status() == 201) acknowledged.add(answer.json().at("table").asText());
    return answer;
  }

  /// Tries until so many tables were refused.
  private void refuse(int times) {
    int refused = 0;
    for (int i = 0; i < 500 && refused < times; i++) {
      Client.Answered answer = lay();
      if (answer.status() == 201) continue;
      assertThat(answer.status()).isEqualTo(503);
      // A starved machine may be too late with what it has to say.
      if (answer.detail().equals(TOO_LATE)) continue;
      assertThat(answer.detail()).isEqualTo(Problem.CANNOT_STORE);
      refused++;
    }
    assertThat(refused).as("tables refused").isEqualTo(times);
  }

  private String status() {
    return client.get("/health").json().at("status").asText();
  }

  private static boolean isRefusal(Json frame) {
    return frame.at("type").asText().equals("problem")
        && frame.at("detail").asText().equals(Problem.CANNOT_STORE);
  }

  /// Goes through it all; returns how many tables must be in the store afterwards.
  int run(Runnable breaks, Runnable mends) {
    for (int i = 0; i < 5; i++) assertThat(lay().status()).isEqualTo(201);
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    acknowledged.add(host.table());
    try (Client.Connection connection = client.connect(host)) {
      connection.next("table");
      longestAnswerMillis = 0;
      breaks.run();
      refuse(FAILURES / 2);
      // What is small may still find room on a full disk, and then the last write was no failure.
      Patience.await().until(() -> lay().status() == 503 && status().equals("store"));
      if (Patience.TIMED)
        assertThat(longestAnswerMillis).as("the longest answer").isLessThan(3_000);
      int failures = 0;
      for (int i = 0; i < 2 * FAILURES && failures < FAILURES; i++) {
        connection.send("{\"type\":\"chat\",\"text\":\"" + "Hello ".repeat(30) + "\"}");
        if (connection.poll(500).filter(DiskTrial::isRefusal).isPresent()) failures++;
      }
      mends.run();
      Patience.await().until(() -> lay().status() == 201 && client.get("/health").status() == 200);
      Patience.await()
          .until(
              () -> {
                connection.send("{\"type\":\"chat\",\"text\":\"Again\"}");
                return connection
                    .poll(1_000)
                    .filter(f -> f.at("type").asText().equals("chat"))
                    .map(f -> f.at("text").asText())
                    .equals(Optional.of("Again"));
              });
    }
    for (String table : acknowledged)
      assertThat(client.get("/api/tables/" + table).status()).isEqualTo(200);
    return acknowledged.size();
  }
}
