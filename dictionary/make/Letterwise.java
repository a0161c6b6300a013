final class Letterwise { static int starts(String w) { return new parlour.lexicon.Scribe("x").words(1, w).lexicon().starts(w); } }
