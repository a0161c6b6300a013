package parlour.server.wire;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The last hundred lines of the log, for the host's desk. What is logged holds no secret.
public final class RecentLog extends AppenderBase<ILoggingEvent> {
  private static final int MOST = 100;
  private static final Deque<Line> LINES = new ArrayDeque<>();

  /// One line of the log.
  public record Line(Instant at, String level, String text) {}

  /// The lines, the newest last.
  public static List<Line> lines() {
    synchronized (LINES) {
      return List.copyOf(LINES);
    }
  }

  @Override
  protected void append(ILoggingEvent event) {
    String about = event.getKeyValuePairs() == null ? "" : " " + event.getKeyValuePairs();
    Line line =
        new Line(
            event.getInstant(), event.getLevel().toString(), event.getFormattedMessage() + about);
    synchronized (LINES) {
      if (LINES.size() == MOST) LINES.removeFirst();
      LINES.addLast(line);
    }
  }
}
