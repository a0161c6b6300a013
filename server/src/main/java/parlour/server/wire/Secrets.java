package parlour.server.wire;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import parlour.engine.play.Seed;

/// Makes what must not be guessed (tokens, ids, handover codes, seeds) from a secure random source,
/// and hashes tokens, which are stored only as SHA-256.
public final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();
  static final int ID_LENGTH = 12;
  private static final int HANDOVER_CODE_LENGTH = 8;

  /// No l, i, o, 0 or 1, which are easily mistaken for one another.
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private Secrets() {}

  /// A new token of 256 bits in URL-safe Base64.
  public static String newToken() {
    return token(bytes(32));
  }

  /// The token of these bytes. It never begins with a hyphen, so that a program that is given it on
  /// its command line does not take it for an option.
  static String token(byte[] bytes) {
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return text.startsWith("-") ? "_" + text.substring(1) : text;
  }

  /// The SHA-256 of a token, in hex.
  public static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// Whether a token has this hash, compared in constant time.
  public static boolean matches(String token, String hash) {
    return !token.isEmpty() && sameHash(hash(token), hash);
  }

  /// Whether two hashes are equal, compared in constant time.
  public static boolean sameHash(String one, String other) {
    return MessageDigest.isEqual(one.getBytes(US_ASCII), other.getBytes(US_ASCII));
  }

  /// The id of a new table, evening or lab: short enough for a link, too long to guess.
  public static String newId() {
    return random(ID_LENGTH);
  }

  /// A code with which another device takes over a chair: short enough to type, valid for minutes.
  public static String newHandoverCode() {
    return random(HANDOVER_CODE_LENGTH);
  }

  /// The id that a random number gives.
  static String id(BigInteger random) {
    StringBuilder text = new StringBuilder();
    BigInteger rest = random;
    for (int i = 0; i < ID_LENGTH; i++) {
      BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(ALPHABET.length()));
      text.append(ALPHABET.charAt(parts[1].intValue()));
      rest = parts[0];
    }
    return text.toString();
  }

  private static String random(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++)
      text.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    return text.toString();
  }

  /// The seed and salt of a new deal.
  public static Seed newSeed() {
    return new Seed(RANDOM.nextLong(), HexFormat.of().formatHex(bytes(32)));
  }

  /// A seed for a bot's own dice or anything else apart from the deal.
  public static long randomLong() {
    return RANDOM.nextLong();
  }

  private static byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
