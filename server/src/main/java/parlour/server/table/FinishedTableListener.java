package parlour.server.table;

import parlour.server.table.state.EveningLink;

/// Through this a table of an evening reports that its game is over, without knowing what an
/// evening is.
public interface FinishedTableListener {
  void tableFinished(EveningLink link);
}
