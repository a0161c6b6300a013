package parlour.server.table.state;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;
import parlour.server.wire.KeyedReply;

/// Table events as JSON and back: the format on disk, so every name ever written must stay
/// readable.
public final class TableEventCodec {
  private TableEventCodec() {}

  public static Json write(TableEvent event) {
    return switch (event) {
      case TableEvent.Requested(TableEvent caused, KeyedReply answer) -> {
        Json.Writer out = Json.fields();
        write(caused).asFields().forEach(out::put);
        yield out.put(KeyedReply.FIELD, answer.write()).done();
      }
      case TableEvent.Gathered(
              String game,
              Settings settings,
              int seats,
              boolean open,
              boolean family,
              TableEvent.TokenHashes hashes) ->
          named("gathered")
              .put("game", game)
              .put("settings", write(settings))
              .put("seats", seats)
              .put("open", open)
              .put("family", family)
              .put("invite", hashes.invite())
              .put("watch", hashes.watch())
              .done();
      case TableEvent.Sat(Seat seat, String name, String tokenHash) ->
          named("sat").put("seat", seat.index()).put("name", name).put("key", tokenHash).done();
      case TableEvent.HandedOver(Seat seat, String tokenHash) ->
          named("handed").put("seat", seat.index()).put("key", tokenHash).done();
      case TableEvent.BotSat(Seat seat, String name, int level, long diceSeed) ->
          named("bot")
              .put("seat", seat.index())
              .put("name", name)
              .put("level", level)
              .put("dice", diceSeed)
              .done();
      case TableEvent.NameStruck(Seat seat) -> named("struck").put("seat", seat.index()).done();
      case TableEvent.Left(Seat seat) -> named("left").put("seat", seat.index()).done();
      case TableEvent.Started(Log.Header header) -> write(header);
      case TableEvent.Played played -> write(played);
      case TableEvent.BotStoodIn(Seat seat, int level, long diceSeed) ->
          named("relieved")
              .put("seat", seat.index())
              .put("level", level)
              .put("dice", diceSeed)
              .done();
      case TableEvent.Returned(Seat seat) -> named("returned").put("seat", seat.index()).done();
      case TableEvent.Vacated(Seat seat, String name, int level, long diceSeed) ->
          named("vacated")
              .put("seat", seat.index())
              .put("name", name)
              .put("level", level)
              .put("dice", diceSeed)
              .done();
      case TableEvent.Settled(Settings settings) ->
          named("settled").put("settings", write(settings)).done();
      case TableEvent.PatienceSet(int seconds) -> named("waits").put("seconds", seconds).done();
      case TableEvent.TokensReplaced(TableEvent.TokenHashes hashes) ->
          named("rekeyed").put("invite", hashes.invite()).put("watch", hashes.watch()).done();
      case TableEvent.Said(Seat seat, String text, long atMillis) ->
          named("said").put("seat", seat.index()).put("text", text).put("at", atMillis).done();
      case TableEvent.HintsAllowed(boolean on) -> named("hints").put("on", on).done();
      case TableEvent.ClockStopped(long atMillis, List<Integer> scores) ->
          named("rested")
              .put("at", atMillis)
              .put("scores", Json.items(scores.stream().map(Json::of).toList()))
              .done();
      case TableEvent.Recorded(PackedRecording recording) ->
          named("recorded")
              .put("entries", recording.entries())
              .put("packed", recording.base64())
              .done();
      case TableEvent.Ended() -> named("ended").done();
      case TableEvent.Rematched(String table) -> named("rematched").put("table", table).done();
      case TableEvent.AttachedToClub(String club) -> named("club").put("club", club).done();
      case TableEvent.PlayedOverDays(int days) -> named("days").put("days", days).done();
      case TableEvent.TurnTimeSet(long untilMillis, long wakeMillis) ->
          named("due").put("until", untilMillis).put("wake", wakeMillis).done();
      case TableEvent.MemberSat(Seat seat, String name, ClubMember member) ->
          withClock(
                  named("member")
                      .put("seat", seat.index())
                      .put("name", name)
                      .put("member", member.id())
                      .puts("keys", member.devices()),
                  member.longClock())
              .done();
      case TableEvent.MemberChanged(Seat seat, List<String> devices, boolean longClock) ->
          withClock(named("devices").put("seat", seat.index()).puts("keys", devices), longClock)
              .done();
      case TableEvent.AttachedToEvening(String evening, int number, int round) ->
          named("attached")
              .put("evening", evening)
              .put("number", number)
              .put("round", round)
              .done();
      case TableEvent.EveningStateSet(EveningLink.State state, long atMillis) ->
          named("minded").put("state", state.wireName()).put("at", atMillis).done();
    };
  }

  public static TableEvent read(Json json) {
    TableEvent event = bare(json);
    return json.maybe(KeyedReply.FIELD)
        .<TableEvent>map(answer -> new TableEvent.Requested(event, KeyedReply.read(answer)))
        .orElse(event);
  }

