package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.NONE;

import java.util.ArrayList;
import java.util.List;
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
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.LetterFaces;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The rules of Word Making and Word Taking for one set of options.
public record WordMaking(Options options, Judge judge)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("wmwt", "Word Making & Word Taking")
          .leaflet("002")
          .summary(
              "Draw letters, make words of them, and take other people's by adding a letter; best"
                  + " with three to six.")
          .players(2, Seat.MOST)
          .minutes(25, 40, 50, 50, 55, 60, 60, 65, 65, 70, 75, 75, 80, 80, 85)
          .shortly("three words", Map.of("goal", "3"), 5, 6, 8, 10, 12, 14, 16, 18, 20)
          .usually("ten words")
          .rulesVersion(3)
          .keepsRulesSince(1)
          .rank(0)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(LetterBox::boxes)
          .timeLimit(CatalogEntry.TimeLimit.TURN)
          .overDays(Map.of(), 16, 16, 32, 33, 52, 48, 43, 65)
          .settings(Options.SETTINGS)
          .opensWords(
              (settings, lexicon) ->
                  new WordMaking(Options.of(settings), Options.judge(settings, lexicon)));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, first) -> WordMakingSheet.open(this, seats, first))
        .turn(MINUTE_MILLIS);
  }

  /// How long a turn may take, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long a vote lasts.
  static final long VOTE_MILLIS = 20_000;

  /// How long words that win at once may still be doubted.
  static final long CLOSING_MILLIS = 15_000;

  private Turns turns() {
    return new Turns(options, judge);
  }

  private Doubts doubts() {
    return new Doubts(options, judge);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Box box = options.box().box();
    LeaderDraw drawing = LeaderDraw.nearestTheBeginning(seats, box, dice);
    Open.Turn first = new Open.Turn(drawing.leader(), 1, NONE, false, false, 0);
    return new Position(
        box.shuffled(dice),
        new Open(
            new Phase.Play(turns().dueMillis(0)),
            drawing,
            Letters.EMPTY,
            PerSeat.all(seats.size(), List.of()),
            0,
            PerSeat.all(seats.size(), 0),
            first));
  }

  @Override
  public Prompt prompt(Position position) {
    Open open = position.open();
    return switch (open.phase()) {
      case Phase.Play(long dueMillis) -> {
        Seats doubters = options.isUmpired() ? Seats.NONE : open.doubters();
        yield new Prompt(
            Prompt.Pace.TURN,
            Seats.of(open.turn().seat()),
            doubters.without(open.turn().seat()),
            dueMillis);
      }
      case Phase.Vote vote ->
          new Prompt(Prompt.Pace.TOGETHER, vote.asked(), Seats.NONE, vote.dueMillis());
      case Phase.Closing(_, long dueMillis) ->
          new Prompt(Prompt.Pace.RACE, Seats.NONE, open.doubters(), dueMillis);
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    Open open = position.open();
    boolean turn = open.phase() instanceof Phase.Play && open.turn().seat().equals(by);
    return switch (move) {
      case Move.Draw() when turn -> Turns.draw(position, by);
      case Move.Spell spell when turn -> turns().spell(position, by, spell, atMillis);
      case Move.Pass() when turn -> turns().pass(position, by, atMillis);
      case Move.Doubt(int number) -> doubts().doubt(position, by, number, atMillis);
      case Move.Vote(int number, boolean consult) ->
          doubts().vote(position, by, number, consult, atMillis);
      case Move.Draw(), Move.Spell _, Move.Pass() ->
          Ruling.illegal(Rule.ALL_HE_CAN, "Wait until your turn comes.");
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.open().phase()) {
      case Phase.Play _ -> turns().timeUp(position, atMillis);
      case Phase.Vote vote -> doubts().close(position, vote, atMillis);
      case Phase.Closing(long restMillis, _) ->
          turns().closed(position, restMillis, atMillis, new ArrayList<>());
      case Phase.Over _ -> Ruling.legal(position);
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.open().phase() instanceof Phase.Over
        ? Optional.of(new Scoring(options).result(position.open()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return new View(eye, position.box().size(), position.open());
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, judge.law().least(), view).scene();
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
    new Choices(options, judge, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(options, judge, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen = options.box().box().letters().minus(view.open().loose());
    for (Seat seat : Seats.first(view.open().players()))
      for (Standing word : view.open().row(seat)) unseen = unseen.minus(word.letters());
    Pile box = Box.shuffled(unseen, dice);
    return new Position(box, view.open());
  }

  /// A word as texts show it.
  static String shown(Standing word) {
    return LetterFaces.capitals(word.word());
  }
}
