package parlour.server;

import io.javalin.http.HttpStatus;
import java.util.Map;
import parlour.engine.Json;

/// Something that is wrong with a request, as RFC 9457 has it.
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;
  static final String TYPE = "application/problem+json";

  private final int status;
  private final String detail;

  Problem(int status, String detail) {
    super(detail, null, false, false);
    this.status = status;
    this.detail = detail;
  }

  int status() {
    return status;
  }

  Map<String, String> headers() {
    return status == 429
        ? Map.of("Content-Type", TYPE, "Retry-After", "5")
        : Map.of("Content-Type", TYPE);
  }

  Json json() {
    return of(status, detail);
  }

  static Json of(int status, String detail) {
    return Json.fields()
        .put("type", "about:blank")
        .put("title", HttpStatus.forStatus(status).getMessage())
        .put("status", status)
        .put("detail", detail)
        .done();
  }
}
