package parlour.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.wire.Json;

/// What one seat sees, as tables of counts whose names and shapes stay for a game, its options and
/// its number of chairs.
///
/// | table | axes | content |
/// |---|---|---|
/// | `scores`, `goals` | chair | the score, and the score that ends the game |
/// | `asked` | chair | 1 for each chair that is asked to play |
/// | `stacks` | role, owner | how many pieces lie in stacks |
/// | `pieces` | role, owner, face | how many pieces show that face |
///
/// Chairs are counted from the eye's own; after the last one among the owners comes nobody. The
/// faces are those that were seen in a few games played at random from fixed seeds, and after them
/// `other`.
public final class SceneFeatures {
  private static final List<Zone.Role> ROLES = List.of(Zone.Role.values());
  private static final int MOST_FACES = 255;

  /// How many positions are looked at for faces, in how many games at most.
  private static final int POSITIONS = 1_000;

  private static final int MOST_GAMES = 40;

  private final int seats;
  private final List<String> faces;
  private final Map<String, Integer> places = new HashMap<>();

  private SceneFeatures(int seats, List<String> faces) {
    this.seats = seats;
    this.faces = faces;
    for (String face : faces) places.put(face, places.size());
  }

  /// Looks for the faces of a game: of very many, those that were seen most often.
  static SceneFeatures of(Game<?, ?, ?> game, int seats) {
    Map<String, Integer> seen = new HashMap<>();
    int positions = 0;
    for (int seed = 1; seed <= MOST_GAMES && positions < POSITIONS; seed++)
      positions += watch(game, seats, seed, POSITIONS - positions, seen);
    List<String> faces = new ArrayList<>(seen.keySet());
    faces.sort(
        Comparator.comparingInt((String face) -> -seen.getOrDefault(face, 0))
            .thenComparing(Comparator.naturalOrder()));
    return new SceneFeatures(seats, faces.stream().limit(MOST_FACES).sorted().toList());
  }

  /// Plays a game at random and counts the faces it shows.
  ///
  /// @return how many positions were looked at, `most` at most
  private static int watch(
      Game<?, ?, ?> game, int seats, long seed, int most, Map<String, Integer> seen) {
    List<Integer> own = IntStream.range(0, seats).mapToObj(_ -> 0).toList();
    Lab<?, ?, ?> lab = Lab.of(game, own, new Lab.Seeds(seed, seed));
    Dice dice = new Dice(seed);
    int positions = 0;
    for (; positions < most && lab.result().isEmpty(); positions++) {
      int seat = lab.firstInTurn();
      for (Zone zone : lab.scene(seat).zones())
        count(zone, face -> seen.merge(name(face), 1, Integer::sum));
      List<ActionTable.Action> legal = lab.legal(seat);
      if (legal.isEmpty()) lab.waitForOthers(seat);
      else lab.act(seat, legal.get(dice.below(legal.size())).id(), 0);
    }
    return positions;
  }

  private interface Counter {
    void count(Piece.Face face);
  }

  /// Counts every face that a zone shows.
  private static void count(Zone zone, Counter counter) {
    switch (zone) {
      case Zone.Row row -> row.pieces().forEach(piece -> counter.count(piece.face()));
      case Zone.Stack stack -> stack.top().ifPresent(counter::count);
      case Zone.Words words ->
          words
              .words()
              .forEach(word -> word.pieces().forEach(piece -> counter.count(piece.face())));
      case Zone.Grid grid -> grid.cells().forEach(cell -> counter.count(cell.piece().face()));
      case Zone.Sheet sheet ->
          sheet
              .entries()
              .forEach(entry -> entry.pieces().forEach(piece -> counter.count(piece.face())));
    }
  }

  /// A face by its form and its name, without the numbers of chairs.
  private static String name(Piece.Face face) {
    return face.form().name().toLowerCase(Locale.ROOT) + " " + face.name().replaceAll("@\\d+", "@");
  }

  /// The tables of a scene as one seat sees it, each as one list, the last axis running fastest.
  void write(Scene scene, Prompt prompt, Seat eye, Json.Sink out) {
    int[] scores = new int[seats];
    int[] goals = new int[seats];
    int[] asked = new int[seats];
    int[] stacks = new int[ROLES.size() * owners()];
    int[] pieces = new int[stacks.length * (faces.size() + 1)];
    for (Scene.Place place : scene.places()) {
      scores[far(place.seat(), eye)] = place.score();
      goals[far(place.seat(), eye)] = place.goal();
    }
    for (Seat seat : prompt.must().or(prompt.may())) asked[far(seat, eye)] = 1;
    for (Zone zone : scene.zones()) {
      int owner = zone.owner().isNobody() ? seats : far(zone.owner(), eye);
      int row = zone.role().ordinal() * owners() + owner;
      if (zone instanceof Zone.Stack stack) stacks[row] += stack.count();
      count(
          zone,
          face ->
              pieces[row * (faces.size() + 1) + places.getOrDefault(name(face), faces.size())]++);
    }
    out.puts("scores", scores)
        .puts("goals", goals)
        .puts("asked", asked)
        .puts("stacks", stacks)
        .puts("pieces", pieces);
  }

  /// Writes the names of all tables and of what is on their axes.
  public void describe(Json.Sink out) {
    List<String> chairs = new ArrayList<>();
    for (int far = 0; far < seats; far++) chairs.add(far == 0 ? "own" : "+" + far);
    List<String> owners = new ArrayList<>(chairs);
    owners.add("nobody");
    List<String> roles = ROLES.stream().map(role -> role.name().toLowerCase(Locale.ROOT)).toList();
    List<String> known = new ArrayList<>(faces);
    known.add("other");
    List<Json> tables = new ArrayList<>();
    for (String name : List.of("scores", "goals", "asked"))
      tables.add(table(name, List.of(chairs)));
    tables.add(table("stacks", List.of(roles, owners)));
    tables.add(table("pieces", List.of(roles, owners, known)));
    out.put("features", Json.items(tables));
  }

  private static Json table(String name, List<List<String>> axes) {
    return Json.fields()
        .put("name", name)
        .put("shape", Json.items(axes.stream().map(axis -> Json.of(axis.size())).toList()))
        .put("axes", Json.items(axes.stream().map(Json::texts).toList()))
        .done();
  }

  private int owners() {
    return seats + 1;
  }

  /// How many chairs a seat is from the eye; an onlooker looks from the first.
  private int far(Seat seat, Seat eye) {
    return Math.floorMod(seat.index() - Math.max(0, eye.index()), seats);
  }
}
