import { and, desc, eq } from 'drizzle-orm';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { isUuid } from '#domain/text/is-uuid.ts';
import type { Executor } from '../../../platform/db/open-database';
import { appUser, auditLog } from '../../../platform/db/schema/people';
import { unblockPersonIn } from '../../accounts/public';
import { aboutOf, type Decision, decisionId, type KindOfDecision } from './kind-of-decision';

/** Who blocked the account last. */
const blockedBy = async (db: Executor, userId: string): Promise<string | null> => {
  const [last] = await db
    .select({ by: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${userId}`), eq(auditLog.action, 'user.block')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.by ?? null;
};

const blockOf = async (db: Executor, userId: string): Promise<Decision | null> => {
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
  if (user?.status !== 'BLOCKED' || user.blockedAt === null) return null;
  return {
    id: decisionId(userId, user.blockedAt),
    about: userId,
    personId: userId,
    title:
      user.blockedUntil === null
        ? 'Блокировка без срока'
        : `Блокировка до ${formatDayAndTime(user.blockedUntil.getTime(), user.timeZone)}`,
    reason: user.blockReason,
    excerpt: null,
    by: await blockedBy(db, userId),
    at: user.blockedAt,
  };
};

/** A block of an account. Its person has no session and appeals by the pass of the block. */
export const blockDecision: KindOfDecision = {
  list: async (db, personId, since) => {
    const block = await blockOf(db, personId);
    return block !== null && block.at >= since ? [block] : [];
  },
  read: async (db, id) => {
    const userId = aboutOf(id);
    const block = isUuid(userId) ? await blockOf(db, userId) : null;
    return block?.id === id ? block : null;
  },
  undo: (app, tx, { decision, actor }) => unblockPersonIn(app, tx, actor, { userId: decision.about }),
};
