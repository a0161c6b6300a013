package parlour.testkit;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.SSLContext;
import parlour.engine.wire.Json;

/// A push service over https on loopback, and the one browser it serves: it checks who writes as a
/// push service does (RFC 8292), and decrypts as a browser does (RFC 8291), both by its own means.
///
/// While it is open, this program trusts its certificate as well as no other.
public final class LoopbackPushService implements AutoCloseable {
  private static final Base64.Decoder BASE64 = Base64.getUrlDecoder();

  private final HttpsServer server;
  private final SSLContext before;
  private final KeyPair browser;
  private final byte[] auth = new byte[16];
  private final Queue<Received> received = new ConcurrentLinkedQueue<>();
  private volatile int status = 201;

  /// A message that came.
  ///
  /// @param wrong what was wrong with it; empty if nothing was
  /// @param body what was decrypted, or came as it is
  /// @param contact whom the sender's token names
  public record Received(
      String wrong,
      String path,
      String body,
      String contact,
      String ttl,
      String topic,
      String urgency) {}

  public LoopbackPushService(Path folder) {
    try {
      this.before = SSLContext.getDefault();
      SSLContext tls = new LoopbackCertificate(folder).tls();
      SSLContext.setDefault(tls);
      this.browser = newKeys();
      new SecureRandom().nextBytes(auth);
      this.server =
          HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.setHttpsConfigurator(new HttpsConfigurator(tls));
      server.createContext("/", this::receive);
      server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      server.start();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static KeyPair newKeys() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  /// Where it is, such as `https://localhost:4711`.
  public String origin() {
    return "https://localhost:" + server.getAddress().getPort();
  }

  /// What a browser says of its subscription: `endpoint`, `p256dh` and `auth`.
  public Json.Writer subscription(String device) {
    return Json.fields()
        .put("endpoint", origin() + "/push/" + device)
        .put("p256dh", base64(point((ECPublicKey) browser.getPublic())))
        .put("auth", base64(auth));
  }

  /// Answers everything with this status from now on.
  public void answer(int other) {
    status = other;
  }

  /// What has come and was not taken yet, the oldest first.
  public Queue<Received> received() {
    return received;
  }

  private void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      String path = exchange.getRequestURI().toString();
      received.add(path.startsWith("/push/") ? pushed(exchange, body) : plain(path, body));
      exchange.getResponseHeaders().add("Location", "https://localhost/elsewhere");
      exchange.sendResponseHeaders(status, -1);
    }
  }

  private static Received plain(String path, byte[] body) {
    return new Received("", path, new String(body, UTF_8), "", "", "", "");
  }

  private Received pushed(HttpExchange exchange, byte[] body) {
    String path = exchange.getRequestURI().toString();
    try {
      String contact = checkedContact(header(exchange, "Authorization"));
      if (!header(exchange, "Content-Encoding").equals("aes128gcm"))
        throw new GeneralSecurityException("the encoding is another");
      return new Received(
          "",
          path,
          decrypted(body),
          contact,
          header(exchange, "TTL"),
          header(exchange, "Topic"),
          header(exchange, "Urgency"));
    } catch (GeneralSecurityException | RuntimeException wrong) {
      return new Received(wrong.toString(), path, "", "", "", "", "");
    }
  }

  private static String header(HttpExchange exchange, String name) {
    String value = exchange.getRequestHeaders().getFirst(name);
    return value == null ? "" : value;
  }

  /// Checks the token of the sender: signed by the key it names, for this service, for no more than
  /// a day.
  private String checkedContact(String authorization) throws GeneralSecurityException {
    if (!authorization.startsWith("vapid t=")) throw new GeneralSecurityException("no token");
    String[] parts = authorization.substring("vapid t=".length()).split(", k=");
    String[] token = parts[0].split("\\.");
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(key(BASE64.decode(parts[1])));
    signature.update((token[0] + "." + token[1]).getBytes(US_ASCII));
    if (!signature.verify(BASE64.decode(token[2])))
      throw new GeneralSecurityException("the signature is wrong");
    Json claims = Json.parse(new String(BASE64.decode(token[1]), UTF_8));
    long now = System.currentTimeMillis() / 1_000;
    long until = claims.at("exp").asLong();
    if (!claims.at("aud").asText().equals(origin()) || until < now || until > now + 86_400)
      throw new GeneralSecurityException("the token is for another place or time");
    return claims.at("sub").asText();
  }

  private String decrypted(byte[] body) throws GeneralSecurityException {
    ByteBuffer in = ByteBuffer.wrap(body);
    byte[] salt = bytes(in, 16);
    int record = in.getInt();
    byte[] sender = bytes(in, in.get());
    byte[] sealed = bytes(in, in.remaining());
    if (sealed.length > record) throw new GeneralSecurityException("more than one record");
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(browser.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] info =
        ByteBuffer.allocate(14 + 65 + 65)
            .put("WebPush: info\0".getBytes(US_ASCII))
            .put(point((ECPublicKey) browser.getPublic()))
            .put(sender)
            .array();
    byte[] secret = hmac(hmac(auth, agreement.generateSecret()), counted(info));
    byte[] extracted = hmac(salt, secret);
    byte[] key = hmac(extracted, counted("Content-Encoding: aes128gcm\0".getBytes(US_ASCII)));
    byte[] nonce = hmac(extracted, counted("Content-Encoding: nonce\0".getBytes(US_ASCII)));
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE,
        new SecretKeySpec(key, 0, 16, "AES"),
        new GCMParameterSpec(128, nonce, 0, 12));
    byte[] padded = cipher.doFinal(sealed);
    int end = padded.length - 1;
    while (end > 0 && padded[end] == 0) end--;
    if (padded[end] != 2) throw new GeneralSecurityException("not the last record");
    return new String(padded, 0, end, UTF_8);
  }

  /// What HKDF expands first.
  private static byte[] counted(byte[] info) {
    byte[] counted = Arrays.copyOf(info, info.length + 1);
    counted[info.length] = 1;
    return counted;
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static byte[] bytes(ByteBuffer in, int count) {
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }

  private ECPublicKey key(byte[] point) throws GeneralSecurityException {
    if (point.length != 65 || point[0] != 4) throw new GeneralSecurityException("not a point");
    ECPoint at =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
    return (ECPublicKey)
        KeyFactory.getInstance("EC")
            .generatePublic(
                new ECPublicKeySpec(at, ((ECPublicKey) browser.getPublic()).getParams()));
  }

  private static byte[] point(ECPublicKey key) {
    byte[] point = new byte[65];
    point[0] = 4;
    put(key.getW().getAffineX(), point, 33);
    put(key.getW().getAffineY(), point, 65);
    return point;
  }

  private static void put(BigInteger number, byte[] into, int end) {
    byte[] bytes = number.toByteArray();
    int length = Math.min(32, bytes.length);
    System.arraycopy(bytes, bytes.length - length, into, end - length, length);
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    SSLContext.setDefault(before);
  }
}
