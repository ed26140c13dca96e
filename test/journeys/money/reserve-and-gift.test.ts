import type { Page } from 'playwright-core';
import { days } from '#domain/time/durations.ts';
import { expectSoundGrants } from '../../support/money/bonus-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { personId } from '../../support/journeys/person-id';
import { step } from '../../support/journeys/step';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
let client: Page;
let mate: Page;
let friend: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин');
  friend = await journey.person('Пельмешек', 'phone');
});
afterAll(() => journey.end());

const linkOf = async (): Promise<string> => {
  const { rows } = await journey.database.pool.query<{ id: string }>(
    "SELECT id FROM balance_reserve WHERE status = 'CREATED' ORDER BY created_at DESC LIMIT 1",
  );
  const token = await mate.evaluate(
    async (id) => (await (await fetch(`/v1/balance-reserve/${id}`)).json()).token,
    rows[0]?.id ?? '',
  );
  return `${journey.url}/balance/reserve?link=${token}`;
};

/** The demo has reserves of its own: this is the one with this person. */
const reserveWith = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

test('money put aside for a mate', async () => {
  const before = await balanceOf(journey, 'Киберкот');
  const earned = await balanceOf(journey, 'Северин');
  await step('the mate makes a link', async () => {
    await mate.goto(`${journey.url}/balance/reserves`);
    await mate.getByRole('button', { name: 'Новая ссылка' }).first().click();
    await mate.getByRole('dialog').getByLabel('Сумма', { exact: true }).fill('1500');
    await mate.getByRole('dialog').getByLabel('За что').fill('Разбор демки');
    await mate.getByRole('button', { name: 'Создать ссылку' }).click();
    await mate.getByText('Отправь ссылку клиенту').waitFor();
    await expectAccessible(mate);
    await mate.keyboard.press('Escape');
  });
  await step('the client sees what happens to the money, then puts it aside', async () => {
    await client.goto(await linkOf());
    await client.getByRole('heading', { name: 'Северин просит отложить' }).waitFor();
    await expectAccessible(client);
    await client.getByRole('button', { name: /Отложить/ }).click();
    await client.getByRole('heading', { name: 'Резервы' }).waitFor();
    expect(await balanceOf(journey, 'Киберкот')).toBe(before - 150_000);
  });
  await step('the mate’s panel changes by itself; they ask for a part', async () => {
    const reserve = reserveWith(mate, 'Киберкот');
    await reserve.getByText('Отложено').waitFor();
    await reserve.getByRole('button', { name: 'Киберкот' }).click();
    await reserve.getByLabel('Сумма', { exact: true }).fill('500');
    await reserve.getByLabel('За что, увидит клиент').fill('Первая половина');
    await reserve.getByRole('button', { name: 'Запросить' }).click();
    await reserve.getByText('Ждёт клиента').waitFor();
    await expectAccessible(mate);
  });
  await step('the client confirms it, the mate has it', async () => {
    await client.reload();
    const reserve = reserveWith(client, 'Северин');
    await reserve.getByText('Ждёт тебя').waitFor();
    await expectAccessible(client);
    await reserve.getByRole('button', { name: 'Подтвердить' }).click();
    await client.getByRole('button', { name: /^Выплатить/ }).click();
    await reserveWith(mate, 'Киберкот').getByText('Выплачено', { exact: true }).waitFor();
    expect(await balanceOf(journey, 'Северин')).toBe(earned + 50_000);
  });
  await expectSoundLedger(journey.database);
});

test('a certificate from one to another', async () => {
  const friendId = await personId(journey, 'Пельмешек');
  let code = '';
  await step('is bought in its season', async () => {
    await passTime(journey, days(20));
    await client.goto(`${journey.url}/balance/gifts`);
    await client.getByLabel('Поздравление').fill('С Новым годом!');
    await client.getByRole('button', { name: '1 000 ₽', exact: true }).click();
    await expectAccessible(client);
    await client.getByRole('button', { name: /Купить за/ }).click();
    const bought = client.getByRole('listitem').filter({ hasText: 'С Новым годом!' });
    await bought.getByText('Можно дарить').waitFor();
    code = (await bought.getByRole('button', { name: /^\w{4}-\w{4}-\w{4}$/ }).textContent()) ?? '';
  });
  await step('is given by its link and becomes gift money', async () => {
    await friend.goto(`${journey.url}/balance/gifts/${code}`);
    await friend.getByText('С Новым годом!').waitFor();
    await expectAccessible(friend);
    await friend.getByRole('button', { name: 'Активировать' }).click();
    await friend.getByText(/уже у тебя/).waitFor();
    expect(await cachedBalance(journey.database, 'GIFT', friendId)).toBe(100_000);
  });
  await step('stands on the balance', async () => {
    await friend.goto(`${journey.url}/balance`);
    await friend.getByText('оплатят весь сквад').waitFor();
    await expectAccessible(friend);
  });
  await expectSoundGrants(journey);
  await expectSoundLedger(journey.database);
  expect(journey.complaints).toEqual([]);
});
