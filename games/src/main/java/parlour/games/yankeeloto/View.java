package parlour.games.yankeeloto;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.yankeeloto.Position.Phase;

/// What a chair may know: the game, with the letters and words of others covered up while they are
/// formed.
public record View(Seat eye, Position.Match match, Position.Round round) {
  static View of(Position position, Seat eye) {
    Position.Round round = position.round();
    if (round.phase() != Phase.MAKING) return new View(eye, position.match(), round);
    PerSeat<Player> rows = round.rows().map((seat, row) -> seat.equals(eye) ? row : row.masked());
    return new View(eye, position.match(), round.with(rows));
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

  /// What lies before the one who looks.
  public Player own() {
    return eye.isNobody() ? Player.NONE : round.of(eye);
  }

  /// Whether this chair is to lay a word.
  public boolean isMaking() {
    return phase() == Phase.MAKING && own().isMaking();
  }

  /// Whether this chair may doubt words.
  public boolean isReading() {
    return round.reading().has(eye);
  }

  /// Whether this chair may doubt that player's word.
  public boolean mayChallenge(Seat whose) {
    return isReading()
        && !whose.equals(eye)
        && round.of(whose).isLaid()
        && !round.look().proved().has(whose);
  }

  /// Whether this chair may reach for the next letter.
  public boolean mayCall() {
    return phase() == Phase.CALL
        && leads()
        && !round.call().reaching()
        && round.at(Player.Stage.CRIED).isEmpty();
  }

  /// Whether this chair still covers letters, or may cry.
  public boolean isPlaying() {
    return phase() == Phase.CALL && round.call().number() > 0 && own().isLaid();
  }

  /// Whether this chair has not covered anything for the letter called last.
  public boolean mayStillCover() {
    return isPlaying() && own().last() < round.call().number();
  }

  /// Whether the letter called last lies uncovered in this chair's word, and may be covered.
  public boolean mayCover() {
    return mayStillCover() && own().place(round.call().letter()) >= 0;
  }
}
