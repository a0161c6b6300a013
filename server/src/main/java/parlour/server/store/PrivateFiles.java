package parlour.server.store;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/// Makes files and folders that only the server's own user may read: they hold live deals, names
/// and chat. Where there are no POSIX permissions, the folder's own rights hold.
public final class PrivateFiles {
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  private PrivateFiles() {}

  /// Makes a folder private, and creates it if it is not there.
  public static void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
    if (hasPermissions(folder)) Files.setPosixFilePermissions(folder, FOLDER);
  }

  /// Makes a file private, and creates an empty one if it is not there.
  public static void makeFile(Path file) throws IOException {
    FileAttribute<?>[] attributes =
        hasPermissions(requireNonNull(file.toAbsolutePath().getParent()))
            ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FILE)}
            : new FileAttribute<?>[0];
    try {
      Files.createFile(file, attributes);
    } catch (FileAlreadyExistsException _) {
      if (hasPermissions(file)) Files.setPosixFilePermissions(file, FILE);
    }
  }

  /// Gives a file that somebody else than a folder's owner has made there, such as root, to that
  /// owner, who could not use it otherwise. Only root can; for all others it changes nothing.
  public static void giveToOwner(Path folder, Path file) throws IOException {
    if (!hasPermissions(folder) || !Files.exists(file)) return;
    UserPrincipal owner = Files.getOwner(folder);
    if (owner.equals(Files.getOwner(file))) return;
    try {
      Files.setOwner(file, owner);
    } catch (FileSystemException _) {
      // It stays whose it is.
    }
  }

  private static boolean hasPermissions(Path path) {
    try {
      return Files.getFileStore(path).supportsFileAttributeView("posix");
    } catch (IOException _) {
      // In a chroot the root may be in no list of mounts, and nobody says what it lies on.
      return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
  }
}
