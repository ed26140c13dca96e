import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { withoutPreloaded } from '../../support/journeys/without-preloaded';
import { unlessGone } from '../../support/journeys/unless-gone';
import { step } from '../../support/journeys/step';

let journey: Journey;
let client: Page;
beforeEach(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  await withoutPreloaded(client);
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** A mate who plays for rank in this game, takes orders and has no squad. */
const freeMate = async (): Promise<string> => {
  const { rows } = await journey.database.pool.query<{ username: string }>(`
    SELECT u.username FROM app_user u
    JOIN mate_access a ON a.user_id = u.id AND a.active AND a.game_id = 'cs2'
    JOIN mate_category m ON m.user_id = u.id
    JOIN category c ON c.id = m.category_id AND c.kind = 'RANK_UP'
    WHERE u.username <> 'Северин' AND 'ru' = ANY (u.languages)
      AND NOT EXISTS (SELECT FROM squad_member s JOIN squad q ON q.id = s.squad_id WHERE s.user_id = u.id AND q.status IN ('PENDING', 'READY', 'STARTED', 'IN_A_GAME'))
    ORDER BY u.username LIMIT 1`);
  return rows[0]?.username ?? '';
};

const create = () => client.getByRole('button', { name: 'Создать сквад' }).first().click();
const choose = async (category: RegExp, name: string) => {
  await client.goto(`${journey.url}/cs2/squads/create`);
  await client.getByRole('radio', { name: category }).click();
  await client.getByRole('searchbox', { name: 'Найти по имени' }).fill(name);
  await client.getByRole('checkbox', { name: `Позвать в сквад: ${name}` }).click();
  await client.getByRole('complementary').getByText('Цена действует до', { exact: false }).waitFor();
};
const unchoose = (name: string) =>
  client
    .getByRole('button', { name: `Убрать: ${name}` })
    .first()
    .click();

describe('creating a squad', () => {
  test('does not offer the trial lesson to somebody who has played', async () => {
    await client.goto(`${journey.url}/cs2/squads/create`);
    await client.getByRole('radio', { name: /Повышение ранга/ }).waitFor();
    expect(await client.getByRole('radio', { name: /Пробная тренировка/ }).count()).toBe(0);
  });

  test('of a page that still offers it is refused in words, and what was chosen stays', async () => {
    const terms = '**/v1/squads/first-squad-prices';
    const open = unlessGone(async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), available: true } });
    });
    await client.route(terms, open);
    await choose(/Пробная тренировка/, 'Северин');
    await client.unroute(terms);
    await create();
    await client.getByText('Ты больше не можешь играть в этой категории').waitFor();
    expect(await client.getByRole('checkbox', { name: 'Позвать в сквад: Северин' }).isChecked()).toBe(true);
    await unchoose('Северин');
  });

  test('with a mate who has just left goes on with another one, and needs no second squad', async () => {
    const name = await freeMate();

    await step('no squad is made when nobody could be invited, and the page says who and why', async () => {
      await choose(/Повышение ранга/, 'Северин');
      const mate = await journey.person('Северин');
      await mate.goto(journey.url);
      const toggle = mate.getByRole('banner').getByRole('switch');
      await toggle.click();
      await mate.locator('header [role=switch][aria-checked=false]:not([disabled])').waitFor();
      await create();
      await client.getByRole('alert').getByText('Сквад не создан', { exact: false }).waitFor();
      await client
        .getByRole('alert')
        .getByText(/^Северин: /)
        .waitFor();
      expect(new URL(client.url()).pathname).toBe('/cs2/squads/create');
    });

    await step(
      'with a friend’s link it stands, and goes on saying whom it could not invite after a reload',
      async () => {
        await client.getByRole('group', { name: 'Друзья по ссылке' }).getByRole('button', { name: 'Больше' }).click();
        await create();
        await client.waitForURL(/\/cs2\/squads\/\d+$/);
        await client.getByText('Не удалось пригласить «Северин»').waitFor();
        await client
          .getByRole('alert')
          .getByText(/^Северин: /)
          .waitFor();
        await client.reload();
        await client
          .getByRole('alert')
          .getByText(/^Северин: /)
          .waitFor();
        await client.getByRole('button', { name: 'Понятно' }).click();
        await client.getByText('Не всех удалось пригласить').waitFor({ state: 'detached' });
        await client.getByRole('heading', { name: 'Позови напарника' }).waitFor();
      },
    );

    await step('it goes on with another mate from the squad’s own page', async () => {
      await client.getByRole('main').getByRole('button', { name: 'Позвать напарника' }).first().click();
      const dialog = client.getByRole('dialog');
      await dialog.getByRole('searchbox', { name: 'Найти по имени' }).fill(name);
      await dialog.getByRole('button', { name: `Позвать: ${name}` }).click();
      await client.getByText(`${name}: приглашение отправлено`).waitFor();
      await client.keyboard.press('Escape');
      await client.getByText(`Ждём: ${name}.`).waitFor();
    });

    await step('a second squad is refused before it is asked for', async () => {
      await choose(/Повышение ранга/, 'Полярник');
      expect(await client.getByRole('button', { name: 'Создать сквад' }).first().getAttribute('aria-disabled')).toBe(
        'true',
      );
      await client.getByText('У тебя уже есть активный сквад.').first().waitFor();
    });
  });
});
