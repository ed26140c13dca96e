import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/games/category';
import { mateLevels } from '../../domain/mates/grade';
import { squadMemberTypes } from '../../domain/squad/facts/squad-enums';
import { isoTime, rubles, uuid } from '../schemas/fields';
import { publicSquad } from './public-squad';
import { squadHistoryLine } from './squad-history';

/** Fields of an invitation that failed when a squad was made: to whom, and the code of the refusal. */
export const failedInvitation = {
  memberId: z.nullable(uuid),
  memberType: z.enum(squadMemberTypes),
  code: z.string(),
} as const;

/** A person on a card or in a row. */
export const person = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  onlineLevel: z.literal([0, 1, 2]),
});

/** Somebody whom a squad's page speaks of, under their id. */
const mentionedPerson = z.object({
  ...z.omit(person, { id: true }).shape,
  /** Null for one without mate access. The grade is today's: the squad's own terms may be older. */
  mate: z.nullable(z.object({ grade: z.enum(mateLevels), rating: z.number(), languages: z.array(z.string()) })),
});

export const squadCategory = z.object({
  id: z.number(),
  kind: z.enum(categoryKinds),
  name: z.string(),
  slug: z.string(),
});

/**
 * A squad as one of its people sees it: what the rules know of it, and what they do not. Whatever follows from the
 * squad (whose turn it is, what is due and until when, what is allowed) is not told besides: the rules are the same on
 * both sides.
 */
export const squadView = z.object({
  id: z.number(),
  squad: publicSquad,
  names: z.object({ game: z.string(), category: z.string() }),
  /** Everybody who is mentioned, by id. */
  people: z.record(uuid, mentionedPerson),
  /** Invitations that failed when the squad was created. */
  errors: z.array(z.object(failedInvitation)),
  /** What the asking mate receives for this squad after their percent of order. */
  myIncome: z.nullable(rubles),
  /** What leaving or disbanding returns, at this stage and at each later one. */
  cancellation: z.array(
    z.object({
      stage: z.string(),
      action: z.enum(['leave', 'disband']),
      refunds: z.array(z.object({ payerId: uuid, paid: rubles, returned: rubles })),
    }),
  ),
  /** What was said in the dispute, the reason first; absent while there is none. */
  disputeTexts: z.exactOptional(
    z.array(
      z.object({ kind: z.enum(['REASON', 'COMMENT', 'DECISION']), authorId: uuid, text: z.string(), at: isoTime }),
    ),
  ),
  disputeFiles: z.exactOptional(
    z.array(z.object({ id: uuid, authorId: uuid, name: z.string(), size: z.number(), url: z.string() })),
  ),
  history: z.array(squadHistoryLine),
});

export type SquadView = z.output<typeof squadView>;
export type Person = z.output<typeof person>;
