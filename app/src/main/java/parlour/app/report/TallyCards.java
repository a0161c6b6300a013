package parlour.app.report;

/// Tally cards and table numbers as an HTML page to print and cut.
public final class TallyCards {
  private TallyCards() {}

  public static String write(int guests, int rounds) {
    StringBuilder out = new StringBuilder();
    out.append(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>Parlour: tally cards and table numbers</title>
        <style>
        @page { size: A4; margin: 12mm; }
        body { font: 12pt/1.35 Georgia, serif; color: #2b2117; margin: 0; }
        .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; }
        .card { border: 1px dashed #8a7a5c; padding: 5mm; break-inside: avoid; }
        h1, h2 { font-weight: normal; font-style: italic; margin: 0 0 2mm; }
        h2 { font-size: 14pt; text-align: center; }
        .name { border-bottom: 1px solid #2b2117; height: 8mm; margin-bottom: 3mm; }
        table { width: 100%; border-collapse: collapse; font-size: 10pt; }
        th { font-weight: normal; text-align: left; }
        td { border-bottom: 1px solid #cbb994; height: 6.5mm; }
        td.star { text-align: center; font-size: 14pt; color: #b8a883; width: 12mm; }
        .sum td { border: 0; }
        .number { break-before: page; height: 250mm; display: flex; flex-direction: column; align-items: center; justify-content: center; }
        .number b { font-weight: normal; font-size: 300pt; line-height: 1; }
        @media screen { body { max-width: 210mm; margin: 1rem auto; padding: 0 1rem; } .number { height: auto; padding: 2rem; border: 1px dashed #8a7a5c; margin-top: 6mm; } }
        </style>
        </head>
        <body>
        <div class="cards">
        """);
    for (int guest = 1; guest <= guests; guest++) card(out, guest, rounds);
    out.append("</div>\n");
    int tables = (guests + 3) / 4;
    for (int table = 1; table <= tables; table++) {
      out.append("<section class=\"number\" aria-label=\"Table ").append(table).append("\">");
      out.append("<span>Table</span><b>").append(table).append("</b>");
      if (table == 1) out.append("<span>the head table: it has the bell</span>");
      else if (table == tables) out.append("<span>the last table</span>");
      out.append("</section>\n");
    }
    return out.append("</body>\n</html>\n").toString();
  }

  private static void card(StringBuilder out, int guest, int rounds) {
    out.append("<section class=\"card\" aria-label=\"Tally card ").append(guest).append("\">");
    out.append("<h2>Tally card</h2><div class=\"name\"></div><table><thead><tr><th>game</th>");
    out.append("<th>table</th><th>partner</th><th>gold</th><th>red</th></tr></thead><tbody>");
    for (int round = 1; round <= rounds; round++)
      out.append("<tr><td>")
          .append(round)
          .append("</td><td></td><td></td><td class=\"star\">☆</td><td class=\"star\">☆</td></tr>");
    out.append("<tr class=\"sum\"><td></td><td></td><td>together</td><td></td><td></td></tr>");
    out.append("</tbody></table></section>\n");
  }
}
