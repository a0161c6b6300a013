package parlour.engine.play;

/// The seed of a deal with the salt of its commitment, a hash commitment (commit and reveal).
///
/// The commitment is shown at the deal, seed and salt when the game ends, so that anyone can verify
/// that the cards were fixed beforehand. The salt is 256 bits from a secure source; without it the
/// seed could be found by trying all seeds.
///
/// @param salt 64 hexadecimal digits
/// @param sealed what else was fixed beforehand and is revealed with the seed, such as the words in
///   the envelopes of an evening; usually empty
public record Seed(long value, String salt, String sealed) {
  public Seed(long value, String salt) {
    this(value, salt, "");
  }

  public Seed {
    if (!isHash(salt)) throw new IllegalArgumentException("a salt is 64 hexadecimal digits");
  }

  /// The hash published at the deal.
  public String commitment() {
    return Sha256.hex(
        "parlour deal " + value + " " + salt + (sealed.isEmpty() ? "" : " " + sealed));
  }

  static boolean isHash(String text) {
    if (text.length() != 64) return false;
    for (int i = 0; i < 64; i++) {
      char c = text.charAt(i);
      if (!(c >= '0' && c <= '9' || c >= 'a' && c <= 'f')) return false;
    }
    return true;
  }
}
