package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.server.Patience;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.ConnectionMessage;

/// Frames that show the game are changes of the one before: a client must never be sent one that
/// does not follow, as after a message was lost between two nodes.
class ConnectionActorTest {
  private final List<String> sent = new CopyOnWriteArrayList<>();
  private final List<ConnectionActor.Internal.Hello> hellos = new CopyOnWriteArrayList<>();
  private ActorSystem<ConnectionMessage> connection;

  @BeforeEach
  void open() {
    ConnectionActor.Owner owner =
        new ConnectionActor.Owner() {
          @Override
          public void announce(ActorRef<ClientMessage> client) {}

          @Override
          public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {
            hellos.add(hello);
          }
        };
    ConnectionActor.Client client =
        new ConnectionActor.Client() {
          @Override
          public void send(String text, boolean more) {
            sent.add(more ? text + " and more" : text);
          }

          @Override
          public void welcomed(boolean race) {}

          @Override
          public void close(String why) {
            sent.add("closed");
          }
        };
    connection = ActorSystem.create(ConnectionActor.of(owner, client), "connection");
    connection.tell(new ConnectionActor.Internal.Hello("token", "", 0, 0, true));
    await(1);
  }

  @AfterEach
  void close() {
    connection.terminate();
  }

  private void await(int hellosSaid) {
    Patience.await().until(() -> hellos.size() == hellosSaid);
  }

  private void scene(String text, long number) {
    connection.tell(new ClientMessage.Frame(text, number, -1, number, false, false));
  }

  private void change(String text, long number) {
    connection.tell(new ClientMessage.Frame(text, number, -1, number, true, false));
  }

  private void plain(String text) {
    connection.tell(ClientMessage.Frame.plain(text));
    Patience.await().until(() -> sent.contains(text));
  }

  @Test
  void changes_that_follow_are_passed_on() {
    scene("whole", 1);
    change("second", 2);
    plain("chat");
    change("third", 3);
    plain("end");
    assertThat(sent).containsExactly("whole", "second", "chat", "third", "end");
    assertThat(hellos).hasSize(1);
  }

  @Test
  void a_frame_that_another_follows_is_sent_together_with_it() {
    connection.tell(ClientMessage.Frame.withMore("played"));
    scene("whole", 1);
    plain("end");
    assertThat(sent).containsExactly("played and more", "whole", "end");
  }

  @Test
  void after_a_gap_the_whole_scene_is_asked_for() {
    scene("whole", 1);
    change("after the lost one", 3);
    await(2);
    assertThat(hellos.getLast().lastLine()).as("lines it has really had").isEqualTo(1);
    assertThat(hellos.getLast().changes()).isTrue();
    scene("whole again", 1);
    change("next", 2);
    plain("end");
    assertThat(sent).containsExactly("whole", "whole again", "next", "end");
  }
}
