package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;

/// The laws of partners, checked against one game by a search over what two of them can do one
/// after the other.
///
/// From positions of a game played at random, a member of a side does something, and then the
/// partner does, at once or some turns later, always before the others can speak. The others see
/// through everything: they doubt what is false and call for proof of what is no word. For the rest
/// everybody adds nothing, to the end of the game.
///
/// 14 two partners of whom one says something false get no more than honest ones do with the same
/// letters · 15 nobody gives a partner time · 16 nobody hands a partner letters.
public final class PartnerLaws<S, M, V> {
  /// The verbs by which somebody is asked for a word that may not exist.
  private static final Set<String> PROOFS = Set.of("prove");

  /// What players do who add nothing.
  private static final List<String> IDLE = List.of("pass", "content", "let-stand", "aside", "lay");

  /// Whoever is asked for a word gives it, or says that there is none.
  private static final String PROOF = "form";

  private static final String DENIAL = "concede";

  /// How many moves of one verb are tried.
  private static final int FEW = 3;

  /// How many moves at random are looked at for false ones.
  private static final int DRAWS = 6;

  /// How many turns of the table the partner may wait with an answer.
  private static final int PATIENCE = 5;

  private final Game<S, M, V> game;
  private final Game<S, M, V> umpired;
  private final Seats seats;
  private final int longest;
  private int looked;

  /// @param umpired the same game where an umpire hears every word; itself where nobody judges
  /// @param longest after how many steps a game is left
  public PartnerLaws(Game<S, M, V> game, Game<S, M, V> umpired, int seats, int longest) {
    this.game = game;
    this.umpired = umpired;
    this.seats = Seats.first(seats);
    this.longest = longest;
  }

  /// Something that a player does.
  private record Deed<M>(Seat by, M move, boolean honest) {
    @Override
    public String toString() {
      return by + " " + move;
    }
  }

  /// A position on the way, and when it was reached.
  private record Point<S>(S position, long atMillis) {}

  /// What a side has done.
  ///
  /// @param waited how many turns of the table before the last of it
  private record Line<S, M>(List<Deed<M>> deeds, int waited, Point<S> end) {
    boolean isHonest() {
      return deeds.stream().allMatch(Deed::honest);
    }

    @Override
    public String toString() {
      return deeds + ", the last after " + waited + " turns";
    }
  }

  /// Plays one game at random, searches some of its positions and throws a [Breach] at the first
  /// law broken.
  ///
  /// @param oneIn one position in this many is searched
  /// @return how many lines were looked at in which something is false
  public int hold(long seed, int oneIn) {
    Dice dice = new Dice(seed ^ 0x9A127);
    Point<S> now = new Point<>(game.deal(seats, seed), 0);
    if (sides(now.position).isEmpty()) throw new IllegalArgumentException("nobody has a partner");
    looked = 0;
    for (int step = 0; step < longest; step++) {
      Prompt prompt = game.prompt(now.position);
      if (prompt.isOver()) break;
      if (dice.once(oneIn))
        for (Seats side : sides(now.position)) search(now, side, new Dice(dice.next()));
      Seats asked = prompt.must().isEmpty() ? prompt.may() : prompt.must();
      boolean clock = asked.isEmpty() || prompt.hasDeadline() && dice.once(24);
      if (clock) {
        now = clock(now, prompt);
        continue;
      }
      Seat by = asked.at(dice.below(asked.size()));
      List<Deed<M>> lies = dice.once(4) ? lies(now, by, dice) : List.of();
      now =
          played(
              now,
              by,
              lies.isEmpty()
                  ? game.anyMove(game.view(now.position, by), dice)
                  : lies.get(dice.below(lies.size())).move);
    }
    return looked;
  }

  /// Those who score together, as the scene says.
  private List<Seats> sides(S position) {
    Map<String, Seats> sides = new LinkedHashMap<>();
    for (Scene.Place place : game.scene(game.view(position, Seat.NOBODY)).places())
      if (!place.side().isEmpty()) sides.merge(place.side(), Seats.of(place.seat()), Seats::or);
    return List.copyOf(sides.values());
  }

  /// Tries every deed of a member, and every answer of the partner.
  private void search(Point<S> start, Seats side, Dice dice) {
    List<Line<S, M>> lines = new ArrayList<>();
    lines.add(new Line<>(List.of(), 0, start));
    for (Deed<M> first : deeds(start, side, dice)) {
      Ruling.Legal<S> done =
          (Ruling.Legal<S>) game.play(start.position, first.by, first.move, start.atMillis);
      givesNothing(start, first, done, side);
      Point<S> now = new Point<>(done.next(), start.atMillis);
      lines.add(new Line<>(List.of(first), 0, now));
      for (int turn = 0; turn <= PATIENCE && !isOver(now); turn++) {
        for (Deed<M> answer : deeds(now, side.without(first.by), dice))
          lines.add(new Line<>(List.of(first, answer), turn, played(now, answer.by, answer.move)));
        // What the others have found out is not answered by the partner alone.
        if (!first.honest && found(now, side).isPresent()) break;
        now = turn(now, side);
      }
    }
    List<Line<S, M>> lies = lines.stream().filter(line -> !line.isHonest()).toList();
    if (lies.isEmpty()) return;
    int honest = Integer.MIN_VALUE;
    for (Line<S, M> line : lines)
      if (line.isHonest()) honest = Math.max(honest, worth(line.end, side));
    for (Line<S, M> line : lies) {
      int most = honest;
      int worth = worth(line.end, side);
      Laws.check(14, worth <= most, () -> line + ": " + worth + ", honestly " + most + "; " + game);
    }
    looked += lies.size();
  }

