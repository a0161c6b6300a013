package parlour.server.table.state;

/// What the host can change at any time: the invite and watch tokens, how long the table waits for
/// an absent player, and whether hints are allowed; plus the links to an evening and to a club, and
/// the time for a turn.
///
/// @param patienceSeconds how long a player may be away before a bot stands in; 0: for ever
/// @param hintsAllowed whether players may ask for hints
/// @param club the id of the club the table belongs to, or nothing
public record HostSettings(
    TableEvent.TokenHashes tokenHashes,
    int patienceSeconds,
    boolean hintsAllowed,
    EveningLink eveningLink,
    String club,
    TurnTime turnTime) {
  /// A day.
  public static final int LONGEST_PATIENCE_SECONDS = 86_400;

  HostSettings withTokenHashes(TableEvent.TokenHashes others) {
    return new HostSettings(others, patienceSeconds, hintsAllowed, eveningLink, club, turnTime);
  }

  HostSettings withPatience(int seconds) {
    return new HostSettings(tokenHashes, seconds, hintsAllowed, eveningLink, club, turnTime);
  }

  HostSettings withHints(boolean allowed) {
    return new HostSettings(tokenHashes, patienceSeconds, allowed, eveningLink, club, turnTime);
  }

  HostSettings withEveningLink(EveningLink other) {
    return new HostSettings(tokenHashes, patienceSeconds, hintsAllowed, other, club, turnTime);
  }

  HostSettings withClub(String other) {
    return new HostSettings(
        tokenHashes, patienceSeconds, hintsAllowed, eveningLink, other, turnTime);
  }

  HostSettings with(TurnTime other) {
    return new HostSettings(tokenHashes, patienceSeconds, hintsAllowed, eveningLink, club, other);
  }
}
