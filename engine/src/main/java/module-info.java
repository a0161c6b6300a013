/// The interface of every game: positions, prompts, rulings, views, scenes, and the log that
/// replays them.
module parlour.engine {
  requires static org.jspecify;

  exports parlour.engine;
  exports parlour.engine.play;
  exports parlour.engine.wire;
}
