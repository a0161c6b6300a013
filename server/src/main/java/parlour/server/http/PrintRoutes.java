package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import parlour.print.PrintOrder;
import parlour.print.PrintRun;
import parlour.server.table.state.InstalledGames;
import parlour.server.wire.Problem;
import parlour.server.wire.Workroom;

/// The boxes as PDF, to print, cut and fold. They are made in the workroom, since each takes a
/// second and some memory, and the last few are kept.
final class PrintRoutes implements RouteGroup {
  private static final int KEPT = 12;
  private static final String SUFFIX = ".pdf";

  private final PrintRun printer;
  private final Workroom workroom;
  private final LruCache<byte[]> printed = new LruCache<>(KEPT);

  PrintRoutes(InstalledGames installed, Workroom workroom) {
    this.printer = new PrintRun(installed.games(), installed::resource);
    this.workroom = workroom;
  }

  @Override
  public void configure(RoutesConfig routes) {
    routes.get("/print/{name}", this::print);
  }

  private void print(Context request) {
    PrintOrder order = order(request);
    byte[] pdf =
        printed.get(
            order.toString(),
            () -> printer.write(order),
            workroom.of(RequestGuard.address(request)));
    String file = order.name() + "-" + order.paper().name().toLowerCase(Locale.ROOT) + SUFFIX;
    request
        .header("Content-Disposition", "inline; filename=\"" + file + "\"")
        .header("Cache-Control", "no-cache")
        .contentType("application/pdf")
        .result(pdf);
  }

  private PrintOrder order(Context request) {
    String name = request.pathParam("name");
    if (!name.endsWith(SUFFIX)) throw new Problem(404, "There is nothing here by that name.");
    try {
      return PrintOrder.read(
          printer.games(),
          name.substring(0, name.length() - SUFFIX.length()),
          asked(request, "paper", "a4"),
          asked(request, "ink", "colour"),
          asked(request, "size", ""));
    } catch (IllegalArgumentException wrong) {
      throw new Problem(404, Optional.ofNullable(wrong.getMessage()).orElse(""));
    }
  }

  private static String asked(Context request, String name, String usual) {
    return Optional.ofNullable(request.queryParam(name)).orElse(usual);
  }
}
