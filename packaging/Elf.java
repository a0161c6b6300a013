import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The head of an ELF file (a program or library of Linux): the kind of machine it is for, the
/// loader that starts it, and the libraries it is linked to.
record Elf(String machine, Optional<String> loader, List<String> needed) {
  private static final int MAGIC = 0x464c457f;
  private static final int LOADED = 1;
  private static final int DYNAMIC = 2;
  private static final int LOADER = 3;
  private static final long NEEDED = 1;
  private static final long STRINGS = 5;

  /// A part of a file and where it lies in memory.
  private record Part(int type, int offset, long address, int size) {}

  /// Nothing if the bytes are no ELF file of a little-endian machine of 64 bits.
  static Optional<Elf> of(byte[] bytes) {
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.length < 64 || file.getInt(0) != MAGIC || bytes[4] != 2 || bytes[5] != 1)
      return Optional.empty();
    String machine =
        switch (file.getShort(18)) {
          case 62 -> "x86_64";
          case 183 -> "aarch64";
          default -> "another kind";
        };
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < file.getShort(56); i++) {
      int at = (int) file.getLong(32) + i * file.getShort(54);
      parts.add(
          new Part(
              file.getInt(at),
              (int) file.getLong(at + 8),
              file.getLong(at + 16),
              (int) file.getLong(at + 32)));
    }
    Optional<String> loader =
        parts.stream()
            .filter(each -> each.type == LOADER && each.size > 0)
            .map(each -> text(bytes, each.offset))
            .findFirst();
    return Optional.of(new Elf(machine, loader, needed(file, parts)));
  }

  private static List<String> needed(ByteBuffer file, List<Part> parts) {
    List<Long> names = new ArrayList<>();
    long strings = 0;
    for (Part part : parts)
      if (part.type == DYNAMIC)
        for (int at = part.offset; at < part.offset + part.size; at += 16) {
          if (file.getLong(at) == NEEDED) names.add(file.getLong(at + 8));
          if (file.getLong(at) == STRINGS) strings = file.getLong(at + 8);
        }
    List<String> found = new ArrayList<>();
    for (Part part : parts)
      if (part.type == LOADED && strings >= part.address && strings < part.address + part.size)
        for (long name : names)
          found.add(text(file.array(), (int) (strings - part.address + part.offset + name)));
    return found;
  }

  private static String text(byte[] bytes, int from) {
    int to = from;
    while (bytes[to] != 0) to++;
    return new String(bytes, from, to - from);
  }
}
