import { type SQL, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Executor } from './open-database';

/** The operator who views a queue, and from when on an entry is urgent. */
export interface QueueViewer {
  readonly actorId: string;
  readonly may: (permission: AdminPermission) => boolean;
  /** An entry that has waited since this moment or longer has used most of its term. */
  readonly urgentSince: Date;
  readonly now: number;
}

/** What is shown of an entry without opening it; null where the queue has no such fact. */
interface Facts {
  readonly person: string | null;
  readonly squadId: number | null;
  readonly gameName: string | null;
  /** A code or text of this queue: a method, a topic, a title. */
  readonly what: string | null;
  /** The latest message. */
  readonly words: string | null;
  readonly amount: Kopecks | null;
  readonly count: number | null;
  readonly bytes: number | null;
  /** When it is decided automatically. */
  readonly until: Date | null;
}

interface First extends Facts {
  readonly id: string;
  readonly since: Date;
  /** Whether the viewer may decide it: they have the permission, and the entry does not concern themselves. */
  readonly takeable: boolean;
}

export interface QueueState {
  readonly waiting: number;
  readonly urgent: number;
  /** Null when nothing waits. */
  readonly oldestAt: Date | null;
  /** Total of all entries; null where the queue is not about money. */
  readonly sum: Kopecks | null;
  /** How many of the waiting entries are already being worked on, as the queue defines it. */
  readonly underWay: number;
  /** The entry that has waited longest, preferably one that the viewer may decide. */
  readonly first: First | null;
}

interface Queue {
  /** The table or joined tables; `where` and `since` must match its index. */
  readonly from: SQL;
  /** Joined only for the first entry. */
  readonly firstJoin?: SQL;
  readonly where: SQL;
  readonly since: SQL;
  readonly id: SQL;
  readonly takeable: SQL;
  readonly sum?: SQL;
  readonly underWay?: SQL;
  readonly facts?: Readonly<Partial<Record<keyof Facts, SQL>>>;
}

interface Row extends Record<string, unknown> {
  readonly waiting: number;
  readonly urgent: number;
  readonly oldest: Date | string | null;
  readonly sum: number | null;
  readonly underWay: number;
  readonly first:
    | (Partial<Omit<Facts, 'until'>> & { id: string; since: string; until?: string | null; takeable: boolean })
    | null;
}

const nothingKnown: Facts = {
  person: null,
  squadId: null,
  gameName: null,
  what: null,
  words: null,
  amount: null,
  count: null,
  bytes: null,
  until: null,
};

/** Reads a queue in one statement: how many entries wait, since when, their total, and the first of them. */
export const readQueue = async (
  db: Executor,
  viewer: Pick<QueueViewer, 'urgentSince'>,
  { from, firstJoin = sql``, where, since, id, takeable, sum, underWay = sql`false`, facts = {} }: Queue,
): Promise<QueueState> => {
  const factPairs = Object.entries(facts).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  const { rows } = await db.execute<Row>(sql`
    SELECT totals.*, first.entry AS first FROM (
      SELECT
        count(*)::integer AS waiting,
        (count(*) FILTER (WHERE ${since} <= ${viewer.urgentSince}::timestamptz))::integer AS urgent,
        min(${since}) AS oldest,
        ${sum === undefined ? sql`NULL` : sql`coalesce(sum(${sum}), 0)`}::float8 AS sum,
        (count(*) FILTER (WHERE ${underWay}))::integer AS "underWay"
      FROM ${from} WHERE ${where}
    ) AS totals LEFT JOIN LATERAL (
      SELECT jsonb_build_object(${sql.join(
        [sql`'id', (${id})::text`, sql`'since', ${since}`, sql`'takeable', coalesce(${takeable}, false)`, ...factPairs],
        sql`, `,
      )}) AS entry
      FROM ${from} ${firstJoin} WHERE ${where}
      ORDER BY coalesce(${takeable}, false) DESC, ${since} LIMIT 1
    ) AS first ON true`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  const { oldest, first, ...counts } = row;
  return {
    ...counts,
    oldestAt: oldest === null ? null : new Date(oldest),
    first: first && {
      ...nothingKnown,
      ...first,
      since: new Date(first.since),
      until: first.until ? new Date(first.until) : null,
    },
  };
};
