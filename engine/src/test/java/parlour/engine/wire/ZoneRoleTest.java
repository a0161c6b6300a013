package parlour.engine.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;

/// What zones are for: said by the game, or by their kind.
class ZoneRoleTest {
  private static final Seat ADA = Seat.of(0);

  private static List<Zone> oneOfEach(Seat owner) {
    return List.of(
        new Zone.Row("row", "", owner, List.of()),
        new Zone.Stack("stack", "", owner, 3, Optional.empty()),
        new Zone.Words("words", "", owner, List.of()),
        new Zone.Grid("grid", "", owner, List.of()),
        new Zone.Sheet("sheet", "", owner, List.of()));
  }

  private static String written(Zone zone) {
    return Json.text(
        out ->
            SceneCodec.write(new Scene("", List.of(), List.of(), List.of(zone), List.of()), out));
  }

  private static Zone read(String scene) {
    return SceneCodec.scene(Json.parse(scene)).zones().getFirst();
  }

  @Test
  void a_zone_without_a_role_has_the_usual_one_of_its_kind_and_it_is_not_sent() {
    for (Seat owner : List.of(ADA, Seat.NOBODY)) {
      for (Zone zone : oneOfEach(owner)) {
        assertThat(zone.isUsual()).as(zone.toString()).isTrue();
        assertThat(written(zone)).doesNotContain("role");
        assertThat(read(written(zone))).isEqualTo(zone);
      }
    }
  }

  @Test
  void any_other_role_is_sent() {
    for (Zone zone : oneOfEach(ADA)) {
      for (Zone.Role role : Zone.Role.values()) {
        Zone other = zone.as(role);
        assertThat(written(other).contains("role")).isEqualTo(role != zone.role());
        assertThat(read(written(other))).isEqualTo(other);
      }
    }
  }
}
