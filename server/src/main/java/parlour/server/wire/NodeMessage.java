package parlour.server.wire;

/// What may cross from one node to another; its binding decides how.
public interface NodeMessage {}
