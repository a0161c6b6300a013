package parlour.server.table.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.server.wire.KeyedReplies;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Secrets;

/// The durable state of a table: a fold over its events, and nothing else.
///
/// @param next the id of the table where the same players had their rematch, or nothing
/// @param fault why the game was ended before its end, by this build or by the host of the house,
///   or nothing
/// @param replies the latest answers to requests that may be repeated
public record Table(
    TableEvent.Gathered gathered,
    HostSettings hostSettings,
    Players players,
    Optional<Match> match,
    Chat chat,
    String next,
    String fault,
    KeyedReplies replies) {
  /// How far the table has come.
  public enum Phase {
    GATHERING,
    PLAYING,
    OVER;

    public String wireName() {
      return switch (this) {
        case GATHERING -> "gathering";
        case PLAYING -> "playing";
        case OVER -> "over";
      };
    }
  }

  public static Table created(TableEvent.Gathered gathered) {
    return new Table(
        gathered,
        new HostSettings(gathered.tokenHashes(), 0, true, EveningLink.NONE, "", TurnTime.NONE),
        Players.none(gathered.seats()),
        Optional.empty(),
        Chat.EMPTY,
        "",
        "",
        KeyedReplies.NONE);
  }

  public Phase phase() {
    if (match.isEmpty()) return Phase.GATHERING;
    boolean over = match.get().isOver() || eveningLink().isStopped() || !fault.isEmpty();
    return over ? Phase.OVER : Phase.PLAYING;
  }

  public boolean isPlaying() {
    return phase() == Phase.PLAYING;
  }

  public EveningLink eveningLink() {
    return hostSettings.eveningLink();
  }

  /// The id of the club the table belongs to, or nothing.
  public String club() {
    return hostSettings.club();
  }

  /// The time for a turn, at a table over days.
  public TurnTime turnTime() {
    return hostSettings.turnTime();
  }

  /// The people the game cannot go on without, bots and their stand-ins left out.
  public Seats awaited() {
    return isPlaying()
        ? match.orElseThrow().referee().prompt().must().minus(players.bots())
        : Seats.NONE;
  }

  /// The table after one more event (the reducer of the event-sourced entity).
  public Table after(TableEvent event, OpenGames games) {
    return switch (event) {
      case TableEvent.Requested(TableEvent caused, KeyedReply answer) ->
          after(caused, games).with(replies.with(answer));
      case TableEvent.Gathered _ -> this;
      case TableEvent.Sat(Seat seat, String name, String tokenHash) ->
          with(seat, players.sit(seat, new Chair.Person(name, tokenHash)));
      case TableEvent.BotSat(Seat seat, String name, int level, long diceSeed) ->
          with(players.sit(seat, new Chair.BotChair(name, level, diceSeed)));
      case TableEvent.HandedOver(Seat seat, String tokenHash) ->
          with(players.handedTo(seat, tokenHash));
      case TableEvent.NameStruck(Seat seat) -> withoutName(seat);
      case TableEvent.Left(Seat seat) -> with(players.leave(seat));
      case TableEvent.Started(var header) -> {
        Optional<String> objection = games.editions().objection(header);
        yield objection.isPresent()
            ? with(Match.unplayable(header)).ended(objection.get())
            : with(Match.dealt(header, games));
      }
      case TableEvent.Played played -> after(played);
      case TableEvent.BotStoodIn(Seat seat, int level, long diceSeed) ->
          with(seat, players.standIn(seat, level, diceSeed)).with(turnTime().missedBy(seat));
      case TableEvent.Returned(Seat seat) -> {
        Table back = with(seat, players.handBack(seat));
        yield turnTime().isGivenUp(seat) ? back.with(turnTime().takenBy(seat)) : back;
      }
      case TableEvent.Vacated(Seat seat, String name, int level, long diceSeed) ->
          with(seat, players.vacate(seat, new Chair.BotChair(name, level, diceSeed)));
      case TableEvent.Settled(Settings settings) ->
          new Table(
              gathered.with(settings), hostSettings, players, match, chat, next, fault, replies);
      case TableEvent.PatienceSet(int seconds) -> with(hostSettings.withPatience(seconds));
      case TableEvent.TokensReplaced(TableEvent.TokenHashes tokenHashes) ->
          with(hostSettings.withTokenHashes(tokenHashes));
      case TableEvent.Said said ->
          new Table(
              gathered,
              hostSettings,
              players,
              match,
              chat.with(said, nameAt(said.seat()), match.map(Match::atMillis).orElse(0L)),
              next,
              fault,
              replies);
      case TableEvent.ClockStopped(long atMillis, List<Integer> scores) ->
          match.map(m -> with(m.stopped(atMillis, scores))).orElse(this);
      case TableEvent.Recorded(PackedRecording recording) -> recorded(recording);
      case TableEvent.Ended() -> ended("The host of the house has ended it.");
      case TableEvent.Rematched(String table) ->
          new Table(gathered, hostSettings, players, match, chat, table, fault, replies);
      case TableEvent.HintsAllowed(boolean on) -> with(hostSettings.withHints(on));
      case TableEvent.AttachedToClub(String club) -> with(hostSettings.withClub(club));
      case TableEvent.PlayedOverDays(int days) -> with(turnTime().of(days));
      case TableEvent.TurnTimeSet(long untilMillis, long wakeMillis) ->
          with(turnTime().set(untilMillis, wakeMillis));
      case TableEvent.MemberSat(Seat seat, String name, ClubMember member) ->
          with(seat, players.sit(seat, name, member));
      case TableEvent.MemberChanged(Seat seat, List<String> devices, boolean longClock) ->
          with(players.memberChanged(seat, devices, longClock));
      case TableEvent.AttachedToEvening(String evening, int number, int round) ->
          with(
              hostSettings.withEveningLink(
                  new EveningLink(evening, number, round, EveningLink.State.RUNS)));
      case TableEvent.EveningStateSet(EveningLink.State state, long atMillis) -> {
        Table changed = with(hostSettings.withEveningLink(eveningLink().in(state)));
        yield match.map(m -> changed.with(m.withClockAt(atMillis))).orElse(changed);
      }
    };
  }

  private Table after(TableEvent.Played played) {
    if (match.isEmpty()) return this;
    Match before = match.get();
    return switch (before.after(played)) {
      case Match.Step.Accepted(Match changed) -> after(played, changed);
      case Match.Step.Refused(_, String why) ->
          with(before.shownAs(before.record())).ended(why).after(played);
    };
  }

  /// The table after a play that has been judged already.
  public Table after(TableEvent.Played played, Match judged) {
    Table changed = with(judged);
    return played.id() == 0 ? changed : changed.with(turnTime().takenBy(played.entry().by()));
  }

  private Table withoutName(Seat seat) {
    Set<String> names = Set.of(players.at(seat).name());
    Chat struck = chat.changed(line -> line.struck(seat, names));
    Players renamed = players.renamed(seat, NameStriking.neutralName(seat));
    return new Table(
        gathered,
        hostSettings,
        renamed,
        match,
        struck,
        next,
        fault,
        replies.changed(answer -> NameStriking.struck(answer, seat)));
  }

  /// What the finished game showed is stored; a build that cannot play the game shows that.
  private Table recorded(PackedRecording recording) {
    if (match.isEmpty()) return this;
    Match over = match.get().withRecording();
    if (over.recording().isEmpty()) return with(over);
    Match shown = over.shownAs(recording.unpack());
    return new Table(gathered, hostSettings, players, Optional.of(shown), chat, next, "", replies);
  }

  /// The same table for somebody who may not learn who sits there.
  public Table nameless() {
    Players nameless = players;
    for (int i = 0; i < players.seats(); i++)
      nameless = nameless.renamed(Seat.of(i), NameStriking.neutralName(Seat.of(i)));
    return with(nameless);
  }

  private Table with(KeyedReplies changed) {
    return new Table(gathered, hostSettings, players, match, chat, next, fault, changed);
  }

  private Table with(HostSettings changed) {
    return new Table(gathered, changed, players, match, chat, next, fault, replies);
  }

  private Table with(TurnTime changed) {
    return changed.equals(turnTime()) ? this : with(hostSettings.with(changed));
  }

  /// Somebody else plays from a chair; once the cards are dealt it stays known who did before.
  private Table with(Seat seat, Players changed) {
    int entries = match.map(m -> m.entries().size()).orElse(0);
    return with(changed.knowing(players, seat, entries));
  }

  private String nameAt(Seat seat) {
    return seat.isNobody() ? "" : players.at(seat).name();
  }

  /// The match, once it may be shown to everybody whole: at an evening, after the bell.
  public Optional<Match> finished() {
    return match.filter(
        _ -> eveningLink().isNone() ? phase() == Phase.OVER : eveningLink().isStopped());
  }

  private Table with(Players changed) {
    return new Table(gathered, hostSettings, changed, match, chat, next, fault, replies);
  }

  public Table with(Match changed) {
    return new Table(
        gathered, hostSettings, players, Optional.of(changed), chat, next, fault, replies);
  }

  /// The game is ended by ruling or by the host of the house, with the score it had
  /// ([TableRules#EDITION]).
  private Table ended(String why) {
    String sentence = "This game ends here, with the score it had. " + why;
    return new Table(gathered, hostSettings, players, match, chat, next, sentence, replies);
  }

  /// Whether an invite or watch token lets its holder look on.
  public boolean admits(String token) {
    TableEvent.TokenHashes hashes = hostSettings.tokenHashes();
    return gathered.open()
        || Secrets.matches(token, hashes.watch())
        || Secrets.matches(token, hashes.invite());
  }
}
