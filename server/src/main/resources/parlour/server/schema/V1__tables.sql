-- The events of every table by table and number; the key is the last fence against two owners.
CREATE TABLE IF NOT EXISTS events (
  pid TEXT NOT NULL,
  seq BIGINT NOT NULL,
  writer TEXT NOT NULL,
  serializer INTEGER NOT NULL,
  manifest TEXT NOT NULL,
  body ${bytes} NOT NULL,
  written BIGINT NOT NULL,
  PRIMARY KEY (pid, seq)
)${clustered};

-- How far the events of a table were erased: their numbers are not given again.
CREATE TABLE IF NOT EXISTS erased (
  pid TEXT NOT NULL PRIMARY KEY,
  through BIGINT NOT NULL
)${clustered};

-- The open tables as they last described themselves.
CREATE TABLE IF NOT EXISTS lobby (
  id TEXT NOT NULL PRIMARY KEY,
  card TEXT NOT NULL,
  posted BIGINT NOT NULL
)${clustered};
