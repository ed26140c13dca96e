-- The last number of a call to a provider that wants each greater than all before it.
CREATE TABLE provider_nonce (provider text PRIMARY KEY, value bigint NOT NULL);
