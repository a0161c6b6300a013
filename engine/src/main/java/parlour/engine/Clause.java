package parlour.engine;

/// One rule of a leaflet, by its stable id, such as `logomachy.build.hold-all`; the rulebook has
/// its text.
public interface Clause {
  String id();
}
