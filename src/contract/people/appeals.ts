import * as z from 'zod/mini';
import { appealKindNames, appealLimits } from '#domain/appeals/appeal-kinds.ts';
import { appealStateNames } from '#domain/appeals/appeal-states.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

/** The person's own words. */
const appealWords = z.string().check(tidy(), z.minLength(appealLimits.wordsMin), z.maxLength(appealLimits.wordsMax));

const ownDecision = z.object({
  kind: z.enum(appealKindNames),
  /** The id within the kind. */
  decision: z.string(),
  /** The id of what was decided about: a strike, a person, a review, an article. */
  about: z.string(),
  title: z.string(),
  /** Why, in the operator's words; null for a decision of a rule. */
  reason: z.nullable(z.string()),
  /** The person's own text that it was about. */
  excerpt: z.nullable(z.string()),
  decidedAt: time,
  /** Until when it may be appealed against. */
  until: time,
  appeal: z.nullable(
    z.object({
      state: z.enum(appealStateNames),
      words: z.string(),
      /** The operator's answer. */
      answer: z.nullable(z.string()),
      createdAt: time,
      decidedAt: z.nullable(time),
    }),
  ),
});

export type OwnDecision = z.input<typeof ownDecision>;
export type OwnDecisionAnswer = z.output<typeof ownDecision>;

const refusals = ['APPEAL_NOT_FOUND', 'APPEAL_MADE', 'APPEAL_TOO_LATE'] as const;
/** From the letter about the block, or from a sign-in with the right password. */
const pass = z.string().check(z.maxLength(200));

export const appealsContract = endpoints({
  'GET /v1/appeals': endpoint({
    access: 'user',
    summary: 'Decisions about oneself that may be appealed against, and one’s appeals',
    response: z.object({ items: z.array(ownDecision) }),
    errors: [],
  }),
  'POST /v1/appeals': endpoint({
    access: 'user',
    summary: 'Appeals against a decision, once; the same words again change nothing',
    body: z.object({ kind: z.enum(appealKindNames), decision: z.string().check(z.maxLength(80)), words: appealWords }),
    response: ownDecision,
    errors: refusals,
  }),
  'POST /v1/appeals/block/read': endpoint({
    access: 'public',
    summary: 'The block of the account that a pass is for',
    body: z.object({ pass }),
    response: ownDecision,
    errors: ['APPEAL_NOT_FOUND'],
  }),
  'POST /v1/appeals/block': endpoint({
    access: 'public',
    summary: 'A blocked person appeals against the block',
    body: z.object({ pass, words: appealWords }),
    response: ownDecision,
    errors: refusals,
  }),
});
