import { and, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import { strikeReason } from '#domain/mates/strike-reasons.ts';
import { squadNumber } from '#domain/text/format.ts';
import type { Executor } from '../../../platform/db/open-database';
import { mateStrike } from '../../../platform/db/schema/mates/games-and-mates';
import { forgiveStrike } from '../../mates/public';
import type { Decision, KindOfDecision } from './kind-of-decision';

const select = async (db: Executor, where: SQL | undefined): Promise<readonly Decision[]> => {
  const rows = await db
    .select()
    .from(mateStrike)
    .where(and(where, isNull(mateStrike.forgivenAt)))
    .orderBy(desc(mateStrike.createdAt));
  return rows.map(({ id, userId, squadId, reason, createdAt }) => ({
    id: String(id),
    about: String(id),
    personId: userId,
    title: `Предупреждение: ${strikeReason(reason)}${squadId === null ? '' : `, сквад ${squadNumber(squadId)}`}`,
    reason: null,
    excerpt: null,
    by: null,
    at: createdAt,
  }));
};

/** A strike of a mate. A rule gives it, so every operator may judge it. */
export const strikeDecision: KindOfDecision = {
  list: (db, personId, since) => select(db, and(eq(mateStrike.userId, personId), gte(mateStrike.createdAt, since))),
  read: async (db, id) =>
    /^\d{1,15}$/.test(id) ? ((await select(db, eq(mateStrike.id, Number(id))))[0] ?? null) : null,
  undo: (app, tx, { decision, actor, reason }) =>
    forgiveStrike(app, tx, { strikeId: Number(decision.id), userId: decision.personId, by: actor.id, reason }),
};
