package parlour.app.guest;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import parlour.app.config.Refusal;
import parlour.app.config.TextFiles;
import parlour.games.Catalog;
import parlour.games.Rulebook;
import parlour.server.config.ProgramVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Writes the project of a new game: one of the examples under another name.
@Command(
    name = "new-game",
    description =
        "Writes a Maven project for a game of your own: a small whole game with one verb, its"
            + " rulebook, its bot and its test, to be changed step by step."
            + " docs/ADD-A-GAME.md goes on from there.",
    mixinStandardHelpOptions = true)
public final class NewGameCommand implements Runnable {
  /// Where the examples lie among the resources.
  private static final String TEMPLATES = "/parlour/app/new-game/";

  private static final String SOURCES = "src/main/java/guest/highcard/";
  private static final String TEXTS = "src/main/resources/parlour/games/";
  private static final String SERVICE =
      "src/main/resources/META-INF/services/parlour.games.GuestGames";

  /// An example, and its files; a test compares them with its folder.
  private record Example(String id, List<String> files) {}

  private static final Example WHOLE =
      new Example(
          "high-card",
          List.of(
              "README.md",
              "pom.xml",
              SOURCES + "Drawing.java",
              SOURCES + "HighCard.java",
              SOURCES + "HighCardBot.java",
              SOURCES + "HighCardGuests.java",
              SOURCES + "Move.java",
              SOURCES + "News.java",
              SOURCES + "Options.java",
              SOURCES + "Position.java",
              SOURCES + "Rule.java",
              SOURCES + "Table.java",
              SOURCES + "View.java",
              SOURCES + "package-info.java",
              SERVICE,
              TEXTS + "howto/high-card.txt",
              TEXTS + "lesson/high-card.txt",
              TEXTS + "rulebook/high-card.md",
              "src/test/java/guest/highcard/HighCardTest.java"));

  private static final Example SMALL =
      new Example(
          "little-nim",
          List.of(
              "pom.xml",
              "src/main/java/guest/littlenim/LittleNim.java",
              SERVICE,
              TEXTS + "rulebook/little-nim.md"));

  private static final Set<String> JAVA_WORDS =
      Set.of(
          "abstract",
          "assert",
          "boolean",
          "break",
          "byte",
          "case",
          "catch",
          "char",
          "class",
          "const",
          "continue",
          "default",
          "do",
          "double",
          "else",
          "enum",
          "extends",
          "false",
          "final",
          "finally",
          "float",
          "for",
          "goto",
          "if",
          "implements",
          "import",
          "instanceof",
          "int",
          "interface",
          "long",
          "native",
          "new",
          "null",
          "package",
          "private",
          "protected",
          "public",
          "return",
          "short",
          "static",
          "strictfp",
          "super",
          "switch",
          "synchronized",
          "this",
          "throw",
          "throws",
          "transient",
          "true",
          "try",
          "void",
          "volatile",
          "while");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "NAME",
      description = "The id of the game, of small letters and hyphens, such as old-maid.")
  private String name = "";

  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description = "The folder to write, which must be new or empty (NAME).")
  private Path into = Path.of("");

  @Option(
      names = "--small",
      description = "The least there is to a game: four files, for a game by turns of few words.")
  private boolean small;

  @Override
  public void run() {
    Example example = small ? SMALL : WHOLE;
    refuse(objection());
    Path folder = into.toString().isEmpty() ? Path.of(name) : into;
    if (isFull(folder))
      throw new Refusal(Refusal.NO, "The folder " + folder + " is there and not empty.");
    for (String file : example.files())
      write(
          folder.resolve(renamed(file, example)),
          renamed(template(example.id() + "/" + file), example));
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        "Wrote " + example.files().size() + " files into " + folder + ". It is a whole game:");
    out.println("  cd " + folder + " && mvn package");
    if (small) out.println("  parlour certify target/" + name + ".jar");
    out.println("  parlour play " + name + " --with target/" + name + ".jar");
    out.println("  parlour serve --with target/" + name + ".jar");
    out.println("Maven finds the artefacts of Parlour after bin/install-artefacts of its sources.");
    out.println("It needs a JDK 25: export JAVA_HOME=" + System.getProperty("java.home"));
    out.flush();
  }

  private static void refuse(String objection) {
    if (!objection.isEmpty()) throw new Refusal(Refusal.USAGE, objection);
  }

  /// What is wrong with the name, in one sentence; empty where nothing is.
  private String objection() {
    if (!name.matches("[a-z]+(-[a-z]+)*") || name.length() > 40)
      return "The id of a game is of small letters and hyphens, such as old-maid, not \""
          + name
          + "\".";
    boolean chapter = Rulebook.class.getResource(Rulebook.resource(name)) != null;
    if (chapter || Catalog.find(name).isPresent())
      return "There is a \"" + name + "\" in the house already.";
    return JAVA_WORDS.contains(name) ? "\"" + name + "\" is a word of Java." : "";
  }

  private static boolean isFull(Path folder) {
    if (!Files.exists(folder)) return false;
    if (!Files.isDirectory(folder)) return true;
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isPresent();
    } catch (IOException broken) {
      throw new Refusal(
          Refusal.SYSTEM, "The folder " + folder + " cannot be read: " + broken.getMessage() + ".");
    }
  }

  private static String template(String file) {
    try (InputStream in = NewGameCommand.class.getResourceAsStream(TEMPLATES + file)) {
      if (in == null) throw new IllegalStateException("the template lacks " + file);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// A text or path of an example with the names of the new game.
  private String renamed(String text, Example example) {
    return text.replace(title(example.id()), title(name))
        .replace(title(example.id()).replace(" ", ""), title(name).replace(" ", ""))
        .replace(example.id(), name)
        .replace(example.id().replace("-", ""), name.replace("-", ""))
        .replaceFirst(
            "<parlour.version>[^<]*<",
            "<parlour.version>" + ProgramVersion.current().version() + "<");
  }

  private static String title(String id) {
    StringBuilder title = new StringBuilder();
    for (String word : id.split("-"))
      title
          .append(title.isEmpty() ? "" : " ")
          .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
          .append(word.substring(1));
    return title.toString();
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
    } catch (IOException broken) {
      throw new Refusal(
          Refusal.SYSTEM,
          "The folder of " + file + " cannot be made: " + broken.getMessage() + ".");
    }
    TextFiles.write(file, text);
  }
}
