-- What the last look at the ledger found unsound; a row goes as soon as a look no longer finds it. Sums in kopecks.
CREATE TABLE ledger_fault (
  rule text NOT NULL,
  subject text NOT NULL,
  found bigint NOT NULL,
  expected bigint NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (rule, subject)
);
