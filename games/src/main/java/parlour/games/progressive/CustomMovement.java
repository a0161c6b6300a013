package parlour.games.progressive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;

/// The customary movement of progressive games: winners go up, the head table's losers go down to
/// the last, and newcomers are parted.
final class CustomMovement {
  private CustomMovement() {}

  /// Where everybody sits after a round, whoever has left since.
  static List<Foursome> custom(Evening evening, Round round, Dice dice) {
    int tables = round.tables().size();
    List<Foursome> next = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      Round.Outcome here = round.tables().get(i);
      boolean last = i == tables - 1;
      List<Integer> stay = i == 0 ? here.winners() : here.losers();
      List<Integer> come =
          last ? round.tables().getFirst().losers() : round.tables().get(i + 1).winners();
      next.add(parted(evening, stay, come, dice));
    }
    return next;
  }

  /// Who has gone to another table since a round, in the order of the tables they have come to.
  static List<Event> moves(Evening seated, Round round) {
    List<News.Moved> moves = new ArrayList<>();
    for (int i = 0; i < round.tables().size(); i++) {
      for (List<Integer> pair :
          List.of(round.tables().get(i).winners(), round.tables().get(i).losers())) {
        int from = i + 1;
        List<Integer> gone =
            pair.stream().filter(id -> seated.table(id) != 0 && seated.table(id) != from).toList();
        if (gone.isEmpty()) continue;
        int to = seated.table(gone.getFirst());
        moves.add(new News.Moved(names(seated, gone), to, to < from));
      }
    }
    moves.sort(Comparator.comparingInt(News.Moved::table));
    return List.copyOf(moves);
  }

  /// Each newcomer joins the player they have partnered less often; a lady joins a gentleman.
  private static Foursome parted(
      Evening evening, List<Integer> stay, List<Integer> come, Dice dice) {
    int left = stay.get(0);
    int right = stay.get(1);
    int first = come.get(0);
    int second = come.get(1);
    int straight = together(evening, left, first) + together(evening, right, second);
    int crossed = together(evening, left, second) + together(evening, right, first);
    boolean cross =
        evening.plan().couples()
            ? evening.guest(left).part() == evening.guest(first).part()
            : crossed < straight || crossed == straight && dice.once(2);
    return cross
        ? Foursome.of(left, right, second, first)
        : Foursome.of(left, right, first, second);
  }

  private static int together(Evening evening, int stays, int comes) {
    return Round.together(evening.past(), stays, comes);
  }

  static List<String> names(Evening evening, List<Integer> guests) {
    return guests.stream().map(id -> evening.guest(id).name()).toList();
  }
}
