package parlour.testkit.laws;

/// A law was broken.
public final class Breach extends AssertionError {
  private static final long serialVersionUID = 1;
  private final int law;
  private final String what;

  Breach(int law, String what) {
    super("law " + law + ": " + what);
    this.law = law;
    this.what = what;
  }

  public int law() {
    return law;
  }

  /// What broke it, without its number.
  String what() {
    return what;
  }
}
