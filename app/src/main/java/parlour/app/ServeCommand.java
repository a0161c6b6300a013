package parlour.app;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import parlour.server.CannotServe;
import parlour.server.ParlourServer;
import parlour.server.ServerOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Serves the parlour until it is stopped.
@Command(
    name = "serve",
    description =
        "Serves the games in a browser, on this machine or, if asked, on the network around it.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Every option can also be set in the environment: PARLOUR_PORT, PARLOUR_HOST, PARLOUR_DATA, PARLOUR_BOT_PACE."
    })
final class ServeCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "${env:PARLOUR_PORT:-8080}",
      description = "The port (8080); 0: any that is free.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "${env:PARLOUR_HOST:-127.0.0.1}",
      description = "The address to listen to (127.0.0.1: this machine only).")
  private String host = "";

  @Option(
      names = "--lan",
      description =
          "Let devices on the network around this machine in, too: the same as --host 0.0.0.0.")
  private boolean lan;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:PARLOUR_DATA:-data}",
      description = "Where the tables are kept (data).")
  private Path data = Path.of("");

  @Option(
      names = "--bot-pace",
      paramLabel = "PERCENT",
      defaultValue = "${env:PARLOUR_BOT_PACE:-100}",
      description = "How long bots take over a move, of what is natural (100).")
  private int botPace;

  @Override
  public void run() {
    if (port < 0 || port > 65_535)
      throw new Refusal(Refusal.USAGE, "The port must be from 0 to 65535, not " + port + ".");
    if (botPace < 0 || botPace > 1000)
      throw new Refusal(Refusal.USAGE, "The bots' pace must be from 0 to 1000 percent.");
    String address = lan ? "0.0.0.0" : host;
    CountDownLatch stopped = new CountDownLatch(1);
    try {
      ParlourServer server =
          ParlourServer.start(
              ServerOptions.in(data.toAbsolutePath())
                  .withHost(address)
                  .withPort(port)
                  .withBotPace(botPace));
      Runtime.getRuntime()
          .addShutdownHook(
              Thread.ofPlatform()
                  .unstarted(
                      () -> {
                        server.close();
                        stopped.countDown();
                      }));
      PrintWriter out = spec.commandLine().getOut();
      out.println("The parlour is open: " + server.address());
      if (address.equals("0.0.0.0"))
        for (String here : neighbours())
          out.println("  from other devices: http://" + here + ":" + server.port() + "/");
      out.println(
          "Tables are kept in "
              + data.toAbsolutePath().normalize()
              + ". Stop with Ctrl-C; nothing is lost.");
      out.flush();
      stopped.await();
    } catch (CannotServe wrong) {
      throw new Refusal(Refusal.MACHINE, wrong.sentence());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// This machine's addresses on the networks around it.
  private static List<String> neighbours() {
    try {
      return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(InetAddress::isSiteLocalAddress)
          .map(InetAddress::getHostAddress)
          .toList();
    } catch (SocketException _) {
      return List.of();
    }
  }
}
