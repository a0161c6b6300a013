package parlour.games.sheets;

import java.util.List;
import java.util.function.BiFunction;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Anagrams;
import parlour.games.material.Counters;
import parlour.games.material.letters.Discovery;
import parlour.games.puzzleneighbor.Options;
import parlour.games.puzzleneighbor.PuzzleNeighbor;
import parlour.games.rotation.Rotation;
import parlour.games.sheets.CounterSheet.Line;
import parlour.games.sheets.CounterSheet.Plan;
import parlour.games.speculation.Speculation;
import parlour.games.wordbuilding.WordBuilding;
import parlour.games.yankeeloto.YankeeLoto;

/// The sheets of the games with counters.
final class CounterSheets {
  private static final int MOST_WORDS = 200;

  private static final Line ROUND_OVER =
      new Line(_ -> EntryForm.of("over", "The round is over"), (sheet, _) -> sheet.closes());

  private CounterSheets() {}

  /// A line about one player.
  private static Line about(
      String id, String label, BiFunction<CounterSheet, Seat, Counters> effect) {
    return new Line(
        sheet -> EntryForm.of(id, label, EntryForm.player("who", "player", sheet.allSeats())),
        (sheet, entry) -> sheet.with(effect.apply(sheet, entry.seat("who", sheet.allSeats()))));
  }

  /// A line by which one player pays another.
  private static Line between(String id, String label, int count) {
    return new Line(
        sheet ->
            EntryForm.of(
                id,
                label,
                EntryForm.player("who", "pays", sheet.allSeats()),
                EntryForm.player("whom", "is paid", sheet.allSeats())),
        (sheet, entry) -> {
          Seat who = entry.seat("who", sheet.allSeats());
          Seat whom = entry.seat("whom", sheet.allSeats());
          if (who.equals(whom)) throw new BadEntry("Nobody pays themselves.");
          return sheet.with(sheet.counters().pay(who, whom, count));
        });
  }

  static ScoreSheet anagrams(Anagrams game, int seats, Seat leader) {
    List<EntryForm.Option> fates =
        List.of(
            new EntryForm.Option("solved", "announced in time"),
            new EntryForm.Option("failed", "did not"),
            new EntryForm.Option("forgotten", "the leader could not name it"),
            new EntryForm.Option("misdealt", "had wrong letters"));
    Line round =
        new Line(
            sheet ->
                EntryForm.of("round", "Count the round")
                    .each(sheet.lead().others(), EntryForm.choice("fate", "their word", fates)),
            (sheet, entry) -> {
              Counters counters = sheet.counters();
              Seat first = sheet.lead().leader();
              for (Seat seat : sheet.lead().others())
                counters =
                    entry.text("fate", seat).equals("failed")
                        ? counters.pay(seat, first, 1)
                        : counters.pay(first, seat, 1);
              return sheet.with(counters).closes();
            });
    Plan plan =
        new Plan(
            game.options().length().rounds(seats),
            List.of(
                round,
                new Line(
                    sheet ->
                        EntryForm.of(
                            "fine",
                            "A fine to the leader (helping, or looking early)",
                            EntryForm.player("who", "player", sheet.lead().others())),
                    (sheet, entry) ->
                        sheet.with(
                            sheet
                                .counters()
                                .pay(
                                    entry.seat("who", sheet.lead().others()),
                                    sheet.lead().leader(),
                                    1)))));
    return CounterSheet.open(plan, Counters.inBox(seats).give(game.options().counters()), leader);
  }

  static ScoreSheet rotation(Rotation game, int seats, Seat dealer) {
    Counters fresh = Counters.inBox(seats).setApart(Counters.BOX);
    Plan plan =
        new Plan(
            game.options().hands(seats),
            List.of(
                about(
                    "fails",
                    "Cannot play the letter: the others get one each",
                    (sheet, who) -> sheet.counters().drawEach(sheet.allSeats().without(who), 1)),
                new Line(
                    sheet ->
                        EntryForm.of(
                            "special",
                            "Plays one of the four special letters",
                            EntryForm.player("who", "player", sheet.allSeats()),
                            EntryForm.number("worth", "its value").usually("1")),
                    (sheet, entry) ->
                        sheet.with(
                            sheet
                                .counters()
                                .draw(
                                    entry.seat("who", sheet.allSeats()),
                                    entry.number("worth", 1, 4)))),
                about(
                    "finishes",
                    "Plays the last letter of the word",
                    (sheet, who) -> sheet.counters().draw(who, 1)),
                new Line(
                    sheet ->
                        EntryForm.of(
                            "hand",
                            "The hand is over",
                            EntryForm.playerIfAny("out", "who went out", sheet.allSeats()),
                            EntryForm.number("left", "letters left in the other hands")),
                    (sheet, entry) -> {
                      Seat out = entry.seatIfAny("out", sheet.allSeats());
                      int left = entry.number("left", 0, 300);
                      Counters paid = sheet.counters();
                      if (!out.isNobody())
                        paid =
                            paid.draw(
                                out, game.options().bank() ? left : Math.min(left, paid.pool()));
                      return sheet.with(paid).noted(fresh).closes();
                    })));
    return CounterSheet.open(plan, fresh, dealer);
  }

