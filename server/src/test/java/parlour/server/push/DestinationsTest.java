package parlour.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nobody makes the server knock at doors inside its host's network.
class DestinationsTest {
  private static final Destinations STRICT = new Destinations(Set.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::8.8.8.8",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:20::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:a00:1::1",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1"
      })
  void an_address_that_is_not_public_is_refused(String address) {
    assertThat(Destinations.isPublic(InetAddress.ofLiteral(address))).isFalse();
    String host = address.contains(":") ? "[" + address + "]" : address;
    assertThatThrownBy(() -> STRICT.pushService("https://" + host + "/push/1"))
        .isInstanceOf(Destinations.Refused.class)
        .hasMessage("That address leads into a private network.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8.8.8.8",
        "9.255.255.255",
        "11.0.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "198.17.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "2001:200::1",
        "2606:4700::1111",
        "2a00:1450:4001::200a"
      })
  void a_public_address_is_none_of_those(String address) throws Destinations.Refused {
    String host = address.contains(":") ? "[" + address + "]" : address;
    assertThat(STRICT.pushService("https://" + host + "/push/1").addresses())
        .containsExactly(InetAddress.ofLiteral(address));
  }

  /// However an address of the machine itself is written, and whatever else an address may be.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://localhost/push",
        "https://127.1/push",
        "https://2130706433/push",
        "https://0/push",
        "https://[::ffff:7f00:1]/push",
        "http://8.8.8.8/push",
        "https://8.8.8.8:8443/push",
        "https://someone@8.8.8.8/push",
        "https://8.8.8.8/push#part",
        "https:///push",
        "ftp://8.8.8.8/push",
        "file:///etc/passwd",
        "gopher://8.8.8.8/",
        "//8.8.8.8/push",
        "push",
        "",
        "https://8.8.8.8/a b",
        "https://8.8.8.8/a\r\nX: y"
      })
  void whatever_is_not_plainly_a_push_service_is_refused(String address) {
    assertThatThrownBy(() -> STRICT.pushService(address)).isInstanceOf(Destinations.Refused.class);
  }

  @Test
  void too_long_an_address_is_refused() {
    String address = "https://8.8.8.8/" + "x".repeat(Destinations.MOST_LENGTH);
    assertThatThrownBy(() -> STRICT.pushService(address)).isInstanceOf(Destinations.Refused.class);
  }

  @Test
  void what_the_host_has_named_may_be_inside_and_only_that() throws Destinations.Refused {
    Destinations named =
        new Destinations(
            Set.of("https://localhost:4711", "http://127.0.0.1:2586", "https://[::1]"));
    assertThat(named.pushService("https://LOCALHOST:4711/push").port()).isEqualTo(4711);
    assertThat(named.webhook("http://127.0.0.1:2586/club?up=1").isSecure()).isFalse();
    assertThat(named.webhook("https://[::1]:443/").port()).isEqualTo(443);
    for (String other :
        new String[] {
          "https://localhost:4712/",
          "http://localhost:4711/",
          "https://localhost/",
          "https://localhost.:4711/",
          "https://localhost:4711@8.8.8.8/",
          "https://8.8.8.8/"
        })
      assertThatThrownBy(() -> named.webhook(other))
          .as(other)
          .isInstanceOf(Destinations.Refused.class);
    assertThatThrownBy(() -> STRICT.webhook("https://8.8.8.8/hook"))
        .as("a webhook goes only where the host lets it")
        .isInstanceOf(Destinations.Refused.class);
  }
}
