package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import parlour.dictionary.spelling.SpellingVariants;
import parlour.lexicon.Definitions.Link;

/// Word formation: from which listed word a word without a sense of its own is made, by comparison,
/// a suffix, a prefix, another spelling or as a compound.
final class WordFormation {
  private record Affix(String letters, Set<PartOfSpeech> parts, String relation) {
    Affix(String letters, String relation, PartOfSpeech... parts) {
      this(letters, Set.of(parts), relation);
    }
  }

  private static final PartOfSpeech NOUN = PartOfSpeech.NOUN;
  private static final PartOfSpeech VERB = PartOfSpeech.VERB;
  private static final PartOfSpeech ADJECTIVE = PartOfSpeech.ADJECTIVE;
  private static final PartOfSpeech ADVERB = PartOfSpeech.ADVERB;

  private static final String ACT = "the act of % or what comes of it";
  private static final String DOER = "one that has to do with %";

  private static final List<Affix> SUFFIXES =
      List.of(
          new Affix("est", "superlative of %", ADJECTIVE, ADVERB),
          new Affix("er", "comparative of %", ADJECTIVE, ADVERB),
          new Affix("ically", "in a % way", ADJECTIVE),
          new Affix("ization", ACT, VERB),
          new Affix("isation", ACT, VERB),
          new Affix("ization", "the act of making %", ADJECTIVE, NOUN),
          new Affix("isation", "the act of making %", ADJECTIVE, NOUN),
          new Affix("ly", "in a % way", ADJECTIVE, NOUN),
          new Affix("ness", "the state of being %", ADJECTIVE, NOUN, ADVERB),
          new Affix("ity", "the state of being %", ADJECTIVE),
          new Affix("less", "without %", NOUN, VERB),
          new Affix("ful", "full of %", NOUN, VERB),
          new Affix("like", "like %", NOUN, ADJECTIVE),
          new Affix("ish", "somewhat %, or like it", NOUN, ADJECTIVE),
          new Affix("ship", "the state or rank of %", NOUN),
          new Affix("hood", "the state or time of being %", NOUN, ADJECTIVE),
          new Affix("dom", "the state or world of %", NOUN, ADJECTIVE),
          new Affix("wards", "towards %", NOUN, ADVERB),
          new Affix("ward", "towards %", NOUN, ADVERB),
          new Affix("wise", "in the manner of %", NOUN, ADVERB),
          new Affix("worthy", "worthy of %", NOUN),
          new Affix("proof", "proof against %", NOUN, VERB),
          new Affix("most", "the most %", ADJECTIVE, ADVERB, NOUN),
          new Affix("some", "tending to %", NOUN, VERB, ADJECTIVE),
          new Affix("able", "that can be done or had with %", VERB, NOUN),
          new Affix("ible", "that can be done or had with %", VERB, NOUN),
          new Affix("ability", "from %, being possible", VERB),
          new Affix("ably", "from %, so that it can be done", VERB),
          new Affix("ation", ACT, VERB, NOUN, ADJECTIVE),
          new Affix("ion", ACT, VERB),
          new Affix("ment", ACT, VERB),
          new Affix("ance", ACT, VERB, ADJECTIVE),
          new Affix("ence", ACT, VERB, ADJECTIVE),
          new Affix("age", ACT, VERB, NOUN),
          new Affix("ism", "a practice or belief, from %", NOUN, ADJECTIVE, VERB),
          new Affix("ist", DOER, NOUN, ADJECTIVE, VERB),
          new Affix("ize", "to make or treat as %", NOUN, ADJECTIVE),
          new Affix("ise", "to make or treat as %", NOUN, ADJECTIVE),
          new Affix("ify", "to make %", NOUN, ADJECTIVE),
          new Affix("er", DOER, VERB, NOUN),
          new Affix("or", DOER, VERB),
          new Affix("eer", DOER, NOUN),
          new Affix("ess", "a woman or female, from %", NOUN),
          new Affix("ette", "a small or female %", NOUN),
          new Affix("let", "a small %", NOUN),
          new Affix("ling", "a young or small %", NOUN),
          new Affix("ery", "the work or place of %", NOUN, VERB),
          new Affix("ing", "form of %, used as a verb", VERB, NOUN),
          new Affix("ed", "having %, or a form of it used as a verb", NOUN, VERB),
          new Affix("al", "having to do with %", NOUN, VERB, ADJECTIVE),
          new Affix("ic", "having to do with %", NOUN, ADJECTIVE),
          new Affix("ical", "having to do with %", NOUN, ADJECTIVE),
          new Affix("ous", "having or full of %", NOUN),
          new Affix("ive", "tending to %", VERB, NOUN),
          new Affix("ary", "having to do with %", NOUN),
          new Affix("ory", "having to do with %", VERB, NOUN),
          new Affix("ant", "one that does or is %", VERB),
          new Affix("ent", "one that does or is %", VERB),
          new Affix("an", "having to do with %", NOUN),
          new Affix("en", "to make %, or made of it", NOUN, ADJECTIVE),
          new Affix("y", "full of % or like it", NOUN, VERB, ADJECTIVE),
          new Affix("ie", "a small or dear %", NOUN, ADJECTIVE),
          new Affix("man", "a man who has to do with %", NOUN, VERB),
          new Affix("woman", "a woman who has to do with %", NOUN, VERB),
          new Affix("person", "a person who has to do with %", NOUN, VERB),
          new Affix("cy", "the state or rank of %", NOUN, ADJECTIVE));

