package parlour.engine;

import static parlour.engine.SceneCodec.list;

import java.util.List;

/// Fields, options and settings as JSON and back.
public final class FieldCodec {
  private FieldCodec() {}

  static Json write(Field field) {
    return switch (field) {
      case Field.Pick(String name, String label, List<String> ids, int least, int most) ->
          head("pick", name, label)
              .put("ids", Json.texts(ids))
              .put("least", least)
              .put("most", most)
              .done();
      case Field.Spell(String name, String label, List<String> ids, int least, int most) ->
          head("spell", name, label)
              .put("ids", Json.texts(ids))
              .put("least", least)
              .put("most", most)
              .done();
      case Field.Choose(String name, String label, List<Field.Option> options) ->
          head("choose", name, label).put("options", list(options, FieldCodec::write)).done();
      case Field.Count(String name, String label, int least, int most) ->
          head("count", name, label).put("least", least).put("most", most).done();
      case Field.Lay(String name, String label, String grid) ->
          head("lay", name, label).put("grid", grid).done();
      case Field.Fixed(String name, String value) ->
          Json.fields().put("kind", "fixed").put("name", name).put("value", value).done();
    };
  }

  static Field field(Json json) {
    String name = json.at("name").asText();
    String kind = json.at("kind").asText();
    return switch (kind) {
      case "pick" -> new Field.Pick(name, label(json), ids(json), least(json), most(json));
      case "spell" -> new Field.Spell(name, label(json), ids(json), least(json), most(json));
      case "choose" ->
          new Field.Choose(name, label(json), list(json.at("options"), FieldCodec::option));
      case "count" -> new Field.Count(name, label(json), least(json), most(json));
      case "lay" -> new Field.Lay(name, label(json), json.at("grid").asText());
      case "fixed" -> new Field.Fixed(name, json.at("value").asText());
      default -> throw new Json.Malformed("There is no kind of field called \"" + kind + "\".");
    };
  }

  /// A setting as the lobby and the command line see it.
  public static Json write(Setting setting) {
    return Json.fields()
        .put("name", setting.name())
        .put("label", setting.label())
        .put("clause", setting.clause())
        .put("choices", list(setting.choices(), FieldCodec::write))
        .done();
  }

  private static Json.Writer head(String kind, String name, String label) {
    return Json.fields().put("kind", kind).put("name", name).put("label", label);
  }

  private static Json write(Field.Option option) {
    return Json.fields().put("value", option.value()).put("label", option.label()).done();
  }

  private static Field.Option option(Json json) {
    return new Field.Option(json.at("value").asText(), json.at("label").asText());
  }

  private static String label(Json json) {
    return json.at("label").asText();
  }

  private static List<String> ids(Json json) {
    return list(json.at("ids"), Json::asText);
  }

  private static int least(Json json) {
    return json.at("least").asInt();
  }

  private static int most(Json json) {
    return json.at("most").asInt();
  }
}
