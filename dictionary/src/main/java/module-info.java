/// The committed dictionary, ready to be read.
module parlour.dictionary {
  requires transitive parlour.lexicon;
  requires static org.jspecify;

  exports parlour.dictionary;
}
