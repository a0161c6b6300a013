package parlour.server.wire;

/// Marks messages that may be sent from node to node; `pekko.conf` binds it to its serializer.
public interface NodeMessage {}
