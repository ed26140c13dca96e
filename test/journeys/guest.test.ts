import { resize } from '../support/journeys/render-small';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';

let journey: Journey;
let guest: Page;
beforeEach(async () => {
  journey = await startJourney();
  guest = await journey.visitor();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

describe('a guest', () => {
  test('sees the promise, and in the account area only «Войти»', async () => {
    await guest.goto(journey.url);
    await guest.getByRole('heading', { level: 1, name: /Играй с теми/ }).waitFor();
    const banner = guest.getByRole('banner');
    expect(await banner.getByRole('link', { name: 'Войти' }).count()).toBe(1);
    expect(await banner.getByText('₽').count()).toBe(0);
    await expectAccessible(guest);
    const barAt = async (width: number, height: number) => {
      await resize(guest, { width, height });
      return (await banner.boundingBox())?.height;
    };
    expect(await barAt(1440, 1000)).toBe(80);
    expect(await barAt(390, 844)).toBe(48);
    expect(await barAt(844, 390)).toBe(48);
  });

  test('is asked to sign in when they act, and comes back to the same act', async () => {
    await guest.goto(`${journey.url}/cs2/squads/create`);
    await guest.getByRole('radio', { name: /Повышение ранга/ }).click();
    const mate = guest.getByRole('checkbox', { name: /^Позвать в сквад/ }).first();
    await mate.click();
    await guest.getByRole('complementary').getByText('Цена действует до', { exact: false }).waitFor();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Создать сквад' }).first().click();
    await guest.waitForURL(/\/login\?returnTo=/);
    await guest.getByRole('button', { name: /^Киберкот/ }).click();
    await guest.waitForURL(/\/cs2\/squads\/create/);
    expect(await guest.getByRole('radio', { name: /Повышение ранга/ }).isChecked()).toBe(true);
    expect(await mate.isChecked()).toBe(true);
  });
});
