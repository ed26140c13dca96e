import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import type { Running } from '#server/platform/feature.ts';

interface Looks {
  shown: number;
  opened: number;
}

/**
 * Counted in this process and not yet stored, by `{day}:{mate}`. Nothing of those who look is kept. Several requests of
 * one page at the same moment share a response and count once; what a crash loses is a few seconds of counting.
 */
const counted = new WeakMap<App['database'], Map<string, Looks>>();

const looksOf = (app: App): Map<string, Looks> => {
  const known = counted.get(app.database);
  if (known) return known;
  const fresh = new Map<string, Looks>();
  counted.set(app.database, fresh);
  return fresh;
};

const count = (app: App, mateId: string, what: keyof Looks, day: string): void => {
  const looks = looksOf(app);
  const key = `${day}:${mateId}`;
  const of = looks.get(key);
  if (of) of[what] += 1;
  else looks.set(key, { shown: 0, opened: 0, [what]: 1 });
};

/** The day in UTC: `2026-11-29`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** These cards were on a page of a list. */
export const countShown = (app: App, cards: readonly { readonly id: string }[]): void => {
  const day = dayOf(app.clock.now());
  for (const { id } of cards) count(app, id, 'shown', day);
};

/** Somebody opened the mate's page. */
export const countOpened = (app: App, mateId: string): void => count(app, mateId, 'opened', dayOf(app.clock.now()));

/** Adds what was counted to the stored days, in one statement; people who are gone meanwhile are left out. */
export const storeLooks = async (app: App, db: Executor = app.db): Promise<void> => {
  const looks = looksOf(app);
  if (looks.size === 0) return;
  const rows = [...looks].map(([key, of]) => ({ day: key.slice(0, 10), mate: key.slice(11), ...of }));
  looks.clear();
  try {
    await db.execute(sql`
      INSERT INTO mate_day AS known (mate_id, day, shown, opened)
      SELECT one.mate, one.day, one.shown, one.opened
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS one (mate uuid, day date, shown integer, opened integer)
      JOIN mate_access ON mate_access.user_id = one.mate
      ORDER BY one.mate, one.day
      ON CONFLICT (mate_id, day) DO UPDATE SET shown = known.shown + excluded.shown, opened = known.opened + excluded.opened`);
  } catch (problem) {
    for (const { day, mate, shown, opened } of rows) {
      const of = looks.get(`${day}:${mate}`) ?? { shown: 0, opened: 0 };
      looks.set(`${day}:${mate}`, { shown: of.shown + shown, opened: of.opened + opened });
    }
    throw problem;
  }
};

/** How often counted looks are stored, ms of real time. */
const every = 10_000;

/** Stores counted looks every few seconds, and when the process ends. */
export const storeLooksInTurn = (app: App): Running => {
  let running = Promise.resolve();
  const store = (): Promise<void> => {
    running = running
      .then(() => storeLooks(app))
      .catch((problem: unknown) => app.log.error({ err: problem }, 'could not store how often cards were shown'));
    return running;
  };
  const timer = setInterval(() => void store(), every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await store();
    },
  };
};
