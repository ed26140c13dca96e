import type { Locator, Page } from 'playwright-core';
import { latestCode } from '../support/people/latest-letter';
import { testBrowser } from '../support/server/test-browser';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { press } from '../support/journeys/page-steps';
import { step } from '../support/journeys/step';
import { consentTicks } from '../support/journeys/tick-consents';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const squadUrl = /\/cs2\/squads\/\d+$/;

/** The cost of the shortest path in presses and fields, as a person makes them. */
const counted = () => {
  const cost = { clicks: 0, fields: 0 };
  return {
    cost,
    click: async (where: Locator): Promise<void> => {
      cost.clicks += 1;
      await where.click();
    },
    fill: async (where: Locator, text: string): Promise<void> => {
      cost.fields += 1;
      await where.fill(text);
    },
  };
};

const register = async (page: Page, { fill, click }: ReturnType<typeof counted>, name: string): Promise<void> => {
  const email = `${name.toLowerCase()}@mail.ru`;
  await page.getByRole('heading', { level: 1, name: 'Создай аккаунт' }).waitFor();
  await fill(page.getByLabel('Почта'), email);
  await fill(page.getByLabel('Имя', { exact: true }), name);
  await fill(page.getByLabel('Пароль', { exact: true }), 'ochen-tayno-1');
  for (const tick of consentTicks(page)) await click(tick);
  await click(page.getByRole('button', { name: 'Зарегистрироваться' }));
  await page.getByRole('heading', { level: 1, name: 'Подтверди почту' }).waitFor();
  await fill(page.getByLabel('Код из письма'), await latestCode(testBrowser(journey.url), email));
};

test.each(['desktop', 'phone'] as const)('a newcomer comes into a squad by the shortest way, on a %s', async (size) => {
  const mate = await journey.person(size === 'desktop' ? 'Северин' : 'Алиса');
  const name = size === 'desktop' ? 'Северин' : 'Алиса';
  const page = await journey.visitor(size);
  const person = counted();
  const { click, cost } = person;

  await step('calls a mate, and the wish outlives the registration', async () => {
    await page.goto(`${journey.url}/cs2/team?search=${encodeURIComponent(name)}`);
    await click(page.getByRole('button', { name: `Позвать: ${name}` }).first());
    await register(page, person, `Newcomer_${size}`);
    await page.getByRole('dialog', { name: 'Позвать в сквад' }).waitFor();
  });

  await step('pays one sum by one button, and the payment leads into the squad', async () => {
    const pay = page.getByRole('button', { name: /^Оплатить .* и позвать$/ });
    await pay.waitFor();
    await expectAccessible(page);
    await click(pay);
    await page.getByRole('heading', { level: 1, name: 'Учебная оплата' }).waitFor();
    await click(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await page.waitForURL(squadUrl);
    await page.getByText('Собираем сквад').waitFor();
  });

  await step('the mate agrees, and nothing is asked of the client any more', async () => {
    await mate.goto(page.url());
    await press(mate, 'Принять');
    await page.getByText('У тебя всё готово').waitFor();
    await page.getByText('Оплачено', { exact: false }).first().waitFor();
  });

  expect(cost).toEqual({ clicks: 6, fields: 4 });
});

test('the same browser is asked to sign in from then on, another one to register', async () => {
  const page = await journey.person('Пельмешек');
  await page.goto(`${journey.url}/balance`);
  await page.locator('header').getByRole('button', { name: 'Меню аккаунта' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.locator('header').getByRole('link', { name: 'Войти' }).waitFor();
  await page.goto(`${journey.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'С возвращением' }).waitFor();
  await expectAccessible(page);
});
