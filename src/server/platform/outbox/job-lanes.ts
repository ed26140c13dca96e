import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { UndeliveredKind } from '#domain/notifications/undelivered-kind.ts';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { type JobTopic, jobTopics } from './outbox-topics';
import { brief, type Patience } from './sweeps';

/** As mail servers do among themselves: for four days. */
const patient: Patience = { attempts: 202, longestWaitSeconds: 1800 };

interface LaneTerms {
  /** Of its topics only the rows that fit; default: all. */
  readonly fits?: SQL;
  readonly patience: Patience;
  /** How many of its jobs run at the same time in one process; default: ten. */
  readonly slots?: number;
}

/** `usefulLate`: its jobs are still of use after an hour; what was given up waits for an operator then. */
type Lane = LaneTerms &
  (
    | { readonly usefulLate: true; readonly topics: readonly UndeliveredKind[] }
    | { readonly usefulLate: false; readonly topics: readonly JobTopic[] }
  );

const isLetter = sql`${outbox.payload} ->> 'service' = 'email'`;

/**
 * Jobs that wait for the same outside service stand in one lane, and no lane waits for another: a mail server that does
 * not answer holds letters, never a paid order. A notification goes with the letters when it is one.
 */
const lanes = {
  letters: { topics: ['mail'], patience: patient, usefulLate: true },
  notifiedLetters: { topics: ['notifier'], fits: isLetter, patience: patient, usefulLate: true },
  messengers: { topics: ['notifier'], fits: not(isLetter), patience: brief, usefulLate: false },
  browsers: { topics: ['push', 'chatPush', 'pushCheck'], patience: brief, usefulLate: false },
  /** One after the other: each job also does all that came before it. */
  filing: { topics: ['receipts'], patience: patient, usefulLate: true, slots: 1 },
  registers: { topics: ['receipt'], patience: patient, usefulLate: true },
  payouts: { topics: ['payout'], patience: patient, usefulLate: true },
  /** One after the other: the tax service takes one call at a time. */
  taxes: { topics: ['npdCheck'], patience: patient, usefulLate: true, slots: 1 },
  /** Each is asked again by a job of its own. */
  payments: { topics: ['payment'], patience: brief, usefulLate: false },
  refunds: { topics: ['refund'], patience: patient, usefulLate: true },
  product: {
    topics: ['passwordReset', 'loginLink', 'paidOrder', 'personGone', 'gameAsks', 'voiceGone'],
    patience: brief,
    usefulLate: true,
  },
} as const satisfies Readonly<Record<string, Lane>>;

const covered: ReadonlySet<JobTopic> = new Set(Object.values(lanes).flatMap(({ topics }) => topics));
const forgotten = jobTopics.filter((topic) => !covered.has(topic));
if (forgotten.length > 0) throw new Error(`no lane has the jobs ${forgotten.join(', ')}`);

export const jobLanes: readonly Lane[] = Object.values(lanes);

/** The rows of a lane. */
export const isInLane = ({ topics, fits }: Lane): SQL | undefined => and(inArray(outbox.topic, [...topics]), fits);
