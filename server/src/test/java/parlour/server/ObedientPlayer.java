package parlour.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import parlour.engine.wire.Json;

/// Plays Bid Jack over the wire: passes while there is bidding, and then plays the first card it
/// may.
record ObedientPlayer(Client.Connection connection) {
  /// Two of them play a game to its end.
  static void finish(Client client, Client.Place host, Client.Place guest) {
    try (Client.Connection one = client.connect(host);
        Client.Connection other = client.connect(guest)) {
      CompletableFuture<Void> beside =
          CompletableFuture.runAsync(
              () -> new ObedientPlayer(other).play(), Thread::startVirtualThread);
      new ObedientPlayer(one).play();
      beside.join();
    }
  }

  private void play() {
    long id = 0;
    while (true) {
      Json frame = connection.next("scene");
      if (frame.maybe("result").isPresent()) return;
      if (!frame.at("prompt").at("must").asItems().contains(frame.at("eye"))) continue;
      List<Json> offers = frame.at("scene").at("offers").asItems();
      boolean bidding = offers.stream().anyMatch(offer -> offer.at("verb").asText().equals("pass"));
      if (bidding) {
        connection.play(++id, "pass", "{}");
      } else {
        Json pick = offers.getFirst().at("fields").asItems().getFirst();
        String card = pick.at("ids").asItems().getFirst().asText();
        connection.play(++id, "play", "{\"card\":\"" + card + "\"}");
      }
    }
  }
}
