import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Brings the libraries that the programs in a root file system are linked to, and those these need
/// in turn, from a system of the same kind of machine: what is there afterwards is whole, and of
/// one kind. Arguments: the root, the kind of machine (`aarch64` or `x86_64`), the system to copy
/// from, and names of libraries that are opened by name and brought if the system has them.
void main(String... arguments) throws IOException {
  Path root = Path.of(arguments[0]);
  String machine = arguments[1];
  Path system = Path.of(arguments[2]);
  Set<String> there = new HashSet<>();
  Deque<Path> files = new ArrayDeque<>();
  try (Stream<Path> found = Files.walk(root)) {
    found.filter(Files::isRegularFile).sorted().forEach(files::add);
  }
  files.forEach(each -> there.add(each.getFileName().toString()));
  for (String name : List.of(arguments).subList(3, arguments.length))
    if (there.add(name)) {
      Optional<Path> library = find(system, machine, name);
      if (library.isPresent()) files.add(bring(system, library.get(), root));
    }
  while (!files.isEmpty()) {
    Path file = files.remove();
    Elf head = Elf.of(Files.readAllBytes(file)).orElse(null);
    if (head == null) continue;
    if (!head.machine().equals(machine))
      throw new IOException(file + " is for " + head.machine() + ", not for " + machine + ".");
    // Programs name the loader with its whole path, libraries by its name alone.
    if (head.loader().isPresent()) {
      Path loader = Path.of("/").relativize(Path.of(head.loader().get()));
      if (there.add(loader.getFileName().toString())) files.add(bring(system, loader, root));
    }
    for (String name : head.needed())
      if (there.add(name))
        files.add(
            bring(
                system,
                find(system, machine, name)
                    .orElseThrow(
                        () ->
                            new IOException(
                                file + " needs " + name + ", which is not in " + system + ".")),
                root));
  }
}

/// Where the loader of such a machine looks, below the root of its system.
Optional<Path> find(Path system, String machine, String name) {
  String kind = machine + "-linux-gnu";
  return Stream.of("lib/" + kind, "usr/lib/" + kind, "lib64", "usr/lib64", "lib", "usr/lib")
      .map(folder -> Path.of(folder, name))
      .filter(each -> Files.exists(system.resolve(each)))
      .findFirst();
}

Path bring(Path system, Path at, Path root) throws IOException {
  Path to = root.resolve(at);
  Files.createDirectories(to.getParent());
  return Files.copy(system.resolve(at).toRealPath(), to);
}
