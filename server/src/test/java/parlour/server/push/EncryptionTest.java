package parlour.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import org.junit.jupiter.api.Test;

class EncryptionTest {
  /// The browser of RFC 8291, appendix A.
  private static final Subscription RFC =
      new Subscription(
          "https://push.example/",
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          "BTBZMqHH6r4Tts7J_aSIgg");

  @Test
  void the_example_of_the_standard_comes_out_byte_for_byte() throws GeneralSecurityException {
    KeyPair sender =
        new KeyPair(
            Curve.publicKey(
                Curve.unBase64(
                    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")),
            Curve.privateKey(Curve.unBase64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")));
    byte[] sealed =
        Encryption.encrypt(
            "When I grow up, I want to be a watermelon".getBytes(UTF_8),
            RFC,
            sender,
            Curve.unBase64("DGv6ra1nlYgDCS1FRnbzlw"));
    assertThat(Curve.base64(sealed))
        .isEqualTo(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
                + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
  }

  @Test
  void two_messages_have_nothing_in_common() throws GeneralSecurityException {
    byte[] message = "Your turn in Skat.".getBytes(UTF_8);
    assertThat(Encryption.encrypt(message, RFC)).isNotEqualTo(Encryption.encrypt(message, RFC));
  }

  @Test
  void keys_that_no_browser_has_are_found_out() {
    assertThat(RFC.hasKeys()).isTrue();
    assertThat(new Subscription("", RFC.p256dh() + "=", RFC.auth()).hasKeys())
        .as("padded")
        .isTrue();
    assertThat(new Subscription("", RFC.p256dh().replace("BCVx", "BCVy"), RFC.auth()).hasKeys())
        .as("beside the curve")
        .isFalse();
    assertThat(new Subscription("", "BCVx", RFC.auth()).hasKeys()).isFalse();
    assertThat(new Subscription("", "!", RFC.auth()).hasKeys()).isFalse();
    assertThat(new Subscription("", RFC.p256dh(), "BTBZ").hasKeys()).isFalse();
    assertThatThrownBy(() -> Encryption.encrypt(new byte[Encryption.MOST_BYTES + 1], RFC))
        .isInstanceOf(GeneralSecurityException.class);
  }
}
