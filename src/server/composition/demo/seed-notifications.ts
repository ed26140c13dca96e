import { and, eq, inArray, isNotNull, like, lt, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { notification, notifierService } from '../../platform/db/schema/notifications';
import { outbox } from '../../platform/db/schema/outbox-and-deadlines';
import { appUser } from '../../platform/db/schema/people';
import { referral, referralTag } from '../../platform/db/schema/referrals-and-support';
import { newcomerJoined } from './people/demo-clients';
import { notify } from '../../features/notifications/public';
import { openThread } from '../../features/support/public';

const hour = 3_600_000;

/** Mates who take orders have a messenger connected: a stand-in of the demo. */
const connectMates = async (tx: Tx, at: Date): Promise<void> => {
  const mates = await tx
    .select({ userId: mateAccess.userId })
    .from(mateAccess)
    .where(eq(mateAccess.notificationsConnected, true));
  if (mates.length > 0) {
    await tx
      .insert(notifierService)
      .values(
        mates.map(
          ({ userId }) =>
            ({
              userId,
              service: 'telegram',
              address: `demo:${userId}`,
              title: 'Учебный мессенджер',
              connectedAt: at,
            }) as const,
        ),
      )
      .onConflictDoNothing();
  }
};

const idsOf = async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
  const people = await tx
    .select({ id: appUser.id, username: appUser.username })
    .from(appUser)
    .where(isNotNull(appUser.demoNote));
  return new Map(people.map(({ id, username }) => [username, id]));
};

/**
 * Marks the notifications of seeded squads as read, except for payments of the last hours, and adds some for a few more
 * people.
 */
export const seedNotifications = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  await tx
    .update(notification)
    .set({ readAt: sql`${notification.createdAt} + interval '5 minutes'` })
    .where(
      or(
        lt(notification.createdAt, new Date(now - 6 * hour)),
        and(like(notification.kind, 'SQUAD_%'), ne(notification.kind, 'SQUAD_SETTLED')),
      ),
    );
  // No letters about events before the demo's start.
  await tx.delete(outbox).where(inArray(outbox.topic, ['notifier']));
  await connectMates(tx, new Date(now));
  const ids = await idsOf(tx);
  const cat = ids.get('Киберкот');
  const newcomer = ids.get(newcomerJoined.name);
  const joined = new Date(now - newcomerJoined.ago);
  if (cat === undefined || newcomer === undefined) return;
  await tx.insert(referralTag).values({ userId: cat, tag: 'kiberkot' });
  await tx.insert(referral).values({ clientId: newcomer, referrerId: cat, type: 'TAG', createdAt: joined });
  await notify(tx, [cat], { kind: 'REFERRAL_JOINED', facts: { who: newcomerJoined.name }, at: joined });
  await tx
    .update(notification)
    .set({ readAt: new Date(now - hour) })
    .where(and(eq(notification.userId, cat), eq(notification.kind, 'REFERRAL_JOINED')));
  const question = {
    topic: 'PAY',
    text: 'Хочу пополнить баланс картой. Если не сыграю, деньги можно будет вернуть на неё же?',
    clientId: uuidv7(),
  } as const;
  await openThread(app, tx, { id: newcomer, username: newcomerJoined.name }, question);
};
