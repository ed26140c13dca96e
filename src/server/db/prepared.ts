import type { Db } from './open-database';

/**
 * A query built and planned once for each database instead of at every call: for what each request asks.
 * Its name must be unique; values come in as placeholders.
 */
export const prepared = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
  const kept = new WeakMap<Db, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
};
