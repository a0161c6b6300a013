package parlour.server.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The latest answers of a table or an evening to requests with an [IdempotencyKey], so that a
/// repeated request is answered again and changes nothing.
public record KeyedReplies(List<KeyedReply> latest) {
  /// More than anybody sends between a request and its repetition.
  static final int MOST = 128;

  public static final KeyedReplies NONE = new KeyedReplies(List.of());

  public KeyedReplies with(KeyedReply one) {
    List<KeyedReply> more =
        new ArrayList<>(latest.subList(Math.max(0, latest.size() + 1 - MOST), latest.size()));
    more.add(one);
    return new KeyedReplies(List.copyOf(more));
  }

  public KeyedReplies changed(UnaryOperator<KeyedReply> change) {
    return new KeyedReplies(latest.stream().map(change).toList());
  }

  /// The answer to a request that came before; a refusal if its key came with another request.
  public Optional<Reply> find(RequestKey request) {
    return latest.stream()
        .filter(known -> known.request().key().equals(request.key()))
        .map(
            known ->
                known.request().equals(request)
                    ? known.reply()
                    : Reply.refused(
                        422, "That " + IdempotencyKey.HEADER + " came with another request."))
        .findFirst();
  }
}
