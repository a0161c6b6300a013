package parlour.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @Test
  void what_is_written_is_read_again() {
    Json json =
        Json.fields()
            .put("text", "a \"quoted\" \\ line\n\u2028 with \u0001 and é and 😀")
            .put("least", Long.MIN_VALUE)
            .put("most", Long.MAX_VALUE)
            .put("truth", true)
            .put(
                "list",
                Json.items(List.of(Json.of(1), Json.texts(List.of("x")), new Json.Nothing())))
            .put("empty", Json.fields().done())
            .done();
    assertThat(Json.parse(json.write())).isEqualTo(json);
  }

  @Test
  void space_between_things_does_not_matter() {
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
  void what_is_not_json_is_refused_in_a_sentence(String text) {
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
  void a_field_of_another_make_is_refused_by_name() {
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("{\"a\":1}").at("b"))
        .withMessage("The field \"b\" is missing.");
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("{\"a\":1}").at("a").asText());
    assertThatExceptionOfType(Json.Malformed.class)
        .isThrownBy(() -> Json.parse("4294967296").asInt());
  }
}
