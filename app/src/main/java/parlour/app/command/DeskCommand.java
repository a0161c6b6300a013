package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.engine.wire.Json;
import parlour.server.DeskKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The host's desk from the command line: the link to its page, and all that the page can do, asked
/// of the server that runs on this machine.
@Command(
    name = "desk",
    description =
        "Prints the link to the host's desk, the page from which a running house is looked after."
            + " Or does what the page does: "
            + DeskCommand.WORDS
            + ".",
    mixinStandardHelpOptions = true,
    footer = {"", "It takes the same settings as serve, to find the data folder and the port."})
public final class DeskCommand implements Runnable {
  /// What is said with a table, an evening, a club or a text after it.
  private static final Set<String> WITH_MORE = Set.of("delete", "end", "say");

  private static final Duration TIMEOUT = Duration.ofMinutes(2);
  static final String WORDS =
      "status, tables, end TABLE, delete TABLE (or an evening or a club), notice, say TEXT, hush,"
          + " tidying, tidy, backup, invitation, invite, uninvite, record, settings, log";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "WHAT",
      description = "What to do, and with which table, or what to say.")
  private List<String> what = List.of();

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.SERVER_SETTINGS, System.getenv());
    String key = DeskKey.of(Path.of(choices.text("data")).toAbsolutePath().normalize());
    PrintWriter out = spec.commandLine().getOut();
    if (what.isEmpty()) out.println(link(choices, key));
    else out.print(ask(choices, key));
    out.flush();
  }

  /// The link to the page; the key is behind a #, which browsers send to nobody.
  private static String link(SettingSources choices, String key) {
    return house(choices) + "/#house=" + key;
  }

  /// Where people find the house.
  private static String house(SettingSources choices) {
    List<String> urls = choices.list("public-url");
    return urls.isEmpty()
        ? here(choices) + ServeCommand.basePath(choices)
        : urls.getFirst().replaceAll("/+$", "");
  }

  private static String here(SettingSources choices) {
    return "http://127.0.0.1:" + choices.number("port", 1, 65_535);
  }

  private String ask(SettingSources choices, String key) {
    String more = String.join(" ", what.subList(1, what.size()));
    if (WITH_MORE.contains(what.getFirst()) == more.isEmpty())
      throw new Refusal(
          Refusal.USAGE,
          more.isEmpty()
              ? "Say what to " + what.getFirst() + ": parlour desk " + what.getFirst() + " …"
              : "Nothing comes after parlour desk " + what.getFirst() + ".");
    return switch (what.getFirst()) {
      case "status" -> lines(send(choices, key, "GET", ""));
      case "tables" -> table(send(choices, key, "GET", "/tables").at("tables"));
      case "tidying" -> table(send(choices, key, "GET", "/tidying").at("found"));
      case "tidy" -> table(send(choices, key, "POST", "/tidying").at("found"));
      case "backup" -> lines(send(choices, key, "POST", "/backups"));
      case "invitation" -> lines(send(choices, key, "GET", "/invitation"));
      case "invite" -> {
        Json made = send(choices, key, "POST", "/invitation");
        yield house(choices) + "/#invitation=" + made.at("inviteToken").asText() + "\n";
      }
      case "uninvite" -> {
        send(choices, key, "DELETE", "/invitation");
        yield "The invitation of the house is void.\n";
      }
      case "record" -> table(send(choices, key, "GET", "/record").at("record"));
      case "settings" -> table(send(choices, key, "GET", "/settings").at("settings"));
      case "log" -> table(send(choices, key, "GET", "/log").at("lines"));
      case "delete" -> {
        String kind = kind(send(choices, key, "GET", "/tables"), more);
        send(choices, key, "DELETE", "/" + kind + "s/" + more);
        yield "Deleted the " + kind + " " + more + ".\n";
      }
      case "end" -> {
        send(choices, key, "POST", "/tables/" + more + "/end");
        yield "Ended the game of the table " + more + "; it stays to be seen again.\n";
      }
      case "notice" -> lines(send(choices, key, "GET", "/notice"));
      case "say" -> {
        Json notice = Json.fields().put("text", more).done();
        yield lines(send(choices, key, "POST", "/notice", notice.write()));
      }
      case "hush" -> {
        send(choices, key, "DELETE", "/notice");
        yield "The notice is taken back.\n";
      }
      default ->
          throw new Refusal(
              Refusal.USAGE,
              "The desk does not know \"" + what.getFirst() + "\": it knows " + WORDS + ".");
    };
  }

  /// What an id belongs to: a table, unless the list of the desk says otherwise.
  private static String kind(Json listed, String id) {
    return listed.at("tables").asItems().stream()
        .filter(each -> each.at("id").asText().equals(id))
        .findFirst()
        .map(each -> each.at("kind").asText())
        .orElse("table");
  }

  private static Json send(SettingSources choices, String key, String method, String path) {
    return send(choices, key, method, path, "");
  }

  private static Json send(
      SettingSources choices, String key, String method, String path, String body) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(here(choices) + "/api/house" + path))
              .timeout(TIMEOUT)
              .header("Authorization", "Bearer " + key)
              .method(method, HttpRequest.BodyPublishers.ofString(body))
              .build();
      HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
      Json said = Json.parse(answer.body().isEmpty() ? "{}" : answer.body());
      if (answer.statusCode() < 300) return said;
      throw new Refusal(
          Refusal.NO, said.maybe("detail").map(Json::asText).orElse(answer.statusCode() + "."));
    } catch (IOException | Json.Malformed | IllegalArgumentException none) {
      throw new Refusal(
          Refusal.SYSTEM,
          "No parlour answers at " + here(choices) + "; name its --port, or start it.");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal(Refusal.SYSTEM, "The request was interrupted.");
    }
  }

  /// One line for each field.
  private static String lines(Json fields) {
    return fields.asFields().entrySet().stream()
        .map(each -> "%-14s %s%n".formatted(each.getKey(), text(each.getValue())))
        .collect(Collectors.joining());
  }

  /// One line for each item.
  private static String table(Json items) {
    return items.asItems().stream()
        .map(
            item ->
                item.asFields().entrySet().stream()
                        .map(Map.Entry::getValue)
                        .map(DeskCommand::text)
                        .collect(Collectors.joining("  "))
                    + "\n")
        .collect(Collectors.joining());
  }

  private static String text(Json value) {
    return switch (value) {
      case Json.Text(String text) -> text;
      case Json.Items(List<Json> items) ->
          items.stream().map(DeskCommand::text).collect(Collectors.joining(", "));
      default -> value.write();
    };
  }
}
