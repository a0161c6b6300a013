package parlour.server.club.state;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.server.EventSerializer;
import parlour.server.push.Subscription;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;
import parlour.server.wire.Secrets;

class ClubStateTest {
  private static final long DAY = 86_400_000;

  private static Member.Device device(int id, String token) {
    return new Member.Device(id, "Phone", Secrets.hash(token), 7);
  }

  private static ClubEvent founded() {
    return new ClubEvent.Founded(
        "The \"Circle\" Ö",
        "Ruth",
        device(0, "ruth"),
        new ClubEvent.Invitation(Secrets.hash("invite"), 14 * DAY));
  }

  private static Club club(ClubEvent... events) {
    Club club = Club.first(founded()).orElseThrow();
    for (ClubEvent event : events) club = club.after(event);
    return club;
  }

  static List<ClubEvent> events() {
    return List.of(
        founded(),
        new ClubEvent.Requested(
            founded(),
            new KeyedReply(new RequestKey("ab", "cd"), new Reply(201, "{\"member\":0}"))),
        new ClubEvent.Invited(new ClubEvent.Invitation("ab", 9)),
        new ClubEvent.InvitationsVoided(),
        new ClubEvent.Joined(1, "Ben", device(0, "ben")),
        new ClubEvent.CodeMade(new ClubEvent.DeviceCode(1, "cd", 3)),
        new ClubEvent.DeviceAdded(1, device(1, "laptop"), "cd"),
        new ClubEvent.DeviceStruck(1, 0),
        new ClubEvent.NoticesOn(1, 0, notices("ben")),
        new ClubEvent.NoticesOff(1, 0),
        new ClubEvent.WebhookSet("https://ntfy.example/club"),
        new ClubEvent.QuietSet(true),
        new ClubEvent.LongClockSet(1, true),
        new ClubEvent.KeeperSet(1, true),
        new ClubEvent.Left(1),
        new ClubEvent.NameStruck(1),
        laid("k3v9abcdefgh", 0, 1, -1),
        stood("k3v9abcdefgh", ClubTable.Phase.OVER, 0, -1, -1),
        new ClubEvent.TurnStood(
            "k3v9abcdefgh", new ClubTable.Turn(3, 7, List.of(1, 2), 9 * DAY, true)),
        new ClubEvent.GameBooked(
            new BookedGame(
                "k3v9abcdefgh",
                "logomachy",
                8,
                List.of(
                    new BookedGame.Place(1, -3, 2, ""), new BookedGame.Place(-1, 9, 1, "North")),
                List.of(new BookedGame.Word(1, "ZEPHYR", 6)))),
        new ClubEvent.TableTold("k3v9abcdefgh"),
        new ClubEvent.EveningOpened("e3v9abcdefgh", "Anagrams", 1, 5),
        new ClubEvent.Closed());
  }

  private static DeviceNotices notices(String device) {
    return new DeviceNotices(
        new Subscription("https://push.example/" + device, "key", "auth"), "Europe/Berlin", 22, 7);
  }

  private static ClubEvent.TableLaid laid(String table, Integer... chairs) {
    return new ClubEvent.TableLaid(
        table,
        "logomachy",
        new Settings(Map.of("goal", "11")),
        true,
        0,
        List.of(chairs),
        "in",
        "out",
        4);
  }

  private static ClubEvent.TableStood stood(
      String table, ClubTable.Phase phase, Integer... chairs) {
    return new ClubEvent.TableStood(table, "logomachy", phase, List.of(chairs), 6);
  }

  @ParameterizedTest
  @MethodSource("events")
  void an_event_survives_the_disk_and_no_class_name_goes_with_it(ClubEvent event) {
    EventSerializer serializer = new EventSerializer();
    byte[] body = serializer.toBinary(event);
    assertThat(serializer.fromBinary(body, serializer.manifest(event))).isEqualTo(event);
    assertThat(new String(body, UTF_8) + serializer.manifest(event))
        .doesNotContain("parlour.server");
  }

  @Test
  void an_event_of_another_format_is_not_guessed_at() {
    assertThatThrownBy(() -> ClubEventCodec.read(Json.parse("{\"type\":\"danced\"}")))
        .isInstanceOf(Json.Malformed.class);
  }

  @Test
  void every_kind_of_event_was_tried() {
    Set<Class<?>> tried = new HashSet<>();
    for (ClubEvent event : events()) tried.add(event.getClass());
    assertThat(tried).containsExactlyInAnyOrder(ClubEvent.class.getPermittedSubclasses());
  }

