import * as z from 'zod/mini';
import { squadMemberTypes } from '#domain/squad/facts/squad-enums.ts';
import { gameId } from '../schemas/fields';
import { money, time } from '../schemas/units';

const farewellReasons = [
  'LEFT',
  'KICKED',
  /** Did not pay or confirm in time. */
  'LATE',
  /** Did not come to the lobby. */
  'MISSED_LOBBY',
  'INVITATION_EXPIRED',
  'INVITATION_DECLINED',
  'INVITATION_WITHDRAWN',
] as const;

/** Why the person is no longer in a squad. */
export const squadFarewell = z.object({
  gameId,
  reason: z.enum(farewellReasons),
  at: time,
  /** Their member type; null for a person who was only invited. */
  memberType: z.nullable(z.enum(squadMemberTypes)),
  /** How much they were refunded. */
  refunded: money,
  /** Whether the mate got a strike for it. */
  strike: z.boolean(),
});

export type SquadFarewell = z.input<typeof squadFarewell>;
export type SquadFarewellAnswer = z.output<typeof squadFarewell>;
