package parlour.server.club;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlour.engine.Answer;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.server.club.state.ClubAct;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.ClubRights;
import parlour.server.club.state.DeviceNotices;
import parlour.server.club.state.Member;
import parlour.server.evening.EveningRoutes;
import parlour.server.house.FrontDoor;
import parlour.server.http.Http;
import parlour.server.http.RequestGuard;
import parlour.server.http.RouteGroup;
import parlour.server.push.PushSender;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TurnTime;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// The HTTP routes of clubs; docs/PROTOCOL.md describes them.
///
/// A request becomes a [ClubCommand] for the club's actor, whose reply is the response. New tokens
/// and codes are made here, from the request's [IdempotencyKey], and the club is given only their
/// hashes.
public final class ClubRoutes implements RouteGroup {
  private final ClusterSharding sharding;
  private final RequestGuard guard;
  private final FrontDoor door;
  private final OpenGames games;
  private final EveningRoutes evenings;
  private final PushSender sender;

  public ClubRoutes(
      ClusterSharding sharding,
      RequestGuard guard,
      FrontDoor door,
      OpenGames games,
      EveningRoutes evenings,
      PushSender sender) {
    this.sharding = sharding;
    this.guard = guard;
    this.door = door;
    this.games = games;
    this.evenings = evenings;
    this.sender = sender;
  }

  @Override
  public void configure(RoutesConfig routes) {
    routes.post("/api/clubs", this::found);
    routes.get("/api/clubs/{id}", this::show);
    routes.get("/api/clubs/{id}/book", request -> Http.answer(request, book(request)));
    routes.get("/api/clubs/{id}/book.csv", this::bookAsTable);
    routes.delete("/api/clubs/{id}", request -> act(request, Answer.of("close")));
    routes.post("/api/clubs/{id}/invitations", this::invite);
    routes.delete("/api/clubs/{id}/invitations", request -> act(request, Answer.of("uninvite")));
    routes.post("/api/clubs/{id}/members", this::join);
    routes.delete("/api/clubs/{id}/members/{member}", request -> actOn(request, "leave"));
    routes.delete("/api/clubs/{id}/members/{member}/name", request -> actOn(request, "strike"));
    routes.post("/api/clubs/{id}/members/{member}/keeper", this::setKeeper);
    routes.post("/api/clubs/{id}/members/{member}/code", this::makeCode);
    routes.delete("/api/clubs/{id}/members/{member}/devices/{device}", this::strikeDevice);
    routes.post("/api/clubs/{id}/devices", this::useCode);
    routes.get("/api/notices", this::howNoticesGo);
    routes.post("/api/clubs/{id}/notices", this::noticesOn);
    routes.delete("/api/clubs/{id}/notices", request -> act(request, Answer.of("unnotices")));
    routes.post("/api/clubs/{id}/webhook", this::setWebhook);
    routes.delete(
        "/api/clubs/{id}/webhook", request -> act(request, Answer.of("webhook", "url", "")));
    routes.post("/api/clubs/{id}/quiet", request -> turn(request, "quiet"));
    routes.post("/api/clubs/{id}/clock", request -> turn(request, "clock"));
    routes.post("/api/clubs/{id}/tables", this::layTable);
    routes.post("/api/clubs/{id}/evening", this::openEvening);
    routes.post("/api/clubs/{id}/evening/guests", this::comeToEvening);
  }

  /// Founds a club. Its members open their tables by themselves: whoever founded it was let in.
  private void found(Context request) {
    door.check(request);
    IdempotencyKey key = Http.idempotencyKey(request);
    String id = key.newId();
    guard.checkNewTable(request, id);
    Json body = Http.body(request);
    String club = TextRules.checkedTitle(body.at("club").asText());
    String name = TextRules.checkedName(body.at("name").asText());
    String token = key.newToken("member", id);
    String invite = key.newToken("invite", id);
    long nowMillis = System.currentTimeMillis();
    ClubEvent founded =
        new ClubEvent.Founded(
            club,
            name,
            new Member.Device(0, device(body), Secrets.hash(token), nowMillis),
            new ClubEvent.Invitation(
                Secrets.hash(invite), nowMillis + ClubRights.INVITATION.toMillis()));
    String written = ClubEventCodec.write(founded).write();
    Reply reply = ask(id, to -> new ClubCommand.Found(written, Http.requestKey(request, body), to));
    guard.tableMade(request, reply, id, made -> isGone(made, token));
    Http.answer(
        request, Http.with(reply, Json.fields().put("token", token).put("inviteToken", invite)));
  }

  /// Whether there is no such club any more.
  private boolean isGone(String club, String token) {
    return ask(club, to -> new ClubCommand.Who(token, to)).status() == 404;
  }

  private void show(Context request) {
    String token = Http.token(request);
    Http.answer(request, ask(id(request), to -> new ClubCommand.Show(token, to)));
  }