  /// What members of a side can do now, honestly or not: of each verb the longest words, or the
  /// first few moves.
  private List<Deed<M>> deeds(Point<S> now, Seats members, Dice dice) {
    List<Deed<M>> deeds = new ArrayList<>();
    Prompt prompt = game.prompt(now.position);
    for (Seat seat : members) {
      if (!prompt.asks(seat)) continue;
      V view = game.view(now.position, seat);
      List<M> listed = listed(now.position, seat);
      boolean hasProof = listed.stream().anyMatch(move -> verb(move).equals(PROOF));
      Map<String, List<M>> honest = new LinkedHashMap<>();
      Map<String, List<M>> others = new LinkedHashMap<>();
      List<M> all = new ArrayList<>(listed);
      for (M move : listed) all.addAll(twisted(move));
      for (int i = 0; i < DRAWS; i++) all.add(game.anyMove(view, dice));
      for (M move : all) {
        if (!(game.play(now.position, seat, move, now.atMillis) instanceof Ruling.Legal<S>))
          continue;
        boolean fair = isTrue(now, seat, move) && !(hasProof && verb(move).equals(DENIAL));
        List<M> same = (fair ? honest : others).computeIfAbsent(verb(move), _ -> new ArrayList<>());
        if (!same.contains(move)) same.add(move);
      }
      honest
          .values()
          .forEach(moves -> few(moves).forEach(m -> deeds.add(new Deed<>(seat, m, true))));
      others
          .values()
          .forEach(moves -> few(moves).forEach(m -> deeds.add(new Deed<>(seat, m, false))));
    }
    return deeds;
  }

  private List<Deed<M>> lies(Point<S> now, Seat by, Dice dice) {
    return deeds(now, Seats.of(by), dice).stream().filter(deed -> !deed.honest).toList();
  }

  private List<M> few(List<M> moves) {
    return moves.stream()
        .sorted((one, other) -> word(other).length() - word(one).length())
        .limit(FEW)
        .toList();
  }

  /// The same with a word of the same letters the other way round, and of as many other letters.
  private List<M> twisted(M move) {
    List<M> twisted = new ArrayList<>();
    String word = word(move);
    if (word.isEmpty()) return twisted;
    StringBuilder others = new StringBuilder();
    for (char letter : word.toCharArray()) others.append((char) ('a' + (letter - 'a' + 1) % 26));
    for (StringBuilder other : List.of(new StringBuilder(word).reverse(), others)) {
      Map<String, String> fields = new HashMap<>(game.write(move).fields());
      fields.put("word", other.toString());
      game.read(new Answer(verb(move), fields)).ifPresent(twisted::add);
    }
    return twisted;
  }

  private String verb(M move) {
    return game.write(move).verb();
  }

  private String word(M move) {
    return DoubtLaws.DOUBTS.contains(verb(move)) ? "" : game.write(move).word("word");
  }

  /// Whether an umpire would let it stand.
  private boolean isTrue(Point<S> now, Seat by, M move) {
    return word(move).isEmpty()
        || umpired.play(now.position, by, move, now.atMillis) instanceof Ruling.Legal<S> legal
            && !DoubtLaws.falls(legal.events());
  }

  private List<M> listed(S position, Seat by) {
    List<M> moves = new ArrayList<>();
    game.moves(game.view(position, by), moves::add);
    return moves;
  }

  private boolean isOver(Point<S> now) {
    return game.prompt(now.position).isOver();
  }

  private Point<S> played(Point<S> now, Seat by, M move) {
    return new Point<>(legal(game.play(now.position, by, move, now.atMillis)), now.atMillis);
  }

  private Point<S> clock(Point<S> now, Prompt prompt) {
    long atMillis = Math.max(now.atMillis, prompt.deadlineMillis());
    return new Point<>(legal(game.timeUp(now.position, atMillis)), atMillis);
  }

  private static <S> S legal(Ruling<S> ruling) {
    if (ruling instanceof Ruling.Legal<S> legal) return legal.next();
    throw new Breach(3, "a move named legal was refused: " + ruling);
  }

  /// By how much a side is ahead in the end, if nobody adds anything more.
  private int worth(Point<S> from, Seats side) {
    Point<S> now = from;
    for (int turn = 0; turn < longest && !isOver(now); turn++) now = turn(now, side);
    S end = now.position;
    PerSeat<Integer> points =
        game.result(end)
            .map(Result::points)
            .orElseGet(() -> PerSeat.of(seats.size(), seat -> place(end, seat).score()));
    int best = Integer.MIN_VALUE;
    for (Seat other : seats.minus(side)) best = Math.max(best, points.at(other));
    return points.at(side.lowest()) - best;
  }

