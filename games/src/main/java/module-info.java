/// The games of the five leaflets, one package each, and the catalogue that lists them.
module parlour.games {
  requires transitive parlour.engine;
  requires transitive parlour.lexicon;
  requires static org.jspecify;

  exports parlour.games;
  exports parlour.games.bidjack;
  exports parlour.games.foil;
  exports parlour.games.material;
  exports parlour.games.rummy;
  exports parlour.games.slapjack;
}
