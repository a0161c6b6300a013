package parlour.server.club.state;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.server.wire.KeyedReply;

/// Club events as JSON and back: the format on disk, so every name ever written must stay readable.
public final class ClubEventCodec {
  private ClubEventCodec() {}

  public static Json write(ClubEvent event) {
    return switch (event) {
      case ClubEvent.Requested(ClubEvent caused, KeyedReply answer) -> {
        Json.Writer out = Json.fields();
        write(caused).asFields().forEach(out::put);
        yield out.put(KeyedReply.FIELD, answer.write()).done();
      }
      case ClubEvent.Founded founded ->
          named("founded")
              .put("club", founded.club())
              .put("name", founded.member())
              .put("device", write(founded.device()))
              .put("invite", founded.invitation().tokenHash())
              .put("until", founded.invitation().untilMillis())
              .done();
      case ClubEvent.Invited(ClubEvent.Invitation invitation) ->
          named("invited")
              .put("invite", invitation.tokenHash())
              .put("until", invitation.untilMillis())
              .done();
      case ClubEvent.InvitationsVoided() -> named("uninvited").done();
      case ClubEvent.Joined(int member, String name, Member.Device device) ->
          named("joined")
              .put("member", member)
              .put("name", name)
              .put("device", write(device))
              .done();
      case ClubEvent.CodeMade(ClubEvent.DeviceCode code) ->
          named("code")
              .put("member", code.member())
              .put("hash", code.hash())
              .put("until", code.untilMillis())
              .done();
      case ClubEvent.DeviceAdded(int member, Member.Device device, String codeHash) ->
          named("device")
              .put("member", member)
              .put("device", write(device))
              .put("code", codeHash)
              .done();
      case ClubEvent.DeviceStruck(int member, int device) ->
          named("undevice").put("member", member).put("device", device).done();
      case ClubEvent.NoticesOn(int member, int device, DeviceNotices notices) ->
          named("notices")
              .put("member", member)
              .put("device", device)
              .put("to", notices.write())
              .done();
      case ClubEvent.NoticesOff(int member, int device) ->
          named("unnotices").put("member", member).put("device", device).done();
      case ClubEvent.WebhookSet(String address) -> named("webhook").put("url", address).done();
      case ClubEvent.QuietSet(boolean on) -> named("quiet").put("on", on).done();
      case ClubEvent.LongClockSet(int member, boolean on) ->
          named("clock").put("member", member).put("on", on).done();
      case ClubEvent.KeeperSet(int member, boolean on) ->
          named("keeper").put("member", member).put("on", on).done();
      case ClubEvent.Left(int member) -> named("left").put("member", member).done();
      case ClubEvent.NameStruck(int member) -> named("struck").put("member", member).done();
      case ClubEvent.TableLaid laid -> {
        Json.Writer out =
            named("laid")
                .put("table", laid.table())
                .put("game", laid.game())
                .put("settings", write(laid.settings()))
                .put("family", laid.family())
                .put("chairs", numbers(laid.chairs()))
                .put("invite", laid.inviteHash())
                .put("watch", laid.watchHash())
                .put("at", laid.atMillis());
        yield laid.days() == 0 ? out.done() : out.put("days", laid.days()).done();
      }
      case ClubEvent.TurnStood(String table, ClubTable.Turn turn) -> {
        Json.Writer out = named("turn").put("table", table);
        turn.write().done().asFields().forEach(out::put);
        yield out.done();
      }
      case ClubEvent.TableStood stood ->
          named("stood")
              .put("table", stood.table())
              .put("game", stood.game())
              .put("phase", stood.phase().wireName())
              .put("chairs", numbers(stood.chairs()))
              .put("at", stood.atMillis())
              .done();
      case ClubEvent.GameBooked(BookedGame game) -> {
        Json.Writer out = named("booked");
        game.write().done().asFields().forEach(out::put);
        yield out.done();
      }
      case ClubEvent.TableTold(String table) -> named("told").put("table", table).done();
      case ClubEvent.EveningOpened(String evening, String title, int member, long atMillis) ->
          named("evening")
              .put("evening", evening)
              .put("title", title)
              .put("member", member)
              .put("at", atMillis)
              .done();
      case ClubEvent.Closed() -> named("closed").done();
    };
  }

  public static ClubEvent read(Json json) {
    ClubEvent event = bare(json);
    return json.maybe(KeyedReply.FIELD)
        .<ClubEvent>map(answer -> new ClubEvent.Requested(event, KeyedReply.read(answer)))
        .orElse(event);
  }

