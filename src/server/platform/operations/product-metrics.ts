import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import type { App } from '../app';
import { ledgerCheck } from '../db/schema/money/ledger';
import { countGivenUp } from '../deadlines/failed-deadline';
import { countJobsGivenUp } from '../outbox/job-runner';

/** How long a figure may take: whoever collects them waits for some seconds in all. */
const limitMs = 1000;

/** Name, meaning, and how it is read; null: not known now. */
type Figure = readonly [name: string, help: string, read: (app: App) => number | null | Promise<number | null>];

const figures: readonly Figure[] = [
  ['db_pool_waiting', 'Callers waiting for a connection', ({ database }) => database.pool.waitingCount],
  [
    'clock_ahead_seconds',
    'How far the clock of this machine is ahead of the database’s',
    ({ clocks }) => {
      const ahead = clocks.aheadMs();
      return ahead === null ? null : ahead / 1000;
    },
  ],
  ['deadlines_given_up', 'Deadlines that failed for a day and wait for an operator', ({ db }) => countGivenUp(db)],
  [
    'jobs_given_up',
    'Letters, notifications and other jobs of the last weeks that were tried in vain',
    ({ db }) => countJobsGivenUp(db),
  ],
  [
    'ledger_faults',
    'What the last look at the ledger found unsound; -1 before the first',
    async ({ db }) => (await db.select().from(ledgerCheck))[0]?.faults ?? -1,
  ],
];

/**
 * What the product tells of itself. A figure that cannot be read now, as those of the database without it, is NaN: the
 * others are wanted then more than ever.
 */
export const productMetrics = (app: App): Registry => {
  const registry = new Registry();
  for (const [name, help, read] of figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const reading = (async () => read(app))().catch(() => null);
        this.set((await Promise.race([reading, sleep(limitMs, null, { ref: false })])) ?? Number.NaN);
      },
    });
  return registry;
};
