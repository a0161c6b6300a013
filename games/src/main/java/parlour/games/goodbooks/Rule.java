package parlour.games.goodbooks;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  FIRST("first"),
  QUESTION_AUTHOR("question.author"),
  QUESTION_BOOK("question.book"),
  RIGHT("right"),
  SUCCESS("success"),
  WRONG("wrong"),
  CARD_MISS("amb.card-miss"),
  BOOK_ANSWER("amb.book-answer"),
  TIME("amb.time"),
  SILENCE("amb.silence"),
  LENGTH("amb.length"),
  END("end"),
  WIN("win");

  private final String id;

  Rule(String name) {
    this.id = "good-books." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
