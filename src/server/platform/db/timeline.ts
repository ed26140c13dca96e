import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** The number of the timeline in the name of the file that is being written, in hexadecimal digits; only a server that writes has one. */
export const writtenTimeline = 'left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)';

/**
 * The cluster, the database in it, and PostgreSQL's own number of the timeline: a promoted standby and a restored
 * archive begin a new one. Only a server that writes can say it.
 */
const timelineSql = `
  SELECT concat_ws('.', system_identifier, ${writtenTimeline}, d.oid) AS timeline
  FROM pg_control_system(), pg_database d WHERE d.datname = current_database()`;

type Asked = Pick<Pool, 'query'>;

/**
 * Which history of the data the database goes on with. After a failover to a standby that was behind, numbers that
 * otherwise only grow (a chat's `seq`, revisions, versions) have gone back: whoever keeps such numbers starts anew.
 */
export interface Timeline {
  /** The known one, asked for when none is known; null when the database does not tell. */
  current(): Promise<string | null>;
  /** Asks the server at the end of this connection, one that writes. */
  check(connection: Asked): Promise<void>;
  /** Called with the new one after another was known. */
  onChange(listener: (timeline: string) => void): void;
}

export const timelineOf = (pool: Asked): Timeline => {
  let known: string | null = null;
  const listeners: ((timeline: string) => void)[] = [];
  const ask = async (connection: Asked): Promise<string | null> => {
    const answer = await connection.query<{ timeline: string }>(timelineSql).catch(() => null);
    const text = answer?.rows[0]?.timeline;
    // Browsers are told it: they need not learn the cluster's identifier.
    return text === undefined ? null : createHash('sha256').update(text).digest('hex').slice(0, 12);
  };
  const note = (timeline: string | null): void => {
    if (timeline === null || timeline === known) return;
    const before = known;
    known = timeline;
    if (before !== null) for (const listener of listeners) listener(timeline);
  };
  return {
    current: async () => {
      if (known === null) note(await ask(pool));
      return known;
    },
    check: async (connection) => note(await ask(connection)),
    onChange: (listener) => void listeners.push(listener),
  };
};
