package parlour.games.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;

/// What has been written in the blanks of a form.
///
/// @param form the form's id
public record Entry(String form, Map<String, String> values) {
  private static final int LONGEST = 2_000;

  public String text(String id) {
    String text = values.getOrDefault(id, "").strip();
    if (text.length() > LONGEST) throw new BadEntry("That is too long for one line.");
    return text;
  }

  public String text(String id, Seat about) {
    return text(id + "." + about.index());
  }

  public boolean on(String id) {
    return text(id).equals("yes");
  }

  public int number(String id, int least, int most) {
    String text = text(id);
    try {
      int number = text.isEmpty() ? 0 : Integer.parseInt(text);
      if (number < least || number > most)
        throw new BadEntry("A number from " + least + " to " + most + " is wanted here.");
      return number;
    } catch (NumberFormatException wrong) {
      throw new BadEntry("“" + text + "” is not a number.");
    }
  }

  public int number(String id, Seat about, int least, int most) {
    return number(id + "." + about.index(), least, most);
  }

  /// The player chosen, or nobody.
  public Seat seatIfAny(String id, Seats among) {
    String text = text(id);
    if (text.isEmpty()) return Seat.NOBODY;
    for (Seat seat : among) if (String.valueOf(seat.index()).equals(text)) return seat;
    throw new BadEntry("That player is not at this table now.");
  }

  public Seat seat(String id, Seats among) {
    Seat seat = seatIfAny(id, among);
    if (seat.isNobody()) throw new BadEntry("Say which player.");
    return seat;
  }

  /// The word written, in small letters; empty where the blank is.
  public String word(String id) {
    return spelt(text(id));
  }

  public String word(String id, Seat about) {
    return spelt(text(id, about));
  }

  public List<String> words(String id, Seat about) {
    List<String> words = new ArrayList<>();
    for (String word : text(id, about).split("[\\s,;]+"))
      if (!word.isEmpty()) words.add(spelt(word));
    return words;
  }

  private static String spelt(String text) {
    String word = text.toLowerCase(Locale.ROOT);
    if (!word.isEmpty() && !Letters.spellable(word))
      throw new BadEntry("“" + text + "” has more in it than letters.");
    return word;
  }
}
