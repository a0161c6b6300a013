package parlour.games.wordmaking;

import parlour.engine.Seat;

/// What a chair may know: all that lies open, and how many letters are in the box.
public record View(Seat eye, int box, Open open) {
  /// Whether this chair is to do all it can.
  public boolean isTurn() {
    return open.stage() == Open.Stage.PLAY && !eye.isNobody() && open.turn().seat().equals(eye);
  }

  /// Whether this chair is to vote.
  public boolean isAsked() {
    return open.stage() == Open.Stage.VOTE && open.vote().asked().has(eye);
  }

  public boolean mayDraw() {
    return isTurn() && !open.turn().drew() && box > 0;
  }

  /// Whether it may pass: it has drawn, or there is nothing to draw.
  public boolean mayPass() {
    return isTurn() && !mayDraw();
  }
}