  private static ClubEvent bare(Json json) {
    String type = json.at("type").asText();
    return switch (type) {
      case "founded" ->
          new ClubEvent.Founded(
              json.at("club").asText(),
              json.at("name").asText(),
              device(json.at("device")),
              invitation(json));
      case "invited" -> new ClubEvent.Invited(invitation(json));
      case "uninvited" -> new ClubEvent.InvitationsVoided();
      case "joined" ->
          new ClubEvent.Joined(member(json), json.at("name").asText(), device(json.at("device")));
      case "code" ->
          new ClubEvent.CodeMade(
              new ClubEvent.DeviceCode(
                  member(json), json.at("hash").asText(), json.at("until").asLong()));
      case "device" ->
          new ClubEvent.DeviceAdded(
              member(json), device(json.at("device")), json.at("code").asText());
      case "undevice" -> new ClubEvent.DeviceStruck(member(json), json.at("device").asInt());
      case "notices" ->
          new ClubEvent.NoticesOn(
              member(json), json.at("device").asInt(), DeviceNotices.read(json.at("to")));
      case "unnotices" -> new ClubEvent.NoticesOff(member(json), json.at("device").asInt());
      case "webhook" -> new ClubEvent.WebhookSet(json.at("url").asText());
      case "quiet" -> new ClubEvent.QuietSet(json.at("on").asBoolean());
      case "clock" -> new ClubEvent.LongClockSet(member(json), json.at("on").asBoolean());
      case "keeper" -> new ClubEvent.KeeperSet(member(json), json.at("on").asBoolean());
      case "left" -> new ClubEvent.Left(member(json));
      case "struck" -> new ClubEvent.NameStruck(member(json));
      case "laid" ->
          new ClubEvent.TableLaid(
              json.at("table").asText(),
              json.at("game").asText(),
              settings(json.at("settings")),
              json.at("family").asBoolean(),
              json.maybe("days").map(Json::asInt).orElse(0),
              numbers(json.at("chairs")),
              json.at("invite").asText(),
              json.at("watch").asText(),
              json.at("at").asLong());
      case "stood" ->
          new ClubEvent.TableStood(
              json.at("table").asText(),
              json.at("game").asText(),
              ClubTable.Phase.of(json.at("phase").asText()),
              numbers(json.at("chairs")),
              json.at("at").asLong());
      case "turn" -> new ClubEvent.TurnStood(json.at("table").asText(), ClubTable.Turn.read(json));
      case "booked" ->
          new ClubEvent.GameBooked(
              BookedGame.read(
                  json.at("table").asText(),
                  json.at("game").asText(),
                  json.at("at").asLong(),
                  json));
      case "told" -> new ClubEvent.TableTold(json.at("table").asText());
      case "evening" ->
          new ClubEvent.EveningOpened(
              json.at("evening").asText(),
              json.at("title").asText(),
              member(json),
              json.at("at").asLong());
      case "closed" -> new ClubEvent.Closed();
      default -> throw new Json.Malformed("\"" + type + "\" is no event of a club.");
    };
  }

  private static Json write(Member.Device device) {
    return Json.fields()
        .put("id", device.id())
        .put("name", device.name())
        .put("key", device.tokenHash())
        .put("since", device.sinceMillis())
        .done();
  }

  private static Member.Device device(Json json) {
    return new Member.Device(
        json.at("id").asInt(),
        json.at("name").asText(),
        json.at("key").asText(),
        json.at("since").asLong());
  }

  private static ClubEvent.Invitation invitation(Json json) {
    return new ClubEvent.Invitation(json.at("invite").asText(), json.at("until").asLong());
  }

  private static int member(Json json) {
    return json.at("member").asInt();
  }

  private static Json write(Settings settings) {
    Json.Writer out = Json.fields();
    new TreeMap<>(settings.values()).forEach(out::put);
    return out.done();
  }

  static Settings settings(Json json) {
    Map<String, String> values = new TreeMap<>();
    json.asFields().forEach((name, value) -> values.put(name, value.asText()));
    return new Settings(values);
  }

  /// Numbers of members, such as those who have the chairs of a table.
  public static Json numbers(List<Integer> numbers) {
    return Json.items(numbers.stream().map(number -> Json.of((long) number)).toList());
  }

  public static List<Integer> numbers(Json json) {
    return json.asItems().stream().map(Json::asInt).toList();
  }

  private static Json.Writer named(String type) {
    return Json.fields().put("type", type);
  }
}
