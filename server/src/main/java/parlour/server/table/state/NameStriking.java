package parlour.server.table.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;

/// Strikes a player's name and words from a table (redaction): what was stored with them is
/// replaced, so that they are nowhere any more.
public final class NameStriking {
  private static final String WORDS = "(struck out)";

  private NameStriking() {}

  /// The name a chair has without anybody's.
  public static String neutralName(Seat seat) {
    return "Player " + (seat.index() + 1);
  }

  /// An event without the names that somebody had at a seat, and without what was said there.
  static TableEvent struck(TableEvent event, Seat seat, Set<String> names) {
    return switch (event) {
      case TableEvent.Sat(Seat at, _, String tokenHash) when at.equals(seat) ->
          new TableEvent.Sat(seat, neutralName(seat), tokenHash);
      case TableEvent.MemberSat(Seat at, _, ClubMember member) when at.equals(seat) ->
          new TableEvent.MemberSat(seat, neutralName(seat), member);
      case TableEvent.Said said -> struck(said, seat, names);
      case TableEvent.Requested(TableEvent caused, KeyedReply answer) ->
          new TableEvent.Requested(struck(caused, seat, names), struck(answer, seat));
      default -> event;
    };
  }

  /// An answer that tells who has a seat, with the neutral name.
  static KeyedReply struck(KeyedReply answer, Seat seat) {
    Json told = Json.parse(answer.reply().body());
    boolean names =
        told.maybe("name").isPresent()
            && told.maybe("seat").map(SceneCodec::seat).filter(seat::equals).isPresent();
    if (!names) return answer;
    Json.Writer body = Json.fields();
    told.asFields().forEach(body::put);
    body.put("name", neutralName(seat));
    return new KeyedReply(answer.request(), Reply.of(answer.reply().status(), body.done()));
  }

  static TableEvent.Said struck(TableEvent.Said said, Seat seat, Set<String> names) {
    if (said.seat().equals(seat)) return new TableEvent.Said(seat, WORDS, said.atMillis());
    if (!said.seat().isNobody()) return said;
    String text = said.text(); // The table itself has announced something, maybe with the name.
    for (String name : names)
      text =
          Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])")
              .matcher(text)
              .replaceAll(Matcher.quoteReplacement(neutralName(seat)));
    return new TableEvent.Said(Seat.NOBODY, text, said.atMillis());
  }

  /// The same for all stored events of a table, each as JSON, and every chair that a member of its
  /// club has had there.
  public static List<byte[]> struck(List<byte[]> bodies, int member) {
    Set<Seat> seats = new HashSet<>();
    for (TableEvent event : read(bodies))
      if (event.bare() instanceof TableEvent.MemberSat(Seat seat, _, ClubMember sat)
          && sat.id() == member) seats.add(seat);
    List<byte[]> struck = bodies;
    for (Seat seat : seats) struck = struck(struck, seat);
    return struck;
  }

  private static List<TableEvent> read(List<byte[]> bodies) {
    return bodies.stream()
        .map(body -> TableEventCodec.read(Json.parse(new String(body, UTF_8))))
        .toList();
  }

  /// The same for all stored events of a table, each as JSON.
  public static List<byte[]> struck(List<byte[]> bodies, Seat seat) {
    List<TableEvent> events = read(bodies);
    Set<String> names =
        events.stream()
            .map(TableEvent::bare)
            .flatMap(event -> nameGiven(event, seat).stream())
            .collect(Collectors.toSet());
    return events.stream()
        .map(event -> struck(event, seat, names))
        .map(event -> TableEventCodec.write(event).write().getBytes(UTF_8))
        .toList();
  }

  /// The name with which somebody sat down at a seat by this event, if they did.
  private static Optional<String> nameGiven(TableEvent event, Seat seat) {
    return switch (event) {
      case TableEvent.Sat(Seat at, String name, _) when at.equals(seat) -> Optional.of(name);
      case TableEvent.MemberSat(Seat at, String name, _) when at.equals(seat) -> Optional.of(name);
      default -> Optional.empty();
    };
  }
}
