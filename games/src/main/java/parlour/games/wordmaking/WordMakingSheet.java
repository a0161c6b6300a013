package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;
import parlour.lexicon.Verdict;

/// Word Making and Word Taking: the words that stand before each player, made and taken turn by
/// turn, until somebody retains enough of them.
///
/// @param rows the words before each
/// @param turn whose turn it is
record WordMakingSheet(
    WordMaking game, PerSeat<List<Made>> rows, Seat turn, int number, Seats winners)
    implements ScoreSheet {
  private static final String LOOSE = "";

  /// A word that stands before a player.
  ///
  /// @param taken the word it was made of, if any, which goes back to its owner if this one falls
  record Made(Seat owner, String word, List<Made> taken) {}

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
      for (Made made : rows.at(seat)) options.add(new EntryForm.Option(key(made), named(made)));
    return options;
  }

  private Noted word(Entry entry) {
    String word = entry.word("word");
    int least = game.judge().law().least();
    if (word.length() < least)
      throw new BadEntry(Sentence.of("A word has {0:letters} or more.", least));
    if (game.judge().judge(word) instanceof Verdict.Refused(_, String why))
      throw new BadEntry(why + ".");
    String of = entry.text("of");
    if (of.equals(LOOSE))
      return new Noted(
          enough(plus(rows, new Made(turn, word, List.of()))),
          turn + " makes " + capitals(word) + ".");
    Made taken = standing(of);
    check(taken.word(), taken.owner().equals(turn), word);
    return new Noted(
        enough(plus(minus(rows, taken), new Made(turn, word, List.of(taken)))),
        turn + " makes " + capitals(word) + " of " + named(taken) + ".");
  }

  private static String key(Made made) {
    return made.owner().index() + "." + made.word();
  }

  private static String named(Made made) {
    return made.owner() + "'s " + capitals(made.word());
  }

  private Made standing(String key) {
    for (Seat seat : allSeats())
      for (Made made : rows.at(seat)) if (key.equals(key(made))) return made;
    throw new BadEntry("That word does not stand before anybody.");
  }

  /// Whether a word may be changed into another, by the rules of taking.
  private void check(String taken, boolean own, String word) {
    String misfit = Taking.misfit(taken, word);
    if (!misfit.isEmpty()) throw new BadEntry(misfit);
    Taking taking = new Taking(game.judge().lexicon(), game.options().strict());
    if (!taking.mayBecome(taken, own, word)) throw new BadEntry(taking.why(taken, word) + ".");
  }

  /// Words enough win at once, or must be retained until the player's next turn.
  private ScoreSheet enough(PerSeat<List<Made>> next) {
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
    Made fallen = standing(entry.text("of"));
    PerSeat<List<Made>> back = minus(rows, fallen);
    StringBuilder told = new StringBuilder(named(fallen)).append(" falls");
    for (Made taken : fallen.taken()) {
      back = plus(back, taken);
      told.append(", and ").append(named(taken)).append(" goes back");
    }
    return new Noted(
        new WordMakingSheet(game, back, turn, number, Seats.NONE), told.append('.').toString());
  }

  private Noted stuck(Entry entry) {
    Seats best = new Scoring(game.options()).result(words(), turn).winners();
    return new Noted(
        new WordMakingSheet(game, rows, turn, number, best),
        "The box is empty, and all have done.");
  }

  private PerSeat<List<String>> words() {
    return rows.map((_, row) -> row.stream().map(Made::word).toList());
  }

  private static PerSeat<List<Made>> plus(PerSeat<List<Made>> rows, Made made) {
    return rows.with(made.owner(), row -> Stream.concat(row.stream(), Stream.of(made)).toList());
  }

  private static PerSeat<List<Made>> minus(PerSeat<List<Made>> rows, Made made) {
    return rows.with(
        made.owner(), row -> row.stream().filter(other -> !other.equals(made)).toList());
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
