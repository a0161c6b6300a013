package parlour.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The clauses of one game, as players read them.
///
/// @param id the section, which is the game's id
/// @param title the heading
/// @param sections the clauses under their headings, in order
public record Rulebook(String id, String title, List<Section> sections) {
  /// A heading and the clauses under it.
  public record Section(String title, List<Entry> entries) {}

  /// One clause.
  ///
  /// @param number its running number, such as `R616`
  /// @param status S stated, C stated with a misprint corrected, I implied, F found in print, R
  ///   resolved by us
  /// @param leaflet leaflet and lines, or nothing
  public record Entry(String number, String id, String text, String status, String leaflet) {
    /// Whether the leaflet itself, or another print, has the rule.
    public boolean isAttested() {
      return !status.equals("R");
    }
  }

  /// Where the text of a game's rulebook is found among this module's resources.
  public static String resource(String id) {
    return "/parlour/games/rulebook/" + id + ".md";
  }

  public Optional<Entry> find(String clause) {
    return entries().stream().filter(entry -> entry.id().equals(clause)).findFirst();
  }

  public List<Entry> entries() {
    return sections.stream().flatMap(section -> section.entries().stream()).toList();
  }

  /// Reads a section of the rule catalogue: a heading, bold sub-headings, and one line a clause.
  public static Rulebook read(String markdown) {
    String title = "";
    String id = "";
    List<Section> sections = new ArrayList<>();
    String heading = "";
    List<Entry> entries = new ArrayList<>();
    int at = 0;
    for (String line : markdown.lines().toList()) {
      at++;
      if (line.startsWith("# ")) {
        int tick = line.indexOf('`');
        title = line.substring(2, tick < 0 ? line.length() : line.lastIndexOf('(', tick)).strip();
        id = tick < 0 ? "" : line.substring(tick + 1, line.indexOf('`', tick + 1));
      } else if (line.startsWith("- **R")) {
        entries.add(entry(line, at));
      } else if (line.startsWith("**") && line.endsWith("**")) {
        if (!entries.isEmpty()) sections.add(new Section(heading, List.copyOf(entries)));
        entries.clear();
        heading = line.substring(2, line.length() - 2);
      }
    }
    if (!entries.isEmpty()) sections.add(new Section(heading, List.copyOf(entries)));
    return new Rulebook(id, title, List.copyOf(sections));
  }

  // - **R616** `logomachy.trick` — A trick is taken by … ‹003:9› **[S]**
  private static Entry entry(String line, int at) {
    int tick = line.indexOf('`');
    int end = line.indexOf('`', tick + 1);
    int status = line.lastIndexOf("**[");
    int leaflet = line.lastIndexOf('‹', status);
    int dash = line.indexOf("— ", end);
    boolean isClause =
        0 <= tick
            && tick < end
            && end < dash
            && dash < status
            && status < line.indexOf(']', status)
            && leaflet <= line.indexOf('›', Math.max(0, leaflet));
    if (!isClause) throw new IllegalArgumentException("line " + at + " is not a clause: " + line);
    return new Entry(
        between(line, "**", "**", 0),
        between(line, "`", "`", tick),
        line.substring(dash + 2, leaflet < 0 ? status : leaflet).strip(),
        between(line, "[", "]", status),
        leaflet < 0 ? "" : between(line, "‹", "›", leaflet));
  }

  private static String between(String line, String open, String close, int from) {
    int start = line.indexOf(open, from) + open.length();
    return line.substring(start, line.indexOf(close, start));
  }
}
