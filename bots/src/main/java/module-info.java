/// Players that are not people: they see views, never positions.
module parlour.bots {
  requires transitive parlour.games;
  requires static org.jspecify;

  exports parlour.bots;
}
