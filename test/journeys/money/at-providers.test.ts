import { accountConsents } from '#domain/documents/document-slugs.ts';
import { moscowDay } from '#domain/time/moscow.ts';
import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { signInAt } from '../../support/journeys/sign-in-at';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { payOutAutomatically } from '../../support/money/automatic-payouts';
import { startDeposit } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { payoutsOn, payoutsStandIn } from '../../support/providers/payouts-stand-in';
import { send } from '../../support/providers/provider-callbacks';
import { yookassaOn, yookassaStandIn } from '../../support/providers/yookassa-stand-in';
import { waitFor } from '../../support/wait-for';

const serverOf = (journey: Journey) => ({ ...journey, clock: journey.product.app.clock });
const pageOf = async (journey: Journey, { id, browser }: TestPerson) => {
  const { body } = await browser.call('GET /v1/consents');
  const consents = body.filter(({ document }) => accountConsents.some((one) => one === document));
  await browser.call('PUT /v1/users/me/consents', { body: { consents, place: 'VISIT' } });
  const page = await journey.visitor();
  await signInAt(page, journey.url, id);
  return page;
};

test('a mate sees since when a provider has their money; an operator’s register tells what differs', async () => {
  const standIn = await payoutsStandIn();
  const journey = await startJourney(payoutsOn('YOOKASSA', standIn.url));
  const server = serverOf(journey);
  await payOutAutomatically(server);
  const boss = await makeAdministrator(server, 'MANAGE_DEPOSIT', 'MANAGE_TRANSACTIONS');
  const payoutOf = async (id: string) =>
    (await boss.browser.call('GET /v1/admin/withdrawals/{id}/payouts', { params: { id } })).body.items[0];
  const sent = async (mood: 'well' | 'silent', until: 'PAID' | 'SENT') => {
    const { person, id } = await askForWithdrawal(server, 1000);
    standIn.behave(mood);
    await passTime(journey, payoutTerms.changeOfMind);
    await waitFor(
      async () => (await payoutOf(id))?.state,
      (state) => state === until,
    );
    return { person, id, payout: await payoutOf(id) };
  };
  const paid = await sent('well', 'PAID');
  const silent = await sent('silent', 'SENT');

  const mate = await pageOf(journey, silent.person);
  await mate.goto('/balance');
  await mate.getByRole('button', { name: /^Вывод/ }).click();
  await mate.getByRole('dialog').getByText('У провайдера с').waitFor();
  await expectAccessible(mate);

  const desk = await pageOf(journey, boss);
  await desk.goto('/admin/withdrawals');
  await desk.getByRole('table', { name: 'Выводы' }).getByText('У провайдера', { exact: true }).waitFor();
  await desk.goto(`/admin/withdrawals/${silent.id}`);
  const withdrawal = desk.getByRole('complementary', { name: /^Вывод/ });
  await withdrawal.getByRole('listitem').getByText('у провайдера').waitFor();
  await expectAccessible(desk);

  await desk.goto('/admin/reconciliations');
  await desk.getByRole('button', { name: 'Сверить реестр' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Что сверяем').selectOption({ label: 'Выплаты' });
  const today = moscowDay(server.clock.now());
  await dialog.getByLabel('С какого дня').fill(today);
  await dialog.getByLabel('По какой день').fill(today);
  const register = [
    'id,sum,status',
    `${paid.payout?.reference},${(paid.payout?.amount ?? 0) + 1},succeeded`,
    `${silent.payout?.id},${silent.payout?.amount},succeeded`,
    'po-of-nobody,500,succeeded',
  ];
  await dialog.getByLabel('Или текст реестра').fill(register.join('\n'));
  await dialog.getByRole('button', { name: 'Проверить файл' }).click();
  await dialog.getByText(/^Прочитано строк: 3/).waitFor();
  await dialog.getByRole('button', { name: 'Сверить' }).click();
  const drawer = desk.getByRole('complementary', { name: /^Сверка/ });
  await drawer.getByText('Суммы разные').waitFor();
  expect(await drawer.getByText('Там проведено, у нас нет').count()).toBe(2);
  await expectAccessible(desk);
  expect(await journey.end()).toEqual([]);
  await standIn.stop();
});

test('an operator reads at the desk what YooKassa said, and what became of it', async () => {
  const standIn = await yookassaStandIn();
  const journey = await startJourney(yookassaOn(standIn.url));
  const server = serverOf(journey);
  const payer = await makePerson(server);
  const id = await startDeposit(payer.browser, 700);
  const says = async (outcome: 'success' | 'refund', forged = false) =>
    (await send(journey.url, standIn.says({ depositId: id, sum: '700.00', outcome, forged }))).status;
  expect([await says('success'), await says('refund'), await says('success', true)]).toEqual([200, 200, 403]);

  const desk = await pageOf(journey, await makeAdministrator(server, 'MANAGE_DEPOSIT'));
  await desk.goto('/admin/provider-callbacks');
  const callbacks = desk.getByRole('table');
  for (const verdict of ['Зачислено', 'Возврат', 'Подпись не сошлась'])
    await callbacks.getByText(verdict, { exact: true }).waitFor();
  await callbacks.getByText('Подпись не сошлась').click();
  await desk.getByRole('complementary').getByText('payment.succeeded').waitFor();
  await expectAccessible(desk);
  await desk.goto(`/admin/deposits/${id}`);
  await desk.getByRole('complementary').getByText('Возврат плательщику').waitFor();
  const page = await pageOf(journey, payer);
  await page.goto('/balance');
  await page.getByRole('button', { name: /^Возврат/ }).waitFor();
  expect(await journey.end()).toEqual([]);
  await standIn.stop();
});
