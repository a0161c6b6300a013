package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Under which address a client is counted.
class CountedAddressTest {
  @Test
  void a_network_of_ipv6_counts_as_one_address() {
    String first = RequestGuard.counted("2001:db8:1:2::7");
    assertThat(RequestGuard.counted("[2001:db8:1:2:ffff:0:0:1]")).isEqualTo(first);
    assertThat(RequestGuard.counted("2001:db8:1:3::7")).isNotEqualTo(first);
  }

  @Test
  void others_count_as_they_are() {
    for (String own :
        List.of(
            "192.168.1.7",
            "203.0.113.9",
            "0:0:0:0:0:0:0:1",
            "[0:0:0:0:0:0:0:1]",
            "fe80::1",
            "x",
            "[",
            "[]")) assertThat(RequestGuard.counted(own)).isEqualTo(own);
  }
}
