package parlour.server.http;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;
import org.slf4j.helpers.MessageFormatter;
import parlour.server.wire.TextRules;

/// Keeps strangers from filling the log: the libraries of the web server write down what they
/// cannot read, as long as it is and as often as it comes, before any of our own code is asked; and
/// actors write down each message for which they had no room.
///
/// Of all they have to say, one line a minute is written, shortened and without their bytes as they
/// came. The logback configuration names this class.
public final class LibraryLog extends TurboFilter {
  private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(LibraryLog.class);
  private static final List<String> LIBRARIES = List.of("org.eclipse.jetty.", "io.javalin.");
  private static final String NO_ROOM = "Stash buffer is full";
  private static final long INTERVAL_NANOS = TimeUnit.MINUTES.toNanos(1);

  private long toldNanos = System.nanoTime() - INTERVAL_NANOS;
  private long untold;

  @Override
  public FilterReply decide(
      @Nullable Marker marker,
      Logger logger,
      Level level,
      @Nullable String format,
      Object @Nullable [] values,
      @Nullable Throwable thrown) {
    // Libraries ask several times a frame whether they may say something: that must cost nothing.
    if (!level.isGreaterOrEqual(Level.WARN)) return FilterReply.NEUTRAL;
    boolean asks = format == null && thrown == null; // Whether that level is on.
    boolean theirs =
        LIBRARIES.stream().anyMatch(logger.getName()::startsWith)
            || (format != null && format.startsWith(NO_ROOM));
    if (asks || !theirs) return FilterReply.NEUTRAL;
    long before = untoldBefore();
    if (before >= 0) {
      String message = String.valueOf(MessageFormatter.basicArrayFormat(format, values));
      LOG.atWarn()
          .addKeyValue("library", logger.getName())
          .addKeyValue("others", before)
          .log(
              "From a library: {}{}",
              TextRules.ascii(message),
              thrown == null ? "" : " " + thrown.getClass().getName());
    }
    return FilterReply.DENY;
  }

  /// How many lines were left out since the last one; -1 where this one is left out too.
  private synchronized long untoldBefore() {
    long nowNanos = System.nanoTime();
    if (nowNanos - toldNanos < INTERVAL_NANOS) {
      untold++;
      return -1;
    }
    toldNanos = nowNanos;
    long before = untold;
    untold = 0;
    return before;
  }
}
