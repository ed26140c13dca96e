import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { presenceOf, presenceTerms } from '../../../domain/people/presence';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import { scheduleDeadline, scheduleDeadlines } from '../../platform/deadlines/schedule-deadline';
import type { DeadlinesHandler } from '../../platform/deadlines/deadline-sweeper';

/**
 * A mate who was away is online again in the lists at once, and a deadline looks after them; nothing for all others.
 */
export const setOnline = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const back = await tx
    .update(mateCard)
    .set({ presence: 2 })
    .where(and(eq(mateCard.userId, userId), ne(mateCard.presence, 2)))
    .returning({ userId: mateCard.userId });
  if (back.length > 0) await watchPresence(tx, userId, now + presenceTerms.online);
};

const watched = (userId: string) => ({ aggregate: `presence:${userId}`, kind: 'presence.aged' }) as const;

/** Looks at the mate's last heartbeat again at that moment (epoch ms). */
const watchPresence = (tx: Tx, userId: string, at: number): Promise<void> => scheduleDeadline(tx, watched(userId), at);

/**
 * Mates who have been silent long enough become «recently», a day later offline; those who were not are looked at again
 * later. As many as come due together, in three statements: every mate who is online is looked at every few minutes.
 */
export const agePresences =
  (app: App): DeadlinesHandler =>
  async (tx, dues) => {
    const people = await tx
      .select({ id: appUser.id, lastOnlineAt: appUser.lastOnlineAt })
      .from(appUser)
      .where(
        inArray(
          appUser.id,
          dues.map(({ aggregateId }) => aggregateId),
        ),
      );
    const aged = people.map(({ id, lastOnlineAt }) => {
      const last = lastOnlineAt?.getTime() ?? null;
      return { id, last, presence: presenceOf(last, app.clock.now()) };
    });
    if (aged.length === 0) return;
    const rows = sql.join(
      aged.map(({ id, presence }) => sql`(${id}::uuid, ${presence}::smallint)`),
      sql`, `,
    );
    await tx.execute(
      sql`UPDATE mate_card SET presence = aged.presence FROM (VALUES ${rows}) AS aged (id, presence) WHERE user_id = aged.id`,
    );
    await scheduleDeadlines(
      tx,
      aged.flatMap(({ id, last, presence }) =>
        last === null || presence === 0
          ? []
          : [{ ...watched(id), dueAt: last + (presence === 2 ? presenceTerms.online : presenceTerms.recently) }],
      ),
    );
  };
