import { eq } from 'drizzle-orm';
import { outsideAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '#server/platform/ledger/bonus-grants.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { leavingTerms } from '#domain/people/leaving.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { knowCard, testCard } from '../../support/money/ask-for-withdrawal';
import { seedCourse } from '../../support/mates/seed-course';
import { giveMoney } from '../../support/money/give-money';
import { newKey } from '../../support/money/start-deposit';
import { latestCode, waitForLetter } from '../../support/people/latest-letter';
import { password, registered, type Registered, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

const leave = (
  { browser }: Pick<Registered, 'browser'>,
  body: { password?: string; code?: string; givesUp?: number },
) => browser.call('POST /v1/users/me/leaving', { body: { givesUp: 0, ...body } });
const statusOf = async ({ id }: Pick<Registered, 'id'>) => {
  const [row] = await server.product.app.db.select().from(appUser).where(eq(appUser.id, id));
  return { status: row?.status, leaving: row?.leavingAt !== null };
};
const subject = (words: string) => (text: string) => (text.startsWith(words) ? text : null);

describe('an account that its own person deletes', () => {
  test('is closed at once, and gone after the grace, as letters say', async () => {
    const person = await registered(server);
    const { status, body } = await leave(person, { password });
    expect(status).toBe(200);
    expect(new Date(body.at).getTime()).toBe(server.clock.now() + leavingTerms.grace);
    expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
    const reader = testBrowser(server.url);
    await waitForLetter(reader, person.email, subject('Аккаунт будет удалён'));
    server.clock.advance(leavingTerms.grace - 1);
    await sweepDeadlines(server);
    expect(await statusOf(person)).toEqual({ status: 'ACTIVE', leaving: true });
    server.clock.advance(1);
    await sweepDeadlines(server);
    expect(await statusOf(person)).toEqual({ status: 'DELETED', leaving: false });
    await waitForLetter(reader, person.email, subject('Аккаунт удалён'));
    expect((await signInTo(reader, person.username)).code).toBe('AUTH_WRONG_CREDENTIALS');
  });

  test('stays when its person signs in before, and is not deleted later', async () => {
    const person = await registered(server);
    await leave(person, { password });
    server.clock.advance(leavingTerms.grace - 1);
    const back = testBrowser(server.url);
    expect((await signInTo(back, person.username)).status).toBe(200);
    await waitForLetter(back, person.email, subject('Аккаунт остаётся'));
    server.clock.advance(leavingTerms.grace * 2);
    await sweepDeadlines(server);
    expect(await statusOf(person)).toEqual({ status: 'ACTIVE', leaving: false });
    expect((await back.call('GET /v1/users/me')).status).toBe(200);
  });

  test('ends every session of its person', async () => {
    const person = await registered(server);
    const other = testBrowser(server.url);
    await signInTo(other, person.username);
    await leave(person, { password });
    expect((await other.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
    expect((await other.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
  });

  test('takes the password, or a code of a letter, and nothing else', async () => {
    const person = await registered(server);
    expect((await leave(person, {})).code).toBe('AUTH_WRONG_CREDENTIALS');
    expect((await leave(person, { password: 'another one' })).code).toBe('AUTH_WRONG_CREDENTIALS');
    server.clock.advance(60_000);
    await server.database.pool.query('DELETE FROM mail');
    expect((await person.browser.call('POST /v1/users/me/leaving/code')).status).toBe(204);
    expect((await person.browser.call('POST /v1/users/me/leaving/code')).code).toBe('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
    const code = await latestCode(person.browser, person.email);
    expect((await leave(person, { code: code === '000000' ? '000001' : '000000' })).code).toBe('AUTH_EMAIL_WRONG_CODE');
    expect((await leave(person, { code })).status).toBe(200);
  });
});

describe('what holds an account', () => {
  const obstacles = async ({ browser }: Pick<Registered, 'browser'>) =>
    (await browser.call('GET /v1/users/me/leaving')).body.obstacles;

  test('is an open squad', async () => {
    const [person, mate] = [await registered(server), await scene.mate()];
    await giveMoney(server.product.app, person.id, 100_000);
    await createSquadOf(person, { categoryId: scene.fun, mateIds: [mate.id] });
    expect(await obstacles(person)).toEqual(['SQUAD']);
    expect((await leave(person, { password, givesUp: 1000 })).code).toBe('USERS_LEAVING_NOT_NOW');
  });

  test('is a withdrawal on its way', async () => {
    const person = await registered(server);
    await giveMoney(server.product.app, person.id, 500_000);
    await knowCard(server, person.id);
    await latestCode(person.browser, person.email).then((code) =>
      person.browser.call('POST /v1/auth/email/confirm', { body: { code } }),
    );
    const { status } = await person.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 5000, to: testCard },
      idempotencyKey: newKey(),
    });
    expect(status).toBe(200);
    expect(await obstacles(person)).toEqual(['WITHDRAWAL']);
    expect((await leave(person, { password })).code).toBe('USERS_LEAVING_NOT_NOW');
  });

  test('is a course until it is closed: its money is held, not given up', async () => {
    const person = await registered(server);
    await giveMoney(server.product.app, person.id, 400_000);
    const id = await seedCourse(server);
    const { body } = await person.browser.call('POST /v1/training-landings/courses/{id}', {
      params: { id },
      body: {},
      idempotencyKey: newKey(),
    });
    expect(await obstacles(person)).toEqual(['COURSE']);
    expect((await leave(person, { password })).code).toBe('USERS_LEAVING_NOT_NOW');
    await person.browser.call('POST /v1/training-landings/my-courses/{id}/close', {
      params: { id: body.purchase?.id ?? '' },
      idempotencyKey: newKey(),
    });
    expect(await obstacles(person)).toEqual([]);
  });

  test('is a right of the desk', async () => {
    const person = await registered(server);
    await server.product.app.db
      .update(appUser)
      .set({ isAdmin: true, permissions: ['VIEW_USER'] })
      .where(eq(appUser.id, person.id));
    expect(await obstacles(person)).toEqual(['OPERATOR']);
    expect((await leave(person, { password })).code).toBe('USERS_LEAVING_NOT_NOW');
  });

  test('is money until it is given up to the kopeck; whoever comes back has it again', async () => {
    const person = await registered(server);
    await giveMoney(server.product.app, person.id, 35_050);
    for (const givesUp of [0, 350, 350.51])
      expect((await leave(person, { password, givesUp })).code).toBe('USERS_LEAVING_WITH_MONEY');
    expect(await statusOf(person)).toEqual({ status: 'ACTIVE', leaving: false });
    expect((await leave(person, { password, givesUp: 350.5 })).status).toBe(200);
    const back = testBrowser(server.url);
    expect((await signInTo(back, person.username)).body.balance).toBe(350.5);
  });
});

test('bonus and gift money that are lost are named before and in the letter', async () => {
  const person = await registered(server);
  await giveMoney(server.product.app, person.id, 0, 5000);
  await server.product.app.db.transaction(async (tx) => {
    const at = new Date(server.clock.now());
    const operationId = await openOperation(tx, 'activate certificate', 'system', at);
    const from = outsideAccount('TEST');
    await grantBonus(tx, { operationId, from, userId: person.id, kind: 'GIFT', reason: 'ELSE', amount: 200_000, at });
  });
  expect((await person.browser.call('GET /v1/users/me/leaving')).body).toMatchObject({
    balance: 0,
    bonus: 50,
    gift: 2000,
  });
  expect((await leave(person, { password })).status).toBe(200);
  const letter = await waitForLetter(testBrowser(server.url), person.email, subject('Аккаунт будет удалён'));
  expect(letter.replaceAll(/\s/g, ' ')).toMatch(/50 ₽ бонусами.*2 000 ₽ с подарочных сертификатов/s);
});
