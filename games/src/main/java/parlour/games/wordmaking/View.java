package parlour.games.wordmaking;

import parlour.engine.Seat;

/// What one seat may know: all that lies open, and how many letters are in the box.
public record View(Seat eye, int box, Open open) {
  /// Whether this seat is to do all it can.
  public boolean isTurn() {
    return open.phase() instanceof Phase.Play && open.turn().seat().equals(eye);
  }

  /// Whether this seat is to vote.
  public boolean isAsked() {
    return open.phase() instanceof Phase.Vote vote && vote.asked().has(eye);
  }

  public boolean mayDraw() {
    return isTurn() && !open.turn().drew() && box > 0;
  }

  /// Whether it may pass: it has drawn, or there is nothing to draw.
  public boolean mayPass() {
    return isTurn() && !mayDraw();
  }
}