  /// Speculation: a counter for every word, for every error found, and for what the dealer
  /// overlooks.
  static ScoreSheet speculation(Speculation game, int seats, Seat dealer) {
    Line deal =
        new Line(
            sheet ->
                EntryForm.of(
                        "deal",
                        "Count the deal",
                        EntryForm.number("plum", "words of the dealer's Plum that stand"))
                    .each(sheet.allSeats(), EntryForm.number("words", "words that stand"))
                    .each(sheet.allSeats(), EntryForm.number("errors", "errors found in others"))
                    .each(
                        sheet.lead().others(),
                        EntryForm.number("noticed", "Plum words the dealer overlooked")),
            (sheet, entry) -> {
              Counters counters = sheet.counters();
              Seat plum = sheet.lead().leader();
              for (Seat seat : sheet.lead().others())
                for (int i = entry.number("noticed", seat, 0, MOST_WORDS); i > 0; i--)
                  counters =
                      game.options().dealerPays()
                          ? counters.pay(plum, seat, 1)
                          : counters.draw(seat, 1);
              for (Seat seat : sheet.allSeats()) {
                counters = counters.draw(seat, entry.number("words", seat, 0, MOST_WORDS));
                counters =
                    Discovery.score(counters, seat, entry.number("errors", seat, 0, MOST_WORDS));
              }
              counters = counters.draw(plum, entry.number("plum", 0, MOST_WORDS));
              return sheet.with(counters).closes();
            });
    return CounterSheet.open(
        new Plan(game.options().length().deals(seats), List.of(deal)),
        Counters.inBox(seats).setApart(Counters.BOX),
        dealer);
  }

  static ScoreSheet yankeeLoto(YankeeLoto game, int seats, Seat leader) {
    String staking = game.options().houseCalls() ? "everybody puts " : "all but the leader put ";
    Plan plan =
        new Plan(
            seats,
            List.of(
                new Line(
                    sheet ->
                        EntryForm.of(
                            "stake", "A round begins: " + staking + YankeeLoto.STAKE + " in"),
                    (sheet, _) ->
                        sheet.with(
                            sheet
                                .counters()
                                .stakeEach(
                                    game.options().players(sheet.lead()), YankeeLoto.STAKE))),
                about(
                    "pays",
                    "Has no word, or cried Loto falsely: one to the pool",
                    (sheet, who) -> sheet.counters().stake(who, 1)),
                new Line(
                    sheet ->
                        EntryForm.of("loto", "Loto")
                            .each(
                                game.options().players(sheet.lead()),
                                EntryForm.tick("won", "has Loto")),
                    (sheet, entry) -> {
                      Seats winners = Seats.NONE;
                      for (Seat seat : game.options().players(sheet.lead()))
                        if (entry.on("won." + seat.index())) winners = winners.with(seat);
                      if (winners.isEmpty()) return sheet.closes();
                      int each = sheet.counters().pool() / winners.size();
                      return sheet.with(sheet.counters().drawEach(winners, each)).closes();
                    })));
    return CounterSheet.open(plan, Counters.inBox(seats).give(YankeeLoto.COUNTERS), leader);
  }

  static ScoreSheet puzzleNeighbor(PuzzleNeighbor game, int seats, Seat leader) {
    List<EntryForm.Option> fates =
        List.of(
            new EntryForm.Option("solved", "solved"),
            new EntryForm.Option("failed", "not solved"),
            new EntryForm.Option("unspelt", "the setter could not spell it"));
    Line round =
        new Line(
            sheet ->
                EntryForm.of(
                        "round",
                        "Count the round",
                        EntryForm.playerIfAny("first", "the first to solve", sheet.allSeats()))
                    .each(
                        sheet.allSeats(),
                        EntryForm.choice("fate", "their neighbour's word", fates)),
            (sheet, entry) -> {
              Counters counters = sheet.counters();
              int distance = (sheet.round() - 1) % (seats - 1) + 1;
              Seat first = entry.seatIfAny("first", sheet.allSeats());
              for (Seat seat : sheet.allSeats()) {
                Seat setter = Seat.of((seat.index() + distance) % seats);
                String fate = entry.text("fate", seat);
                counters =
                    switch (fate) {
                      case "solved" -> counters.pay(setter, seat, 1);
                      case "unspelt" -> counters.pay(setter, seat, 2);
                      default -> counters.pay(seat, setter, 1);
                    };
                if (!fate.equals("solved") && !first.isNobody() && !first.equals(seat))
                  counters = counters.pay(seat, first, 1);
              }
              return sheet.with(counters).closes();
            });
    return CounterSheet.open(
        new Plan(game.options().rounds(seats), List.of(round)),
        Counters.inBox(seats).give(Options.COUNTERS),
        leader);
  }

  static ScoreSheet wordBuilding(WordBuilding game, int seats, Seat dealer) {
    Plan plan =
        new Plan(
            game.options().rounds().count(seats),
            List.of(
                about(
                    "one",
                    "First letter, new syllable, or the word closed: one from the pool",
                    (sheet, who) -> sheet.counters().draw(who, 1)),
                about(
                    "two",
                    "Transposed the letters: two from the pool",
                    (sheet, who) -> sheet.counters().draw(who, 2)),
                new Line(
                    sheet ->
                        EntryForm.of(
                                "fails",
                                "Cannot add a letter in the first part: pays each who has",
                                EntryForm.player("who", "player", sheet.allSeats()))
                            .each(sheet.allSeats(), EntryForm.tick("has", "has added a letter")),
                    (sheet, entry) -> {
                      Seat who = entry.seat("who", sheet.allSeats());
                      Counters counters = sheet.counters();
                      for (Seat seat : sheet.allSeats())
                        if (!seat.equals(who) && entry.on("has." + seat.index()))
                          counters = counters.pay(who, seat, 1);
                      return sheet.with(counters);
                    }),
                between("last", "Cannot build it up: pays the last player", 1),
                between("doubt", "Doubted a good word: pays its maker", 1),
                ROUND_OVER));
    return CounterSheet.open(
        plan, Counters.inBox(seats).setApart(WordBuilding.POOL).divide(), dealer);
  }
}
