import type { Locator, Page } from 'playwright-core';
import { expireTimeouts } from '../../support/journeys/expire-timeouts';
import { holdAct } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

interface Act {
  readonly who: 'Киберкот' | 'Северин';
  readonly name: string;
  readonly path: string;
  readonly call: RegExp;
  /** Finds the control that begins the action; returns it. */
  readonly reach: (page: Page) => Promise<Locator>;
}

const button = (from: Page | Locator, name: string | RegExp): Locator => from.getByRole('button', { name }).first();

/** Actions that a single press sends to the server. */
const acts: readonly Act[] = [
  {
    who: 'Киберкот',
    name: 'a deposit',
    path: '/balance',
    call: /^POST \/v1\/balance\/deposit$/,
    reach: async (page) => {
      await button(page, 'Пополнить').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Сумма').fill('500');
      return button(dialog, /^Пополнить/);
    },
  },
  {
    who: 'Киберкот',
    name: 'a withdrawal',
    path: '/balance',
    call: /^POST \/v1\/balance\/withdraw$/,
    reach: async (page) => {
      await button(page, 'Вывести').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Банк').selectOption({ index: 1 });
      await dialog.getByLabel('Номер телефона').fill('+7 999 123-45-67');
      await dialog.getByLabel('Сумма').fill('600');
      return button(dialog, /^Вывести/);
    },
  },
  {
    who: 'Киберкот',
    name: 'a confirmed part of a reserve',
    path: '/balance/reserves',
    call: /^PUT \/v1\/balance-reserve\/[^/]+\/unreserve-transactions/,
    reach: async (page) => {
      await button(page, 'Подтвердить').click();
      return button(page.getByRole('alertdialog').or(page.getByRole('dialog')), /^Выплатить/);
    },
  },
  {
    who: 'Киберкот',
    name: 'a ticket of a draw',
    path: '/draws',
    call: /^POST \/v1\/draws\/.+\/participate/,
    reach: async (page) => button(page, 'Участвовать'),
  },
  {
    who: 'Киберкот',
    name: 'what somebody says of themselves',
    path: '/cs2/settings?section=profile',
    call: /^PUT \/v1\/users\/me\/description/,
    reach: async (page) => {
      await page
        .getByRole('textbox', { name: 'О себе' })
        .fill('Играю по выходным, чаще всего вечером и в спокойной компании');
      return button(page.getByRole('region', { name: 'О себе' }), 'Сохранить');
    },
  },
  {
    who: 'Киберкот',
    name: 'a question to support',
    path: '/support',
    call: /^POST \/v1\/support/,
    reach: async (page) => {
      await page.getByLabel('Тема').selectOption({ index: 1 });
      await page.getByLabel('Что случилось').fill('Не пришёл чек за вчерашнюю игру');
      return button(page, 'Отправить');
    },
  },
  {
    who: 'Киберкот',
    name: 'a place in an open squad',
    path: '/cs2/squads',
    call: /^POST \/v1\/squads\/\d+\/join/,
    reach: async (page) => {
      return button(page, /^Вступить/);
    },
  },
  {
    who: 'Северин',
    name: 'orders switched off',
    path: '/',
    call: /^PUT \/v1\/mates\/me\/active|^POST \/v1\/mates/,
    // A mate's home page has another one.
    reach: async (page) => page.getByRole('banner').getByRole('switch'),
  },
];

const slow = /долго не отвечает|не дошёл/i;

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

const walk = async (
  page: Page,
  { name, path, call, reach }: Act,
  giveUp: () => Promise<void>,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  await page.goto(journey.url + path);
  const control = await reach(page);
  const held = await holdAct(page, call);
  await control.press('Enter');
  await waitFor(
    async () => held.count(),
    (count) => count > 0,
  );
  await control.press('Enter').catch(() => undefined);
  await giveUp();
  await page
    .locator('[role="alert"], [role="status"], [aria-live]', { hasText: slow })
    .first()
    .waitFor({ timeout: 5000 })
    .catch(async () =>
      wrong.push(
        `says nothing: ${(await page.locator('[role="alert"], [role="status"]').allInnerTexts()).join(' | ')}`,
      ),
    );
  if (held.count() !== 1) wrong.push(`was sent ${held.count()} times`);
  if ((await focused(page)) === 'BODY') wrong.push('the focus is lost');
  await held.end();
  // The toggle refetches the current user before it can be pressed.
  await waitFor(
    () => control.getAttribute('aria-disabled'),
    (refused) => refused === null,
  );
  const done = page.waitForResponse(
    (answer) => call.test(`${answer.request().method()} ${new URL(answer.url()).pathname}`),
    { timeout: 5000 },
  );
  await control.press('Enter').catch(() => undefined);
  const status = await done.then(
    (answer) => answer.status(),
    () => 0,
  );
  if (status < 200 || status > 299) wrong.push(`pressed again: ${status}`);
  return wrong.map((what) => `${name}: ${what}`);
};

test('an act that hangs is sent once, gives up in time, says so and can be done again', async () => {
  const people = ['Киберкот', 'Северин'] as const;
  const wrong = await Promise.all(
    people.map(async (who) => {
      const page = await journey.person(who);
      const giveUp = await expireTimeouts(page, 'change');
      const found: string[] = [];
      for (const act of acts.filter((one) => one.who === who))
        found.push(
          ...(await walk(page, act, giveUp).catch((error: unknown) => [`${act.name}: ${String(error).slice(0, 400)}`])),
        );
      return found;
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
