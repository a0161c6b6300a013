package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;

/// A play that could be made.
///
/// @param value its value compared with the others, in points of the game as the adviser counts
///   them
public record Advice<M>(M move, double value) {
  /// The plays that looking ahead has ranked.
  public static <M> List<Advice<M>> ranked(List<LookAhead.Tried<M>> tried) {
    List<Advice<M>> advice = new ArrayList<>();
    for (LookAhead.Tried<M> one : tried) advice.add(new Advice<>(one.play(), one.meanValue()));
    return advice;
  }
}
