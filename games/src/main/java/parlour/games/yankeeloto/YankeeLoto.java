package parlour.games.yankeeloto;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Kit;
import parlour.engine.Piece;
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
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The rules of Yankee Loto for one set of options.
public record YankeeLoto(Options options, Words words) implements WordGame<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("yankee-loto", "Yankee Loto")
          .subtitle("Letter games")
          .leaflet("000")
          .reconstructed()
          .summary(
              "Form a word of common letters, cover them as they are called, and cry \"Loto!\""
                  + " first.")
          .players(3, 10)
          .minutes(15)
          .race()
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, lexicon) -> new YankeeLoto(Options.of(settings), lexicon));

  /// How long all have to form a word, in milliseconds.
  public static final long FORMING = Forming.TIME;

  /// How many counters everybody begins with.
  public static final int COUNTERS = 10;

  /// What each but the leader puts in the pool of a round.
  public static final int STAKE = Forming.STAKE;

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
    Counters counters = Counters.inBox(seats.size()).give(COUNTERS);
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    return forming().deal(new Position.Match(draw, lead, counters), dice, 0);
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    return switch (round.phase()) {
      case Phase.Making _ -> {
        Seats making = round.making();
        long due = Prompt.NEVER;
        for (Seat seat : making) due = Math.min(due, round.of(seat).due());
        yield new Prompt(Prompt.Pace.TOGETHER, making, Seats.NONE, due);
      }
      case Phase.Look look ->
          new Prompt(Prompt.Pace.TOGETHER, round.reading(), Seats.NONE, look.due());
      case Phase.Call call -> calling().prompt(position, call);
      case Phase.Over _ -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    return switch (move) {
      case Move.Lay(String word) -> forming().lay(position, by, word, at);
      case Move.NoWord() -> forming().noWord(position, by, at);
      case Move.Challenge(Seat whose) -> forming().challenge(position, by, whose, at);
      case Move.Content() -> forming().content(position, by, at);
      case Move.Call(int number) -> calling().call(position, by, number, at);
      case Move.Cover cover -> calling().cover(position, by, cover, at);
      case Move.Loto() -> calling().loto(position, by, at);
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    return switch (position.round().phase()) {
      case Phase.Making _ -> forming().timeUp(position, at);
      case Phase.Look _ -> calling().begin(position, at, List.of());
      case Phase.Call _ -> calling().timeUp(position, at);
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
    return new Kit(
        Kit.Aim.most("Most counters win; everybody leads once.", "counters"),
        List.of(
            Kit.Action.of("lay", "Lay the word", 0, 'L'),
            Kit.Action.of("no-word", "I have no word", 1, 'N').pressedTwice(),
            Kit.Action.of("challenge", "Challenge a word", 1, 'C'),
            Kit.Action.of("content", "All are words", 0, 'A'),
            Kit.Action.of("call", "Call a letter", 0, 'L'),
            Kit.Action.of("cover", "Cover it", 2, 'C'),
            Kit.Action.of("loto", "Cry \"Loto!\"", 1, 'O').pressedTwice()),
        Forming.HAND,
        Piece.Form.LETTER,
        true,
        true);
  }

  @Override
  public Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "lay" -> Optional.of(new Move.Lay(answer.written("word")));
      case "no-word" -> Optional.of(new Move.NoWord());
      case "challenge" -> {
        Seat whose = answer.seat("whose");
        yield whose.isNobody() ? Optional.empty() : Optional.of(new Move.Challenge(whose));
      }
      case "content" -> Optional.of(new Move.Content());
      case "call" -> Optional.of(new Move.Call(answer.number("number", -1)));
      case "cover" -> {
        char letter = LetterFaces.alone(answer.text("letter").strip());
        yield letter == LetterFaces.NONE
            ? Optional.empty()
            : Optional.of(new Move.Cover(answer.number("number", -1), letter));
      }
      case "loto" -> Optional.of(new Move.Loto());
      default -> Optional.empty();
    };
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.Lay(String word) -> Answer.of("lay", "word", LetterFaces.capitals(word));
      case Move.NoWord() -> Answer.of("no-word");
      case Move.Challenge(Seat whose) ->
          Answer.of("challenge", "whose", String.valueOf(whose.index()));
      case Move.Content() -> Answer.of("content");
      case Move.Call(int number) -> Answer.of("call", "number", String.valueOf(number));
      case Move.Cover(int number, char letter) ->
          Answer.of(
              "cover", "number", String.valueOf(number), "letter", LetterFaces.capital(letter));
      case Move.Loto() -> Answer.of("loto");
    };
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
