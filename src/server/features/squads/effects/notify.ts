import { eq } from 'drizzle-orm';
import type { SquadNotice } from '../../../../domain/squad/facts/squad-effect';
import type { Tx } from '../../../platform/db/open-database';
import { appUser } from '../../../platform/db/schema/people';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
import { adminsWith, announceToStaff } from '../../audit/public';
import { notify as notifyPeople } from '../../notifications/public';
import type { EffectHandlers } from './effect-handler';

const isPerson = (by: unknown): by is string => typeof by === 'string' && /^[0-9a-f-]{36}$/.test(by);

const nameOf = async (tx: Tx, id: string): Promise<string | null> => {
  const [found] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, id));
  return found?.username ?? null;
};

interface Told {
  readonly squadId: number;
  readonly gameId: string;
  readonly by: unknown;
  readonly asFriend?: boolean;
  /** Product time. */
  readonly at: Date;
}

/** Tells people of what happened in a squad; the one place that all of a squad's notices go through. */
export const notifyOfSquad = async (
  tx: Tx,
  userIds: readonly string[],
  notice: SquadNotice | 'HOT_CALL',
  { squadId, gameId, by, asFriend = false, at }: Told,
): Promise<void> => {
  const who = isPerson(by) ? await nameOf(tx, by) : null;
  const facts = { squadId, gameId, who, asFriend };
  await notifyPeople(tx, userIds, { kind: `SQUAD_${notice}`, facts, at });
};

export const notify: EffectHandlers['notify'] = (
  { tx, squadId, gameId, at },
  { notice, userIds, by, asFriend = false },
) => notifyOfSquad(tx, userIds, notice, { squadId, gameId, by, asFriend, at });

/** Opens the ping window, with its sound. */
export const ring: EffectHandlers['ring'] = async ({ tx, squadId }, { userIds, by }) => {
  const username = await nameOf(tx, by);
  if (username !== null) await announce(tx, userIds.map(userRoom), 'squad ping', { squadId, by, username });
};

/** A moderator's turn: those who decide disputes hear of it. */
export const askModerators: EffectHandlers['askModerators'] = async ({ tx, squadId, at }, { gameId }) => {
  await announceToStaff(tx, 'dispute');
  await notifyPeople(tx, await adminsWith(tx, 'MANAGE_DISPUTES'), {
    kind: 'DISPUTE_TO_DECIDE',
    facts: { gameId, squadId, who: null },
    at,
  });
};
