package parlour.bots.letters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bots.skill.Advice;
import parlour.bots.skill.Adviser;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.LeastUseful;
import parlour.bots.skill.Pen;
import parlour.bots.skill.SkillLevel;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.travelling.LaidWord;
import parlour.games.travelling.Move;
import parlour.games.travelling.Player;
import parlour.games.travelling.Travelling;
import parlour.games.travelling.View;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// Plays the Travelling Letters with the words of its level: the longest it notices, and of equally
/// long ones the one whose letters are easiest to go on with.
///
/// The bot is asked again whenever anything happens at the table, so it decides at the beginning of
/// each forming what it will make and when.
public final class TravellingBot implements Bot<Move, View>, Adviser<Move, View> {
  /// From this level on a bot considers the next forming.
  private static final int PLANS_AHEAD_LEVEL = 3;

  /// Everybody waits for its word, and then for its letters: half a minute in all.
  private static final long LONGEST_THOUGHT_MILLIS = 24_000;

  private final Travelling game;
  private final SkillLevel skill;
  private final WordSet vocabulary;
  private final Doubts doubts;
  private final Pen pen;
  private int step;
  private String plan = "";
  private long formAtMillis;
  private long passAtMillis;

  public TravellingBot(Travelling game, int level) {
    this.game = game;
    this.skill = SkillLevel.of(level);
    this.vocabulary = game.judge().vocabulary(level);
    this.doubts = new Doubts(game.judge(), level);
    this.pen = new Pen(game.judge(), level, game.options().judging());
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.isReading()) return Optional.of(reading(view, dice));
    if (!view.isForming()) return Optional.empty();
    if (view.step() != step) think(view, dice);
    boolean more = !plan.isEmpty() && !view.own().word().equals(plan);
    Move move = more ? new Move.Form(plan) : new Move.Pass(step);
    long afterMillis = (more ? formAtMillis : passAtMillis) - view.nowMillis();
    return Optional.of(new Reply<>(move, Math.max(300, afterMillis)));
  }

  /// Words longer than the one that stands, each worth the letters it gains; passing gains nothing,
  /// and is best where no word is longer.
  @Override
  public List<Advice<Move>> advise(View view, Prompt prompt, Dice dice) {
    List<Advice<Move>> advice = new ArrayList<>();
    if (!view.isForming()) return advice;
    Player own = view.own();
    int standing = own.word().length();
    Lexicon lexicon = game.judge().lexicon();
    if (own.changes() < Travelling.CHANGES) {
      lexicon
          .index()
          .within(
              own.letters(),
              vocabulary,
              id -> {
                int gain = lexicon.length(id) - standing;
                if (gain > 0 && lexicon.length(id) >= own.least())
                  advice.add(new Advice<>(new Move.Form(lexicon.word(id)), gain));
              });
    }
    advice.sort((one, other) -> Double.compare(other.value(), one.value()));
    advice.add(new Advice<>(new Move.Pass(view.step()), 0));
    return advice;
  }

  /// Decides what to make of its letters, and when.
  private void think(View view, Dice dice) {
    step = view.step();
    plan = "";
    Player own = view.own();
    Lexicon lexicon = game.judge().lexicon();
    boolean last = view.isLastForming();
    int[] best = {-1, 0};
    lexicon
        .index()
        .within(
            own.letters(),
            vocabulary,
            id -> {
              int length = lexicon.length(id);
              if (length < own.least() || !notices(length, dice)) return;
              int value = value(lexicon, id, last);
              if (value <= best[1]) return;
              best[0] = id;
              best[1] = value;
            });
    // Only what is made last is shown to the others.
    if (best[0] >= 0)
      plan = last ? pen.written(lexicon.word(best[0]), dice) : lexicon.word(best[0]);
    long nowMillis = view.nowMillis();
    long formMillis = skill.delayMillis(view.passes() == 0 ? 15_000 : 10_000, dice);
    formAtMillis = nowMillis + Math.min(formMillis, LONGEST_THOUGHT_MILLIS);
    passAtMillis =
        (plan.isEmpty() ? nowMillis + skill.delayMillis(7_000, dice) : formAtMillis)
            + skill.delayMillis(2_000, dice);
  }

  /// Long words are noticed less often than short ones.
  private boolean notices(int length, Dice dice) {
    int blindPercent = (Judge.LEVELS - skill.level()) * Math.max(0, length - 4) * 7;
    return dice.below(100) < skill.attentionPercent() * Math.max(3, 100 - blindPercent) / 100;
  }

  private int value(Lexicon lexicon, int id, boolean last) {
    String word = lexicon.word(id);
    int value = word.length() * 1_000;
    if (skill.level() < PLANS_AHEAD_LEVEL) return value;
    if (last) return value + 10 * lexicon.syllables(word);
    for (int i = 0; i < word.length(); i++) value += LeastUseful.usefulness(word.charAt(i));
    return value;
  }

  private Reply<Move> reading(View view, Dice dice) {
    for (LaidWord laid : view.match().laid()) {
      if (!view.match().isDoubtful(laid, view.eye())) continue;
      String place = laid.round() + laid.maker().toString();
      if (doubts.about(place, laid.word(), dice)) {
        Move move = new Move.Challenge(laid.maker(), laid.round());
        return new Reply<>(move, skill.delayMillis(4_000, dice));
      }
    }
    return new Reply<>(new Move.Content(), skill.delayMillis(5_000, dice));
  }
}
