package parlour.server.club.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.server.wire.Secrets;

/// Somebody who belongs to a club, or has.
///
/// @param id their number in the club, which nobody else ever gets
/// @param keeper whether they keep the club: may help others to a new device, send them away, and
///   delete the club
/// @param devices what opens the club to them
/// @param devicesEver how many devices they have had
/// @param gone whether they have left
/// @param struck whether their name was struck
/// @param longClock whether they have asked for twice the time wherever a clock runs
public record Member(
    int id,
    String name,
    boolean keeper,
    List<Device> devices,
    int devicesEver,
    boolean gone,
    boolean struck,
    boolean longClock) {
  /// What somebody is called whose name was struck.
  public static final String NAMELESS = "a guest";

  /// A browser that belongs to a member.
  ///
  /// @param id its number among those the member has had
  /// @param name what the member calls it
  /// @param notices how it is told what happens, where that was switched on
  public record Device(
      int id, String name, String tokenHash, long sinceMillis, Optional<DeviceNotices> notices) {
    public Device(int id, String name, String tokenHash, long sinceMillis) {
      this(id, name, tokenHash, sinceMillis, Optional.empty());
    }
  }

  static Member joined(int id, String name, boolean keeper) {
    return new Member(id, name, keeper, List.of(), 0, false, false, false);
  }

  Member with(Device device) {
    List<Device> more = new ArrayList<>(devices);
    more.add(device);
    return new Member(
        id,
        name,
        keeper,
        List.copyOf(more),
        Math.max(devicesEver, device.id() + 1),
        gone,
        struck,
        longClock);
  }

  Member without(int device) {
    List<Device> fewer = devices.stream().filter(each -> each.id() != device).toList();
    return new Member(id, name, keeper, fewer, devicesEver, gone, struck, longClock);
  }

  /// Tells a device, or tells it no more.
  Member with(int device, Optional<DeviceNotices> notices) {
    List<Device> changed =
        devices.stream()
            .map(
                each ->
                    each.id() == device
                        ? new Device(
                            device, each.name(), each.tokenHash(), each.sinceMillis(), notices)
                        : each)
            .toList();
    return new Member(id, name, keeper, changed, devicesEver, gone, struck, longClock);
  }

  Member asKeeper(boolean on) {
    return new Member(id, name, on, devices, devicesEver, gone, struck, longClock);
  }

  Member withLongClock(boolean on) {
    return new Member(id, name, keeper, devices, devicesEver, gone, struck, on);
  }

  Member left() {
    return new Member(id, name, false, List.of(), devicesEver, true, struck, longClock);
  }

  Member nameless() {
    return new Member(id, NAMELESS, keeper, devices, devicesEver, gone, true, longClock);
  }

  /// The number of the device that a token with this hash belongs to, or -1; always compares with
  /// every one.
  int deviceOf(String tokenHash) {
    int found = -1;
    for (Device device : devices)
      if (Secrets.sameHash(tokenHash, device.tokenHash())) found = device.id();
    return found;
  }

  /// One of their devices.
  public Optional<Device> device(int number) {
    return devices.stream().filter(each -> each.id() == number).findFirst();
  }

  public List<String> deviceHashes() {
    return devices.stream().map(Device::tokenHash).toList();
  }
}
