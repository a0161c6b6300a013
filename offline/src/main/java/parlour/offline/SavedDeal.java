package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.bots.Bots;
import parlour.bots.skill.Strength;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.TableWords;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;
import parlour.lexicon.DictionaryList;

/// What a table on this device was dealt from: the person's choices and the secret.
///
/// @param table the table's id in links
/// @param name the name of the person, who has the first seat
/// @param level how well the bots in all other seats play
/// @param pacePercent how long the bots take, in percent of their natural time
/// @param secret hexadecimal digits: 16 of seed, 64 of salt, 16 of the bots' dice
record SavedDeal(
    String table, Log.Header header, String name, int level, int pacePercent, String secret) {
  /// Why a table cannot have the large list here.
  static final String NO_LARGE_LIST =
      "The large word list is not on this device; it is there when you play on the server.";

  private static final int LONGEST_NAME = 24;
  private static final int SEED_END = 16;
  private static final int SALT_END = SEED_END + 64;
  private static final int DICE_END = SALT_END + 16;

  /// Reads a request for a table, or a stored deal; throws with a sentence if this device cannot
  /// deal it.
  static SavedDeal read(Json json, String lexicon) {
    String game = json.at("game").asText();
    CatalogEntry entry =
        Catalog.find(game).orElseThrow(() -> new Json.Malformed("There is no such game here."));
    boolean same =
        json.maybe("rules").map(rules -> rules.asInt() == entry.rulesVersion()).orElse(true)
            && json.maybe("lexicon").map(kept -> kept.asText().equals(lexicon)).orElse(true);
    if (!same)
      throw new Json.Malformed(
          "This table was dealt under another edition of the rules or the dictionary and cannot go"
              + " on.");
    Map<String, String> own = new TreeMap<>();
    json.maybe("settings")
        .ifPresent(all -> all.asFields().forEach((name, value) -> own.put(name, value.asText())));
    String length = json.maybe("length").map(Json::asText).orElse("");
    Map<String, String> chosen = entry.chosen(length, own);
    int seats = json.at("seats").asInt();
    Optional<String> objection = entry.objection(length).or(() -> entry.objection(seats, chosen));
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    if (TableWords.list(chosen) == DictionaryList.LARGE) throw new Json.Malformed(NO_LARGE_LIST);
    int level = json.maybe("level").map(Json::asInt).orElse(Bots.USUAL);
    if (!Strength.isOne(level))
      throw new Json.Malformed("Bots play at the levels 1 to " + Bots.LEVELS + ".");
    String secret = json.at("secret").asText();
    if (secret.length() != DICE_END)
      throw new Json.Malformed("A deal needs a secret of " + DICE_END + " digits.");
    Seed seed =
        new Seed(number(secret.substring(0, SEED_END)), salt(secret.substring(SEED_END, SALT_END)));
    return new SavedDeal(
        json.at("table").asText(),
        new Log.Header(
            game,
            entry.rulesVersion(),
            Pauses.forCompany(Settings.of(entry.settings(), chosen), 1),
            lexicon,
            seats,
            seed),
        name(json.at("name").asText().strip()),
        level,
        Math.clamp(json.maybe("pace").map(Json::asInt).orElse(100), 0, 1_000),
        secret);
  }

  private static String name(String name) {
    if (name.isEmpty()) throw new Json.Malformed("Please give a name.");
    if (name.codePointCount(0, name.length()) > LONGEST_NAME || name.indexOf('@') >= 0)
      throw new Json.Malformed(
          "A name has at most " + LONGEST_NAME + " characters and no \"@\" in it.");
    return name;
  }

  private static String salt(String hex) {
    number(hex);
    return hex;
  }

  private static long number(String hex) {
    long number = 0;
    for (int i = 0; i < hex.length(); i++) {
      int digit = "0123456789abcdef".indexOf(hex.charAt(i));
      if (digit < 0) throw new Json.Malformed("A secret is made of hexadecimal digits.");
      number = number << 4 | digit;
    }
    return number;
  }

  /// The seed of the bots' dice.
  long dice() {
    return number(secret.substring(SALT_END));
  }

  CatalogEntry entry() {
    return Catalog.find(header.game()).orElseThrow();
  }

  /// The same choices for another table with another secret.
  SavedDeal again(String other, String fresh) {
    Log.Header old = header;
    Seed seed =
        new Seed(number(fresh.substring(0, SEED_END)), salt(fresh.substring(SEED_END, SALT_END)));
    Log.Header dealt =
        new Log.Header(old.game(), old.rules(), old.settings(), old.lexicon(), old.seats(), seed);
    return new SavedDeal(other, dealt, name, level, pacePercent, fresh);
  }

  /// Everybody's name, the person's first.
  List<String> names() {
    List<String> names = new ArrayList<>(List.of(name));
    for (String bot : Bots.NAMES)
      if (names.size() < header.seats() && !bot.equalsIgnoreCase(name)) names.add(bot);
    while (names.size() < header.seats()) names.add("A bot");
    return names;
  }

  /// The settings as JSON.
  Json settings() {
    Json.Writer settings = Json.fields();
    new TreeMap<>(header.settings().values()).forEach(settings::put);
    return settings.done();
  }

  /// What is stored, for [#read].
  Json write() {
    return Json.fields()
        .put("table", table)
        .put("game", header.game())
        .put("rules", header.rules())
        .put("settings", settings())
        .put("lexicon", header.lexicon())
        .put("seats", header.seats())
        .put("name", name)
        .put("level", level)
        .put("pace", pacePercent)
        .put("secret", secret)
        .done();
  }
}
