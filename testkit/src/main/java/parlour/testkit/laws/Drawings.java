package parlour.testkit.laws;

import java.util.concurrent.ConcurrentHashMap;

/// The drawings of the games' pieces, as they lie among the resources.
public final class Drawings {
  private static final ConcurrentHashMap<String, Boolean> KNOWN = new ConcurrentHashMap<>();

  private Drawings() {}

  public static boolean has(String art) {
    return KNOWN.computeIfAbsent(art, name -> Drawings.class.getResource(path(name)) != null);
  }

  public static String path(String art) {
    return "/parlour/games/art/" + art + ".svg";
  }
}
