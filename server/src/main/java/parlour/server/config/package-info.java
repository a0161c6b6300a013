/// How a server is to run: its options, its limits, and the nodes of its cluster.
@NullMarked
package parlour.server.config;

import org.jspecify.annotations.NullMarked;
