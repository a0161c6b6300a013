package parlour.games.progressive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.engine.Answer;

/// A step of an evening, as a move is of a game.
public sealed interface Step {
  /// Somebody comes.
  record Arrive(String name, Guest.Part part) implements Step {}

  /// Somebody goes.
  record Leave(int guest) implements Step {}

  /// Somebody who went is back.
  record Return(int guest) implements Step {}

  /// Somebody plays at the device of somebody else.
  record Share(int guest, int with) implements Step {}

  /// The host has these words put in envelopes.
  record Prepare(List<String> words) implements Step {}

  /// Everybody is shown to a place.
  record Seat() implements Step {}

  /// Two change places.
  record Exchange(int one, int other) implements Step {}

  /// The bell begins the game.
  record Begin() implements Step {}

  /// A table has finished, or was stopped with this score.
  record Finish(int table, Score score) implements Step {}

  /// The bell stops all tables.
  record Stop() implements Step {}

  record Pause() implements Step {}

  record Resume() implements Step {}

  /// The evening ends here.
  record Close() implements Step {}

  /// Writes the step as a log has it.
  default Answer write() {
    return switch (this) {
      case Arrive(String name, Guest.Part part) ->
          Answer.of("arrive", "name", name, "part", part.name().toLowerCase(Locale.ROOT));
      case Leave(int guest) -> Answer.of("leave", "guest", String.valueOf(guest));
      case Return(int guest) -> Answer.of("return", "guest", String.valueOf(guest));
      case Share(int guest, int with) ->
          Answer.of("share", "guest", String.valueOf(guest), "with", String.valueOf(with));
      case Prepare(List<String> words) -> Answer.of("prepare", "words", String.join(" ", words));
      case Seat() -> Answer.of("seat");
      case Exchange(int one, int other) ->
          Answer.of("exchange", "one", String.valueOf(one), "other", String.valueOf(other));
      case Begin() -> Answer.of("begin");
      case Finish(int table, Score score) ->
          Answer.of(
              "finish",
              "table",
              String.valueOf(table),
              "first",
              String.valueOf(score.first()),
              "second",
              String.valueOf(score.second()),
              "edge",
              String.valueOf(score.edge()));
      case Stop() -> Answer.of("stop");
      case Pause() -> Answer.of("pause");
      case Resume() -> Answer.of("resume");
      case Close() -> Answer.of("close");
    };
  }

  /// Reads it back, where it makes sense.
  static Optional<Step> read(Answer answer) {
    return switch (answer.verb()) {
      case "arrive" -> part(answer).map(part -> new Arrive(answer.text("name"), part));
      case "leave" -> Optional.of(new Leave(answer.number("guest", -1)));
      case "return" -> Optional.of(new Return(answer.number("guest", -1)));
      case "share" -> Optional.of(new Share(answer.number("guest", -1), answer.number("with", -1)));
      case "prepare" -> Optional.of(new Prepare(answer.ids("words")));
      case "seat" -> Optional.of(new Seat());
      case "exchange" ->
          Optional.of(new Exchange(answer.number("one", -1), answer.number("other", -1)));
      case "begin" -> Optional.of(new Begin());
      case "finish" ->
          Optional.of(
              new Finish(
                  answer.number("table", 0),
                  new Score(
                      answer.number("first", 0),
                      answer.number("second", 0),
                      answer.number("edge", 0))));
      case "stop" -> Optional.of(new Stop());
      case "pause" -> Optional.of(new Pause());
      case "resume" -> Optional.of(new Resume());
      case "close" -> Optional.of(new Close());
      default -> Optional.empty();
    };
  }

  private static Optional<Guest.Part> part(Answer answer) {
    return switch (answer.text("part")) {
      case "any", "" -> Optional.of(Guest.Part.ANY);
      case "lady" -> Optional.of(Guest.Part.LADY);
      case "gentleman" -> Optional.of(Guest.Part.GENTLEMAN);
      default -> Optional.empty();
    };
  }
}