  private static TableEvent bare(Json json) {
    String type = json.at("type").asText();
    return switch (type) {
      case "gathered" ->
          new TableEvent.Gathered(
              json.at("game").asText(),
              settings(json.at("settings")),
              json.at("seats").asInt(),
              json.at("open").asBoolean(),
              json.maybe("family").map(Json::asBoolean).orElse(false),
              new TableEvent.TokenHashes(json.at("invite").asText(), json.at("watch").asText()));
      case "sat" ->
          new TableEvent.Sat(seat(json), json.at("name").asText(), json.at("key").asText());
      case "handed" -> new TableEvent.HandedOver(seat(json), json.at("key").asText());
      case "bot" ->
          new TableEvent.BotSat(
              seat(json),
              json.at("name").asText(),
              json.at("level").asInt(),
              json.at("dice").asLong());
      case "struck" -> new TableEvent.NameStruck(seat(json));
      case "left" -> new TableEvent.Left(seat(json));
      case "started" -> new TableEvent.Started(header(json));
      case "played" ->
          new TableEvent.Played(
              LogCodec.entry(json),
              json.maybe("id").map(Json::asLong).orElse(0L),
              json.maybe("photo").map(PhotoFinish::read));
      case "relieved" ->
          new TableEvent.BotStoodIn(seat(json), json.at("level").asInt(), json.at("dice").asLong());
      case "returned" -> new TableEvent.Returned(seat(json));
      case "vacated" ->
          new TableEvent.Vacated(
              seat(json),
              json.at("name").asText(),
              json.at("level").asInt(),
              json.at("dice").asLong());
      case "settled" -> new TableEvent.Settled(settings(json.at("settings")));
      case "waits" -> new TableEvent.PatienceSet(json.at("seconds").asInt());
      case "rekeyed" ->
          new TableEvent.TokensReplaced(
              new TableEvent.TokenHashes(json.at("invite").asText(), json.at("watch").asText()));
      case "said" ->
          new TableEvent.Said(
              seat(json), json.at("text").asText(), json.maybe("at").map(Json::asLong).orElse(0L));
      case "hints" -> new TableEvent.HintsAllowed(json.at("on").asBoolean());
      case "rested" ->
          new TableEvent.ClockStopped(
              json.at("at").asLong(),
              json.maybe("scores").map(Json::asItems).orElse(List.of()).stream()
                  .map(Json::asInt)
                  .toList());
      case "recorded" ->
          new TableEvent.Recorded(
              new PackedRecording(json.at("entries").asInt(), json.at("packed").asText()));
      case "ended" -> new TableEvent.Ended();
      case "rematched" -> new TableEvent.Rematched(json.at("table").asText());
      case "club" -> new TableEvent.AttachedToClub(json.at("club").asText());
      case "days" -> new TableEvent.PlayedOverDays(json.at("days").asInt());
      case "due" -> new TableEvent.TurnTimeSet(json.at("until").asLong(), json.at("wake").asLong());
      case "member" ->
          new TableEvent.MemberSat(
              seat(json),
              json.at("name").asText(),
              new ClubMember(json.at("member").asInt(), keys(json), longClock(json)));
      case "devices" -> new TableEvent.MemberChanged(seat(json), keys(json), longClock(json));
      case "attached" ->
          new TableEvent.AttachedToEvening(
              json.at("evening").asText(), json.at("number").asInt(), json.at("round").asInt());
      case "minded" ->
          new TableEvent.EveningStateSet(
              EveningLink.State.of(json.at("state").asText()), json.at("at").asLong());
      default -> throw new Json.Malformed("\"" + type + "\" is no event of a table.");
    };
  }

  private static Json write(Log.Header header) {
    Json.Writer out = named("started");
    if (!header.seed().sealed().isEmpty()) out.put("sealed", header.seed().sealed());
    return out.put("game", header.game())
        .put("rules", header.rules())
        .put("settings", write(header.settings()))
        .put("lexicon", header.lexicon())
        .put("seats", header.seats())
        .put("seed", header.seed().value())
        .put("salt", header.seed().salt())
        .done();
  }

  private static Log.Header header(Json json) {
    return new Log.Header(
        json.at("game").asText(),
        json.at("rules").asInt(),
        settings(json.at("settings")),
        json.at("lexicon").asText(),
        json.at("seats").asInt(),
        new Seed(
            json.at("seed").asLong(),
            json.at("salt").asText(),
            json.maybe("sealed").map(Json::asText).orElse("")));
  }

  private static Json write(TableEvent.Played played) {
    Json.Writer out = named("played");
    LogCodec.write(played.entry()).values().forEach(out::put);
    if (played.id() != 0) out.put("id", played.id());
    played.photoFinish().ifPresent(photoFinish -> out.put("photo", photoFinish.write()));
    return out.done();
  }

  public static Json write(Settings settings) {
    Json.Writer out = Json.fields();
    new TreeMap<>(settings.values()).forEach(out::put);
    return out.done();
  }

  private static Settings settings(Json json) {
    Map<String, String> values = new TreeMap<>();
    json.asFields().forEach((name, value) -> values.put(name, value.asText()));
    return new Settings(values);
  }

  private static Json.Writer withClock(Json.Writer out, boolean longClock) {
    return longClock ? out.put("clock", "long") : out;
  }

  private static boolean longClock(Json json) {
    return json.maybe("clock").isPresent();
  }

  private static List<String> keys(Json json) {
    return json.at("keys").asItems().stream().map(Json::asText).toList();
  }

  private static Seat seat(Json json) {
    return SceneCodec.seat(json.at("seat"));
  }

  private static Json.Writer named(String type) {
    return Json.fields().put("type", type);
  }
}