  @Test
  void an_address_that_is_not_sent_to_any_more_is_in_no_event_and_the_others_are() {
    List<ClubEvent> before =
        List.of(
            founded(),
            new ClubEvent.Joined(1, "Ben", device(0, "ben")),
            new ClubEvent.DeviceAdded(1, device(1, "laptop"), "cd"),
            new ClubEvent.NoticesOn(0, 0, notices("ruth-old")),
            new ClubEvent.NoticesOn(1, 0, notices("ben-struck")),
            new ClubEvent.Requested(
                new ClubEvent.NoticesOn(1, 1, notices("laptop-off")),
                new KeyedReply(new RequestKey("ab", "cd"), new Reply(200, "{}"))),
            new ClubEvent.WebhookSet("https://ntfy.example/old"),
            new ClubEvent.WebhookSet("https://ntfy.example/new"));
    List<ClubEvent> forgetting =
        List.of(
            new ClubEvent.NoticesOn(0, 0, notices("ruth-new")),
            new ClubEvent.DeviceStruck(1, 0),
            new ClubEvent.NoticesOff(1, 1));
    Club club = Club.first(founded()).orElseThrow();
    List<ClubEvent> all = new ArrayList<>(before);
    for (ClubEvent event : before) club = club.after(event);
    for (ClubEvent event : forgetting) {
      Club after = club.after(event);
      assertThat(after.forgets(club)).as("%s", event).isTrue();
      club = after;
      all.add(event);
    }
    assertThat(club.after(new ClubEvent.KeeperSet(1, true)).forgets(club)).isFalse();
    assertThat(club.addresses())
        .containsExactlyInAnyOrder("https://push.example/ruth-new", "https://ntfy.example/new");
    List<byte[]> bodies =
        Club.withoutOldAddresses(
            all.stream()
                .map(event -> ClubEventCodec.write(event).write().getBytes(UTF_8))
                .toList());
    String stored =
        String.join("\n", bodies.stream().map(body -> new String(body, UTF_8)).toList());
    assertThat(stored)
        .contains("/ruth-new", "/new")
        .doesNotContain("/ruth-old", "/ben-struck", "/laptop-off", "ntfy.example/old");
    Club again = Club.first(founded()).orElseThrow();
    boolean forgets = false;
    for (byte[] body : bodies) {
      Club after = again.after(ClubEventCodec.read(Json.parse(new String(body, UTF_8))));
      forgets |= after.forgets(again);
      again = after;
    }
    assertThat(again).as("nothing else has changed").isEqualTo(club);
    assertThat(forgets).as("read back, there is nothing left to be erased").isFalse();
  }

  @Test
  void quiet_hours_are_those_of_the_device_and_may_go_over_midnight() {
    long noon = Instant.parse("2026-11-18T12:00:00Z").toEpochMilli();
    long hour = DAY / 24;
    DeviceNotices berlin = notices("ben"); // One hour ahead of UTC in November.
    assertThat(berlin.isQuietAt(noon)).isFalse();
    assertThat(berlin.isQuietAt(noon + 9 * hour - 1)).isFalse();
    assertThat(berlin.isQuietAt(noon + 9 * hour)).isTrue();
    assertThat(berlin.isQuietAt(noon + 18 * hour - 1)).isTrue();
    assertThat(berlin.isQuietAt(noon + 18 * hour)).isFalse();
    DeviceNotices never = new DeviceNotices(berlin.to(), "UTC", 5, 5);
    DeviceNotices day = new DeviceNotices(berlin.to(), "UTC", 9, 17);
    for (int each = 0; each < 24; each++) {
      assertThat(never.isQuietAt(noon + each * hour)).isFalse();
      int at = (12 + each) % 24;
      assertThat(day.isQuietAt(noon + each * hour)).isEqualTo(at >= 9 && at < 17);
    }
  }

  @Test
  void invitations_and_codes_end_with_their_time() {
    Club club =
        club(
            new ClubEvent.Joined(1, "Ben", device(0, "ben")),
            new ClubEvent.CodeMade(new ClubEvent.DeviceCode(1, Secrets.hash("code"), 100)));
    assertThat(club.invites("invite", 14 * DAY - 1)).isTrue();
    assertThat(club.invites("invite", 14 * DAY)).isFalse();
    assertThat(club.code("code", 99)).isPresent();
    assertThat(club.code("code", 100)).isEmpty();
    ClubRights.Outcome late =
        ClubRights.judge(club, new ClubAct.UseCode("Laptop", "hash"), "code", 100);
    assertThat(late.events()).isEmpty();
    assertThat(late.reply().status()).isEqualTo(403);
  }

  @Test
  void a_table_is_told_of_a_new_device_while_it_is_open_and_of_a_struck_one_for_ever() {
    Club club =
        club(
            new ClubEvent.Joined(1, "Ben", device(0, "ben")),
            laid("open", 0, 1),
            stood("open", ClubTable.Phase.PLAYING, 0, 1),
            new ClubEvent.TableTold("open"),
            laid("over", 0, 1),
            stood("over", ClubTable.Phase.OVER, 0, -1),
            new ClubEvent.TableTold("over"),
            laid("without", 0, -1),
            stood("without", ClubTable.Phase.OVER, 0, -1),
            new ClubEvent.TableTold("without"));
    assertThat(owed(club)).isEmpty();
    Club added = club.after(new ClubEvent.DeviceAdded(1, device(1, "laptop"), "x"));
    assertThat(owed(added)).containsExactly("open");
    Club struck = club.after(new ClubEvent.DeviceStruck(1, 0));
    assertThat(owed(struck)).containsExactly("open", "over");
    assertThat(owed(club.after(new ClubEvent.NameStruck(1)))).containsExactly("open", "over");
    assertThat(owed(club.after(new ClubEvent.Left(1)))).containsExactly("open", "over");
  }

