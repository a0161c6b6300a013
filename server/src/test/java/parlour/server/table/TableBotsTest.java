package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bots.BotFactory;
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
  private final Players players =
      new Players(
          PerSeat.of(3, seat -> new Chair.BotChair("Bot", 3, 99 + seat.index())), Seat.NOBODY);

  /// Records every view it is shown, and then thinks as usual.
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

  private TableBots seated(Match match) {
    seen.clear();
    thoughts.clear();
    TableBots bots =
        new TableBots(
            new BotFactory() {
              @Override
              public <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
                return attentive(game, level);
              }
            },
            new BotPlayer.Thinking(Runnable::run, 100, thoughts::add));
    bots.seatAll(players, match);
    return bots;
  }

  /// Lets bots and deadlines play a number of steps, as a table would.
  private Match play(TableBots bots, Match start, int steps) {
    Match match = start;
    bots.show(match.referee(), Seat.NOBODY, 0);
    for (int i = 0; i < steps && !match.isOver(); i++) {
      thoughts.forEach(bots::accept);
      thoughts.clear();
      Judging judging = new Judging(match);
      long deadline = SlapJackMatches.deadline(match);
      if (bots.nextDueMillis() < deadline) {
        BotPlayer.Plan plan = bots.due(bots.nextDueMillis()).getFirst();
        var verdict =
            judging.judge(
                new Judging.Input(plan.seat(), plan.answer(), 0, plan.dueMillis()),
                Optional.empty());
        if (verdict instanceof Judging.Verdict.Refused)
          bots.playAnything(plan.seat(), match.referee(), plan.dueMillis());
      } else {
        judging.runClock(deadline);
      }
      bots.show(judging);
      match = judging.match();
    }
    thoughts.forEach(bots::accept);
    return match;
  }

  @Test
  void bots_that_are_shown_a_log_again_know_and_plan_what_they_knew_and_planned() {
    TableBots live = seated(SlapJackMatches.dealt(3, 5));
    Match match = play(live, SlapJackMatches.dealt(3, 5), 60);
    List<Object> before = List.copyOf(seen);
    List<BotPlayer.Plan> plans = live.due(Long.MAX_VALUE);

    TableBots again = seated(match);
    again.replay(match);
    thoughts.forEach(again::accept);
    assertThat(seen).isEqualTo(before).hasSizeGreaterThan(30);
    assertThat(again.due(Long.MAX_VALUE)).isEqualTo(plans);
  }

  @Test
  void a_plan_is_void_once_the_view_has_changed() {
    Match match = SlapJackMatches.picture(3);
    TableBots bots = seated(match);
    bots.show(match.referee(), Seat.NOBODY, match.atMillis());
    thoughts.forEach(bots::accept);
    BotPlayer.Plan first = bots.due(Long.MAX_VALUE).getFirst();
    assertThat(bots.isPlanValid(first.seat(), match.referee())).isTrue();
    Judging judging = new Judging(match);
    judging.judge(
        new Judging.Input(first.seat(), first.answer(), 0, first.dueMillis()), Optional.empty());
    for (BotPlayer.Plan plan : bots.due(Long.MAX_VALUE)) {
      assertThat(bots.isPlanValid(plan.seat(), judging.match().referee())).isFalse();
    }
  }

  @Test
  void the_pace_shortens_what_a_bot_takes() {
    Match match = SlapJackMatches.picture(3);
    List<BotPlayer.Thought> own = new ArrayList<>();
    TableBots brisk =
        new TableBots(Bots::seat, new BotPlayer.Thinking(Runnable::run, 10, own::add));
    brisk.seatAll(players, match);
    TableBots usual = seated(match);
    brisk.show(match.referee(), Seat.NOBODY, match.atMillis());
    usual.show(match.referee(), Seat.NOBODY, match.atMillis());
    own.forEach(brisk::accept);
    thoughts.forEach(usual::accept);
    assertThat(brisk.nextDueMillis() - match.atMillis())
        .isEqualTo((usual.nextDueMillis() - match.atMillis()) / 10);
  }
}
