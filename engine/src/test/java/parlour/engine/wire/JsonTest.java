package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @Test
  void a_value_of_the_wrong_kind_is_told_with_its_place_in_the_document() {
    Json document = Json.parse("{\"seed\":2,\"labs\":[{\"seat\":\"2\"},99999999999]}");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> document.at("labs").asItems().getFirst().at("seat").asInt())
        .satisfies(
            wrong -> {
              assertThat(wrong.sentence()).isEqualTo("A whole number was expected, not \"2\".");
              assertThat(wrong.sentenceIn(document))
                  .isEqualTo("A whole number was expected in \"labs[0].seat\", not \"2\".");
              assertThat(wrong.sentenceIn(Json.parse("{\"seat\":\"2\"}")))
                  .isEqualTo(wrong.sentence());
            });
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> document.at("labs").asItems().get(1).asInt())
        .satisfies(
            wrong ->
                assertThat(wrong.sentenceIn(document))
                    .isEqualTo("The number 99999999999 in \"labs[1]\" is too large."));
  }

  @Test
  void a_field_that_is_not_known_is_refused_with_the_name_that_was_meant() {
    KnownFields known = KnownFields.of("game", "seats", "settings", "botSeed");
    known.check(Json.parse("{\"game\":\"skat\",\"settings\":{\"what\":\"ever\"}}"));
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> known.check(Json.parse("{\"setings\":{}}")))
        .withMessage("There is no field \"setings\"; did you mean \"settings\"?");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> known.check(Json.parse("{\"botseed\":1}")))
        .withMessage("There is no field \"botseed\"; did you mean \"botSeed\"?");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> known.check(Json.parse("{\"color\":1}")))
        .withMessage("There is no field \"color\"; there are game, seats, settings, botSeed.");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> KnownFields.of().check(Json.parse("{\"x\":1}")))
        .withMessage("There is no field \"x\"; nothing is asked here.");
  }

  @Test
  void a_value_survives_being_written_and_read() {
    Json json =
        Json.fields()
            .put("text", "a \"quoted\" \\ line\n\u2028 with \u0001 and é and 😀")
            .put("least", Long.MIN_VALUE)
            .put("most", Long.MAX_VALUE)
            .put("truth", true)
            .put("list", Json.items(List.of(Json.of(1), Json.texts(List.of("x")), new Json.Null())))
            .put("empty", Json.fields().done())
            .done();
    assertThat(Json.parse(json.write())).isEqualTo(json);
  }

  @Test
  void writing_field_by_field_gives_the_same_text_as_writing_a_tree() {
    BiConsumer<String, Json.Sink> word =
        (text, out) -> out.put("text", text).put("length", text.length());
    Consumer<Json.Sink> fields =
        out ->
            out.put("a \"name\" {", "ends with {")
                .puts("texts", List.of("[", "\\ and \u2029", ""))
                .puts("none", List.of())
                .put("one", "a\tword\u0000", word)
                .puts("several", List.of("{", "😀", "é’"), word)
                .puts("nobody", List.of(), word)
                .put("tree", Json.items(List.of(Json.of(-7), Json.fields().done())))
                .put("truth", false)
                .put("least", Long.MIN_VALUE);
    Json.Writer tree = Json.fields();
    fields.accept(tree);
    assertThat(Json.text(fields)).isEqualTo(tree.done().write());
    assertThat(Json.text(0, fields)).as("with no initial capacity").isEqualTo(Json.text(fields));
    assertThat(Json.parse(Json.text(fields))).isEqualTo(tree.done());
  }

  @Test
  void white_space_between_tokens_is_ignored() {
    assertThat(Json.parse(" { \"a\" : [ 1 , 2 ] } ").write()).isEqualTo("{\"a\":[1,2]}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "01",
        "-",
        "1.5",
        "1e3",
        "tru",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"open",
        "[1] 2",
        "99999999999999999999",
        "{\"a\":1,\"a\":2}",
        "\"\u0001\"",
        "nul",
        "[\"a\" \"b\"]"
      })
  void text_that_is_not_json_is_refused_in_a_sentence(String text) {
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse(text))
        .satisfies(wrong -> assertThat(wrong.sentence()).endsWith("."));
  }

  @Test
  void a_text_nested_too_deep_is_refused() {
    assertThat(Json.parse("[".repeat(32) + "]".repeat(32)).asItems()).hasSize(1);
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("[".repeat(100_000)));
  }

  @Test
  void a_missing_field_or_a_wrong_kind_is_refused() {
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("{\"a\":1}").at("b"))
        .withMessage("The field \"b\" is missing.");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("{\"a\":1}").at("a").asText());
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("4294967296").asInt());
  }
}
