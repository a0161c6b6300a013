package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Field;
import parlour.engine.Game;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;

/// Whether a table can be laid out once and read by the player who sits at it: every offer has its
/// button, questions fit, texts agree with their reader, and interludes add up.
public final class TableSense {
  /// How many steps of a game are looked at.
  private static final int LONGEST = 4_000;

  /// A name and a verb in the third person, which the player themselves would read as well.
  private static final Pattern THIRD_PERSON = Pattern.compile("@\\d+ (?!as\\b|this\\b)[a-z]+s\\b");

  private static final Pattern OTHERS_PRONOUN =
      Pattern.compile("\\b(he|his|him|himself|she|her)\\b");
  private static final Pattern PLURAL_OF_ONE =
      Pattern.compile("\\b(1|one) (words|letters|counters|points|cards|rounds|minutes)\\b");

  /// A time in words: the clock of a table may give twice that, and its watch says so.
  private static final Pattern OWN_CLOCK = Pattern.compile("\\b(a|one) minute\\b|\\bminute is up");

  /// What a verdict sounds like, or a turn that is lost.
  private static final Pattern VERDICT =
      Pattern.compile("\\b(no word|not the one|too long|time is up|doubts no more)\\b");

  /// The sounds of what costs somebody something, and of what ends.
  private static final Set<MinuteLine.Cue> WEIGHTY =
      EnumSet.of(
          MinuteLine.Cue.FINE,
          MinuteLine.Cue.KNOCK,
          MinuteLine.Cue.BELL,
          MinuteLine.Cue.STOP,
          MinuteLine.Cue.WIN);

  private static final Pattern WORD = Pattern.compile("\\p{Lu}{2,}");

  private static final Pattern NAME = Pattern.compile("@\\d+");

  /// What goes on after its end, as a sentence that was cut off does.
  private static final Pattern CUT_OFF = Pattern.compile("[,;:(–—-]\\s*$");

  private TableSense() {}

  /// Plays one game at random and says what was wrong with what it showed, if anything.
  public static <S, M, V> Optional<String> walk(Game<S, M, V> game, int seats, long seed) {
    return walk(game, seats, seed, _ -> Optional.empty());
  }

  /// Likewise, with one more thing that may be wrong with a scene.
  public static <S, M, V> Optional<String> walk(
      Game<S, M, V> game, int seats, long seed, Function<Scene, Optional<String>> more) {
    Kit kit = game.kit(seats);
    Optional<String> wrong = fault(kit);
    Dice dice = new Dice(seed + 77);
    S position = game.deal(Seats.first(seats), seed);
    PerSeat<Integer> scores = scores(game.scene(game.view(position, Seat.NOBODY)).places());
    boolean first = true;
    long at = 0;
    for (int step = 0; step < LONGEST && wrong.isEmpty(); step++) {
      for (int eye = -1; eye < seats && wrong.isEmpty(); eye++) {
        Scene scene = game.scene(game.view(position, Seat.of(eye)));
        wrong = fault(kit, scene).or(() -> more.apply(scene)).map(fault -> fault + " in " + scene);
      }
      Prompt prompt = game.prompt(position);
      if (prompt.isOver() || wrong.isPresent()) return wrong;
      Seats asked = prompt.must().isEmpty() ? prompt.may() : prompt.must();
      boolean clock = prompt.hasDeadline() && (asked.isEmpty() || dice.once(12));
      Ruling<S> ruling;
      if (clock) {
        at = Math.max(at, prompt.deadlineMillis());
        ruling = game.timeUp(position, at);
      } else {
        Seat by = asked.at(dice.below(asked.size()));
        ruling = game.play(position, by, game.anyMove(game.view(position, by), dice), at);
      }
      Ruling.Legal<S> legal = Laws.legal(3, ruling, () -> "a move named legal was refused");
      for (int eye = -1; eye < seats && wrong.isEmpty(); eye++)
        wrong =
            untold(
                legal.events(),
                Seat.of(eye),
                game.scene(game.view(position, Seat.of(eye))),
                game.scene(game.view(legal.next(), Seat.of(eye))));
      for (Event event : legal.events()) {
        for (int eye = -1; eye < seats && wrong.isEmpty(); eye++)
          wrong = fault(event.seenBy(Seat.of(eye)));
        if (event.interlude().isEmpty()) continue;
        Scene.Interlude interlude = event.interlude().get();
        if (first) scores = unstaked(interlude, scores);
        first = false;
        if (wrong.isEmpty()) wrong = fault(interlude, scores);
        if (wrong.isEmpty()) scores = scores(interlude, seats);
      }
      position = legal.next();
      at += dice.below(5) * 100L;
    }
    return wrong;
  }

