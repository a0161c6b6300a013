package parlour.games.material.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
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

  /// How many words they are, where there is any.
  public List<Scene.Tally> tallies() {
    return words.isEmpty() ? List.of() : List.of(Scene.Tally.of(words.size(), "word"));
  }

  /// How the words of all lie before their owners.
  public static List<Zone> zones(PerSeat<WonWords> won, Seat eye) {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : Seats.first(won.seats()))
      if (!won.at(seat).words.isEmpty()) zones.add(won.at(seat).zone(seat, seat.equals(eye)));
    return zones;
  }

  private Zone zone(Seat owner, boolean own) {
    String id = "won" + owner.index();
    List<Zone.Word> laid = new ArrayList<>();
    for (int i = 0; i < words.size(); i++)
      laid.add(new Zone.Word(id + "." + i, pieces(words.get(i)), ""));
    String label = own ? "Words you have won" : "Words won by " + owner;
    return new Zone.Words(id, label, owner, List.copyOf(laid)).as(Zone.Role.RECORD);
  }

  /// The words won since there were that many.
  public List<String> since(int count) {
    return words.subList(count, words.size());
  }

  /// Words in a row, as texts show them.
  public static String listed(List<String> words) {
    return words.stream().map(LetterFaces::capitals).collect(Collectors.joining(", "));
  }

  /// The letters of some words, which nobody can pick up.
  public static List<Piece> pieces(List<String> words) {
    return pieces(String.join("", words));
  }

  /// The letters of a word side by side, which nobody can pick up.
  public static List<Piece> pieces(String word) {
    List<Piece> pieces = new ArrayList<>(word.length());
    for (int i = 0; i < word.length(); i++)
      pieces.add(new Piece("", LetterFaces.PLAIN.face(word.charAt(i))));
    return List.copyOf(pieces);
  }
}
