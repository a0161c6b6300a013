package parlour.server;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/// A TUN device of Linux: a network interface whose packets this program reads and writes.
///
/// Java has no `ioctl`, so the four calls go to the C library by the foreign function interface.
final class TunDevice {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      function(
          "open",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
          Linker.Option.firstVariadicArg(2));
  private static final MethodHandle IOCTL =
      function(
          "ioctl",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_LONG,
              ValueLayout.ADDRESS),
          Linker.Option.firstVariadicArg(2));
  private static final FunctionDescriptor TRANSFER =
      FunctionDescriptor.of(
          ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
  private static final MethodHandle READ = function("read", TRANSFER);
  private static final MethodHandle WRITE = function("write", TRANSFER);
  private static final MethodHandle CLOSE =
      function("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

  private static final int READ_AND_WRITE = 2;
  private static final long SET_INTERFACE = 0x400454caL; // TUNSETIFF
  private static final int REQUEST_BYTES = 40; // struct ifreq: 16 bytes of name, then the flags
  private static final int FLAGS_AT = 16;
  private static final short PLAIN_PACKETS = 0x1001; // IFF_TUN | IFF_NO_PI
  private static final int LARGEST_PACKET = 65_536;

  private final int descriptor;

  @SuppressWarnings("restricted") // That is how native functions are called.
  private static MethodHandle function(
      String name, FunctionDescriptor type, Linker.Option... options) {
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type, options);
  }

  /// Makes a device of that name, which lasts until it is closed; it may be moved to another
  /// network namespace meanwhile.
  TunDevice(String name) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      descriptor = (int) OPEN.invokeExact(arena.allocateFrom("/dev/net/tun"), READ_AND_WRITE);
      if (descriptor < 0) throw new IOException("/dev/net/tun cannot be opened");
      MemorySegment request = arena.allocate(REQUEST_BYTES);
      request.setString(0, name);
      request.set(ValueLayout.JAVA_SHORT, FLAGS_AT, PLAIN_PACKETS);
      if ((int) IOCTL.invokeExact(descriptor, SET_INTERFACE, request) < 0) {
        close();
        throw new IOException("the TUN device " + name + " cannot be made");
      }
    } catch (IOException | RuntimeException | Error broken) {
      throw broken;
    } catch (Throwable broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// What a device does with the packets that come out of it.
  interface Receiver {
    void receive(byte[] packet);
  }

  /// Reads packets until the device or its network namespace is gone.
  void readAll(Receiver receiver) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment buffer = arena.allocate(LARGEST_PACKET);
      while (true) {
        long length = (long) READ.invokeExact(descriptor, buffer, (long) LARGEST_PACKET);
        if (length <= 0) return;
        receiver.receive(buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE));
      }
    } catch (RuntimeException | Error broken) {
      throw broken;
    } catch (Throwable broken) {
      throw new IllegalStateException(broken);
    }
  }

  /// Puts a packet into the device; one that it cannot take is lost, as on any network.
  void write(byte[] packet) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment bytes = arena.allocateFrom(ValueLayout.JAVA_BYTE, packet);
      long _ = (long) WRITE.invokeExact(descriptor, bytes, (long) packet.length);
    } catch (RuntimeException | Error broken) {
      throw broken;
    } catch (Throwable broken) {
      throw new IllegalStateException(broken);
    }
  }

  void close() {
    try {
      int _ = (int) CLOSE.invokeExact(descriptor);
    } catch (RuntimeException | Error broken) {
      throw broken;
    } catch (Throwable broken) {
      throw new IllegalStateException(broken);
    }
  }
}
