package parlour.engine.wire;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;

/// Draws a scene as plain text, for the terminal and for the recorded playthroughs of the tests.
public final class ScenePrinter {
  private ScenePrinter() {}

  /// Draws a scene with the players' names filled in.
  public static String draw(Scene scene, Function<Seat, String> names) {
    StringBuilder out = new StringBuilder();
    out.append("== ").append(scene.headline()).append(" ==\n");
    scene.question().ifPresent(question -> out.append("  ? ").append(question.text()).append('\n'));
    scene.interlude().ifPresent(interlude -> interlude(interlude, out));
    for (Scene.Place place : scene.places()) place(place, out);
    for (Scene.Watch watch : scene.watches()) {
      out.append("  (")
          .append(watch.label())
          .append(", until ")
          .append(seconds(watch.untilMillis()))
          .append(" s)\n");
    }
    for (Zone zone : scene.zones()) zone(zone, out);
    for (Scene.Offer offer : scene.offers()) offer(offer, out);
    return NameTemplate.fill(out.toString(), names);
  }

  private static void interlude(Scene.Interlude interlude, StringBuilder out) {
    out.append("  -- ").append(interlude.title()).append(" --\n");
    for (Scene.Gain gain : interlude.gains()) {
      out.append("    ").append(gain.seat()).append(": ").append(number(gain.gain()));
      if (!gain.why().isEmpty()) out.append(" (").append(gain.why()).append(')');
      out.append(", now ").append(number(gain.score())).append('\n');
    }
    if (!interlude.standing().isEmpty())
      out.append("    ").append(interlude.standing()).append('\n');
  }

  /// A number with a real minus sign.
  private static String number(int number) {
    return number < 0 ? "−" + -number : String.valueOf(number);
  }

  private static void place(Scene.Place place, StringBuilder out) {
    out.append("  ").append(place.seat());
    if (!place.side().isEmpty()) out.append(" [").append(place.side()).append(']');
    out.append(": ").append(number(place.score()));
    if (place.goal() > 0) out.append(" of ").append(place.goal());
    for (Scene.Tally tally : place.tallies())
      out.append(", ").append(tally.count()).append(' ').append(tally.label());
    if (!place.note().isEmpty()) out.append(" (").append(place.note()).append(')');
    out.append('\n');
  }

  private static void zone(Zone zone, StringBuilder out) {
    out.append("  ").append(zone.label()).append(": ");
    switch (zone) {
      case Zone.Row(var _, var _, var _, List<Piece> pieces, var _) -> pieces(pieces, out);
      case Zone.Stack(var _, var _, var _, int count, Optional<Piece.Face> top, var _) -> {
        out.append(count);
        top.filter(face -> face.form() != Piece.Form.COUNTER)
            .ifPresent(face -> out.append(", on top ").append(face.name()));
      }
      case Zone.Words(var _, var _, var _, List<Zone.Word> words, var _) -> {
        for (Zone.Word word : words) {
          out.append("\n    ");
          pieces(word.pieces(), out);
          note(word.note(), out);
        }
      }
      case Zone.Grid(var _, var _, var _, List<Zone.Cell> cells, var _) -> grid(cells, out);
      case Zone.Sheet(var _, var _, var _, List<Zone.Entry> entries, var _) -> {
        for (Zone.Entry entry : entries) {
          out.append("\n    ").append(entry.label()).append(": ");
          pieces(entry.pieces(), out);
          if (!entry.written().isEmpty()) out.append(" “").append(entry.written()).append('”');
          note(entry.note(), out);
        }
      }
    }
    out.append('\n');
  }

  private static void pieces(List<Piece> pieces, StringBuilder out) {
    int hidden = 0;
    boolean first = true;
    for (Piece piece : pieces) {
      if (piece.face().form() == Piece.Form.BACK) {
        hidden++;
        continue;
      }
      if (!first) out.append(' ');
      first = false;
      out.append(text(piece.face()));
      if (!piece.face().corner().isEmpty()) out.append('/').append(piece.face().corner());
    }
    if (hidden > 0) out.append(first ? "" : " ").append(hidden).append(" face down");
    if (pieces.isEmpty()) out.append('–');
  }

  private static String text(Piece.Face face) {
    if (face.form() == Piece.Form.GAP)
      return "[" + (face.text().isEmpty() ? " " : face.text()) + "]";
    return face.text().isEmpty() ? face.name() : face.text();
  }

  private static void note(String note, StringBuilder out) {
    if (!note.isEmpty()) out.append("  [").append(note).append(']');
  }

  private static void grid(List<Zone.Cell> cells, StringBuilder out) {
    int left = cells.stream().mapToInt(Zone.Cell::x).min().orElse(0);
    int right = cells.stream().mapToInt(Zone.Cell::x).max().orElse(0);
    int top = cells.stream().mapToInt(Zone.Cell::y).min().orElse(0);
    int bottom = cells.stream().mapToInt(Zone.Cell::y).max().orElse(0);
    out.append("from ").append(left).append(',').append(top);
    for (int y = top; y <= bottom; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = left; x <= right; x++) {
        int column = x;
        int line = y;
        row.append(
            cells.stream()
                .filter(cell -> cell.x() == column && cell.y() == line)
                .map(cell -> cell.piece().face().text())
                .findFirst()
                .orElse("·"));
      }
      out.append("\n    ").append(row);
    }
  }

  private static void offer(Scene.Offer offer, StringBuilder out) {
    out.append("  > ").append(offer.verb());
    for (Field field : offer.fields()) {
      switch (field) {
        case Field.Pick(String name, var _, List<String> ids, int least, int most, var _) ->
            out.append(' ')
                .append(name)
                .append('=')
                .append(range(least, most))
                .append(" of ")
                .append(String.join(" ", ids));
        case Field.Spell(String name, var _, var _, int least, int most, var _) ->
            out.append(' ').append(name).append("=a word of ").append(range(least, most));
        case Field.Choose(String name, var _, List<Field.Option> options, var _) ->
            out.append(' ')
                .append(name)
                .append('=')
                .append(String.join("|", options.stream().map(Field.Option::value).toList()));
        case Field.Count(String name, var _, int least, int most) ->
            out.append(' ').append(name).append('=').append(range(least, most));
        case Field.Lay(String name, var _, var _) ->
            out.append(' ').append(name).append("=x,y,across|down");
        case Field.Fixed(String name, String value) ->
            out.append(' ').append(name).append('=').append(value);
      }
    }
    // A client fills the blanks of a label with what is chosen.
    out.append("   ").append(offer.label().replaceAll("\\{[^}]*}", "…")).append('\n');
  }

  private static String range(int least, int most) {
    return least == most ? String.valueOf(least) : least + ".." + most;
  }

  private static String seconds(long millis) {
    return millis / 1000 + "." + millis % 1000 / 100;
  }
}
