import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/games/category';
import { disputeStatuses, squadMemberTypes } from '../../domain/squad/facts/squad-enums';
import { mateLevels } from '../../domain/mates/grade';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';
import { publicSquad, shownTerms } from './public-squad';
import { person, squadCategory } from './squad-view';

const { platform, languages, durationMinutes, slots } = shownTerms.shape;

/** A visible squad that looks for players. */
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
  /** What one who joins now would pay, in rubles; 0 when no mate has joined yet. */
  priceToJoin: rubles,
  createdAt: isoTime,
});

/** What every open invitation to a squad says of it. */
const invitation = {
  squadId: z.number(),
  gameId,
  category: squadCategory,
  platform,
  durationMinutes,
  members: z.number(),
  slots,
  expiresAt: isoTime,
};

/** Who calls a mate: what they want to know before they answer. */
const caller = z.object({
  /** Finished squads. */
  orders: z.number(),
  languages: z.array(z.string()),
  /** Mean of the shown reviews of them, 1–5; null without one. */
  rating: z.nullable(z.number()),
  /** The asking mate's own note of this client; empty without one. */
  note: z.string(),
});

/** An open invitation of the asking mate. */
export const mateOrder = z.object({
  ...invitation,
  owner: person,
  caller,
  price: rubles,
  /** What the mate receives of it. */
  income: rubles,
  invitedAt: isoTime,
});

/** An open invitation of the asking client by name. */
export const friendOrder = z.object({
  ...invitation,
  /** Joins and declines with it. */
  token: z.string(),
  /** Who invites. */
  owner: person,
  /** What they would pay; 0 when the owner pays, null while there is no mate and so no price. */
  share: z.nullable(rubles),
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
  /** Signed, from the asking person's point of view: what the squad cost or brought so far. */
  amount: rubles,
  createdAt: isoTime,
  finishedAt: z.nullable(isoTime),
  settled: z.boolean(),
  /** The asking person is no longer in it: they left or were taken out, and the squad's page is closed to them. */
  left: z.boolean(),
  repeatable: z.boolean(),
  /** Where its dispute is; null without one. */
  dispute: z.nullable(z.enum(disputeStatuses)),
  /** Somebody of it still waits for the asking person's review. */
  reviewPending: z.boolean(),
  /** The squad that took its place. */
  recreatedAs: z.nullable(z.number()),
});

/** One game and one kind of category; without them all. */
export const historyFilter = { gameId: z.optional(gameId), kind: z.optional(z.enum(categoryKinds)) };

export type VisibleSquad = z.output<typeof visibleSquad>;
export type FriendOrder = z.output<typeof friendOrder>;
export type Caller = z.output<typeof caller>;
export type MateOrder = z.output<typeof mateOrder>;
export type SquadHistoryItem = z.output<typeof squadHistoryItem>;
