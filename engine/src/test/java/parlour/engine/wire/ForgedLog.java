package parlour.engine.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import parlour.engine.play.Sha256;

/// Forges the first line of a log and recomputes the hash chain, as a cheat would.
final class ForgedLog {
  private ForgedLog() {}

  static String withFirstLine(String text, String find, String replace) {
    StringBuilder out = new StringBuilder();
    String hash = Sha256.hex("parlour");
    boolean first = true;
    for (String line : text.lines().toList()) {
      Map<String, Json> fields =
          new LinkedHashMap<>(Json.parse(first ? line.replace(find, replace) : line).asFields());
      fields.remove("hash");
      hash = LogCodec.append(out, hash, new Json.Fields(fields));
      first = false;
    }
    return out.toString();
  }
}
