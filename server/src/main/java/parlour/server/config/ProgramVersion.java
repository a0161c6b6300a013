package parlour.server.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Properties;
import java.util.stream.Collectors;
import parlour.dictionary.ShippedLexicon;
import parlour.games.Catalog;

/// Which build this is: its version and commit, and the editions of rules and dictionary, which
/// decide whether stored games can go on.
///
/// @param version the number of the release
/// @param commit the commit it was built from, or `unknown`
/// @param rules a hash of the version of every game's rules
/// @param dictionary the version of the dictionary
public record ProgramVersion(String version, String commit, String rules, String dictionary) {
  private static final int HASH_LENGTH = 8;

  /// The version of this program.
  public static ProgramVersion current() {
    Properties built = new Properties();
    try (InputStream in =
        ProgramVersion.class.getResourceAsStream("/parlour/server/version.properties")) {
      if (in != null) built.load(in);
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
    return new ProgramVersion(
        built.getProperty("version", "unknown"),
        built.getProperty("commit", "unknown"),
        rulesHash(),
        ShippedLexicon.load().version());
  }

  private static String rulesHash() {
    String versions =
        Catalog.entries().stream()
            .map(game -> game.id() + " " + game.rulesVersion())
            .sorted()
            .collect(Collectors.joining("\n"));
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(versions.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, HASH_LENGTH);
    } catch (NoSuchAlgorithmException thrown) {
      throw new IllegalStateException(thrown);
    }
  }

  @Override
  public String toString() {
    return "parlour "
        + version
        + " ("
        + commit
        + "), rules "
        + rules
        + ", dictionary "
        + dictionary;
  }
}
