package parlour.server.http;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Tells the [LimitedConnector] what a connection is waited for: the head of a request, its body,
/// or nothing while it is answered.
final class RequestTimer extends Handler.Wrapper {
  RequestTimer(Handler next) {
    super(next);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!(request.getConnectionMetaData().getConnector() instanceof LimitedConnector connector))
      return super.handle(request, response, callback);
    EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
    Request.addCompletionListener(request, _ -> connector.await(connection));
    if (request.getLength() == 0) {
      connector.received(connection);
      return super.handle(request, response, callback);
    }
    connector.await(connection);
    return super.handle(
        new Request.Wrapper(request) {
          @Override
          public Content.Chunk read() {
            Content.Chunk chunk = super.read();
            if (chunk != null && chunk.isLast()) connector.received(connection);
            return chunk;
          }
        },
        response,
        callback);
  }
}
