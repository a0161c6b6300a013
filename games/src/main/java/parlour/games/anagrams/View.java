package parlour.games.anagrams;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Stage;
import parlour.games.anagrams.Position.Phase;

/// What a chair may know: the game, with words, letters and lists that are not for its eyes covered
/// up.
public record View(Seat eye, Position.Match match, Position.Round round) {
  static View of(Position position, Seat eye, Options.Customs customs) {
    Position.Round round = position.round();
    PerSeat<Player> studies =
        PerSeat.of(position.match().seats(), seat -> seen(position, seat, eye, customs));
    return new View(eye, position.match(), round.with(studies));
  }

  private static Player seen(Position position, Seat seat, Seat eye, Options.Customs customs) {
    Player study = position.of(seat);
    if (study.stage() == Stage.WAITING) return study;
    Phase phase = position.round().phase();
    Stage stage = study.stage();
    boolean own = eye.equals(seat);
    boolean leads = eye.equals(position.leader());
    boolean before = phase == Phase.SERVING || phase == Phase.SERVED;
    boolean open = stage.isOpen();
    boolean word = open || leads && before;
    boolean letters =
        word
            || own && stage != Stage.SERVED
            || leads && customs.shown() && stage == Stage.CALLED
            || customs.helping() && !leads && !eye.isNobody() && !before;
    boolean tries = stage == Stage.CALLED ? leads : own;
    boolean paper = own || phase == Phase.AFTER || phase == Phase.OVER;
    return new Player(
        study.given().masked(word, letters),
        stage,
        study.busy(),
        study.due(),
        tries ? study.tries() : List.of(),
        own || study.help().by().isEmpty() ? study.help() : new Player.Help(study.help().by(), ""),
        paper ? study.list() : study.list().covered());
  }

  public Seat leader() {
    return match.lead().leader();
  }

  public boolean leads() {
    return !eye.isNobody() && eye.equals(leader());
  }

  public Phase phase() {
    return round.phase();
  }

  /// What lies before a player, as far as this chair sees it.
  public Player of(Seat seat) {
    return round.of(seat);
  }

  /// What lies before the one who looks.
  public Player own() {
    return eye.isNobody() ? Player.NONE : round.of(eye);
  }

  /// Who is served next; nobody when all are.
  public Seat toServe() {
    return Serving.next(match.lead(), round);
  }

  /// Whether this chair may look at its letters before the call.
  boolean mayLook() {
    return (phase() == Phase.SERVING || phase() == Phase.SERVED) && own().stage() == Stage.SERVED;
  }

  /// Whether this chair may return its letters.
  public boolean mayReturn() {
    return (phase() == Phase.HUNT || phase() == Phase.AFTER) && own().stage() == Stage.HUNTING;
  }

  /// Whether this chair may announce its word.
  public boolean mayAnnounce() {
    return phase() == Phase.HUNT
        && own().busy()
        && own().stage() == Stage.HUNTING
        && own().tries().size() < Anagrams.TRIES;
  }

  /// Whether this chair, leading, has to name the word of that player.
  public boolean isCalled(Seat whom) {
    return leads() && of(whom).stage() == Stage.CALLED;
  }

  /// Whether this chair may whisper to that player.
  boolean mayHelp(Seat whom) {
    return phase() == Phase.HUNT
        && !eye.isNobody()
        && Anagrams.canHelp(match.lead(), round, eye, whom);
  }
}
