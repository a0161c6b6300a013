package parlour.lab;

import java.util.HashMap;
import java.util.Map;
import parlour.engine.Game;

/// How the answers and the scenes of one game with its options are told as numbers; all labs of
/// that game may share one.
public final class Coding {
  private final Game<?, ?, ?> game;
  private final ActionTable actions;
  private final Map<Integer, SceneFeatures> features;

  public Coding(Game<?, ?, ?> game, ActionTable actions) {
    this(game, actions, new HashMap<>());
  }

  private Coding(Game<?, ?, ?> game, ActionTable actions, Map<Integer, SceneFeatures> features) {
    this.game = game;
    this.actions = actions;
    this.features = features;
  }

  /// The same with other action ids.
  public Coding with(ActionTable others) {
    return new Coding(game, others, features);
  }

  public ActionTable actions() {
    return actions;
  }

  /// The features of a table of so many chairs.
  public SceneFeatures features(int seats) {
    synchronized (features) {
      return features.computeIfAbsent(seats, chairs -> SceneFeatures.of(game, chairs));
    }
  }
}
