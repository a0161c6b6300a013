package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Arrangement;
import parlour.bots.skill.LeastUseful;
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
/// It keeps all its words in its head until it can knock; what it has laid in its holder it knows
/// by heart. It reads the others' scrambles one after the other, the short ones first, gives up on
/// some, and takes the longer the longer a word is and the less its scramble shows.
public final class FoilBot implements Bot<Move, View>, Adviser<Move, View> {
  /// The most discards it thinks of taking at once.
  private static final int DEEPEST = 4;

  /// From this level on a bot leaves its words as well shuffled as they are.
  private static final int CAREFUL = 3;

  /// The best try in so many worlds whether to knock or to go on, and follow each so far.
  private static final int WORLDS = 4;

  private static final int FARTHEST = 90;

  private final Foil foil;
  private final SkillLevel wits;
  private final boolean quick;
  private final Vocabulary vocabulary;
  private final WordIdeas ideas;
  private int hand;
  private List<String> plan = List.of();
  private int planned;
  private List<String> mine = List.of();
  private int mixed;
  private long givenUp;

  public FoilBot(Foil foil, int level) {
    this(foil, level, level < Bots.LEVELS);
  }

  private FoilBot(Foil foil, int level, boolean quick) {
    this.quick = quick;
    this.foil = foil;
    this.wits = SkillLevel.of(level);
    this.vocabulary = Vocabulary.of(foil.judge(), level);
    this.ideas = new WordIdeas(vocabulary, wits.thoughts());
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (!view.isAwaited()) return Optional.empty();
    if (hand != view.match().hand()) begin(view.match().hand());
    return switch (view.phase()) {
      case Phase.Naming _ -> after(4_000, new Move.Name(subject(dice)), dice);
      case Phase.Forming stage -> view.isTurn() ? forming(view, stage, dice) : Optional.empty();
      case Phase.Scrambling stage -> scrambling(view, stage, dice);
      case Phase.Unscrambling stage -> unscrambling(view, stage.laid(), dice);
      case Phase.Voting stage -> after(3_000, new Move.Vote(doubts(stage)), dice);
      case Phase.Checking _ -> after(3_000, new Move.GoOn(), dice);
      case Phase.Over _ -> Optional.empty();
    };
  }

  private void begin(int number) {
    hand = number;
    ideas.forget();
    plan = List.of();
    mine = List.of();
    mixed = 0;
    givenUp = 0;
  }

  private Optional<Reply<Move>> after(long millis, Move move, Dice dice) {
    return Optional.of(new Reply<>(move, wits.after(millis, dice)));
  }

  /// One of the general subjects, of which there are words enough.
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

  /// Where the dictionary has the subject, whatever is not on its list; otherwise it lets
  /// everything pass.
  private long doubts(Phase.Voting stage) {
    Category category = stage.laid().subject().category();
    long doubts = 0;
    for (int i = 0; i < stage.words().size(); i++) {
      int id = foil.judge().lexicon().id(stage.words().get(i));
      if (!foil.judge().lexicon().is(id, category)) doubts |= 1L << i;
    }
    return doubts;
  }

  private Optional<Reply<Move>> forming(View view, Phase.Forming stage, Dice dice) {
    if (!plan.isEmpty() && planned == stage.turn().number()) return knocking(view, dice);
    planned = stage.turn().number();
    plan = List.of();
    boolean may = !stage.turn().falseKnock() && wits.sees(dice);
    Category category = stage.subject().category();
    ideas.think(view.hand(), category, 1, dice);
    Arrangement now = arrange(view.hand(), view);
    if (!view.hasDrawn()) {
      if (may && now.unused() == 0 && now.hasWordOf(size(view))) return plan(now, view, dice);
      return after(2_200, draw(view, category, now, dice), dice);
    }
    Move discard = new Move.Discard(spare(now, view.hand()));
    if (may && now.unused() <= 1 && now.hasWordOf(size(view)) && knocks(view, now, discard, dice))
      return plan(now, view, dice);
    return after(1_500, discard, dice);
  }

