package parlour.games.yankeeloto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterBox;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Yankee Loto for one set of options.
public record YankeeLoto(Options options, Words words)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("yankee-loto", "Yankee Loto")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary(
              "Form a word of common letters, cover them as they are called, and cry \"Loto!\""
                  + " first.")
          .players(3, 10)
          .minutes(10, 12, 14, 15, 17, 19, 20, 20)
          .shortly(
              "three brisk rounds with words of four letters",
              Map.of("length", "4", "rounds", "3", "calls", "3", "caller", "house"),
              6,
              4)
          .usually("everybody leads once")
          .race()
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(18)
          .skills(Skill.REFLEXES, Skill.ATTENTION, Skill.MEMORY)
          .boxes(LetterBox::boxes)
          .settings(Options.SETTINGS)
          .limitedBy(Options::objection)
          .opensWords((settings, lexicon) -> new YankeeLoto(Options.of(settings), lexicon));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, leader) -> YankeeLotoSheet.open(this, seats, leader))
        .clock("Forming a word", Forming.TIME_MILLIS);
  }

  public YankeeLoto(Options options, Lexicon lexicon) {
    this(options, new Words(new Judge(lexicon, WordLaw.GENERAL), options.length()));
  }

  @Override
  public Judge judge() {
    return words.judge();
  }

  private Forming forming() {
    return new Forming(options, words.judge());
  }

  private Calling calling() {
    return new Calling(options, words.judge());
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Box box = options.box().box();
    LeaderDraw draw =
        options.hostLeads()
            ? LeaderDraw.of(seats, box, dice)
            : LeaderDraw.withoutHost(seats, box, dice);
    Counters counters = Payments.begin(seats.size());
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    return forming().deal(new Position.Match(draw, lead, counters), dice, 0);
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    return switch (round.phase()) {
      case Phase.Making _ -> {
        Seats making = round.making();
        long dueMillis = Prompt.NEVER;
        for (Seat seat : making) dueMillis = Math.min(dueMillis, round.of(seat).dueMillis());
        yield new Prompt(Prompt.Pace.TOGETHER, making, Seats.NONE, dueMillis);
      }
      case Phase.Look look ->
          new Prompt(Prompt.Pace.TOGETHER, round.reading(), Seats.NONE, look.dueMillis());
      case Phase.Call call -> calling().prompt(position, call);
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Lay(String word) -> forming().lay(position, by, word, atMillis);
      case Move.NoWord() -> forming().noWord(position, by, atMillis);
      case Move.Challenge(Seat whose) -> forming().challenge(position, by, whose, atMillis);
      case Move.Content() -> forming().content(position, by, atMillis);
      case Move.Call(int number) -> calling().call(position, by, number, atMillis);
      case Move.Cover cover -> calling().cover(position, by, cover, atMillis);
      case Move.Loto() -> calling().loto(position, by, atMillis);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return switch (position.round().phase()) {
      case Phase.Making _ -> forming().timeUp(position, atMillis);
      case Phase.Look _ -> calling().begin(position, atMillis, List.of());
      case Phase.Call _ -> calling().timeUp(position, atMillis);
      case Phase.Over _ -> Ruling.illegal(TableRules.OVER, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() instanceof Phase.Over
        ? Optional.of(Result.mostWins(position.match().counters().standing()))
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
    return Actions.kit(options, seats);
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
    return new Imagine(options, words, view, dice).position();
  }
}
