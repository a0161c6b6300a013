package parlour.app.config;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import parlour.server.ShownSetting;
import parlour.server.store.Database;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The settings from all sources: a flag overrides the environment, that overrides the file, and
/// that overrides the default.
public final class SettingSources {
  private final Map<String, String> values;
  private final Map<String, String> origins;

  private SettingSources(Map<String, String> values, Map<String, String> origins) {
    this.values = values;
    this.origins = origins;
  }

  /// Adds the flags of these settings to a command.
  public static void offer(CommandSpec command, List<ServerSetting> settings) {
    for (ServerSetting setting : settings) {
      OptionSpec.Builder option =
          OptionSpec.builder(setting.flag())
              .description(
                  Character.toUpperCase(setting.about().charAt(0))
                      + setting.about().substring(1)
                      + (setting.usual().isEmpty() || setting.isSwitch()
                          ? "."
                          : " (" + setting.usual() + ")."));
      if (setting.isSwitch()) option.type(boolean.class).arity("0");
      else if (setting.isList()) option.type(String[].class).arity("1").paramLabel(setting.label());
      else option.type(String.class).arity("1").paramLabel(setting.label());
      command.addOption(option.build());
    }
  }

  /// Reads the settings of a command.
  public static SettingSources of(
      CommandLine command, List<ServerSetting> settings, Map<String, String> environment) {
    Map<String, String> flags = new HashMap<>();
    for (ServerSetting setting : settings) {
      Object flag = command.getParseResult().matchedOptionValue(setting.flag(), (Object) "");
      String text = flag instanceof String[] several ? String.join(",", several) : flag.toString();
      if (!text.isEmpty()) flags.put(setting.name(), text);
    }
    return of(flags, settings, environment);
  }

  /// Reads the settings, given the flags by their names.
  public static SettingSources of(
      Map<String, String> flags, List<ServerSetting> settings, Map<String, String> environment) {
    Map<String, String> given = new HashMap<>();
    Map<String, String> origins = new HashMap<>();
    for (ServerSetting setting : settings) {
      String variable = environment.getOrDefault(setting.variable(), "");
      if (!variable.isEmpty()) given.put(setting.name(), variable);
      if (!variable.isEmpty()) origins.put(setting.name(), "environment");
    }
    given.putAll(flags);
    for (String name : flags.keySet()) origins.put(name, "flag");
    Map<String, String> values = new HashMap<>();
    for (ServerSetting setting : settings) values.put(setting.name(), setting.usual());
    if (given.containsKey("config")) {
      Map<String, String> read = file(Path.of(given.get("config")));
      values.putAll(read);
      for (String name : read.keySet()) origins.putIfAbsent(name, "file");
    }
    values.putAll(given);
    return new SettingSources(values, origins);
  }

  /// The settings in force, in the order of the manual, without passwords.
  public List<ShownSetting> shown() {
    return ServerSetting.SERVER_SETTINGS.stream()
        .filter(setting -> values.containsKey(setting.name()))
        .map(
            setting ->
                new ShownSetting(
                    setting.name(),
                    setting.name().equals("store")
                        ? Database.withoutPassword(text("store"))
                        : text(setting.name()),
                    origins.getOrDefault(setting.name(), "default")))
        .toList();
  }

  /// Reads a file of settings; it may set anything a server knows, whichever command reads it.
  private static Map<String, String> file(Path file) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(TextFiles.read(file)));
    } catch (IOException | IllegalArgumentException e) {
      throw new Refusal(
          Refusal.USAGE, "The file " + file + " is not a file of settings: " + e.getMessage());
    }
    Map<String, String> values = new HashMap<>();
    for (String name : properties.stringPropertyNames()) {
      if (ServerSetting.SERVER_SETTINGS.stream().noneMatch(setting -> setting.name().equals(name)))
        throw new Refusal(
            Refusal.USAGE,
            "There is no setting \"" + name + "\", as the file " + file + " has it.");
      values.put(name, properties.getProperty(name).strip());
    }
    return values;
  }

  public String text(String name) {
    return Optional.ofNullable(values.get(name)).orElseThrow();
  }

  public List<String> list(String name) {
    return Arrays.stream(text(name).split(","))
        .map(String::strip)
        .filter(s -> !s.isEmpty())
        .toList();
  }

  public boolean is(String name) {
    return switch (text(name)) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw new Refusal(
              Refusal.USAGE,
              "The setting " + name + " is true or false, not \"" + text(name) + "\".");
    };
  }

  public int number(String name, int least, int most) {
    try {
      int number = Integer.parseInt(text(name));
      if (number >= least && number <= most) return number;
    } catch (NumberFormatException _) {
      // Refused below.
    }
    throw new Refusal(
        Refusal.USAGE,
        "The setting "
            + name
            + " is a number from "
            + least
            + " to "
            + most
            + ", not \""
            + text(name)
            + "\".");
  }

  public String oneOf(String name, String... words) {
    String text = text(name);
    if (Arrays.asList(words).contains(text)) return text;
    throw new Refusal(
        Refusal.USAGE,
        "The setting "
            + name
            + " is one of "
            + Arrays.stream(words).collect(Collectors.joining(", "))
            + ", not \""
            + text
            + "\".");
  }
}
