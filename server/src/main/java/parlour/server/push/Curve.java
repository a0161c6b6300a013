package parlour.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;

/// Keys of the curve P-256 as Web Push writes them: a point in 65 bytes, a private number in 32.
final class Curve {
  static final int POINT_BYTES = 65;
  private static final int NUMBER_BYTES = 32;
  private static final byte UNCOMPRESSED = 4;
  private static final ECParameterSpec P256 = p256();

  private Curve() {}

  private static ECParameterSpec p256() {
    try {
      AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec("secp256r1"));
      return parameters.getParameterSpec(ECParameterSpec.class);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static KeyPair newKeys() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(P256);
    return generator.generateKeyPair();
  }

  static byte[] bytes(ECPublicKey key) {
    byte[] bytes = new byte[POINT_BYTES];
    bytes[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), bytes, 1);
    put(key.getW().getAffineY(), bytes, 1 + NUMBER_BYTES);
    return bytes;
  }

  static byte[] bytes(ECPrivateKey key) {
    byte[] bytes = new byte[NUMBER_BYTES];
    put(key.getS(), bytes, 0);
    return bytes;
  }

  private static void put(BigInteger number, byte[] into, int at) {
    byte[] signed = number.toByteArray();
    int length = Math.min(signed.length, NUMBER_BYTES);
    System.arraycopy(signed, signed.length - length, into, at + NUMBER_BYTES - length, length);
  }

  /// The key of a point; one that is not on the curve is refused.
  static ECPublicKey publicKey(byte[] bytes) throws GeneralSecurityException {
    if (bytes.length != POINT_BYTES || bytes[0] != UNCOMPRESSED)
      throw new GeneralSecurityException("not a point");
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + NUMBER_BYTES));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + NUMBER_BYTES, POINT_BYTES));
    BigInteger p = ((ECFieldFp) P256.getCurve().getField()).getP();
    BigInteger right =
        x.multiply(x).add(P256.getCurve().getA()).multiply(x).add(P256.getCurve().getB()).mod(p);
    if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.multiply(y).mod(p).equals(right))
      throw new GeneralSecurityException("not a point of the curve");
    return (ECPublicKey)
        KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), P256));
  }

  static ECPrivateKey privateKey(byte[] bytes) throws GeneralSecurityException {
    return (ECPrivateKey)
        KeyFactory.getInstance("EC")
            .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes), P256));
  }

  static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// Reads URL-safe Base64; some browsers pad it.
  static byte[] unBase64(String text) throws GeneralSecurityException {
    try {
      return Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException wrong) {
      throw new GeneralSecurityException(wrong);
    }
  }
}
