/// The program that makes the committed dictionary, and reports about it; not shipped.
module parlour.dictionary.maker {
  requires parlour.dictionary;
  requires static org.jspecify;
}
