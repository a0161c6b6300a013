package parlour.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A server in a process of its own, which can be killed, frozen and resumed.
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final URI address;
  private final List<String> logged = Collections.synchronizedList(new ArrayList<>());

  /// A server with the embedded store.
  ServerProcess(Path folder, int pace, String... flags) throws IOException {
    this(List.of(), "127.0.0.1", List.of(flags), List.of("data=" + folder, "pace=" + pace));
  }

  /// The same, whose log is kept and not shown.
  static ServerProcess quiet(Path folder, int pace) throws IOException {
    return new ServerProcess(
        List.of(),
        "127.0.0.1",
        List.of(),
        List.of("data=" + folder, "pace=" + pace),
        ProcessBuilder.Redirect.PIPE);
  }

  /// The same with the limits of a public server.
  static ServerProcess limited(Path folder) throws IOException {
    return new ServerProcess(
        List.of(),
        "127.0.0.1",
        List.of(),
        List.of("data=" + folder, "limited=yes"),
        ProcessBuilder.Redirect.PIPE);
  }

  /// The same with its log shown, whose tables leave the memory soon.
  static ServerProcess forgetful(Path folder) throws IOException {
    return new ServerProcess(
        List.of(), "127.0.0.1", List.of(), List.of("data=" + folder, "pace=5", "idle=20"));
  }

  /// @param launcher what the command begins with, to run on another machine
  /// @param host the address the server listens to
  /// @param flags for the JVM
  /// @param options for [ServerMain]
  ServerProcess(List<String> launcher, String host, List<String> flags, List<String> options)
      throws IOException {
    this(launcher, host, flags, options, ProcessBuilder.Redirect.INHERIT);
  }

  private ServerProcess(
      List<String> launcher,
      String host,
      List<String> flags,
      List<String> options,
      ProcessBuilder.Redirect log)
      throws IOException {
    List<String> command = new ArrayList<>(launcher);
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "@" + Path.of("..", "bin", "jvm-flags"),
            "-XX:TieredStopAtLevel=1"));
    command.addAll(flags);
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            ServerMain.class.getName(),
            "host=" + host));
    command.addAll(options);
    this.process = new ProcessBuilder(command).redirectError(log).start();
    if (log.equals(ProcessBuilder.Redirect.PIPE))
      Thread.ofVirtual().start(() -> process.errorReader().lines().forEach(logged::add));
    String line = process.inputReader().readLine();
    if (line == null || !line.startsWith("port "))
      throw new IOException("the server did not start: " + line);
    this.address = URI.create("http://" + host + ":" + line.substring(5) + "/");
  }

  URI address() {
    return address;
  }

  long pid() {
    return process.pid();
  }

  /// The lines of its log so far, if it is a quiet one.
  List<String> logged() {
    return List.copyOf(logged);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /// `kill -9`: no hook runs, nothing is flushed.
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /// Asks it to stop, and waits until it has.
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS)) kill();
  }

  /// Freezes it with SIGSTOP: its sockets stay open.
  void freeze() throws IOException, InterruptedException {
    signal("-STOP");
  }

  void thaw() throws IOException, InterruptedException {
    signal("-CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    int sent = new ProcessBuilder("kill", name, String.valueOf(pid())).start().waitFor();
    if (sent != 0) throw new IOException("the signal " + name + " was not sent");
  }

  boolean hasEnded(long seconds) throws InterruptedException {
    return process.waitFor(seconds, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
