package parlour.server.socket;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.eclipse.jetty.server.Request;

/// A request to open a line, forgotten once it has been answered.
///
/// The web server holds on to the request as long as the line is open, and by it to all that was
/// needed to read it.
final class ReleasableRequest {
  private volatile Optional<Request> wanted;
  private final Request request;

  ReleasableRequest(Request wanted) {
    this.wanted = Optional.of(wanted);
    this.request =
        (Request)
            Proxy.newProxyInstance(
                Request.class.getClassLoader(),
                new Class<?>[] {Request.class},
                (_, method, arguments) -> ask(method, arguments));
  }

  /// Stands for the request until that is forgotten.
  Request request() {
    return request;
  }

  void forget() {
    wanted = Optional.empty();
  }

  private Object ask(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(
          wanted.orElseThrow(() -> new IllegalStateException("the request is answered")),
          arguments);
    } catch (InvocationTargetException broken) {
      throw broken.getCause();
    }
  }
}
