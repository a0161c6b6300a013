package parlour.server.socket;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.eclipse.jetty.server.Request;

/// A proxy for an upgrade request that lets go of the request once it is answered.
///
/// Jetty references the request as long as the WebSocket is open, and through it everything that
/// was needed to read it.
final class ReleasableRequest {
  private volatile Optional<Request> target;
  private final Request proxy;

  ReleasableRequest(Request target) {
    this.target = Optional.of(target);
    this.proxy =
        (Request)
            Proxy.newProxyInstance(
                Request.class.getClassLoader(),
                new Class<?>[] {Request.class},
                (_, method, arguments) -> invoke(method, arguments));
  }

  /// Stands for the request until it is released.
  Request request() {
    return proxy;
  }

  void release() {
    target = Optional.empty();
  }

  private Object invoke(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(
          target.orElseThrow(() -> new IllegalStateException("the request was released")),
          arguments);
    } catch (InvocationTargetException broken) {
      throw broken.getCause();
    }
  }
}