  private static List<String> owed(Club club) {
    return club.tables().stream().filter(ClubTable::owed).map(ClubTable::id).toList();
  }

  @Test
  void a_struck_name_is_in_no_stored_event() {
    List<byte[]> bodies =
        events().stream()
            .map(event -> ClubEventCodec.write(event).write().getBytes(UTF_8))
            .toList();
    String all = text(Club.struck(bodies, 1));
    assertThat(all).doesNotContain("Ben").contains("Ruth").contains(Member.NAMELESS);
    assertThat(text(Club.struck(bodies, 0))).doesNotContain("Ruth").contains("Ben");
    assertThat(Club.struck(bodies, 1)).hasSameSizeAs(bodies);
  }

  private static String text(List<byte[]> bodies) {
    StringBuilder text = new StringBuilder();
    for (byte[] body : bodies) text.append(new String(body, UTF_8));
    return text.toString();
  }

  /// Whatever is asked in whatever order, a club that is open has a keeper, no token opens two
  /// doors, what is refused changes nothing, and the fold over the stored events is the club.
  @Test
  void random_lives_of_clubs_hold_together() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Club club = club();
      List<ClubEvent> stored = new ArrayList<>(List.of(founded()));
      Map<String, Integer> owner = new HashMap<>(Map.of("ruth", 0));
      List<String> tokens = new ArrayList<>(List.of("ruth", "nobody"));
      Map<Integer, String> codes = new HashMap<>();
      for (int step = 0; step < 60 && !club.closed(); step++) {
        String fresh = seed + "." + step;
        String token = tokens.get(random.nextInt(tokens.size()));
        int member = random.nextInt(4);
        ClubAct act =
            switch (random.nextInt(12)) {
              case 0, 1 -> new ClubAct.Join("N" + step, "Phone", Secrets.hash(fresh));
              case 2, 3 -> new ClubAct.MakeCode(member, Secrets.hash("code" + fresh));
              case 4, 5 -> new ClubAct.UseCode("Laptop", Secrets.hash(fresh));
              case 6 -> new ClubAct.StrikeDevice(member, random.nextInt(3));
              case 7 -> new ClubAct.SetKeeper(member, random.nextBoolean());
              case 8 -> new ClubAct.Leave(member);
              case 9 -> new ClubAct.StrikeName(member);
              case 10 ->
                  new ClubAct.LayTable(
                      "t" + fresh,
                      "skat",
                      new Settings(Map.of()),
                      3,
                      false,
                      0,
                      List.of(member),
                      "in",
                      "out");
              default -> new ClubAct.Invite(Secrets.hash("i" + fresh));
            };
        String by =
            switch (act) {
              case ClubAct.Join _ -> random.nextInt(4) == 0 ? "wrong" : "invite";
              case ClubAct.UseCode _ -> codes.getOrDefault(member, "wrong");
              default -> token;
            };
        Optional<Club.Eye> eye = club.eye(by);
        ClubRights.Outcome outcome = ClubRights.judge(club, act, by, step);
        boolean needsMember = !(act instanceof ClubAct.Join) && !(act instanceof ClubAct.UseCode);
        if (needsMember && eye.isEmpty())
          assertThat(outcome.reply().status()).as("%s by a stranger", act).isEqualTo(403);
        if (!outcome.reply().isSuccess()) assertThat(outcome.events()).isEmpty();
        for (ClubEvent event : outcome.events()) {
          stored.add(event);
          club = club.after(event);
          switch (event) {
            case ClubEvent.Joined joined -> {
              owner.put(fresh, joined.member());
              tokens.add(fresh);
            }
            case ClubEvent.CodeMade made -> codes.put(made.code().member(), "code" + fresh);
            case ClubEvent.DeviceAdded added -> {
              owner.put(fresh, added.member());
              tokens.add(fresh);
            }
            default -> {}
          }
        }
        check(club, owner);
      }
      Club read = Club.first(stored.getFirst()).orElseThrow();
      for (ClubEvent event : stored.subList(1, stored.size()))
        read = read.after(ClubEventCodec.read(Json.parse(ClubEventCodec.write(event).write())));
      assertThat(read).isEqualTo(club);
    }
  }

  private static void check(Club club, Map<String, Integer> owner) {
    if (!club.closed()) assertThat(club.present()).anyMatch(Member::keeper);
    owner.forEach(
        (token, member) ->
            club.eye(token)
                .ifPresent(
                    eye -> {
                      assertThat(eye.member().id()).isEqualTo(member);
                      assertThat(eye.member().gone()).isFalse();
                    }));
    assertThat(club.eye("nobody")).isEmpty();
    for (Member member : club.members()) if (member.gone()) assertThat(member.devices()).isEmpty();
  }
}
