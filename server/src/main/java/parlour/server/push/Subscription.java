package parlour.server.push;

import java.security.GeneralSecurityException;

/// Where a browser gets its messages, as the Push API hands it out.
///
/// @param endpoint the address of its push service, which is as good as a key to it
/// @param p256dh its public key, in URL-safe Base64
/// @param auth a secret it shares with whoever may write to it, in URL-safe Base64
public record Subscription(String endpoint, String p256dh, String auth) {
  private static final int AUTH_BYTES = 16;

  /// Whether messages can be encrypted for it.
  public boolean hasKeys() {
    try {
      var _ = Curve.publicKey(Curve.unBase64(p256dh));
      return Curve.unBase64(auth).length == AUTH_BYTES;
    } catch (GeneralSecurityException _) {
      return false;
    }
  }
}
