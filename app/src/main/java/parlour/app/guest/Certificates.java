package parlour.app.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.Optional;
import parlour.app.config.Refusal;
import parlour.app.config.TextFiles;
import parlour.server.config.ProgramVersion;

/// Which jars kept every law when this house looked at them, in the folder `certificates` of its
/// data folder: one file for each, named by the hash of the jar.
///
/// @param dataFolder the data folder of the house
public record Certificates(Path dataFolder) {
  /// Notes that a jar kept every law under this version.
  void grant(Path jar, LocalDate day) {
    Path file = file(jar);
    try {
      Files.createDirectories(file.getParent());
    } catch (IOException broken) {
      throw new Refusal(
          Refusal.SYSTEM,
          "The folder " + file.getParent() + " cannot be made: " + broken.getMessage() + ".");
    }
    TextFiles.write(file, ProgramVersion.current() + "\n" + day + "\n");
  }

  /// What the house knows of a jar, in one sentence.
  public String told(Path jar) {
    String name = String.valueOf(jar.getFileName());
    return day(jar)
        .map(day -> name + " was certified under this version on " + day + ".")
        .orElse(
            name + " is not certified under this version; parlour certify " + jar + " tries it.");
  }

  /// Whether a jar was certified under this version.
  public boolean has(Path jar) {
    return day(jar).isPresent();
  }

  private Optional<String> day(Path jar) {
    Path file = file(jar);
    if (!Files.isRegularFile(file)) return Optional.empty();
    String[] lines = TextFiles.read(file).split("\n", -1);
    return lines.length > 1 && lines[0].equals(ProgramVersion.current().toString())
        ? Optional.of(lines[1])
        : Optional.empty();
  }

  private Path file(Path jar) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
      return dataFolder.resolve("certificates").resolve(HexFormat.of().formatHex(hash) + ".txt");
    } catch (IOException broken) {
      throw new Refusal(
          Refusal.SYSTEM, "The file " + jar + " cannot be read: " + broken.getMessage() + ".");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
