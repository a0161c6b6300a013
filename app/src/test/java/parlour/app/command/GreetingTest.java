package parlour.app.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.ConsoleAppender;
import java.io.ByteArrayInputStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// What a server says at its start stands in the JSON log like any other line.
class GreetingTest {
  @Test
  void its_lines_have_the_fields_of_the_log() throws Exception {
    LoggerContext log = new LoggerContext();
    log.setMDCAdapter(new LogbackMDCAdapter());
    JoranConfigurator configurator = new JoranConfigurator();
    configurator.setContext(log);
    configurator.doConfigure(
        new ByteArrayInputStream(
            """
            <configuration>
              <include resource="parlour/server/log-json.xml"/>
              <root level="WARN"><appender-ref ref="stderr"/></root>
            </configuration>
            """
                .getBytes(UTF_8)));
    LoggingEvent event =
        new LoggingEvent("", log.getLogger("parlour"), Level.WARN, "The disk is full.", null, null);
    ConsoleAppender<ILoggingEvent> lines =
        (ConsoleAppender<ILoggingEvent>) log.getLogger("ROOT").getAppender("stderr");
    byte[] line = lines.getEncoder().encode(event);
    Map<String, Json> logged = Json.parse(new String(line, UTF_8)).asFields();
    Map<String, Json> greeting = Json.parse(ServeCommand.logged("  Stop with Ctrl-C.")).asFields();
    assertThat(logged.keySet()).containsAll(greeting.keySet());
    assertThat(logged.get("formattedMessage").asText()).isEqualTo("The disk is full.");
    assertThat(greeting.get("formattedMessage").asText()).isEqualTo("Stop with Ctrl-C.");
  }
}
