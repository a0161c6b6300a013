package parlour.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The files and folders of the sources. What builds and servers write is left out: other modules
/// are tested meanwhile, and whoever walks their folders meets files that are gone the next moment.
final class SourceTree {
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  static final Set<String> NOT_SOURCES = Set.of("target", "node_modules", "data", "dist");

  /// Every file and folder, from the root.
  static final List<Path> PATHS = find();

  private SourceTree() {}

  private static List<Path> find() {
    List<Path> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              String name = folder.getFileName().toString();
              if (NOT_SOURCES.contains(name) || name.startsWith(".") && !folder.equals(ROOT))
                return FileVisitResult.SKIP_SUBTREE;
              found.add(ROOT.relativize(folder));
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              found.add(ROOT.relativize(file));
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return List.copyOf(found);
  }
}
