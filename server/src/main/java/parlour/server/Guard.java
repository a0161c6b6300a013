package parlour.server;

import io.javalin.http.Context;

/// Stands at the house door: headers that keep pages honest, and no more requests of one address
/// than are decent.
final class Guard {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final Turnstile requests;
  private final Turnstile tables;

  Guard(Rates rates) {
    this.requests = new Turnstile(rates.requests());
    this.tables = new Turnstile(rates.tables());
  }

  void receive(Context request) {
    request.header("Content-Security-Policy", POLICY);
    request.header("X-Content-Type-Options", "nosniff");
    request.header("X-Frame-Options", "DENY");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Cross-Origin-Opener-Policy", "same-origin");
    request.header("Cross-Origin-Resource-Policy", "same-origin");
    request.header(
        "Permissions-Policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=()");
    if (!requests.admits(request.ip())) throw tooFast();
  }

  void newTable(Context request) {
    if (!tables.admits(request.ip())) throw tooFast();
  }

  private static Problem tooFast() {
    return new Problem(429, "Too many requests came from your address; please wait a little.");
  }
}
