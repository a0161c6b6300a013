package parlour.app.config;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Reads and writes the files of all commands, and says in one sentence what went wrong.
public final class TextFiles {
  private TextFiles() {}

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException _) {
      throw new Refusal(Refusal.SYSTEM, "There is no file " + file + ".");
    } catch (MalformedInputException _) {
      throw new Refusal(Refusal.NO, "The file " + file + " is not text.");
    } catch (IOException e) {
      throw new Refusal(
          Refusal.SYSTEM, "The file " + file + " cannot be read: " + e.getMessage() + ".");
    }
  }

  public static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new Refusal(
          Refusal.SYSTEM, "The file " + file + " cannot be written: " + e.getMessage() + ".");
    }
  }
}
