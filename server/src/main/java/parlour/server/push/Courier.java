package parlour.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// Sends one request over HTTP/1.1 to an address that was vetted, and reads the status of the
/// answer: no more is needed, and nothing is followed.
///
/// Java's own client would look the name up once more, and might be led elsewhere.
final class Courier {
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})( .*)?");
  private static final int LONGEST_LINE = 300;

  /// A name may lead to many addresses; so many are tried.
  private static final int MOST_TRIES = 2;

  private final Duration patience;

  /// @param patience how long it may take to connect, and then to be answered
  Courier(Duration patience) {
    this.patience = patience;
  }

  int post(Destinations.Vetted to, Map<String, String> headers, byte[] body)
      throws IOException, GeneralSecurityException {
    IOException last = new IOException("no address");
    for (InetAddress address : to.addresses().stream().limit(MOST_TRIES).toList()) {
      try (Socket socket = new Socket()) {
        try {
          socket.connect(new InetSocketAddress(address, to.port()), (int) patience.toMillis());
        } catch (IOException unreachable) {
          last = unreachable;
          continue;
        }
        // From here on it may have arrived, and is not said twice.
        Thread watch = Thread.startVirtualThread(() -> closeWhenLate(socket));
        try {
          return answer(to.isSecure() ? secured(socket, to) : socket, to, headers, body);
        } finally {
          watch.interrupt();
        }
      }
    }
    throw last;
  }

  /// Whoever answers a byte at a time must not hold a thread for ever.
  private void closeWhenLate(Socket socket) {
    try {
      Thread.sleep(patience);
      socket.close();
    } catch (InterruptedException | IOException _) {
      // It was in time, or is closed.
    }
  }

  private static Socket secured(Socket socket, Destinations.Vetted to)
      throws IOException, GeneralSecurityException {
    SSLSocketFactory tls = SSLContext.getDefault().getSocketFactory();
    SSLSocket secured = (SSLSocket) tls.createSocket(socket, to.uri().getHost(), to.port(), true);
    SSLParameters parameters = secured.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secured.setSSLParameters(parameters);
    secured.startHandshake();
    return secured;
  }

  private static int answer(
      Socket socket, Destinations.Vetted to, Map<String, String> headers, byte[] body)
      throws IOException {
    String path = to.uri().getRawPath().isEmpty() ? "/" : to.uri().getRawPath();
    String query = to.uri().getRawQuery() == null ? "" : "?" + to.uri().getRawQuery();
    StringBuilder head = new StringBuilder("POST " + path + query + " HTTP/1.1\r\n");
    String origin = Destinations.origin(to.uri());
    head.append("Host: ").append(origin, origin.indexOf("//") + 2, origin.length()).append("\r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    head.append("Content-Length: ").append(body.length).append("\r\nConnection: close\r\n\r\n");
    OutputStream out = socket.getOutputStream();
    out.write(head.toString().getBytes(US_ASCII));
    out.write(body);
    out.flush();
    Matcher status = STATUS.matcher(line(socket.getInputStream()));
    if (!status.matches()) throw new IOException("no answer of a web server");
    return Integer.parseInt(status.group(1));
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int read = in.read(); read >= 0 && read != '\r'; read = in.read()) {
      if (line.length() == LONGEST_LINE) throw new IOException("too long an answer");
      line.append((char) read);
    }
    return line.toString();
  }
}
