package parlour.server.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// The idempotency key of a request (its `Idempotency-Key` header). New ids and tokens are derived
/// from it by HMAC-SHA256, so that a repeated request is given the same ones although tokens are
/// stored only as hashes.
///
/// The key is as secret as the tokens: only hashes of it leave this class. A request without a key
/// has a random one that nobody can repeat.
public final class IdempotencyKey {
  public static final String HEADER = "Idempotency-Key";
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9]{16,64}");

  private final String text;
  private final boolean sent;

  private IdempotencyKey(String text, boolean sent) {
    this.text = text;
    this.sent = sent;
  }

  /// The key of a request's header, or a random one if there is no such header.
  public static IdempotencyKey of(@Nullable String header) {
    if (header == null) return new IdempotencyKey(Secrets.newToken(), false);
    if (!FORM.matcher(header).matches())
      throw new Problem(400, "An " + HEADER + " is 16 to 64 random letters and digits.");
    return new IdempotencyKey(header, true);
  }

  /// The id of what the request creates.
  public String newId() {
    return Secrets.id(new BigInteger(1, derive("id")));
  }

  /// A new token of 256 bits.
  ///
  /// @param purpose what the token opens; two tokens of one request have different ones
  /// @param owner the id of its table or evening
  public String newToken(String purpose, String owner) {
    return Secrets.token(derive("token", purpose, owner));
  }

  /// What a table or an evening remembers of the request; nothing if no key was sent.
  ///
  /// @param parts everything that makes two requests the same: method, path, bearer, body
  public Optional<RequestKey> request(String... parts) {
    return sent
        ? Optional.of(new RequestKey(shortHash(derive("key")), shortHash(derive(parts))))
        : Optional.empty();
  }

  /// 128 bits of a hash in hex: enough, since nobody can look for collisions without the key.
  private static String shortHash(byte[] hash) {
    return HexFormat.of().formatHex(hash, 0, 16);
  }

  private byte[] derive(String... message) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(text.getBytes(UTF_8), "HmacSHA256"));
      for (String part : message) {
        byte[] bytes = part.getBytes(UTF_8);
        mac.update((bytes.length + ":").getBytes(UTF_8)); // No two lists of parts read the same.
        mac.update(bytes);
      }
      return mac.doFinal();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
