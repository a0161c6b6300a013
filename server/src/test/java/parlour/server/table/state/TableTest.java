package parlour.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.server.table.SlapJackMatches;
import parlour.server.wire.Secrets;

class TableTest {
  private final TableEvent.Gathered gathered =
      new TableEvent.Gathered(
          "slap-jack",
          Settings.of(SlapJackMatches.SLAP_JACK.settings(), Map.of()),
          2,
          false,
          false,
          new TableEvent.TokenHashes("", ""));

  private Table after(List<TableEvent> events) {
    Table table = Table.created(gathered);
    for (TableEvent event : events) table = table.after(event, SlapJackMatches.GAMES);
    return table;
  }

  private Table dealt(Log.Header header) {
    return after(
        List.of(
            new TableEvent.Sat(Seat.of(0), "Edwin", Secrets.hash("his")),
            new TableEvent.Sat(Seat.of(1), "Rosalie", Secrets.hash("hers")),
            new TableEvent.Started(header)));
  }

  @Test
  void a_table_is_the_sum_of_its_events() {
    Table table = dealt(SlapJackMatches.header(2, 3));
    assertThat(table.isPlaying()).isTrue();
    assertThat(table.fault()).isEmpty();
    Table later =
        table
            .after(
                new TableEvent.Played(Log.Entry.clock(1_500), 0, java.util.Optional.empty()),
                SlapJackMatches.GAMES)
            .after(new TableEvent.ClockStopped(2_000, List.of(0, 0)), SlapJackMatches.GAMES);
    assertThat(later.match().orElseThrow().atMillis()).isEqualTo(2_000);
    assertThat(table.match().orElseThrow().entries()).isEmpty();
  }

  @Test
  void the_first_person_who_stays_is_host_after_the_host_has_gone() {
    Seat bot = Seat.of(0);
    Seat chair = Seat.of(1);
    Seat last = Seat.of(2);
    Table table =
        Table.created(
            new TableEvent.Gathered(
                "slap-jack",
                gathered.settings(),
                3,
                false,
                false,
                new TableEvent.TokenHashes("", "")));
    for (TableEvent event :
        List.of(
            new TableEvent.Sat(chair, "Rosalie", Secrets.hash("hers")),
            new TableEvent.BotSat(bot, "Mabel", 3, 7),
            new TableEvent.Sat(last, "Edwin", Secrets.hash("his"))))
      table = table.after(event, SlapJackMatches.GAMES);
    assertThat(table.isPlaying()).as("before the deal").isFalse();
    assertThat(hosts(table)).containsExactly("hers");
    assertThat(table.players().people()).isEqualTo(Seats.of(chair, last));
    assertThat(table.players().bots()).isEqualTo(Seats.of(bot));
    Table without = table.after(new TableEvent.Left(chair), SlapJackMatches.GAMES);
    assertThat(hosts(without)).as("never a bot").containsExactly("his");
    assertThat(without.players().empty()).isEqualTo(Seats.of(chair));
    Table again =
        without.after(
            new TableEvent.Sat(chair, "Rosalie", Secrets.hash("hers")), SlapJackMatches.GAMES);
    assertThat(hosts(again)).as("who comes back is a guest").containsExactly("his");
    assertThat(hosts(again.after(new TableEvent.Left(chair), SlapJackMatches.GAMES)))
        .containsExactly("his");
  }

  /// Which tokens are the host’s.
  private static List<String> hosts(Table table) {
    return Stream.of("hers", "his", "forged", "").filter(table.players()::isHost).toList();
  }

  @Test
  void a_game_dealt_under_other_rules_is_not_continued() {
    Log.Header ours = SlapJackMatches.header(2, 3);
    Log.Header older =
        new Log.Header(
            ours.game(), ours.rules() + 1, ours.settings(), ours.lexicon(), 2, ours.seed());
    assertThat(dealt(older).fault())
        .isEqualTo(
            "This game ends here, with the score it had. Version 3 of the rules of Slap Jack is not"
                + " played here; this program has version 2.");
    assertThat(dealt(older).phase()).isEqualTo(Table.Phase.OVER);
    Log.Header reworded =
        new Log.Header(ours.game(), ours.rules(), ours.settings(), "another", 2, ours.seed());
    assertThat(dealt(reworded).fault()).contains("The dictionary another is not here");
    Log.Header gone = new Log.Header("whist", 1, ours.settings(), ours.lexicon(), 2, ours.seed());
    assertThat(dealt(gone).fault()).contains("The game \"whist\" is not played here.");
  }

  @Test
  void an_entry_the_rules_refuse_is_found_when_a_table_is_read_back() {
    Table table =
        dealt(SlapJackMatches.header(2, 3))
            .after(
                new TableEvent.Played(Log.Entry.clock(1), 0, java.util.Optional.empty()),
                SlapJackMatches.GAMES);
    assertThat(table.fault())
        .isEqualTo("This game ends here, with the score it had. The time is not up yet.");
  }
}
