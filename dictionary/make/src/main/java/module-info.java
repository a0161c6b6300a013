/// The program that makes the committed dictionary; not shipped.
module parlour.dictionary.maker {
  requires parlour.lexicon;
  requires static org.jspecify;
}
