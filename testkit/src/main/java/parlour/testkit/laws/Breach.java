package parlour.testkit.laws;

/// A law was broken.
public final class Breach extends AssertionError {
  private static final long serialVersionUID = 1;
  private final int law;

  Breach(int law, String what) {
    super("law " + law + ": " + what);
    this.law = law;
  }

  public int law() {
    return law;
  }
}
