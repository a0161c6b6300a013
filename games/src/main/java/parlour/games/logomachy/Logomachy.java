package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.GeneralRules;
import parlour.games.material.Skill;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// The rules of Logomachy, for one set of options and the plays of one dictionary.
public record Logomachy(Options options, PlaySearch plays)
    implements WordGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("logomachy", "Logomachy")
          .subtitle("or, the War of Words")
          .leaflet("003")
          .summary(
              "Play a card with cards of the pool, spell a word and take them; or build one, if"
                  + " nobody forestalls you.")
          .players(2, 12)
          .limitedBy(Options::objection)
          .minutes(30, 35, 50, 50, 60, 70)
          .shortly("one deal of three hands", Map.of("goal", "0", "hands", "3"), 5, 7, 10, 13, 15)
          .usually("to 21 points")
          .rulesVersion(2)
          .keepsRulesSince(1)
          .rank(3)
          .skills(Skill.VOCABULARY, Skill.ATTENTION, Skill.JUDGEMENT)
          .boxes(Pack::boxes)
          .evening(4, "point", Map.of("partners", "yes"), Map.of("goal", "1"))
          .overDays(Map.of(), 24, 54, 48, 60, 48)
          .settings(Options.SETTINGS)
          .opensWords(
              (settings, lexicon) ->
                  new Logomachy(Options.of(settings), Options.judge(settings, lexicon)));

  @Override
  public RealTable realTable() {
    return RealTable.with((seats, dealer) -> LogomachySheet.open(options, seats, dealer))
        .turn(MINUTE_MILLIS);
  }

  /// How long a player may deliberate, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How long the last word of a round may still be challenged before cards are dealt or counted.
  static final long PAUSE_MILLIS = 10_000;

  public Logomachy(Options options, Judge judge) {
    this(options, new PlaySearch(judge, options.strict()));
  }

  @Override
  public Judge judge() {
    return plays.judge();
  }

  @Override
  public Position deal(Seats seats, long seed) {
    return new Dealing(options).first(seats, new Dice(seed));
  }

  @Override
  public Prompt prompt(Position position) {
    Open.Turn turn = position.turn();
    if (position.open().isOver()) return Prompt.OVER;
    if (turn.claim().isNone()) return Prompt.turn(turn.seat(), turn.dueMillis());
    Seats others = turn.claim().doubters().without(turn.seat());
    Prompt.Pace pace = turn.seat().isNobody() ? Prompt.Pace.RACE : Prompt.Pace.TURN;
    return new Prompt(pace, Seats.of(turn.seat()), others, turn.dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    if (!(move instanceof Move.Challenge) && !position.turn().seat().equals(by))
      return Ruling.illegal(Rule.NO_TWICE, "It is not your turn to play.");
    return switch (move) {
      case Move.Take take -> take(position, by, take, atMillis);
      case Move.Lay(char card) -> lay(position, by, card, atMillis);
      case Move.Build build -> build(position, by, build, atMillis);
      case Move.Extend extend -> extend(position, by, extend, atMillis);
      case Move.Challenge(int play) -> challenge(position, by, play, atMillis);
    };
  }

  /// A trick is taken by spelling a word with one card of the hand and any number of the pool.
  private Ruling<Position> take(Position position, Seat by, Move.Take said, long atMillis) {
    if (!isLongEnough(said.word())) return tooShort();
    return Clarify.take(
        position.pool(),
        position.hand(by),
        said,
        take -> {
          if (isForfeit(take.word()))
            return forfeit(position, by, take.word(), take.card(), atMillis);
          Letters letters = Letters.of(take.word());
          Pool left = position.pool().take(letters, take.card(), take.builds());
          Captured richer = position.captured().take(by, letters, left.isEmpty());
          Seat builder = builder(position.pool(), take.builds());
          Event took = new News.Took(by, take.card(), take.word(), builder, left.isEmpty());
          Play play = new Play(by, take.word(), take.card(), richer, left);
          return left.isEmpty()
              ? stands(position, play, atMillis, took, new News.Swept(by))
              : stands(position, play, atMillis, took);
        });
  }

  private static Seat builder(Pool pool, long builds) {
    return builds == 0 ? Seat.NOBODY : pool.build(Long.numberOfTrailingZeros(builds)).by();
  }

  /// A player who cannot take a trick lays a card to the pool; unless the table plays strictly, a
  /// player who can may do so too.
  private Ruling<Position> lay(Position position, Seat by, char card, long atMillis) {
    Letters hand = position.hand(by);
    if (!Letters.isLetter(card) || !hand.has(card))
      return Ruling.illegal(TableRules.SENSE, "That card is not in your hand.");
    if (plays.mustTake(position.pool(), hand))
      return Ruling.illegal(Rule.OPTIONAL_TAKE, "You can take a trick of three letters or more.");
    if (plays.mustGoOn(position.pool(), hand, by)) {
      return Ruling.illegal(
          Rule.BUILD_OWN_NEXT,
          "You hold what the word you have begun needs: go on with it, or make another play.");
    }
    Play play = new Play(by, "", card, position.captured(), position.pool().lay(card));
    return passOn(position, play, Open.Claim.NONE, atMillis, new News.Laid(by, card));
  }

  /// Whether this seat may lay a card to the pool when it is its turn.
  public boolean mayLay(View view) {
    return plays.mayLay(view);
  }

  /// A player who holds two or more cards of a word may put one of them with cards of the pool.
  private Ruling<Position> build(Position position, Seat by, Move.Build said, long atMillis) {
    if (!isLongEnough(said.word())) return tooShort();
    return Clarify.build(
        position.pool(),
        position.hand(by),
        said,
        build -> {
          if (isForfeit(build.word()))
            return forfeit(position, by, build.word(), build.card(), atMillis);
          Letters from = Letters.of(build.word()).minus(build.rest()).minus(build.card());
          Pool begun = position.pool().begin(by, build.word(), build.card(), from);
          Play play = new Play(by, build.word(), build.card(), position.captured(), begun);
          return stands(
              position, play, atMillis, new News.Began(by, build.card(), build.word(), from));
        });
  }

  /// A player who holds all that a longer word needs may put a card to the word begun.
  private Ruling<Position> extend(Position position, Seat by, Move.Extend said, long atMillis) {
    if (!isLongEnough(said.word())) return tooShort();
    return Clarify.extend(
        position.pool(),
        position.hand(by),
        said,
        extend -> {
          if (isForfeit(extend.word()))
            return forfeit(position, by, extend.word(), extend.card(), atMillis);
          Pool.Build begun = position.pool().build(extend.build());
          Letters from =
              Letters.of(extend.word())
                  .minus(extend.rest())
                  .minus(extend.card())
                  .minus(begun.laid());
          Pool longer = position.pool().extend(begun, by, extend.word(), extend.card(), from);
          Play play = new Play(by, extend.word(), extend.card(), position.captured(), longer);
          return stands(
              position,
              play,
              atMillis,
              new News.Extended(by, extend.card(), begun.word(), extend.word()));
        });
  }

  private boolean isLongEnough(String word) {
    return word.length() >= judge().law().least() && Letters.spellable(word);
  }

  private Ruling<Position> tooShort() {
    return Ruling.illegal(
        Rule.MIN_WORD,
        "A word has " + Sentence.number(judge().law().least()) + " letters or more.");
  }

  private boolean isForfeit(String word) {
    return options.judging() == JudgingMode.UMPIRE && judge().admit(word) < 0;
  }

  /// A misspelt word forfeits the trick: all the cards used stay in the pool, the one played too.
  private Ruling<Position> forfeit(
      Position position, Seat by, String word, char card, long atMillis) {
    Play play = new Play(by, word, card, position.captured(), position.pool().lay(card));
    return passOn(position, play, Open.Claim.NONE, atMillis, forfeited(by, word, card));
  }

  private Event forfeited(Seat by, String word, char card) {
    return switch (judge().judge(word)) {
      case Verdict.Good _ -> throw new IllegalStateException(word + " is a word");
      case Verdict.Refused(Reason reason, String why) ->
          new News.Forfeited(by, card, why, against(reason));
    };
  }

  /// The clause that speaks of such a word: the leaflet's, or the table's where its manners or its
  /// word list bar it.
  private static Clause against(Reason reason) {
    return switch (reason) {
      case UNKNOWN -> Rule.MISSPELL;
      case COARSE -> TableRules.MANNERS;
      case MODERN, TOO_RARE, STRUCK -> TableRules.WORD_LIST;
      default -> Rule.WORDS;
    };
  }

  /// A play: the card played and how the table looks after it.
  private record Play(Seat by, String word, char card, Captured captured, Pool pool) {}

  /// A word proclaimed stands, for good or until it is challenged.
  private Ruling<Position> stands(Position position, Play play, long atMillis, Event... events) {
    Open.Claim claim =
        options.judging() == JudgingMode.UMPIRE
            ? Open.Claim.NONE
            : new Open.Claim(
                play.by,
                Seats.first(position.players()).minus(options.own(play.by)),
                play.word,
                play.card,
                position.captured(),
                position.pool());
    return passOn(position, play, claim, atMillis, events);
  }

  /// The turn passes to the left; nobody plays twice in succession.
  private Ruling<Position> passOn(
      Position position, Play play, Open.Claim claim, long atMillis, Event... events) {
    Seat next = Seats.first(position.players()).leftOf(play.by);
    int number = position.turn().play() + 1;
    boolean handsOut = position.hand(next).isEmpty();
    Open.Turn turn =
        handsOut
            ? new Open.Turn(Seat.NOBODY, number, atMillis + PAUSE_MILLIS, claim)
            : new Open.Turn(
                next, number, options.clock().dueMillis(atMillis, MINUTE_MILLIS), claim);
    Position played =
        position.play(
            play.by, play.card, new Open(position.match(), play.captured, play.pool, turn));
    if (!handsOut || !claim.isNone()) return Ruling.legal(played, events);
    return new Dealing(options).handsOut(played, atMillis, new ArrayList<>(List.of(events)));
  }

  /// A word that falls gives back what it took, and its card stays in the pool.
  private Ruling<Position> challenge(Position position, Seat by, int play, long atMillis) {
    Open.Turn turn = position.turn();
    Open.Claim claim = turn.claim();
    if (claim.isNone() || play != turn.play() - 1)
      return Ruling.illegal(Rule.CHALLENGE_TIME, "That word can no longer be challenged.");
    if (claim.by().equals(by))
      return Ruling.illegal(Rule.CHALLENGE, "Your own word is for others to challenge.");
    if (!claim.doubters().has(by))
      return Ruling.illegal(
          GeneralRules.PARTNERS_WORD, "Your partner's word is for the others to challenge.");
    boolean stands = judge().admit(claim.word()) >= 0;
    List<Event> events = new ArrayList<>();
    Captured paid =
        stands && options.judging().isDear()
            ? position.captured().give(by, claim.by())
            : position.captured();
    boolean dear = !paid.equals(position.captured());
    events.add(new News.Challenged(by, claim.by(), claim.word(), stands, dear));
    Position settled =
        position.with(
            position.open().with(paid, position.pool()).with(turn.settled(turn.dueMillis())));
    if (!stands) {
      events.add(forfeited(claim.by(), claim.word(), claim.card()));
      Open.Turn again = turn.settled(options.clock().dueMillis(atMillis, MINUTE_MILLIS));
      settled =
          position.with(
              new Open(position.match(), claim.captured(), claim.pool().lay(claim.card()), again));
    }
    return turn.seat().isNobody()
        ? new Dealing(options).handsOut(settled, atMillis, events)
        : Ruling.legal(settled, List.copyOf(events));
  }

  /// When the minute is up any card of the player's goes to the pool; when nobody challenges in
  /// time, it goes on.
  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat seat = position.turn().seat();
    if (seat.isNobody()) {
      return new Dealing(options)
          .handsOut(position.with(position.turn().settled(atMillis)), atMillis, new ArrayList<>());
    }
    Dice dice = new Dice(position.dice());
    char card = Box.any(position.hand(seat), dice);
    Position cast = new Position(position.pack(), position.hands(), position.open(), dice.state());
    Play play = new Play(seat, "", card, position.captured(), position.pool().lay(card));
    return passOn(cast, play, Open.Claim.NONE, atMillis, new News.MinuteUp(seat, card));
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.open().isOver()
        ? Optional.of(Result.mostWins(position.match().scores()))
        : Optional.empty();
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, judge().law().least(), view, plays.mustGoOn(view), mayLay(view))
        .scene();
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
    new Choices(plays, view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(plays, view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(options, view, dice).position();
  }
}