  /// Whether to knock is better than to go on: most take the first chance, the best try both.
  private boolean knocks(View view, Arrangement now, Move discard, Dice dice) {
    if (quick) return true;
    Optional<Move> knock = towards(now.words(), view.holder());
    if (knock.isEmpty()) return true;
    List<Move> plays = List.of(knock.get(), discard);
    return ahead(foil, view).best(view, view.eye(), plays, WORLDS, dice).equals(knock.get());
  }

  /// To the end of the hand, played by the quick.
  private <S> LookAhead<S, Move, View> ahead(Game<S, Move, View> rules, View now) {
    int number = now.match().hand();
    return new LookAhead<>(
        rules,
        () -> new FoilBot(foil, Bots.LEVELS, true),
        new LookAhead.Outlook<>() {
          @Override
          public boolean isSettled(View view) {
            return view.match().hand() != number || view.phase() instanceof Phase.Checking;
          }

          @Override
          public double worth(View view) {
            double lead = view.match().totals().at(view.eye());
            for (Seat seat : view.match().in())
              if (!seat.equals(view.eye()))
                lead -=
                    (double) view.match().totals().at(seat)
                        / Math.max(1, view.match().in().size() - 1);
            return lead;
          }
        },
        FARTHEST);
  }

  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    if (view.isAwaited()
        && view.phase() instanceof Phase.Unscrambling(LaidWords laid, var _, var _)) {
      for (int line = 0; line < laid.slots().size(); line++) {
        Holder.Slot slot = laid.slots().get(line);
        // One's own words come first, and nobody needs advice on them.
        if (slot.owner().equals(view.eye()) && laid.papers().at(view.eye()).get(line).isEmpty())
          return List.of();
        if (slot.owner().equals(view.eye()) || !laid.papers().at(view.eye()).get(line).isEmpty())
          continue;
        for (String word : vocabulary.anagrams(slot.scramble(), laid.subject().category()))
          advice.add(new Advice<>(new Move.Write(line, word), 1));
      }
    }
    // What is laid already is laid with a plan that nobody else knows.
    boolean fresh = view.holder().slots().isEmpty();
    if (fresh && (view.isTurn() || view.phase() instanceof Phase.Scrambling))
      reply(view, prompt, dice).ifPresent(reply -> advice.add(new Advice<>(reply.move(), 0)));
    return advice;
  }

  private int size(View view) {
    return foil.size(view.match());
  }

  private Arrangement arrange(Letters hand, View view) {
    int size = size(view);
    return Arrangement.best(
        hand,
        ideas.within(hand),
        wits.looks(),
        (words, unused) -> {
          int worth = -10 * unused;
          for (String word : words) if (word.length() >= size) return worth + 9;
          return worth;
        });
  }

  /// Takes discards where they fit better than anything in hand; otherwise hopes for the deck.
  private Move draw(View view, Category category, Arrangement now, Dice dice) {
    int best = 0;
    int fewest = now.unused();
    Letters hand = view.hand();
    for (int depth = 1; depth <= Math.min(DEEPEST, view.discards().size()); depth++) {
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

  private static char spare(Arrangement now, Letters hand) {
    Letters from = now.unused() > 0 ? now.loose() : hand;
    for (int i = 0; i < LeastUseful.FIRST.length(); i++)
      if (from.has(LeastUseful.FIRST.charAt(i))) return LeastUseful.FIRST.charAt(i);
    throw new IllegalStateException("nobody discards from an empty hand");
  }

  private Optional<Reply<Move>> plan(Arrangement arrangement, View view, Dice dice) {
    plan = arrangement.words();
    return knocking(view, dice);
  }

  /// Lays the words planned, one by one, and knocks.
  private Optional<Reply<Move>> knocking(View view, Dice dice) {
    Optional<Move> next = towards(plan, view.holder());
    if (next.isPresent()) return after(900, next.get(), dice);
    Letters left = view.loose();
    plan = List.of();
    return after(800, new Move.Knock(left.isEmpty() ? Move.Knock.KEEP : left.at(0)), dice);
  }

  /// The next step from what is laid to what is planned.
  private static Optional<Move> towards(List<String> wanted, Holder holder) {
    List<Holder.Slot> slots = holder.slots();
    for (int line = 0; line < slots.size(); line++) {
      if (line >= wanted.size() || !slots.get(line).word().equals(wanted.get(line)))
        return Optional.of(new Move.Unlay(line));
    }
    return slots.size() == wanted.size()
        ? Optional.empty()
        : Optional.of(new Move.Lay(wanted.get(slots.size())));
  }

  private Optional<Reply<Move>> scrambling(View view, Phase.Scrambling stage, Dice dice) {
    List<Holder.Slot> slots = view.holder().slots();
    if (slots.isEmpty() && plan.isEmpty()) {
      ideas.think(view.hand(), stage.subject().category(), 3, dice);
      plan = scoring(view).words();
    }
    if (slots.size() < plan.size() && !view.eye().equals(stage.knocker())) {
      return after(2_500, new Move.Lay(plan.get(slots.size())), dice);
    }
    plan = List.of();
    List<String> known = new ArrayList<>();
    for (Holder.Slot slot : slots) known.add(slot.word());
    mine = List.copyOf(known);
    for (; wits.level() < CAREFUL && mixed < slots.size(); mixed++) {
      Holder.Slot slot = slots.get(mixed);
      String mess =
          slot.scramble().isEmpty()
              ? ""
              : Scramble.best(slot.word(), foil.judge(), dice, wits.level());
      if (mess.equals(slot.scramble())) continue;
      return after(3_000, new Move.Mix(mixed++, mess), dice);
    }
    return after(2_000, new Move.Ready(), dice);
  }

  /// The arrangement that scores most, whoever has knocked.
  private Arrangement scoring(View view) {
    return Arrangement.best(
        view.hand(),
        ideas.within(view.hand()),
        wits.looks(),
        (words, unused) -> {
          int worth = -unused;
          for (String word : words)
            for (int i = 0; i < word.length(); i++)
              worth += "jkqxz".indexOf(word.charAt(i)) < 0 ? 2 : 5;
          return words.size() == 1 && unused == 0 ? worth + 20 : worth;
        });
  }

  private Optional<Reply<Move>> unscrambling(View view, LaidWords laid, Dice dice) {
    List<String> paper = laid.papers().at(view.eye());
    int own = 0;
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.slots().get(line).owner().equals(view.eye())) continue;
      if (paper.get(line).isEmpty())
        return after(1_800, new Move.Write(line, remembered(own, laid, line)), dice);
      own++;
    }
    for (int line = easiest(view, laid); line >= 0; line = easiest(view, laid)) {
      String scramble = laid.slots().get(line).scramble();
      List<String> read = vocabulary.anagrams(scramble, laid.subject().category());
      long time = 4_000L << Math.min(4, Math.max(0, scramble.length() - 4));
      if (read.isEmpty() || !wits.sees(dice) || dice.below(14) < scramble.length() - 5) {
        givenUp |= 1L << line;
        continue;
      }
      String word = read.get(dice.below(read.size()));
      return after(
          time + 300L * (12 - Math.min(12, Scramble.giveaway(word, scramble))),
          new Move.Write(line, word),
          dice);
    }
    return after(6_000, new Move.PencilDown(), dice);
  }

  private String remembered(int own, LaidWords laid, int line) {
    return own < mine.size() ? mine.get(own) : laid.slots().get(line).scramble();
  }

  /// The shortest scramble of another that is neither solved nor given up, or -1.
  private int easiest(View view, LaidWords laid) {
    int easiest = -1;
    for (int line = 0; line < Math.min(64, laid.slots().size()); line++) {
      Holder.Slot slot = laid.slots().get(line);
      boolean open =
          !slot.owner().equals(view.eye()) && laid.papers().at(view.eye()).get(line).isEmpty();
      if (!open || (givenUp >>> line & 1) != 0) continue;
      if (easiest < 0 || slot.scramble().length() < laid.slots().get(easiest).scramble().length())
        easiest = line;
    }
    return easiest;
  }
}
