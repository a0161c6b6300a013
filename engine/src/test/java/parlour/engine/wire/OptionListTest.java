package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;

class OptionListTest {
  private static final Scene.OptionList BOOKS =
      new Scene.OptionList(
          "books",
          List.of(
              new Field.Option("c0", "Kenilworth").in("Scott"),
              new Field.Option("c1", "Ivanhoe").shown(Piece.Face.card("Ivanhoe", "", "", "")),
              new Field.Option("c2", "Emma")));
  private static final Field SOME =
      BOOKS.choose("book", "Which book?", List.of(BOOKS.options().get(2), BOOKS.options().get(0)));

  private static Scene offering(Field... fields) {
    List<Scene.Offer> offers =
        fields.length == 0 ? List.of() : List.of(Scene.Offer.of("ask", "Ask for {book}", fields));
    return new Scene("", List.of(), List.of(), List.of(), offers).listing(List.of(BOOKS));
  }

  private static String text(Scene scene) {
    return Json.text(out -> SceneCodec.write(scene, out));
  }

  @Test
  void a_scene_with_a_list_survives_the_wire() {
    Scene scene = offering(SOME, BOOKS.choose("other", "And which other?"));
    assertThat(SceneCodec.scene(Json.parse(text(scene)))).isEqualTo(scene);
  }

  @Test
  void an_offer_names_only_the_values() {
    Json change = JsonChange.between(offering(), offering(SOME), SceneCodec::write).orElseThrow();
    assertThat(change.write())
        .isEqualTo(
            "{\"offers\":[{\"verb\":\"ask\",\"label\":\"Ask for {book}\",\"fields\":[{\"kind\":\"choose\","
                + "\"name\":\"book\",\"label\":\"Which book?\",\"list\":\"books\",\"values\":[\"c2\",\"c0\"]}]}]}");
  }

  @Test
  void what_is_in_no_list_is_refused() {
    String scene = text(offering(SOME));
    assertThatThrownBy(() -> SceneCodec.scene(Json.parse(scene.replace("[\"c2\"", "[\"c9\""))))
        .isInstanceOf(Json.Malformed.class)
        .hasMessage("The list books has no option \"c9\".");
    assertThatThrownBy(
            () -> SceneCodec.scene(Json.parse(scene.replace("list\":\"books", "list\":\"plays"))))
        .isInstanceOf(Json.Malformed.class)
        .hasMessage("There is no list called \"plays\".");
  }
}
