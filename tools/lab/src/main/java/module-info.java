/// What those who train and measure bots build on.
module parlour.lab {
  requires transitive parlour.bots;
  requires static org.jspecify;

  exports parlour.lab;
  exports parlour.lab.arena;
}
