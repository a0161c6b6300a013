package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;

/// However much is said, whoever comes is told the last hundred lines, and no more is kept of the
/// others than that there were as many.
class ChatTest {
  @Test
  void the_last_lines_are_told_and_little_more_is_kept() {
    Chat chat = Chat.EMPTY;
    List<String> said = new ArrayList<>();
    for (int n = 1; n <= 1_000; n++) {
      said.add("Line " + n);
      chat = chat.with(new TableEvent.Said(Seat.of(0), "Line " + n), "Anna", 0);
      assertThat(chat.lines()).isEqualTo(n);
      assertThat(chat.latest().size()).isLessThanOrEqualTo(2 * Chat.MOST_TOLD);
      assertThat(told(chat, 0)).isEqualTo(said.subList(Math.max(0, n - Chat.MOST_TOLD), n));
      assertThat(told(chat, n - 1)).containsExactly("Line " + n);
      assertThat(told(chat, n)).isEmpty();
    }
    Chat struck = chat.changed(line -> line.struck(Seat.of(0), Set.of()));
    assertThat(told(struck, 0)).hasSize(Chat.MOST_TOLD).containsOnly("(struck out)");
    assertThat(struck.latest()).extracting(Chat.Line::name).containsOnly("Player 1");
    Chat others = chat.changed(line -> line.struck(Seat.of(1), Set.of()));
    assertThat(others.latest()).extracting(Chat.Line::name).containsOnly("Anna");
  }

  @Test
  void nothing_is_said_before_what_was_played_or_said_before_it() {
    Chat chat = Chat.EMPTY;
    long[][] all = {{0, 0}, {700, 500}, {0, 900}, {800, 900}, {950, 900}, {0, 100}};
    for (long[] saidAndGame : all)
      chat =
          chat.with(
              new TableEvent.Said(Seat.of(0), "Line", saidAndGame[0]), "Anna", saidAndGame[1]);
    assertThat(chat.latest().stream().map(line -> line.said().atMillis()))
        .as("a line without its time, as older journals have it, stands at the game's")
        .containsExactly(0L, 700L, 900L, 900L, 950L, 950L);
  }

  private static List<String> told(Chat chat, long had) {
    return LongStream.rangeClosed(chat.firstTold(had), chat.lines())
        .mapToObj(n -> chat.line(n).said().text())
        .toList();
  }
}
