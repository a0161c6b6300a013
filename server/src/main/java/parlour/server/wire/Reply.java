package parlour.server.wire;

import parlour.engine.wire.Json;

/// What a table answers to a request: a status of HTTP and a body of JSON.
public record Reply(int status, String body) implements NodeMessage {
  public static Reply of(int status, Json body) {
    return new Reply(status, body.write());
  }

  public static Reply refused(int status, String detail) {
    return new Reply(status, Problem.of(status, detail).write());
  }

  public boolean isSuccess() {
    return status < 400;
  }
}
