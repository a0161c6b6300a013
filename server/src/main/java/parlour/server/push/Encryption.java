package parlour.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Encrypts a message so that only the browser can read it, not its push service (RFC 8291, with
/// one record of RFC 8188).
final class Encryption {
  /// So long a message may be, less what encryption adds to it: push services take 4096 bytes.
  static final int MOST_BYTES = 3_900;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SALT_BYTES = 16;
  private static final int RECORD_BYTES = 4_096;
  private static final int TAG_BITS = 128;

  /// What ends the last record, before its padding.
  private static final byte LAST = 2;

  private Encryption() {}

  static byte[] encrypt(byte[] message, Subscription to) throws GeneralSecurityException {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return encrypt(message, to, Curve.newKeys(), salt);
  }

  /// The same with given dice.
  static byte[] encrypt(byte[] message, Subscription to, KeyPair ours, byte[] salt)
      throws GeneralSecurityException {
    if (message.length > MOST_BYTES) throw new GeneralSecurityException("too long a message");
    byte[] theirPoint = Curve.unBase64(to.p256dh());
    byte[] ourPoint = Curve.bytes((ECPublicKey) ours.getPublic());
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(ours.getPrivate());
    agreement.doPhase(Curve.publicKey(theirPoint), true);
    byte[] secret =
        derived(
            agreement.generateSecret(),
            Curve.unBase64(to.auth()),
            joined(label("WebPush: info"), theirPoint, ourPoint),
            32);
    byte[] key = derived(secret, salt, label("Content-Encoding: aes128gcm"), 16);
    byte[] nonce = derived(secret, salt, label("Content-Encoding: nonce"), 12);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    byte[] sealed = cipher.doFinal(joined(message, new byte[] {LAST}));
    return joined(
        salt,
        ByteBuffer.allocate(5).putInt(RECORD_BYTES).put((byte) ourPoint.length).array(),
        ourPoint,
        sealed);
  }

  private static byte[] derived(byte[] secret, byte[] salt, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(secret).addSalt(salt).thenExpand(info, length));
  }

  private static byte[] label(String text) {
    return (text + "\0").getBytes(US_ASCII);
  }

  private static byte[] joined(byte[]... parts) {
    int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
    ByteBuffer whole = ByteBuffer.allocate(length);
    for (byte[] part : parts) whole.put(part);
    return whole.array();
  }
}
