package parlour.server.store;

import com.typesafe.config.ConfigFactory;
import java.util.Map;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;

/// The same TCK on PostgreSQL.
@SuppressWarnings("serial")
public final class JournalKitOnPostgres extends JavaJournalSpec {
  public JournalKitOnPostgres() {
    super(
        ConfigFactory.parseMap(
                Map.of(
                    "parlour.journal.address",
                    Postgres.database(),
                    "pekko.loglevel",
                    "WARNING",
                    "pekko.test.timefactor",
                    JournalKit.PATIENCE))
            .withFallback(ConfigFactory.parseResources("parlour/server/pekko.conf")));
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
