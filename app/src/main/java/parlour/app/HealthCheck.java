package parlour.app;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.Map;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;

/// Asks the server on this machine whether it is up: the health check of the container image, which
/// has no shell to do it with.
final class HealthCheck {
  private static final int TIMEOUT_MILLIS = 5_000;

  private HealthCheck() {}

  public static void main(String[] arguments) {
    SettingSources settings =
        SettingSources.of(Map.of(), ServerSetting.SERVER_SETTINGS, System.getenv());
    System.exit(isUp(settings.number("port", 0, 65_535)) ? 0 : 1);
  }

  static boolean isUp(int port) {
    try {
      HttpURLConnection connection =
          (HttpURLConnection)
              URI.create("http://127.0.0.1:" + port + "/health").toURL().openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException _) {
      return false;
    }
  }
}
