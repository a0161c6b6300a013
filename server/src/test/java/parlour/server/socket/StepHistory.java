package parlour.server.socket;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.games.progressive.Step;

/// The steps of an evening that one person has asked for, one after the other, and what was
/// answered: the notes that [#faults] compares with the journal.
final class StepHistory {
  private final String who;
  private final Predicate<Step> theirs;
  private final List<Asked> asked = new ArrayList<>();

  /// A step that was asked for until there was an answer.
  static final class Asked {
    private final Step step;
    private final long firstNanos;
    private Optional<Boolean> granted = Optional.empty();
    private boolean unsure;
    private long answeredNanos = Long.MAX_VALUE;

    private Asked(Step step, long firstNanos) {
      this.step = step;
      this.firstNanos = firstNanos;
    }

    Step step() {
      return step;
    }

    /// A request was not answered, or by somebody who could not say whether the step was stored.
    void unanswered() {
      unsure = true;
    }

    void answered(boolean granted, long nowNanos) {
      this.granted = Optional.of(granted);
      this.answeredNanos = nowNanos;
    }

    private boolean isAcknowledged() {
      return granted.orElse(false);
    }

    /// Whether it may be in the journal: a refusal says that it is not, unless a request before it
    /// was not answered.
    private boolean mayStand() {
      return isAcknowledged() || unsure || granted.isEmpty();
    }

    @Override
    public String toString() {
      return step + (isAcknowledged() ? " (stands)" : mayStand() ? " (may stand)" : " (refused)");
    }
  }

  /// @param theirs which steps of the journal can only be theirs
  StepHistory(String who, Predicate<Step> theirs) {
    this.who = who;
    this.theirs = theirs;
  }

  Asked asks(Step step, long nowNanos) {
    Asked next = new Asked(step, nowNanos);
    asked.add(next);
    return next;
  }

  /// Whether they have asked for such a step.
  boolean hasAsked(Predicate<Step> step) {
    return asked.stream().anyMatch(each -> step.test(each.step));
  }

  long acknowledged() {
    return asked.stream().filter(Asked::isAcknowledged).count();
  }

  /// What is wrong, one sentence each: every acknowledged step is in the journal once, nothing is
  /// there that was refused or not asked for, and a step that was asked for after another was
  /// acknowledged comes after it.
  static List<String> faults(List<Step> journal, List<StepHistory> people) {
    List<String> faults = new ArrayList<>();
    Map<Asked, Integer> places = new HashMap<>();
    for (StepHistory person : people) {
      int[] own =
          IntStream.range(0, journal.size())
              .filter(place -> person.theirs.test(journal.get(place)))
              .toArray();
      if (!person.match(journal, own, 0, 0, places))
        faults.add(
            person.who
                + " asked for "
                + person.asked
                + ", and the journal has "
                + IntStream.of(own).mapToObj(journal::get).toList());
    }
    places.forEach(
        (first, place) ->
            places.forEach(
                (second, other) -> {
                  if (first.answeredNanos < second.firstNanos && place > other)
                    faults.add(first + " was acknowledged before " + second + ", and is after it");
                }));
    return faults;
  }

  /// Finds a place in the journal for each step from the `i`th on, among their own from the `j`th.
  private boolean match(List<Step> journal, int[] own, int i, int j, Map<Asked, Integer> places) {
    if (i == asked.size()) return j == own.length;
    Asked next = asked.get(i);
    if (next.mayStand()
        && j < own.length
        && journal.get(own[j]).equals(next.step)
        && match(journal, own, i + 1, j + 1, places)) {
      if (next.isAcknowledged()) places.put(next, own[j]);
      return true;
    }
    return !next.isAcknowledged() && match(journal, own, i + 1, j, places);
  }
}
