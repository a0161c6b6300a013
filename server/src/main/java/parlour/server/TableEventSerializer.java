package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.apache.pekko.serialization.SerializerWithStringManifest;
import parlour.engine.Json;

/// Tells Pekko that a table's event is written as our JSON.
public final class TableEventSerializer extends SerializerWithStringManifest {
  private static final int NUMBER = 1935;
  private static final String FORMAT = "table-1";

  @Override
  public int identifier() {
    return NUMBER;
  }

  @Override
  public String manifest(Object event) {
    return FORMAT;
  }

  @Override
  public byte[] toBinary(Object event) {
    return TableEventCodec.write((TableEvent) event).write().getBytes(UTF_8);
  }

  @Override
  public Object fromBinary(byte[] body, String manifest) {
    if (!manifest.equals(FORMAT))
      throw new IllegalArgumentException("a table's event of another format: " + manifest);
    return TableEventCodec.read(Json.parse(new String(body, UTF_8)));
  }
}
