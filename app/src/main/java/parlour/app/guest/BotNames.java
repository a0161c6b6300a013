package parlour.app.guest;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.LoggerFactory;
import parlour.app.config.Refusal;
import parlour.bots.BotFactory;
import parlour.bots.Bots;
import parlour.bots.Contestant;
import parlour.bots.skill.Strength;
import parlour.engine.Bot;
import parlour.engine.Game;

/// Reads the players that commands name: `3`, `2.5`, `random`, `my.Bot`, or `my.Bot:4` for a bot
/// with levels.
///
/// @param guests the jars that have been loaded
public record BotNames(Guests guests) {
  private static final String LEVEL = "[1-4](\\.[0-9]{1,2})?|5";
  private static final String CLASS = "[A-Za-z_][\\w$]*(\\.[A-Za-z_][\\w$]*)+(:[1-5])?";

  /// Whether a name is that of a guest's class.
  public static boolean isGuest(String name) {
    return name.matches(CLASS);
  }

  /// A level, a strength between two, or the bot of a guest.
  public Contestant contestant(String name) {
    if (isGuest(name)) return guest(name);
    if (!name.matches(LEVEL))
      throw new Refusal(
          Refusal.USAGE,
          "There is no bot \""
              + name
              + "\"; there are the levels 1 to "
              + Bots.LEVELS
              + ", and strengths between them such as 2.5.");
    int hundredths = new BigDecimal(name).movePointRight(2).intValueExact();
    return Contestant.level(hundredths % 100 == 0 ? hundredths / 100 : hundredths);
  }

  private Contestant guest(String name) {
    int colon = name.indexOf(':');
    GuestBot bot = guests.bot(colon < 0 ? name : name.substring(0, colon));
    if (colon >= 0 && !bot.hasLevels())
      throw new Refusal(
          Refusal.USAGE,
          "The bot " + bot.name() + " has no levels: its constructor does not ask for one.");
    return new Contestant(
        name, bot, colon < 0 ? Bots.USUAL : Integer.parseInt(name.substring(colon + 1)));
  }

  /// Who plays for the bots at a server's tables: a level that is named keeps the house's own bot,
  /// a guest with a level plays at that level, and one without at all others.
  public BotFactory atTables(List<String> names) {
    List<Claim> claims = new ArrayList<>();
    for (String name : names) claims.add(claim(name));
    if (claims.isEmpty()) return Bots::seat;
    return new TableBotFactory(List.copyOf(claims));
  }

  private Claim claim(String name) {
    if (!isGuest(name) && !name.matches("[1-5]"))
      throw new Refusal(
          Refusal.USAGE,
          "The setting bots has \"" + name + "\", which is neither a level nor a class.");
    Contestant contestant = contestant(name);
    boolean everyLevel = isGuest(name) && name.indexOf(':') < 0;
    return new Claim(
        everyLevel ? Optional.empty() : Optional.of(contestant.level()), contestant.maker());
  }

  /// Who plays at a level, or at every level that nobody else has.
  private record Claim(Optional<Integer> level, BotFactory maker) {
    boolean isFor(Game<?, ?, ?> game) {
      return !(maker instanceof GuestBot guest) || guest.plays(game);
    }
  }

  private record TableBotFactory(List<Claim> claims) implements BotFactory {
    @Override
    public <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
      BotFactory maker = maker(game, Strength.of(level).level());
      try {
        return maker.seat(game, level);
      } catch (Refusal broken) {
        LoggerFactory.getLogger(BotNames.class).error("{}", broken.sentence());
        return Bots.seat(game, level);
      }
    }

    private BotFactory maker(Game<?, ?, ?> game, int level) {
      for (Claim claim : claims)
        if (claim.level().equals(Optional.of(level)) && claim.isFor(game)) return claim.maker();
      for (Claim claim : claims)
        if (claim.level().isEmpty() && claim.isFor(game)) return claim.maker();
      return Bots::seat;
    }
  }
}
