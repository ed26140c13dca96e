import { eq } from 'drizzle-orm';
import { appUser } from '#server/platform/db/schema/people.ts';
import { bookingHold, outsideAccount } from '#domain/money/account-ref.ts';
import { giveMoney } from '../money/give-money';
import { moverOf } from '../money/move-money';
import { makePerson, type TestPerson } from '../people/make-person';
import { acceptOrder, createSquadOf } from '../squads/squad-calls';
import { squadScene } from '../squads/squad-scene';
import { seedCourse } from '../mates/seed-course';
import { newKey, startDeposit } from '../money/start-deposit';
import { testBrowser, type TestBrowser } from '../server/test-browser';
import type { TestServer } from '../server/start-test-server';
import { ownThings } from './own-things';
import { settle } from './state-changes';

/** People with data of their own, and others who must not reach that data. */
export interface SecurityWorld {
  readonly owner: TestPerson;
  readonly mate: TestPerson;
  readonly otherClient: TestPerson;
  readonly otherMate: TestPerson;
  /** An administrator without permissions. */
  readonly powerless: TestPerson;
  /** Was signed in before they were blocked. */
  readonly blocked: TestPerson;
  readonly guest: TestBrowser;
  /** Ids of the owner's data by the names of fields in bodies and queries. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Fills the path's parameters with ids of the owner's data. */
  fill(path: string): string;
}

/** Which id an `{id}` stands for, by the part of the path that contains it; the first match applies. */
const meant: readonly (readonly [part: string, id: string])[] = [
  ['/pov-requests/files/', 'povFileId'],
  ['/pov-requests/links/', 'povLinkId'],
  ['/bookings/{id}', 'bookingId'],
  ['/pov-requests/{id}', 'povId'],
  ['/chat/files/', 'chatFileId'],
  ['/disputes/files/', 'disputeFileId'],
  ['/balance/refunds/', 'refundId'],
  ['/taxes/me/receipts/', 'npdReceiptId'],
  ['/tips/goals/', 'goalId'],
  ['/my-courses/', 'courseId'],
  ['/mate-clients/', 'ownerId'],
  ['/squads/{id}/reviews', 'squadId'],
  ['/gift-certificates/', 'nobodysId'],
  ['/balance-reserve/', 'nobodysId'],
  ['/admin/views/', 'nobodysId'],
  ['/blog/', 'articleId'],
];

const idIn = (path: string, ids: Readonly<Record<string, string | number>>): string | number => {
  const thing = meant.find(([part]) => path.includes(part));
  if (thing) return ids[thing[1]] ?? '';
  if (path.includes('/tips/goals/')) return ids['goalId'] ?? '';
  if (path.includes('/my-courses/')) return ids['purchaseId'] ?? '';
  if (path.includes('/mate-clients/')) return ids['ownerId'] ?? '';
  if (path.includes('/notifications/')) return ids['notificationId'] ?? '';
  if (path.includes('/auth/sessions/')) return ids['sessionId'] ?? '';
  if (
    path.includes('/squads/kick/') ||
    path.includes('/users/') ||
    path.includes('/notifier/user/') ||
    path.includes('/favorites/') ||
    path.includes('/reviews/')
  )
    return ids['mateId'] ?? '';
  if (path.includes('/invited-friend/')) return ids['token'] ?? '';
  if (path.includes('/squads/')) return ids['squadId'] ?? '';
  if (path.includes('/deposits/')) return ids['depositId'] ?? '';
  if (path.includes('/withdrawals/')) return ids['withdrawalId'] ?? '';
  if (path.includes('/user-withdrawal-methods/')) return ids['savedId'] ?? '';
  return ids['categoryId'] ?? '';
};

