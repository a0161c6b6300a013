/// The word graph, the searches over it, and the judge of words.
module parlour.lexicon {
  requires static org.jspecify;

  exports parlour.lexicon;
  exports parlour.lexicon.crossword;
}
