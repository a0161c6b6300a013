package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import parlour.engine.wire.Json;

/// The journal an earlier build has written, the secrets that open its tables, and what that build
/// said of them; its README tells how it was made.
final class OldJournal {
  /// The dictionary its tables were dealt with.
  static final String FIRST_EDITION = "1-1f1a83e15108";

  private static final String PACKED = "journal.jsonl.gz";

  private final Path folder;
  private final List<Json> events;
  private final List<Json> keys;

  private OldJournal(Path folder, List<Json> events, List<Json> keys) {
    this.folder = folder;
    this.events = events;
    this.keys = keys;
  }

  static OldJournal of(String version) {
    Path folder = Path.of("src/test/resources/parlour/server/journal").resolve(version);
    try (InputStream packed = new GZIPInputStream(Files.newInputStream(folder.resolve(PACKED)))) {
      List<Json> events =
          new String(packed.readAllBytes(), UTF_8)
              .lines()
              .map(Json::parse)
              .filter(line -> line.at("type").asText().equals("event"))
              .toList();
      return new OldJournal(folder, events, lines(folder.resolve("keys.jsonl")));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<Json> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(Json::parse).toList();
  }

  /// Unpacks what `parlour export` wrote.
  Path unpack(Path into) throws IOException {
    Path file = into.resolve("journal.jsonl");
    try (InputStream packed = new GZIPInputStream(Files.newInputStream(folder.resolve(PACKED)))) {
      Files.copy(packed, file);
    }
    return file;
  }

  /// Every stored event as it was exported.
  List<Json> events() {
    return events;
  }

  /// The ids of all tables, those that are played at evenings first.
  Set<String> tables() {
    Set<String> ids = new LinkedHashSet<>();
    for (Json line : tableKeys()) if (isOfAnEvening(line)) ids.add(line.at("table").asText());
    for (Json event : events)
      if (event.at("manifest").asText().equals("table-1")) ids.add(id(event));
    return ids;
  }

  /// How often somebody spoke at a table.
  long spoken(String table) {
    return count(table, "said");
  }

  /// How many entries the log of a table has.
  long entries(String table) {
    return count(table, "played");
  }

  private long count(String table, String type) {
    return events.stream()
        .filter(event -> id(event).equals(table))
        .filter(event -> body(event).at("type").asText().equals(type))
        .count();
  }

  private static String id(Json event) {
    String pid = event.at("pid").asText();
    return pid.substring(pid.indexOf('|') + 1);
  }

  static Json body(Json event) {
    return Json.parse(event.at("body").asText());
  }

  /// The tables a secret was kept of: `table`, `watch`, and the `tokens` of its chairs, none at an
  /// evening.
  List<Json> tableKeys() {
    return keys.stream().filter(line -> line.maybe("table").isPresent()).toList();
  }

  static boolean isOfAnEvening(Json tableKeys) {
    return tableKeys.at("tokens").asItems().isEmpty();
  }

  /// The evenings, as [EveningParty] knows them.
  List<Json> eveningKeys() {
    return keys.stream().filter(line -> line.maybe("evening").isPresent()).toList();
  }

  /// Where lines, each with its name in `of`, differ from those kept in a file; one sentence each.
  ///
  /// Run the test with `-Djournal.write=true` to keep these lines instead, then read the change.
  List<String> differences(String name, List<Json> lines) {
    Path file = folder.resolve(name);
    try {
      if (Boolean.getBoolean("journal.write"))
        Files.write(file, lines.stream().map(Json::write).toList());
      List<String> found = new ArrayList<>();
      compare("", new Json.Fields(named(lines(file))), new Json.Fields(named(lines)), found);
      return found;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Map<String, Json> named(List<Json> lines) {
    Map<String, Json> named = new LinkedHashMap<>();
    for (Json line : lines) named.put(line.at("of").asText(), line);
    return named;
  }

  private static void compare(String path, Json old, Json now, List<String> found) {
    if (old instanceof Json.Fields(var before) && now instanceof Json.Fields(var after)) {
      Set<String> names = new LinkedHashSet<>(before.keySet());
      names.addAll(after.keySet());
      for (String name : names) {
        String at = path + "/" + name;
        if (!before.containsKey(name)) found.add(at + " is new");
        else if (!after.containsKey(name)) found.add(at + " is gone");
        else compare(at, before.get(name), after.get(name), found);
      }
      if (before.keySet().equals(after.keySet())
          && !List.copyOf(before.keySet()).equals(List.copyOf(after.keySet())))
        found.add(path + " has its fields in another order");
    } else if (old instanceof Json.Items(var before)
        && now instanceof Json.Items(var after)
        && before.size() == after.size()) {
      for (int i = 0; i < before.size(); i++)
        compare(path + "/" + i, before.get(i), after.get(i), found);
    } else if (!old.equals(now)) {
      found.add(path + " was " + old.write() + ", is " + now.write());
    }
  }
}
