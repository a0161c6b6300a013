/// The dictionary that ships with Parlour.
module parlour.dictionary {
  requires transitive parlour.lexicon;
  requires static org.jspecify;

  exports parlour.dictionary;
}
