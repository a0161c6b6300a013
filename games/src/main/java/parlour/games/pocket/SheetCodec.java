package parlour.games.pocket;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;

/// Reads the entries of a sheet as a device keeps them, and writes how it stands.
///
/// A sheet is always worked out from its first entry on, so that taking an entry back is leaving it
/// out.
final class SheetCodec {
  private static final int MOST_ENTRIES = 2_000;

  private SheetCodec() {}

  /// How an empty sheet stands with these entries; one that makes no sense is refused with a
  /// sentence, and what came before it stands.
  static Json answer(ScoreSheet empty, List<Json> entries) {
    if (entries.size() > MOST_ENTRIES) throw new Json.Malformed("This sheet is full.");
    ScoreSheet sheet = empty;
    List<String> lines = new ArrayList<>();
    String refused = "";
    for (Json one : entries) {
      try {
        ScoreSheet.Noted noted = sheet.enter(read(one));
        sheet = noted.next();
        lines.add(noted.line());
      } catch (BadEntry wrong) {
        refused = wrong.sentence();
        break;
      }
    }
    return write(sheet, lines, refused);
  }

  private static Entry read(Json json) {
    return new Entry(json.at("form").asText(), texts(json.at("values")));
  }

  static Map<String, String> texts(Json json) {
    Map<String, String> texts = new TreeMap<>();
    json.asFields().forEach((name, value) -> texts.put(name, value.asText()));
    return texts;
  }

  private static Json write(ScoreSheet sheet, List<String> lines, String refused) {
    ScoreSheet.Standing standing = sheet.standing();
    List<Json> points = new ArrayList<>();
    for (Seat seat : Seats.first(standing.points().seats()))
      points.add(Json.of(standing.points().at(seat)));
    List<Json> winners = new ArrayList<>();
    for (Seat seat : standing.winners()) winners.add(Json.of(seat.index()));
    return Json.fields()
        .put("points", Json.items(points))
        .put("unit", standing.unit())
        .put("fewest", standing.fewest())
        .put("about", standing.about())
        .put("dealer", standing.dealer().index())
        .put("winners", Json.items(winners))
        .puts("lines", lines)
        .put("refused", refused)
        .puts("forms", sheet.acts(), (act, out) -> write(act.form(), out))
        .done();
  }

  private static void write(EntryForm form, Json.Sink out) {
    out.put("id", form.id())
        .put("label", form.label())
        .puts("fields", form.fields(), SheetCodec::write);
  }

  private static void write(EntryForm.Blank blank, Json.Sink out) {
    out.put("id", blank.id())
        .put("label", blank.label())
        .put("kind", blank.kind().name().toLowerCase(Locale.ROOT))
        .put("about", blank.about().index())
        .put("usual", blank.usual())
        .puts("options", blank.options(), SheetCodec::write);
  }

  private static void write(EntryForm.Option option, Json.Sink out) {
    out.put("value", option.value()).put("label", option.label());
  }
}
