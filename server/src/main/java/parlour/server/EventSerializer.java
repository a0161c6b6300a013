package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.apache.pekko.serialization.SerializerWithStringManifest;
import parlour.engine.wire.Json;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.evening.EveningEvent;
import parlour.server.evening.EveningEventCodec;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;

/// The Pekko serializer that stores events of tables, evenings and clubs as JSON, without class
/// names.
public final class EventSerializer extends SerializerWithStringManifest {
  private static final int IDENTIFIER = 1935;
  private static final String TABLE = "table-1";
  private static final String EVENING = "evening-1";
  private static final String CLUB = "club-1";

  @Override
  public int identifier() {
    return IDENTIFIER;
  }

  @Override
  public String manifest(Object event) {
    return switch (event) {
      case EveningEvent _ -> EVENING;
      case ClubEvent _ -> CLUB;
      default -> TABLE;
    };
  }

  @Override
  public byte[] toBinary(Object event) {
    Json json =
        switch (event) {
          case EveningEvent evening -> EveningEventCodec.write(evening);
          case ClubEvent club -> ClubEventCodec.write(club);
          default -> TableEventCodec.write((TableEvent) event);
        };
    return json.write().getBytes(UTF_8);
  }

  @Override
  public Object fromBinary(byte[] body, String manifest) {
    return switch (manifest) {
      case TABLE -> TableEventCodec.read(json(body));
      case EVENING -> EveningEventCodec.read(json(body));
      case CLUB -> ClubEventCodec.read(json(body));
      default -> throw new IllegalArgumentException("unknown event format: " + manifest);
    };
  }

  private static Json json(byte[] body) {
    return Json.parse(new String(body, UTF_8));
  }
}