  private static final List<Affix> PREFIXES =
      List.of(
          prefix("un", "not %, or the reverse of it"),
          prefix("non", "not %"),
          prefix("in", "not %"),
          prefix("im", "not %"),
          prefix("il", "not %"),
          prefix("ir", "not %"),
          prefix("dis", "not %, or the reverse of it"),
          prefix("de", "the reverse of %"),
          prefix("re", "% again"),
          prefix("over", "% too much, or above"),
          prefix("under", "% too little, or beneath"),
          prefix("out", "% better, longer or outside"),
          prefix("mis", "% wrongly"),
          prefix("pre", "% beforehand"),
          prefix("post", "after %"),
          prefix("fore", "% in front or beforehand"),
          prefix("anti", "against %"),
          prefix("counter", "% against or in return"),
          prefix("semi", "half %"),
          prefix("sub", "% below or of a lower kind"),
          prefix("super", "% above or beyond others"),
          prefix("inter", "% between or among"),
          prefix("intra", "within %"),
          prefix("trans", "% across"),
          prefix("co", "% together"),
          prefix("self", "% of or by oneself"),
          prefix("mid", "the middle of %"),
          prefix("up", "% upwards"),
          prefix("down", "% downwards"),
          prefix("off", "% off or away"),
          prefix("micro", "a very small %"),
          prefix("mini", "a small %"),
          prefix("mega", "a very large %"),
          prefix("multi", "% many times or in many ways"),
          prefix("mono", "% once or alone"),
          prefix("poly", "% many times over"),
          prefix("bi", "% twice or two"),
          prefix("tri", "% three times or three"),
          prefix("hyper", "% to excess"),
          prefix("ultra", "% to the extreme"),
          prefix("neo", "a new %"),
          prefix("pseudo", "a false %"),
          prefix("proto", "a first %"),
          prefix("meta", "% beyond or about itself"),
          prefix("para", "% beside or assisting"),
          prefix("tele", "% at a distance"),
          prefix("auto", "% by itself"),
          prefix("bio", "% of living things"),
          prefix("geo", "% of the earth"),
          prefix("hydro", "% of water"),
          prefix("photo", "% of light"),
          prefix("electro", "% of electricity"),
          prefix("thermo", "% of heat"),
          prefix("radio", "% of radio or rays"),
          prefix("psycho", "% of the mind"),
          prefix("cyber", "% of computers"),
          prefix("techno", "% of technology"),
          prefix("socio", "% of society"),
          prefix("neuro", "% of nerves"),
          prefix("cardio", "% of the heart"),
          prefix("step", "% by a second marriage"),
          prefix("extra", "beyond %"),
          prefix("arch", "a chief %"),
          prefix("vice", "a deputy %"),
          prefix("en", "to put in or make %"),
          prefix("em", "to put in or make %"),
          prefix("be", "to make or cover with %"),
          prefix("a", "in the state of %"));

  private static final List<String> ADJECTIVE_ENDINGS =
      List.of("less", "ful", "able", "ible", "ous", "ish", "like", "ed", "ing", "y", "ic", "al");

  /// Prefixes that are put before short verbs too: UNJAM, REBID.
  private static final Set<String> VERB_PREFIXES = Set.of("un", "re");

  /// Prefixes of verbs and of what is made of verbs, and of adjectives likewise: RETRAD is not TRAD
  /// again, nor INTERRACE no TERRACE.
  private static final Set<String> OF_VERBS = Set.of("re", "de");

  private static final Set<String> OF_ADJECTIVES = Set.of("in", "im", "il", "ir");

