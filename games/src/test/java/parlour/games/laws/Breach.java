package parlour.games.laws;

/// A law was broken.
final class Breach extends AssertionError {
  private static final long serialVersionUID = 1;
  private final int law;

  Breach(int law, String what) {
    super("law " + law + ": " + what);
    this.law = law;
  }

  int law() {
    return law;
  }
}
