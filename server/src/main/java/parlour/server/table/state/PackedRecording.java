package parlour.server.table.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import parlour.engine.wire.Json;
import parlour.games.recording.Recording;
import parlour.games.recording.RecordingCodec;

/// The recording of a finished game as it is stored: JSON, compressed with gzip, in Base64.
///
/// @param entries how many entries it covers
public record PackedRecording(int entries, String base64) {
  public static PackedRecording of(Recording recording) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
      packed.write(RecordingCodec.write(recording).getBytes(UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return new PackedRecording(
        recording.entries(), Base64.getEncoder().encodeToString(bytes.toByteArray()));
  }

  public Recording unpack() {
    byte[] packed = Base64.getDecoder().decode(base64);
    try (GZIPInputStream bytes = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return RecordingCodec.read(Json.parse(new String(bytes.readAllBytes(), UTF_8)));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
