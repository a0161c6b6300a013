package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// Reads a sheet as a device keeps it (game, players, options and entries), and writes how it
/// stands.
///
/// A sheet is always worked out from its first entry on, so that taking an entry back is leaving it
/// out.
public final class SheetCodec {
  private static final int MOST_ENTRIES = 2_000;

  private SheetCodec() {}

  /// How a sheet stands with all its entries; an entry that makes no sense is refused with its
  /// number, and what came before it stands.
  public static Json answer(Json asked, Lexicon lexicon) {
    CatalogEntry entry =
        Catalog.find(asked.at("game").asText())
            .orElseThrow(() -> new Json.Malformed("There is no such game here."));
    int seats = asked.at("players").asInt();
    Map<String, String> settings = texts(asked.at("settings"));
    Optional<String> objection = entry.objection(seats, settings);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    int dealer = Math.floorMod(asked.at("dealer").asInt(), seats);
    List<Json> entries = asked.at("entries").asItems();
    if (entries.size() > MOST_ENTRIES) throw new Json.Malformed("This sheet is full.");
    ScoreSheet sheet = Sheets.open(entry, settings, seats, Seat.of(dealer), lexicon);
    List<String> lines = new ArrayList<>();
    String refused = "";
    for (Json one : entries) {
      try {
        ScoreSheet.Noted noted = enter(sheet, read(one));
        sheet = noted.next();
        lines.add(noted.line());
      } catch (BadEntry wrong) {
        refused = wrong.sentence();
        break;
      }
    }
    return write(sheet, lines, refused);
  }

  /// The sheet after an entry.
  public static ScoreSheet.Noted enter(ScoreSheet sheet, Entry entry) {
    for (ScoreSheet.EntryRule act : sheet.acts())
      if (act.form().id().equals(entry.form())) return act.effect().apply(entry);
    throw new BadEntry("That cannot be entered now.");
  }

  private static Entry read(Json json) {
    return new Entry(json.at("form").asText(), texts(json.at("values")));
  }

  private static Map<String, String> texts(Json json) {
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
