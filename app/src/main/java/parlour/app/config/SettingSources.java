package parlour.app.config;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// What was set, wherever it was: a flag comes before the environment, that before the file, and
/// that before what is usual.
public final class SettingSources {
  private final Map<String, String> values;

  private SettingSources(Map<String, String> values) {
    this.values = values;
  }

  /// Gives a command its flags.
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
      else option.type(String.class).arity("1").paramLabel(setting.label());
      command.addOption(option.build());
    }
  }

  /// Reads what was set for a command.
  public static SettingSources of(
      CommandLine command, List<ServerSetting> settings, Map<String, String> environment) {
    Map<String, String> flags = new HashMap<>();
    for (ServerSetting setting : settings) {
      Object flag = command.getParseResult().matchedOptionValue(setting.flag(), "");
      if (!flag.toString().isEmpty()) flags.put(setting.name(), flag.toString());
    }
    return of(flags, settings, environment);
  }

  /// Reads what was set where these flags were given, by the names of their settings.
  public static SettingSources of(
      Map<String, String> flags, List<ServerSetting> settings, Map<String, String> environment) {
    Map<String, String> said = new HashMap<>();
    for (ServerSetting setting : settings) {
      String variable = environment.getOrDefault(setting.variable(), "");
      if (!variable.isEmpty()) said.put(setting.name(), variable);
    }
    said.putAll(flags);
    Map<String, String> values = new HashMap<>();
    for (ServerSetting setting : settings) values.put(setting.name(), setting.usual());
    if (said.containsKey("config")) values.putAll(file(Path.of(said.get("config"))));
    values.putAll(said);
    return new SettingSources(values);
  }

  /// What a file says; it may set anything a server knows, whichever command reads it.
  private static Map<String, String> file(Path file) {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException _) {
      throw new Refusal(Refusal.SYSTEM, "The file of settings " + file + " cannot be read.");
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
      // Said below.
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