  /// What is wrong with a kit, if anything.
  public static Optional<String> fault(Kit kit) {
    Set<String> verbs = new HashSet<>();
    if (kit.aim().text().isEmpty() || kit.aim().unit().isEmpty())
      return Optional.of("no aim or unit");
    for (Kit.Action action : kit.actions()) {
      if (!verbs.add(action.verb())) return Optional.of(action.verb() + " stands twice");
      if (action.label().isEmpty() || action.label().length() > Kit.LONGEST_LABEL)
        return Optional.of("the label " + action.label());
      if (action.slot() < 0 || action.slot() > 4) return Optional.of("the slot of " + action);
      if (action.key() < 'A' || action.key() > 'Z') return Optional.of("the key of " + action);
    }
    return Optional.empty();
  }

  /// What is wrong with a scene of a table of that kit, if anything.
  public static Optional<String> fault(Kit kit, Scene scene) {
    Map<Integer, String> slots = new HashMap<>();
    Map<Character, String> keys = new HashMap<>();
    for (Scene.Offer offer : scene.offers()) {
      Optional<Kit.Action> action = kit.action(offer.verb());
      if (action.isEmpty()) return Optional.of("no button for " + offer.verb());
      // A vote on a word may be asked for at any time, beside whatever a game has in that slot.
      boolean court = offer.verb().equals("plead");
      String twin = court ? null : slots.put(action.get().slot(), offer.verb());
      if (twin != null && !twin.equals(offer.verb()))
        return Optional.of(twin + " and " + offer.verb() + " share a slot");
      twin = keys.put(action.get().key(), offer.verb());
      if (twin != null && !twin.equals(offer.verb()))
        return Optional.of(twin + " and " + offer.verb() + " share a key");
      Optional<String> untouchable =
          untouchable(scene, offer).or(() -> outOfReach(scene, offer)).or(() -> unasked(offer));
      if (untouchable.isPresent()) return untouchable;
      Optional<String> text = text(offer.label()).or(() -> warning(offer));
      if (text.isPresent()) return text;
    }
    if (scene.question().isPresent()) {
      Optional<String> asked = asked(scene, scene.question().get());
      if (asked.isPresent()) return asked;
    }
    Optional<String> caption = caption(scene);
    if (caption.isPresent()) return caption;
    for (Scene.Place place : scene.places()) {
      Optional<String> note = text(place.note());
      if (note.isPresent()) return note;
    }
    return text(scene.headline());
  }

  /// A caption that is cut off; one of a pack, which has the width of a card, stops at a comma.
  private static Optional<String> caption(Scene scene) {
    for (Zone zone : scene.zones())
      if (CUT_OFF.matcher(zone.label()).find()
          || zone instanceof Zone.Stack && zone.label().indexOf(',') >= 0)
        return Optional.of("a caption that is cut off: " + zone.label());
    return scene.watches().stream()
        .map(Scene.Watch::label)
        .filter(CUT_OFF.asPredicate())
        .findFirst()
        .map(label -> "a caption that is cut off: " + label);
  }

  private static Optional<String> warning(Scene.Offer offer) {
    String warning = offer.warning();
    if (warning.isEmpty()) return Optional.empty();
    return warning.length() > Scene.Offer.LONGEST_WARNING || !warning.endsWith(".")
        ? Optional.of("a warning is a short sentence, not: " + warning)
        : text(warning);
  }

