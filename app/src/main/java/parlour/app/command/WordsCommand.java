package parlour.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import parlour.app.config.Refusal;
import parlour.dictionary.ShippedLexicon;
import parlour.dictionary.WordRecord;
import parlour.engine.wire.Json;
import parlour.games.WordInfo;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Asks the dictionary whether words are good, what letters can spell, and what words mean.
@Command(name = "words", description = "Asks the dictionary.", mixinStandardHelpOptions = true)
public final class WordsCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  /// `--game` and its options: the table whose judge is asked.
  static class Table {
    @Option(
        names = {"--game", "--law"},
        paramLabel = "GAME",
        description = "The game whose words they are (${DEFAULT-VALUE}).")
    private String game;

    @Mixin private SharedOptions.GameSettings settings = new SharedOptions.GameSettings();

    Table() {
      this("anagrams");
    }

    Table(String usual) {
      this.game = usual;
    }

    Judge judge() {
      try {
        CatalogEntry entry = CommandInputs.entry(game);
        return WordInfo.judge(entry, settings.values(entry), lexicon());
      } catch (Json.Malformed wrong) {
        throw new Refusal(Refusal.USAGE, wrong.sentence());
      }
    }
  }

  /// The same where words are taken.
  static final class TakingTable extends Table {
    TakingTable() {
      super("wmwt");
    }
  }

  @Command(
      name = "check",
      description = "Says whether a word may be played, and if not, why.",
      mixinStandardHelpOptions = true)
  void check(
      @Parameters(paramLabel = "WORD", description = "The word.") String word,
      @Mixin Table table,
      @Mixin SharedOptions.JsonOutput json) {
    switch (table.judge().judge(word)) {
      case Verdict.Good _ ->
          say(
              json.isOn()
                  ? Json.fields().put("word", word).put("good", true).done().write()
                  : capitals(word) + " is good.");
      case Verdict.Refused(Reason reason, String why) -> {
        if (json.isOn())
          say(
              Json.fields()
                  .put("word", word)
                  .put("good", false)
                  .put("reason", reason.name())
                  .put("why", why + ".")
                  .done()
                  .write());
        throw new Refusal(Refusal.NO, why + ".");
      }
    }
  }

  @Command(
      name = "within",
      description = "Lists the words that some letters can spell.",
      mixinStandardHelpOptions = true)
  void within(
      @Parameters(paramLabel = "LETTERS", description = "The letters.") String letters,
      @Mixin Table table,
      @Mixin SharedOptions.JsonOutput json) {
    Judge judge = table.judge();
    List<String> words = new ArrayList<>();
    Lexicon lexicon = judge.lexicon();
    lexicon
        .index()
        .within(letters(letters), judge.presentable(), id -> words.add(lexicon.word(id)));
    list(words, json.isOn());
  }

  @Command(
      name = "taking",
      description = "Lists the words that can be made from a word by adding letters.",
      mixinStandardHelpOptions = true)
  void taking(
      @Parameters(paramLabel = "WORD", description = "The word to be taken.") String word,
      @Option(
              names = "--with",
              paramLabel = "LETTERS",
              required = true,
              description = "The letters that may be added.")
          String with,
      @Mixin TakingTable table,
      @Mixin SharedOptions.JsonOutput json) {
    Judge judge = table.judge();
    List<String> words = new ArrayList<>();
    Lexicon lexicon = judge.lexicon();
    lexicon
        .index()
        .takings(
            letters(word), letters(with), judge.presentable(), id -> words.add(lexicon.word(id)));
    list(words, json.isOn());
  }

  @Command(
      name = "define",
      description = "Says what a word means.",
      mixinStandardHelpOptions = true)
  void define(
      @Parameters(paramLabel = "WORD", description = "The word.") String word,
      @Mixin SharedOptions.JsonOutput json) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (lexicon().id(word) < 0 && ShippedLexicon.large().id(word) < 0)
      throw new Refusal(Refusal.NO, capitals(word) + " is not in the dictionary.");
    String meaning = isIndelicate(lower) ? "" : ShippedLexicon.definitions().of(lower).orElse("");
    String divided = String.join("-", lexicon().divide(word));
    if (json.isOn()) {
      say(
          Json.fields()
              .put("word", word)
              .put("syllables", Json.texts(lexicon().divide(word)))
              .put("definition", meaning)
              .done()
              .write());
    } else {
      say(
          divided
              + ": "
              + (meaning.isEmpty()
                  ? "the dictionary knows the word, but tells no meaning of it."
                  : meaning));
    }
  }

  @Command(
      name = "why",
      description = "Says why a word is in or out: its lists, sources, marks and links.",
      mixinStandardHelpOptions = true)
  void why(
      @Parameters(paramLabel = "WORD", description = "The word.") String word,
      @Mixin SharedOptions.JsonOutput json) {
    letters(word);
    List<String> lines = WordRecord.of(word.toLowerCase(Locale.ROOT));
    say(
        json.isOn()
            ? Json.fields().put("word", word).put("lines", Json.texts(lines)).done().write()
            : capitals(word) + "\n" + String.join("\n", lines));
  }

  @Command(
      name = "lists",
      description = "Tells what word lists there are and what they are made of.",
      mixinStandardHelpOptions = true)
  void lists() {
    int usual = lexicon().with(Mark.WORD).count();
    int modern = lexicon().with(Mark.MODERN).count();
    say(
        """
        Edition %s
        leaflet  %,d words: the usual list without words newer than the leaflets
        usual    %,d words in general use, each with a meaning or a second source
        large    %,d words, about as many as tournament players use

        The large list holds words of the UK Advanced Cryptics Dictionary (all notices are in
        dictionary/NOTICE):

          Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.

          The following restriction is placed on the use of this publication:
          if The UK Advanced Cryptics Dictionary is used in a software package
          or redistributed in any form, the copyright notice must be
          prominently displayed and the text of this document must be included
          verbatim.

          There are no other restrictions: I would like to see the list
          distributed as widely as possible.\
        """
            .formatted(
                lexicon().version(),
                usual - modern,
                usual,
                ShippedLexicon.large().with(Mark.WORD).count()));
  }

  /// Whether the house says nothing of the word.
  private static boolean isIndelicate(String word) {
    Lexicon lexicon = lexicon().id(word) >= 0 ? lexicon() : ShippedLexicon.large();
    return lexicon.isIndelicate(lexicon.id(word));
  }

  private static Lexicon lexicon() {
    return ShippedLexicon.load();
  }

  private static Letters letters(String text) {
    if (!Letters.spellable(text))
      throw new Refusal(Refusal.USAGE, "\"" + text + "\" is not all letters from A to Z.");
    return Letters.of(text);
  }

  private static String capitals(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  private void list(List<String> words, boolean json) {
    words.sort(
        Comparator.comparingInt(String::length)
            .reversed()
            .thenComparing(Comparator.naturalOrder()));
    say(json ? Json.texts(words).write() : words.isEmpty() ? "No word." : String.join("\n", words));
  }

  private void say(String text) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(text);
    out.flush();
  }
}
