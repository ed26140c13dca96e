import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { squadMemberTypes } from '#domain/squad/facts/squad-enums.ts';
import { gameId, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { publicSquad } from './public-squad';
import { squadHistoryLine } from './squad-history';

/** Fields of an invitation that failed on creation: who was invited, and the code of the refusal. */
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

/** A person mentioned on a squad's page. */
const mentionedPerson = z.object({
  ...z.omit(person, { id: true }).shape,
  /** Null without mate access. The grade is the current one; the squad's own terms may be older. */
  mate: z.nullable(z.object({ grade: z.enum(mateLevels), rating: z.number(), languages: z.array(z.string()) })),
});

export const squadCategory = z.object({
  id: z.number(),
  kind: z.enum(categoryKinds),
  name: z.string(),
  slug: z.string(),
});

/**
 * A squad for one of its people: its projection (`squad`) and data that the rules do not need. Values that follow from
 * the projection (whose turn it is, what is due and until when, what is allowed) are not sent: the browser computes
 * them with the same rules.
 */
export const squadView = z.object({
  id: z.number(),
  gameId,
  squad: publicSquad,
  names: z.object({ game: z.string(), category: z.string() }),
  /** Everybody mentioned: also those who are only invited, who have left, who wrote about a dispute. */
  members: z.array(z.object({ id: uuid, user: mentionedPerson })),
  /** Invitations that failed when the squad was created. */
  errors: z.array(z.object(failedInvitation)),
  /** What the viewing mate receives for this squad after their percent of order; null for others. */
  myIncome: z.nullable(money),
  /** What leaving or disbanding refunds, at this stage and at each later one. */
  cancellation: z.array(
    z.object({
      stage: z.string(),
      action: z.enum(['leave', 'disband']),
      refunds: z.array(z.object({ payerId: uuid, paid: money, returned: money })),
    }),
  ),
  /** Texts of the dispute, the reason first; absent without a dispute. */
  disputeTexts: z.exactOptional(
    z.array(z.object({ kind: z.enum(['REASON', 'COMMENT', 'DECISION']), authorId: uuid, text: z.string(), at: time })),
  ),
  disputeFiles: z.exactOptional(
    z.array(z.object({ id: uuid, authorId: uuid, name: z.string(), size: z.number(), url: z.string() })),
  ),
  history: z.array(squadHistoryLine),
});

export type SquadView = z.input<typeof squadView>;
export type SquadViewAnswer = z.output<typeof squadView>;
export type Person = z.output<typeof person>;
