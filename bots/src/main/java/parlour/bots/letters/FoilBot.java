package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Arrangement;
import parlour.bots.skill.LeastUseful;
import parlour.bots.skill.Levels;
import parlour.bots.skill.LookAhead;
import parlour.bots.skill.SkillLevel;
import parlour.bots.skill.Vocabulary;
import parlour.bots.skill.WordIdeas;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.foil.Foil;
import parlour.games.foil.Move;
import parlour.games.foil.Phase;
import parlour.games.foil.View;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Scramble;
import parlour.games.foil.words.Subject;
import parlour.lexicon.Category;
import parlour.lexicon.Letters;

/// Plays Foil with the words of its level.
///
/// It keeps all its words in its head until it can knock. In the forming phase it looks for an
/// arrangement of its hand without unused letters; [FoilUnscrambler] reads the scrambles of the
/// others.
public final class FoilBot implements Bot<Move, View>, Adviser<Move, View> {
  /// The most discards it considers taking at once.
  private static final int MOST_DISCARDS = 4;

  /// Below the usual level a bot does not knock before everybody has had this many turns: a hand
  /// should not be over before a newcomer has played.
  private static final int PATIENT_TURNS = 2;

  /// From this level on a bot leaves its words as scrambled as the game has them.
  private static final int KEEPS_SCRAMBLES_LEVEL = 3;

  /// Level 5 tries in this many worlds whether to knock or to play on, each for at most `MAX_STEPS`
  /// steps.
  private static final int WORLDS = 4;

  private static final int MAX_STEPS = 90;

  private final Foil foil;
  private final SkillLevel skill;
  private final boolean knocksAtOnce;
  private final WordIdeas ideas;
  private final FoilUnscrambler unscrambler;
  private int hand;
  private List<String> plannedWords = List.of();
  private int plannedTurn;
  private int scrambledLines;

  public FoilBot(Foil foil, int level) {
    this(foil, level, level < Levels.COUNT);
  }

