package parlour.server.store;

import com.typesafe.config.Config;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializer;
import org.apache.pekko.serialization.Serializers;
import org.apache.pekko.util.FutureConverters;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

/// The Pekko persistence journal (`AsyncWriteJournal`) over our own [EventLog].
///
/// Events of tables are stored as JSON without class names, so renaming a class never breaks an old
/// table.
public final class Journal extends AsyncWriteJournal {
  private final boolean ownsStore;
  private final Store store;
  private final EventLog log;
  private final Serialization serialization;

  /// Hands the server's store to the journal; without it the journal opens the database or file
  /// named in its configuration.
  public static final class Shared extends Setup {
    private final Store store;

    public Shared(Store store) {
      this.store = store;
    }
  }

  public Journal(Config config) throws SQLException {
    Optional<Shared> shared = context().system().settings().setup().get(Shared.class);
    this.ownsStore = shared.isEmpty();
    this.store = ownsStore ? new Store(database(config)) : shared.get().store;
    this.log = new EventLog(store);
    this.serialization = SerializationExtension.get(context().system());
  }

  private static Database database(Config config) throws SQLException {
    String address = config.getString("address");
    return address.isEmpty()
        ? Database.sqlite(Path.of(config.getString("file")))
        : Database.postgres(address);
  }

  @Override
  public void postStop() {
    if (ownsStore) store.close();
  }

  @Override
  public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(
      Iterable<AtomicWrite> messages) {
    List<CompletableFuture<Optional<Exception>>> written = new ArrayList<>();
    for (AtomicWrite write : messages) written.add(write(write));
    CompletableFuture<?>[] all = written.toArray(CompletableFuture<?>[]::new);
    return scala(
        CompletableFuture.allOf(all)
            .thenApply(_ -> written.stream().map(CompletableFuture::join).toList()));
  }

  private CompletableFuture<Optional<Exception>> write(AtomicWrite write) {
    List<EventLog.Row> rows = new ArrayList<>();
    Optional<Alarms.Alarm> alarm = Optional.empty();
    try {
      for (PersistentRepr event : CollectionConverters.asJava(write.payload())) {
        rows.add(row(event));
        if (event.payload() instanceof Alarms.SetBy set)
          alarm = Optional.of(new Alarms.Alarm(event.persistenceId(), set.wakeMillis()));
      }
    } catch (Exception unwritable) { // Scala throws checked exceptions without saying so.
      return CompletableFuture.completedFuture(Optional.of(unwritable));
    }
    return log.append(rows, alarm).thenApply(_ -> Optional.empty());
  }

  @Override
  public Future<Void> doAsyncDeleteMessagesTo(String pid, long to) {
    return scala(log.erase(pid, to));
  }

  @Override
  public Future<Void> doAsyncReplayMessages(
      String pid, long from, long to, long most, Consumer<PersistentRepr> out) {
    return scala(log.replay(pid, from, to, most, row -> out.accept(event(row))).thenRun(() -> {}));
  }

  @Override
  public Future<Long> doAsyncReadHighestSequenceNr(String pid, long from) {
    return scala(log.highestSeq(pid));
  }

  private EventLog.Row row(PersistentRepr event) {
    Object payload = event.payload();
    Serializer serializer = serialization.findSerializerFor(payload);
    EventLog.Kind kind =
        new EventLog.Kind(serializer.identifier(), Serializers.manifestFor(serializer, payload));
    byte[] body = serialization.serialize(payload).get();
    return new EventLog.Row(
        event.persistenceId(),
        event.sequenceNr(),
        event.writerUuid(),
        kind,
        body,
        System.currentTimeMillis());
  }

  private PersistentRepr event(EventLog.Row row) {
    EventLog.Kind kind = row.kind();
    Object payload =
        serialization.deserialize(row.body(), kind.serializer(), kind.manifest()).get();
    PersistentRepr event =
        PersistentRepr.apply(
            payload,
            row.seq(),
            row.pid(),
            "",
            false,
            org.apache.pekko.actor.ActorRef.noSender(),
            row.writer());
    return event.withTimestamp(row.writtenMillis());
  }

  private static <T> Future<T> scala(CompletionStage<T> stage) {
    return FutureConverters.asScala(stage);
  }
}
