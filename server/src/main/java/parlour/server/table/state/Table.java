package parlour.server.table.state;

import java.util.Optional;
import parlour.engine.Seat;
import parlour.server.wire.Secrets;

/// A table as it stands: the sum of its events, and nothing else.
///
/// @param next the table at which the same company went on, or nothing
/// @param fault why it cannot go on, or nothing
public record Table(
    TableEvent.Gathered gathered,
    HostSettings terms,
    Players company,
    Optional<Match> match,
    AppendList<TableEvent.Said> chat,
    String next,
    String fault) {
  /// How far a table has come.
  public enum Phase {
    GATHERING,
    PLAYING,
    OVER;

    public String word() {
      return switch (this) {
        case GATHERING -> "gathering";
        case PLAYING -> "playing";
        case OVER -> "over";
      };
    }
  }

  public static Table laid(TableEvent.Gathered gathered) {
    return new Table(
        gathered,
        new HostSettings(gathered.keys(), 0, true, EveningLink.NONE),
        Players.none(gathered.seats()),
        Optional.empty(),
        AppendList.empty(),
        "",
        "");
  }

  public Phase phase() {
    if (match.isEmpty()) return Phase.GATHERING;
    return match.get().isOver() || errand().isStopped() ? Phase.OVER : Phase.PLAYING;
  }

  public boolean isPlaying() {
    return phase() == Phase.PLAYING;
  }

  /// What it has to do with an evening.
  public EveningLink errand() {
    return terms.errand();
  }

  /// The table after one more event.
  public Table after(TableEvent event, OpenGames repertoire) {
    return switch (event) {
      case TableEvent.Gathered _ -> this;
      case TableEvent.Sat(Seat seat, String name, String key) ->
          with(company.sit(seat, new Chair.Person(name, key)));
      case TableEvent.BotSat(Seat seat, String name, int level, long dice) ->
          with(company.sit(seat, new Chair.Machine(name, level, dice)));
      case TableEvent.Left(Seat seat) -> with(company.leave(seat));
      case TableEvent.Started(var header) -> {
        Optional<String> objection = repertoire.objection(header);
        yield objection.isPresent()
            ? broken(objection.get())
            : with(Match.dealt(header, repertoire));
      }
      case TableEvent.Played played -> after(played);
      case TableEvent.Relieved(Seat seat, int level, long dice) ->
          with(company.relieve(seat, level, dice));
      case TableEvent.Returned(Seat seat) -> with(company.handBack(seat));
      case TableEvent.Vacated(Seat seat, String name, int level, long dice) ->
          with(company.vacate(seat, new Chair.Machine(name, level, dice)));
      case TableEvent.Waits(int seconds) -> with(terms.with(seconds));
      case TableEvent.Rekeyed(TableEvent.Keys keys) -> with(terms.with(keys));
      case TableEvent.Said said ->
          new Table(gathered, terms, company, match, chat.with(said), next, fault);
      case TableEvent.Rested(long at) -> match.map(m -> with(m.rested(at))).orElse(this);
      case TableEvent.Rematched(String table) ->
          new Table(gathered, terms, company, match, chat, table, fault);
      case TableEvent.HintsAllowed(boolean on) -> with(terms.with(on));
      case TableEvent.Attached(String evening, int number, int round) ->
          with(terms.with(new EveningLink(evening, number, round, EveningLink.State.RUNS)));
      case TableEvent.Minded(EveningLink.State state, long at) -> {
        Table minded = with(terms.with(errand().in(state)));
        yield match.map(m -> minded.with(m.rested(at))).orElse(minded);
      }
    };
  }

  private Table after(TableEvent.Played played) {
    if (match.isEmpty() || !fault.isEmpty()) return this;
    return switch (match.get().after(played)) {
      case Match.Step.Stood(Match grown) -> with(grown);
      case Match.Step.Refused(_, String why) ->
          broken("This table was played under other rules and cannot go on: " + why);
    };
  }

  private Table with(HostSettings changed) {
    return new Table(gathered, changed, company, match, chat, next, fault);
  }

  private Table with(Players changed) {
    return new Table(gathered, terms, changed, match, chat, next, fault);
  }

  public Table with(Match changed) {
    return new Table(gathered, terms, company, Optional.of(changed), chat, next, fault);
  }

  private Table broken(String why) {
    return new Table(gathered, terms, company, match, chat, next, fault.isEmpty() ? why : fault);
  }

  /// Whether a token allows watching.
  public boolean admits(String token) {
    TableEvent.Keys keys = terms.keys();
    return gathered.open()
        || Secrets.matches(token, keys.watch())
        || Secrets.matches(token, keys.invite());
  }
}
