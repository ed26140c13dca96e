import { and, eq, inArray } from 'drizzle-orm';
import type { SquadNotice } from '../../../domain/squad/squad-notice';
import { appUser } from '../../db/schema/people';
import { squad, squadMember } from '../../db/schema/squads';
import { notify as notifyPeople } from '../../notifications/notify';
import { announce, userRoom } from '../../outbox/put-outbox';
import type { EffectHandlers, StepContext } from './effect-handler';

const isFriend = async ({ tx, squadId }: StepContext, userId: string): Promise<boolean> => {
  const own = and(eq(squadMember.squadId, squadId), eq(squadMember.userId, userId));
  return (await tx.select({ type: squadMember.type }).from(squadMember).where(own)).some(({ type }) => type === 'FRIEND');
};

/** Tells people of what happened in a squad; the one place that all of a squad's notices go through. */
export const tellOfSquad = async (step: StepContext, notice: SquadNotice | 'PAID', userIds: readonly string[], by: string | null): Promise<void> => {
  const { tx, squadId, at } = step;
  if (userIds.length === 0) return;
  const [found] = await tx.select({ gameId: squad.gameId }).from(squad).where(eq(squad.id, squadId));
  const [caller] = by === null ? [] : await tx.select({ username: appUser.username }).from(appUser).where(inArray(appUser.id, [by]));
  if (!found) return;
  const asFriend = notice === 'MEMBER_JOINED' && by !== null && (await isFriend(step, by));
  await notifyPeople(tx, userIds, { kind: `SQUAD_${notice}`, facts: { squadId, gameId: found.gameId, who: caller?.username ?? null, asFriend }, at });
  if (notice === 'PINGED' && by !== null && caller) await announce(tx, userIds.map(userRoom), 'squad ping', { squadId, by, username: caller.username });
};

const isPerson = (by: unknown): by is string => typeof by === 'string' && /^[0-9a-f-]{36}$/.test(by);

/** A ping also opens a window with a sound at those it is meant for. */
export const notify: EffectHandlers['notify'] = (step, { notice, userIds, by }) => tellOfSquad(step, notice, userIds, isPerson(by) ? by : null);
