package parlour.bots.letters;

import java.util.Optional;
import parlour.bots.skill.Doubts;
import parlour.bots.skill.LeastUseful;
import parlour.bots.skill.Misspelling;
import parlour.bots.skill.SkillLevel;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.travelling.Laid;
import parlour.games.travelling.Move;
import parlour.games.travelling.Player;
import parlour.games.travelling.Travelling;
import parlour.games.travelling.View;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// Plays the Travelling Letters with the words of its level: the longest it notices, and among
/// equals the one whose letters are easiest to go on with.
///
/// It settles at the beginning of each forming what it will make and when, since it is asked again
/// whenever anything happens at the table.
public final class TravellingBot implements Bot<Move, View> {
  /// From this level on a bot thinks of the next forming.
  private static final int FORESEEING = 3;

  private final Travelling game;
  private final SkillLevel wits;
  private final WordSet vocabulary;
  private final Doubts doubts;
  private int step;
  private String plan = "";
  private long formAt;
  private long passAt;

  public TravellingBot(Travelling game, int level) {
    this.game = game;
    this.wits = SkillLevel.of(level);
    this.vocabulary = game.judge().vocabulary(level);
    this.doubts = new Doubts(game.judge(), level);
  }

  @Override
  public Optional<Reply<Move>> reply(View view, Prompt prompt, Dice dice) {
    if (view.isReading()) return Optional.of(reading(view, dice));
    if (!view.isForming()) return Optional.empty();
    if (view.step() != step) think(view, dice);
    boolean more = !plan.isEmpty() && !view.own().word().equals(plan);
    Move move = more ? new Move.Form(plan) : new Move.Pass(step);
    long after = (more ? formAt : passAt) - view.stage().now();
    return Optional.of(new Reply<>(move, Math.max(300, after)));
  }

  /// Looks at its letters and settles what to make of them.
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
              int worth = worth(lexicon, id, last);
              if (worth <= best[1]) return;
              best[0] = id;
              best[1] = worth;
            });
    if (best[0] >= 0) {
      String word = lexicon.word(best[0]);
      boolean careless = !game.options().umpired();
      plan = careless ? Misspelling.written(word, wits.level(), dice) : word;
    }
    long now = view.stage().now();
    formAt = now + wits.after(view.stage().passes() == 0 ? 22_000 : 12_000, dice);
    passAt = (plan.isEmpty() ? now + wits.after(7_000, dice) : formAt) + wits.after(2_000, dice);
  }

  /// Long words are seen less easily than short ones.
  private boolean notices(int length, Dice dice) {
    int blind = (Judge.LEVELS - wits.level()) * Math.max(0, length - 4) * 7;
    return dice.below(100) < wits.attention() * Math.max(3, 100 - blind) / 100;
  }

  private int worth(Lexicon lexicon, int id, boolean last) {
    String word = lexicon.word(id);
    int worth = word.length() * 1_000;
    if (wits.level() < FORESEEING) return worth;
    if (last) return worth + 10 * lexicon.syllables(word);
    for (int i = 0; i < word.length(); i++) worth += LeastUseful.worth(word.charAt(i));
    return worth;
  }

  private Reply<Move> reading(View view, Dice dice) {
    for (Laid laid : view.match().laid()) {
      if (laid.proof() != Proof.UNTRIED || laid.maker().equals(view.eye())) continue;
      String place = laid.round() + laid.maker().toString();
      if (doubts.about(place, laid.word(), dice)) {
        Move move = new Move.Challenge(laid.maker(), laid.round());
        return new Reply<>(move, wits.after(4_000, dice));
      }
    }
    return new Reply<>(new Move.Content(), wits.after(5_000, dice));
  }
}
