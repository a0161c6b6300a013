package parlour.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Answer;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// The action ids of one game with its options, so that a program can use one table of values, or
/// one output of a network, for all its games.
///
/// An answer's id is a hash of its text, or, where another answer has it already, the next free one
/// after it; it keeps that id as long as the table lives, and in every table that takes over what
/// [#write] wrote. Two ids are no answers: [#WAIT] and [#OTHER]. Seven eighths of the ids can be
/// given away; then the table is full, and every answer it does not know has the id [#OTHER], which
/// plays the first of them.
///
/// Moves that have been met are looked up as they are; only new ones are written as text. Two moves
/// never have the same answer, because an answer is read as the move it was written for, so a full
/// table needs no text at all.
public final class ActionTable {
  /// The id of waiting: playing nothing, so that the next bot or the clock moves.
  public static final int WAIT = 0;

  /// The id of all answers for which there was no room.
  public static final int OTHER = 1;

  /// How large a table is unless a program asks for another.
  public static final int USUAL_SIZE = 65_536;

  private static final int LEAST_SIZE = 16;
  private static final int MOST_SIZE = 1 << 20;

  private static final int FIRST = 2;
  private static final int FNV_BASIS = 0x811C9DC5;
  private static final int FNV_PRIME = 0x01000193;

  /// The answer of each id from [#FIRST] on: a hash table with linear probing, whose places are the
  /// ids. A hash beside it spares most comparisons.
  private final Answer[] answers;

  private final int[] hashes;
  private int known;

  /// The ids of the moves that have been met and have an id of their own.
  private final Map<Object, Integer> idsOfMoves = new HashMap<>();

  /// A legal answer with its id.
  public record Action(int id, Answer answer) {}

  /// @param size how many ids for answers there are
  public ActionTable(int size) {
    if (size < LEAST_SIZE || size > MOST_SIZE)
      throw LabRefusal.badRequest(
          "A table of actions has " + LEAST_SIZE + " to " + MOST_SIZE + " ids, not " + size + ".");
    answers = new Answer[size];
    hashes = new int[size];
  }

  /// How many ids for answers there are.
  public int size() {
    return answers.length;
  }

  /// How many ids there are in a table of that size, those that are no answers included: every id
  /// is below it.
  public static int ids(int size) {
    return FIRST + size;
  }

  public synchronized boolean isFull() {
    return known >= answers.length - answers.length / 8;
  }

  /// The ids of the moves of a game, in their order.
  ///
  /// @param write the answer that stands for a move, and for no other
  synchronized <M> int[] number(List<M> moves, Function<M, Answer> write) {
    int[] ids = new int[moves.size()];
    for (int i = 0; i < ids.length; i++) ids[i] = id(moves.get(i), write);
    return ids;
  }

  private <M> int id(M move, Function<M, Answer> write) {
    Integer met = idsOfMoves.get(move);
    if (met != null) return met;
    if (allMet() && isFull()) return OTHER;
    int id = id(write.apply(move));
    // Moves of which no two are equal, against law 7, must not fill the memory.
    if (id != OTHER && !allMet()) idsOfMoves.put(move, id);
    return id;
  }

  private boolean allMet() {
    return idsOfMoves.size() == known;
  }

  /// The answer with this id, if there is one.
  synchronized Optional<Answer> answer(int id) {
    return id < FIRST ? Optional.empty() : Optional.ofNullable(answers[id - FIRST]);
  }

  private int id(Answer answer) {
    int hash = hash(answer);
    int place = place(answer, hash);
    if (answers[place] == null) {
      if (isFull()) return OTHER;
      answers[place] = answer;
      hashes[place] = hash;
      known++;
    }
    return FIRST + place;
  }

  /// Where an answer is, or the free place where it would be.
  private int place(Answer answer, int hash) {
    int place = Math.floorMod(hash ^ hash >>> 16, answers.length);
    while (answers[place] != null && !(hashes[place] == hash && answers[place].equals(answer)))
      place = (place + 1) % answers.length;
    return place;
  }

  /// Writes all that is known, for [#add].
  public synchronized void write(Json.Sink out) {
    List<Action> all = new ArrayList<>();
    for (int i = 0; i < answers.length; i++)
      if (answers[i] != null) all.add(new Action(FIRST + i, answers[i]));
    out.put("size", answers.length).put("full", isFull()).puts("actions", all, ActionTable::write);
  }

  static void write(Action action, Json.Sink out) {
    out.put("id", action.id()).put("answer", SceneCodec.write(action.answer()));
  }

  /// Takes over what another table wrote; one that contradicts this table is refused, and nothing
  /// has changed then.
  public synchronized void add(Json written) {
    ActionTable whole = new ActionTable(answers.length);
    whole.copy(this);
    for (Json each : written.at("actions").asItems())
      whole.put(each.at("id").asInt(), SceneCodec.answer(each.at("answer")));
    for (int i = 0; i < answers.length; i++)
      if (whole.answers[i] != null && whole.place(whole.answers[i], whole.hashes[i]) != i)
        throw LabRefusal.conflict(
            "The answer of id " + (FIRST + i) + " has another id in one of the tables.");
    copy(whole);
  }

  private void put(int id, Answer answer) {
    int place = id - FIRST;
    if (place < 0 || place >= answers.length)
      throw LabRefusal.badRequest("No answer can have the id " + id + " in this table.");
    if (answers[place] == null) known++;
    else if (!answers[place].equals(answer))
      throw LabRefusal.conflict("The id " + id + " has another answer in one of the tables.");
    answers[place] = answer;
    hashes[place] = hash(answer);
  }

  private void copy(ActionTable other) {
    System.arraycopy(other.answers, 0, answers, 0, answers.length);
    System.arraycopy(other.hashes, 0, hashes, 0, hashes.length);
    known = other.known;
  }

  /// FNV-1a over the verb and the fields in the order of their names.
  private static int hash(Answer answer) {
    String[] names = answer.fields().keySet().toArray(String[]::new);
    Arrays.sort(names);
    int hash = hash(FNV_BASIS, answer.verb());
    for (String name : names) hash = hash(hash(hash, name), answer.text(name));
    return hash;
  }

  /// Each text is followed by a zero, so that texts joined in another place differ.
  private static int hash(int before, String text) {
    int hash = before;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    return hash * FNV_PRIME;
  }
}
