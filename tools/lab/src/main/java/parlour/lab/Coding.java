package parlour.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.engine.Answer;
import parlour.engine.Game;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

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

  /// Takes over the action ids that another table wrote, see [ActionTable#add].
  void takeOver(Json table) {
    actions.add(table);
    meetMoves(game, table);
  }

  /// Lets the table meet the moves of its answers, so that it need not write them to know them.
  private <M> void meetMoves(Game<?, M, ?> game, Json table) {
    List<M> moves = new ArrayList<>();
    for (Json each : table.at("actions").asItems()) {
      Answer answer = SceneCodec.answer(each.at("answer"));
      game.read(answer).filter(move -> game.write(move).equals(answer)).ifPresent(moves::add);
    }
    actions.number(moves, game::write);
  }

  /// The features of a table of so many chairs.
  public SceneFeatures features(int seats) {
    synchronized (features) {
      return features.computeIfAbsent(seats, chairs -> SceneFeatures.of(game, chairs));
    }
  }
}
