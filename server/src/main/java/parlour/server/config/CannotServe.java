package parlour.server.config;

/// The server cannot start, or its store cannot be used; the sentence tells the operator why.
public final class CannotServe extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final String sentence;

  public CannotServe(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  public CannotServe(String sentence, Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  /// Something the server depends on does not work, such as its database.
  public static CannotServe cannotUse(String what, Throwable cause) {
    return new CannotServe(what + " cannot be used: " + reason(cause) + ".", cause);
  }

  public static CannotServe portTaken(String host, int port, Throwable cause) {
    return new CannotServe(
        "Port " + port + " of " + host + " cannot be used; another program may have it.", cause);
  }

  /// The first line of the root cause's message, without a full stop.
  public static String reason(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) root = root.getCause();
    String message = root.getMessage();
    return message == null
        ? root.getClass().getSimpleName()
        : message.lines().findFirst().orElse("").replaceFirst("\\.+$", "");
  }

  public String sentence() {
    return sentence;
  }
}
