package parlour.engine.wire;

import static parlour.engine.wire.SceneCodec.list;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.engine.Field;
import parlour.engine.Scene;
import parlour.engine.Setting;

/// JSON codec of an offer's fields and of settings.
public final class FieldCodec {
  private FieldCodec() {}

  static void write(Field field, Json.Sink out) {
    switch (field) {
      case Field.Pick(
              String name,
              String label,
              List<String> ids,
              int least,
              int most,
              Map<String, List<String>> with) -> {
        head("pick", name, label, out).puts("ids", ids).put("least", least).put("most", most);
        if (!with.isEmpty()) out.put("with", with, (all, things) -> all.forEach(things::puts));
      }
      case Field.Spell(
              String name,
              String label,
              List<String> ids,
              int least,
              int most,
              List<String> required) -> {
        head("spell", name, label, out).puts("ids", ids).put("least", least).put("most", most);
        if (!required.isEmpty()) out.puts("required", required);
      }
      case Field.Choose(String name, String label, List<Field.Option> options, String list) -> {
        head("choose", name, label, out);
        if (list.isEmpty()) out.puts("options", options, FieldCodec::write);
        else out.put("list", list).puts("values", values(options));
      }
      case Field.Count(String name, String label, int least, int most) ->
          head("count", name, label, out).put("least", least).put("most", most);
      case Field.Lay(String name, String label, String grid) ->
          head("lay", name, label, out).put("grid", grid);
      case Field.Fixed(String name, String value) ->
          out.put("kind", "fixed").put("name", name).put("value", value);
    }
  }

  private static List<String> values(List<Field.Option> options) {
    List<String> values = new ArrayList<>(options.size());
    for (Field.Option option : options) values.add(option.value());
    return values;
  }

  static Field field(Json json, List<Scene.OptionList> lists) {
    String name = json.at("name").asText();
    String kind = json.at("kind").asText();
    return switch (kind) {
      case "pick" ->
          new Field.Pick(name, label(json), ids(json), least(json), most(json), with(json));
      case "spell" ->
          new Field.Spell(
              name,
              label(json),
              ids(json),
              least(json),
              most(json),
              json.maybe("required").map(ids -> list(ids, Json::asText)).orElse(List.of()));
      case "choose" ->
          json.maybe("list").isPresent()
              ? choose(json, lists)
              : new Field.Choose(name, label(json), list(json.at("options"), FieldCodec::option));
      case "count" -> new Field.Count(name, label(json), least(json), most(json));
      case "lay" -> new Field.Lay(name, label(json), json.at("grid").asText());
      case "fixed" -> new Field.Fixed(name, json.at("value").asText());
      default -> throw new Json.Malformed("There is no kind of field called \"" + kind + "\".");
    };
  }

  private static Field choose(Json json, List<Scene.OptionList> lists) {
    String id = json.at("list").asText();
    for (Scene.OptionList list : lists)
      if (list.id().equals(id))
        return list.choose(
            json.at("name").asText(),
            label(json),
            list(json.at("values"), value -> option(list, value.asText())));
    throw new Json.Malformed("There is no list called \"" + id + "\".");
  }

  private static Field.Option option(Scene.OptionList list, String value) {
    for (Field.Option option : list.options()) if (option.value().equals(value)) return option;
    throw new Json.Malformed("The list " + list.id() + " has no option \"" + value + "\".");
  }

  static void write(Scene.OptionList list, Json.Sink out) {
    out.put("id", list.id()).puts("options", list.options(), FieldCodec::write);
  }

  static Scene.OptionList optionList(Json json) {
    return new Scene.OptionList(
        json.at("id").asText(), list(json.at("options"), FieldCodec::option));
  }

  /// A setting as the lobby and the command line see it.
  public static void write(Setting setting, Json.Sink out) {
    out.put("name", setting.name())
        .put("label", setting.label())
        .put("clause", setting.clause())
        .puts("choices", setting.choices(), FieldCodec::write);
  }

  private static Json.Sink head(String kind, String name, String label, Json.Sink out) {
    return out.put("kind", kind).put("name", name).put("label", label);
  }

  private static void write(Field.Option option, Json.Sink out) {
    out.put("value", option.value()).put("label", option.label());
    option.face().ifPresent(face -> out.put("face", face, ZoneCodec::write));
    if (!option.group().isEmpty()) out.put("group", option.group());
  }

  private static Field.Option option(Json json) {
    return new Field.Option(
        json.at("value").asText(),
        json.at("label").asText(),
        json.maybe("face").map(ZoneCodec::face),
        json.maybe("group").map(Json::asText).orElse(""));
  }

  private static String label(Json json) {
    return json.at("label").asText();
  }

  private static List<String> ids(Json json) {
    return list(json.at("ids"), Json::asText);
  }

  private static Map<String, List<String>> with(Json json) {
    Map<String, List<String>> with = new LinkedHashMap<>();
    if (json.maybe("with").isPresent())
      json.at("with").asFields().forEach((id, ids) -> with.put(id, list(ids, Json::asText)));
    return with;
  }

  private static int least(Json json) {
    return json.at("least").asInt();
  }

  private static int most(Json json) {
    return json.at("most").asInt();
  }
}
