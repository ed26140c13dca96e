import { days, minutes } from '#domain/time/durations.ts';
import { notification, notificationDelivery, notifierCode } from '#server/platform/db/schema/notifications.ts';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();

test('late codes and marks of old deliveries are removed once a day, what is still needed stays', async () => {
  const { db } = server.product.app;
  const { id: userId } = await makePerson(server);
  const after = (ms: number) => new Date(server.clock.now() + ms);
  await db.insert(notifierCode).values([
    { code: 'late', userId, service: 'vk', expiresAt: after(minutes(15)) },
    { code: 'good', userId, service: 'vk', expiresAt: after(days(40)) },
  ]);
  const [told] = await db
    .insert(notification)
    .values({
      userId,
      kind: 'STRIKE',
      level: 'DANGER',
      title: 'Предупреждение',
      text: 'Слова',
      link: '/',
      createdAt: after(0),
    })
    .returning({ id: notification.id });
  const notificationId = told?.id ?? 0;
  await db.insert(notificationDelivery).values([
    { notificationId, service: 'vk', deliveredAt: after(0) },
    { notificationId, service: 'email', deliveredAt: after(days(20)) },
  ]);
  const left = async () => [
    (await db.select().from(notifierCode)).map(({ code }) => code),
    (await db.select().from(notificationDelivery)).map(({ service }) => service),
  ];
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect(await left()).toEqual([['good'], ['vk', 'email']]);
  server.clock.advance(days(31));
  await sweepDeadlines(server);
  expect(await left()).toEqual([['good'], ['email']]);
});
