package parlour.server;

import parlour.engine.Json;

/// What a table answers to a request: a status of HTTP and a body of JSON.
record Reply(int status, String body) implements Message {
  static Reply of(int status, Json body) {
    return new Reply(status, body.write());
  }

  static Reply refused(int status, String detail) {
    return new Reply(status, Problem.of(status, detail).write());
  }

  boolean isGood() {
    return status < 400;
  }
}
