import type { Page } from 'playwright-core';
import { csrfOf } from '../support/journeys/csrf-of';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';
import { step } from '../support/journeys/step';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Уведомления' });
const count = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('img', { name: `непрочитанных: ${unread}` });

/** The request that the page itself would send on «Позвать». */
const invite = async (client: Page): Promise<number> => {
  const mateId = await personId(journey, 'Северин');
  const categoryId: number = (
    await journey.database.pool.query('SELECT category_id AS id FROM mate_category WHERE user_id = $1 LIMIT 1', [
      mateId,
    ])
  ).rows[0].id;
  const answer = await client.request.post('/v1/squads', {
    headers: { 'x-csrf-token': await csrfOf(client.context()) },
    data: {
      gameId: 'cs2',
      categoryId,
      platform: 'PC',
      languages: ['ru'],
      durationMinutes: 60,
      slots: 2,
      payMode: 'OWNER',
      mateIds: [mateId],
    },
  });
  return answer.status();
};

test('notifications are counted, opened and come back to', async () => {
  const mate = await journey.person('Северин');
  const client = await journey.person('Киберкот');
  await journey.database.pool.query('UPDATE notification SET read_at = now()');
  const secondTab = await mate.context().newPage();
  await mate.goto(`${journey.url}/policy`);
  await secondTab.goto(`${journey.url}/cs2/how-it-works`);

  await step('an invitation makes the bell count in both tabs, reading in one clears the other', async () => {
    await bell(mate).waitFor();
    await bell(secondTab).waitFor();
    expect(await invite(client)).toBe(200);
    await count(mate, 1).waitFor();
    await count(secondTab, 1).waitFor();

    await bell(mate).click();
    const panel = mate.getByRole('dialog', { name: 'Уведомления' });
    await panel
      .getByRole('link', { name: /Тебя зовут играть/ })
      .first()
      .waitFor();
    await expectAccessible(mate);
    await panel
      .getByRole('link', { name: /Тебя зовут играть/ })
      .first()
      .click();
    await mate.waitForURL('**/cs2/orders');
    await count(mate, 1).waitFor({ state: 'detached' });
    await count(secondTab, 1).waitFor({ state: 'detached' });
  });

  await step('Back from the place leads to the panel’s page', async () => {
    await mate.goBack();
    await mate.getByRole('dialog', { name: 'Уведомления' }).waitFor();
  });
});

test('the support keeps a guest’s words while they sign in, and opens a thread with them', async () => {
  const guest = await journey.visitor();
  await guest.goto(`${journey.url}/support`);
  await guest.getByText('Сколько идёт вывод денег?').waitFor();
  await guest.getByLabel('Тема').selectOption({ label: 'Оплата и баланс' });
  await guest.getByLabel('Что случилось').fill('Оплатил, а сквад ждёт оплату');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Войти и отправить' }).click();
  await guest.waitForURL('**/login**');
  await guest.getByRole('main').getByRole('link', { name: 'Войти', exact: true }).click();
  await guest.getByLabel('Почта или имя').fill('Пельмешек');
  await guest.getByLabel('Пароль').first().fill('naparnik-demo');
  await guest.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await guest.waitForURL('**/support**');
  await guest.getByRole('button', { name: 'Отправить' }).click();
  await guest.waitForURL(/chat=[0-9a-f-]{36}.*#chat$/);
  await guest.goto(`${journey.url}/support`);
  await guest.getByRole('link', { name: /Оплата и баланс/ }).waitFor();
  await expectAccessible(guest);
});
