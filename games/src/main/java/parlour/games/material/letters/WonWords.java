package parlour.games.material.letters;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.material.Lists;
import parlour.lexicon.Letters;

/// The words a player has won and set aside, where letters are the score.
///
/// @param words in the order in which they were won
/// @param count how many letters they contain
public record WonWords(List<String> words, int count) {
  public static final WonWords NONE = new WonWords(List.of(), 0);

  /// These and one more.
  public WonWords plus(String word) {
    return new WonWords(Lists.plus(words, word), count + word.length());
  }

  /// The letters themselves.
  public Letters letters() {
    Letters letters = Letters.EMPTY;
    for (String word : words) letters = letters.plus(Letters.of(word));
    return letters;
  }

  /// How they lie before their owner.
  public Zone zone(Seat owner, boolean own) {
    String id = "won" + owner.index();
    List<Zone.Word> laid = new ArrayList<>();
    for (int i = 0; i < words.size(); i++)
      laid.add(new Zone.Word(id + "." + i, pieces(words.get(i)), ""));
    String label = own ? "Words you have won" : "Words won by " + owner;
    return new Zone.Words(id, label, owner, List.copyOf(laid)).as(Zone.Role.RECORD);
  }

  /// The letters of a word side by side, which nobody can pick up.
  public static List<Piece> pieces(String word) {
    List<Piece> pieces = new ArrayList<>(word.length());
    for (int i = 0; i < word.length(); i++)
      pieces.add(new Piece("", LetterFaces.PLAIN.face(word.charAt(i))));
    return List.copyOf(pieces);
  }
}
