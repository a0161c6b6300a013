package parlour.games.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.Catalog;
import parlour.games.ReplayView;
import parlour.games.material.CatalogEntry;

/// A recorded game shows, without its rules, what it showed with them.
class RecordingTest {
  private static final int MOST_ENTRIES = 40;

  static Stream<CatalogEntry> games() {
    return Catalog.entries().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_recording_is_replayed_as_the_game_was(CatalogEntry entry) {
    Log.Header header = header(entry);
    Game<?, ?, ?> game = entry.open(header, ShippedLexicon.load());
    Log log = played(game, header);
    Recording recording = Recording.of(game, log);
    Recording read = RecordingCodec.read(Json.parse(RecordingCodec.write(recording)));
    assertThat(read).isEqualTo(recording);
    int seats = header.seats();
    for (Seat eye : List.of(Seat.NOBODY, Seat.of(0), Seat.of(seats - 1))) {
      assertThat(ReplayView.course(log, RecordedGame.fromTheDeal(read), eye))
          .isEqualTo(ReplayView.course(log, game, eye));
      int last = log.entries().size() - 1;
      assertThat(ReplayView.scenes(log, RecordedGame.fromTheDeal(read), eye, 0, last))
          .isEqualTo(ReplayView.scenes(log, game, eye, 0, last));
    }
    assertThat(new Referee<>(RecordedGame.asItEnded(read), seats, 0).scene(Seat.NOBODY))
        .isEqualTo(recording.steps().getLast().scenes().getFirst());
  }

  @Test
  void a_recording_of_the_first_format_is_still_read() {
    Recording recording = Recording.unknown(List.of(3, 7)).plus(Log.Entry.clock(2_000));
    Recording.Step dealt = recording.steps().getFirst();
    Recording.Step ended = recording.steps().getLast();
    Json scene = Json.of(dealt.scenes().getFirst(), SceneCodec::write);
    Json line = Json.of(ended.events().getFirst().line(), SceneCodec::write);
    Json eye =
        Json.fields()
            .put("scenes", Json.items(List.of(scene, Json.of(0))))
            .put("lines", Json.items(List.of(Json.items(List.of()), Json.items(List.of(line)))))
            .done();
    Json whole =
        Json.fields()
            .put("recording", 1)
            .put("kit", recording.kit(), SceneCodec::write)
            .puts("prompts", List.of(dealt.prompt(), ended.prompt()), SceneCodec::write)
            .put("eyes", Json.items(List.of(eye, eye, eye)))
            .done();
    assertThat(RecordingCodec.read(whole)).isEqualTo(recording);
  }

  @Test
  void what_only_the_log_knows_is_told_by_its_own_words() {
    Recording unknown =
        Recording.unknown(List.of(3, 7))
            .plus(new Log.Entry(100, Seat.of(1), Answer.of("build", "word", "OATH")))
            .plus(Log.Entry.clock(2_000));
    RecordedGame game = RecordedGame.fromTheDeal(unknown);
    Log log =
        new Log(
            header(Catalog.find("logomachy").orElseThrow()),
            List.of(
                new Log.Entry(100, Seat.of(1), Answer.of("build", "word", "OATH")),
                Log.Entry.clock(2_000)));
    String course = ReplayView.course(log, game, Seat.NOBODY).write();
    assertThat(course).contains("@1: build OATH", "The time was up.", "\"scores\":[3,7]");
    assertThat(game.result(2).orElseThrow().winners().has(Seat.of(1))).isTrue();
    assertThat(game.prompt(2).isOver()).isTrue();
  }

  private static Log.Header header(CatalogEntry entry) {
    return new Log.Header(
        entry.id(),
        entry.rulesVersion(),
        Settings.of(entry.settings(), Map.of()),
        ShippedLexicon.load().version(),
        Math.max(2, entry.seating().fewest()),
        new Seed(17, "0123456789abcdef".repeat(4)));
  }

  /// Everybody plays by chance, to the end or for a while.
  private static <S, M, V> Log played(Game<S, M, V> game, Log.Header header) {
    Referee<S, M, V> referee = new Referee<>(game, header.seats(), header.seed().value());
    Dice dice = new Dice(4);
    List<Log.Entry> entries = new ArrayList<>();
    long atMillis = 0;
    while (!referee.prompt().isOver() && entries.size() < MOST_ENTRIES) {
      Prompt prompt = referee.prompt();
      atMillis = Math.min(atMillis + 1_000, prompt.deadlineMillis());
      Log.Entry entry;
      if (prompt.must().isEmpty() || atMillis >= prompt.deadlineMillis()) {
        atMillis = prompt.deadlineMillis();
        entry = Log.Entry.clock(atMillis);
      } else {
        Seat by = prompt.must().lowest();
        entry = new Log.Entry(atMillis, by, game.write(game.anyMove(referee.view(by), dice)));
      }
      if (referee.apply(entry) instanceof Referee.Decision.Accepted) entries.add(entry);
    }
    return new Log(header, entries);
  }
}
