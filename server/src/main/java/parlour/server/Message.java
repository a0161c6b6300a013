package parlour.server;

/// What may cross from one node to another; its binding decides how.
interface Message {}
