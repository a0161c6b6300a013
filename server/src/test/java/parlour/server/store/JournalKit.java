package parlour.server.store;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;

/// Pekko's own kit of questions to a journal, put to ours.
@SuppressWarnings("serial")
public final class JournalKit extends JavaJournalSpec {
  /// Other tests run beside: the kit waits so many times as long as it does by itself.
  static final int PATIENCE = 5;

  public JournalKit() {
    super(
        ConfigFactory.parseMap(
                Map.of(
                    "parlour.journal.file",
                    file().toString(),
                    "pekko.loglevel",
                    "WARNING",
                    "pekko.test.timefactor",
                    PATIENCE))
            .withFallback(ConfigFactory.parseResources("parlour/server/pekko.conf")));
  }

  private static Path file() {
    try {
      return Files.createTempDirectory("journal-kit").resolve("parlour.db");
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public CapabilityFlag supportsRejectingNonSerializableObjects() {
    return CapabilityFlag.on();
  }

  @Override
  public CapabilityFlag supportsSerialization() {
    return CapabilityFlag.on();
  }
}
