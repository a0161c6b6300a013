package parlour.bench;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parlour.engine.wire.Json;
import parlour.server.ParlourServer;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// A server in a process of its own, so that its CPU time and memory are measured separately.
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;
  private final URI address;
  private final HttpClient http = HttpClient.newHttpClient();

  /// Starts a process that prints `port N` once it is ready.
  ServerProcess(List<String> command) throws IOException {
    this.process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    this.output = process.inputReader();
    String line = output.readLine();
    // A profiler may say something first.
    while (line != null && !line.startsWith("port ")) line = output.readLine();
    if (line == null) throw new IOException("the server did not start");
    this.address = URI.create("http://127.0.0.1:" + line.substring(5) + "/");
  }

  /// Starts Parlour with the embedded store in a folder, or with PostgreSQL.
  ///
  /// @param flags further flags for its JVM, such as those of a profiler
  static ServerProcess parlour(Path data, String store, Duration idle, List<String> flags)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + Path.of(System.getProperty("parlour.home"), "bin", "jvm-flags"),
                "-Xms512m",
                "-Xmn320m"));
    command.addAll(flags);
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            ServerProcess.class.getName(),
            data.toString(),
            String.valueOf(idle.toSeconds())));
    if (!store.isEmpty()) command.add(store);
    return new ServerProcess(command);
  }

  public static void main(String[] arguments) throws IOException {
    ParlourServer server =
        ParlourServer.start(
            ServerOptions.in(Path.of(arguments[0]))
                .withPort(0)
                .withIdle(Duration.ofSeconds(Long.parseLong(arguments[1])))
                .withStore(arguments.length > 2 ? arguments[2] : "")
                .withRates(Rates.none()));
    System.out.println("port " + server.port());
    // Every line asks how much was allocated so far.
    while (System.in.read() >= 0)
      System.out.println(
          ManagementFactory.getPlatformMXBean(ThreadMXBean.class).getTotalThreadAllocatedBytes());
  }

  InetSocketAddress address() {
    return new InetSocketAddress(address.getHost(), address.getPort());
  }

  String post(String path, String token, String body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address.resolve(path))
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return send(request);
  }

  String get(String path) {
    return send(HttpRequest.newBuilder(address.resolve(path)));
  }

  String get(String path, String token) {
    return send(
        HttpRequest.newBuilder(address.resolve(path)).header("Authorization", "Bearer " + token));
  }

  private String send(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), BodyHandlers.ofString()).body();
    } catch (IOException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// The CPU time used so far, in microseconds.
  long cpuMicros() {
    return process.toHandle().info().totalCpuDuration().map(Duration::toNanos).orElse(0L) / 1_000;
  }

  /// The bytes that Parlour has allocated so far: unlike its time, they do not depend on what else
  /// the machine does.
  long allocatedBytes() throws IOException {
    process.outputWriter().append('\n').flush();
    return Long.parseLong(output.readLine());
  }

  /// The resident set size, in megabytes.
  long residentMegabytes() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      Optional<String> line = lines.filter(text -> text.startsWith("VmRSS:")).findFirst();
      return line.map(text -> Long.parseLong(text.replaceAll("\\D", "")) / 1_024).orElse(0L);
    } catch (IOException _) {
      return 0;
    }
  }

  /// The live heap after garbage collection, in kilobytes.
  long heapKilobytes() throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    for (int i = 0; i < 2; i++)
      new ProcessBuilder(jcmd.toString(), String.valueOf(process.pid()), "GC.run")
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    double bytes = 0;
    for (String line : get("/metrics").lines().toList())
      if (line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
        bytes += Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
    return (long) (bytes / 1_024);
  }

  /// How many tables are in memory.
  long tables() {
    return get("/metrics")
        .lines()
        .filter(line -> line.startsWith("parlour_tables "))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(15)))
        .findFirst()
        .orElse(0);
  }

  /// Creates a table and returns the server's answer, with the host's token.
  Json createTable(String game, int seats) {
    return createTable(game, seats, "{}");
  }

  /// The same with some of the game's settings, as a JSON object.
  Json createTable(String game, int seats, String settings) {
    String body =
        Json.fields()
            .put("game", game)
            .put("seats", seats)
            .put("name", "Edwin")
            .put("open", false)
            .put("settings", Json.parse(settings))
            .done()
            .write();
    return Json.parse(post("/api/tables", "", body));
  }

  @Override
  public void close() {
    process.destroyForcibly();
    http.shutdownNow();
  }
}
