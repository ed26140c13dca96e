import { actsOn, seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { receiptsOf, untilReceipts } from '../../support/money/receipts-of-person';
import { callBack, newKey, startDeposit } from '../../support/money/start-deposit';
import { untilFiled } from '../../support/money/until-filed';
import { makeAdministrator } from '../../support/people/make-administrator';
import { tellTaxes } from '../../support/money/tell-taxes';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { atolOn, atolStandIn } from '../../support/providers/atol-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

let atol: Awaited<ReturnType<typeof atolStandIn>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  atol = await atolStandIn();
  server = await startTestServer(atolOn(atol.url));
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
});
afterAll(async () => {
  await server.stop();
  await atol.stop();
});
beforeEach(() => atol.behave('well'));

const depositOf = async ({ browser }: TestPerson, rubles: number): Promise<void> => {
  const depositId = await startDeposit(browser, rubles);
  await callBack(server, { depositId, amount: rubles * 100, outcome: 'PAID' });
};

const tip = ({ browser }: TestPerson, mate: TestPerson, amount: number) =>
  browser.call('POST /v1/balance/tips/purchase', { body: { userId: mate.id, amount }, idempotencyKey: newKey() });

const documentsOf = (userId: string) =>
  atol.documents().filter(({ receipt }) => receipt.client.email === emails.get(userId));
const emails = new Map<string, string>();
const client = async (): Promise<TestPerson> => {
  const person = await makePerson(server);
  emails.set(person.id, (await person.browser.call('GET /v1/users/me')).body.email);
  return person;
};

const again = async (id: string, by = boss) =>
  by.browser.call('POST /v1/admin/receipts/{id}/again', {
    params: { id },
    body: { reason: 'Касса починена', seen: await seenBy(by, `receipt:${id}`) },
  });

test('a deposit is printed as an advance, its link comes by mail and stands in the operation', async () => {
  const person = await client();
  await depositOf(person, 700);
  const [receipt] = await untilReceipts(server, person.id, 'DONE');
  const [document] = documentsOf(person.id);
  expect(document).toMatchObject({ operation: 'sell', external_id: receipt?.id });
  expect(document?.receipt).toMatchObject({
    items: [{ sum: 700, payment_method: 'advance', payment_object: 'payment' }],
    payments: [{ type: 1, sum: 700 }],
    total: 700,
  });
  const { body: history } = await person.browser.call('GET /v1/balance/transactions', { query: {} });
  const line = history.items.find(({ type }) => type === 'DEPOSIT');
  const { body: shown } = await person.browser.call('GET /v1/balance/transactions/{id}/receipts', {
    params: { id: Number(line?.id) },
  });
  expect(shown).toMatchObject([
    { kind: 'ADVANCE', total: 700, state: 'DONE', url: `https://ofd.example/${document?.uuid}` },
  ]);
  const { rows: mail } = await waitFor(
    () => server.database.pool.query('SELECT body FROM mail WHERE recipient = $1', [emails.get(person.id)]),
    ({ rows }) => rows.length > 0,
  );
  expect(mail[0].body).toContain(`https://ofd.example/${document?.uuid}`);
  const stranger = await client();
  const foreign = { params: { id: Number(line?.id) } };
  expect((await stranger.browser.call('GET /v1/balance/transactions/{id}/receipts', foreign)).status).toBe(404);
});

test('a tip sets the advance off: the mate’s part by their agent, the service’s own share apart', async () => {
  const [person, mate] = [await client(), await makePerson(server, { mate: true })];
  expect((await tellTaxes(mate)).code).toBeNull();
  await depositOf(person, 700);
  expect((await tip(person, mate, 100)).status).toBe(200);
  await untilReceipts(server, person.id, 'DONE');
  const document = documentsOf(person.id).find(({ receipt }) => receipt.total === 100);
  expect(document?.receipt.items).toMatchObject([
    {
      sum: 90,
      payment_method: 'full_payment',
      payment_object: 'service',
      agent_info: { type: 'another' },
      supplier_info: { inn: '500100732259', name: 'Лисицын Пётр', phones: ['+79991234567'] },
    },
    { sum: 10, payment_method: 'full_payment' },
  ]);
  expect(document?.receipt.items[1]).not.toHaveProperty('agent_info');
  expect(document?.receipt.payments).toEqual([{ type: 2, sum: 100 }]);
  expect(await receiptsOf(server, mate.id)).toEqual([]);
});

