package parlour.engine.wire;

import static parlour.engine.wire.SceneCodec.list;
import static parlour.engine.wire.SceneCodec.oneOf;
import static parlour.engine.wire.SceneCodec.seat;

import java.util.List;
import java.util.Optional;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Zone;

/// JSON codec of zones and their pieces.
final class ZoneCodec {
  private ZoneCodec() {}

  static void write(Zone zone, Json.Sink out) {
    switch (zone) {
      case Zone.Row(var _, var _, var _, List<Piece> pieces, var _) ->
          head("row", zone, out).puts("pieces", pieces, ZoneCodec::write);
      case Zone.Stack(var _, var _, var _, int count, Optional<Piece.Face> top, var _) -> {
        head("stack", zone, out).put("count", count);
        top.ifPresent(face -> out.put("top", face, ZoneCodec::write));
      }
      case Zone.Words(var _, var _, var _, List<Zone.Word> words, var _) ->
          head("words", zone, out).puts("words", words, ZoneCodec::write);
      case Zone.Grid(var _, var _, var _, List<Zone.Cell> cells, var _) ->
          head("grid", zone, out).puts("cells", cells, ZoneCodec::write);
      case Zone.Sheet(var _, var _, var _, List<Zone.Entry> entries, var _) ->
          head("sheet", zone, out).puts("entries", entries, ZoneCodec::write);
    }
  }

  static Zone zone(Json json) {
    Zone zone = usual(json);
    return json.maybe("role").isEmpty()
        ? zone
        : zone.as(oneOf(Zone.Role.values(), json.at("role").asText()));
  }

  private static Zone usual(Json json) {
    String id = json.at("id").asText();
    String label = json.at("label").asText();
    Seat owner = seat(json.at("owner"));
    String kind = json.at("kind").asText();
    return switch (kind) {
      case "row" -> new Zone.Row(id, label, owner, list(json.at("pieces"), ZoneCodec::piece));
      case "stack" ->
          new Zone.Stack(
              id, label, owner, json.at("count").asInt(), json.maybe("top").map(ZoneCodec::face));
      case "words" -> new Zone.Words(id, label, owner, list(json.at("words"), ZoneCodec::word));
      case "grid" -> new Zone.Grid(id, label, owner, list(json.at("cells"), ZoneCodec::cell));
      case "sheet" -> new Zone.Sheet(id, label, owner, list(json.at("entries"), ZoneCodec::entry));
      default -> throw new Json.Malformed("There is no kind of zone called \"" + kind + "\".");
    };
  }

  private static Json.Sink head(String kind, Zone zone, Json.Sink out) {
    out.put("kind", kind)
        .put("id", zone.id())
        .put("label", zone.label())
        .put("owner", zone.owner().index());
    return zone.isUsual() ? out : out.put("role", zone.role().name());
  }

  private static void write(Zone.Word word, Json.Sink out) {
    out.put("id", word.id())
        .puts("pieces", word.pieces(), ZoneCodec::write)
        .put("note", word.note());
  }

  private static Zone.Word word(Json json) {
    return new Zone.Word(
        json.at("id").asText(),
        list(json.at("pieces"), ZoneCodec::piece),
        json.at("note").asText());
  }

  private static void write(Zone.Cell cell, Json.Sink out) {
    out.put("x", cell.x()).put("y", cell.y()).put("piece", cell.piece(), ZoneCodec::write);
  }

  private static Zone.Cell cell(Json json) {
    return new Zone.Cell(json.at("x").asInt(), json.at("y").asInt(), piece(json.at("piece")));
  }

  private static void write(Zone.Entry entry, Json.Sink out) {
    out.put("id", entry.id())
        .put("label", entry.label())
        .puts("pieces", entry.pieces(), ZoneCodec::write)
        .put("written", entry.written())
        .put("note", entry.note());
    if (entry.struck()) out.put("struck", true);
  }

  private static Zone.Entry entry(Json json) {
    return new Zone.Entry(
        json.at("id").asText(),
        json.at("label").asText(),
        list(json.at("pieces"), ZoneCodec::piece),
        json.at("written").asText(),
        json.at("note").asText(),
        json.maybe("struck").map(Json::asBoolean).orElse(false));
  }

  static void write(Piece piece, Json.Sink out) {
    out.put("id", piece.id()).put("face", piece.face(), ZoneCodec::write);
  }

  static Piece piece(Json json) {
    return new Piece(json.at("id").asText(), face(json.at("face")));
  }

  /// What is empty is left out, and so is a name that is the text itself.
  static void write(Piece.Face face, Json.Sink out) {
    out.put("form", face.form().name());
    if (!face.text().isEmpty()) out.put("text", face.text());
    if (!face.corner().isEmpty()) out.put("corner", face.corner());
    if (face.pips() != 0) out.put("pips", face.pips());
    if (!face.art().isEmpty()) out.put("art", face.art());
    if (!face.name().equals(face.text())) out.put("name", face.name());
  }

  static Piece.Face face(Json json) {
    String text = textOr(json, "text", "");
    return new Piece.Face(
        oneOf(Piece.Form.values(), json.at("form").asText()),
        text,
        textOr(json, "corner", ""),
        json.maybe("pips").map(Json::asInt).orElse(0),
        textOr(json, "art", ""),
        textOr(json, "name", text));
  }

  private static String textOr(Json json, String name, String otherwise) {
    return json.maybe(name).map(Json::asText).orElse(otherwise);
  }
}
