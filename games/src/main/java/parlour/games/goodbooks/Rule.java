package parlour.games.goodbooks;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule QUESTION_AUTHOR = new Rule("good-books.question.author");
  static final Rule QUESTION_BOOK = new Rule("good-books.question.book");
  static final Rule RIGHT = new Rule("good-books.right");
  static final Rule SUCCESS = new Rule("good-books.success");
  static final Rule WRONG = new Rule("good-books.wrong");
  static final Rule CARD_MISS = new Rule("good-books.amb.card-miss");
  static final Rule BOOK_ANSWER = new Rule("good-books.amb.book-answer");
  static final Rule TIME = new Rule("good-books.amb.time");
  static final Rule SILENCE = new Rule("good-books.amb.silence");
  static final Rule LENGTH = new Rule("good-books.amb.length");
  static final Rule END = new Rule("good-books.end");
  static final Rule WIN = new Rule("good-books.win");
}
