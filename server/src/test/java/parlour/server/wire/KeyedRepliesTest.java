package parlour.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

class KeyedRepliesTest {
  private static RequestKey request(int number) {
    return new RequestKey("key " + number, "content");
  }

  private static Reply reply(int number) {
    return new Reply(201, "{\"seat\":" + number + "}");
  }

  @Test
  void the_latest_answers_are_remembered_and_older_ones_forgotten() {
    KeyedReplies replies = KeyedReplies.NONE;
    for (int i = 0; i <= KeyedReplies.MOST; i++)
      replies = replies.with(new KeyedReply(request(i), reply(i)));
    assertThat(replies.latest()).hasSize(KeyedReplies.MOST);
    assertThat(replies.find(request(0))).isEmpty();
    assertThat(replies.find(request(1))).contains(reply(1));
    assertThat(replies.find(request(KeyedReplies.MOST))).contains(reply(KeyedReplies.MOST));
  }

  @Test
  void a_key_that_came_with_another_request_is_refused() {
    KeyedReplies replies = KeyedReplies.NONE.with(new KeyedReply(request(1), reply(1)));
    assertThat(replies.find(new RequestKey("key 1", "other")).orElseThrow().status())
        .isEqualTo(422);
  }

  @Test
  void an_answer_is_read_as_it_was_written() {
    KeyedReply answer = new KeyedReply(request(1), reply(1));
    assertThat(KeyedReply.read(Json.parse(answer.write().write()))).isEqualTo(answer);
  }
}
