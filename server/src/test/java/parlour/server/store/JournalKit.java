package parlour.server.store;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;

/// Pekko's TCK for journals (`pekko-persistence-tck`), run on ours.
@SuppressWarnings("serial")
public final class JournalKit extends JavaJournalSpec {
  /// Other tests run at the same time, so the kit's timeouts are multiplied by this.
  static final int PATIENCE = 20;

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
