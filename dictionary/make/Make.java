import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import parlour.lexicon.Mark;
import parlour.lexicon.Scribe;

/// Turns the unpacked sources into the dictionary that is shipped.
final class Make {
  private Make() {}

  public static void main(String[] args) throws IOException {
    var sources = Path.of(args[0]);
    var out = Path.of(args[1]);
    var scowl = new Scowl(sources.resolve("scowl/usr/share/dict/scowl"));
    var wordnet = new Wordnet(sources.resolve("wn"));
    var overrides = new Overrides(Path.of(args[2]));
    var inflections = new Inflections(scowl, wordnet, overrides);
    var sounds = new Cmudict(sources.resolve("cmu-pronouncing-dictionary-3.0.0.tgz/package/index.js"));
    var morphology = new Morphology(scowl, wordnet, sounds, inflections);
    var scribe = new Scribe("0");
    scowl.words.forEach(
        (word, size) -> {
          var entry = Scribe.Entry.plain(Scowl.band(size));
          if (inflections.pluralOf.containsKey(word)) {
            entry = entry.pluralOf(inflections.pluralOf.get(word));
            if (!word.endsWith("s")) {
              entry = entry.with(Mark.IRREGULAR_PLURAL);
            }
          }
          if (inflections.plurals.contains(word)) {
            entry = entry.with(Mark.PLURAL);
          }
          if (inflections.thirdOf.containsKey(word) && !overrides.pairs.contains(word)) {
            entry = entry.with(Mark.VERB_IN_S);
          }
          scribe.word(word, entry.starts(morphology.starts(word)));
        });
    Files.write(out.resolve("words.bin.gz"), squeeze(scribe.bytes()));
    if (args.length > 3) Files.write(Path.of(args[3]), morphology.how.entrySet().stream().map(e -> e.getKey() + "\t" + e.getValue()).sorted().toList());
    System.out.println(scowl.words.size() + " words");
  }

  /// Gzip with nothing in its header that could differ from one run to the next.
  static byte[] squeeze(byte[] raw) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var gzip =
        new GZIPOutputStream(bytes) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      gzip.write(raw);
    }
    return bytes.toByteArray();
  }
}
