package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Webster's Revised Unabridged Dictionary of 1913: headwords, and a short meaning of each for
/// words that WordNet lacks.
///
/// An entry is a line of capitals, a line with the part of speech, and paragraphs of which a
/// meaning begins with `Defn:` or a number. A meaning is shown up to its first full stop, without
/// notes in brackets and examples.
final class Webster {
  private static final Pattern HEADWORDS = Pattern.compile("[A-Z][A-Z]+(; [A-Z][A-Z]+)*");

  /// A line that begins an entry of any kind, such as that of a phrase.
  private static final Pattern CAPITALS = Pattern.compile("[^a-z0-9]*[A-Z][^a-z0-9]*");

  private static final Pattern PART =
      Pattern.compile("[,\\]] ?(n|v|a|p|adv|prep|conj|interj|pron)\\. ?(p|t|i|pl|a)?");

  private static final Map<String, String> PARTS =
      Map.of(
          "n", "noun",
          "v", "verb",
          "a", "adjective",
          "p", "adjective",
          "adv", "adverb",
          "prep", "preposition",
          "conj", "conjunction",
          "interj", "interjection",
          "pron", "pronoun");

  private static final Pattern MEANING = Pattern.compile("(Defn:|\\d+\\.) ?(.*)");

  /// What a shown meaning leaves out: the subject before it, and notes.
  private static final Pattern NOTES =
      Pattern.compile("^(\\([^)]*\\) ?)+|\\[[^\\]]*\\]?|\\([a-z]\\)");

  /// Where a shown meaning ends: at an example, a remark or the end of the first sentence.
  private static final Pattern END =
      Pattern.compile("[;,:] (as|esp\\.?|especially|called|so called),? .*|;? ?--.*|\\.( .*)?$");

  /// A note that a meaning is not for polite company.
  private static final Pattern SLANG = Pattern.compile("\\[[^\\]]*\\b(Slang|Cant|Low)\\b");

  /// A reference to another headword instead of a meaning.
  private static final Pattern REFERENCE =
      Pattern.compile("(?:same as|see(?: under)?) ([A-Za-z]+)(?:,.*)?");

  /// Meanings of a time with other manners, which are not shown.
  private static final Pattern UNFIT =
      Pattern.compile(
          "(?i)\\b(negro|savage|heathen|barbar|squaw|papist|romish|popish|infidel|jew|gyps|mohammedan"
              + "|mahometan|lewd|whore|strumpet|prostitut|harlot|bawd|sexual|genital|penis|vagina|venereal"
              + "|coition|copulat|excrement|dung|urin|idiot|imbecile|half-breed|mulatto|hottentot|kaffir"
              + "|coolie|slave|chinam|redskin|cripple|lunatic)");

  private static final int LEAST_LENGTH = 3;

  private final Set<String> headwords = new HashSet<>();
  private final Map<String, String> meanings = new HashMap<>();
  private final Map<String, String> references = new HashMap<>();
  private final Set<String> nouns = new HashSet<>();

  /// Headwords with a meaning that is not slang.
  private final Set<String> plain = new HashSet<>();

  Webster(Path file) throws IOException {
    List<String> entry = List.of();
    String part = "";
    List<String> paragraph = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    lines.add("");
    for (String line : lines) {
      if (!line.isBlank()) {
        paragraph.add(line.strip());
        continue;
      }
      if (!paragraph.isEmpty() && CAPITALS.matcher(paragraph.getFirst()).matches()) {
        entry = headwords(paragraph.getFirst());
        headwords.addAll(entry);
        part = part(String.join(" ", paragraph.subList(1, paragraph.size())));
        if (part.equals("noun")) nouns.addAll(entry);
      } else if (!paragraph.isEmpty()) {
        addMeaning(entry, part, String.join(" ", paragraph));
      }
      paragraph.clear();
    }
  }

  /// The headwords of a line; none if they are phrases or parts of words.
  private static List<String> headwords(String line) {
    return HEADWORDS.matcher(line).matches()
        ? List.of(line.toLowerCase(Locale.ROOT).split("; "))
        : List.of();
  }

  private static String part(String text) {
    Matcher part = PART.matcher(text);
    return part.find() ? PARTS.getOrDefault(part.group(1), "") : "";
  }

  private void addMeaning(List<String> entry, String part, String paragraph) {
    Matcher meaning = MEANING.matcher(paragraph);
    if (part.isEmpty() || !meaning.matches()) return;
    if (!SLANG.matcher(paragraph).find()) plain.addAll(entry);
    String text = shorten(meaning.group(2));
    Matcher reference = REFERENCE.matcher(text);
    for (String word : entry) {
      if (reference.matches())
        references.putIfAbsent(word, reference.group(1).toLowerCase(Locale.ROOT));
      else if (isFit(text)) meanings.putIfAbsent(word, part + ": " + text + usage(paragraph));
    }
  }

  private static String usage(String paragraph) {
    if (SLANG.matcher(paragraph).find()) return " (slang)";
    if (paragraph.contains("[Obs")) return " (old use)";
    if (paragraph.contains("[Scot")) return " (Scots)";
    return paragraph.contains("[Prov") ? " (dialect)" : "";
  }

  /// A meaning up to its first full stop, in plain letters.
  static String shorten(String meaning) {
    String plain = Scowl.withoutAccents(meaning).replace('`', '\'');
    String text = NOTES.matcher(plain).replaceAll("").replaceAll(" +", " ").strip();
    text = END.matcher(text).replaceFirst("").strip().replaceAll(" ?[;,:.]+$", "");
    text = ShortDefinitions.shorten(text);
    return text.isEmpty() ? "" : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static boolean isFit(String text) {
    return text.length() >= LEAST_LENGTH
        && text.chars().allMatch(c -> c >= ' ' && c < 127)
        && !text.matches(
            "(of|see|same as|pl|imp|alt|from) .{0,20}|[^a-z(].*|(comp|superl).*|.*[\\[\\]{}].*")
        && text.chars().filter(c -> c == '(').count() == text.chars().filter(c -> c == ')').count()
        && !UNFIT.matcher(text).find();
  }

  /// Whether it is a headword.
  boolean has(String word) {
    return headwords.contains(word);
  }

  /// Whether it is a headword as a noun.
  boolean isNoun(String word) {
    return nouns.contains(word);
  }

  /// Whether it is a headword whose every meaning is slang.
  boolean isSlang(String word) {
    return meanings.containsKey(word) && !plain.contains(word);
  }

  /// The meaning after its part of speech, or an empty text.
  String of(String word) {
    return meanings.getOrDefault(word, "");
  }

  /// The headword that an entry without a meaning refers to, or an empty text.
  String reference(String word) {
    return meanings.containsKey(word) ? "" : references.getOrDefault(word, "");
  }
}
