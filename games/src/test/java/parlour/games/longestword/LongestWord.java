package parlour.games.longestword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Bot;
import parlour.engine.BringsBots;
import parlour.engine.Choice;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Part;
import parlour.games.material.Skill;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.LetterFaces;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet;
import parlour.games.sheets.RealTable;
import parlour.lexicon.Judge;
import parlour.lexicon.WordLaw;

/// A game that is in no catalogue, by which tests see that a package and a line are enough: all say
/// a word in turn, and the longest wins.
public record LongestWord(Judge judge)
    implements WordGame<LongestWord.Position, LongestWord.Move, LongestWord.View>,
        BringsBots<LongestWord.Move, LongestWord.View>,
        RealTable.Playable {
  private static final Clause SAY = () -> "longest-word.say";

  private static final Verb<Move> SAYING =
      Verb.of("say", "Say it", 0, 'S', Move.class).as(Move::new, Part.word("word", Move::word));

  private static final Verbs<Move> VERBS = Verbs.of(SAYING);

  private static final int LONGEST = 12;

  private static final Choice<Integer> LEAST =
      Choice.of("least", "The shortest word", SAY.id()).numbers("3: Three letters", "6: Six");

  public static final CatalogEntry ENTRY =
      CatalogEntry.of("longest-word", "Longest Word")
          .leaflet("005")
          .summary("Say a word; the longest wins.")
          .players(2, 6)
          .minutes(1)
          .rulesVersion(1)
          .rank(3)
          .skills(Skill.VOCABULARY)
          .boxes(LongestWord::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .settings(Choice.settings(LEAST))
          .opensWords(
              (settings, lexicon) ->
                  new LongestWord(new Judge(lexicon, WordLaw.GENERAL.least(LEAST.in(settings)))));

  private static List<BoxContents> boxes() {
    return List.of(
        LetterBox.boxes().getFirst(),
        new BoxContents(
            "alphabet",
            "The Alphabet",
            BoxContents.kinds(26, i -> LetterFaces.PLAIN.face((char) ('a' + i))),
            BoxContents.Supplies.NONE));
  }

  /// What has been said, from the first player on.
  public record Position(int seats, List<String> said) {
    Seat turn() {
      return said.size() < seats ? Seat.of(said.size()) : Seat.NOBODY;
    }
  }

  public record View(Position seen, Seat eye) {
    boolean isMine() {
      return !eye.isNobody() && seen.turn().equals(eye);
    }
  }

  public record Move(String word) {}

  record Said(Seat by, String word) implements Event {
    @Override
    public MinuteLine line() {
      return MinuteLine.say("{0} {0:says} {1}.", by, LetterFaces.capitals(word))
          .as(MinuteLine.Cue.WORD, SAY);
    }
  }

  @Override
  public RealTable realTable() {
    HandSheet.Plan sheet =
        HandSheet.Plan.most("letters", "Round")
            .line(
                now ->
                    EntryForm.of("round", "Count the letters")
                        .each(now.allSeats(), EntryForm.word("word", "their word")),
                (now, entry) -> {
                  HandSheet next = now;
                  for (Seat seat : now.allSeats()) next = next.wins(seat, entry.word("word", seat));
                  return next.closes(true);
                });
    return RealTable.with(sheet).clock("A breath", 10_000);
  }

  @Override
  public Position deal(Seats seats, long seed) {
    return new Position(seats.size(), List.of());
  }

  @Override
  public Prompt prompt(Position position) {
    return position.turn().isNobody() ? Prompt.OVER : Prompt.turn(position.turn(), Prompt.NEVER);
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    if (judge.admit(move.word()) < 0) return Ruling.illegal(SAY, "That is no word here.");
    List<String> said = new ArrayList<>(position.said());
    said.add(move.word());
    return Ruling.legal(
        new Position(position.seats(), List.copyOf(said)), new Said(by, move.word()));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    return Ruling.illegal(SAY, "No clock runs here.");
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.turn().isNobody()
        ? Optional.of(Result.mostWins(lengths(position)))
        : Optional.empty();
  }

  private static PerSeat<Integer> lengths(Position position) {
    List<String> said = position.said();
    return PerSeat.of(
        position.seats(), seat -> seat.index() < said.size() ? said.get(seat.index()).length() : 0);
  }

  @Override
  public View view(Position position, Seat eye) {
    return new View(position, eye);
  }

  @Override
  public Scene scene(View view) {
    List<Scene.Place> places = new ArrayList<>();
    PerSeat<Integer> lengths = lengths(view.seen());
    for (Seat seat : Seats.first(lengths.seats()))
      places.add(new Scene.Place(seat, "", lengths.at(seat), 0, List.of(), ""));
    List<Scene.Offer> offers =
        view.isMine()
            ? List.of(
                SAYING.offer(
                    "Say {word}",
                    new Field.Spell("word", "Your word", List.of(), judge.law().least(), LONGEST)))
            : List.of();
    return new Scene("The longest word wins", places, List.of(), List.of(), offers);
  }

  @Override
  public Kit kit(int seats) {
    return Kit.letters(
        Kit.Aim.most("The longest word wins.", "letters"), VERBS.actions(), 0, false);
  }

  @Override
  public Verbs<Move> verbs() {
    return VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (view.isMine()) out.accept(anyMove(view, new Dice(view.seen().said().size())));
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    int id = dice.below(judge.lexicon().size());
    while (!judge.presentable().has(id) || judge.lexicon().length(id) > LONGEST)
      id = (id + 1) % judge.lexicon().size();
    return new Move(judge.lexicon().word(id));
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return view.seen();
  }

  @Override
  public Bot<Move, View> bot(int level) {
    return (view, _, dice) ->
        view.isMine() ? Optional.of(new Bot.Reply<>(anyMove(view, dice), 1_000)) : Optional.empty();
  }
}
