package parlour.games;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// Writes a how-to-play sheet as JSON, for the rules that clients are sent.
public final class HowToCodec {
  private HowToCodec() {}

  /// The sections of a sheet; its buttons say what they say at a table with this kit.
  public static Json write(HowTo sheet, Kit kit) {
    return Json.items(sheet.sections().stream().map(section -> write(section, kit)).toList());
  }

  private static Json write(HowTo.Section section, Kit kit) {
    List<Json> sentences =
        section.sentences().stream()
            .map(
                sentence ->
                    Json.fields()
                        .put("text", sentence.text())
                        .put(
                            "pictures",
                            Json.items(
                                sentence.pictures().stream()
                                    .map(picture -> write(picture, kit))
                                    .toList()))
                        .done())
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
