package parlour.games.material.letters;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;

/// Draws letters for leader: everyone draws one, and the one nearest the end of the alphabet leads.
///
/// @param leader the player who leads first
/// @param drawn what each drew: one letter, and one more for every tie
public record LeaderDraw(Seat leader, PerSeat<String> drawn) {
  /// Everyone draws out of the box; as long as some tie, they alone draw again.
  public static LeaderDraw of(Seats allSeats, Box box, Dice dice) {
    return draw(allSeats, allSeats, box, dice, true);
  }

  /// The same where the host does not draw, so that the first leader is another player.
  public static LeaderDraw withoutHost(Seats allSeats, Box box, Dice dice) {
    return draw(allSeats, allSeats.without(allSeats.lowest()), box, dice, true);
  }

  /// The same, where the letter nearest the beginning of the alphabet leads.
  public static LeaderDraw nearestTheBeginning(Seats allSeats, Box box, Dice dice) {
    return draw(allSeats, allSeats, box, dice, false);
  }

  private static LeaderDraw draw(Seats allSeats, Seats invited, Box box, Dice dice, boolean end) {
    PerSeat<String> drawn = PerSeat.all(allSeats.size(), "");
    Seats drawing = invited;
    while (drawing.size() > 1) {
      Pile letters = box.shuffled(dice);
      for (Seat seat : drawing) {
        drawn = drawn.with(seat, drawn.at(seat) + Box.letter(letters, 0));
        letters = letters.less(1);
      }
      drawing = end ? nearestTheEnd(drawing, drawn) : nearestTheBeginning(drawing, drawn);
    }
    return new LeaderDraw(drawing.lowest(), drawn);
  }

  /// Those of the players whose last letter is nearest the end of the alphabet.
  public static Seats nearestTheEnd(Seats drawing, PerSeat<String> drawn) {
    char best = 'a';
    for (Seat seat : drawing) best = (char) Math.max(best, last(drawn.at(seat)));
    return with(best, drawing, drawn);
  }

  /// Those of the players whose last letter is nearest the beginning of the alphabet.
  public static Seats nearestTheBeginning(Seats drawing, PerSeat<String> drawn) {
    char best = 'z';
    for (Seat seat : drawing) best = (char) Math.min(best, last(drawn.at(seat)));
    return with(best, drawing, drawn);
  }

  private static Seats with(char letter, Seats drawing, PerSeat<String> drawn) {
    Seats those = Seats.NONE;
    for (Seat seat : drawing) if (last(drawn.at(seat)) == letter) those = those.with(seat);
    return those;
  }

  /// What a player drew and what for, "drew R to lead", or what came of it, "drew S, leads"; those
  /// who tied drew again, "drew S, tied, drew N to lead".
  public String note(Seat seat, String leads) {
    String letters = drawn.at(seat);
    if (letters.isEmpty()) return seat.equals(leader) ? leads : "";
    String all = String.join(", tied, drew ", LetterFaces.capitals(letters).split(""));
    String toLead = " to " + leads.substring(0, leads.length() - 1);
    return "drew " + all + (seat.equals(leader) ? ", " + leads : toLead);
  }

  private static char last(String letters) {
    return letters.isEmpty() ? 'a' : letters.charAt(letters.length() - 1);
  }
}
