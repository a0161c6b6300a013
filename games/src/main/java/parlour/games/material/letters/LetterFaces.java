package parlour.games.material.letters;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Piece;
import parlour.engine.Sentence;
import parlour.games.material.Part;
import parlour.lexicon.Letters;

/// The faces of the letters of a game, and their ids in a scene.
///
/// A letter that lies in a zone has the id `zone.letter`: `h.m` is an M of the zone `h`, and
/// `h.m.2` the second one. So an id can be read without the scene, and tells nobody more than the
/// letter that can be seen.
public final class LetterFaces {
  /// No letter at all.
  public static final char NONE = '\0';

  /// Letters without prizes.
  public static final LetterFaces PLAIN = new LetterFaces(_ -> 0);

  private final Piece.Face[] faces = new Piece.Face[26];

  /// Letters with prize pips: none, one for a prize, two for a double prize.
  public LetterFaces(Pips pips) {
    this(pips, "prize");
  }

  /// Letters with what each is worth in its corner, where it is worth anything.
  public static LetterFaces worth(Worth worth) {
    LetterFaces faces = new LetterFaces(_ -> 0);
    for (char letter = 'a'; letter <= 'z'; letter++) {
      int value = worth.of(letter);
      String text = capital(letter);
      if (value == 0) continue;
      String name = text + ", worth " + Sentence.number(value);
      faces.faces[letter - 'a'] =
          new Piece.Face(Piece.Form.LETTER, text, String.valueOf(value), 0, "", name);
    }
    return faces;
  }

  /// The same where what the pips stand for is called otherwise.
  public LetterFaces(Pips pips, String prize) {
    String[] names = {"", ", " + prize, ", double " + prize};
    for (char letter = 'a'; letter <= 'z'; letter++) {
      String text = capital(letter);
      int count = pips.of(letter);
      faces[letter - 'a'] =
          new Piece.Face(Piece.Form.LETTER, text, "", count, "", text + names[count]);
    }
  }

  /// How many prize pips a letter carries.
  public interface Pips {
    int of(char letter);
  }

  /// What a letter is worth; 0: nothing in particular.
  public interface Worth {
    int of(char letter);
  }

  public Piece.Face face(char letter) {
    return faces[(letter | 0x20) - 'a'];
  }

  /// Those letters side by side in a zone, in the order of the alphabet.
  public List<Piece> row(String zone, Letters letters) {
    return spelt(zone, letters.toString());
  }

  /// Those letters side by side in a zone, in the order of the word.
  public List<Piece> spelt(String zone, CharSequence word) {
    Piece[] pieces = new Piece[word.length()];
    for (int i = 0; i < pieces.length; i++)
      pieces[i] = new Piece(id(zone, word, i), face(word.charAt(i)));
    return List.of(pieces);
  }

  /// A word to be looked at only: its letters in order, none of which can be picked.
  public static List<Piece> shown(String word) {
    Piece[] pieces = new Piece[word.length()];
    for (int i = 0; i < pieces.length; i++) pieces[i] = new Piece("", PLAIN.face(word.charAt(i)));
    return List.of(pieces);
  }

  /// The ids of those letters in a zone.
  public static List<String> ids(String zone, Letters letters) {
    return ids(zone, letters.toString());
  }

  /// The same in the order of the word.
  public static List<String> ids(String zone, CharSequence word) {
    String[] ids = new String[word.length()];
    for (int i = 0; i < ids.length; i++) ids[i] = id(zone, word, i);
    return List.of(ids);
  }

  private static String id(String zone, CharSequence word, int at) {
    int nth = 1;
    for (int i = 0; i < at; i++) if ((word.charAt(i) | 0x20) == (word.charAt(at) | 0x20)) nth++;
    return id(zone, word.charAt(at), nth);
  }

  /// The id of a letter in a zone, where it is the `nth` of its kind.
  public static String id(String zone, char letter, int nth) {
    String id = zone + "." + (char) (letter | 0x20);
    return nth <= 1 ? id : id + "." + nth;
  }

  /// The letter an id names, or none.
  public static char letter(String id) {
    int dot = id.indexOf('.');
    boolean named = dot >= 0 && dot + 1 < id.length() && Letters.isLetter(id.charAt(dot + 1));
    return named ? (char) (id.charAt(dot + 1) | 0x20) : NONE;
  }

  /// The letter a text is, or none.
  public static char alone(String text) {
    return text.length() == 1 && Letters.isLetter(text.charAt(0))
        ? (char) (text.charAt(0) | 0x20)
        : NONE;
  }

  /// A letter as a part of a move; nothing is read where the field is not a letter.
  public static <M> Part<M, Character> part(String name, Function<M, Character> letter) {
    return Part.of(
        name,
        letter,
        text -> Optional.of(alone(text)).filter(read -> read != NONE),
        LetterFaces::capital);
  }

  /// The id of a word that lies in a place, as [Part#lying] reads it.
  public static String lying(String place, String word) {
    return place + "." + word;
  }

  /// The zone an id names, or nothing.
  public static String zone(String id) {
    int dot = id.indexOf('.');
    return dot < 0 ? "" : id.substring(0, dot);
  }

  /// A letter of a zone as a part of a move.
  public static <M> Part<M, Character> part(String name, String zone, Function<M, Character> of) {
    return Part.of(
        name,
        of,
        text -> Optional.of(letter(text)).filter(letter -> letter != NONE),
        letter -> id(zone, letter, 1));
  }

  /// Letters of a zone as a part of a move.
  ///
  /// @param most how many may be named at once
  public static <M> Part<M, Letters> parts(
      String name, String zone, int most, Function<M, Letters> of) {
    return new Part<>(
        name,
        answer -> letters(zone, most, answer.ids(name).stream().distinct().toList()),
        move -> Optional.of(String.join(" ", ids(zone, of.apply(move)))));
  }

  private static Optional<Letters> letters(String zone, int most, List<String> ids) {
    if (ids.size() > most) return Optional.empty();
    Letters letters = Letters.EMPTY;
    for (String id : ids) {
      if (letter(id) == NONE || !zone(id).equals(zone)) return Optional.empty();
      letters = letters.plus(letter(id));
    }
    return Optional.of(letters);
  }

  /// A letter or word as texts show it.
  public static String capital(char letter) {
    return String.valueOf((char) (letter & ~0x20));
  }

  /// A letter or word as texts show it.
  public static String capitals(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /// The same where it is left empty for those who may not know it.
  public static String said(String word) {
    return word.isEmpty() ? "a word" : capitals(word);
  }
}
