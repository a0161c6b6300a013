package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FarAddressTest {
  @ParameterizedTest
  @ValueSource(strings = {"203.0.113.7", "8.8.8.8", "2001:db8::1", "172.32.0.1"})
  void the_internet_is_far(String address) {
    assertThat(Compression.isFar(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "::1",
        "10.0.0.7",
        "172.16.3.4",
        "192.168.1.7",
        "169.254.0.1",
        "fe80::1",
        "fd12:3456::1",
        "",
        "unknown",
        "example.org"
      })
  void the_house_and_what_is_no_address_are_not(String address) {
    assertThat(Compression.isFar(address)).isFalse();
  }
}
