package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/// GeoNames' cities of at least fifty thousand inhabitants whose names are one word.
///
/// The file is a sequence of length-delimited Protocol Buffers messages, one for each city: field 2
/// is the name, field 9 the population.
final class Cities {
  private static final long MIN_POPULATION = 50_000;
  private static final int NAME_FIELD = 2;
  private static final int POPULATION_FIELD = 9;
  private static final int LENGTH_DELIMITED = 2;

  /// The population of the largest city of each name, by the name without accents.
  final TreeMap<String, Long> populations = new TreeMap<>();

  private final byte[] bytes;
  private int at;

  Cities(Path file) throws IOException {
    bytes = Files.readAllBytes(file);
    while (at < bytes.length) {
      int length = (int) varint();
      readCity(at + length);
    }
  }

  private void readCity(int end) {
    String name = "";
    long population = 0;
    while (at < end) {
      long tag = varint();
      long field = tag >>> 3;
      if ((tag & 7) == LENGTH_DELIMITED) {
        int length = (int) varint();
        if (field == NAME_FIELD) name = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
      } else {
        long value = varint();
        population = field == POPULATION_FIELD ? value : population;
      }
    }
    String plain = Scowl.withoutAccents(name).replaceAll("['’‘`ʻ]", "");
    if (population >= MIN_POPULATION && plain.matches("[A-Z][a-z]{2,19}"))
      populations.merge(plain, population, Math::max);
  }

  private long varint() {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte b = bytes[at++];
      value |= (long) (b & 0x7f) << shift;
      if (b >= 0) return value;
    }
  }
}
