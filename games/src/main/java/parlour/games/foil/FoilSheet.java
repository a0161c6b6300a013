package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.Position.Match;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Subject;
import parlour.games.material.Phrases;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.ScoreSheet;
import parlour.lexicon.Letters;

/// Foil: first everybody's words, then what everybody has written for each, counted by the scoring
/// table.
///
/// @param laid the words of this hand, once they are entered
/// @param cards how many cards each holds in this hand
record FoilSheet(
    Foil game, Match match, Optional<LaidWords> laid, PerSeat<Integer> cards, Seats winners)
    implements ScoreSheet {
  private static final int MOST_UNUSED = 20;

  @Override
  public List<EntryRule> acts() {
    if (!winners.isEmpty()) return List.of();
    if (laid.isPresent()) return List.of(new EntryRule(answers(laid.get()), this::answered));
    return List.of(
        new EntryRule(
            EntryForm.of(
                    "words",
                    "Enter the words of this hand",
                    EntryForm.playerIfAny("knock", "who knocked", match.in()))
                .each(match.in(), EntryForm.words("words", "words formed"))
                .each(match.in(), EntryForm.number("unused", "unused cards")),
            this::words),
        new EntryRule(
            EntryForm.of(
                "fine",
                "A fine or a bonus of your own",
                EntryForm.player("who", "player", match.in()),
                EntryForm.number("points", "points, less than 0 for a fine")),
            this::fine));
  }

  private Noted words(Entry entry) {
    PerSeat<Holder> holders = PerSeat.all(match.players(), Holder.EMPTY);
    PerSeat<Integer> held = PerSeat.all(match.players(), 0);
    for (Seat seat : match.in()) {
      Holder holder = Holder.EMPTY;
      for (String word : entry.words("words", seat)) holder = holder.lay(seat, word);
      holders = holders.with(seat, holder);
      int unused = entry.number("unused", seat, 0, MOST_UNUSED);
      held = held.with(seat, holder.letters().size() + unused);
    }
    LaidWords words = LaidWords.of(Subject.NONE, entry.seatIfAny("knock", match.in()), holders);
    return new Noted(
        new FoilSheet(game, match, Optional.of(words), held, Seats.NONE),
        "Hand " + match.hand() + ": " + words.slots().size() + " words are laid.");
  }

  /// Every player's paper: what they wrote for each word. Their own words usually stand there.
  private EntryForm answers(LaidWords words) {
    List<EntryForm.Blank> blanks = new ArrayList<>();
    for (Seat reader : match.in())
      for (int line = 0; line < words.slots().size(); line++) {
        Holder.Slot slot = words.slots().get(line);
        boolean own = slot.owner().equals(reader);
        String label =
            (own ? "their own" : slot.owner() + "'s")
                + " "
                + Letters.of(slot.word()).toString().toUpperCase(Locale.ROOT);
        EntryForm.Blank blank =
            EntryForm.word("wrote" + line, label).usually(own ? slot.word() : "");
        blanks.add(blank.about(reader));
      }
    return EntryForm.of("answers", "Enter what everybody wrote").plus(blanks);
  }

  private Noted answered(Entry entry) {
    LaidWords written = laid.orElseThrow();
    for (Seat reader : match.in())
      for (int line = 0; line < written.slots().size(); line++)
        written = written.write(reader, line, entry.word("wrote" + line, reader));
    Rounds rounds = new Rounds(game.options(), game.judge());
    Rounds.Counted counted = rounds.count(match, written, cards, Set.of());
    StringBuilder line = new StringBuilder("Hand " + match.hand() + ": ");
    String sep = "";
    for (Seat seat : match.in()) {
      line.append(sep).append(seat).append(' ');
      line.append(Phrases.gain(counted.accounts().at(seat).points()));
      sep = ", ";
    }
    Match next = counted.isOver() ? counted.match() : rounds.following(counted.match());
    return new Noted(
        new FoilSheet(
            game, next, Optional.empty(), cards, counted.isOver() ? counted.leaders() : Seats.NONE),
        line.toString());
  }

  private Noted fine(Entry entry) {
    Seat who = entry.seat("who", match.in());
    int points = entry.number("points", -1_000, 1_000);
    Match next = match.score(who, points);
    return new Noted(
        new FoilSheet(game, next, Optional.empty(), cards, Seats.NONE),
        who + " " + Phrases.gain(points));
  }

  @Override
  public Standing standing() {
    return new Standing(
        match.totals(),
        "points",
        false,
        "Hand "
            + match.hand()
            + ", a knock needs a word of "
            + match.size(game.options().form())
            + " letters",
        match.dealer(),
        winners);
  }

  static ScoreSheet open(Foil game, int seats, Seat dealer) {
    PerSeat<Integer> none = PerSeat.all(seats, 0);
    return new FoilSheet(
        game,
        new Match(none, none, 1, dealer, Seats.first(seats), false),
        Optional.empty(),
        none,
        Seats.NONE);
  }
}
