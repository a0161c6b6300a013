package parlour.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// A TLS certificate for `localhost` that signs itself, made anew for a test.
public final class LoopbackCertificate {
  private static final String NAME = "loopback";
  private static final char[] PASSWORD = NAME.toCharArray();
  private static final Base64.Encoder LINES = Base64.getMimeEncoder(64, new byte[] {'\n'});

  private final Path folder;
  private final KeyStore keys;

  public LoopbackCertificate(Path folder) {
    this.folder = folder;
    try {
      this.keys = load(make(folder.resolve("loopback.p12")));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static Path make(Path file) throws IOException {
    String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    Process made =
        new ProcessBuilder(
                (keytool
                        + " -genkeypair -alias loopback -keyalg EC -groupname secp256r1 -validity 7"
                        + " -dname CN=localhost -ext san=dns:localhost,ip:127.0.0.1"
                        + " -storetype PKCS12 -storepass loopback -keystore "
                        + file)
                    .split(" "))
            .redirectErrorStream(true)
            .start();
    try (InputStream said = made.getInputStream()) {
      String why = new String(said.readAllBytes(), UTF_8);
      if (made.waitFor() != 0) throw new IOException(why);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
    return file;
  }

  private static KeyStore load(Path file) throws IOException, GeneralSecurityException {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    return keys;
  }

  /// Shows this certificate, and trusts it as well as no other.
  public SSLContext tls() {
    try {
      KeyStore trusted = KeyStore.getInstance("PKCS12");
      trusted.load(null, PASSWORD);
      trusted.setCertificateEntry(NAME, keys.getCertificate(NAME));
      KeyManagerFactory own = KeyManagerFactory.getInstance("PKIX");
      own.init(keys, PASSWORD);
      TrustManagerFactory others = TrustManagerFactory.getInstance("PKIX");
      others.init(trusted);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(own.getKeyManagers(), others.getTrustManagers(), null);
      return context;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// The certificate as web servers read it, in a file.
  public Path certificateFile() throws IOException, GeneralSecurityException {
    return write("CERTIFICATE", keys.getCertificate(NAME).getEncoded());
  }

  /// Its key, likewise.
  public Path keyFile() throws IOException, GeneralSecurityException {
    return write("PRIVATE KEY", keys.getKey(NAME, PASSWORD).getEncoded());
  }

  private Path write(String what, byte[] bytes) throws IOException {
    return Files.writeString(
        folder.resolve(what.replace(' ', '-') + ".pem"),
        "-----BEGIN %1$s-----%n%2$s%n-----END %1$s-----%n"
            .formatted(what, LINES.encodeToString(bytes)));
  }
}
