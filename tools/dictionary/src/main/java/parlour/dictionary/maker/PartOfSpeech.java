package parlour.dictionary.maker;

/// WordNet's four parts of speech, with the letter and the file name WordNet uses for each.
enum PartOfSpeech {
  NOUN('n', "noun", "noun"),
  VERB('v', "verb", "verb"),
  ADJECTIVE('a', "adj", "adjective"),
  ADVERB('r', "adv", "adverb");

  private final char letter;
  private final String fileName;
  private final String text;

  PartOfSpeech(char letter, String fileName, String text) {
    this.letter = letter;
    this.fileName = fileName;
    this.text = text;
  }

  char letter() {
    return letter;
  }

  /// The ending of WordNet's files for this part of speech, as in `data.adj`.
  String fileName() {
    return fileName;
  }

  /// The word printed before a definition.
  String text() {
    return text;
  }

  /// The part of speech of a letter in WordNet's data files, where `s` is a satellite adjective.
  static PartOfSpeech ofLetter(char letter) {
    return switch (letter) {
      case 'n' -> NOUN;
      case 'v' -> VERB;
      case 'a', 's' -> ADJECTIVE;
      case 'r' -> ADVERB;
      default -> throw new IllegalArgumentException("no part of speech has the letter " + letter);
    };
  }

  /// The part of speech of a digit in a WordNet sense key, where 5 is a satellite adjective.
  static PartOfSpeech ofSenseKey(char digit) {
    return switch (digit) {
      case '1' -> NOUN;
      case '2' -> VERB;
      case '3', '5' -> ADJECTIVE;
      case '4' -> ADVERB;
      default -> throw new IllegalArgumentException("no part of speech has the digit " + digit);
    };
  }
}
