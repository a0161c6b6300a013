package parlour.games.wildanimal;

import java.util.Arrays;
import java.util.List;

/// The names that are given to players: animals that are on no card, so that none is mistaken for a
/// number.
public enum Animal {
  WOLF("Wolf"),
  HIPPOPOTAMUS("Hippopotamus"),
  ZEBRA("Zebra"),
  CROCODILE("Crocodile"),
  GIRAFFE("Giraffe"),
  RHINOCEROS("Rhinoceros"),
  GORILLA("Gorilla"),
  LEOPARD("Leopard");

  static final Animal[] ALL = values();

  final String title;

  Animal(String title) {
    this.title = title;
  }

  /// Every name, as it is written on a card before a player.
  public static List<String> titles() {
    return Arrays.stream(ALL).map(animal -> animal.title).toList();
  }
}
