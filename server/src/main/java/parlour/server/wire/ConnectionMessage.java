package parlour.server.wire;

/// Anything a connection's actor can receive: frames from its table or evening ([ClientMessage]),
/// and what its own socket tells it.
public interface ConnectionMessage extends NodeMessage {}
