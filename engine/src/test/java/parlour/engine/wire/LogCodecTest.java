package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.TinyGame;
import parlour.engine.play.Log;
import parlour.engine.play.Replay;
import parlour.engine.play.Seed;

class LogCodecTest {
  private static final Seed SEED = new Seed(-77, "ab".repeat(32));

  private static LogCodec.Book book() {
    Log log =
        new Log(
            new Log.Header(
                "tiny", 1, new Settings(Map.of("rounds", "3", "a", "b")), "words 1", 2, SEED),
            List.of(
                new Log.Entry(5, Seat.of(0), Answer.of("call", "number", "4")),
                Log.Entry.clock(60_005),
                new Log.Entry(60_100, Seat.of(0), Answer.of("call", "number", "1"))));
    Replay.Played played = Replay.play(new TinyGame(3), log);
    assertThat(played.fault()).isEmpty();
    return new LogCodec.Book(log, played.referee().result());
  }

  private static LogCodec.Broken broken(String text) {
    return assertThatExceptionOfType(LogCodec.Broken.class)
        .isThrownBy(() -> LogCodec.read(text))
        .actual();
  }

  @Test
  void a_log_survives_being_written_and_read() {
    assertThat(LogCodec.read(LogCodec.write(book()))).isEqualTo(book());
  }

  @Test
  void any_character_changed_is_found_at_its_line() {
    String text = LogCodec.write(book());
    int line = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        line++;
        continue;
      }
      char other = text.charAt(i) == '7' ? '8' : '7';
      assertThat(broken(text.substring(0, i) + other + text.substring(i + 1)).line())
          .isEqualTo(line);
    }
  }

  @Test
  void a_line_left_out_is_found_where_it_is_missing() {
    List<String> lines = LogCodec.write(book()).lines().toList();
    assertThat(
            broken(String.join("\n", lines.get(0), lines.get(1), lines.get(3), lines.get(4)))
                .line())
        .isEqualTo(3);
  }

  @Test
  void a_log_cut_short_is_found() {
    List<String> lines = LogCodec.write(book()).lines().toList();
    assertThat(broken(String.join("\n", lines.subList(0, 4))).sentence()).contains("cut short");
    assertThat(broken("").sentence()).contains("cut short");
  }

  @Test
  void a_seed_that_was_not_committed_to_is_found_even_with_recomputed_hashes() {
    Log honest = book().log();
    Log.Header header = honest.header();
    String committed = SEED.commitment();
    String other = new Seed(78, "cd".repeat(32)).commitment();
    Log forged =
        new Log(
            new Log.Header(
                header.game(),
                1,
                header.settings(),
                header.lexicon(),
                2,
                new Seed(78, "cd".repeat(32))),
            honest.entries());
    String text = LogCodec.write(new LogCodec.Book(forged, Optional.empty()));
    String rehashed = ForgedLog.withFirstLine(text, other, committed);
    assertThat(broken(rehashed).sentence()).contains("committed");
  }

  @Test
  void the_commitment_depends_on_the_salt_and_the_header_hides_it() {
    assertThat(SEED.commitment())
        .hasSize(64)
        .isNotEqualTo(new Seed(-77, "ac".repeat(32)).commitment());
    assertThat(LogCodec.head(book().log().header()).write()).doesNotContain(SEED.salt());
  }

  @Test
  void an_entry_the_rules_refuse_stops_the_replay_there() {
    Log log =
        book().log().with(new Log.Entry(60_200, Seat.of(1), Answer.of("call", "number", "1")));
    Replay.Played played = Replay.play(new TinyGame(3), log);
    assertThat(played.entries()).isEqualTo(3);
    assertThat(played.fault())
        .hasValueSatisfying(fault -> assertThat(fault).contains("house.over"));
  }
}
