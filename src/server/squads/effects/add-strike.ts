import { and, count, eq, gte } from 'drizzle-orm';
import { strikeTerms } from '../../../domain/settings/strike-terms';
import { strikeConsequence } from '../../../domain/squad/strike-consequence';
import { adminsWith } from '../../administration/admins-with';
import { mateAccess, mateStrike } from '../../db/schema/games-and-mates';
import { appUser } from '../../db/schema/people';
import { squad } from '../../db/schema/squads';
import { notify } from '../../notifications/notify';
import { announce, userRoom } from '../../outbox/put-outbox';
import type { EffectHandlers } from './effect-handler';

/** Writes a strike and switches a mate's orders off for as long as the count of the last 30 days says; from the fourth on administrators hear of it. */
export const addStrike: EffectHandlers['addStrike'] = async ({ tx, squadId, at }, { userId, reason }) => {
  await tx.insert(mateStrike).values({ userId, squadId, reason, createdAt: at });
  const since = new Date(at.getTime() - strikeTerms.window);
  const [recent] = await tx.select({ strikes: count() }).from(mateStrike).where(and(eq(mateStrike.userId, userId), gte(mateStrike.createdAt, since)));
  const { ordersOff, toAdministrator } = strikeConsequence(recent?.strikes ?? 1);
  const until = ordersOff === 0 ? null : new Date(at.getTime() + ordersOff);
  const [found] = await tx.select({ gameId: squad.gameId, who: appUser.username }).from(squad).innerJoin(appUser, eq(appUser.id, userId)).where(eq(squad.id, squadId));
  if (found) {
    const { gameId, who } = found;
    await notify(tx, [userId], { kind: 'STRIKE', facts: { gameId, until, decided: toAdministrator }, at });
    if (toAdministrator) await notify(tx, await adminsWith(tx, 'UPDATE_MATE_ACCESS'), { kind: 'STRIKES_TO_DECIDE', facts: { gameId, mateId: userId, who }, at });
  }
  if (until !== null) await tx.update(mateAccess).set({ active: false, ordersOffUntil: until }).where(eq(mateAccess.userId, userId));
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};
