import { type SQL, sql } from 'drizzle-orm';
import type { Kopecks } from '../../../domain/money/kopecks';
import type { AdminPermission } from '../../../domain/people/admin-permission';
import type { Executor } from './open-database';

/** Who looks at a queue, and from when on an entry of it is urgent. */
export interface QueueViewer {
  readonly actorId: string;
  readonly may: (permission: AdminPermission) => boolean;
  /** What waits since then or longer has used most of its term. */
  readonly urgentSince: Date;
  readonly now: number;
}

/** What is known of an entry without opening it; what a queue has no word for is null. */
interface Facts {
  readonly person: string | null;
  readonly squadId: number | null;
  readonly gameName: string | null;
  /** A code or words of the queue's own: a method, a topic, a title. */
  readonly what: string | null;
  /** The last that was said. */
  readonly words: string | null;
  readonly amount: Kopecks | null;
  readonly count: number | null;
  readonly bytes: number | null;
  /** ISO: when it is decided without anybody. */
  readonly until: string | null;
}

interface First extends Facts {
  readonly id: string;
  /** ISO. */
  readonly since: string;
  /** Whether whoever looks may decide it: it is none of their own, and the right is theirs. */
  readonly takeable: boolean;
}

export interface QueueState {
  readonly waiting: number;
  readonly urgent: number;
  /** ISO; null when nothing waits. */
  readonly oldestAt: string | null;
  /** What is at stake in all; null where money is not what waits. */
  readonly sum: Kopecks | null;
  /** Of those that wait: half done already, see the queue. */
  readonly underWay: number;
  /** The longest waiting, those that whoever looks may decide before others. */
  readonly first: First | null;
}

interface Queue {
  /** The table or tables, joined; `where` and `since` are written as its index is. */
  readonly from: SQL;
  /** Joined for the one entry that is named. */
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
  readonly first: (Partial<Facts> & { id: string; since: string; takeable: boolean }) | null;
}

const iso = (moment: Date | string): string => new Date(moment).toISOString();

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

/** A queue in one statement: how many wait, since when, what for, and the first of them. */
export const readQueue = async (
  db: Executor,
  viewer: Pick<QueueViewer, 'urgentSince'>,
  { from, firstJoin: beside = sql``, where, since, id, takeable, sum, underWay = sql`false`, facts = {} }: Queue,
): Promise<QueueState> => {
  const told = Object.entries(facts).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  const { rows } = await db.execute<Row>(sql`
    SELECT totals.*, first.entry AS first FROM (
      SELECT
        count(*)::integer AS waiting,
        (count(*) FILTER (WHERE ${since} <= ${viewer.urgentSince.toISOString()}::timestamptz))::integer AS urgent,
        min(${since}) AS oldest,
        ${sum === undefined ? sql`NULL` : sql`coalesce(sum(${sum}), 0)`}::float8 AS sum,
        (count(*) FILTER (WHERE ${underWay}))::integer AS "underWay"
      FROM ${from} WHERE ${where}
    ) AS totals LEFT JOIN LATERAL (
      SELECT jsonb_build_object(${sql.join(
        [sql`'id', (${id})::text`, sql`'since', ${since}`, sql`'takeable', coalesce(${takeable}, false)`, ...told],
        sql`, `,
      )}) AS entry
      FROM ${from} ${beside} WHERE ${where}
      ORDER BY coalesce(${takeable}, false) DESC, ${since} LIMIT 1
    ) AS first ON true`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  const { oldest, first, ...counts } = row;
  return {
    ...counts,
    oldestAt: oldest === null ? null : iso(oldest),
    first: first && {
      ...nothingKnown,
      ...first,
      since: iso(first.since),
      until: typeof first.until === 'string' ? iso(first.until) : null,
    },
  };
};