test('without the mate’s INN the receipt waits for an operator, and is printed once they have told it', async () => {
  const [person, mate] = [await client(), await makePerson(server, { mate: true })];
  await depositOf(person, 500);
  await untilReceipts(server, person.id, 'DONE');
  await tip(person, mate, 100);
  const refused = (await untilReceipts(server, person.id, 'DONE', 'REFUSED')).find(({ state }) => state === 'REFUSED');
  expect(refused?.reason).toContain(mate.username);
  expect(documentsOf(person.id)).toHaveLength(1);
  const { body: queues } = await boss.browser.call('GET /v1/admin/queues');
  expect(queues.queues.find(({ queue }) => queue === 'receipts')?.waiting).toBe(1);

  await tellTaxes(mate);
  const id = refused?.id ?? '';
  const answers = await Promise.all([again(id), again(id, await makeAdministrator(server, 'MANAGE_DEPOSIT'))]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  await untilReceipts(server, person.id, 'DONE');
  expect(documentsOf(person.id).map(({ receipt }) => receipt.total)).toEqual([500, 100]);
  expect(await actsOn(server, `receipt:${id}`)).toEqual(['receipt.again']);
});

test('a lost answer is asked for by the same number: nothing is printed twice', async () => {
  atol.behave('loses');
  const person = await client();
  await depositOf(person, 300);
  await untilFiled(server);
  await waitFor(
    async () => documentsOf(person.id).length,
    (count) => count === 1,
  );
  atol.behave('well');
  const [receipt] = await untilReceipts(server, person.id, 'DONE');
  expect(documentsOf(person.id).map(({ external_id: id }) => id)).toEqual([receipt?.id]);
});

test('silence and an answer that no document names change nothing: it is asked again', async () => {
  atol.behave('silent');
  const person = await client();
  await depositOf(person, 310);
  await untilFiled(server);
  const failed = () =>
    server.database.pool.query<{ error: string }>(
      "SELECT error FROM outbox WHERE topic = 'receipt' AND error IS NOT NULL AND payload ->> 'receiptId' IN (SELECT id::text FROM receipt WHERE user_id = $1)",
      [person.id],
    );
  await waitFor(failed, ({ rows }) => rows.length === 1);
  atol.behave('strange');
  await hurryJobs(server, 'receipt');
  await waitFor(failed, ({ rows }) => rows[0]?.error.includes('does not name') === true);
  expect((await receiptsOf(server, person.id)).map(({ state }) => state)).toEqual(['QUEUED']);
  atol.behave('well');
  await untilReceipts(server, person.id, 'DONE');
  expect(documentsOf(person.id)).toHaveLength(1);
});

test('a document that was not printed gets another number only by an operator’s word', async () => {
  atol.behave('fails');
  const person = await client();
  await depositOf(person, 320);
  const [refused] = await untilReceipts(server, person.id, 'REFUSED');
  expect(refused?.reason).toContain('Смена закрыта');
  atol.behave('well');
  expect((await again(refused?.id ?? '')).code).toBeNull();
  const [done] = await untilReceipts(server, person.id, 'DONE');
  expect(done?.attempt).toBe(2);
  expect(documentsOf(person.id).map(({ external_id: id, printed }) => [id, printed])).toEqual([
    [refused?.id, 'fail'],
    [`${refused?.id}-2`, 'done'],
  ]);
  expect((await again(refused?.id ?? '')).code).toBe('ADMIN_CHANGED_MEANWHILE');
});

test('a refused document says why', async () => {
  atol.behave('refuses');
  const person = await client();
  await depositOf(person, 330);
  expect((await untilReceipts(server, person.id, 'REFUSED'))[0]?.reason).toContain('Ошибка валидации');
});

test('a token that has ended is renewed', async () => {
  atol.endToken();
  const person = await client();
  await depositOf(person, 340);
  await untilReceipts(server, person.id, 'DONE');
});

test('a deposit that the provider took back has a receipt of its return', async () => {
  const person = await client();
  const depositId = await startDeposit(person.browser, 400);
  await callBack(server, { depositId, amount: 40_000, outcome: 'PAID' });
  await callBack(server, { depositId, amount: 15_000, outcome: 'REFUNDED' });
  await untilReceipts(server, person.id, 'DONE');
  const back = documentsOf(person.id).find(({ operation }) => operation === 'sell_refund');
  expect(back?.receipt).toMatchObject({
    total: 150,
    items: [{ payment_method: 'advance' }],
    payments: [{ type: 1, sum: 150 }],
  });
});

test('a receipt cannot be changed or deleted', async () => {
  const { pool } = server.database;
  for (const change of [
    'UPDATE receipt SET total = total + 1, by_advance = by_advance + 1',
    'DELETE FROM receipt',
    'UPDATE receipt_line SET amount = 1',
    'DELETE FROM receipt_step',
  ])
    await expect(pool.query(change)).rejects.toMatchObject({ code: '23001' });
});

test('after all of that the books are sound', () => expectSoundBooks(server));
