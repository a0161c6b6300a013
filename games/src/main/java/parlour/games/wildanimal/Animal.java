package parlour.games.wildanimal;

/// The names that are given to players.
public enum Animal {
  BEAR("Bear"),
  LION("Lion"),
  ELEPHANT("Elephant"),
  TIGER("Tiger"),
  WOLF("Wolf"),
  HIPPOPOTAMUS("Hippopotamus"),
  ZEBRA("Zebra"),
  CROCODILE("Crocodile");

  static final Animal[] ALL = values();

  final String title;

  Animal(String title) {
    this.title = title;
  }
}
