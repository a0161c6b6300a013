package parlour.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Answer;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// What the clients of one chair have sent and heard, over all their connections: the notes that
/// [HistoryChecker] compares with the journal.
public final class ChairHistory {
  private final String table;
  private final int seat;
  private final List<Attempt> attempts = new ArrayList<>();
  private final Map<Long, Json> lines = new LinkedHashMap<>();
  private final Set<Json> scenes = new LinkedHashSet<>();
  private final List<String> contradictions = new ArrayList<>();

  /// A play that was sent, and what became of it as far as the client knows.
  static final class Attempt {
    final long id;
    final Answer answer;
    final long sentNanos;
    private Optional<Long> number = Optional.empty();
    private boolean refused;
    private long answeredNanos = Long.MAX_VALUE;

    Attempt(long id, Answer answer, long sentNanos) {
      this.id = id;
      this.answer = answer;
      this.sentNanos = sentNanos;
    }

    /// The number it was acknowledged with, if it was.
    Optional<Long> number() {
      return number;
    }

    boolean isRefused() {
      return refused;
    }

    /// When it was answered first.
    long answeredNanos() {
      return answeredNanos;
    }
  }

  public ChairHistory(String table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  String table() {
    return table;
  }

  public int seat() {
    return seat;
  }

  synchronized List<Attempt> attempts() {
    return List.copyOf(attempts);
  }

  /// The lines of the minute book by their numbers.
  synchronized Map<Long, Json> lines() {
    return new LinkedHashMap<>(lines);
  }

  /// Every scene that was shown.
  synchronized Set<Json> scenes() {
    return new LinkedHashSet<>(scenes);
  }

  /// What the server said once so and once otherwise.
  synchronized List<String> contradictions() {
    return List.copyOf(contradictions);
  }

  /// Notes a frame before it is sent; one that makes no sense is no attempt to play.
  public synchronized void sends(String text, long atNanos) {
    try {
      Json frame = Json.parse(text);
      if (!frame.at("type").asText().equals("play")) return;
      Answer answer = SceneCodec.answer(frame.at("answer"));
      attempts.add(new Attempt(frame.at("id").asLong(), answer, atNanos));
    } catch (Json.Malformed _) {
      // The server is to refuse it; nothing of it may be in the journal.
    }
  }

  /// Notes a frame that was received.
  public synchronized void hears(Json frame, long atNanos) {
    switch (frame.at("type").asText()) {
      case "played" -> played(frame.at("id").asLong(), frame.at("seq").asLong(), atNanos);
      case "refused" -> refused(frame.at("id").asLong(), atNanos);
      case "scene" -> scene(frame);
      default -> {}
    }
  }

  /// An acknowledgement is of a play with that id that was not refused; where a line doubles
  /// frames, the second copy of a refused play may stand.
  private void played(long id, long number, long atNanos) {
    List<Attempt> sent = attempts.stream().filter(attempt -> attempt.id == id).toList();
    List<Attempt> open = sent.stream().filter(attempt -> !attempt.refused).toList();
    for (Attempt attempt : open.isEmpty() && !sent.isEmpty() ? List.of(sent.getLast()) : open) {
      if (attempt.number.isPresent() && attempt.number.get() != number)
        contradictions.add(
            "play " + id + " stood as " + attempt.number.get() + " and as " + number);
      attempt.number = Optional.of(number);
      attempt.answeredNanos = attempt.refused ? atNanos : Math.min(attempt.answeredNanos, atNanos);
      attempt.refused = false;
    }
  }

  /// A refusal is of the newest play with that id: ids of refused plays may be used again.
  private void refused(long id, long atNanos) {
    for (Attempt attempt : attempts.reversed()) {
      if (attempt.id != id) continue;
      attempt.refused = true;
      attempt.answeredNanos = Math.min(attempt.answeredNanos, atNanos);
      return;
    }
  }

  private void scene(Json frame) {
    scenes.add(frame.at("scene"));
    for (Json line : frame.at("lines").asItems()) {
      long n = line.at("n").asLong();
      Json before = lines.putIfAbsent(n, line);
      if (before != null && !before.equals(line))
        contradictions.add(
            "line " + n + " was told as " + before.write() + " and as " + line.write());
    }
  }
}
