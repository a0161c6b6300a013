import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/// Cities of at least fifty thousand inhabitants whose names are one word, with their inhabitants.
///
/// The package holds GeoNames' places as protocol-buffer messages: field 2 is the name, field 9 the population.
final class Cities {
  private static final long LEAST = 50_000;

  final TreeMap<String, Long> inhabitants = new TreeMap<>();

  private final byte[] bytes;
  private int at;

  Cities(Path file) throws IOException {
    bytes = Files.readAllBytes(file);
    while (at < bytes.length) {
      int length = (int) number();
      city(at + length);
    }
  }

  private void city(int end) {
    var name = "";
    long population = 0;
    while (at < end) {
      long tag = number();
      if ((tag & 7) == 2) {
        int length = (int) number();
        if (tag >>> 3 == 2) {
          name = new String(bytes, at, length, StandardCharsets.UTF_8);
        }
        at += length;
      } else {
        long value = number();
        population = tag >>> 3 == 9 ? value : population;
      }
    }
    var plain = Scowl.plain(name).replaceAll("['’‘`ʻ]", "");
    if (population >= LEAST && plain.matches("[A-Z][a-z]{2,19}")) {
      inhabitants.merge(plain, population, Math::max);
    }
  }

  private long number() {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte b = bytes[at++];
      value |= (long) (b & 0x7f) << shift;
      if (b >= 0) {
        return value;
      }
    }
  }
}
