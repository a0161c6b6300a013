package parlour.bench;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// A WebSocket client for thousands of connections on one thread (NIO selector), so that making the
/// load takes little CPU from the server under test.
final class LoadConnections implements AutoCloseable {
  private final Selector selector;
  private final InetSocketAddress server;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile boolean open = true;

  /// Is called with what happens on a connection, on the one thread.
  interface Listener {
    void opened(Connection connection);

    void heard(Connection connection, String text);

    void closed(Connection connection);
  }

  LoadConnections(InetSocketAddress server) throws IOException {
    this.server = server;
    this.selector = Selector.open();
    this.thread = Thread.ofPlatform().name("connections").daemon().start(this::run);
  }

  /// Runs a task on the one thread.
  void submit(Runnable task) {
    tasks.add(task);
    selector.wakeup();
  }

  /// Opens a connection to a path; the listener is told when it is open.
  void open(String path, Listener listener) {
    submit(
        () -> {
          try {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            Connection connection = new Connection(channel, path, listener);
            connection.key = channel.register(selector, SelectionKey.OP_CONNECT, connection);
            channel.connect(server);
          } catch (IOException broken) {
            throw new UncheckedIOException(broken);
          }
        });
  }

  private void run() {
    while (open) {
      try {
        selector.select(20);
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) task.run();
        // A task may just have closed a selected connection.
        for (SelectionKey key : selector.selectedKeys())
          if (key.isValid()) ((Connection) key.attachment()).ready();
        selector.selectedKeys().clear();
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  @Override
  public void close() {
    open = false;
    selector.wakeup();
    try {
      thread.join(5_000);
      for (SelectionKey key : selector.keys()) key.channel().close();
      selector.close();
    } catch (IOException | InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// One connection; everything happens on the one thread.
  final class Connection {
    private final SocketChannel channel;
    private final String path;
    private final Listener listener;
    private final ArrayDeque<ByteBuffer> unsent = new ArrayDeque<>();
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream(0);
    private ByteBuffer in = ByteBuffer.allocate(16 * 1024);
    private SelectionKey key = new NoKey();
    private boolean upgraded;
    private boolean closed;

    private Connection(SocketChannel channel, String path, Listener listener) {
      this.channel = channel;
      this.path = path;
      this.listener = listener;
    }

    private void ready() {
      try {
        if (key.isConnectable() && channel.finishConnect()) {
          key.interestOps(SelectionKey.OP_READ);
          queue(
              ("GET "
                      + path
                      + " HTTP/1.1\r\nHost: "
                      + server.getHostString()
                      + ":"
                      + server.getPort()
                      + "\r\n"
                      + "Upgrade: websocket\r\n"
                      + "Connection: Upgrade\r\n"
                      + "Sec-WebSocket-Version: 13\r\n"
                      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                  .getBytes(ISO_8859_1));
        }
        if (key.isValid() && key.isReadable()) read();
        if (key.isValid() && key.isWritable()) flush();
      } catch (IOException lost) {
        cut();
      }
    }

    private void read() throws IOException {
      if (!in.hasRemaining()) {
        ByteBuffer larger = ByteBuffer.allocate(in.capacity() * 2);
        in.flip();
        in = larger.put(in);
      }
      if (channel.read(in) < 0) {
        cut();
        return;
      }
      in.flip();
      if (!upgraded) readUpgrade();
      while (upgraded && !closed && frame()) {}
      in.compact();
    }

    private void readUpgrade() {
      String head = new String(in.array(), in.position(), in.remaining(), ISO_8859_1);
      int end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!head.startsWith("HTTP/1.1 101"))
        throw new IllegalStateException(
            "the upgrade was refused: " + head.lines().findFirst().orElse(""));
      in.position(in.position() + end + 4);
      upgraded = true;
      listener.opened(this);
    }

    /// Reads one frame if it has arrived completely; returns whether it had.
    private boolean frame() {
      if (in.remaining() < 2) return false;
      in.mark();
      byte first = in.get();
      int length = in.get() & 0x7F;
      int more = length == 126 ? 2 : length == 127 ? 8 : 0;
      if (in.remaining() < more) {
        in.reset();
        return false;
      }
      if (length == 126) length = in.getShort() & 0xFFFF;
      else if (length == 127) length = Math.toIntExact(in.getLong());
      if (in.remaining() < length) {
        in.reset();
        return false;
      }
      byte[] payload = new byte[length];
      in.get(payload);
      int opcode = first & 0xF;
      if (opcode <= 1) text(payload, first < 0);
      else if (opcode == 8) cut();
      return true;
    }

    /// A text, or a part of one: servers send long texts in several frames.
    private void text(byte[] part, boolean last) {
      if (last && parts.size() == 0) {
        listener.heard(this, new String(part, UTF_8));
        return;
      }
      parts.writeBytes(part);
      if (!last) return;
      String whole = parts.toString(UTF_8);
      parts.reset();
      listener.heard(this, whole);
    }

    void send(String text) {
      byte[] payload = text.getBytes(UTF_8);
      ByteBuffer out = ByteBuffer.allocate(payload.length + 8);
      out.put((byte) 0x81);
      if (payload.length < 126) out.put((byte) (0x80 | payload.length));
      else out.put((byte) (0x80 | 126)).putShort((short) payload.length);
      out.putInt(0).put(payload); // A mask of zeros leaves the payload as it is.
      queue(java.util.Arrays.copyOf(out.array(), out.position()));
    }

    private void queue(byte[] bytes) {
      if (closed) return;
      unsent.add(ByteBuffer.wrap(bytes));
      try {
        flush();
      } catch (IOException lost) {
        cut();
      }
    }

    private void flush() throws IOException {
      while (!unsent.isEmpty()) {
        channel.write(unsent.peek());
        if (unsent.peek().hasRemaining()) break;
        unsent.poll();
      }
      if (key.isValid())
        key.interestOps(SelectionKey.OP_READ | (unsent.isEmpty() ? 0 : SelectionKey.OP_WRITE));
    }

    /// Closes the connection without a closing handshake.
    void cut() {
      if (closed) return;
      closed = true;
      try {
        channel.close();
      } catch (IOException _) {
        // It is closed either way.
      }
      listener.closed(this);
    }
  }

  /// A placeholder until the channel is registered.
  private static final class NoKey extends SelectionKey {
    @Override
    public java.nio.channels.SelectableChannel channel() {
      throw new IllegalStateException();
    }

    @Override
    public Selector selector() {
      throw new IllegalStateException();
    }

    @Override
    public boolean isValid() {
      return false;
    }

    @Override
    public void cancel() {}

    @Override
    public int interestOps() {
      return 0;
    }

    @Override
    public SelectionKey interestOps(int ops) {
      return this;
    }

    @Override
    public int readyOps() {
      return 0;
    }
  }
}
