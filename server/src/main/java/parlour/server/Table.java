package parlour.server;

import java.util.Optional;
import parlour.engine.Seat;

/// A table as it stands: the sum of its events, and nothing else.
///
/// @param hints whether players may ask for hints
/// @param next the table at which the same company went on, or nothing
/// @param fault why it cannot go on, or nothing
record Table(
    TableEvent.Gathered gathered,
    Company company,
    Optional<Match> match,
    Chronicle<TableEvent.Said> chat,
    boolean hints,
    String next,
    String fault) {
  /// How far a table has come.
  enum Phase {
    GATHERING,
    PLAYING,
    OVER;

    String word() {
      return switch (this) {
        case GATHERING -> "gathering";
        case PLAYING -> "playing";
        case OVER -> "over";
      };
    }
  }

  static Table laid(TableEvent.Gathered gathered) {
    return new Table(
        gathered, Company.none(gathered.seats()), Optional.empty(), Chronicle.empty(), true, "", "");
  }

  Phase phase() {
    if (match.isEmpty()) return Phase.GATHERING;
    return match.get().isOver() ? Phase.OVER : Phase.PLAYING;
  }

  boolean isPlaying() {
    return phase() == Phase.PLAYING;
  }

  /// The table after one more event.
  Table after(TableEvent event, Repertoire repertoire) {
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
      case TableEvent.Said said ->
          new Table(gathered, company, match, chat.with(said), hints, next, fault);
      case TableEvent.HintsAllowed(boolean on) ->
          new Table(gathered, company, match, chat, on, next, fault);
      case TableEvent.Rested(long at) -> match.map(m -> with(m.rested(at))).orElse(this);
      case TableEvent.Rematched(String table) ->
          new Table(gathered, company, match, chat, hints, table, fault);
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

  private Table with(Company changed) {
    return new Table(gathered, changed, match, chat, hints, next, fault);
  }

  Table with(Match changed) {
    return new Table(gathered, company, Optional.of(changed), chat, hints, next, fault);
  }

  private Table broken(String why) {
    return new Table(
        gathered, company, match, chat, hints, next, fault.isEmpty() ? why : fault);
  }

  /// Whether a secret lets one look on.
  boolean admits(String secret) {
    TableEvent.Keys keys = gathered.keys();
    return gathered.open()
        || Secrets.fits(secret, keys.watch())
        || Secrets.fits(secret, keys.invite());
  }
}