  private static Optional<String> untouchable(Scene scene, Scene.Offer offer) {
    boolean there =
        offer.at().isEmpty()
            || offer.at().startsWith("seat.")
            || SceneSense.things(scene).containsKey(offer.at());
    if (!there) return Optional.of(offer.verb() + " is at " + offer.at() + ", which is not there");
    for (Field field : offer.fields())
      if (offer.label().contains("{" + field.name() + "}")) return Optional.empty();
    return offer.label().contains("{")
        ? Optional.of("no field fills the blank of " + offer.label())
        : Optional.empty();
  }

  /// A thing on the table that an offer is about, which cannot be touched to do anything.
  private static Optional<String> outOfReach(Scene scene, Scene.Offer offer) {
    Set<String> about = new HashSet<>();
    // What a question is about is shown with it.
    if (scene.question().filter(asked -> asked.verb().equals(offer.verb())).isPresent())
      return Optional.empty();
    for (Field field : offer.fields())
      switch (field) {
        case Field.Fixed fixed -> about.add(fixed.value());
        // A list that stays the same is not of what lies there.
        case Field.Choose choose when choose.list().isEmpty() ->
            choose.options().forEach(option -> about.add(option.value()));
        default -> {}
      }
    if (DoubtLaws.DOUBTS.contains(offer.verb()))
      WORD.matcher(offer.label()).results().forEach(found -> about.add(found.group()));
    Set<String> reached = new HashSet<>();
    for (Scene.Offer each : scene.offers()) {
      reached.add(each.at());
      for (Field field : each.fields())
        if (field instanceof Field.Pick pick) reached.addAll(pick.ids());
    }
    for (Map.Entry<String, List<String>> thing : named(scene).entrySet())
      if (about.contains(thing.getKey()) && thing.getValue().stream().noneMatch(reached::contains))
        return Optional.of(offer + " does not say where " + thing.getKey() + " lies");
    return Optional.empty();
  }

  /// The ids of what lies on the table, by themselves and by what can be read there.
  private static Map<String, List<String>> named(Scene scene) {
    Map<String, List<String>> named = new HashMap<>();
    SceneSense.things(scene).keySet().forEach(id -> named.put(id, List.of(id)));
    for (Zone zone : scene.zones())
      switch (zone) {
        case Zone.Words words ->
            words.words().forEach(word -> add(named, read(word.pieces()), word.id()));
        case Zone.Sheet sheet ->
            sheet.entries().forEach(entry -> add(named, entry.written(), entry.id()));
        default -> {}
      }
    return named;
  }

  private static void add(Map<String, List<String>> named, String text, String id) {
    if (WORD.matcher(text).matches())
      named.merge(
          text,
          List.of(id),
          (some, one) -> {
            List<String> all = new ArrayList<>(some);
            all.addAll(one);
            return all;
          });
  }

  private static String read(Collection<Piece> pieces) {
    return pieces.stream().map(piece -> piece.face().text()).collect(Collectors.joining());
  }

  /// A choice whose label does not ask for anything.
  private static Optional<String> unasked(Scene.Offer offer) {
    for (Field field : offer.fields())
      if (field instanceof Field.Choose choose && !choose.label().matches(".*[ ?].*"))
        return Optional.of("a choice that is no question: " + choose.label());
    return Optional.empty();
  }

  private static Optional<String> asked(Scene scene, Scene.Question question) {
    if (NAME.matcher(question.text()).replaceAll("").length() > Scene.Question.LONGEST)
      return Optional.of("a long question: " + question.text());
    boolean answered =
        question.verb().isEmpty()
            || scene.offers().stream()
                .anyMatch(offer -> offer.verb().equals(question.verb()) && isOneChoice(offer));
    return answered ? text(question.text()) : Optional.of("nothing answers " + question);
  }

