package parlour.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;
import parlour.engine.Dice;

class Sha256Test {
  @Test
  void it_agrees_with_the_standard_on_messages_of_every_length() throws NoSuchAlgorithmException {
    Dice dice = new Dice(1);
    for (int length = 0; length < 300; length++) {
      byte[] message = new byte[length];
      for (int i = 0; i < length; i++) message[i] = (byte) dice.next();
      assertThat(Sha256.digest(message))
          .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
    }
  }
}
