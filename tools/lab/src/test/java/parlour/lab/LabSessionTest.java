package parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.Json;
import parlour.games.GameList;

/// The lab's JSON requests, as docs/BOTS.md describes them.
class LabSessionTest {
  private final LabSession session = new LabSession(GameList.HOUSE, ShippedLexicon.load());

  /// Rewards may be fractions, which the games' own reader of JSON has no use for.
  private Json ask(String request) {
    return Json.parse(session.answer(request).replaceAll("-?\\d+\\.\\d+", "0"));
  }

  private static List<Json> labs(Json answer) {
    return answer.at("labs").asItems();
  }

  @Test
  void a_batch_of_games_is_played_to_the_end_on_lines() {
    List<Json> labs =
        labs(
            ask(
                "{\"op\":\"open\",\"game\":\"skat\",\"count\":8,\"seed\":1,\"show\":[\"actions\"]}"));
    assertThat(labs).hasSize(8);
    int finished = 0;
    while (!labs.isEmpty()) {
      StringBuilder steps = new StringBuilder();
      for (Json lab : labs) {
        if (lab.at("done").asBoolean()) {
          finished++;
          assertThat(lab.at("rewards").asItems()).hasSize(2);
          continue;
        }
        long first = lab.at("actions").asItems().getFirst().asLong();
        if (!steps.isEmpty()) steps.append(',');
        steps.append("[" + lab.at("lab").asLong() + "," + first + "]");
      }
      labs = labs(ask("{\"op\":\"step\",\"labs\":[" + steps + "]}"));
    }
    assertThat(finished).isEqualTo(8);
  }

  @Test
  void one_refusal_leaves_the_other_games_alone() {
    ask("{\"op\":\"open\",\"game\":\"skat\",\"count\":2,\"seed\":1,\"show\":[\"actions\"]}");
    long legal =
        labs(ask("{\"op\":\"observe\",\"labs\":[1]}"))
            .getFirst()
            .at("actions")
            .asItems()
            .getFirst()
            .asLong();
    List<Json> became =
        labs(ask("{\"op\":\"step\",\"labs\":[[0,-1],[9,1],\"x\",[1," + legal + "]]}"));
    assertThat(became.get(0).at("problem").asText()).contains("not legal");
    assertThat(became.get(1).at("problem").asText()).isEqualTo("There is no lab 9.");
    assertThat(became.get(2).maybe("problem")).isPresent();
    assertThat(became.get(3).at("steps").asInt()).isEqualTo(1);
  }

  @Test
  void a_lab_is_cloned_imagined_reset_and_closed() {
    ask("{\"op\":\"open\",\"game\":\"logomachy\",\"seats\":3,\"seed\":4}");
    Json clone = labs(ask("{\"op\":\"clone\",\"labs\":[0]}")).getFirst();
    assertThat(clone.at("lab").asInt()).isEqualTo(1);
    Json imagined =
        labs(ask(
                "{\"op\":\"imagine\",\"labs\":[0],\"seat\":"
                    + clone.at("seat").asInt()
                    + ",\"seed\":5}"))
            .getFirst();
    assertThat(imagined.at("scene")).isEqualTo(clone.at("scene"));
    Json again =
        labs(ask("{\"op\":\"reset\",\"labs\":[{\"lab\":0,\"seed\":9,\"botSeed\":10}]}")).getFirst();
    assertThat(again.at("botSeed").asText()).isEqualTo("10");
    assertThat(ask("{\"op\":\"close\",\"labs\":[0,1,2,77]}").at("closed").asInt()).isEqualTo(3);
    assertThat(labs(ask("{\"op\":\"observe\",\"labs\":[0]}")).getFirst().maybe("problem"))
        .isPresent();
  }

  @Test
  void a_table_of_actions_goes_from_one_session_to_another() {
    ask("{\"op\":\"open\",\"game\":\"skat\",\"seed\":1,\"show\":[\"actions\"],\"size\":64}");
    Json table = ask("{\"op\":\"table\",\"game\":\"skat\",\"size\":64}");
    assertThat(table.at("actions").asItems()).isNotEmpty();
    LabSession other = new LabSession(GameList.HOUSE, ShippedLexicon.load());
    String opened =
        "{\"op\":\"open\",\"game\":\"skat\",\"seed\":1,\"show\":[],\"table\":"
            + table.write()
            + "}";
    assertThat(Json.parse(other.answer(opened)).at("labs").asItems()).hasSize(1);
    assertThat(Json.parse(other.answer("{\"op\":\"table\",\"game\":\"skat\",\"size\":64}")))
        .isEqualTo(table);
    assertThat(ask("{\"op\":\"table\",\"game\":\"skat\"}").at("actions").asItems()).isEmpty();
  }

  @Test
  void a_slip_is_told_with_the_field_it_is_in() {
    assertThat(ask("{\"op\":\"open\",\"game\":\"skat\",\"sed\":1}").at("problem").asText())
        .isEqualTo("There is no field \"sed\"; did you mean \"seed\"?");
    assertThat(ask("{\"op\":\"open\",\"game\":\"skat\",\"seed\":\"1\"}").at("problem").asText())
        .isEqualTo("A whole number was expected in \"seed\", not \"1\".");
    ask("{\"op\":\"open\",\"game\":\"skat\",\"seed\":1}");
    Json refused =
        labs(ask(
                "{\"op\":\"step\",\"labs\":[{\"lab\":0,\"answer\":{\"verb\":\"dance\",\"fields\":{}}}]}"))
            .getFirst();
    assertThat(refused.at("problem").asText()).doesNotContain(refused.at("clause").asText());
    assertThat(
            labs(ask("{\"op\":\"step\",\"labs\":[{\"lab\":0,\"action\":\"x\"}]}"))
                .getFirst()
                .at("problem")
                .asText())
        .contains("in \"action\"");
  }

  @Test
  void bad_requests_are_told_in_a_sentence() {
    assertThat(ask("nonsense").maybe("problem")).isPresent();
    assertThat(ask("{}").at("problem").asText()).isEqualTo("The field \"op\" is missing.");
    assertThat(ask("{\"op\":\"dance\"}").at("problem").asText())
        .startsWith("There is no \"dance\"");
    assertThat(ask("{\"op\":\"open\",\"game\":\"whist\",\"seed\":1}").at("problem").asText())
        .isEqualTo("There is no game \"whist\".");
    assertThat(
            ask("{\"op\":\"open\",\"game\":\"skat\",\"seed\":1,\"show\":[\"soul\"]}")
                .at("problem")
                .asText())
        .contains("no part \"soul\"");
    assertThat(ask("{\"op\":\"open\",\"game\":\"skat\",\"seed\":1,\"count\":0}").maybe("problem"))
        .isPresent();
    assertThat(ask("{\"op\":\"games\"}").at("games").asItems()).hasSizeGreaterThan(20);
  }
}