  private static final Pattern MADE_OF_VERB =
      Pattern.compile(
          ".*(ion|ment|al|er|or|ee|ing|ed|able|ible|ability|ance|ence|ant|ent|ive|ure|age|sis)");

  private static final Pattern MADE_OF_ADJECTIVE =
      Pattern.compile(".*(ity|ness|ly|ce|cy|ion|ive|ism)");

  private static final int COMMON_SIZE = 60;
  private static final int MIN_BASE = 3;

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Webster webster;
  private final Inflections inflections;

  WordFormation(
      Scowl scowl, Wordnet wordnet, Overrides overrides, Webster webster, Inflections inflections) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.overrides = overrides;
    this.webster = webster;
    this.inflections = inflections;
  }

  private static Affix prefix(String letters, String relation) {
    return new Affix(letters, relation);
  }

  /// Every way the word may come from a listed word, the likeliest first.
  List<Link> links(String word) {
    List<Link> links = new ArrayList<>();
    for (String base : wordnet.lemmasOf(ADJECTIVE, word))
      add(links, word, base, word.endsWith("st") ? "superlative of %" : "comparative of %");
    for (Affix suffix : SUFFIXES) addSuffixed(links, word, suffix);
    if (!webster.reference(word).isEmpty())
      add(links, word, webster.reference(word), "the same as %");
    if (links.isEmpty()) addSpellings(links, word);
    for (Affix prefix : PREFIXES) {
      if (word.startsWith(prefix.letters())) {
        String base = word.substring(prefix.letters().length());
        boolean longEnough =
            prefix.letters().length() > 2
                || base.length() > MIN_BASE
                || VERB_PREFIXES.contains(prefix.letters()) && inflections.isVerb(base);
        if (longEnough && base.length() >= MIN_BASE && fits(prefix.letters(), base))
          add(links, word, base, prefix.relation());
      }
    }
    addCompound(links, word);
    return links;
  }

  private boolean fits(String prefix, String base) {
    if (OF_VERBS.contains(prefix))
      return inflections.isVerb(base) || MADE_OF_VERB.matcher(base).matches();
    return !OF_ADJECTIVES.contains(prefix)
        || is(ADJECTIVE, base)
        || MADE_OF_ADJECTIVE.matcher(base).matches();
  }

  private void addSuffixed(List<Link> links, String word, Affix suffix) {
    if (!word.endsWith(suffix.letters()) || word.length() < suffix.letters().length() + 2) return;
    String stem = word.substring(0, word.length() - suffix.letters().length());
    for (String base : possibleBases(stem, suffix.letters())) {
      boolean comparison = suffix.relation().endsWith("ative of %");
      if (suffix.parts().stream().anyMatch(part -> is(part, base))
          && !(comparison && base.length() > 9)) {
        add(links, word, base, suffix.relation());
      }
    }
  }

  /// The bases of Latin and Greek derivations too: ICONOGRAPHIC comes from ICONOGRAPHY, TOXEMIC
  /// from TOXEMIA.
  private static List<String> possibleBases(String stem, String suffix) {
    List<String> bases = new ArrayList<>(Derivations.possibleBases(stem, suffix));
    if (stem.length() > MIN_BASE
        && Set.of("ic", "ical", "ist", "al", "an", "ous").contains(suffix)) {
      for (String ending : List.of("y", "ia", "a", "um", "us", "is")) bases.add(stem + ending);
    }
    if (suffix.endsWith("ation") && suffix.length() > 5) bases.add(stem);
    return bases;
  }

  private void addSpellings(List<Link> links, String word) {
    for (String spelling : SpellingVariants.of(word)) {
      if (word.length() > 4) add(links, word, spelling, "another spelling of %");
    }
  }

  private void addCompound(List<Link> links, String word) {
    for (int at = MIN_BASE; at <= word.length() - MIN_BASE; at++) {
      String first = word.substring(0, at);
      String second = word.substring(at);
      if (scowl.size(first) <= COMMON_SIZE
          && scowl.size(second) <= COMMON_SIZE
          && word.length() > 6) {
        add(links, word, second, "made of " + first + " and %");
      }
    }
  }

  private boolean is(PartOfSpeech part, String word) {
    return wordnet.has(part, word)
        || overrides.isWrittenAs(part, word)
        || part == NOUN && inflections.isNoun(word)
        || part == VERB && inflections.isVerb(word)
        || part == ADJECTIVE && ADJECTIVE_ENDINGS.stream().anyMatch(word::endsWith);
  }

  private void add(List<Link> links, String word, String base, String relation) {
    if (!base.equals(word) && scowl.words.containsKey(base)) links.add(new Link(base, relation));
  }
}
