package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.lexicon.Mark;

/// Which words are slurs, which are coarse and which are mildly indelicate, by one reviewed list.
///
/// In the list a line `slur:`, `coarse:` or `mild:` begins each class. Plurals and verb forms
/// follow the word they come from.
final class Decency {
  private final Map<String, Mark> classes = new HashMap<>();

  Decency(Path file) throws IOException {
    Mark current = Mark.MILD;
    for (String line : Files.readAllLines(file)) {
      for (String word : Overrides.words(line)) {
        switch (word) {
          case "slur:" -> current = Mark.SLUR;
          case "coarse:" -> current = Mark.COARSE;
          case "mild:" -> current = Mark.MILD;
          default -> {
            if (classes.put(word, current) != null)
              throw new IOException(word + " stands twice in " + file);
          }
        }
      }
    }
  }

  /// The class of a word, if it is in the list.
  Optional<Mark> of(String word) {
    return Optional.ofNullable(classes.get(word));
  }
}
