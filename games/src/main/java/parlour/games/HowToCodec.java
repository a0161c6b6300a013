package parlour.games;

import java.util.List;
import java.util.Map;
import parlour.engine.Kit;
import parlour.engine.Setting;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// Writes a how-to-play sheet as JSON, for the rules that clients are sent.
public final class HowToCodec {
  private HowToCodec() {}

  /// The kit of a table with these settings.
  public interface Kits {
    Kit of(Map<String, String> chosen);
  }

  /// The sections of a sheet; its buttons say what they say at a table of which the sentence is
  /// true.
  public static Json write(HowTo sheet, List<Setting> settings, Kits kits) {
    return Json.items(
        sheet.sections().stream().map(section -> write(section, settings, kits)).toList());
  }

  /// Puts a line of help: its text, and with which settings it is true.
  public static Json.Writer write(HelpText help, List<Setting> settings) {
    Json.Writer out = Json.fields().put("text", help.text());
    if (help.when().isEmpty()) return out;
    Json.Writer when = Json.fields();
    help.allowed(settings)
        .forEach(
            (setting, values) ->
                when.put(setting, Json.items(values.stream().map(Json::of).toList())));
    return out.put("when", when.done());
  }

  private static Json write(HowTo.Section section, List<Setting> settings, Kits kits) {
    List<Json> sentences =
        section.sentences().stream()
            .map(
                sentence -> {
                  Kit kit = kits.of(sentence.text().example(settings));
                  return write(sentence.text(), settings)
                      .put(
                          "pictures",
                          Json.items(
                              sentence.pictures().stream()
                                  .map(picture -> write(picture, kit))
                                  .toList()))
                      .done();
                })
            .toList();
    return Json.fields()
        .put("heading", section.heading())
        .put("sentences", Json.items(sentences))
        .done();
  }

  private static Json write(HowTo.Picture picture, Kit kit) {
    return switch (picture) {
      case HowTo.Picture.Press(var verb) ->
          Json.fields()
              .put("kind", "press")
              .put("verb", verb)
              .put("label", kit.action(verb).map(Kit.Action::label).orElse(verb))
              .done();
      case HowTo.Picture.Row(var items) ->
          Json.fields()
              .put("kind", "row")
              .put("items", Json.items(items.stream().map(HowToCodec::write).toList()))
              .done();
    };
  }

  private static Json write(HowTo.Item item) {
    return switch (item) {
      case HowTo.Item.Shown(var face) -> Json.fields().put("face", face, SceneCodec::write).done();
      case HowTo.Item.Sign(var sign) -> Json.fields().put("sign", String.valueOf(sign)).done();
      case HowTo.Item.Gap _ -> Json.fields().done();
    };
  }
}
