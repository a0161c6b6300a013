package parlour.games.gaps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import parlour.engine.Field;
import parlour.engine.Setting;
import parlour.games.Catalog;
import parlour.games.Rulebook;
import parlour.games.material.CatalogEntry;
import parlour.games.progressive.Plan;

/// The register of gaps: everything the five leaflets leave open, with the reading chosen here and
/// the options offered.
///
/// The questions come from a list of their own, the readings from the rulebooks, the options from
/// the catalogue; nothing is written down twice.
public record Gaps(List<Chapter> chapters) {
  /// Where the list of questions is found among this module's resources.
  public static final String RESOURCE = "/parlour/games/gaps.txt";

  /// Marks the beginning and the end of the figures in the printed register that the simulation
  /// writes.
  public static final String SIMULATED = "<!-- simulated -->";

  /// The gaps of one chapter of the rulebook.
  ///
  /// @param leaflet the leaflet it comes from, or `all`
  /// @param lost whether nothing of the game is left but its name
  /// @param state what is left of the chapter, in a sentence
  public record Chapter(
      String id, String title, String leaflet, boolean lost, String state, List<Gap> gaps) {}

  /// One thing a leaflet does not say.
  ///
  /// @param clause the reading chosen
  /// @param effect what it was measured to change, beside the reading before it; mostly nothing
  public record Gap(String question, Rulebook.Entry clause, String effect, List<Choice> choices) {
    /// The reading chosen, with what it was measured to change.
    public String reading() {
      return effect.isEmpty() ? clause.text() : clause.text() + " Measured: " + effect;
    }
  }

  /// An option that a game offers about it.
  public record Choice(String game, Setting setting) {}

  /// Reads the list of questions; `rulebook` gives the text of a chapter by its id.
  public static Gaps read(String list, UnaryOperator<String> rulebook) {
    List<Chapter> chapters = new ArrayList<>();
    Rulebook book = new Rulebook("", "", List.of());
    for (String line : list.lines().toList()) {
      if (line.isBlank() || line.startsWith("#")) continue;
      List<String> parts = parts(line.startsWith("= ") ? line.substring(2) : line);
      if (line.startsWith("= ")) {
        book = Rulebook.read(rulebook.apply(parts.get(0)));
        String leaflet = parts.get(1);
        chapters.add(
            new Chapter(
                parts.get(0),
                book.title(),
                leaflet.replace(", lost", ""),
                leaflet.endsWith(", lost"),
                parts.get(2),
                new ArrayList<>()));
      } else {
        String id = parts.get(0);
        Rulebook.Entry clause =
            book.find(id).orElseThrow(() -> new IllegalArgumentException("no clause: " + id));
        String effect = parts.size() > 2 ? parts.get(2) : "";
        chapters.getLast().gaps().add(new Gap(parts.get(1), clause, effect, choices(id)));
      }
    }
    return new Gaps(List.copyOf(chapters));
  }

  private static List<String> parts(String line) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int bar = line.indexOf(" | "); bar >= 0; bar = line.indexOf(" | ", from)) {
      parts.add(line.substring(from, bar).strip());
      from = bar + 3;
    }
    parts.add(line.substring(from).strip());
    return parts;
  }

  private static List<Choice> choices(String clause) {
    List<Choice> choices = new ArrayList<>();
    for (CatalogEntry entry : Catalog.entries())
      for (Setting setting : entry.settings())
        if (setting.clause().equals(clause)) choices.add(new Choice(entry.title(), setting));
    for (Setting setting : Plan.SETTINGS)
      if (setting.clause().equals(clause)) choices.add(new Choice(Plan.TITLE, setting));
    return choices;
  }

  /// How many gaps there are.
  public int count() {
    return chapters.stream().mapToInt(chapter -> chapter.gaps().size()).sum();
  }

  /// The register as a page; `simulated` is what stands between its two markers.
  public String markdown(String simulated) {
    StringBuilder out = new StringBuilder();
    out.append("# The register of gaps\n\n")
        .append("What the five leaflets leave open: ")
        .append(count())
        .append(" questions, the reading chosen here for each, and the options a table has.\n")
        .append("This page is printed by `./parlour gaps --into docs/GAPS.md` out of the rulebook,")
        .append(" the list of questions and the games'\noptions; only what stands between the two")
        .append(" markers is put there by another hand. In the browser it is `/#gaps`.\n\n")
        .append("## Measured\n\n")
        .append(SIMULATED)
        .append(simulated)
        .append(SIMULATED)
        .append('\n');
    for (Chapter chapter : chapters) print(chapter, out);
    return out.toString();
  }

  private static void print(Chapter chapter, StringBuilder out) {
    out.append("\n## ").append(chapter.title());
    if (chapter.lost()) out.append(" (lost)");
    out.append("\n\n");
    if (!chapter.leaflet().equals("all"))
      out.append("Leaflet ").append(chapter.leaflet()).append(". ");
    out.append(chapter.state())
        .append("\n\n| | question | our reading | options |\n|---|---|---|---|\n");
    for (Gap gap : chapter.gaps()) {
      out.append("| ")
          .append(gap.clause().number())
          .append(" | ")
          .append(cell(gap.question()))
          .append(" | ")
          .append(cell(gap.reading()))
          .append(gap.clause().status().equals("R") ? "" : " *(partly found in print)*")
          .append(" | ");
      for (int i = 0; i < gap.choices().size(); i++) {
        Choice choice = gap.choices().get(i);
        if (i > 0) out.append("; ");
        out.append(cell(choice.game())).append(", ").append(cell(choice.setting().label()));
        String before = ": ";
        for (Field.Option option : choice.setting().choices()) {
          out.append(before).append(cell(option.label()));
          before = " / ";
        }
      }
      out.append(" |\n");
    }
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
