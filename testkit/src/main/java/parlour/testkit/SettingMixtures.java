package parlour.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import parlour.engine.Field;
import parlour.engine.Setting;

/// Combinations of a game's options that together try every choice, without trying all
/// combinations.
public final class SettingMixtures {
  private SettingMixtures() {}

  /// The usual settings, and mixtures in which every other choice of each setting has its turn.
  ///
  /// @param fits whether a mixture can be played at all
  /// @param singly whether each other choice is tried by itself as well
  public static List<Map<String, String>> of(
      List<Setting> settings, Predicate<Map<String, String>> fits, boolean singly) {
    List<Map<String, String>> all = new ArrayList<>();
    all.add(Map.of());
    int most = 0;
    for (Setting setting : settings) most = Math.max(most, setting.choices().size());
    for (int step = 1; step <= most; step++) all.add(mixture(settings, step));
    all.removeIf(chosen -> !fits.test(chosen));
    List<Map<String, String>> mixed = List.copyOf(all);
    for (Setting setting : settings) {
      for (Field.Option choice : setting.choices().subList(1, setting.choices().size())) {
        Map<String, String> single = Map.of(setting.name(), choice.value());
        boolean had =
            mixed.stream().anyMatch(set -> choice.value().equals(set.get(setting.name())));
        if ((singly || !had) && fits.test(single)) all.add(single);
      }
    }
    return List.copyOf(all);
  }

  /// Every setting a step further than in the mixture before, each from a place of its own.
  private static Map<String, String> mixture(List<Setting> settings, int step) {
    Map<String, String> mixed = new TreeMap<>();
    int place = 0;
    for (Setting setting : settings) {
      int turn = step + (step == 1 ? 0 : place++ % 3);
      mixed.put(setting.name(), setting.choices().get(turn % setting.choices().size()).value());
    }
    return mixed;
  }
}