  private Reply book(Context request) {
    String token = Http.token(request);
    return ask(id(request), to -> new ClubCommand.ReadBook(token, to));
  }

  private void bookAsTable(Context request) {
    Reply book = book(request);
    if (!book.isSuccess()) {
      Http.answer(request, book);
      return;
    }
    request
        .header("Content-Disposition", "attachment; filename=\"book.csv\"")
        .header("Cache-Control", "no-store")
        .contentType("text/csv; charset=utf-8")
        .result(ClubFrames.csv(Json.parse(book.body())));
  }

  private void invite(Context request) {
    String invite = newToken(request, "invite");
    Reply reply =
        act(
            request,
            Answer.of("invite", "key", Secrets.hash(invite)),
            Http.token(request),
            Http.requestKey(request));
    Http.answer(request, Http.with(reply, Json.fields().put("inviteToken", invite)));
  }

  private void join(Context request) {
    Json body = Http.body(request);
    String name = TextRules.checkedName(body.at("name").asText());
    String invite = body.at("inviteToken").asText();
    String token = newToken(request, "member");
    Answer join =
        Answer.of("join", "name", name, "device", device(body), "key", Secrets.hash(token));
    Reply reply = act(request, join, invite, Http.requestKey(request, body));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void setKeeper(Context request) {
    Json body = Http.body(request);
    Answer set =
        Answer.of(
            "keeper",
            "member",
            String.valueOf(member(request)),
            "on",
            String.valueOf(body.at("on").asBoolean()));
    Http.answer(request, act(request, set, Http.token(request), Http.requestKey(request, body)));
  }

  private void makeCode(Context request) {
    int member = member(request);
    String code = Http.idempotencyKey(request).newId();
    Answer make = Answer.of("code", "member", String.valueOf(member), "key", Secrets.hash(code));
    Reply reply = act(request, make, Http.token(request), Http.requestKey(request));
    Http.answer(request, Http.with(reply, Json.fields().put("deviceCode", code)));
  }

  private void useCode(Context request) {
    Json body = Http.body(request);
    String code = body.at("deviceCode").asText();
    String token = newToken(request, "member");
    Answer use = Answer.of("device", "device", device(body), "key", Secrets.hash(token));
    Reply reply = act(request, use, code, Http.requestKey(request, body));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void strikeDevice(Context request) {
    int device = Http.pathNumber(request, "device", "There is no such device.");
    act(
        request,
        Answer.of(
            "undevice",
            "member",
            String.valueOf(member(request)),
            "device",
            String.valueOf(device)));
  }

  /// Tells what a browser needs to be told anything, or why this house does not.
  private void howNoticesGo(Context request) {
    Json.Writer out = Json.fields().put("webhooks", !sender.outgoing().sendTo().isEmpty());
    sender
        .publicKey()
        .ifPresentOrElse(
            key -> out.put("key", key), () -> out.put("why", sender.outgoing().whyNoPush()));
    Http.json(request, 200, out.done());
  }

  private void noticesOn(Context request) {
    String asker = Http.token(request);
    Json body = Http.body(request);
    who(id(request), asker);
    DeviceNotices notices = DeviceNotices.read(body);
    refuse(Optional.of(notices.objection()).filter(why -> !why.isEmpty()));
    refuse(sender.objection(notices.to()));
    Http.answer(
        request,
        act(
            request,
            Answer.of("notices", "to", notices.write().write()),
            asker,
            Http.requestKey(request, body)));
  }

  private void setWebhook(Context request) {
    String asker = Http.token(request);
    Json body = Http.body(request);
    if (!who(id(request), asker).at("keeper").asBoolean())
      throw new Problem(403, ClubRights.FOR_KEEPERS);
    String address = body.at("url").asText();
    refuse(sender.objection(address));
    Http.answer(
        request,
        act(request, Answer.of("webhook", "url", address), asker, Http.requestKey(request, body)));
  }

  /// Turns something on or off.
  private void turn(Context request, String verb) {
    Json body = Http.body(request);
    Answer set = Answer.of(verb, "on", String.valueOf(body.at("on").asBoolean()));
    Http.answer(request, act(request, set, Http.token(request), Http.requestKey(request, body)));
  }

  private static void refuse(Optional<String> objection) {
    objection.ifPresent(
        why -> {
          throw new Problem(400, why);
        });
  }

  private void layTable(Context request) {
    String asker = Http.token(request);
    Json body = Http.body(request);
    String club = id(request);
    IdempotencyKey key = Http.idempotencyKey(request);
    String table = key.newId();
    guard.checkNewTable(request, table);
    who(club, asker);
    CatalogEntry game = Http.game(body, games);
    int days = body.maybe("days").map(Json::asInt).orElse(0);
    Map<String, String> chosen = days == 0 ? Http.chosen(body, game) : overDays(body, game, days);
    boolean family = body.maybe("family").map(Json::asBoolean).orElse(false);
    List<Integer> members = ClubEventCodec.numbers(body.at("members"));
    int seats = body.at("seats").asInt();
    refuse(game.objection(seats, chosen));
    String invite = key.newToken("invite", table);
    String watch = key.newToken("watch", table);
    Answer lay =
        ClubAct.layTable(
            new ClubAct.LayTable(
                table,
                game.id(),
                Settings.of(game.settings(), chosen),
                seats,
                family,
                days,
                members,
                Secrets.hash(invite),
                Secrets.hash(watch)));
    Reply reply = act(request, lay, asker, Http.requestKey(request, body));
    guard.tableMade(request, reply, table, made -> isOver(club, asker, made));
    Http.answer(
        request,
        Http.with(reply, Json.fields().put("inviteToken", invite).put("watchToken", watch)));
  }

  /// The settings with which a game is played over days.
  private static Map<String, String> overDays(Json body, CatalogEntry game, int days) {
    if (!TurnTime.CHOICES.contains(days))
      throw new Problem(400, "A turn takes one, three or seven days.");
    if (body.maybe("settings").isPresent() || body.maybe("length").isPresent())
      throw new Problem(400, "Over days a game has its own settings.");
    return game.overDays()
        .orElseThrow(() -> new Problem(400, game.title() + " is played at a sitting only."));
  }

  /// Whether a table is none of those that the club has open, as far as that can be found out.
  private boolean isOver(String club, String token, String table) {
    Reply shown = ask(club, to -> new ClubCommand.Show(token, to));
    return !shown.isSuccess()
        || Json.parse(shown.body()).at("tables").asItems().stream()
            .filter(each -> !each.at("phase").asText().equals("over"))
            .noneMatch(each -> each.at("table").asText().equals(table));
  }

  /// Opens an evening, and tells the club of it.
  private void openEvening(Context request) {
    String asker = Http.token(request);
    Json body = Http.body(request);
    String club = id(request);
    who(club, asker);
    Reply opened = evenings.open(request, body);
    if (!opened.isSuccess()) {
      Http.answer(request, opened);
      return;
    }
    String evening = Json.parse(opened.body()).at("evening").asText();
    String title = games.title(body.at("game").asText());
    Reply told =
        act(
            request,
            Answer.of("evening", "evening", evening, "title", title),
            asker,
            Http.requestKey(request, body));
    Http.answer(request, told.isSuccess() ? opened : told);
  }

  private void comeToEvening(Context request) {
    String asker = Http.token(request);
    Json body = Http.body(request);
    String club = id(request);
    Json who = who(club, asker);
    Json seen = Json.parse(ask(club, to -> new ClubCommand.Show(asker, to)).body());
    String evening =
        seen.maybe("evening")
            .map(open -> open.at("evening").asText())
            .orElseThrow(() -> new Problem(409, "The club has no evening just now."));
    Reply came = evenings.arrive(request, body, evening, who.at("name").asText());
    Http.answer(request, Http.with(came, Json.fields().put("evening", evening)));
  }

  /// The member who has a token; anybody else is refused.
  private Json who(String club, String token) {
    Reply reply = ask(club, to -> new ClubCommand.Who(token, to));
    Json body = Json.parse(reply.body());
    if (!reply.isSuccess()) throw new Problem(reply.status(), body.at("detail").asText());
    return body;
  }

  private static String device(Json body) {
    return body.maybe("device")
        .map(Json::asText)
        .filter(name -> !name.isBlank())
        .map(TextRules::checkedTitle)
        .orElse("A device");
  }

  private static int member(Context request) {
    return Http.pathNumber(request, "member", "There is no such member.");
  }

  private static String id(Context request) {
    return Limits.checkedClubId(request.pathParam("id"));
  }

  /// A new token of the club a request is about; a repeated request gets the same.
  private static String newToken(Context request, String purpose) {
    return Http.idempotencyKey(request).newToken(purpose, id(request));
  }

  private void actOn(Context request, String verb) {
    act(request, Answer.of(verb, "member", String.valueOf(member(request))));
  }

  private void act(Context request, Answer act) {
    Http.answer(request, act(request, act, Http.token(request), Http.requestKey(request)));
  }

  private Reply act(Context request, Answer act, String token, Optional<RequestKey> key) {
    return ask(id(request), to -> new ClubCommand.Act(act, token, key, to));
  }

  private Reply ask(String club, Function<ActorRef<Reply>, ClubCommand> command) {
    return Http.await(
        ClubActor.ref(sharding, club).ask(command::apply, Http.REPLY_TIMEOUT),
        "The club does not answer just now; please try again.");
  }
}
