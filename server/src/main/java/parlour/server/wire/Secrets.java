package parlour.server.wire;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import parlour.engine.Seed;

/// What must not be guessed: tokens, table names, deals. Tokens are kept only as hashes.
public final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private Secrets() {}

  /// 256 bits, as they stand in a header or a link.
  public static String newToken() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
  }

  /// What is kept of a token.
  public static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// Whether the token is the one whose hash was kept, in a time that does not tell how nearly it
  /// was.
  public static boolean matches(String token, String hash) {
    return !token.isEmpty() && sameHash(hash(token), hash);
  }

  /// Whether two hashes are the same, in a time that does not tell how nearly they are.
  public static boolean sameHash(String one, String other) {
    return MessageDigest.isEqual(one.getBytes(US_ASCII), other.getBytes(US_ASCII));
  }

  /// The name of a new table, short enough for a link and too long to be guessed.
  public static String newId() {
    return letters(12);
  }

  /// A word by which a chair changes hands: short enough to be typed, good for minutes only.
  public static String newHandoverCode() {
    return letters(8);
  }

  private static String letters(int count) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < count; i++)
      letters.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    return letters.toString();
  }

  public static Seed newSeed() {
    return new Seed(RANDOM.nextLong(), HexFormat.of().formatHex(bytes(32)));
  }

  public static long randomLong() {
    return RANDOM.nextLong();
  }

  private static byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
