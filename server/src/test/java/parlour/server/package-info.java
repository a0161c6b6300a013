/// Real servers, real sockets, real disks; nothing is faked.
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
