package parlour.games.sheets;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.wordmaking.Scoring;
import parlour.games.wordmaking.Taking;
import parlour.games.wordmaking.WordMaking;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Word Making and Word Taking: the words that stand before each player, made and taken turn by
/// turn, until somebody retains enough of them.
///
/// @param rows the words before each
/// @param turn whose turn it is
record WordMakingSheet(
    WordMaking game, PerSeat<List<String>> rows, Seat turn, int number, Seats winners)
    implements ScoreSheet {
  private static final String LOOSE = "";

  private Seats allSeats() {
    return Seats.first(rows.seats());
  }

  @Override
  public List<EntryRule> acts() {
    if (!winners.isEmpty()) return List.of();
    List<EntryRule> acts = new ArrayList<>();
    acts.add(
        new EntryRule(
            EntryForm.of(
                "word",
                turn + ": a word",
                EntryForm.word("word", "the word"),
                EntryForm.choice("of", "made of", standing(true))),
            this::word));
    acts.add(new EntryRule(EntryForm.of("pass", turn + ": the turn is over"), this::pass));
    if (standing(false).size() > 0)
      acts.add(
          new EntryRule(
              EntryForm.of(
                  "fall", "A word falls", EntryForm.choice("of", "the word", standing(false))),
              this::fall));
    acts.add(
        new EntryRule(
            EntryForm.of("stuck", "The box is empty and nothing changes any more"), this::stuck));
    return List.copyOf(acts);
  }

  private List<EntryForm.Option> standing(boolean loose) {
    List<EntryForm.Option> options = new ArrayList<>();
    if (loose) options.add(new EntryForm.Option(LOOSE, "loose letters"));
    for (Seat seat : allSeats())
      for (String word : rows.at(seat))
        options.add(new EntryForm.Option(seat.index() + "." + word, seat + "'s " + capitals(word)));
    return options;
  }

  private Noted word(Entry entry) {
    String word = entry.word("word");
    int least = game.judge().law().least();
    if (word.length() < least)
      throw new BadEntry("A word has " + Phrases.count(least, "letter") + " or more.");
    if (game.judge().judge(word) instanceof Verdict.Refused(_, String why))
      throw new BadEntry(why + ".");
    String of = entry.text("of");
    if (of.equals(LOOSE))
      return new Noted(
          enough(rows.with(turn, row -> plus(row, word))), turn + " makes " + capitals(word) + ".");
    Seat owner = owner(of);
    String taken = of.substring(of.indexOf('.') + 1);
    check(taken, owner.equals(turn), word);
    PerSeat<List<String>> less = rows.with(owner, row -> minus(row, taken));
    return new Noted(
        enough(less.with(turn, row -> plus(row, word))),
        turn + " makes " + capitals(word) + " of " + owner + "'s " + capitals(taken) + ".");
  }

  private Seat owner(String of) {
    for (Seat seat : allSeats())
      for (String word : rows.at(seat)) if (of.equals(seat.index() + "." + word)) return seat;
    throw new BadEntry("That word does not stand before anybody.");
  }

  /// Whether a word may be changed into another, by the rules of taking.
  private void check(String taken, boolean own, String word) {
    Letters old = Letters.of(taken);
    Letters longer = Letters.of(word);
    if (!longer.covers(old))
      throw new BadEntry(
          capitals(word) + " does not use all the letters of " + capitals(taken) + ".");
    if (longer.equals(old))
      throw new BadEntry("A letter must be added to " + capitals(taken) + ".");
    Taking taking = new Taking(game.judge().lexicon(), game.options().strict());
    if (!taking.mayBecome(taken, own, word)) {
      Ruling.Illegal<Void> ruling = taking.forbidden(taken, word);
      throw new BadEntry(ruling.why());
    }
  }

  /// Words enough win at once, or must be retained until the player's next turn.
  private ScoreSheet enough(PerSeat<List<String>> next) {
    boolean wins = !game.options().retained() && next.at(turn).size() >= game.options().goal();
    return new WordMakingSheet(game, next, turn, number, wins ? Seats.of(turn) : Seats.NONE);
  }

  private Noted pass(Entry entry) {
    Seat next = allSeats().leftOf(turn);
    boolean wins = rows.at(next).size() >= game.options().goal();
    return new Noted(
        new WordMakingSheet(game, rows, next, number + 1, wins ? Seats.of(next) : Seats.NONE),
        wins ? next + " has retained the words." : "");
  }

  private Noted fall(Entry entry) {
    String of = entry.text("of");
    Seat owner = owner(of);
    String word = of.substring(of.indexOf('.') + 1);
    return new Noted(
        new WordMakingSheet(
            game, rows.with(owner, row -> minus(row, word)), turn, number, Seats.NONE),
        owner + "'s " + capitals(word) + " falls.");
  }

  private Noted stuck(Entry entry) {
    Seats best = new Scoring(game.options()).result(rows, turn).winners();
    return new Noted(
        new WordMakingSheet(game, rows, turn, number, best),
        "The box is empty, and all have done.");
  }

  private static List<String> plus(List<String> row, String word) {
    List<String> more = new ArrayList<>(row);
    more.add(word);
    return List.copyOf(more);
  }

  private static List<String> minus(List<String> row, String word) {
    List<String> fewer = new ArrayList<>(row);
    fewer.remove(word);
    return List.copyOf(fewer);
  }

  @Override
  public Standing standing() {
    return new Standing(
        rows.map((_, row) -> row.size()),
        "words",
        false,
        "Turn " + number + ", " + game.options().goal() + " words win",
        turn,
        winners);
  }

  static ScoreSheet open(WordMaking game, int seats, Seat first) {
    return new WordMakingSheet(game, PerSeat.all(seats, List.of()), first, 1, Seats.NONE);
  }
}
