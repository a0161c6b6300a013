package parlour.games.yankeeloto;

import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// What one seat may know: the game, with the letters and words of others covered up while they are
/// formed.
public record View(Seat eye, Position.Match match, Position.Round round) {
  static View of(Position position, Seat eye) {
    Position.Round round = position.round();
    if (!(round.phase() instanceof Phase.Making)) return new View(eye, position.match(), round);
    PerSeat<Player> players =
        round.players().map((seat, player) -> seat.equals(eye) ? player : player.masked());
    return new View(eye, position.match(), round.with(players));
  }

  public Phase phase() {
    return round.phase();
  }

  public Seat leader() {
    return match.lead().leader();
  }

  public boolean leads() {
    return eye.equals(leader());
  }

  /// What this seat has on the table.
  public Player own() {
    return eye.isNobody() ? Player.NONE : round.of(eye);
  }

  /// Whether this seat is to lay a word.
  public boolean isMaking() {
    return phase() instanceof Phase.Making && own().isMaking();
  }

  /// Whether this seat may doubt words.
  public boolean isReading() {
    return round.reading().has(eye);
  }

  /// Whether this seat may doubt that player's word.
  public boolean mayChallenge(Seat whose) {
    return isReading()
        && !whose.equals(eye)
        && round.of(whose).isLaid()
        && phase() instanceof Phase.Look look
        && !look.proved().has(whose);
  }

  /// Whether this seat may reach for the next letter.
  public boolean mayCall() {
    return phase() instanceof Phase.Call call
        && leads()
        && own().progress() == Player.Progress.LEADS
        && !call.reaching()
        && round.at(Player.Progress.CRIED).isEmpty();
  }

  /// Whether this seat still covers letters, or may cry.
  public boolean isPlaying() {
    return phase() instanceof Phase.Call && round.called().number() > 0 && own().isLaid();
  }

  /// Whether this seat has not covered anything for the letter called last.
  public boolean mayStillCover() {
    return isPlaying() && own().last() < round.called().number();
  }

  /// Whether the letter called last lies uncovered in this seat's word, and may be covered.
  public boolean mayCover() {
    return mayStillCover() && own().place(round.called().letter()) >= 0;
  }
}
