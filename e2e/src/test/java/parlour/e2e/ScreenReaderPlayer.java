package parlour.e2e;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordLaw;

/// A blind player: knows only what a screen reader says of the page, and has only a keyboard.
final class ScreenReaderPlayer {
  /// With the pauses between them a quarter of an hour at least: in a loto the letters come at
  /// their own pace, and a player who finds no word for their neighbour waits three minutes.
  private static final int MOST_LOOKS = 20_000;

  private static final String LOOK = script();
  private static final Gson GSON = new Gson();
  private static final Judge WORDS = new Judge(ShippedLexicon.load(), WordLaw.GENERAL);

  /// The most letters that are tried as a scramble of one word.
  private static final int MOST_ANAGRAM_LETTERS = 8;

  private static final WordFinder SOLVER = new WordFinder(WordLaw.GENERAL);

  /// An element that is read out and can be focused.
  record Thing(String id, String name, String key, boolean on, boolean ready) {}

  /// An open offer with its inputs.
  record Form(
      String name,
      List<Thing> radios,
      List<Thing> groups,
      List<Thing> selects,
      List<Thing> numbers,
      List<Thing> texts,
      List<Thing> confirm) {}

  /// Everything that is read out.
  record Look(
      boolean over,
      boolean dialog,
      List<Thing> acts,
      List<Thing> stick,
      List<Thing> answers,
      List<Thing> board,
      List<Thing> things,
      List<Thing> lines,
      @Nullable Form form) {}

  private final Page page;
  private final Dice dice;
  private int tries;
  private String lastForm = "";

  ScreenReaderPlayer(Page page, long seed) {
    this.page = page;
    this.dice = new Dice(seed);
  }

  private static String script() {
    try (InputStream in = ScreenReaderPlayer.class.getResourceAsStream("look.js")) {
      if (in == null) throw new IllegalStateException("look.js is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Look look() {
    JsonElement seen = GSON.toJsonTree(page.evaluate(LOOK));
    return GSON.fromJson(seen, Look.class);
  }

  /// Plays until the game is over, or gives up after many looks; returns whether the game is over.
  boolean play() {
    for (int i = 0; i < MOST_LOOKS; i++) {
      if (look().over()) return true;
      if (!step()) TestBrowser.pause(page);
    }
    return false;
  }

  /// Does one thing if there is one to do, or as much of it as was still there; returns whether.
  boolean step() {
    try {
      return step(look());
    } catch (PlaywrightException _) {
      TestBrowser.pause(page);
      return true;
    }
  }

  /// Does one thing if there is one to do; returns whether there was.
  private boolean step(Look look) {
    if (look.dialog()) {
      page.keyboard().press("Escape");
      return true;
    }
    Form form = look.form();
    if (form != null) {
      fill(form, look);
      return true;
    }
    tries = 0;
    List<Runnable> ideas = new ArrayList<>();
    for (Thing act : look.acts()) if (act.ready()) ideas.add(() -> press(act));
    List<Thing> said = look.stick().stream().filter(Thing::ready).toList();
    boolean nothingElse = look.acts().stream().noneMatch(Thing::ready) && look.lines().isEmpty();
    boolean composes = nothingElse || !look.things().isEmpty() || !said.isEmpty();
    if (!look.stick().isEmpty() && composes) {
      ideas.add(() -> compose(look, said));
    }
    for (Thing answer : look.answers()) ideas.add(() -> choose(answer));
    for (Thing line : look.lines()) if (dice.once(3)) ideas.add(() -> write(line, look));
    if (ideas.isEmpty()) return false;
    ideas.get(dice.below(ideas.size())).run();
    return true;
  }

  /// Presses a button's shortcut key, or focuses it and presses Enter.
  private void press(Thing button) {
    if (!button.key().isEmpty() && dice.once(2)) page.keyboard().press(button.key());
    else enter(button);
  }

  private void enter(Thing thing) {
    focus(thing);
    page.keyboard().press("Enter");
  }

  private void choose(Thing option) {
    focus(option);
    page.keyboard().press("Space");
  }

  private void focus(Thing thing) {
    page.evaluate("id => window.looked.get(id)?.focus()", thing.id());
  }

  /// Fills in an input of an offer, or confirms it; an offer that cannot be filled in is closed.
  private void fill(Form form, Look look) {
    if (!form.name().equals(lastForm)) {
      lastForm = form.name();
      tries = 0;
    }
    if (++tries > 12) {
      page.keyboard().press("Escape");
      tries = 0;
      return;
    }
    Thing confirm = form.confirm().getFirst();
    if (confirm.ready()) {
      enter(confirm);
      return;
    }
    if (!form.radios().isEmpty()) {
      choose(form.radios().get(dice.below(form.radios().size())));
    } else if (!form.groups().isEmpty()) {
      enter(form.groups().get(dice.below(form.groups().size())));
    }
    for (Thing select : form.selects()) {
      focus(select);
      for (int down = 1 + dice.below(6); down > 0; down--) page.keyboard().press("ArrowDown");
    }
    for (Thing text : form.texts()) {
      focus(text);
      page.keyboard().type(word(look));
    }
    List<Thing> loose = look.things().stream().filter(thing -> !thing.on()).toList();
    if (!loose.isEmpty()) enter(loose.get(dice.below(loose.size())));
  }

  /// Types a word made of the letters that are read out.
  private void compose(Look look, List<Thing> said) {
    if (!said.isEmpty() && said.size() < look.stick().size()) {
      enter(said.getFirst());
      return;
    }
    String word = word(look);
    for (Thing board : look.board()) {
      focus(board);
      for (int steps = dice.below(5); steps >= 0; steps--)
        page.keyboard().press(dice.once(2) ? "ArrowRight" : "ArrowDown");
    }
    page.keyboard().type(word);
    page.keyboard().press("Enter");
    if (dice.once(2)) page.keyboard().press("Escape");
  }

  private void write(Thing line, Look look) {
    focus(line);
    page.keyboard().press("Control+a");
    page.keyboard().type(word(look));
    page.keyboard().press("Enter");
  }

  /// A random word, for when no letters are read out.
  private String anyWord() {
    for (int attempt = 0; attempt < 10_000; attempt++) {
      int id = dice.below(WORDS.lexicon().size());
      if (WORDS.vocabulary(1).has(id)) return WORDS.lexicon().word(id).toUpperCase(Locale.ROOT);
    }
    return "AT";
  }

  /// A word made of the letters that are read out, if there is one.
  private String word(Look look) {
    Letters letters = Letters.EMPTY;
    for (Thing thing : look.things()) {
      String name = thing.name();
      boolean letter = !name.isEmpty() && (name.length() == 1 || name.charAt(1) == ',');
      if (letter && Letters.isLetter(name.charAt(0)) && letters.size() < 40)
        letters = letters.plus(name.charAt(0));
    }
    if (letters.isEmpty()) return anyWord();
    if (letters.size() <= MOST_ANAGRAM_LETTERS && dice.once(2)) {
      Optional<String> whole = SOLVER.anagram(letters);
      if (whole.isPresent()) return whole.get().toUpperCase(Locale.ROOT);
    }
    int id = WORDS.lexicon().index().anyWithin(letters, WORDS.vocabulary(3), dice::below);
    return (id < 0 ? "at" : WORDS.lexicon().word(id)).toUpperCase(Locale.ROOT);
  }
}
