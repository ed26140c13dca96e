import type { Db, Executor } from './open-database';

/**
 * A query that is built and prepared once for each database instead of at every call: for queries of every request. Its
 * name must be unique, its values are placeholders. Within a transaction it is built again, but the connection still
 * has its plan by name.
 */
export const prepared = <Query, By extends Executor = Db>(build: (db: By) => Query): ((db: By) => Query) => {
  const queries = new WeakMap<By, Query>();
  return (db) => {
    const known = queries.get(db);
    if (known) return known;
    const query = build(db);
    queries.set(db, query);
    return query;
  };
};
