package parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.scalatest.tools.Runner;

class JournalKitTest {
  @ParameterizedTest
  @ValueSource(classes = {JournalKit.class, JournalKitOnPostgres.class})
  void our_journal_answers_every_question_of_the_kit(Class<?> kit) {
    String[] arguments = {"-s", kit.getName(), "-oW", "-R", "."};
    assertThat(Runner.run(arguments)).isTrue();
  }
}
