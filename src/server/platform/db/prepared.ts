import type { Db, Executor } from './open-database';

/**
 * Queries built and planned once for each database instead of at every call: for what each request asks.
 * Their names must be unique; values come in as placeholders. Where transactions ask them too, they are built again
 * in each, and the connection still knows their plans by name.
 */
export const prepared = <Query, By extends Executor = Db>(build: (db: By) => Query): ((db: By) => Query) => {
  const kept = new WeakMap<By, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
};
