import type { Page } from 'playwright-core';
import { permissionSets } from '#domain/people/permission-sets.ts';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { drawer, openRow, operator, rowOf, seesToast } from '../../support/journeys/operators';
import { confirm, press, shows } from '../../support/journeys/page-steps';
import { passTime } from '../../support/journeys/pass-time';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const day = 24 * 60 * 60_000;
const openForm = async (page: Page): Promise<void> => {
  await press(page, 'Вывести');
  await page.getByRole('dialog').getByLabel('Сумма').waitFor();
};
const line = (page: Page, state: string) =>
  page.getByRole('button', { name: /Вывод по СБП/ }).filter({ hasText: state });

/** How many bookings should have begun by now but have not become squads. */
const bookingsDue = async (): Promise<number> => {
  const { rows } = await journey.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM booking WHERE status IN ('REQUESTED', 'CONFIRMED') AND starts_at <= $1",
    [new Date(journey.product.app.clock.now())],
  );
  return rows[0]?.count ?? 0;
};

test('a withdrawal from its form to the bank’s number, between a person on a phone and an operator', async () => {
  const person = await journey.person('Киберкот', 'phone');
  const had = await balanceOf(journey, 'Киберкот');
  await person.goto(`${journey.url}/balance`);

  await step('what is wrong is said under its field, what comes is shown before anything is sent', async () => {
    await openForm(person);
    await person.getByLabel('Номер телефона').fill('12345');
    await person.getByRole('dialog').getByLabel('Сумма').fill('1000');
    await person.getByRole('button', { name: /^Вывести 1.000/ }).click();
    await shows('Нужен российский номер: +7 и десять цифр', person);
    // The text of the option begins with the same words.
    await person.getByText('Выбери банк').last().waitFor();
    await expectAccessible(person);
    await person.getByLabel('Номер телефона').fill('+7 912 345-67-89');
    await person.getByLabel('Банк').selectOption({ index: 1 });
    await person.getByRole('dialog').getByText('Придёт').waitFor();
    await person.getByRole('button', { name: /^Вывести 1.000/ }).click();
    await line(person, 'Ждёт подтверждения').waitFor();
    expect(had - (await balanceOf(journey, 'Киберкот'))).toBe(100_000);
  });

  await step('it is taken back, in full', async () => {
    await line(person, 'Ждёт подтверждения').click();
    await person.getByRole('dialog').getByRole('list', { name: 'Шаги вывода' }).waitFor();
    await expectAccessible(person);
    await confirm(person, 'Отменить вывод');
    await line(person, 'Отменён').waitFor();
    expect(await balanceOf(journey, 'Киберкот')).toBe(had);
  });

  await step('asked for again, to the requisites that are kept; a day later an operator pays it', async () => {
    await passTime(journey, day + 1000);
    // At some hours of the day a booking of the demo begins meanwhile, and its money moves.
    await waitFor(bookingsDue, (due) => due === 0);
    const left = await balanceOf(journey, 'Киберкот');
    await person.reload();
    await openForm(person);
    await person.getByRole('radio', { name: /67-89/, checked: true }).waitFor();
    await person.getByRole('dialog').getByLabel('Сумма').fill('500');
    await person.getByRole('button', { name: /^Вывести 500/ }).click();
    await line(person, 'Ждёт подтверждения').waitFor();
    const finance = await operator(journey, 'Карамелька', permissionSets.FINANCE);
    await finance.goto(`${journey.url}/admin/withdrawals?status=WAITING_FOR_CONFIRMATION`);
    await openRow(finance, 'Выводы', /Киберкот/);
    const open = drawer(finance, /^Вывод/);
    await open.getByRole('button', { name: 'Подтвердить вывод' }).click();
    await seesToast(finance, 'Вывод подтверждён');
    await line(person, 'Подтверждён').waitFor();
    await open.getByRole('textbox', { name: 'Номер перевода' }).fill('A632110844201');
    await open.getByRole('button', { name: /^Выплачено/ }).click();
    await seesToast(finance, 'Отмечен выплаченным');
    await line(person, 'Выплачен').waitFor();
    expect(left - (await balanceOf(journey, 'Киберкот'))).toBe(50_000);
  });

  await step('the person reads the bank’s number, and the books are right', async () => {
    await line(person, 'Выплачен').click();
    await person.getByRole('dialog').getByText('A632110844201').waitFor();
    expect(
      await rowOf(journey, "SELECT count(*)::int AS holds FROM account WHERE kind = 'HOLD' AND balance < 0"),
    ).toEqual({ holds: 0 });
    await expectSoundLedger(journey.database);
  });
});
