package parlour.server.wire;

import io.javalin.http.HttpStatus;
import java.util.Map;
import parlour.engine.wire.Json;

/// A refused request as problem details for HTTP APIs (RFC 9457).
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;
  public static final String TYPE = "application/problem+json";

  /// What is said while the store fails; true whether or not the last write was stored.
  public static final String CANNOT_STORE =
      "The server cannot store anything just now; please look again in a minute.";

  private final int status;
  private final String detail;
  private final String clause;

  public Problem(int status, String detail) {
    this(status, detail, "");
  }

  /// @param clause the id of the rule that does not allow it, or empty
  public Problem(int status, String detail, String clause) {
    super(detail, null, false, false);
    this.status = status;
    this.detail = detail;
    this.clause = clause;
  }

  public int status() {
    return status;
  }

  public String detail() {
    return detail;
  }

  public Map<String, String> headers() {
    return status == 429
        ? Map.of("Content-Type", TYPE, "Retry-After", "5")
        : Map.of("Content-Type", TYPE);
  }

  public Json json() {
    return of(status, detail, clause);
  }

  public static Json of(int status, String detail) {
    return of(status, detail, "");
  }

  public static Json of(int status, String detail, String clause) {
    Json.Writer out =
        Json.fields()
            .put("type", "about:blank")
            .put("title", HttpStatus.forStatus(status).getMessage())
            .put("status", status)
            .put("detail", detail);
    return clause.isEmpty() ? out.done() : out.put("clause", clause).done();
  }
}
