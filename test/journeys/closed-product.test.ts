import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';
import { pushedBrowser, standInPushService, type StandInPushService } from '../support/push/stand-in-push-service';
import { waitFor } from '../support/wait-for';

const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';
let service: StandInPushService;
let journey: Journey;
beforeEach(async () => {
  service = await standInPushService();
  journey = await startJourney({
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:push@naparnik.example',
    PUSH_STAND_IN: service.url,
  });
});
afterEach(async () => {
  await journey.end();
  await service.stop();
});

const devices = async (): Promise<number> =>
  Number((await journey.database.pool.query('SELECT count(*) FROM push_subscription')).rows[0]?.count);

/**
 * This browser's windows are incognito, for which Chromium has no push service: a fake one is used. Headless Chromium
 * denies notifications, so the permission is faked too.
 */
const fakePush = async (page: Page, device: ReturnType<typeof pushedBrowser>): Promise<void> => {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const given = { options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe: async () => given });
    },
    { endpoint: `${service.url}/send/1`, keys: device.keys },
  );
};

test('a browser subscribes by the switch alone, answers a check, is told, and stops by the same switch', async () => {
  const page = await journey.person('Северин', 'desktop', true);
  const device = pushedBrowser();
  await fakePush(page, device);
  await page.goto(`${journey.url}/cs2/settings#notifications`);
  const toggle = page.getByRole('switch', { name: 'Уведомления в этом браузере' });
  await toggle.waitFor();
  expect(await devices()).toBe(0);
  await toggle.click();
  await page.getByText('Ещё не ответил.').waitFor();
  await expectAccessible(page);
  expect(await devices()).toBe(1);
  const pushes = (count: number) =>
    waitFor(
      async () => service.seen,
      (shown) => shown.length === count,
    );
  const read = ({ body }: (typeof service.seen)[number]) => JSON.parse(device.read(body));
  // What the worker does once it has shown a push; here none can arrive.
  const [check] = (await pushes(1)).map(read);
  await page.request.post(`${journey.url}/v1/push/answers`, { data: check.answer });
  await page.getByText('Зовёт и тогда, когда «Напарник» закрыт').waitFor();

  await journey.database.pool.query(
    `WITH told AS (
       INSERT INTO notification (user_id, kind, level, facts, link, created_at)
       SELECT $1, 'DEPOSIT_PAID', 'SUCCESS', '{"amount": 50000}', '/balance', max(created_at) FROM notification
       RETURNING id)
     INSERT INTO outbox (topic, payload)
     SELECT 'push', jsonb_build_object('notificationId', told.id, 'subscriptionId', push_subscription.id)
     FROM told, push_subscription`,
    [await personId(journey, 'Северин')],
  );
  expect((await pushes(2)).map(read)[1]?.link).toBe('/balance');

  await toggle.click();
  await page.getByText('Позовёт в игру и скажет о сообщениях, когда «Напарник» закрыт').waitFor();
  expect(await devices()).toBe(0);
});

test('without a network a thin line says so, a new page is the product’s own, and both are gone when it is back', async () => {
  const page = await journey.person('Киберкот', 'phone', true);
  await page.goto(`${journey.url}/cs2/team`);
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done));
  });
  await page.context().setOffline(true);
  await page.getByText('Нет сети. Видно то, что успело загрузиться').waitFor();
  const box = await page.getByRole('banner').boundingBox();
  expect([box?.y, box?.height]).toEqual([0, 74]);
  await page.goto(`${journey.url}/cs2/squads`);
  await page.getByRole('heading', { level: 1, name: 'Нет сети' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Повторить' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /напарник/i })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/cs2/squads');
  expect(await page.getByText('Нет сети').count()).toBe(0);
});

test('a person deletes their account, and has it again by signing in', async () => {
  const page = await journey.person('Новосёл', 'phone');
  await page.goto(`${journey.url}/cs2/settings#leaving`);
  const card = page.locator('#leaving');
  await card.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await card.getByLabel('Пароль', { exact: true }).fill('not the one');
  await card.getByRole('button', { name: 'Удалить навсегда' }).click();
  await card.getByText('Это не твой пароль').waitFor();
  await expectAccessible(page);
  await card.getByLabel('Пароль', { exact: true }).fill('naparnik-demo');
  await card.getByRole('button', { name: 'Удалить навсегда' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
  const leaving = async () =>
    (await journey.database.pool.query("SELECT leaving_at AS at FROM app_user WHERE username = 'Новосёл'")).rows[0].at;
  expect(await leaving()).not.toBeNull();
  await page.goto(`${journey.url}/login`);
  await page.getByLabel(/Почта или имя|Имя или почта/).fill('Новосёл');
  await page.getByLabel('Пароль', { exact: true }).fill('naparnik-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await waitFor(leaving, (at) => at === null);
});
