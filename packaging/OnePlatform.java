import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Takes the native libraries of other platforms out of the jars that bring some for every
/// platform. Arguments: the folder of jars, the kind of machine (`aarch64` or `x86_64`) under Linux
/// that is kept.
void main(String... arguments) throws IOException {
  Path folder = Path.of(arguments[0]);
  String machine = arguments[1];
  try (Stream<Path> jars = Files.list(folder)) {
    for (Path jar :
        jars.filter(
                each ->
                    each.getFileName().toString().matches("(sqlite-jdbc|jline-native|lz4-java)-.*"))
            .sorted()
            .toList()) cut(jar, machine);
  }
}

/// A native library lies in a folder named for system and machine; all else stays.
boolean isKept(String name, String machine) {
  if (!name.matches(".*\\.(so|dll|dylib|jnilib|a)")) return true;
  List<String> names =
      machine.equals("aarch64") ? List.of("aarch64", "arm64") : List.of("x86_64", "amd64");
  String path = name.toLowerCase(java.util.Locale.ROOT);
  return path.contains("/linux/")
      && names.stream().anyMatch(each -> path.contains("/" + each + "/"))
      && !path.contains("musl")
      && !path.contains("android");
}

void cut(Path jar, String machine) throws IOException {
  Path part = jar.resolveSibling(jar.getFileName() + ".part");
  int kept = 0;
  try (ZipFile from = new ZipFile(jar.toFile());
      ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(part))) {
    for (ZipEntry entry : from.stream().map(ZipEntry.class::cast).toList()) {
      if (!isKept(entry.getName(), machine)) continue;
      byte[] bytes;
      try (InputStream in = from.getInputStream(entry)) {
        bytes = in.readAllBytes();
      }
      if (entry.getName().endsWith(".so")) {
        kept++;
        if (!Elf.of(bytes).map(Elf::machine).equals(Optional.of(machine)))
          throw new IOException(
              entry.getName() + " of " + jar.getFileName() + " is not for " + machine + ".");
      }
      ZipEntry copy = new ZipEntry(entry.getName());
      copy.setTimeLocal(java.time.LocalDateTime.of(2000, 1, 1, 0, 0));
      to.putNextEntry(copy);
      to.write(bytes);
      to.closeEntry();
    }
  }
  if (kept == 0)
    throw new IOException(
        jar.getFileName() + " would be left without a library for " + machine + ".");
  Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
}