export const securityWorld = async (server: TestServer): Promise<SecurityWorld> => {
  const scene = await squadScene(server);
  const [owner, otherClient, mate, otherMate] = [
    await scene.client(5000),
    await scene.client(5000),
    await scene.mate(),
    await scene.mate(),
  ];
  const [powerless, blocked] = [await makePerson(server), await makePerson(server)];
  const { db } = server.product.app;
  await db.update(appUser).set({ isAdmin: true }).where(eq(appUser.id, powerless.id));
  await db.update(appUser).set({ status: 'BLOCKED' }).where(eq(appUser.id, blocked.id));
  await giveMoney(server.product.app, mate.id, 500_000);
  const categoryId = await scene.categoryId('FUN');
  const { body: squad } = await createSquadOf(owner, { categoryId, mateIds: [mate.id], friendLinks: 1, slots: 3 });
  await acceptOrder(mate, squad.id);
  const depositId = await startDeposit(owner.browser, 500);
  const card = { method: 'BANK_CARD_RU', wallet: '2200 0000 0000 0004' } as const;
  const withdrawal = await owner.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: card },
    idempotencyKey: newKey(),
  });
  expect(withdrawal.status).toBe(200);
  await mate.browser.call('POST /v1/tips/goals', { body: { title: 'Мышь', amount: 500 } });
  await giveMoney(server.product.app, owner.id, 400_000);
  const bought = await owner.browser.call('POST /v1/training-landings/courses/{id}', {
    params: { id: await seedCourse(server) },
    body: {},
    idempotencyKey: newKey(),
  });
  expect(bought.body.purchase).not.toBeNull();
  const rows = async (text: string): Promise<string> =>
    Object.values((await server.database.pool.query(text)).rows[0] ?? {}).map(String)[0] ?? '';
  const things = await ownThings(server.database, { ownerId: owner.id, mateId: mate.id, squadId: squad.id, depositId });
  // The payment that the booking holds: otherwise a refund would debit an empty account.
  const held = { from: outsideAccount('TEST'), to: bookingHold(things['bookingId'] ?? ''), amount: 70_000 };
  await moverOf(server)([held], []);
  const ids = {
    gameId: 'cs2',
    game: 'cs2',
    mateId: mate.id,
    userId: mate.id,
    a: 'cs2',
    b: mate.id,
    provider: 'dummy',
    squadId: squad.id,
    categoryId,
    depositId,
    withdrawalId: await rows('SELECT id FROM withdrawal LIMIT 1'),
    sessionId: await rows(`SELECT id FROM session WHERE user_id = '${owner.id}' LIMIT 1`),
    savedId: await rows('SELECT id FROM withdrawal_method LIMIT 1'),
    name: 'telegram',
    nobodysId: '01890000-0000-7000-8000-00000000dead',
    fileId: '01890000-0000-7000-8000-00000000dead',
    articleId: 999_999,
    version: 1,
    remarkId: 1,
    rowId: 1,
    code: 'NOBODYS',
    slug: 'policy',
    document: 'mate-terms',
    notificationId: await rows(`SELECT id FROM notification WHERE user_id = '${owner.id}' LIMIT 1`),
    ownerId: owner.id,
    goalId: await rows('SELECT id FROM tips_goal LIMIT 1'),
    purchaseId: await rows('SELECT id FROM course_purchase LIMIT 1'),
    ...things,
    chatId: things['chatId'] ?? '',
    refundId: things['refundId'] ?? '',
    token: await rows('SELECT token FROM squad_friend_invitation LIMIT 1'),
  };
  // Anyone who has a link's token may use it, so only the routes of links send it.
  const {
    token: _token,
    name: _name,
    nobodysId: _nobodysId,
    fileId: _fileId,
    articleId: _articleId,
    version: _version,
    remarkId: _remarkId,
    rowId: _rowId,
    code: _code,
    slug: _slug,
    document: _document,
    chatId: _chatId,
    goalId: _goalId,
    refundId: _refundId,
    ownerId: _ownerId,
    purchaseId: _purchaseId,
    ...known
  } = ids;
  const guest = testBrowser(server.url);
  await guest.call('GET /v1/auth/csrf');
  await settle(server.database);
  const fill = (path: string): string =>
    path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(
        name === 'id' ? idIn(path, ids) : (Object.entries(ids).find(([key]) => key === name)?.[1] ?? ''),
      ),
    );
  return {
    owner,
    mate,
    otherClient,
    otherMate,
    powerless,
    blocked,
    guest,
    known: {
      ...known,
      mateIds: [mate.id],
      durationMinutes: 60,
      platform: 'PC',
      languages: ['ru'],
      amount: 700,
      url: 'https://mail.ru/video',
      text: 'Спасибо за игру',
    },
    fill,
  };
};
