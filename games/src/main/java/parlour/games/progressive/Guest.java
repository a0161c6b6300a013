package parlour.games.progressive;

/// Somebody who plays, or has played, this evening.
///
/// @param id a number, from 0 in the order of arrival
/// @param level 0 for a person; otherwise how well this bot plays
/// @param here whether the guest has not left
/// @param insteadOf the guest whose chair this bot keeps until they are back, or -1
/// @param device the guest at whose device this one plays: their own number where it is their own
public record Guest(
    int id,
    String name,
    Part part,
    int level,
    boolean here,
    Stars stars,
    int insteadOf,
    int device) {
  /// Whether a guest comes as a lady or as a gentleman, where the host asks for it.
  public enum Part {
    ANY,
    LADY,
    GENTLEMAN;

    /// The other of the two.
    Part other() {
      return switch (this) {
        case ANY -> ANY;
        case LADY -> GENTLEMAN;
        case GENTLEMAN -> LADY;
      };
    }
  }

  /// What stands on a guest's card.
  ///
  /// @param byes how often the guest sat out
  public record Stars(int gold, int red, int byes) {
    static final Stars NONE = new Stars(0, 0, 0);

    /// How many games the guest has played.
    public int games() {
      return gold + red;
    }
  }

  static Guest person(int id, String name, Part part) {
    return new Guest(id, name, part, 0, true, Stars.NONE, -1, id);
  }

  static Guest bot(int id, String name, Part part, int level) {
    return new Guest(id, name, part, level, true, Stars.NONE, -1, id);
  }

  Guest insteadOf(int guest) {
    return new Guest(id, name, part, level, here, stars, guest, device);
  }

  Guest atDeviceOf(Guest other) {
    return new Guest(id, name, part, level, here, stars, insteadOf, other.device());
  }

  public boolean isBot() {
    return level > 0;
  }

  Guest here(boolean now) {
    return new Guest(id, name, part, level, now, stars, insteadOf, device);
  }

  Guest gold() {
    return with(new Stars(stars.gold() + 1, stars.red(), stars.byes()));
  }

  Guest red() {
    return with(new Stars(stars.gold(), stars.red() + 1, stars.byes()));
  }

  Guest bye() {
    return with(new Stars(stars.gold(), stars.red(), stars.byes() + 1));
  }

  private Guest with(Stars changed) {
    return new Guest(id, name, part, level, here, changed, insteadOf, device);
  }
}
