package parlour.server;

import java.util.List;
import java.util.function.Consumer;
import parlour.engine.wire.Json;

/// The evenings of [JournalMaker]: two over, one paused, one running, one still gathering.
final class JournalEvenings {
  private final Client client;
  private final Consumer<Json> keeper;

  /// @param keeper is given the secrets of each evening
  JournalEvenings(Client client, Consumer<Json> keeper) {
    this.client = client;
    this.keeper = keeper;
  }

  List<Runnable> scripts() {
    return List.of(this::over, this::stopped, this::paused, this::running, this::gathering);
  }

  /// Two games are played to their end, the first with words of the hostess.
  private void over() {
    EveningParty party = party("{\"end\":\"games-2\",\"club\":\"8\"}");
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      does(party, party.hostessToken(), "prepare", "{\"words\":\"garden window bottle candle\"}");
      party.does("seat");
      for (int game = 1; game <= 2; game++) {
        round(party);
        if (game == 1) EveningParty.await(hostess, EveningParty.round(2, "seated"));
        else EveningParty.await(hostess, EveningParty.phase("over"));
      }
    }
    keeper.accept(party.keys());
  }

  /// The bell stopped the first game, a guest left and came back, and the hostess has closed it.
  private void stopped() {
    EveningParty party = party("{\"club\":\"8\"}");
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      party.does("seat");
      party.together();
      party.does("begin");
      does(party, party.guest(0), "leave", "{\"guest\":\"0\"}");
      does(party, party.guest(0), "return", "{\"guest\":\"0\"}");
      party.does("stop");
      EveningParty.await(hostess, EveningParty.round(2, "seated"));
      party.does("close");
      EveningParty.await(hostess, EveningParty.phase("over"));
    }
    keeper.accept(party.keys());
  }

  /// The second game stands still.
  private void paused() {
    EveningParty party = party("{\"club\":\"8\"}");
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      party.does("seat");
      round(party);
      EveningParty.await(hostess, EveningParty.round(2, "seated"));
      party.together();
      party.does("begin");
      EveningParty.await(hostess, JournalEvenings::onlyTheHeadPlays);
      try (Client.Connection line = head(party)) {
        for (String step : List.of("pause", "resume", "pause")) {
          party.does(step);
          String state = step.equals("pause") ? "held" : "runs";
          line.next("table", f -> f.at("evening").at("state").asText().equals(state));
        }
      }
      keepTable(party);
    }
    keeper.accept(party.keys());
  }

  private Client.Connection head(EveningParty party) {
    Client.Connection line = client.open(party.table(0).at("table").asText());
    line.hello("\"token\":\"" + party.guest(0) + "\"");
    line.next("scene");
    return line;
  }

  /// The first game goes on: its head table waits for two people.
  private void running() {
    EveningParty party = party("{\"club\":\"8\"}");
    try (Client.Connection hostess = party.watch(party.hostessToken())) {
      party.does("seat");
      party.together();
      party.does("begin");
      EveningParty.await(hostess, JournalEvenings::onlyTheHeadPlays);
      party.plays(0);
      keepTable(party);
    }
    keeper.accept(party.keys());
  }

  private void gathering() {
    keeper.accept(party("{\"end\":\"stars-3\"}").keys());
  }

  private EveningParty party(String evening) {
    EveningParty party = EveningParty.open(client, evening);
    party.arrives("Edwin");
    party.arrives("Rosalie \"Rosie\" Öhm");
    return party;
  }

  private static void round(EveningParty party) {
    party.together();
    party.does("begin");
    party.plays(0);
    party.plays(1);
  }

  private static boolean onlyTheHeadPlays(Json seen) {
    List<Json> tables = seen.at("tables").asItems();
    return seen.at("phase").asText().equals("playing")
        && tables.stream().skip(1).allMatch(table -> table.maybe("score").isPresent());
  }

  private static void does(EveningParty party, String token, String verb, String fields) {
    Client.Answered done = party.step(token, verb, fields);
    if (done.status() != 200) throw new IllegalStateException(done.text());
  }

  /// The table of the first two guests; a chair's token is as good as a watch token.
  private void keepTable(EveningParty party) {
    Json own = party.table(0);
    keeper.accept(JournalMaker.keys(own.at("table").asText(), party.guest(0), List.of()));
  }
}
