package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Seat;
import parlour.games.envelopes.Position.Envelope;
import parlour.games.envelopes.Position.Post;

/// What a chair may know: the letters before itself, and of the others how far they are.
///
/// @param seen the position with everything covered up that this eye may not see
public record View(Seat eye, Position seen) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        new Position(
            position.posts().map((seat, post) -> seat.equals(eye) ? own(post) : covered(post)),
            position.now(),
            position.stop(),
            position.stopped()));
  }

  /// His own envelopes: the letters of the open one, and no word.
  private static Post own(Post post) {
    List<Envelope> envelopes = new ArrayList<>(closed(post));
    if (!post.isDone()) envelopes.set(post.open(), new Envelope("", post.envelope().letters()));
    return post.with(List.copyOf(envelopes));
  }

  /// Another's: how many, how many words found, and how often he tried, but not what.
  private static Post covered(Post post) {
    return new Post(
        closed(post), post.open(), post.solved(), Collections.nCopies(post.tries().size(), ""));
  }

  private static List<Envelope> closed(Post post) {
    return Collections.nCopies(post.envelopes().size(), Envelope.CLOSED);
  }

  /// What this eye has before itself; nothing for an onlooker.
  public Post own() {
    return eye.isNobody() ? new Post(List.of(), 0, List.of(), List.of()) : seen.of(eye);
  }

  /// The letters of the open envelope, or nothing.
  public String letters() {
    return own().envelope().letters();
  }

  /// Whether this eye has an envelope open.
  public boolean isBusy() {
    return !seen.stopped() && !own().isDone();
  }

  /// When anything last happened.
  public long now() {
    return seen.now();
  }

  /// When "Stop" is called.
  public long stop() {
    return seen.stop();
  }
}
