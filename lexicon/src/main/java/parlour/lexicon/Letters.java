package parlour.lexicon;

/// A bag of letters.
public record Letters(long a, long b, long c) {}
