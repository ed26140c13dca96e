import type { Page } from 'playwright-core';
import { csrfOf } from '../support/journeys/csrf-of';
import { type Journey, startJourney } from '../support/journeys/journey';
import { step } from '../support/journeys/step';
import { waitFor } from '../support/wait-for';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const [former, newcomer] = ['Пельмешек', 'Киберкот'];

const headerOf = (page: Page) => page.locator('header').getByRole('link', { name: /Баланс/ });

test('another person signs in in a second tab: the first one holds nothing of the former person', async () => {
  const first = await journey.person(former);
  const second = await first.context().newPage();
  const question = () => first.getByRole('textbox', { name: 'Что случилось' });
  const bodies: Promise<string>[] = [];

  await step('the former person writes a question and looks at the balance', async () => {
    await first.goto(`${journey.url}/support`);
    await question().fill('Секрет, который никто другой не прочтёт');
    await first.goto(`${journey.url}/balance`);
    await headerOf(first).waitFor();
  });
  const formerBalance = await headerOf(first).innerText();

  await step('the newcomer signs in in the second tab', async () => {
    await second.goto(`${journey.url}/dev`);
    first.on('response', (response) => {
      if (response.url().includes('/v1/')) bodies.push(response.text().catch(() => ''));
    });
    await second.getByRole('button', { name: new RegExp(`^${newcomer}`) }).click();
  });

  await step('the first tab shows the newcomer’s balance at once', async () => {
    const shown = await waitFor(
      () => headerOf(first).innerText(),
      (text) => text !== formerBalance,
    );
    await waitFor(
      () => headerOf(second).innerText(),
      (text) => text === shown,
    );
  });

  await step('nothing that is fetched or stored is of the former person', async () => {
    expect((await Promise.all(bodies)).filter((body) => body.includes(former))).toEqual([]);
    const stored = await first.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('Секрет');
    await first.goto(`${journey.url}/support`);
    expect(await question().inputValue()).toBe('');
  });
});

test('a session that was ended on another device leaves nothing on the page', async () => {
  const [page, other] = [await journey.person(former), await journey.person(former)];
  await page.goto(`${journey.url}/balance`);
  await headerOf(page).waitFor();
  const answer = await other.request.delete(`${journey.url}/v1/auth/sessions`, {
    headers: { 'x-csrf-token': await csrfOf(other.context()) },
  });
  expect(answer.status()).toBeLessThan(300);
  await page.waitForURL(/\/login\?returnTo=/);
  await page.locator('header').getByRole('link', { name: 'Войти' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('person'))).toMatch(/^-/);
});
