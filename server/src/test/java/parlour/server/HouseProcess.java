package parlour.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A server in a process of its own, which can be killed like one.
final class HouseProcess implements AutoCloseable {
  private final Process process;
  private final URI address;

  HouseProcess(Path folder, int pace, String... flags) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of(flags));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), HouseMain.class.getName()));
    command.addAll(List.of(folder.toString(), "0", String.valueOf(pace)));
    this.process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    if (line == null || !line.startsWith("port "))
      throw new IOException("the house did not open: " + line);
    this.address = URI.create("http://127.0.0.1:" + line.substring(5) + "/");
  }

  URI address() {
    return address;
  }

  /// `kill -9`: no hook runs, nothing is flushed.
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
