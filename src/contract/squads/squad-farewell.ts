import * as z from 'zod/mini';
import { squadMemberTypes } from '../../domain/enums/squad-member-type';
import { gameId } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { rubles } from '../schemas/rubles';

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
  /** As what he was in it; null for one who was only invited. */
  memberType: z.nullable(z.enum(squadMemberTypes)),
  /** What of his money has come back. */
  refunded: rubles,
  /** The mate got a strike for it. */
  strike: z.boolean(),
});

export type SquadFarewell = z.output<typeof squadFarewell>;
