package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.engine.wire.Json;
import parlour.server.DeskDeed;
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
    if (what.isEmpty()) out.println(link(choices, base(choices), key));
    else out.print(ask(choices, key));
    out.flush();
  }

  /// The link to the page; the key is behind a #, which browsers send to nobody.
  static String link(SettingSources choices, String here, String key) {
    return house(choices, here) + "/#house=" + key;
  }

  /// Where people find the house.
  ///
  /// @param here where they find it on this machine
  private static String house(SettingSources choices, String here) {
    List<String> urls = choices.list("public-url");
    return (urls.isEmpty() ? here : urls.getFirst()).replaceAll("/+$", "");
  }

  private static String base(SettingSources choices) {
    return here(choices) + ServeCommand.basePath(choices);
  }

  private static String here(SettingSources choices) {
    return "http://127.0.0.1:" + choices.number("port", 1, 65_535);
  }

  private String ask(SettingSources choices, String key) {
    String word = what.getFirst();
    String more = String.join(" ", what.subList(1, what.size()));
    List<DeskDeed> deeds = DeskDeed.of(word);
    if (deeds.isEmpty())
      throw new Refusal(
          Refusal.USAGE, "The desk does not know \"" + word + "\": it knows " + WORDS + ".");
    if (deeds.getFirst().takesMore() == more.isEmpty())
      throw new Refusal(
          Refusal.USAGE,
          more.isEmpty()
              ? "Say what to " + word + ": parlour desk " + word + " …"
              : "Nothing comes after parlour desk " + word + ".");
    DeskDeed deed =
        deeds.size() == 1 ? deeds.getFirst() : deletion(send(choices, key, DeskDeed.TABLES), more);
    Json said = send(choices, key, deed, more);
    return switch (deed) {
      case STATUS, BACKUP, INVITATION, NOTICE, SAY -> lines(said);
      case TABLES -> table(said.at("tables"));
      case TIDYING, TIDY -> table(said.at("found"));
      case RECORD -> table(said.at("record"));
      case SETTINGS -> table(said.at("settings"));
      case LOG -> table(said.at("lines"));
      case INVITE ->
          house(choices, base(choices)) + "/#invitation=" + said.at("inviteToken").asText() + "\n";
      case UNINVITE -> "The invitation of the house is void.\n";
      case HUSH -> "The notice is taken back.\n";
      case END -> "Ended the game of the table " + more + "; it stays to be seen again.\n";
      case DELETE_TABLE -> "Deleted the table " + more + ".\n";
      case DELETE_EVENING -> "Deleted the evening " + more + ".\n";
      case DELETE_CLUB -> "Deleted the club " + more + ".\n";
    };
  }

  /// How what has that id is deleted: as a table, unless the list of the desk says otherwise.
  private static DeskDeed deletion(Json listed, String id) {
    return listed.at("tables").asItems().stream()
        .filter(each -> each.at("id").asText().equals(id))
        .findFirst()
        .map(
            each -> DeskDeed.valueOf("DELETE_" + each.at("kind").asText().toUpperCase(Locale.ROOT)))
        .orElse(DeskDeed.DELETE_TABLE);
  }

  private static Json send(SettingSources choices, String key, DeskDeed deed) {
    return send(choices, key, deed, "");
  }

  /// @param more what it is done to, or what is said
  private static Json send(SettingSources choices, String key, DeskDeed deed, String more) {
    String body = deed == DeskDeed.SAY ? Json.fields().put("text", more).done().write() : "";
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(here(choices) + deed.path(more)))
              .timeout(TIMEOUT)
              .header("Authorization", "Bearer " + key)
              .method(deed.method(), HttpRequest.BodyPublishers.ofString(body))
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

  /// A heading, and one line for each item.
  private static String table(Json items) {
    Set<String> columns = new LinkedHashSet<>();
    items.asItems().forEach(item -> columns.addAll(item.asFields().keySet()));
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.copyOf(columns));
    for (Json item : items.asItems())
      rows.add(
          columns.stream()
              .map(each -> item.maybe(each).map(DeskCommand::text).orElse(""))
              .toList());
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows.size() == 1 ? List.<List<String>>of() : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int column = i;
        int width = rows.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        line.append(row.get(i)).repeat(' ', width - row.get(i).length() + 2);
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    return out.toString();
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
