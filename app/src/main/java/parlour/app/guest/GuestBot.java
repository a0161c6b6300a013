package parlour.app.guest;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.app.config.Refusal;
import parlour.bots.BotFactory;
import parlour.bots.Bots;
import parlour.bots.skill.Strength;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.games.material.GameAround;

/// Makes bots of a class from a jar, by its public constructor: nothing, the game, the level, or
/// the game and the level.
final class GuestBot implements BotFactory {
  private final Class<?> type;
  private final Constructor<?> constructor;

  private GuestBot(Class<?> type, Constructor<?> constructor) {
    this.type = type;
    this.constructor = constructor;
  }

  static GuestBot of(Class<?> type) {
    if (!Bot.class.isAssignableFrom(type))
      throw new Refusal(
          Refusal.NO, type.getName() + " is no bot: it does not implement parlour.engine.Bot.");
    Constructor<?> constructor =
        Arrays.stream(type.getConstructors())
            .filter(each -> Arrays.stream(each.getParameterTypes()).allMatch(GuestBot::isKnown))
            .max(Comparator.comparingInt(Constructor::getParameterCount))
            .orElseThrow(
                () ->
                    new Refusal(
                        Refusal.NO,
                        "The bot "
                            + type.getName()
                            + " needs a public constructor that takes nothing, the game, the level"
                            + " (an int), or both."));
    return new GuestBot(type, constructor);
  }

  private static boolean isKnown(Class<?> parameter) {
    return parameter == int.class || Game.class.isAssignableFrom(parameter);
  }

  String name() {
    return type.getName();
  }

  /// Whether it plays better or worse as it is asked to.
  boolean hasLevels() {
    return Arrays.asList(constructor.getParameterTypes()).contains(int.class);
  }

  /// Whether it understands the views of a game.
  boolean plays(Game<?, ?, ?> game) {
    Game<?, ?, ?> bare = GameAround.bare(game);
    return viewRead().isAssignableFrom(viewOf(bare))
        && Arrays.stream(constructor.getParameterTypes())
            .allMatch(parameter -> parameter == int.class || parameter.isInstance(bare));
  }

  private Class<?> viewRead() {
    return parameter(type, "reply", 3);
  }

  private static Class<?> viewOf(Game<?, ?, ?> game) {
    return parameter(game.getClass(), "scene", 1);
  }

  /// The first parameter of a method as the class itself declares it, not its erasure.
  private static Class<?> parameter(Class<?> type, String method, int parameters) {
    for (Method each : type.getMethods())
      if (each.getName().equals(method)
          && each.getParameterCount() == parameters
          && !each.isBridge()) return each.getParameterTypes()[0];
    return Object.class;
  }

  @Override
  public <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
    if (!plays(game))
      throw new Refusal(
          Refusal.USAGE,
          "The bot "
              + name()
              + " does not play this game: it reads a "
              + viewRead().getName()
              + ".");
    return Bots.seat(game, this::made, Strength.of(level).level());
  }

  @SuppressWarnings("unchecked") // Checked by plays.
  private <M, V> Bot<M, V> made(Game<?, M, V> game, int level) {
    List<Object> arguments = new ArrayList<>();
    for (Class<?> parameter : constructor.getParameterTypes())
      arguments.add(parameter == int.class ? level : game);
    try {
      return new Reported<>((Bot<M, V>) constructor.newInstance(arguments.toArray()));
    } catch (InvocationTargetException | ExceptionInInitializerError thrown) {
      throw failed(name(), thrown);
    } catch (ReflectiveOperationException closed) {
      throw new Refusal(
          Refusal.NO, "The bot " + name() + " cannot be made: " + Guests.reason(closed) + ".");
    }
  }

  /// A bot whose failure is told in one sentence, with the line of its source.
  private record Reported<M, V>(Bot<M, V> bot) implements Bot<M, V> {
    @Override
    public Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice) {
      try {
        return bot.reply(view, prompt, dice);
      } catch (RuntimeException | LinkageError | StackOverflowError thrown) {
        throw failed(bot.getClass().getName(), thrown);
      }
    }
  }

  private static Refusal failed(String name, Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) cause = cause.getCause();
    String where =
        Arrays.stream(cause.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith(name))
            .findFirst()
            .map(frame -> " (" + frame.getFileName() + ", line " + frame.getLineNumber() + ")")
            .orElse("");
    return new Refusal(
        Refusal.NO, "The bot " + name + " failed: " + Guests.reason(thrown) + where + ".");
  }
}
