package parlour.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IdempotencyKeyTest {
  private static final IdempotencyKey KEY = IdempotencyKey.of("0123456789abcdef");

  @Test
  void the_same_key_gives_the_same_tokens_and_ids() {
    IdempotencyKey again = IdempotencyKey.of("0123456789abcdef");
    assertThat(again.newId()).isEqualTo(KEY.newId()).matches("[a-z2-9]{12}");
    assertThat(again.newToken("chair", "t")).isEqualTo(KEY.newToken("chair", "t")).hasSize(43);
    assertThat(again.request("POST", "/a")).isEqualTo(KEY.request("POST", "/a")).isPresent();
  }

  @Test
  void other_keys_purposes_owners_and_requests_give_others() {
    IdempotencyKey other = IdempotencyKey.of("0123456789abcdeg");
    String token = KEY.newToken("chair", "t");
    assertThat(other.newId()).isNotEqualTo(KEY.newId());
    assertThat(token)
        .isNotIn(
            other.newToken("chair", "t"), KEY.newToken("invite", "t"), KEY.newToken("chair", "u"));
    assertThat(KEY.request("ab", "c")).isNotEqualTo(KEY.request("a", "bc"));
    assertThat(KEY.request("a").orElseThrow().key())
        .isEqualTo(KEY.request("b").orElseThrow().key())
        .isNotEqualTo(other.request("a").orElseThrow().key());
  }

  @Test
  void no_token_looks_like_an_option_of_a_command_line() {
    assertThat(IntStream.range(0, 1_000).mapToObj(i -> KEY.newToken("chair", "t" + i)))
        .allMatch(token -> token.matches("[A-Za-z0-9_][A-Za-z0-9_-]{42}"))
        .anyMatch(token -> token.startsWith("_"));
  }

  @Test
  void a_request_without_a_key_is_never_the_same() {
    assertThat(IdempotencyKey.of(null).newId()).isNotEqualTo(IdempotencyKey.of(null).newId());
    assertThat(IdempotencyKey.of(null).request("a")).isEmpty();
  }
}