  /// Whether nothing but one option has to be chosen, so that the options can lie on the felt.
  private static boolean isOneChoice(Scene.Offer offer) {
    List<Field> open =
        offer.fields().stream().filter(field -> !(field instanceof Field.Fixed)).toList();
    return open.size() == 1 && open.getFirst() instanceof Field.Choose;
  }

  /// What is wrong with an event as a seat reads it, if anything.
  static Optional<String> fault(Event event) {
    MinuteLine line = event.line();
    Optional<String> said = line.callout().flatMap(callout -> text(callout.words()));
    return said.isPresent() ? said : text(line.text());
  }

  /// What costs somebody something, ends something or judges a word, and is told in the minute book
  /// alone: whoever looks at the table would not notice. It may be told with what happens at once,
  /// or by a pause; and what befalls no player by the headline or the question.
  public static Optional<String> untold(List<Event> events, Seat eye, Scene before, Scene after) {
    List<MinuteLine> lines = events.stream().map(event -> event.seenBy(eye).line()).toList();
    if (after.interlude().isPresent()
        || events.stream().anyMatch(event -> event.interlude().isPresent())
        || lines.stream().anyMatch(line -> line.callout().isPresent())) return Optional.empty();
    boolean turned =
        !before.headline().equals(after.headline()) || !before.question().equals(after.question());
    return lines.stream()
        .filter(line -> WEIGHTY.contains(line.cue()) || VERDICT.matcher(line.text()).find())
        .filter(line -> !turned || NAME.matcher(line.text()).find())
        .map(line -> "told in the minute book alone: " + line.text())
        .findFirst();
  }

  public static Optional<String> text(String text) {
    if (THIRD_PERSON.matcher(text).find()) return Optional.of("does not agree: " + text);
    if (OTHERS_PRONOUN.matcher(text).find()) return Optional.of("guesses who it is: " + text);
    if (OWN_CLOCK.matcher(text).find()) return Optional.of("a clock may say otherwise: " + text);
    if (PLURAL_OF_ONE.matcher(text).find()) return Optional.of("a plural of one: " + text);
    return Optional.empty();
  }

  /// What is wrong with an interlude after those scores, if anything.
  public static Optional<String> fault(Scene.Interlude interlude, PerSeat<Integer> before) {
    Seats seats = Seats.NONE;
    for (Scene.Gain gain : interlude.gains()) {
      seats = seats.with(gain.seat());
      if (gain.score() - before.at(gain.seat()) != gain.gain())
        return Optional.of("a gain that does not add up: " + gain + " after " + before);
      Optional<String> text = text(gain.why());
      if (text.isPresent()) return text;
    }
    if (!seats.equals(Seats.first(before.seats()))) return Optional.of("somebody is left out");
    if (interlude.title().isEmpty()) return Optional.of("no title");
    return text(interlude.standing());
  }

  /// The scores before the first deal: a stake more for those who have put one in the pool.
  private static PerSeat<Integer> unstaked(Scene.Interlude first, PerSeat<Integer> dealt) {
    PerSeat<Integer> before = dealt;
    int stake = 0;
    for (Scene.Gain gain : first.gains()) {
      int more = gain.score() - gain.gain() - dealt.at(gain.seat());
      if (more <= 0 || stake > 0 && more != stake) continue;
      stake = more;
      before = before.with(gain.seat(), dealt.at(gain.seat()) + more);
    }
    return before;
  }

  private static PerSeat<Integer> scores(Scene.Interlude interlude, int seats) {
    return PerSeat.of(
        seats,
        seat ->
            interlude.gains().stream()
                .filter(gain -> gain.seat().equals(seat))
                .findFirst()
                .orElseThrow()
                .score());
  }

  private static PerSeat<Integer> scores(List<Scene.Place> places) {
    return PerSeat.of(places.size(), seat -> score(places, seat));
  }

  private static int score(List<Scene.Place> places, Seat seat) {
    for (Scene.Place place : places) if (place.seat().equals(seat)) return place.score();
    throw new IllegalArgumentException("no place for " + seat);
  }
}
