package parlour.games.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.play.Seed;
import parlour.games.TestRulebooks;

/// An evening that a test holds, step by step.
final class TestEvening {
  private static final String[] NAMES = {
    "Edwin", "Rosalie", "Anna", "Bert", "Clara", "Duncan", "Emma", "Fred", "Grace", "Henry", "Ida",
    "John", "Kate", "Louis", "Mary", "Ned", "Olive", "Peter", "Queenie", "Ralph"
  };

  private final Seed seed;
  private final List<EveningLogCodec.Entry> entries = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private List<Event> news = List.of();
  private Evening evening;
  private long atMillis;

  TestEvening(Plan plan, long dice) {
    this.seed = new Seed(dice, "7".repeat(64));
    this.evening = Evening.opened(plan, dice);
  }

  /// An evening with options of its own, as names and values in turn.
  static TestEvening of(String game, String... namesAndValues) {
    return of(5, game, namesAndValues);
  }

  static TestEvening of(long dice, String game, String... namesAndValues) {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      settings.put(namesAndValues[i], namesAndValues[i + 1]);
    assertThat(Plan.objection(game, Map.of(), settings)).isEmpty();
    return new TestEvening(Plan.of(game, Map.of(), settings), dice);
  }

  TestEvening guests(int count) {
    for (int i = 0; i < count; i++)
      does(new Step.Arrive(i < NAMES.length ? NAMES[i] : "Guest " + i, Guest.Part.ANY));
    return this;
  }

  TestEvening does(Step step) {
    Evening before = evening;
    switch (Progressive.play(evening, step, atMillis)) {
      case Ruling.Legal<Evening>(Evening next, List<Event> happened) -> {
        evening = next;
        events.addAll(happened);
        news = happened;
        entries.add(new EveningLogCodec.Entry(atMillis, step));
        for (Event event : happened)
          assertThat(event.line().clauses()).isNotEmpty().allMatch(TestRulebooks::has);
      }
      case Ruling.Illegal<Evening>(var clause, String why) ->
          throw new AssertionError(step + " refused: " + why + " " + clause.id());
    }
    assertThat(before.guests().size()).isLessThanOrEqualTo(evening.guests().size());
    isSound();
    return this;
  }

  /// Nobody sits at two tables, and nobody sits who has left before the bell.
  private void isSound() {
    List<Integer> seated = new ArrayList<>();
    for (Foursome sitting : evening.tables()) seated.addAll(sitting.chairs());
    assertThat(seated).doesNotHaveDuplicates();
    if (evening.phase() == Evening.Phase.SEATED)
      assertThat(seated).allMatch(id -> evening.guest(id).here());
  }

  /// The clause by which a step is refused; nothing changes.
  String refusal(Step step) {
    Evening before = evening;
    Ruling<Evening> ruling = Progressive.play(evening, step, atMillis);
    assertThat(ruling).as(step.toString()).isInstanceOf(Ruling.Illegal.class);
    assertThat(evening).isEqualTo(before);
    Ruling.Illegal<Evening> refused = (Ruling.Illegal<Evening>) ruling;
    assertThat(refused.why()).endsWith(".");
    assertThat(TestRulebooks.has(refused.clause().id())).isTrue();
    return refused.clause().id();
  }

  TestEvening at(long minutes) {
    return atMillis(minutes * 60_000);
  }

  TestEvening atMillis(long millis) {
    atMillis = millis;
    return this;
  }

  /// What the last step led to.
  List<Event> news() {
    return List.copyOf(news);
  }

  /// One game: the bell, and every table finishes with these scores, the head table last of all.
  TestEvening game(int... firstPairAhead) {
    does(new Step.Begin());
    int tables = evening.tables().size();
    for (int table = tables; table >= 1; table--) {
      int ahead =
          firstPairAhead.length == 0 ? 1 : firstPairAhead[(table - 1) % firstPairAhead.length];
      does(new Step.Finish(table, Score.of(10 + ahead, 10)));
    }
    return this;
  }

  /// One game with scores by lot.
  TestEvening randomGame(Dice dice) {
    does(new Step.Begin());
    for (int table = evening.tables().size(); table >= 1; table--)
      does(new Step.Finish(table, Score.of(dice.below(5), dice.below(5))));
    return this;
  }

  Evening now() {
    return evening;
  }

  Round last() {
    return evening.past().getLast();
  }

  List<String> told() {
    return events.stream().map(event -> event.line().text()).toList();
  }

  List<String> cited() {
    return events.stream().flatMap(event -> event.line().clauses().stream()).distinct().toList();
  }

  EveningLogCodec book() {
    return new EveningLogCodec(evening.plan(), seed, List.copyOf(entries));
  }
}
