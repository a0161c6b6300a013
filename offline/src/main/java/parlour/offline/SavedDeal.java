package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.bots.Bots;
import parlour.engine.Log;
import parlour.engine.Seed;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;

/// What a table on this device was laid with: the wish for it and the secret it was dealt from.
///
/// @param table the table's name in links
/// @param name what the person is called, who has the first chair
/// @param level how well the bots of all other chairs play
/// @param pace how long they take, in hundredths of what is natural
/// @param secret sixteen figures of seed, sixty-four of salt, sixteen of the bots' dice
record SavedDeal(String table, Log.Header header, String name, int level, int pace, String secret) {
  private static final int LONGEST_NAME = 24;
  private static final int SEED = 16;
  private static final int SALT = SEED + 64;
  private static final int DICE = SALT + 16;

  /// Reads a wish for a table, or what was kept of one; complains in a sentence where it cannot be
  /// granted here.
  static SavedDeal read(Json wish, String lexicon) {
    String game = wish.at("game").asText();
    CatalogEntry entry =
        Catalog.find(game).orElseThrow(() -> new Json.Malformed("There is no such game here."));
    boolean same =
        wish.maybe("rules").map(rules -> rules.asInt() == entry.rulesVersion()).orElse(true)
            && wish.maybe("lexicon").map(kept -> kept.asText().equals(lexicon)).orElse(true);
    if (!same)
      throw new Json.Malformed(
          "This table was dealt under another edition of the rules or the dictionary and cannot go"
              + " on.");
    Map<String, String> chosen = new TreeMap<>();
    wish.maybe("settings")
        .ifPresent(
            all -> all.asFields().forEach((name, value) -> chosen.put(name, value.asText())));
    int seats = wish.at("seats").asInt();
    Optional<String> objection = entry.objection(seats, chosen);
    if (objection.isPresent()) throw new Json.Malformed(objection.get());
    int level = wish.maybe("level").map(Json::asInt).orElse(Bots.USUAL);
    if (level < 1 || level > Bots.LEVELS)
      throw new Json.Malformed("Bots play at the levels 1 to " + Bots.LEVELS + ".");
    String secret = wish.at("secret").asText();
    if (secret.length() != DICE)
      throw new Json.Malformed("A deal wants a secret of " + DICE + " figures.");
    Seed seed = new Seed(number(secret.substring(0, SEED)), salt(secret.substring(SEED, SALT)));
    return new SavedDeal(
        wish.at("table").asText(),
        new Log.Header(
            game,
            entry.rulesVersion(),
            Settings.of(entry.settings(), chosen),
            lexicon,
            seats,
            seed),
        name(wish.at("name").asText().strip()),
        level,
        Math.clamp(wish.maybe("pace").map(Json::asInt).orElse(100), 0, 1_000),
        secret);
  }

  private static String name(String name) {
    if (name.isEmpty()) throw new Json.Malformed("A name is wanted.");
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
      int figure = "0123456789abcdef".indexOf(hex.charAt(i));
      if (figure < 0) throw new Json.Malformed("A secret is made of hexadecimal figures.");
      number = number << 4 | figure;
    }
    return number;
  }

  /// What the bots' fancies come from.
  long dice() {
    return number(secret.substring(SALT));
  }

  CatalogEntry entry() {
    return Catalog.find(header.game()).orElseThrow();
  }

  /// The same wish for another table with another secret.
  SavedDeal again(String other, String fresh) {
    Log.Header old = header;
    Seed seed = new Seed(number(fresh.substring(0, SEED)), salt(fresh.substring(SEED, SALT)));
    Log.Header dealt =
        new Log.Header(old.game(), old.rules(), old.settings(), old.lexicon(), old.seats(), seed);
    return new SavedDeal(other, dealt, name, level, pace, fresh);
  }

  /// Everybody's name, the person's first.
  List<String> names() {
    List<String> names = new ArrayList<>(List.of(name));
    for (String bot : Bots.NAMES)
      if (names.size() < header.seats() && !bot.equalsIgnoreCase(name)) names.add(bot);
    while (names.size() < header.seats()) names.add("A bot");
    return names;
  }

  /// What was settled beforehand, as it goes over a wire.
  Json settings() {
    Json.Writer settings = Json.fields();
    new TreeMap<>(header.settings().values()).forEach(settings::put);
    return settings.done();
  }

  /// What is kept, for [#read].
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
        .put("pace", pace)
        .put("secret", secret)
        .done();
  }
}
