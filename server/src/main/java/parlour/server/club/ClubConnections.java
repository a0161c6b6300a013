package parlour.server.club;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubRights;
import parlour.server.club.state.Member;
import parlour.server.table.TableFrames;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.ClientMessage;

/// The devices that have a club open.
final class ClubConnections {
  private final String id;
  private final OpenGames games;
  private final Map<ActorRef<ClientMessage>, At> clients = new LinkedHashMap<>();
  private long frames;

  /// Whose device it is, and which of theirs.
  private record At(int member, int device) {}

  ClubConnections(String id, OpenGames games) {
    this.id = id;
    this.games = games;
  }

  /// Closes a connection that may not be here.
  static void refuse(ActorRef<ClientMessage> client, String why) {
    client.tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
  }

  boolean isEmpty() {
    return clients.isEmpty();
  }

  void add(ActorRef<ClientMessage> client, Club.Eye eye) {
    clients.put(client, new At(eye.member().id(), eye.device()));
  }

  /// Removes a client; whether it was connected.
  boolean remove(ActorRef<ClientMessage> client) {
    return clients.remove(client) != null;
  }

  Set<Integer> here() {
    Set<Integer> here = new HashSet<>();
    clients.values().forEach(at -> here.add(at.member()));
    return here;
  }

  /// Sends everybody the club, and closes the connections of devices that belong to it no more.
  void send(Club club, long nowMillis) {
    clients
        .entrySet()
        .removeIf(
            entry -> {
              boolean stays = !club.closed() && eye(club, entry.getValue()).isPresent();
              if (!stays) refuse(entry.getKey(), ClubRights.STRANGER);
              return !stays;
            });
    Set<Integer> here = here();
    frames++;
    clients.forEach(
        (client, at) ->
            eye(club, at)
                .ifPresent(
                    eye ->
                        client.tell(
                            new ClientMessage.Frame(
                                ClubFrames.club(id, club, eye, here, games, nowMillis).write(),
                                -1,
                                -1,
                                frames,
                                false,
                                false))));
  }

  private static Optional<Club.Eye> eye(Club club, At at) {
    Member member = club.members().get(at.member());
    return member.devices().stream().anyMatch(device -> device.id() == at.device())
        ? Optional.of(new Club.Eye(member, at.device()))
        : Optional.empty();
  }
}
