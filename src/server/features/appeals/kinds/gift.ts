import { and, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#domain/text/is-uuid.ts';
import { formatRubles } from '#domain/text/format.ts';
import type { Executor } from '../../../platform/db/open-database';
import { heldGift, riskRing } from '../../../platform/db/schema/money/risks';
import { writeAudit } from '../../audit/public';
import { giveGift } from '../../risk/public';
import { aboutOf, type Decision, decisionId, type KindOfDecision } from './kind-of-decision';

/** When a gift was held, or taken back. */
const decidedAt = sql<Date>`coalesce(${heldGift.decidedAt}, ${heldGift.heldAt})`.mapWith(heldGift.heldAt);

const select = async (db: Executor, where: SQL | undefined): Promise<readonly Decision[]> => {
  const rows = await db
    .select({
      id: heldGift.id,
      userId: heldGift.userId,
      amount: heldGift.amount,
      state: heldGift.state,
      by: riskRing.decidedBy,
      at: decidedAt,
    })
    .from(heldGift)
    .innerJoin(riskRing, eq(riskRing.id, heldGift.ringId))
    .where(and(where, ne(heldGift.state, 'RELEASED')))
    .orderBy(desc(decidedAt));
  return rows.map(({ id, userId, amount, state, by, at }) => ({
    id: decisionId(id, at),
    about: id,
    personId: userId,
    title: `${state === 'HELD' ? 'Ждёт проверки' : 'Забрано'} начисление ${formatRubles(amount)}`,
    reason: null,
    excerpt: null,
    by: state === 'HELD' ? null : by,
    at,
  }));
};

/** A gift of the service that is held or was taken back; a rule holds it, so every operator may judge that. */
export const giftDecision: KindOfDecision = {
  list: (db, personId, since) => select(db, and(eq(heldGift.userId, personId), gte(decidedAt, since))),
  read: async (db, id) => {
    const about = aboutOf(id);
    if (!isUuid(about)) return null;
    const [found] = await select(db, eq(heldGift.id, about));
    return found?.id === id ? found : null;
  },
  undo: async (app, tx, { decision: { about }, actor, reason }) => {
    const ringId = await giveGift({ tx, actor: actor.id, at: new Date(app.clock.now()) }, about);
    await writeAudit(app, tx, actor.id, { action: 'appeal.upheld', subject: `ring:${ringId}`, details: { reason } });
  },
};
