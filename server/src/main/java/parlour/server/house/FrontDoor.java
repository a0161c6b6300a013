package parlour.server.house;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.config.HouseRules;
import parlour.server.wire.Problem;
import parlour.server.wire.Secrets;

/// Decides who may open tables, evenings and clubs here. It opens nothing else: whoever comes by
/// the link of a table is a guest of that table, signed on or not.
public final class FrontDoor {
  private static final String BEARER = "Bearer ";

  /// How long the host's notice holds, unless it is taken back.
  private static final Duration NOTICE = Duration.ofDays(1);

  private final HouseRules rules;
  private final HouseBook book;

  public FrontDoor(HouseRules rules, HouseBook book) {
    this.rules = rules;
    this.book = book;
  }

  public HouseRules rules() {
    return rules;
  }

  /// Refuses whoever may not open a table, an evening or a club.
  public void check(Context request) {
    Optional<String> objection = objection(request);
    if (objection.isPresent()) throw new Problem(403, objection.get());
  }

  /// What a visitor is told: who opens tables here, and if they may not, why and what to do.
  public Json standing(Context request) {
    Optional<String> objection = objection(request);
    Json.Writer out =
        Json.fields()
            .put("opens", rules.opens().word())
            .put("may", objection.isEmpty())
            .put("school", rules.school());
    objection.ifPresent(why -> out.put("why", why));
    notice(Instant.now()).ifPresent(notice -> out.put("notice", notice));
    return out.done();
  }

  private Optional<String> objection(Context request) {
    return switch (rules.opens()) {
      case EVERYBODY -> Optional.empty();
      case INVITED ->
          isInvited(request)
              ? Optional.empty()
              : Optional.of(
                  "Tables are opened here by those whom the host has invited: ask for the house's"
                      + " link, or sit down by the link to a table.");
      case SIGNED_ON ->
          hasSignedOn(request)
              ? Optional.empty()
              : Optional.of(
                  "Tables are opened here by those who have signed on: sign on and load this page"
                      + " again, or sit down by the link to a table.");
    };
  }

  private boolean isInvited(Context request) {
    String header = Optional.ofNullable(request.header("Authorization")).orElse("");
    if (!header.startsWith(BEARER)) return false;
    String token = header.substring(BEARER.length()).strip();
    return book.page(HouseBook.Page.INVITATION)
        .map(hash -> Secrets.matches(token, hash.text()))
        .orElse(false);
  }

  /// Whether a proxy that is believed names somebody; anybody else could name anybody.
  private boolean hasSignedOn(Context request) {
    HouseRules.SignOn signOn = rules.signOn();
    String user = Optional.ofNullable(request.header(signOn.header())).orElse("");
    return !user.isBlank() && signOn.proxies().contains(request.ip());
  }

  /// What the host has to say to everybody, until it is a day old.
  public Optional<String> notice(Instant now) {
    return book.page(HouseBook.Page.NOTICE)
        .filter(written -> written.at().isAfter(now.minus(NOTICE)))
        .map(HouseBook.Written::text);
  }

  /// Makes a new invitation, whose token only whoever asked for it learns; the one before is void.
  public String invite(Instant now) {
    String token = Secrets.newToken();
    book.write(HouseBook.Page.INVITATION, Secrets.hash(token), now);
    return token;
  }

  /// Voids the invitation.
  public void uninvite() {
    book.tear(HouseBook.Page.INVITATION);
  }

  /// When the invitation was made, if there is one.
  public Optional<Instant> invitedSince() {
    return book.page(HouseBook.Page.INVITATION).map(HouseBook.Written::at);
  }
}
