package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.games.envelopes.Position.Envelope;
import parlour.games.envelopes.Position.Post;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.HouseWords;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Where words for envelopes come from.
public final class Stationery {
  /// How many sit at a table.
  public static final int FOUR = 4;

  /// The fewest letters of a word in an envelope.
  public static final int SHORTEST = 5;

  /// The most.
  public static final int LONGEST = 10;

  private final Judge judge;
  private final HouseWords house;

  public Stationery(Judge judge) {
    this.judge = judge;
    this.house = new HouseWords(judge, SHORTEST, LONGEST);
  }

  public Judge judge() {
    return judge;
  }

  /// So many words that are not among those used before; every four in a row are equally long.
  public List<String> draw(int count, List<String> used, Dice dice) {
    List<String> drawn = new ArrayList<>();
    int length = SHORTEST;
    while (drawn.size() < count) {
      if (drawn.size() % FOUR == 0) length = SHORTEST + dice.below(4);
      String word = house.any(length, dice);
      if (!drawn.contains(word) && !used.contains(word)) drawn.add(word);
    }
    return List.copyOf(drawn);
  }

  /// What is wrong with a word somebody would put in an envelope, in one sentence, or nothing.
  public String objection(String word) {
    if (!Letters.spellable(word) || word.length() < SHORTEST || word.length() > LONGEST)
      return "A word in an envelope has five to ten letters, and \"" + word + "\" has not.";
    return judge.judge(word) instanceof Verdict.Refused refused ? refused.why() + "." : "";
  }

  /// Every word of just these letters.
  void anagrams(String letters, Consumer<String> out) {
    judge
        .lexicon()
        .index()
        .anagrams(
            Letters.of(letters), judge.admitted(), id -> out.accept(judge.lexicon().word(id)));
  }

  /// A word of just these letters by lot, or the letters as they lie where there is none.
  String any(String letters, Dice dice) {
    List<String> words = new ArrayList<>();
    anagrams(letters, words::add);
    return words.isEmpty() ? letters : words.get(dice.below(words.size()));
  }

  /// A position this view cannot rule out.
  Position imagine(View view, Envelopes.Terms terms, Dice dice) {
    Position seen = view.seen();
    PerSeat<Post> posts =
        seen.posts()
            .map(
                (seat, post) -> {
                  boolean own = seat.equals(view.eye());
                  List<Envelope> envelopes = new ArrayList<>();
                  for (Envelope envelope : post.envelopes())
                    envelopes.add(envelope.letters().isEmpty() ? any(dice) : open(envelope, post));
                  Post filled = post.with(List.copyOf(envelopes));
                  return own ? filled : filled.tries().isEmpty() ? filled : tried(filled, dice);
                });
    return new Position(posts, seen.now(), seen.stop(), seen.stopped());
  }

  private Envelope any(Dice dice) {
    String word = house.any(SHORTEST + dice.below(4), dice);
    return new Envelope(word, Box.mixed(word, word, dice));
  }

  /// A word for letters one sees: one of those not announced in vain.
  private Envelope open(Envelope envelope, Post post) {
    List<String> words = new ArrayList<>();
    anagrams(envelope.letters(), words::add);
    words.removeIf(post.tries()::contains);
    return new Envelope(
        words.isEmpty() ? envelope.letters() : words.getFirst(), envelope.letters());
  }

  /// Announcements made in vain that nobody heard: other orders of the same letters.
  private static Post tried(Post post, Dice dice) {
    List<String> tries = new ArrayList<>();
    String word = post.envelope().word();
    // A word has few orders where many letters are alike: then one stands twice.
    for (int attempt = 0; tries.size() < post.tries().size(); attempt++) {
      String other = Box.mixed(word, word, dice);
      if (!tries.contains(other) || attempt > 64) tries.add(other);
    }
    return new Post(post.envelopes(), post.open(), post.solved(), List.copyOf(tries));
  }
}
