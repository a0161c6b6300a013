package parlour.server;

import java.nio.file.Path;

/// A server in a process of its own, to be killed: `HouseMain FOLDER PORT PACE` prints its port and
/// runs on.
public final class HouseMain {
  private HouseMain() {}

  public static void main(String[] args) throws InterruptedException {
    ServerOptions options =
        ServerOptions.in(Path.of(args[0]))
            .withPort(Integer.parseInt(args[1]))
            .withBotPace(Integer.parseInt(args[2]))
            .withRates(Rates.none());
    ParlourServer server = ParlourServer.start(options);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println("port " + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }
}
