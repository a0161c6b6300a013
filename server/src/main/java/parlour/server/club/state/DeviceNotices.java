package parlour.server.club.state;

import java.time.Instant;
import java.time.ZoneId;
import parlour.engine.wire.Json;
import parlour.server.push.Subscription;

/// How a device is told what happens while nobody looks.
///
/// @param to where its push service is; without an address once that was erased
/// @param zone the time zone of its quiet hours, such as `Europe/Berlin`
/// @param quietFrom the hour from which notices make no sound, up to [#quietUntil]; none do if both
///   are the same
public record DeviceNotices(Subscription to, String zone, int quietFrom, int quietUntil) {
  private static final int HOURS = 24;

  boolean isErased() {
    return to.endpoint().isEmpty();
  }

  DeviceNotices erased() {
    return new DeviceNotices(new Subscription("", "", ""), zone, quietFrom, quietUntil);
  }

  public boolean isQuietAt(long millis) {
    int hour = Instant.ofEpochMilli(millis).atZone(ZoneId.of(zone)).getHour();
    return Math.floorMod(hour - quietFrom, HOURS) < Math.floorMod(quietUntil - quietFrom, HOURS);
  }

  /// Why these quiet hours are none, or empty.
  public String objection() {
    boolean hours = quietFrom >= 0 && quietFrom < HOURS && quietUntil >= 0 && quietUntil < HOURS;
    if (!hours) return "The hours of a day are 0 to 23.";
    return ZoneId.getAvailableZoneIds().contains(zone) ? "" : "There is no such time zone.";
  }

  public Json write() {
    return Json.fields()
        .put("endpoint", to.endpoint())
        .put("p256dh", to.p256dh())
        .put("auth", to.auth())
        .put("zone", zone)
        .put("from", quietFrom)
        .put("until", quietUntil)
        .done();
  }

  public static DeviceNotices read(Json json) {
    return new DeviceNotices(
        new Subscription(
            json.at("endpoint").asText(), json.at("p256dh").asText(), json.at("auth").asText()),
        json.at("zone").asText(),
        json.at("from").asInt(),
        json.at("until").asInt());
  }
}
