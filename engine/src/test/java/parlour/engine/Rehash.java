package parlour.engine;

import java.util.LinkedHashMap;
import java.util.Map;

/// Chains a log anew after its first line was forged, as a cheat would.
final class Rehash {
  private Rehash() {}

  static String withFirstLine(String text, String find, String replace) {
    StringBuilder out = new StringBuilder();
    String hash = Sha256.hex("parlour");
    boolean first = true;
    for (String line : text.lines().toList()) {
      Map<String, Json> fields =
          new LinkedHashMap<>(Json.parse(first ? line.replace(find, replace) : line).asFields());
      fields.remove("hash");
      hash = LogCodec.link(hash, new Json.Fields(new LinkedHashMap<>(fields)));
      fields.put("hash", Json.of(hash));
      new Json.Fields(fields).write(out);
      out.append('\n');
      first = false;
    }
    return out.toString();
  }
}
