/// The dictionary, the searches over its words, and the judge of words.
module parlour.lexicon {
  requires static org.jspecify;

  exports parlour.lexicon;
  exports parlour.lexicon.house;
  exports parlour.lexicon.crossword;
}
