package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.Players;

class TableBotsTest {
  private final List<Object> seen = new ArrayList<>();
  private final List<BotPlayer.Thought> thoughts = new ArrayList<>();
  private final Players company =
      new Players(
          PerSeat.of(3, seat -> new Chair.Machine("Bot", 3, 99 + seat.index())), Seat.NOBODY);

  /// Notes all that it is shown before it thinks as usual.
  private <M, V> Bot<M, V> attentive(Game<?, M, V> game, int level) {
    Bot<M, V> inner = Bots.seat(game, level);
    return new Bot<>() {
      @Override
      public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
        seen.add(view);
        return inner.reply(view, prompt, dice);
      }
    };
  }

  private TableBots desk(Match match) {
    seen.clear();
    thoughts.clear();
    return new TableBots(
        company,
        match.referee().game(),
        new BotFactory() {
          @Override
          public <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
            return attentive(game, level);
          }
        },
        new BotPlayer.Line(Runnable::run, 100, thoughts::add));
  }

  /// Lets bots and clock play so many steps, as a table would.
  private Match play(TableBots desk, Match start, int steps) {
    Match match = start;
    desk.look(match.referee(), Seat.NOBODY, 0);
    for (int i = 0; i < steps && !match.isOver(); i++) {
      thoughts.forEach(desk::take);
      thoughts.clear();
      Judging hearing = new Judging(match);
      long deadline = SlapJackMatches.deadline(match);
      if (desk.next() < deadline) {
        BotPlayer.Plan plan = desk.due(desk.next()).getFirst();
        var verdict =
            hearing.hear(
                new Judging.Input(plan.seat(), plan.answer(), 0, plan.due()), Optional.empty());
        if (verdict instanceof Judging.Verdict.Refused)
          desk.improvise(plan.seat(), match.referee(), plan.due());
      } else {
        hearing.clock(deadline);
      }
      for (Match stage : hearing.stages()) {
        desk.look(
            stage.referee(), stage.entries().getLast().by(), stage.entries().getLast().atMillis());
      }
      match = hearing.match();
    }
    thoughts.forEach(desk::take);
    return match;
  }

  @Test
  void bots_that_are_shown_a_log_again_know_and_plan_what_they_knew_and_planned() {
    TableBots live = desk(SlapJackMatches.dealt(3, 5));
    Match match = play(live, SlapJackMatches.dealt(3, 5), 60);
    List<Object> before = List.copyOf(seen);
    List<BotPlayer.Plan> plans = live.due(Long.MAX_VALUE);

    TableBots again = desk(match);
    again.recall(match);
    thoughts.forEach(again::take);
    assertThat(seen).isEqualTo(before).hasSizeGreaterThan(30);
    assertThat(again.due(Long.MAX_VALUE)).isEqualTo(plans);
  }

  @Test
  void a_plan_is_void_once_the_view_has_changed() {
    Match match = SlapJackMatches.picture(3);
    TableBots desk = desk(match);
    desk.look(match.referee(), Seat.NOBODY, match.at());
    thoughts.forEach(desk::take);
    BotPlayer.Plan first = desk.due(Long.MAX_VALUE).getFirst();
    assertThat(desk.stands(first.seat(), match.referee())).isTrue();
    Judging hearing = new Judging(match);
    hearing.hear(new Judging.Input(first.seat(), first.answer(), 0, first.due()), Optional.empty());
    for (BotPlayer.Plan plan : desk.due(Long.MAX_VALUE)) {
      assertThat(desk.stands(plan.seat(), hearing.match().referee())).isFalse();
    }
  }

  @Test
  void the_pace_shortens_what_a_bot_takes() {
    Match match = SlapJackMatches.picture(3);
    List<BotPlayer.Thought> own = new ArrayList<>();
    TableBots brisk =
        new TableBots(
            company,
            match.referee().game(),
            Bots::seat,
            new BotPlayer.Line(Runnable::run, 10, own::add));
    TableBots usual = desk(match);
    brisk.look(match.referee(), Seat.NOBODY, match.at());
    usual.look(match.referee(), Seat.NOBODY, match.at());
    own.forEach(brisk::take);
    thoughts.forEach(usual::take);
    assertThat(brisk.next() - match.at()).isEqualTo((usual.next() - match.at()) / 10);
  }
}
