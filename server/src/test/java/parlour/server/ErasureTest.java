package parlour.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// What was erased is nowhere in the files of the data folder, nor in a backup made afterwards.
class ErasureTest {
  @TempDir Path folder;

  /// The files in which a text stands, in any of the ways a file could hold it.
  private List<String> filesWith(String text) throws IOException {
    String bytes = new String(text.getBytes(UTF_8), ISO_8859_1);
    List<String> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (file.toString().contains("native")) return FileVisitResult.CONTINUE;
            try {
              String content = new String(Files.readAllBytes(file), ISO_8859_1);
              if (content.contains(bytes)) found.add(folder.relativize(file).toString());
              return FileVisitResult.CONTINUE;
            } catch (NoSuchFileException gone) {
              return visitFileFailed(file, gone);
            }
          }

          /// The write-ahead log comes and goes.
          @Override
          public FileVisitResult visitFileFailed(Path file, IOException gone) throws IOException {
            if (gone instanceof NoSuchFileException) return FileVisitResult.CONTINUE;
            throw gone;
          }
        });
    return found;
  }

  private void staysNowhere(String text) {
    Patience.await().untilAsserted(() -> assertThat(filesWith(text)).as(text).isEmpty());
  }

  @Test
  void a_struck_member_and_a_deleted_club_are_in_no_file_any_more() throws IOException {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      ClubParty kept = ClubParty.found(client, "Nathaniel");
      ClubParty club = ClubParty.found(client, "Wilhelmina");
      ClubParty.Seat friend = club.join("Rosalindë");
      Client.Place gathering = club.start(club.token(), "logomachy", 3, friend.member());
      Client.Place playing = club.start(friend.token(), "skat", 2, 0);
      client.start(playing);
      assertThat(client.delete(club.path("/members/1"), friend.token()).status()).isEqualTo(200);
      assertThat(filesWith("Rosalindë")).as("who has left is remembered").isNotEmpty();
      assertThat(client.delete(club.path("/members/1/name"), club.token()).status()).isEqualTo(200);
      staysNowhere("Rosalindë");

      assertThat(client.delete(club.path(""), club.token()).status()).isEqualTo(200);
      assertThat(client.get(club.path(""), club.token()).status()).isEqualTo(404);
      staysNowhere("Wilhelmina");
      for (Client.Place table : List.of(gathering, playing))
        Patience.await()
            .untilAsserted(() -> assertThat(client.get(table.path("")).status()).isEqualTo(404));
      assertThat(kept.seen(kept.token()).at("me").asInt()).isEqualTo(0);
    }
    staysNowhere("Rosalindë");
    staysNowhere("Wilhelmina");
  }

  @Test
  void where_a_device_was_called_is_in_no_file_any_more_once_it_is_not() throws IOException {
    ServerOptions options =
        TestOptions.in(folder)
            .withPort(0)
            .withRates(Rates.none())
            .with(
                new ServerOptions.Outgoing(
                    "mailto:host@parlour.example", "https://parlour.example", Set.of()));
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      ClubParty club = ClubParty.found(client, "Ruth");
      ClubParty.Seat phone = club.join("Ben");
      ClubParty.Seat laptop = club.device(club.code(phone.member(), phone.token()));
      tell(club, club.token(), "ruths-phone");
      tell(club, phone.token(), "bens-phone");
      tell(club, laptop.token(), "bens-laptop");
      assertThat(filesWith("bens-phone")).isNotEmpty();
      assertThat(client.delete(club.path("/members/1/devices/0"), laptop.token()).status())
          .isEqualTo(200);
      staysNowhere("bens-phone");
      assertThat(filesWith("bens-laptop")).as("the other device is called").isNotEmpty();
      tell(club, laptop.token(), "renewed");
      staysNowhere("bens-laptop");
      assertThat(client.delete(club.path("/members/1"), laptop.token()).status()).isEqualTo(200);
      staysNowhere("renewed");
      assertThat(filesWith("ruths-phone")).isNotEmpty();
      assertThat(client.delete(club.path(""), club.token()).status()).isEqualTo(200);
      staysNowhere("ruths-phone");
    }
  }

  /// Has a device called at an address of the net, at which nobody ever is in this test.
  private static void tell(ClubParty club, String token, String device) {
    Json notices =
        Json.fields()
            .put("endpoint", "https://8.8.8.8/" + device)
            .put(
                "p256dh",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
            .put("auth", "BTBZMqHH6r4Tts7J_aSIgg")
            .put("zone", "UTC")
            .put("from", 22)
            .put("until", 7)
            .done();
    assertThat(club.client().post(club.path("/notices"), token, notices.write()).status())
        .isEqualTo(200);
  }

  @Test
  void a_struck_name_and_a_deleted_table_are_in_no_file_any_more() throws IOException {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    Path after = folder.resolve("after.jsonl");
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      // Tables before and after, so that the erased ones lie in the midst of others' pages.
      for (int i = 0; i < 20; i++) client.gather("slap-jack", 2, "{}", true);
      Client.Place host = client.gather("logomachy", 3, "{}", true);
      Client.Place friend = client.join(host, "Rosalindë");
      Client.Place kept = client.gather("logomachy", 3, "{}", true);
      client.join(kept, "Nathaniel");
      try (Client.Connection connection = client.connect(friend)) {
        for (int line = 0; line < 5; line++) {
          connection.send("{\"type\":\"chat\",\"text\":\"I live in Elm Street " + line + "\"}");
          connection.next("chat");
        }
      }
      for (int i = 0; i < 20; i++) client.gather("slap-jack", 2, "{}", true);
      assertThat(filesWith("Rosalindë")).as("the search finds what is there").isNotEmpty();
      String name = friend.path("/seats/" + friend.seat() + "/name");
      assertThat(client.delete(name, friend.token()).status()).isEqualTo(200);
      staysNowhere("Rosalindë");
      staysNowhere("Elm Street");

      Client.Place doomed = client.gather("slap-jack", 2, "{}", true, ",\"family\":false");
      client.join(doomed, "Wilhelmina");
      assertThat(filesWith("Wilhelmina")).isNotEmpty();
      assertThat(client.delete(doomed.path(""), doomed.token()).status()).isEqualTo(200);
      staysNowhere("Wilhelmina");
      Backup.export(options.storage(), after, Set.of());
      assertThat(filesWith("Nathaniel")).as("what was not erased is kept").isNotEmpty();
    }
    for (String gone : List.of("Rosalindë", "Elm Street", "Wilhelmina")) staysNowhere(gone);
    assertThat(Files.readString(after)).contains("Nathaniel");
  }
}
