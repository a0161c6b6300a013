package parlour.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import parlour.server.config.CannotServe;
import parlour.server.store.PrivateFiles;
import parlour.server.wire.Secrets;

/// The key of the host's desk: a token in the file `desk-key` of the data folder, which only the
/// server's own user may read. Whoever can read that folder could do all that the desk can.
public final class DeskKey {
  private static final String FILE = "desk-key";

  private DeskKey() {}

  /// The key of a data folder, if it has one.
  public static Optional<String> find(Path dataFolder) {
    return Files.isReadable(dataFolder.resolve(FILE))
        ? Optional.of(of(dataFolder))
        : Optional.empty();
  }

  /// The key of a data folder, made when it is first asked for.
  public static String of(Path dataFolder) {
    Path file = dataFolder.resolve(FILE);
    try {
      if (Files.notExists(file) || Files.size(file) == 0) {
        PrivateFiles.makeFolder(dataFolder);
        PrivateFiles.makeFile(file);
        Files.writeString(file, Secrets.newToken(), US_ASCII);
        PrivateFiles.giveToOwner(dataFolder, file);
      }
      return Files.readString(file, US_ASCII).strip();
    } catch (IOException broken) {
      throw new CannotServe(
          "The key of the desk, " + file + ", cannot be read: " + CannotServe.reason(broken) + ".",
          broken);
    }
  }
}
