package parlour.bots.analysis;

import java.util.List;
import java.util.Optional;
import parlour.bots.Bots;
import parlour.bots.skill.Advice;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;

/// Finds hints: the best play whose word most people know, or what else can be done.
///
/// It sees what the player sees, and nothing else.
///
/// @param lexicon tells common words from rare ones
public record HintFinder<M, V>(Game<?, M, V> game, Lexicon lexicon) {
  /// A word is common if bots of this level know it.
  private static final int COMMON_LEVEL = 3;

  /// How often such a bot is asked: it overlooks words.
  private static final int TRIES = 4;

  /// The hint for a chair; empty where nothing is offered, or where only speed counts.
  public Optional<Hint> find(V view, Seat eye, Prompt prompt, Dice dice) {
    Scene scene = game.scene(view);
    if (scene.offers().isEmpty()) return Optional.empty();
    boolean race = prompt.pace() == Prompt.Pace.RACE;
    if (race && !Hint.isWordAsked(scene)) return Optional.empty();
    Optional<M> play = play(view, prompt, dice).filter(move -> !race || isWord(scene, move));
    Kit kit = game.kit(scene.places().size());
    if (play.isPresent()) return Optional.of(Hint.of(scene, kit, game.write(play.get())));
    return Optional.of(
        prompt.must().has(eye) ? Hint.withoutPlay(scene, kit) : Hint.ofWaiting(scene));
  }

  private Optional<M> play(V view, Prompt prompt, Dice dice) {
    Scene scene = game.scene(view);
    List<M> plays =
        Bots.adviser(game).advise(view, prompt, dice).stream().map(Advice::move).toList();
    Optional<M> best =
        plays.isEmpty() ? reply(Bots.LEVELS, view, prompt, dice) : Optional.of(plays.getFirst());
    if (best.isEmpty() || !isWord(scene, best.get())) return best;
    for (M play : plays) if (isCommonWord(scene, play)) return Optional.of(play);
    for (int i = 0; i < TRIES; i++) {
      Optional<M> common = reply(COMMON_LEVEL, view, prompt, dice);
      if (common.isPresent() && isCommonWord(scene, common.get())) return common;
    }
    return best;
  }

  private Optional<M> reply(int level, V view, Prompt prompt, Dice dice) {
    return Bots.seat(game, level).reply(view, prompt, dice).map(Bot.Reply::move);
  }

  private boolean isWord(Scene scene, M move) {
    return !Phrase.word(scene, game.write(move)).isEmpty();
  }

  private boolean isCommonWord(Scene scene, M move) {
    int id = lexicon.id(Phrase.word(scene, game.write(move)));
    return id >= 0
        && lexicon.band(id) <= Judge.rarestBand(COMMON_LEVEL)
        && !lexicon.isIndelicate(id);
  }
}
