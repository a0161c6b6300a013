package parlour.games.letterpool;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.CatalogEntry;
import parlour.games.letterpool.Position.Claim;
import parlour.games.letterpool.Position.Phase;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WonWords;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// Letter Pool, bound to what the company has settled and to its dictionary.
public record LetterPool(Options options, Judge judge) implements WordGame<Position, Move, View> {
  public static final CatalogEntry KIND =
      new CatalogEntry(
          "letter-pool",
          new CatalogEntry.About(
              "Letter Pool",
              "Letter games",
              "000",
              "Stake letters, and win them back with the word that takes most of the pool.",
              20,
              false),
          1,
          new CatalogEntry.Seating(2, 8),
          Options.SETTINGS,
          (settings, lexicon) -> new LetterPool(Options.of(settings), lexicon));

  /// How long one may think about a stake, the pool or a word, in milliseconds.
  static final long MINUTE = 60_000;

  /// How long a word laid down may still be challenged.
  static final long PAUSE = 10_000;

  /// More ids than a hand has letters.
  private static final int TOO_MANY = 20;

  public LetterPool(Options options, Lexicon lexicon) {
    this(options, new Judge(lexicon, WordLaw.GENERAL));
  }

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    LeaderDraw draw = LeaderDraw.of(seats, options.box().box(), dice);
    Pile box = options.box().box().shuffled(dice);
    LeadOrder lead = LeadOrder.first(seats, draw.leader());
    PerSeat<Letters> none = PerSeat.all(seats.size(), Letters.EMPTY);
    Position empty =
        new Position(
            new Position.Match(draw, lead, 1, PerSeat.all(seats.size(), WonWords.NONE)),
            box,
            none,
            Position.Round.of(Letters.EMPTY, seats.size(), together(0)),
            dice.state());
    return Rounds.fill(options, empty);
  }

  /// When something that all do at once is due.
  long together(long now) {
    return options.clock().together().due(now, MINUTE);
  }

  @Override
  public Prompt prompt(Position position) {
    Position.Round round = position.round();
    Position.Turn turn = round.turn();
    Seats awaited = position.seats().minus(round.done());
    return switch (round.phase()) {
      case STAKE, THINK -> new Prompt(Prompt.Pace.TOGETHER, awaited, Seats.NONE, turn.due());
      case DECLARE -> {
        Seats may =
            turn.claim().proven()
                ? Seats.NONE
                : position.seats().without(turn.claim().by()).without(turn.seat());
        yield new Prompt(Prompt.Pace.TURN, Seats.of(turn.seat()), may, turn.due());
      }
      case LAID -> new Prompt(Prompt.Pace.RACE, awaited, Seats.NONE, turn.due());
      case OVER -> Prompt.OVER;
    };
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    Rounds rounds = new Rounds(this, at);
    return switch (move) {
      case Move.Stake(char letter) -> rounds.stake(position, by, letter);
      case Move.Ready() -> rounds.ready(position, by);
      case Move.Declare declare -> declare(position, by, declare, at);
      case Move.Pass() ->
          isTurn(position, by)
              ? rounds.passOn(position, new News.Passed(by, false))
              : notYourTurn();
      case Move.Challenge(String word) -> rounds.challenge(position, by, word);
      case Move.Content() -> rounds.content(position, by);
    };
  }

  private static boolean isTurn(Position position, Seat by) {
    return position.round().phase() == Phase.DECLARE && position.round().turn().seat().equals(by);
  }

  private static Ruling<Position> notYourTurn() {
    return Ruling.illegal(Rule.DECLARE, "It is not your turn to declare.");
  }

  /// A word of at least one letter of the hand and two of the pool, higher than the one before it.
  private Ruling<Position> declare(Position position, Seat by, Move.Declare move, long at) {
    if (!isTurn(position, by)) return notYourTurn();
    Letters pool = position.round().pool();
    return switch (Bid.held(pool, position.hand(by), move.word(), move.held())) {
      case Ruling.Illegal<Letters>(var clause, String why) -> Ruling.illegal(clause, why);
      case Ruling.Legal<Letters>(Letters held, var _) -> {
        Claim claim = new Claim(by, move.word(), held, options.judging() == JudgingMode.UMPIRE);
        yield new Rounds(this, at).declare(position, claim);
      }
    };
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    Rounds rounds = new Rounds(this, at);
    return switch (position.round().phase()) {
      case STAKE -> rounds.stakeByLot(position);
      case THINK -> rounds.beginDeclaring(position);
      case DECLARE ->
          rounds.passOn(position, new News.Passed(position.round().turn().seat(), true));
      case LAID -> rounds.letStand(position);
      case OVER -> Ruling.illegal(Rule.END, "The game is over.");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.round().phase() == Phase.OVER
        ? Optional.of(standing(position))
        : Optional.empty();
  }

  /// Most letters in words won wins; a tie goes to the word of most syllables.
  Result standing(Position position) {
    PerSeat<Integer> letters = position.match().won().map((_, won) -> won.count());
    return Result.ranked(
        letters,
        position.match().won().map((_, won) -> won.count() * 100 + syllables(won.words())));
  }

  private int syllables(List<String> won) {
    int most = 0;
    for (String word : won) {
      if (judge.admit(word) >= 0) most = Math.max(most, judge.lexicon().syllables(word));
    }
    return most;
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
  public Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "stake" -> {
        char letter = LetterFaces.letter(answer.text("letter").strip());
        yield letter == LetterFaces.NONE ? Optional.empty() : Optional.of(new Move.Stake(letter));
      }
      case "ready" -> Optional.of(new Move.Ready());
      case "declare" -> {
        List<String> ids = answer.ids("hand").stream().distinct().toList();
        if (ids.size() > TOO_MANY) yield Optional.empty();
        Letters held = Letters.EMPTY;
        for (String id : ids) {
          char letter = LetterFaces.letter(id);
          if (letter == LetterFaces.NONE || !LetterFaces.zone(id).equals("h"))
            yield Optional.empty();
          held = held.plus(letter);
        }
        yield Optional.of(new Move.Declare(answer.word("word"), held));
      }
      case "pass" -> Optional.of(new Move.Pass());
      case "challenge" -> Optional.of(new Move.Challenge(answer.word("word")));
      case "content" -> Optional.of(new Move.Content());
      default -> Optional.empty();
    };
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.Stake(char letter) -> Answer.of("stake", "letter", LetterFaces.id("h", letter, 1));
      case Move.Ready() -> Answer.of("ready");
      case Move.Declare(String word, Letters held) when held.isEmpty() ->
          Answer.of("declare", "word", LetterFaces.capitals(word));
      case Move.Declare(String word, Letters held) ->
          Answer.of(
              "declare",
              "word",
              LetterFaces.capitals(word),
              "hand",
              String.join(" ", LetterFaces.ids("h", held)));
      case Move.Pass() -> Answer.of("pass");
      case Move.Challenge(String word) ->
          Answer.of("challenge", "word", LetterFaces.capitals(word));
      case Move.Content() -> Answer.of("content");
    };
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(this, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(this, view).any(dice);
  }

  /// The letters of its hand that a chair would use to declare a word; none where it cannot declare
  /// it.
  public Letters held(View view, Letters word) {
    return new Choices(this, view).held(word);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    Letters unseen = options.box().box().letters().minus(view.hand()).minus(view.pool());
    boolean staking = view.phase() == Phase.STAKE;
    for (Seat seat : view.seats()) {
      unseen = unseen.minus(view.match().won().at(seat).letters());
      if (staking) unseen = unseen.minus(view.round().stakes().at(seat));
    }
    Letters[] hands = new Letters[view.held().seats()];
    for (Seat seat : view.seats()) hands[seat.index()] = Letters.EMPTY;
    for (Claim claim : view.round().turn().claims()) {
      if (claim.by().equals(view.eye())) continue;
      hands[claim.by().index()] = claim.held();
      unseen = unseen.minus(claim.held());
    }
    Pile pile = Box.shuffled(unseen, dice);
    PerSeat<Letters> stakes = view.round().stakes();
    for (Seat seat : view.seats()) {
      if (seat.equals(view.eye())) continue;
      int wanted = view.held().at(seat) - hands[seat.index()].size();
      hands[seat.index()] = hands[seat.index()].plus(Box.top(pile, wanted));
      pile = pile.less(wanted);
      if (!staking || !view.round().done().has(seat)) continue;
      stakes = stakes.with(seat, Box.top(pile, 1));
      pile = pile.less(1);
    }
    if (!view.eye().isNobody()) hands[view.eye().index()] = view.hand();
    Position.Round round = view.round();
    return new Position(
        view.match(),
        pile,
        PerSeat.of(hands.length, seat -> hands[seat.index()]),
        new Position.Round(round.phase(), round.pool(), stakes, round.done(), round.turn()),
        dice.next());
  }
}
