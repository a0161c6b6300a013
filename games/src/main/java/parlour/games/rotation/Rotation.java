package parlour.games.rotation;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterBox;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Rotation for one set of options.
public record Rotation(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("rotation", "Rotation")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary(
              "Name a long word that goes round letter by letter, and hope that the others lack"
                  + " what it wants.")
          .players(2, 10)
          .minutes(7, 13, 14, 14, 15, 15, 16, 16, 17)
          .shortly("one hand", Map.of("hands", "1", "missed", "same"), 6, 7, 3, 2, 1)
          .usually("everybody deals once")
          .rulesVersion(3)
          .keepsRulesSince(2)
          .rank(20)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .overDays(Map.of("forced", "press"), 38, 68, 47, 33, 28, 25, 21)
          .settings(Options.SETTINGS)
          .opensWords((settings, lexicon) -> new Rotation(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> RotationSheet.open(this, seats, dealer))
        .turn(MINUTE_MILLIS);
  }

  /// How long a player may take to name a word or to play a letter, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long a word may be challenged where letters are played automatically.
  static final long DOUBT_MILLIS = 6_000;

  /// How long all are waited for who have not let it stand.
  static final long STAND_MILLIS = 20_000;

  public Rotation(Options options, Lexicon lexicon) {
    this(options, new Words(new Judge(lexicon, WordLaw.GENERAL)));
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  private Naming naming() {
    return new Naming(options, words.judge());
  }

  @Override
  public Position deal(Seats seats, long seed) {
    return new Dealing(options).first(seats, new Dice(seed));
  }

  @Override
  public Prompt prompt(Position position) {
    Open.Turn turn = position.turn();
    return switch (turn.phase()) {
      case Phase.Lead(Seat seat, long dueMillis) -> Prompt.turn(seat, dueMillis);
      case Phase.Spell spell -> {
        Seats doubters = turn.claim().isNone() ? Seats.NONE : doubters(position);
        if (!turn.claim().asked().isEmpty()) yield asking(turn);
        if (spell.forced())
          yield new Prompt(Prompt.Pace.RACE, Seats.NONE, doubters, turn.dueMillis());
        if (turn.claim().isNone()) yield Prompt.turn(turn.seat(), turn.dueMillis());
        yield new Prompt(
            Prompt.Pace.TURN,
            Seats.of(turn.seat()),
            doubters.without(turn.seat()),
            turn.dueMillis());
      }
      case Phase.Pause _ when !turn.claim().asked().isEmpty() -> asking(turn);
      case Phase.Pause _ ->
          new Prompt(Prompt.Pace.RACE, Seats.NONE, doubters(position), turn.dueMillis());
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  private static Prompt asking(Open.Turn turn) {
    return new Prompt(Prompt.Pace.RACE, turn.claim().asked(), Seats.NONE, turn.dueMillis());
  }

  private static Seats doubters(Position position) {
    return position.allSeats().without(position.turn().word().leader());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Lead(String word) -> naming().lead(position, by, word, atMillis);
      case Move.Pass() -> naming().pass(position, by, atMillis);
      case Move.Play(char letter) -> new Spelling(options).play(position, by, letter, atMillis);
      case Move.Fail() -> new Spelling(options).fail(position, by, atMillis);
      case Move.Challenge(int lead) -> naming().challenge(position, by, lead, atMillis);
      case Move.LetStand() -> naming().letStand(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.turn().phase()) {
      case Phase.Lead(Seat seat, _) -> naming().pass(position, seat, atMillis);
      case Phase.Spell _ -> new Spelling(options).timeUp(position, atMillis);
      case Phase.Pause _ -> naming().settle(position, atMillis, new ArrayList<>());
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.turn().phase() instanceof Phase.Over
        ? Optional.of(Result.mostWins(PerSeat.of(position.players(), position.open()::score)))
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
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(options, words, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, words, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen =
        options
            .box()
            .box()
            .letters()
            .minus(view.hand())
            .minus(Letters.of(view.open().deal().four()));
    unseen = unseen.minus(view.turn().word().letters());
    Letters[] hands = new Letters[view.held().seats()];
    for (int i = 0; i < hands.length; i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(view.eye())) {
        hands[i] = view.hand();
        continue;
      }
      int missed = options.withholding() ? 0 : view.open().deal().missed().at(seat);
      hands[i] = Letters.EMPTY;
      for (int held = view.held().at(seat); held > 0; held--) {
        char letter = unseenLetter(unseen, missed, dice);
        hands[i] = hands[i].plus(letter);
        unseen = unseen.minus(letter);
      }
    }
    return new Position(
        PerSeat.of(hands.length, seat -> hands[seat.index()]), view.open(), dice.next());
  }

  /// A letter that a player could hold: one they have not failed to play, where there is one.
  private static char unseenLetter(Letters unseen, int missed, Dice dice) {
    char letter = Box.any(unseen, dice);
    for (int attempt = 0; attempt < 64 && (missed >>> letter - 'a' & 1) != 0; attempt++)
      letter = Box.any(unseen, dice);
    return letter;
  }
}
