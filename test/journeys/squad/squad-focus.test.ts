import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { press, shows } from '../../support/journeys/page-steps';
import { createSquad } from '../../support/journeys/squad-steps';
import { step } from '../../support/journeys/step';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** Pressed by keyboard, as a person without a mouse does. */
const enter = async (page: Page, name: string | RegExp): Promise<void> => {
  // A pending action ignores a second press.
  const ready = page.locator(':not([aria-disabled="true"])');
  const button = page.getByRole('button', { name }).and(ready).first();
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

/** The button has gone or has another text; the focus is where it was. */
const keepsTheStep = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('section')?.getAttribute('aria-label') === 'Что сейчас');

test('the keyboard keeps its place while a squad goes from the payment to the game', async () => {
  const client = await journey.person('Киберкот');
  const mate = await journey.person('Северин');
  await createSquad(client, journey);
  await mate.goto(client.url());

  await step('who accepts, pays, is ready or in the lobby stays at the step that is due', async () => {
    await press(mate, 'Принять');
    await enter(client, /^Оплатить/);
    await shows('Оплачено', client);
    await keepsTheStep(client);
    await press(mate, 'Готовность подтверждаю');
    await enter(mate, 'Я в лобби');
    await keepsTheStep(mate);
    await enter(client, 'Я в лобби');
    await shows('Игра идёт', client, mate);
    await keepsTheStep(client);
  });

  await step('the title says what happens, and so does a live region', async () => {
    await client.waitForFunction(() => document.title.includes('Игра идёт'));
    const liveRegion = client.locator('[aria-live="polite"]', { hasText: 'Игра идёт' });
    await liveRegion.first().waitFor();
  });

  await step('the chat dock takes the focus as it opens and gives it back to its button', async () => {
    await client.goto(`${journey.url}/balance`);
    await enter(client, /^Чат/);
    await client.waitForFunction(() => document.activeElement?.textContent === 'Чаты');
    await client.keyboard.press('Escape');
    await client.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
    expect(await focused(client)).toMatch(/чат/i);
  });
});
