package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;
import static parlour.app.SourceTree.NOT_SOURCES;
import static parlour.app.SourceTree.PATHS;
import static parlour.app.SourceTree.ROOT;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// What the documents link to, name and show is there.
class DocumentsTest {
  private static final Path PICTURES = ROOT.resolve("docs/pictures");
  private static final Pattern SOURCE = Pattern.compile(".*\\.(java|tsx?|m?js|py|xml|service)");

  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern SPAN = Pattern.compile("`([^`\n]+)`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern PATH = Pattern.compile("[\\w.-]+(/[\\w.…-]+)+/?");
  private static final Pattern NAME = Pattern.compile("([A-Z]\\w*[a-z]\\w*(\\.\\w+)*)(\\(\\))?");
  private static final Pattern COMMAND =
      Pattern.compile("(?:^ *|&& |· |(?=\\./))(?:\\./)?parlour ([a-z][a-z-]*)((?:(?! · |&&|#).)*)");

  private static final List<Path> DOCUMENTS =
      PATHS.stream()
          .map(ROOT::resolve)
          .filter(file -> file.toString().endsWith(".md") && !file.toString().contains("rulebook"))
          .toList();

  @Test
  void links_lead_to_a_file_and_a_heading() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : DOCUMENTS) {
      for (String link : all(LINK, prose(document))) {
        if (link.matches("[a-z]+:.*")) continue;
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]).normalize();
        if (!Files.exists(target)
            || parts.length == 2 && !anchors(Files.readString(target)).contains(parts[1]))
          broken.add(ROOT.relativize(document) + ": " + link);
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void paths_that_are_named_are_there() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path document : DOCUMENTS) {
      for (String span : all(SPAN, prose(document)))
        if (PATH.matcher(span).matches()
            && Stream.of(span.split("/")).noneMatch(NOT_SOURCES::contains)
            && PATHS.stream().noneMatch(path -> isNamed(path, span)))
          missing.add(ROOT.relativize(document) + ": " + span);
    }
    assertThat(missing).isEmpty();
  }

  /// Whether the steps of a name lead to a path, perhaps with folders left out between them and
  /// without the ending: `games/…/Rule`.
  private static boolean isNamed(Path path, String name) {
    List<String> steps =
        new ArrayList<>(
            Stream.of(name.split("/")).filter(step -> !step.matches("\\.{1,2}|…")).toList());
    String last = steps.removeLast();
    String file = path.getFileName().toString();
    if (!file.equals(last) && !file.replaceFirst("\\.\\w+$", "").equals(last)) return false;
    int found = 0;
    for (Path folder : path.resolveSibling(""))
      if (found < steps.size() && folder.toString().equals(steps.get(found))) found++;
    return found == steps.size();
  }

  @Test
  void classes_that_are_named_are_there() throws IOException {
    Set<String> words = new HashSet<>();
    for (Path path : PATHS) {
      words.addAll(List.of(path.getFileName().toString().split("\\W+")));
      if (SOURCE.matcher(path.toString()).matches())
        words.addAll(List.of(Files.readString(ROOT.resolve(path)).split("\\W+")));
    }
    List<String> missing = new ArrayList<>();
    for (Path document : DOCUMENTS) {
      for (String span : all(SPAN, prose(document))) {
        boolean readersOwn = span.startsWith("OldMaid");
        if (!readersOwn
            && NAME.matcher(span).matches()
            && !words.containsAll(List.of(span.replace("()", "").split("\\."))))
          missing.add(ROOT.relativize(document) + ": " + span);
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void commands_that_are_named_have_their_options() throws IOException {
    CommandLine parlour = Parlour.commandLine();
    List<String> unknown = new ArrayList<>();
    for (Path document : DOCUMENTS) {
      for (MatchResult named : commands(document)) {
        CommandLine command = parlour.getSubcommands().get(named.group(1));
        if (command == null
            || !all(Pattern.compile("(--[a-z-]+)"), named.group(2)).stream()
                .allMatch(option -> knows(command, option)))
          unknown.add(ROOT.relativize(document) + ": " + named.group());
      }
    }
    assertThat(unknown).isEmpty();
  }

  private static boolean knows(CommandLine command, String option) {
    return command.getCommandSpec().findOption(option) != null
        || command.getSubcommands().values().stream().anyMatch(each -> knows(each, option));
  }

  @Test
  void the_first_page_names_every_command() throws IOException {
    Set<String> commands = new TreeSet<>(Parlour.commandLine().getSubcommands().keySet());
    commands.remove("help");
    assertThat(
            commands(ROOT.resolve("README.md")).stream()
                .map(named -> named.group(1))
                .collect(Collectors.toSet()))
        .containsAll(commands);
  }

  /// The others are made by `./check pictures` when somebody wants them.
  @Test
  void pictures_are_kept_where_a_document_shows_them() throws IOException {
    Set<Path> shown = new HashSet<>();
    for (Path document : DOCUMENTS)
      for (String link : all(LINK, prose(document)))
        shown.add(document.resolveSibling(link.replaceFirst("#.*", "")).normalize());
    try (Stream<Path> kept = Files.list(PICTURES)) {
      assertThat(kept.filter(picture -> !shown.contains(picture))).isEmpty();
    }
  }

  private static List<MatchResult> commands(Path document) throws IOException {
    String text = Files.readString(document);
    Stream<String> blocks =
        BLOCK.matcher(text).results().map(MatchResult::group).flatMap(String::lines);
    return Stream.concat(blocks, all(SPAN, prose(document)).stream())
        .flatMap(line -> COMMAND.matcher(line).results())
        .toList();
  }

  /// A document without its blocks of code.
  private static String prose(Path document) throws IOException {
    return BLOCK.matcher(Files.readString(document)).replaceAll("");
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).toList();
  }

  /// The anchors of a document's headings.
  private static List<String> anchors(String document) {
    return all(HEADING, document).stream()
        .map(heading -> heading.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", ""))
        .map(heading -> heading.replace(' ', '-'))
        .toList();
  }
}