  private Scene.Place place(S position, Seat seat) {
    return game.scene(game.view(position, Seat.NOBODY)).places().get(seat.index());
  }

  /// One turn of the table: the others find out what is false, and then everybody who is asked adds
  /// nothing; if nobody has anything to say, the clock speaks.
  private Point<S> turn(Point<S> from, Seats side) {
    Point<S> now = from;
    for (Optional<Point<S>> found = found(now, side); found.isPresent(); found = found(now, side))
      now = found.get();
    Prompt prompt = game.prompt(now.position);
    boolean spoke = false;
    for (Seat seat : prompt.must()) {
      if (!game.prompt(now.position).must().has(seat)) continue;
      Optional<M> idle = idle(now.position, seat);
      if (idle.isEmpty()) continue;
      now = played(now, seat, idle.get());
      spoke = true;
      if (!game.prompt(now.position).pace().equals(prompt.pace())) break;
    }
    if (spoke || isOver(now)) return now;
    if (prompt.hasDeadline()) return clock(now, prompt);
    Seat seat = prompt.must().lowest();
    return played(now, seat, listed(now.position, seat).getFirst());
  }

  private Optional<M> idle(S position, Seat by) {
    Map<String, M> first = new HashMap<>();
    for (M move : listed(position, by)) first.putIfAbsent(verb(move), move);
    for (String verb : first.containsKey(DENIAL) ? List.of(PROOF, DENIAL) : IDLE)
      if (first.containsKey(verb)) return Optional.of(first.get(verb));
    return Optional.empty();
  }

  /// What follows when one of the others finds something false, if there is anything.
  private Optional<Point<S>> found(Point<S> now, Seats side) {
    Prompt prompt = game.prompt(now.position);
    for (Seat seat : prompt.must().or(prompt.may()).minus(side)) {
      List<M> listed = listed(now.position, seat);
      List<String> verbs = listed.stream().map(this::verb).toList();
      // Whoever is called on answers first, and does not lose at once what a doubt has brought.
      if (verbs.contains(DENIAL)) continue;
      Predicate<M> isGood = move -> !word(move).isEmpty() && isTrue(now, seat, move);
      for (int i = 0; i < listed.size(); i++) {
        M move = listed.get(i);
        boolean called = PROOFS.contains(verbs.get(i)) && listed.stream().noneMatch(isGood);
        if (!called && !DoubtLaws.DOUBTS.contains(verbs.get(i))) continue;
        Ruling.Legal<S> made = (Ruling.Legal<S>) game.play(now.position, seat, move, now.atMillis);
        if (called || DoubtLaws.falls(made.events()))
          return Optional.of(new Point<>(made.next(), now.atMillis));
      }
    }
    return Optional.empty();
  }

  /// What one does neither lengthens the partner's time for the same thing, but where a word of the
  /// others falls, nor fills the partner's hand out of one's own.
  private void givesNothing(Point<S> now, Deed<M> deed, Ruling.Legal<S> done, Seats side) {
    List<String> given = lost(now.position, done.next(), deed.by);
    boolean alone = true;
    for (Seat other : seats.minus(side)) alone &= lost(now.position, done.next(), other).isEmpty();
    for (Seat partner : side.without(deed.by)) {
      Scene before = game.scene(game.view(now.position, partner));
      Scene then = game.scene(game.view(done.next(), partner));
      Laws.check(
          15,
          !verbs(before).equals(verbs(then))
              || dueMillis(then, partner) <= dueMillis(before, partner)
              || DoubtLaws.falls(done.events()),
          () -> deed + " gives " + partner + " time");
      Laws.check(
          16,
          given.isEmpty() || !alone || !given.equals(lost(done.next(), now.position, partner)),
          () -> deed + " hands " + partner + " " + given);
    }
  }

  private static List<String> verbs(Scene scene) {
    return scene.offers().stream().map(Scene.Offer::verb).toList();
  }

  /// When the clock that runs for a player, or for all, is out.
  private static long dueMillis(Scene scene, Seat seat) {
    return scene.watches().stream()
        .filter(watch -> watch.owner().equals(seat) || watch.owner().isNobody())
        .mapToLong(Scene.Watch::untilMillis)
        .min()
        .orElse(0);
  }

  /// What a player held before and does not hold after.
  private List<String> lost(S before, S after, Seat seat) {
    List<String> lost = hand(before, seat);
    for (String face : hand(after, seat)) lost.remove(face);
    return lost;
  }

  /// What a player holds, in order.
  private List<String> hand(S position, Seat seat) {
    List<String> faces = new ArrayList<>();
    for (Zone zone : game.scene(game.view(position, seat)).zones())
      if (zone instanceof Zone.Row row && row.role() == Zone.Role.HAND && row.owner().equals(seat))
        for (Piece piece : row.pieces()) faces.add(piece.face().text());
    faces.sort(Comparator.naturalOrder());
    return faces;
  }
}
