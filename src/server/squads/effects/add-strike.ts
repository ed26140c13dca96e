import { and, count, eq, gte } from 'drizzle-orm';
import { strikeTerms } from '../../../domain/settings/strike-terms';
import { strikeConsequence } from '../../../domain/squad/strike-consequence';
import { mateAccess, mateStrike } from '../../db/schema/games-and-mates';
import { squad } from '../../db/schema/squads';
import { notify } from '../../notifications/notify';
import { announce, userRoom } from '../../outbox/put-outbox';
import type { EffectHandlers } from './effect-handler';

/** Writes a strike and switches a mate's orders off for as long as the count of the last 30 days says. */
export const addStrike: EffectHandlers['addStrike'] = async ({ tx, squadId, at }, { userId, reason }) => {
  await tx.insert(mateStrike).values({ userId, squadId, reason, createdAt: at });
  const since = new Date(at.getTime() - strikeTerms.window);
  const [recent] = await tx.select({ strikes: count() }).from(mateStrike).where(and(eq(mateStrike.userId, userId), gte(mateStrike.createdAt, since)));
  const { ordersOff } = strikeConsequence(recent?.strikes ?? 1);
  const until = ordersOff === 0 ? null : new Date(at.getTime() + ordersOff);
  const [found] = await tx.select({ gameId: squad.gameId }).from(squad).where(eq(squad.id, squadId));
  if (found) await notify(tx, [userId], { kind: 'STRIKE', facts: { gameId: found.gameId, until }, at });
  if (until !== null) await tx.update(mateAccess).set({ active: false, ordersOffUntil: until }).where(eq(mateAccess.userId, userId));
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};
