package parlour.app.doctor;

/// What one check found, and what to do about it.
///
/// @param check what was looked at
/// @param grade how it is
/// @param text one sentence, with what to do where something is to be done
public record Finding(String check, Grade grade, String text) {
  /// How something is: in order, to be looked at, or in the way of serving.
  public enum Grade {
    OK,
    NOTE,
    BAD
  }

  static Finding ok(String check, String text) {
    return new Finding(check, Grade.OK, text);
  }

  static Finding note(String check, String text) {
    return new Finding(check, Grade.NOTE, text);
  }

  static Finding bad(String check, String text) {
    return new Finding(check, Grade.BAD, text);
  }
}
