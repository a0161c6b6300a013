package parlour.server.wire;

import parlour.engine.wire.Json;

/// The answer of a table or an evening to a request: an HTTP status and a JSON body.
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
