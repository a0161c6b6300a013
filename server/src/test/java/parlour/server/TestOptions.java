package parlour.server;

import java.nio.file.Path;
import parlour.server.config.ServerOptions;
import parlour.testkit.Seeds;

/// The options that every server of these tests is started with: what it deals comes from seeds.
public final class TestOptions {
  private TestOptions() {}

  public static ServerOptions in(Path data) {
    return ServerOptions.in(data).withSeeds(Seeds.ofDeals());
  }
}
