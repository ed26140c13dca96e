import type { Locator } from 'playwright-core';
import { permissionSets } from '#domain/people/permission-sets.ts';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { drawer, logOf, operator, seesToast } from '../../support/journeys/operators';
import { step } from '../../support/journeys/step';
import { tabTo } from '../../support/journeys/tab-to';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const hasFocus = (target: Locator): Promise<boolean> =>
  waitFor(
    () => target.evaluate((element) => element === document.activeElement),
    (focused) => focused,
  );

test('a dispute is found, read, decided and closed by keyboard alone', async () => {
  const page = await operator(journey, 'Ромашка', permissionSets.MODERATOR);
  const open = drawer(page, /^Спор/);
  await page.goto(`${journey.url}/admin/today`);
  await page.getByRole('heading', { name: 'Сегодня' }).waitFor();

  await step('Ctrl+K leads to the section', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Имя, номер или почта' }).waitFor();
    await page.keyboard.type('Споры');
    await page.getByRole('option', { name: 'Споры', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/disputes');
    await page.getByRole('table', { name: 'Споры' }).waitFor();
  });

  await step('Tab and Enter open a row, Escape closes it, and the focus is where it was', async () => {
    const row = page.getByRole('table', { name: 'Споры' }).getByRole('button', { name: /Counter-Strike/ });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await open.getByText('опоздал на двадцать минут').first().waitFor();
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    await hasFocus(row);
  });

  await step(
    'J and K walk from where one was, Enter opens, A decides: the percent, the words and the button by Tab',
    async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await open.getByText('опоздал на двадцать минут').first().waitFor();
      // The shortcut does what the button does: nothing until the log is loaded.
      await open.getByText('Операторы ещё ничего не делали').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog', { name: 'Решение спора' });
      await tabTo(page, dialog.getByRole('slider'));
      await page.keyboard.press('Home');
      for (let percent = 0; percent < 30; percent += 1) await page.keyboard.press('ArrowRight');
      await dialog.getByText('900 ₽').first().waitFor();
      await tabTo(page, dialog.getByRole('textbox', { name: /^Почему так/ }));
      await page.keyboard.type('Опоздание подтверждают обе стороны');
      await expectAccessible(page);
      await tabTo(page, dialog.getByRole('button', { name: 'Решить спор' }));
      await page.keyboard.press('Enter');
      await seesToast(page, 'Спор решён');
      await dialog.waitFor({ state: 'detached' });
      await open.getByText('Решено вернуть 30 %').waitFor();
      const squadId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(await logOf(journey, `dispute:${squadId}`)).toEqual(['dispute.decide: Ромашка']);
      await expectSoundLedger(journey.database);
    },
  );

  await step('the keys of the list work on: Escape closes what was decided, J opens nothing by itself', async () => {
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    await page.waitForURL('**/admin/disputes');
    const row = page.getByRole('table', { name: 'Споры' }).getByRole('button', { name: /Counter-Strike/ });
    await hasFocus(row);
    await page.keyboard.press('j');
    expect(await open.count()).toBe(0);
  });
});
