package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.scalatest.tools.Runner;

class JournalKitTest {
  @Test
  void our_journal_answers_every_question_of_the_kit() {
    String[] arguments = {"-s", JournalKit.class.getName(), "-oW", "-R", "."};
    assertThat(Runner.run(arguments)).isTrue();
  }
}
