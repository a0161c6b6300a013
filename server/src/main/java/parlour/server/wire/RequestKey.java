package parlour.server.wire;

/// What is remembered of a request that was sent with an [IdempotencyKey]: hashes that tell nothing
/// without the key.
///
/// @param key says whether two requests have the same key
/// @param content says whether they also ask for the same thing
public record RequestKey(String key, String content) {}
