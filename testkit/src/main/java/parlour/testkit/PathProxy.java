package parlour.testkit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.regex.Pattern;

/// A reverse proxy of another site that puts a house below a path of it, as nginx or Caddy would:
/// it passes the path on or takes it away, upgrades to WebSockets included. Each connection is good
/// for one request.
public final class PathProxy implements AutoCloseable {
  private static final String END = "\r\n\r\n";
  private static final Pattern UPGRADE = Pattern.compile("(?i)\\r\\nUpgrade: *websocket");
  private static final String NOT_HERE =
      "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close" + END;

  private final ServerSocket door;
  private final int house;
  private final boolean strips;
  private final Pattern below;

  /// @param house the port of the house on this machine
  /// @param path such as `/parlour`
  /// @param strips whether the path is taken away before a request is passed on
  public PathProxy(int house, String path, boolean strips) throws IOException {
    this.house = house;
    this.strips = strips;
    this.below = Pattern.compile("(?<=^[A-Z]{1,10} )" + Pattern.quote(path) + "(?=[/ ?])");
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::open);
  }

  public int port() {
    return door.getLocalPort();
  }

  private void open() {
    try {
      while (true) {
        Socket visitor = door.accept();
        Thread.ofVirtual().start(() -> pass(visitor));
      }
    } catch (IOException _) {
      // It is closed.
    }
  }

  private void pass(Socket visitor) {
    try (visitor;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), house)) {
      String head = head(visitor.getInputStream());
      if (!below.matcher(head).find()) {
        visitor.getOutputStream().write(NOT_HERE.getBytes(ISO_8859_1));
        return;
      }
      server.getOutputStream().write(passedOn(head).getBytes(ISO_8859_1));
      Thread.ofVirtual().start(() -> copy(visitor, server));
      copy(server, visitor);
    } catch (IOException _) {
      // Either side has gone.
    }
  }

  private String passedOn(String head) {
    String known =
        strips ? below.matcher(head).replaceFirst("").replaceFirst(" (?=[ ?])", " /") : head;
    if (UPGRADE.matcher(known).find()) return known;
    return known
        .replaceAll("(?i)\r\n(Connection|Upgrade|HTTP2-Settings):[^\r]*", "")
        .replaceFirst("\r\n", "\r\nConnection: close\r\n");
  }

  /// The request up to the empty line before its body.
  private static String head(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(ISO_8859_1).endsWith(END)) {
      int next = in.read();
      if (next < 0) throw new IOException("the visitor has gone");
      head.write(next);
    }
    return head.toString(ISO_8859_1);
  }

  private static void copy(Socket from, Socket to) {
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] bytes = new byte[8_192];
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        out.write(bytes, 0, read);
        out.flush();
      }
      to.shutdownOutput();
    } catch (IOException _) {
      // Either side has gone.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
