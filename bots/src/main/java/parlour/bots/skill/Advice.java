package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;

/// A play that could be made.
///
/// @param worth what it is worth beside the others, in points of the game as the adviser reckons
public record Advice<M>(M move, double value) {
  public static <M> List<Advice<M>> ranked(List<LookAhead.Tried<M>> tried) {
    List<Advice<M>> advice = new ArrayList<>();
    for (LookAhead.Tried<M> one : tried) advice.add(new Advice<>(one.play(), one.meanValue()));
    return advice;
  }
}
