package parlour.print;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import parlour.games.GameBox;
import parlour.games.HowTo;
import parlour.games.Rulebook;
import parlour.games.material.BoxContents;
import parlour.games.material.BoxContents.Supplies;
import parlour.games.material.CatalogEntry;

/// The folded leaflet of a box: what is in it, and the rules of its games in our words, clause by
/// clause, with the parts that are ours marked.
record Leaflet(Canvas canvas) {
  void draw(GameBox box) {
    Booklet booklet = new Booklet(canvas);
    cover(box.contents(), box.games(), booklet);
    for (CatalogEntry game : box.games()) game(game, booklet);
    booklet.draw(box.contents().title());
  }

  private static void cover(BoxContents box, List<CatalogEntry> games, Booklet booklet) {
    boolean alone = games.size() == 1;
    booklet.heading(Typeface.DISPLAY, 11, alone ? games.getFirst().title() : box.title());
    booklet.heading(Typeface.DISPLAY_ITALIC, 5, alone ? "The rules" : "The rules of its games");
    if (!alone)
      for (CatalogEntry game : games)
        booklet.heading(Typeface.DISPLAY, 3.6, game.title() + ", " + players(game));
    booklet.subheading("In the box");
    booklet.paragraph(Typeface.TEXT, contents(box));
    booklet.subheading("How to read the clauses");
    booklet.paragraph(
        Typeface.TEXT,
        "Every rule has its number, the same as on the screen. What has no mark is the old"
            + " leaflet's own or stands in another print of its time. A star (*) and a red bar mark"
            + " what the leaflets leave open or have lost, and we have settled.");
    booklet.subheading("To fold");
    booklet.paragraph(
        Typeface.TEXT,
        "Print on both sides, turned over the long edge. Lay the sheets on each other with this"
            + " page outside, fold in the middle, and sew or staple the fold.");
  }

  private static String players(CatalogEntry game) {
    return game.seating().fewest() + " to " + game.seating().most() + " players";
  }

  private static String contents(BoxContents box) {
    Supplies supplies = box.supplies();
    StringBuilder out = new StringBuilder();
    out.append(box.size()).append(box.isLetters() ? " letters: " : " cards");
    if (box.isLetters()) {
      String sep = "";
      for (BoxContents.PieceCount piece : box.pieces()) {
        out.append(sep)
            .append(piece.face().text().equals("*") ? "Free Letter" : piece.face().text());
        out.append(' ').append(piece.copies());
        sep = ", ";
      }
    }
    if (supplies.counters() > 0) out.append("; ").append(supplies.counters()).append(" counters");
    if (supplies.markers() > 0) out.append(" and ").append(supplies.markers()).append(" markers");
    if (supplies.holders() > 0) out.append("; ").append(supplies.holders()).append(" holders");
    if (!supplies.names().isEmpty())
      out.append("; ").append(supplies.names().size()).append(" names to stand before players");
    return out.append('.').toString();
  }

  private void game(CatalogEntry game, Booklet booklet) {
    booklet.turn();
    booklet.heading(Typeface.DISPLAY, 8, game.title());
    booklet.heading(
        Typeface.DISPLAY_ITALIC,
        3.6,
        players(game) + ", about " + game.minutesInWords() + " minutes");
    if (game.about().reconstructed())
      booklet.paragraph(
          Typeface.TEXT_ITALIC,
          "The rules of this game are lost, in whole or in part; what is marked is our"
              + " reconstruction.");
    HowTo sheet = HowTo.read(text(HowTo.resource(game.id()))).at(game.settings(), Map.of());
    for (HowTo.Section section : sheet.sections()) {
      booklet.subheading(section.heading());
      for (HowTo.Sentence sentence : section.sentences())
        booklet.paragraph(Typeface.TEXT, sentence.text().text());
    }
    Rulebook rules = Rulebook.read(text(Rulebook.resource(game.id())));
    for (Rulebook.Section section : rules.sections()) {
      booklet.subheading(plain(section.title().isEmpty() ? "The rules" : section.title()));
      for (Rulebook.Entry clause : section.entries())
        booklet.clause(clause.number(), plain(clause.text()), !clause.isAttested());
    }
  }

  /// A text without the marks of its source.
  private static String plain(String text) {
    return text.replace("`", "").replace("*", "");
  }

  private String text(String resource) {
    try (InputStream in = canvas.resource(resource)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
