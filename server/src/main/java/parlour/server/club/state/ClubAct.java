package parlour.server.club.state;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Settings;
import parlour.engine.wire.Json;

/// What somebody wants to do in a club; whether they may is for [ClubRights] to say.
public sealed interface ClubAct {
  /// Joins by an invitation, which is the token of the act.
  record Join(String name, String device, String tokenHash) implements ClubAct {}

  record Invite(String tokenHash) implements ClubAct {}

  record VoidInvitations() implements ClubAct {}

  /// Has a code made by which one more device comes to belong to a member.
  record MakeCode(int member, String hash) implements ClubAct {}

  /// Comes as that device, by a code, which is the token of the act.
  record UseCode(String device, String tokenHash) implements ClubAct {}

  record StrikeDevice(int member, int device) implements ClubAct {}

  /// Has the device of the act told what happens.
  record NoticesOn(DeviceNotices notices) implements ClubAct {}

  record NoticesOff() implements ClubAct {}

  /// Has the club's notices posted somewhere as well; empty for nowhere.
  record SetWebhook(String address) implements ClubAct {}

  record SetQuiet(boolean on) implements ClubAct {}

  /// Asks for twice the time wherever a clock runs, or for no more than others.
  record SetLongClock(boolean on) implements ClubAct {}

  record SetKeeper(int member, boolean on) implements ClubAct {}

  /// Leaves, or sends a member away.
  record Leave(int member) implements ClubAct {}

  record StrikeName(int member) implements ClubAct {}

  /// Starts a game.
  ///
  /// @param seats how many chairs the table has
  /// @param days how many days a turn may take; 0: it is played at a sitting
  /// @param members who plays beside the one who starts it
  record LayTable(
      String table,
      String game,
      Settings settings,
      int seats,
      boolean family,
      int days,
      List<Integer> members,
      String inviteHash,
      String watchHash)
      implements ClubAct {}

  record OpenEvening(String evening, String title) implements ClubAct {}

  /// Deletes the club.
  record Close() implements ClubAct {}

  /// The host of the house deletes the club; no route of the club makes it.
  record CloseByHouse() implements ClubAct {}

  /// The answer that [#read] reads as the start of a game.
  static Answer layTable(LayTable lay) {
    Json.Writer settings = Json.fields();
    lay.settings().values().forEach(settings::put);
    return Answer.of(
        "table",
        "table",
        lay.table(),
        "game",
        lay.game(),
        "settings",
        settings.done().write(),
        "seats",
        String.valueOf(lay.seats()),
        "family",
        String.valueOf(lay.family()),
        "days",
        String.valueOf(lay.days()),
        "members",
        ClubEventCodec.numbers(lay.members()).write(),
        "invite",
        lay.inviteHash(),
        "watch",
        lay.watchHash());
  }

  /// What a verb and its fields mean, if anything: the form in which acts go from node to node.
  static Optional<ClubAct> read(Answer answer) {
    ClubAct act =
        switch (answer.verb()) {
          case "join" -> new Join(answer.text("name"), answer.text("device"), answer.text("key"));
          case "invite" -> new Invite(answer.text("key"));
          case "uninvite" -> new VoidInvitations();
          case "code" -> new MakeCode(answer.number("member", -1), answer.text("key"));
          case "device" -> new UseCode(answer.text("device"), answer.text("key"));
          case "undevice" ->
              new StrikeDevice(answer.number("member", -1), answer.number("device", -1));
          case "notices" -> new NoticesOn(DeviceNotices.read(Json.parse(answer.text("to"))));
          case "unnotices" -> new NoticesOff();
          case "webhook" -> new SetWebhook(answer.text("url"));
          case "quiet" -> new SetQuiet(answer.text("on").equals("true"));
          case "clock" -> new SetLongClock(answer.text("on").equals("true"));
          case "keeper" ->
              new SetKeeper(answer.number("member", -1), answer.text("on").equals("true"));
          case "leave" -> new Leave(answer.number("member", -1));
          case "strike" -> new StrikeName(answer.number("member", -1));
          case "table" -> readTable(answer);
          case "evening" -> new OpenEvening(answer.text("evening"), answer.text("title"));
          case "close" -> new Close();
          case "close-by-house" -> new CloseByHouse();
          default -> null;
        };
    return Optional.ofNullable(act);
  }

  private static LayTable readTable(Answer answer) {
    return new LayTable(
        answer.text("table"),
        answer.text("game"),
        ClubEventCodec.settings(Json.parse(answer.text("settings"))),
        answer.number("seats", 0),
        answer.text("family").equals("true"),
        answer.number("days", 0),
        ClubEventCodec.numbers(Json.parse(answer.text("members"))),
        answer.text("invite"),
        answer.text("watch"));
  }
}