  private FoilBot(Foil foil, int level, boolean knocksAtOnce) {
    this.knocksAtOnce = knocksAtOnce;
    this.foil = foil;
    this.skill = SkillLevel.of(level);
    Vocabulary vocabulary = Vocabulary.of(foil.judge(), level);
    this.ideas = new WordIdeas(vocabulary, skill.wordsAtOnce());
    this.unscrambler = new FoilUnscrambler(skill, vocabulary);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!view.isAwaited()) return Optional.empty();
    if (hand != view.match().hand()) begin(view.match().hand());
    return switch (view.phase()) {
      case Phase.Naming _ -> after(4_000, new Move.Name(subject(dice)), dice);
      case Phase.Forming phase -> view.isTurn() ? forming(view, phase, dice) : Optional.empty();
      case Phase.Scrambling phase -> scrambling(view, phase, dice);
      case Phase.Unscrambling phase -> Optional.of(unscrambler.reply(view, phase, dice));
      case Phase.Voting phase -> after(3_000, new Move.Vote(outsideSubject(phase)), dice);
      case Phase.Checking _ -> after(3_000, new Move.GoOn(), dice);
      case Phase.Over _ -> Optional.empty();
    };
  }

  private void begin(int number) {
    hand = number;
    ideas.forget();
    plannedWords = List.of();
    scrambledLines = 0;
    unscrambler.forget();
  }

  private Optional<Reply<Move>> after(long millis, Move move, Dice dice) {
    return Optional.of(new Reply<>(move, skill.delayMillis(millis, dice)));
  }

  /// A random general subject that has enough words.
  private static Subject subject(Dice dice) {
    Category[] general = {
      Category.ANIMALS,
      Category.PLANTS,
      Category.SCIENCE,
      Category.MUSIC,
      Category.OCCUPATIONS,
      Category.ADVERBS
    };
    return Subject.of(general[dice.below(general.length)]);
  }

  /// Votes against words that the dictionary does not list under the subject, one bit for each; for
  /// a subject without a list it lets everything pass.
  private long outsideSubject(Phase.Voting phase) {
    Category category = phase.laid().subject().category();
    long votes = 0;
    for (int i = 0; i < phase.words().size(); i++) {
      int id = foil.judge().lexicon().id(phase.words().get(i));
      if (!foil.judge().lexicon().is(id, category)) votes |= 1L << i;
    }
    return votes;
  }

  private Optional<Reply<Move>> forming(View view, Phase.Forming phase, Dice dice) {
    if (!plannedWords.isEmpty() && plannedTurn == phase.turn().number())
      return knocking(view, dice);
    plannedTurn = phase.turn().number();
    plannedWords = List.of();
    boolean mayKnock =
        !phase.turn().falseKnock() && skill.sees(dice) && phase.turn().number() >= patience(view);
    Category category = phase.subject().category();
    ideas.think(view.hand(), category, 1, dice);
    Arrangement arranged = arrange(view.hand(), view);
    if (!view.hasDrawn()) {
      if (mayKnock && arranged.unused() == 0 && arranged.hasWordOf(requiredLength(view)))
        return layAndKnock(arranged, view, dice);
      return after(2_200, draw(view, category, arranged, dice), dice);
    }
    Move discard = new Move.Discard(leastUseful(arranged, view.hand()));
    if (mayKnock
        && arranged.unused() <= 1
        && arranged.hasWordOf(requiredLength(view))
        && knocks(view, arranged, discard, dice)) return layAndKnock(arranged, view, dice);
    return after(1_500, discard, dice);
  }

  private int patience(View view) {
    return skill.level() < Levels.USUAL ? PATIENT_TURNS * view.match().in().size() : 0;
  }

  /// Whether to knock rather than play on: most knock at the first chance, level 5 tries both.
  private boolean knocks(View view, Arrangement arranged, Move discard, Dice dice) {
    if (knocksAtOnce) return true;
    Optional<Move> knock = nextStep(arranged.words(), view.holder());
    if (knock.isEmpty()) return true;
    List<Move> plays = List.of(knock.get(), discard);
    return lookAhead(foil, view).best(view, view.eye(), plays, WORLDS, dice).equals(knock.get());
  }

  /// Looks ahead to the end of the hand.
  private <S> LookAhead<S, Move, View> lookAhead(Game<S, Move, View> rules, View start) {
    int number = start.match().hand();
    return new LookAhead<>(
        rules,
        () -> new FoilBot(foil, Levels.COUNT, true),
        new LookAhead.Evaluation<>() {
          @Override
          public boolean isDone(View view) {
            return view.match().hand() != number || view.phase() instanceof Phase.Checking;
          }

          @Override
          public double value(View view) {
            double lead = view.match().totals().at(view.eye());
            for (Seat seat : view.match().in())
              if (!seat.equals(view.eye()))
                lead -=
                    (double) view.match().totals().at(seat)
                        / Math.max(1, view.match().in().size() - 1);
            return lead;
          }
        },
        MAX_STEPS);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    if (view.isAwaited()
        && view.phase() instanceof Phase.Unscrambling(LaidWords laid, var _, var _))
      return unscrambler.advise(view, laid);
    List<Advice<Move>> advice = new ArrayList<>();
    // Words already in the holder belong to a plan that only their player knows.
    boolean fresh = view.holder().slots().isEmpty();
    if (fresh && (view.isTurn() || view.phase() instanceof Phase.Scrambling))
      reply(view, prompt, dice).ifPresent(reply -> advice.add(new Advice<>(reply.move(), 0)));
    return advice;
  }

  private int requiredLength(View view) {
    return foil.size(view.match());
  }

  private Arrangement arrange(Letters hand, View view) {
    int length = requiredLength(view);
    return Arrangement.best(
        hand,
        ideas.within(hand),
        skill.searchSteps(),
        (words, unused) -> {
          int score = -10 * unused;
          for (Holder.Slot slot : view.holder().slots()) if (words.contains(slot.word())) score++;
          for (String word : words) if (word.length() >= length) return score + 9;
          return score;
        });
  }

  /// Takes discards where they leave fewer letters unused; otherwise draws from the deck.
  private Move draw(View view, Category category, Arrangement arranged, Dice dice) {
    int best = 0;
    int fewest = arranged.unused();
    Letters hand = view.hand();
    for (int depth = 1; depth <= Math.min(MOST_DISCARDS, view.discards().size()); depth++) {
      hand = hand.plus((char) ('a' + view.discards().at(depth - 1)));
      ideas.think(hand, category, 1, dice);
      int unused = Math.max(0, arrange(hand, view).unused() - 1);
      if (unused < fewest) {
        fewest = unused;
        best = depth;
      }
    }
    if (best > 0) return new Move.Take(best);
    return view.canDraw() ? new Move.Draw() : new Move.Take(1);
  }

  private static char leastUseful(Arrangement arranged, Letters hand) {
    Letters from = arranged.unused() > 0 ? arranged.loose() : hand;
    for (int i = 0; i < LeastUseful.ORDER.length(); i++)
      if (from.has(LeastUseful.ORDER.charAt(i))) return LeastUseful.ORDER.charAt(i);
    throw new IllegalStateException("nobody discards from an empty hand");
  }

  private Optional<Reply<Move>> layAndKnock(Arrangement arrangement, View view, Dice dice) {
    plannedWords = arrangement.words();
    return knocking(view, dice);
  }

  /// Lays the planned words one by one, then knocks.
  private Optional<Reply<Move>> knocking(View view, Dice dice) {
    Optional<Move> next = nextStep(plannedWords, view.holder());
    if (next.isPresent()) return after(900, next.get(), dice);
    Letters left = view.loose();
    plannedWords = List.of();
    return after(800, new Move.Knock(left.isEmpty() ? Move.Knock.KEEP : left.at(0)), dice);
  }

  /// The next move from the words laid to the words planned; empty when they are the same.
  private static Optional<Move> nextStep(List<String> planned, Holder holder) {
    List<String> missing = new ArrayList<>(planned);
    List<Holder.Slot> slots = holder.slots();
    for (int line = 0; line < slots.size(); line++)
      if (!missing.remove(slots.get(line).word())) return Optional.of(new Move.Unlay(line));
    return missing.stream().findFirst().map(Move.Lay::new);
  }

  private Optional<Reply<Move>> scrambling(View view, Phase.Scrambling phase, Dice dice) {
    List<Holder.Slot> slots = view.holder().slots();
    if (slots.isEmpty() && plannedWords.isEmpty()) {
      ideas.think(view.hand(), phase.subject().category(), 3, dice);
      plannedWords = highestScoring(view).words();
    }
    if (slots.size() < plannedWords.size() && !view.eye().equals(phase.knocker()))
      return after(2_500, new Move.Lay(plannedWords.get(slots.size())), dice);
    plannedWords = List.of();
    unscrambler.remember(slots);
    for (;
        skill.level() < KEEPS_SCRAMBLES_LEVEL && scrambledLines < slots.size();
        scrambledLines++) {
      Holder.Slot slot = slots.get(scrambledLines);
      String scramble =
          slot.scramble().isEmpty()
              ? ""
              : Scramble.best(slot.word(), foil.judge(), dice, skill.level());
      if (scramble.equals(slot.scramble())) continue;
      return after(3_000, new Move.Mix(scrambledLines++, scramble), dice);
    }
    return after(2_000, new Move.Ready(), dice);
  }

  /// The arrangement with the highest score, whoever has knocked.
  private Arrangement highestScoring(View view) {
    return Arrangement.best(
        view.hand(),
        ideas.within(view.hand()),
        skill.searchSteps(),
        (words, unused) -> {
          int score = -unused;
          for (String word : words)
            for (int i = 0; i < word.length(); i++)
              score += "jkqxz".indexOf(word.charAt(i)) < 0 ? 2 : 5;
          return words.size() == 1 && unused == 0 ? score + 20 : score;
        });
  }
}
