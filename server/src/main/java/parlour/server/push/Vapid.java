package parlour.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.time.Instant;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.house.HouseBook;

/// Shows push services who writes (RFC 8292): a key of this house, which browsers bind their
/// subscriptions to, and the host's contact.
///
/// The key is made once and kept in the store, so that all nodes of a cluster have the same.
///
/// @param publicKey the point, in URL-safe Base64
/// @param contact `mailto:` or `https:`
record Vapid(String publicKey, PrivateKey privateKey, String contact) {
  /// Push services refuse a token that is good for more than a day.
  private static final Duration GOOD_FOR = Duration.ofHours(12);

  /// The key of a house; it is made when it is first asked for.
  static Vapid of(HouseBook book, String contact) {
    try {
      KeyPair made = Curve.newKeys();
      String written =
          Json.fields()
              .put("public", Curve.base64(Curve.bytes((ECPublicKey) made.getPublic())))
              .put("private", Curve.base64(Curve.bytes((ECPrivateKey) made.getPrivate())))
              .done()
              .write();
      Json kept = Json.parse(book.pageOr(HouseBook.Page.PUSH_KEY, written, Instant.now()));
      return new Vapid(
          kept.at("public").asText(),
          Curve.privateKey(Curve.unBase64(kept.at("private").asText())),
          contact);
    } catch (GeneralSecurityException broken) {
      throw CannotServe.cannotUse("The key for push messages", broken);
    }
  }

  /// The `Authorization` for a push service.
  ///
  /// @param origin of the push service, such as `https://push.example`
  String authorization(String origin, Instant now) throws GeneralSecurityException {
    String claims =
        Json.fields()
            .put("aud", origin)
            .put("exp", now.plus(GOOD_FOR).getEpochSecond())
            .put("sub", contact)
            .done()
            .write();
    String signed =
        Curve.base64("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".getBytes(US_ASCII))
            + "."
            + Curve.base64(claims.getBytes(UTF_8));
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initSign(privateKey);
    signature.update(signed.getBytes(US_ASCII));
    return "vapid t=" + signed + "." + Curve.base64(signature.sign()) + ", k=" + publicKey;
  }
}
