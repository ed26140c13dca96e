import { sidewaysOverflow } from '../support/journeys/sideways-overflow';
import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';
import { smallTargets } from '../support/journeys/small-targets';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

interface Opening {
  readonly path: string;
  /** The button that opens it; null: opened by the address. */
  readonly button: RegExp | null;
}

const of = (path: string, button: RegExp | null): Opening => ({ path, button });

const overlay = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').last();

/** What is too small in these dialogs, each opened on its page. */
const sweep = async (who: string, openings: readonly Opening[]): Promise<readonly string[]> => {
  const page = await journey.person(who, 'phone');
  const wrong: string[] = [];
  for (const { path, button } of openings) {
    await page.goto(journey.url + path);
    if (button !== null) await page.getByRole('button', { name: button }).first().click();
    await overlay(page).waitFor();
    await page.waitForFunction(() => document.querySelector('[role="dialog"] [aria-busy="true"]') === null);
    for (const small of await smallTargets(page)) wrong.push(`${who} ${path} ${String(button)}: ${small}`);
  }
  return wrong;
};

test('whatever opens over the page of a phone is hit by a finger', async () => {
  const mate = await personId(journey, 'Северин');
  const wrong = await Promise.all([
    sweep('Киберкот', [
      of('/#menu', null),
      of('/cs2/team#events', null),
      of('/balance', /^Пополнить$/),
      of('/balance', /^Вывести$/),
      of('/cs2/team', /^Фильтры/),
      of('/cs2/team', /^Позвать/),
      of(`/cs2/team/${mate}`, /^Пожаловаться/),
      of(`/cs2/team/${mate}`, /^Поддержать/),
      of('/chat', /^Звук и тихие часы/),
      of('/dev/ui', /^Выбор игры/),
    ]),
    sweep('Северин', [of('/cs2/profile', /^Новая цель$/), of('/balance/reserves', /^Новая ссылка/)]),
    sweep('Смотритель', [
      of('/admin/support', /^Заготовки/),
      of('/admin/promo-codes', /^Создать промокод/),
      of('/admin/draws', /^Новый розыгрыш/),
    ]),
  ]);
  expect(wrong.flat()).toEqual([]);
});

test('the desk fits a phone whose letters are larger', async () => {
  const page = await journey.person('Смотритель', 'phone');
  await page.goto(`${journey.url}/admin/today`);
  await page.getByRole('heading', { name: 'Сегодня' }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'));
  await page.context().setOffline(true);
  await page.locator('header').getByText('Нет связи').waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
});
