package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.envelopes.Position.Envelope;
import parlour.games.envelopes.Position.Player;
import parlour.games.material.Partners;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The rules of Anagrams out of envelopes, for one set of options and one dictionary.
public record Envelopes(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  /// How many announcements are heard for one envelope.
  public static final int TRIES = 10;

  public Envelopes(Options options, Judge judge) {
    this(options, new Words(judge));
  }

  @Override
  public RealTable realTable() {
    Plan sheet =
        Plan.most("words", "Round")
            .line(
                now ->
                    EntryForm.of("round", "Count the words")
                        .each(now.allSeats(), EntryForm.number("words", "words solved")),
                (now, entry) -> {
                  HandSheet next = now;
                  for (Seat seat : now.allSeats()) {
                    int solved = entry.number("words", seat, 0, options.each());
                    for (Seat each : Partners.side(true, seat)) next = next.plus(each, solved);
                  }
                  return next.closes(true);
                });
    return RealTable.with(sheet).clock("Looking for the words", options.allowanceMillis());
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  @Override
  public Kit kit(int seats) {
    return Actions.KIT;
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    List<String> chosen =
        options.sealed().size() >= options.needed()
            ? options.sealed()
            : words.draw(options.needed(), List.of(), dice);
    PerSeat<Player> players =
        PerSeat.of(
            seats.size(),
            seat -> {
              List<Envelope> envelopes = new ArrayList<>();
              for (int i = 0; i < options.each(); i++) {
                String word = chosen.get(i * Partners.FOUR + seat.index() % Partners.FOUR);
                envelopes.add(new Envelope(word, Box.mixed(word, word, dice)));
              }
              return new Player(List.copyOf(envelopes), 0, List.of(), List.of());
            });
    return new Position(players, 0, options.allowanceMillis(), false);
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.isOver()) return Prompt.OVER;
    Seats must = Seats.NONE;
    for (int i = 0; i < position.players().seats(); i++)
      if (!position.of(Seat.of(i)).isDone()) must = must.with(Seat.of(i));
    return new Prompt(Prompt.Pace.TOGETHER, must, Seats.NONE, position.stopMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    Player player = position.of(by);
    if (position.isOver() || player.isDone())
      return Ruling.illegal(Rule.CEASE, "You have no envelope open.");
    return switch (move) {
      case Move.Aside() ->
          settled(position.with(by, player.aside(), atMillis), new News.LaidAside(by));
      case Move.Announce(String word) -> announce(position, by, player, word, atMillis);
    };
  }

  private Ruling<Position> announce(
      Position position, Seat by, Player player, String word, long atMillis) {
    if (!Letters.spellable(word)
        || !Letters.of(word).equals(Letters.of(player.envelope().letters())))
      return Ruling.illegal(Rule.OBJECT, "Your word has all your letters and no others.");
    if (player.tries().contains(word))
      return Ruling.illegal(Rule.TRIES, "You have announced that before.");
    if (player.tries().size() >= TRIES)
      return Ruling.illegal(Rule.TRIES, "Ten words are heard for an envelope, and no more.");
    boolean right =
        word.equals(player.envelope().word())
            || options.anyAnagram() && words.judge().admit(word) >= 0;
    return right
        ? settled(position.with(by, player.found(word), atMillis), new News.Found(by, word))
        : Ruling.legal(position.with(by, player.tried(word), atMillis), new News.Missed(by, word));
  }

  private static Ruling<Position> settled(Position next, Event event) {
    return next.isOver() ? Ruling.legal(next, event, ended(next)) : Ruling.legal(next, event);
  }

  private static Event ended(Position position) {
    return new News.Ended(position.pair(Seat.of(0)), position.pair(Seat.of(1)));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    if (position.isOver()) return Ruling.illegal(Rule.STOP, "Nobody tries any longer.");
    Position stopped = position.stopAt(atMillis);
    return Ruling.legal(stopped, new News.Stopped(), ended(stopped));
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(Result.mostWins(position.players().map((seat, _) -> position.pair(seat))))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (!view.isBusy()) return;
    out.accept(new Move.Aside());
    if (mayAnnounce(view, view.letters())) out.accept(new Move.Announce(view.letters()));
    words.anagrams(
        view.letters(),
        word -> {
          if (!word.equals(view.letters()) && mayAnnounce(view, word))
            out.accept(new Move.Announce(word));
        });
  }

  private static boolean mayAnnounce(View view, String word) {
    return view.own().tries().size() < TRIES && !view.own().tries().contains(word);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    if (dice.once(3)) return new Move.Aside();
    String letters = view.letters();
    String word = dice.once(2) ? words.any(letters, dice) : Box.mixed("", letters, dice);
    return mayAnnounce(view, word) ? new Move.Announce(word) : new Move.Aside();
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(words, view, dice).position();
  }
}
