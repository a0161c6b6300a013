/// Players that are not people: they see views, never positions.
module parlour.bots {
  requires transitive parlour.games;
  requires static org.jspecify;

  exports parlour.bots;
  exports parlour.bots.analysis;
  exports parlour.bots.cards;
  exports parlour.bots.letters;
  exports parlour.bots.skill;
}
