/// The games of the five leaflets, one package each, and the catalogue that lists them.
module parlour.games {
  requires transitive parlour.engine;
  requires transitive parlour.lexicon;
  requires static org.jspecify;

  exports parlour.games.anagrams;
  exports parlour.games.authors;
  exports parlour.games.bidjack;
  exports parlour.games.bullfrog;
  exports parlour.games.court;
  exports parlour.games.crossword;
  exports parlour.games.envelopes;
  exports parlour.games.foil;
  exports parlour.games.foil.words;
  exports parlour.games.gaps;
  exports parlour.games.goodbooks;
  exports parlour.games.letterpool;
  exports parlour.games.logomachy;
  exports parlour.games.material;
  exports parlour.games.material.cards;
  exports parlour.games.material.letters;
  exports parlour.games.outinthecold;
  exports parlour.games.pause;
  exports parlour.games.pocket;
  exports parlour.games.progressive;
  exports parlour.games.puzzleneighbor;
  exports parlour.games.recording;
  exports parlour.games.rotation;
  exports parlour.games.rummy;
  exports parlour.games.sheets;
  exports parlour.games.slapjack;
  exports parlour.games.speculation;
  exports parlour.games.spellingmatch;
  exports parlour.games.travelling;
  exports parlour.games.wildanimal;
  exports parlour.games.wordbuilding;
  exports parlour.games.wordmaking;
  exports parlour.games.yankeeloto;
  exports parlour.games;
}
