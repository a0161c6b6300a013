package parlour.engine.play;

import java.nio.charset.StandardCharsets;

/// SHA-256 (FIPS 180-4), written out because the browser build has no `MessageDigest`.
public final class Sha256 {
  private static final int[] ROUND = new int[64];
  private static final int[] START = new int[8];

  static {
    // The constants are the fractional parts of the square and cube roots of the first primes.
    int found = 0;
    for (int n = 2; found < 64; n++) {
      if (!prime(n)) continue;
      if (found < 8) START[found] = fraction(Math.sqrt(n));
      ROUND[found++] = fraction(Math.cbrt(n));
    }
  }

  private Sha256() {}

  private static boolean prime(int n) {
    for (int d = 2; d * d <= n; d++) if (n % d == 0) return false;
    return true;
  }

  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * 4294967296.0);
  }

  /// The hash of a text in UTF-8, as 64 hexadecimal digits.
  public static String hex(String text) {
    return hex(digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  public static String hex(byte[] bytes) {
    StringBuilder out = new StringBuilder(bytes.length * 2);
    for (byte b : bytes)
      out.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    return out.toString();
  }

  public static byte[] digest(byte[] message) {
    int blocks = (message.length + 9 + 63) / 64;
    byte[] padded = new byte[blocks * 64];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = message.length * 8L;
    for (int i = 0; i < 8; i++) padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
    int[] state = START.clone();
    int[] w = new int[64];
    for (int block = 0; block < blocks; block++) compress(state, w, padded, block * 64);
    byte[] out = new byte[32];
    for (int i = 0; i < 32; i++) out[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
    return out;
  }

  private static void compress(int[] state, int[] w, byte[] bytes, int from) {
    for (int i = 0; i < 16; i++) {
      int at = from + 4 * i;
      w[i] =
          bytes[at] << 24
              | (bytes[at + 1] & 255) << 16
              | (bytes[at + 2] & 255) << 8
              | bytes[at + 3] & 255;
    }
    for (int i = 16; i < 64; i++) {
      int s0 =
          Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
      int s1 =
          Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    int e = state[4];
    int f = state[5];
    int g = state[6];
    int h = state[7];
    for (int i = 0; i < 64; i++) {
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int t1 = h + s1 + (e & f ^ ~e & g) + ROUND[i] + w[i];
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int t2 = s0 + (a & b ^ a & c ^ b & c);
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}
