import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { presenceOf, presenceTerms } from '#domain/people/presence.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import { scheduleDeadline, scheduleDeadlines } from '../../platform/deadlines/schedule-deadline';
import type { DeadlinesHandler } from '../../platform/deadlines/deadline-sweeper';

/** Marks a mate online in the lists at once and schedules the check of their presence; does nothing for others. */
export const setOnline = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const back = await tx
    .update(mateCard)
    .set({ presence: 2 })
    .where(and(eq(mateCard.userId, userId), ne(mateCard.presence, 2)))
    .returning({ userId: mateCard.userId });
  if (back.length > 0) await watchPresence(tx, userId, now + presenceTerms.online);
};

const watched = (userId: string) => ({ aggregate: `presence:${userId}`, kind: 'presence.aged' }) as const;

/** Schedules the next check of the mate's last heartbeat, epoch ms. */
const watchPresence = (tx: Tx, userId: string, at: number): Promise<void> => scheduleDeadline(tx, watched(userId), at);

/**
 * Mates without a heartbeat for long enough become «recently», a day later offline; the others are checked again later.
 * Due checks are handled in a batch of three statements, since every online mate is checked every few minutes.
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
