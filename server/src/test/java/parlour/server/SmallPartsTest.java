package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.table.InFlightMoves;
import parlour.server.table.state.AppendList;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Players;
import parlour.server.wire.RateLimiter;
import parlour.server.wire.RoundTrips;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;
import parlour.server.wire.TokenBucket;

class SmallPartsTest {
  @Test
  void a_list_that_grows_two_ways_keeps_both() {
    AppendList<String> stem = AppendList.empty();
    for (int i = 0; i < 10; i++) stem = stem.with("s" + i);
    AppendList<String> left = stem.with("left").with("more");
    AppendList<String> right = stem.with("right");
    assertThat(stem).hasSize(10).doesNotContain("left", "right");
    assertThat(left).hasSize(12).endsWith("left", "more");
    assertThat(right).hasSize(11).endsWith("right");
  }

  @Test
  void the_median_trip_counts_and_unexpected_pongs_do_not() {
    RoundTrips trips = new RoundTrips();
    assertThat(trips.pongReceived(1, 50)).isFalse();
    long[] taken = {40_000, 900_000, 44_000, 42_000, 2};
    for (int i = 0; i < taken.length; i++) {
      trips.pingSent(i + 1, 1_000_000L * i);
      assertThat(trips.pongReceived(i + 1, 1_000_000L * i + taken[i])).isTrue();
      assertThat(trips.pongReceived(i + 1, 1_000_000L * i + taken[i])).isFalse();
    }
    assertThat(trips.halfMicros()).isEqualTo(21_000);
  }

  @Test
  void a_bucket_lets_a_burst_through_and_no_more() {
    TokenBucket bucket = new TokenBucket(new Rates.Rate(3, 0.001));
    assertThat(
            new boolean[] {
              bucket.tryAcquire(), bucket.tryAcquire(), bucket.tryAcquire(), bucket.tryAcquire()
            })
        .containsExactly(true, true, true, false);
    RateLimiter limiter = new RateLimiter(new Rates.Rate(1, 0.001));
    assertThat(limiter.tryAcquire("a")).isTrue();
    assertThat(limiter.tryAcquire("a")).isFalse();
    assertThat(limiter.tryAcquire("b")).isTrue();
  }

  @Test
  void a_token_is_known_by_its_hash_alone() {
    String token = Secrets.newToken();
    assertThat(token).hasSize(43).isNotEqualTo(Secrets.newToken());
    assertThat(Secrets.matches(token, Secrets.hash(token))).isTrue();
    assertThat(Secrets.matches(token + "x", Secrets.hash(token))).isFalse();
    assertThat(Secrets.matches("", Secrets.hash(""))).isFalse();
    assertThat(Secrets.hash(token)).doesNotContain(token);
    Players company =
        new Players(
            PerSeat.of(
                3,
                seat -> new Chair.Person("P" + seat.index(), Secrets.hash("token" + seat.index()))),
            Seat.of(0));
    assertThat(company.seatOf("token2")).isEqualTo(Seat.of(2));
    assertThat(company.seatOf("token3")).isEqualTo(Seat.NOBODY);
    assertThat(company.isHost("token0")).isTrue();
    assertThat(company.isHost("token1")).isFalse();
  }

  @Test
  void names_and_talk_are_one_line_of_what_can_be_seen() {
    assertThat(TextRules.clean("  Well\n\tdone\u0000! \u202Eno\u200B ")).isEqualTo("Well done! no");
    assertThat(TextRules.checkedName(" Miss  Finch ")).isEqualTo("Miss Finch");
    for (String bad : new String[] {"", "\u200B", "x".repeat(25), "@1"}) {
      assertThatThrownBy(() -> TextRules.checkedName(bad)).isInstanceOf(Json.Malformed.class);
    }
  }

  @Test
  void names_that_people_mistake_for_one_another_are_the_same() {
    String[][] alike = {
      {"Ann", "Аnn"}, // A Cyrillic capital.
      {"Ann", "ANN"},
      {"Ian", "lan"},
      {"Ian", "ian"},
      {"Bella", "Be1la"},
      {"Bob", "B0b"},
      {"Rosalie", "Rοsаlіe"}, // Greek and Cyrillic letters.
      {"Bernie", "Bemie"},
      {"O'Hara", "O’Hara"},
      {"Heidi", "ℌeidi"}
    };
    for (String[] pair : alike)
      assertThat(TextRules.isSameName(pair[0], pair[1])).as(String.join(" ", pair)).isTrue();
    for (String[] pair : new String[][] {{"Ann", "Anna"}, {"Bob", "Bab"}, {"Zoë", "Zoe"}})
      assertThat(TextRules.isSameName(pair[0], pair[1])).as(String.join(" ", pair)).isFalse();
  }

  @Test
  void nobody_is_called_what_the_house_says_itself() {
    for (String own :
        List.of("Player 2", "player 10", "PIayer 1", "(struck out)", "You", "The house", "Nоbody"))
      assertThatThrownBy(() -> TextRules.checkedName(own)).isInstanceOf(Json.Malformed.class);
    for (String name : List.of("Youssef", "Playfair", "Hostess Clara", "木村"))
      assertThat(TextRules.checkedName(name)).isEqualTo(name);
  }

  @Test
  void accents_do_not_pile_up() {
    String tower = "Z" + "\u0323\u0331\u0300\u0301".repeat(40) + "ed";
    assertThat(TextRules.clean(tower).length()).isLessThan(10);
    assertThat(TextRules.clean("Nguyễn Thị, שָׁלוֹם, น้ำ"))
        .isEqualTo(Normalizer.normalize("Nguyễn Thị, שָׁלוֹם, น้ำ", Normalizer.Form.NFC));
  }

  @Test
  void the_doorstep_knows_what_arrived_first() {
    InFlightMoves doorstep = new InFlightMoves();
    InFlightMoves.Source early = () -> 5;
    InFlightMoves.Source late = () -> 9;
    assertThat(doorstep.oldestMicros("t")).isEqualTo(Long.MAX_VALUE);
    doorstep.add("t", late);
    doorstep.add("t", early);
    assertThat(doorstep.oldestMicros("t")).isEqualTo(5);
    assertThat(doorstep.oldestMicros("u")).isEqualTo(Long.MAX_VALUE);
    doorstep.remove("t", early);
    assertThat(doorstep.oldestMicros("t")).isEqualTo(9);
  }
}
