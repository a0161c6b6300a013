/// Notices that leave the house: Web Push to browsers (RFC 8030, 8188, 8291, 8292) and webhooks,
/// with the JDK alone. Nothing is sent before the host has set it up.
///
/// [PushSender] has a bounded queue and a few threads of its own, so that no table ever waits for
/// the network. What an address is allowed to be is for [Destinations] to say, and [Courier]
/// connects to no other.
@NullMarked
package parlour.server.push;

import org.jspecify.annotations.NullMarked;
