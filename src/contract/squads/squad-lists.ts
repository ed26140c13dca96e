import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/enums/category-kind';
import { disputeStatuses } from '../../domain/enums/dispute-status';
import { mateLevels } from '../../domain/enums/mate-level';
import { platforms } from '../../domain/enums/platform';
import { squadMemberTypes } from '../../domain/enums/squad-member-type';
import { squadStatuses } from '../../domain/enums/squad-status';
import { gameId, uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { rubles } from '../schemas/rubles';
import { person, squadCategory } from './squad-view';

/** A visible squad that looks for players. */
export const visibleSquad = z.object({
  id: z.number(),
  gameId,
  category: squadCategory,
  platform: z.enum(platforms),
  languages: z.array(z.string()),
  durationMinutes: z.number(),
  slots: z.number(),
  taken: z.number(),
  owner: person,
  mates: z.array(z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()), grade: z.enum(mateLevels) })),
  /** What one who joins now would pay, in rubles; 0 when no mate has joined yet. */
  priceToJoin: rubles,
  createdAt: isoTime,
});

/** What every open invitation to a squad says of it. */
const invitation = {
  squadId: z.number(),
  gameId,
  category: squadCategory,
  platform: z.enum(platforms),
  durationMinutes: z.number(),
  members: z.number(),
  slots: z.number(),
  expiresAt: isoTime,
};

/** An open invitation of the asking mate. */
export const mateOrder = z.object({
  ...invitation,
  owner: person,
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
  /** What he would pay himself; 0 when the owner pays, null while there is no mate and so no price. */
  share: z.nullable(rubles),
});

export const squadHistoryItem = z.object({
  id: z.number(),
  gameId,
  gameName: z.string(),
  category: squadCategory,
  durationMinutes: z.number(),
  status: z.enum(squadStatuses),
  myType: z.enum(squadMemberTypes),
  members: z.array(z.object({ user: person, type: z.enum(squadMemberTypes) })),
  /** Signed, from the asking person's point of view: what the squad cost or brought so far. */
  amount: rubles,
  createdAt: isoTime,
  finishedAt: z.nullable(isoTime),
  settled: z.boolean(),
  /** The asking person is in it no more: he left or was taken out, and the squad's page is closed to him. */
  left: z.boolean(),
  repeatable: z.boolean(),
  /** Where its dispute is; null without one. */
  dispute: z.nullable(z.enum(disputeStatuses)),
  /** Somebody of it still waits for the asking person's review. */
  reviewPending: z.boolean(),
  /** The squad that took its place. */
  recreatedAs: z.nullable(z.number()),
});

export const historySections = ['all', 'active', 'finished', 'disbanded'] as const;

/** One game and one kind of category; without them all. */
export const historyFilter = { gameId: z.optional(gameId), kind: z.optional(z.enum(categoryKinds)) };

export type VisibleSquad = z.output<typeof visibleSquad>;
export type FriendOrder = z.output<typeof friendOrder>;
export type MateOrder = z.output<typeof mateOrder>;
export type SquadHistoryItem = z.output<typeof squadHistoryItem>;
