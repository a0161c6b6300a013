package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.bots.analysis.Puzzle;
import parlour.bots.skill.LevelInfo;
import parlour.bots.skill.Levels;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.engine.Setting;
import parlour.engine.wire.FieldCodec;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.CatalogEntryCodec;
import parlour.games.HowTo;
import parlour.games.HowToCodec;
import parlour.games.Lesson;
import parlour.games.Rulebook;
import parlour.games.gaps.Gaps;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;
import parlour.server.table.state.OpenGames;

/// The list of games, the rules of each, and the register of gaps, as JSON that is made once.
final class GameInfo {
  private static final int USUAL_SEATS = 3;

  /// Rewritten by GameInfoTest with `-Dgolden.write=true`.
  static final String PICTURES = "/parlour/server/pictures.json";

  private static final Logger LOG = LoggerFactory.getLogger(GameInfo.class);

  private final OpenGames openGames;
  private final CompletableFuture<String> games;
  private final ConcurrentHashMap<String, Optional<String>> rules = new ConcurrentHashMap<>();

  GameInfo(OpenGames openGames) {
    this.openGames = openGames;
    this.games =
        CompletableFuture.supplyAsync(
            () -> {
              Map<String, Json> pictures = Json.parse(pictures()).asFields();
              List<Json> entries = new ArrayList<>();
              for (CatalogEntry entry : openGames.installed().games().entries()) {
                Json picture = pictures.get(entry.id());
                entries.add(write(entry, picture != null ? picture : picture(entry)));
              }
              return Json.items(entries).write();
            },
            Thread::startVirtualThread);
  }

  /// The pictures of the catalogue's own games, by game. They are made beforehand: playing a game
  /// for each of them slowed every start.
  private static String pictures() {
    try (InputStream in = GameInfo.class.getResourceAsStream(PICTURES)) {
      return new String(Objects.requireNonNull(in, PICTURES).readAllBytes(), UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String games() {
    return games.join();
  }

  /// The picture of a guest's game; a game without one is still listed.
  private Json picture(CatalogEntry entry) {
    try {
      return write(GamePicture.of(entry, openGames.lexicon()));
    } catch (RuntimeException broken) {
      LOG.error("No picture of {}", entry.id(), broken);
      return Json.items(List.of());
    }
  }

  static Json write(List<Piece.Face> picture) {
    return Json.items(picture.stream().map(face -> Json.of(face, SceneCodec::write)).toList());
  }

  /// The rules of a game, or of a chapter that belongs to several, as the catalogue has them.
  Optional<String> rules(String id) {
    if (!id.matches("[a-z-]{1,40}")) return Optional.empty();
    return rules.computeIfAbsent(
        id,
        wanted ->
            text(Rulebook.resource(wanted))
                .map(text -> rules(wanted, Rulebook.read(text)).write()));
  }

  /// The register of gaps: what the leaflets leave open, and how it is read here.
  String gaps() {
    return rules.computeIfAbsent(Gaps.RESOURCE, _ -> Optional.of(register().write())).orElse("");
  }

  private Json register() {
    Gaps gaps =
        Gaps.read(
            text(Gaps.RESOURCE).orElseThrow(), id -> text(Rulebook.resource(id)).orElseThrow());
    List<Json> chapters = new ArrayList<>();
    for (Gaps.Chapter chapter : gaps.chapters()) {
      List<Json> questions = new ArrayList<>();
      for (Gaps.Gap gap : chapter.gaps()) questions.add(write(gap));
      chapters.add(
          Json.fields()
              .put("id", chapter.id())
              .put("title", chapter.title())
              .put("leaflet", chapter.leaflet())
              .put("lost", chapter.lost())
              .put("state", chapter.state())
              .put("gaps", Json.items(questions))
              .done());
    }
    return Json.fields().put("chapters", Json.items(chapters)).done();
  }

  private static Json write(Gaps.Gap gap) {
    List<Json> choices = new ArrayList<>();
    for (Gaps.Choice choice : gap.choices())
      choices.add(
          Json.fields()
              .put("game", choice.game())
              .put("setting", choice.setting(), FieldCodec::write)
              .done());
    Json.Writer out =
        Json.fields()
            .put("question", gap.question())
            .put("clause", write(gap.clause()))
            .put("choices", Json.items(choices));
    if (!gap.effect().isEmpty()) out.put("measured", gap.effect());
    return out.done();
  }

  /// The rules of a game: its clauses, its lesson, and how it is played in a few sentences.
  private Json rules(String id, Rulebook book) {
    List<Setting> settings = openGames.find(id).map(CatalogEntry::settings).orElse(List.of());
    List<Json> lesson = lesson(id).stream().map(hint -> write(hint, settings)).toList();
    Json.Writer out = write(book).put("lesson", Json.items(lesson));
    text(HowTo.resource(id))
        .ifPresent(
            sheet ->
                out.put(
                    "howTo",
                    HowToCodec.write(HowTo.read(sheet), settings, chosen -> kit(id, chosen))));
    return out.done();
  }

  /// The kit of a game at a table of usual size.
  private Kit kit(String id, Map<String, String> chosen) {
    CatalogEntry entry = openGames.find(id).orElseThrow();
    int seats = Math.clamp(USUAL_SEATS, entry.seating().fewest(), entry.seating().most());
    return entry.open(chosen, openGames.lexicon()).kit(seats);
  }

  /// Hints for a first game; empty where none were written.
  List<Lesson> lesson(String id) {
    return text(Lesson.resource(id)).map(Lesson::read).orElse(List.of());
  }

  private Optional<String> text(String resource) {
    Optional<InputStream> found = openGames.installed().resource(resource);
    if (found.isEmpty()) return Optional.empty();
    try (InputStream in = found.get()) {
      return Optional.of(new String(in.readAllBytes(), UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Json write(CatalogEntry entry, Json picture) {
    return CatalogEntryCodec.facts(entry)
        .put("picture", picture)
        .puts("settings", entry.settings(), FieldCodec::write)
        .put("puzzle", Puzzle.isFor(entry))
        .put(
            "levels", Json.items(Levels.list().stream().map(level -> write(level, entry)).toList()))
        .done();
  }

  /// A bot level: how good it is at every skill the game needs.
  private static Json write(LevelInfo level, CatalogEntry entry) {
    Json.Writer skills = Json.fields();
    for (Skill skill : entry.service().skills().list()) skills.put(skill.label(), level.of(skill));
    return Json.fields()
        .put("level", level.number())
        .put("name", level.name())
        .put("skills", skills.done())
        .done();
  }

  private static Json.Writer write(Rulebook book) {
    List<Json> sections =
        book.sections().stream()
            .map(
                section ->
                    Json.fields()
                        .put("title", section.title())
                        .put(
                            "clauses",
                            Json.items(section.entries().stream().map(GameInfo::write).toList()))
                        .done())
            .toList();
    return Json.fields()
        .put("id", book.id())
        .put("title", book.title())
        .put("sections", Json.items(sections));
  }

  private static Json write(Lesson lesson, List<Setting> settings) {
    return HowToCodec.write(lesson.text(), settings).put("verb", lesson.verb()).done();
  }

  private static Json write(Rulebook.Entry entry) {
    return Json.fields()
        .put("number", entry.number())
        .put("id", entry.id())
        .put("text", entry.text())
        .put("status", entry.status())
        .put("leaflet", entry.leaflet())
        .done();
  }
}
