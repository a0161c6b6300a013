package parlour.server;

import java.util.Arrays;
import java.util.List;

/// Everything that can be done at the host's desk: its word on the command line, and the request of
/// its page. Server, command line and page are held to this list, so that none can do more or less.
public enum DeskDeed {
  STATUS("status", "GET", ""),
  TABLES("tables", "GET", "/tables"),
  END("end", "POST", "/tables/{id}/end"),
  DELETE_TABLE("delete", "DELETE", "/tables/{id}"),
  DELETE_EVENING("delete", "DELETE", "/evenings/{id}"),
  DELETE_CLUB("delete", "DELETE", "/clubs/{id}"),
  NOTICE("notice", "GET", "/notice"),
  SAY("say", "POST", "/notice"),
  HUSH("hush", "DELETE", "/notice"),
  TIDYING("tidying", "GET", "/tidying"),
  TIDY("tidy", "POST", "/tidying"),
  BACKUP("backup", "POST", "/backups"),
  INVITATION("invitation", "GET", "/invitation"),
  INVITE("invite", "POST", "/invitation"),
  UNINVITE("uninvite", "DELETE", "/invitation"),
  RECORD("record", "GET", "/record"),
  SETTINGS("settings", "GET", "/settings"),
  LOG("log", "GET", "/log");

  /// Where the desk is on the server.
  public static final String DESK = "/api/house";

  private static final String ID = "{id}";

  private final String word;
  private final String method;
  private final String below;

  DeskDeed(String word, String method, String below) {
    this.word = word;
    this.method = method;
    this.below = below;
  }

  /// The deeds of a word; several where what it is done to says which.
  public static List<DeskDeed> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).toList();
  }

  public String word() {
    return word;
  }

  public String method() {
    return method;
  }

  /// The path of its request, with `{id}` for what it is done to.
  public String path() {
    return DESK + below;
  }

  public String path(String id) {
    return path().replace(ID, id);
  }

  /// Whether something comes after its word: what it is done to, or a text.
  public boolean takesMore() {
    return below.contains(ID) || this == SAY;
  }
}
