import * as z from 'zod/mini';
import { squadMemberTypes } from '../../domain/squad/facts/squad-enums';
import { gameId, isoTime, rubles } from '../schemas/fields';

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

/** Why the asking person is in a squad no more. */
export const squadFarewell = z.object({
  gameId,
  reason: z.enum(farewellReasons),
  at: isoTime,
  /** What they were in it; null for somebody who was only invited. */
  memberType: z.nullable(z.enum(squadMemberTypes)),
  /** How much of their money has come back. */
  refunded: rubles,
  /** The mate got a strike for it. */
  strike: z.boolean(),
});

export type SquadFarewell = z.output<typeof squadFarewell>;
