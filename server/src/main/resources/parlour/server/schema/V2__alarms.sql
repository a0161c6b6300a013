-- When a table over days has to be woken next, in milliseconds since 1970; written with the event that sets it.
CREATE TABLE IF NOT EXISTS due (
  pid TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL
)${clustered};

CREATE INDEX IF NOT EXISTS due_at ON due (at, pid);

-- When somebody last looked what is due: the time between two looks in which nobody could is given back.
CREATE TABLE IF NOT EXISTS swept (
  at BIGINT NOT NULL
);
