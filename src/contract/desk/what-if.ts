import * as z from 'zod/mini';
import { type AskedTermName, askedTerms, writtenTerm } from '#domain/what-if/other-terms.ts';
import { squadRefusalCodes } from '#domain/squad/facts/squad-refusal-code.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { rublesInQuery } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { deskPerson } from './kit';

/** Periods on offer, in days. */
export const whatIfDays = [7, 30, 90] as const;

const termIn = (name: AskedTermName) => {
  const { unit, min, max } = askedTerms[name];
  const value = unit === 'MONEY' ? rublesInQuery : z.coerce.number().check(z.refine(Number.isInteger));
  return z.optional(value.check(z.gte(writtenTerm(name, min)), z.lte(writtenTerm(name, max))));
};

/** The terms asked about: sums in rubles, the others in whole percents, hours, days or strikes. Absent: as it was. */
const terms = {
  'lobby-mates': termIn('lobby-mates'),
  'early-finish': termIn('early-finish'),
  'promo-percent': termIn('promo-percent'),
  'trial-price': termIn('trial-price'),
  'rate-beginner-1': termIn('rate-beginner-1'),
  'rate-beginner-2': termIn('rate-beginner-2'),
  'rate-beginner-3': termIn('rate-beginner-3'),
  'rate-expert': termIn('rate-expert'),
  'rate-pro': termIn('rate-pro'),
  'rate-star': termIn('rate-star'),
  'percent-beginner-1': termIn('percent-beginner-1'),
  'percent-beginner-2': termIn('percent-beginner-2'),
  'percent-beginner-3': termIn('percent-beginner-3'),
  'percent-expert': termIn('percent-expert'),
  'percent-pro': termIn('percent-pro'),
  'percent-star': termIn('percent-star'),
  'referral-percent': termIn('referral-percent'),
  'referral-client-limit': termIn('referral-client-limit'),
  'strike-days': termIn('strike-days'),
  'strike-first': termIn('strike-first'),
  'strike-second': termIn('strike-second'),
  'strike-third': termIn('strike-third'),
  'strike-decided': termIn('strike-decided'),
} satisfies Readonly<Record<AskedTermName, z.ZodMiniType>>;

/** The same figure as it was and as it would have been. */
const compared = z.object({ was: money, would: money });

const whatIf = z.object({
  since: time,
  /** Squads that count. */
  squads: z.number(),
  /** Whether only the latest squads of the period were replayed, for want of time. */
  cut: z.boolean(),
  /** What payers paid and did not get back. */
  paid: compared,
  earned: compared,
  revenue: compared,
  subsidy: compared,
  rewards: compared,
  /** What the service bears of the rewards. */
  borne: compared,
  /** What the service has left. */
  left: compared,
  /** Payments that would have cost more, and how much more in all: whether they had been made nobody knows. */
  dearer: z.object({ count: z.number(), sum: money }),
  /** Squads that still hold money. */
  open: z.number(),
  /** Squads whose beginning is not on record. */
  unknown: z.number(),
  /** Squads of which a step would have been impossible, with the first such step. */
  impossible: z.array(
    z.object({ squadId: z.number(), step: z.number(), event: z.string(), code: z.enum(squadRefusalCodes) }),
  ),
  impossibleCount: z.number(),
  /** For whom it would have been most different, the largest difference first. */
  people: z.array(z.object({ person: deskPerson, was: money, would: money })),
  peopleCount: z.number(),
  /** What strikes would have led to; null: none of their terms is asked about. */
  strikes: z.nullable(
    z.object({
      /**
       * Mates with the minutes within the period for which strikes kept their orders off, the largest difference first,
       * and the squads of which a step would have been impossible for that reason.
       */
      mates: z.array(z.object({ person: deskPerson, was: z.number(), would: z.number(), refused: z.number() })),
      matesCount: z.number(),
      /** How often an administrator was to decide about a mate's access. */
      decisions: z.object({ was: z.number(), would: z.number() }),
    }),
  ),
});

/** What the squads of the last days had cost and earned under other terms. */
export const deskWhatIfContract = endpoints({
  'GET /v1/admin/what-if': endpoint({
    access: { permission: 'VIEW_WHAT_IF' },
    summary:
      'Replays the squads of the last days under other terms: sums and people, as it was and as it would have been',
    query: z.object({
      days: z._default(z.coerce.number().check(z.refine((given) => whatIfDays.some((known) => known === given))), 30),
      ...terms,
    }),
    response: whatIf,
    errors: ['VALIDATION_ERROR'],
  }),
});
