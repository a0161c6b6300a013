package parlour.server.config;

import java.time.Duration;

/// How long the server waits for others.
///
/// @param silence after how much silence a WebSocket is dropped, answers to pings included
/// @param request how long a connection may take from its opening, or its last response, to the end
///   of a request's head, and from there to the end of its body
/// @param database how long a PostgreSQL server is waited for that is not up yet
public record Timeouts(Duration silence, Duration request, Duration database) {
  public static Timeouts usual() {
    return new Timeouts(Duration.ofMinutes(1), Duration.ofSeconds(30), Duration.ofMinutes(1));
  }
}
