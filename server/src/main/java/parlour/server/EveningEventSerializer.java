package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.apache.pekko.serialization.SerializerWithStringManifest;
import parlour.engine.Json;

/// Tells Pekko that an evening's event is written as our JSON.
public final class EveningEventSerializer extends SerializerWithStringManifest {
  private static final int NUMBER = 1936;
  private static final String FORMAT = "evening-1";

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
    return EveningEventCodec.write((EveningEvent) event).write().getBytes(UTF_8);
  }

  @Override
  public Object fromBinary(byte[] body, String manifest) {
    if (!manifest.equals(FORMAT))
      throw new IllegalArgumentException("an evening's event of another format: " + manifest);
    return EveningEventCodec.read(Json.parse(new String(body, UTF_8)));
  }
}
