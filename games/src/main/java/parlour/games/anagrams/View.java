package parlour.games.anagrams;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Progress;

/// What one seat may know: the game, with the words, letters and lists it may not see covered up.
public record View(Seat eye, Position.Match match, Position.Round round) {
  static View of(Position position, Seat eye, Options.Customs customs) {
    Position.Round round = position.round();
    PerSeat<Player> players =
        PerSeat.of(position.match().seats(), seat -> seen(position, seat, eye, customs));
    return new View(eye, position.match(), round.with(players));
  }

  private static Player seen(Position position, Seat seat, Seat eye, Options.Customs customs) {
    Player player = position.of(seat);
    if (player.progress() == Progress.WAITING) return player;
    Phase phase = position.round().phase();
    Progress progress = player.progress();
    boolean own = eye.equals(seat);
    boolean leads = eye.equals(position.leader());
    boolean before = phase.isBeforeReady();
    boolean open = progress.isOpen();
    boolean word = open || leads && before;
    boolean letters =
        word
            || own && progress != Progress.SERVED
            || leads && customs.shown() && progress == Progress.CALLED
            || customs.helping() && !leads && !eye.isNobody() && !before;
    boolean tries = progress == Progress.CALLED ? leads : own;
    boolean list = own || phase instanceof Phase.Stopped || phase instanceof Phase.Over;
    return new Player(
        player.given().masked(word, letters),
        progress,
        player.busy(),
        player.dueMillis(),
        tries ? player.tries() : List.of(),
        own || player.help().by().isEmpty()
            ? player.help()
            : new Player.Help(player.help().by(), ""),
        list ? player.list() : player.list().covered());
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

  /// When something last happened.
  public long nowMillis() {
    return round.nowMillis();
  }

  /// When "Stop" will be, or was, called; never before "Ready" and after the game.
  public long stopMillis() {
    return switch (phase()) {
      case Phase.Hunting(long stopMillis) -> stopMillis;
      case Phase.Stopped(long stopMillis, long _) -> stopMillis;
      case Phase.Serving _, Phase.Served _, Phase.Over _ -> Prompt.NEVER;
    };
  }

  /// What lies before a player, as far as this seat sees it.
  public Player of(Seat seat) {
    return round.of(seat);
  }

  /// What lies before this seat.
  public Player own() {
    return eye.isNobody() ? Player.NONE : round.of(eye);
  }

  /// How many letters the next word must have, where all words of a round have as many; otherwise
  /// 0.
  int equalLength(Options options) {
    return options.customs().equalLengths()
        ? of(match.lead().firstToPlay()).given().word().length()
        : 0;
  }

  /// Who is served next; nobody when all are.
  public Seat toServe() {
    return Serving.next(match.lead(), round);
  }

  /// Whether this seat may look at its letters before the call.
  boolean mayLook() {
    return phase().isBeforeReady() && own().progress() == Progress.SERVED;
  }

  /// Whether this seat may return its letters.
  public boolean mayReturn() {
    return (phase() instanceof Phase.Hunting || phase() instanceof Phase.Stopped)
        && own().progress() == Progress.HUNTING;
  }

  /// Whether this seat may announce its word.
  public boolean mayAnnounce() {
    return phase() instanceof Phase.Hunting
        && own().busy()
        && own().progress() == Progress.HUNTING
        && own().tries().size() < Anagrams.TRIES;
  }

  /// Whether this seat, leading, has to name the word of that player.
  public boolean isCalled(Seat whom) {
    return leads() && of(whom).progress() == Progress.CALLED;
  }

  /// Whether this seat has lists of others to read now.
  boolean isReading(Options options) {
    return options.vigilant() && !eye.isNobody() && round.isReading(eye);
  }

  /// Whether this seat may whisper to that player.
  boolean mayHelp(Seat whom) {
    return phase() instanceof Phase.Hunting
        && !eye.isNobody()
        && round.canHelp(match.lead(), eye, whom);
  }
}
