import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { disputeStatuses, squadMemberTypes } from '#domain/squad/facts/squad-enums.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { gameId, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { publicSquad, shownTerms } from './public-squad';
import { person, squadCategory } from './squad-view';

const { platform, languages, durationMinutes, slots } = shownTerms.shape;

/** A visible squad that is looking for players. */
export const visibleSquad = z.object({
  id: z.number(),
  gameId,
  category: squadCategory,
  platform,
  languages,
  durationMinutes,
  slots,
  taken: z.number(),
  owner: person,
  mates: z.array(
    z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()), grade: z.enum(mateLevels) }),
  ),
  /** What a person who joins now would pay, in rubles; 0 when no mate has joined yet. */
  priceToJoin: money,
  createdAt: time,
});

/** Fields of every open invitation. */
const invitation = {
  squadId: z.number(),
  gameId,
  category: squadCategory,
  platform,
  durationMinutes,
  members: z.number(),
  slots,
  expiresAt: time,
};

/** About the person who invites a mate. */
const caller = z.object({
  /** Finished squads. */
  orders: z.number(),
  languages: z.array(z.string()),
  /** Mean of the public reviews about them, 1–5; null without any. */
  rating: z.nullable(z.number()),
  /** The mate's own note about this client; empty: none. */
  note: z.string(),
});

/** An open invitation of the mate. */
export const mateOrder = z.object({
  ...invitation,
  owner: person,
  caller,
  price: money,
  /** What the mate receives of the price. */
  income: money,
  invitedAt: time,
});

/** An open invitation of the client by name. */
export const friendOrder = z.object({
  ...invitation,
  /** Token for joining and declining. */
  token: z.string(),
  /** The person who invites. */
  owner: person,
  /** What they would pay; 0 when the owner pays, null without a mate (no price). */
  share: z.nullable(money),
});

export const squadHistoryItem = z.object({
  id: z.number(),
  gameId,
  gameName: z.string(),
  category: squadCategory,
  durationMinutes,
  status: publicSquad.shape.status,
  myType: z.enum(squadMemberTypes),
  members: z.array(z.object({ user: person, type: z.enum(squadMemberTypes) })),
  /** What the squad has cost (negative) or earned the viewer so far. */
  amount: money,
  createdAt: time,
  finishedAt: z.nullable(time),
  settled: z.boolean(),
  /** The viewer is no longer in it: they left or were removed, and cannot open the squad's page. */
  left: z.boolean(),
  repeatable: z.boolean(),
  /** Status of its dispute; null: none. */
  dispute: z.nullable(z.enum(disputeStatuses)),
  /** Until when the viewer may dispute the finished game; null: they may not. A running game offers it on its page. */
  disputableUntil: z.nullable(time),
  /** Whether the viewer may still review somebody in it. */
  reviewPending: z.boolean(),
  /** The successor's number. */
  recreatedAs: z.nullable(z.number()),
});

/** Filter by game and kind of category. */
export const historyFilter = { gameId: z.optional(gameId), kind: z.optional(z.enum(categoryKinds)) };

export type VisibleSquad = z.input<typeof visibleSquad>;
export type VisibleSquadAnswer = z.output<typeof visibleSquad>;
export type FriendOrder = z.input<typeof friendOrder>;
export type FriendOrderAnswer = z.output<typeof friendOrder>;
export type Caller = z.input<typeof caller>;
export type CallerAnswer = z.output<typeof caller>;
export type MateOrder = z.input<typeof mateOrder>;
export type MateOrderAnswer = z.output<typeof mateOrder>;
export type SquadHistoryItem = z.input<typeof squadHistoryItem>;
export type SquadHistoryItemAnswer = z.output<typeof squadHistoryItem>;
