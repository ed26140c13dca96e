import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { sendFrom } from '../../support/journeys/send-from';
import { waitForValue } from '../../support/journeys/wait-for-value';
import { step } from '../../support/journeys/step';

let journey: Journey;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  mate = await journey.person('Новосёл');
});
afterAll(() => journey.end());

/** A person who has a photo already: choosing one is tested with the settings. */
const givePhoto = async (): Promise<void> => {
  await journey.database.pool.query("UPDATE app_user SET avatar_url = '/assets/faces/1.svg' WHERE id = $1", [
    await personId(journey, 'Новосёл'),
  ]);
};

test('somebody becomes a mate and takes the first order', async () => {
  await step('sends an application; what they typed outlives a reload', async () => {
    await mate.goto(`${journey.url}/cs2/mate`);
    await mate.getByRole('heading', { level: 1, name: 'Стань напарником' }).waitFor();
    await expectAccessible(mate);
    await mate.getByLabel('Сколько часов в неделю').fill('12');
    await mate
      .getByLabel('Опыт и чем ты полезен')
      .fill('Играю с 2014 года, капитан любительской команды, терпеливо объясняю.');
    await mate.reload();
    await waitForValue(mate.getByLabel('Опыт и чем ты полезен'), 'Играю с 2014');
    await mate.getByRole('checkbox', { name: /^Принимаю условия для напарников/ }).check();
    await mate.getByRole('button', { name: 'Отправить заявку' }).click();
    await mate.getByText('Заявка на рассмотрении').waitFor();
    await expectAccessible(mate);
  });

  await step('an administrator approves it, and the page tells without a reload', async () => {
    const admin = await journey.person('Смотритель');
    const { items } = await sendFrom(admin, 'GET', '/v1/admin/mate-applications');
    const own = items.find((one: { user: { username: string } }) => one.user.username === 'Новосёл');
    await sendFrom(admin, 'POST', `/v1/admin/mate-applications/${own.id}/approve`);
    await mate.getByText('Ты уже напарник').waitFor();
    await mate.getByRole('link', { name: 'Готовность к заказам' }).first().click();
    await mate.getByText('Нужно подключить быстрые уведомления').waitFor();
    await expectAccessible(mate);
  });

  await step('the switch refuses until everything is there; what another tab fills is seen at once', async () => {
    await mate.getByRole('main').getByRole('switch').click();
    await mate.getByText('Нужно подключить быстрые уведомления').nth(1).waitFor();
    await givePhoto();
    await sendFrom(mate, 'PUT', '/v1/users/me/description', {
      description: 'Спокойно объясняю новичкам всё с самого начала',
    });
    await sendFrom(mate, 'PUT', '/v1/users/me/platforms/cs2', { platforms: ['PC'] });
    for (const param of (await sendFrom(mate, 'GET', '/v1/game-params/game/cs2')).filter(
      (one: { ownerType: string }) => one.ownerType !== 'CLIENT',
    )) {
      await sendFrom(mate, 'PUT', `/v1/game-params/${param.id}/values`, { valueIds: [param.values[0].id] });
    }
    const categories = await sendFrom(mate, 'GET', '/v1/categories/mate');
    await sendFrom(
      mate,
      'PUT',
      `/v1/categories/mate/${categories.find((one: { kind: string }) => one.kind === 'FUN').id}`,
      { enabled: true },
    );
    await sendFrom(mate, 'POST', '/v1/notifier/services/telegram', {});
    await mate.getByText('Всё готово', { exact: false }).waitFor();
  });

  await step('the mate switches orders on, and an order comes', async () => {
    await mate.getByRole('main').getByRole('switch').click();
    await mate.getByText('Заказы включены', { exact: false }).waitFor();
    await mate.getByRole('link', { name: 'Открыть приглашения' }).click();
    const client = await journey.person('Киберкот');
    const categories = await sendFrom(client, 'GET', '/v1/categories/game/cs2');
    await sendFrom(client, 'POST', '/v1/squads', {
      gameId: 'cs2',
      categoryId: categories.find((one: { kind: string }) => one.kind === 'FUN').id,
      platform: 'PC',
      languages: ['ru'],
      durationMinutes: 60,
      slots: 2,
      payMode: 'OWNER',
      mateIds: [await personId(journey, 'Новосёл')],
    });
    await mate.getByRole('button', { name: 'Принять приглашение: Киберкот' }).click();
    await mate.waitForURL(/\/cs2\/squads\/\d+$/);
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
