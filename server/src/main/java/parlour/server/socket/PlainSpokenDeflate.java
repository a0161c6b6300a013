package parlour.server.socket;

import java.util.zip.DataFormatException;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;

/// permessage-deflate that says in a sentence what is wrong with a message, and not in the words of
/// an exception.
public final class PlainSpokenDeflate extends PerMessageDeflateExtension {
  @Override
  public void onFrame(Frame frame, Callback callback) {
    super.onFrame(
        frame, Callback.from(callback::succeeded, broken -> callback.failed(said(broken))));
  }

  private static Throwable said(Throwable broken) {
    boolean garbage =
        broken instanceof DataFormatException || broken.getCause() instanceof DataFormatException;
    return garbage ? new BadPayloadException("The message is not compressed as agreed.") : broken;
  }
}
