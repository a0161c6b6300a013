package parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.wire.NameTemplate;

/// Assertions about rulings and events.
public final class Rulings {
  private Rulings() {}

  /// The ruling, which must be that the play stands.
  public static <S> Ruling.Legal<S> stands(Ruling<S> ruling) {
    return switch (ruling) {
      case Ruling.Legal<S> legal -> legal;
      case Ruling.Illegal<S>(Clause clause, String why) ->
          fail("refused: " + why + " (" + clause.id() + ")");
    };
  }

  /// The position after a play, which must stand.
  public static <S> S legal(Ruling<S> ruling) {
    return stands(ruling).next();
  }

  /// The position after these moves, each by the player whose turn it is, a second after the deal.
  @SafeVarargs
  public static <S, M> S play(Game<S, M, ?> game, S position, M... moves) {
    S next = position;
    for (M move : moves)
      next = legal(game.play(next, game.prompt(next).must().lowest(), move, 1_000));
    return next;
  }

  /// The refusal of a play, which must say why in a sentence.
  public static <S> Ruling.Illegal<S> illegal(Ruling<S> ruling) {
    return switch (ruling) {
      case Ruling.Legal<S> legal -> fail("this stands: " + legal.events());
      case Ruling.Illegal<S> illegal -> {
        assertThat(illegal.why()).endsWith(".");
        yield illegal;
      }
    };
  }

  /// The clause by which a play is refused.
  public static String refusal(Ruling<?> ruling) {
    return illegal(ruling).clause().id();
  }

  /// A play must be refused by that clause.
  public static void refused(Ruling<?> ruling, Clause clause) {
    refused(ruling, clause.id());
  }

  /// A play must be refused by the clause of that name.
  public static void refused(Ruling<?> ruling, String clause) {
    Ruling.Illegal<?> refusal = illegal(ruling);
    assertThat(refusal.clause().id()).as(refusal.why()).isEqualTo(clause);
  }

  /// What a seat is told of events, in the third person: `@0 takes a letter.`
  public static List<String> told(List<Event> events, Seat eye) {
    return events.stream().map(event -> plain(event.seenBy(eye).line().text())).toList();
  }

  /// What a seat is told of a play, which must stand.
  public static List<String> told(Ruling<?> ruling, Seat eye) {
    return told(stands(ruling).events(), eye);
  }

  /// The lines of the minute book, with nothing masked.
  public static String minutes(List<Event> events) {
    return String.join("\n", events.stream().map(event -> plain(event.line().text())).toList());
  }

  /// A text in the third person: `[0:takes]` is read "takes".
  public static String plain(String text) {
    return NameTemplate.fill(text, Seat::toString);
  }

  /// The rules that the minute book cites.
  public static List<String> clauses(List<Event> events) {
    return events.stream().flatMap(event -> event.line().clauses().stream()).toList();
  }
}
