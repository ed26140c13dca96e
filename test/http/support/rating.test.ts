import { randomUUID } from 'node:crypto';
import { days } from '#domain/time/durations.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

/** A thread about paying; answered by a new operator unless told otherwise. */
const asked = async (answered = true) => {
  const [person, helper] = [await makePerson(server), await makeAdministrator(server, 'MANAGE_SUPPORT')];
  const { body } = await person.browser.call('POST /v1/support/threads', {
    body: { topic: 'PAY', text: 'Деньги не дошли до баланса', clientId: randomUUID() },
  });
  const { chatId } = body;
  if (answered)
    await helper.browser.call('POST /v1/admin/support/threads/{chatId}/answer', {
      params: { chatId },
      body: { text: 'Уже смотрим, вернёмся с ответом', clientId: randomUUID() },
    });
  return { person, helper, chatId };
};
const rate = ({ browser }: TestPerson, chatId: string, rating: 'GOOD' | 'BAD', why = '') =>
  browser.call('PUT /v1/support/threads/{chatId}/rating', { params: { chatId }, body: { rating, why } });
const ratingOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/support/threads', { query: {} })).body.items[0]?.rating;
const counted = async ({ browser }: TestPerson, operator: TestPerson) => {
  const { body } = await browser.call('GET /v1/admin/support/ratings');
  const { good, bad } = body.byOperator.find((one) => one.operator.id === operator.id) ?? { good: 0, bad: 0 };
  return { good, bad, why: body.bad.map((one) => one.why) };
};

test('answers are rated once, with a reason, and the desk counts them by topic and operator', async () => {
  const { person, helper, chatId } = await asked();
  expect((await rate(person, chatId, 'BAD', 'Ответили не о том')).code).toBeNull();
  expect(await ratingOf(person)).toMatchObject({ rating: 'BAD', why: 'Ответили не о том' });
  expect(await counted(helper, helper)).toMatchObject({ good: 0, bad: 1, why: ['Ответили не о том'] });
  const { byTopic } = (await helper.browser.call('GET /v1/admin/support/ratings')).body;
  expect(byTopic).toMatchObject([{ topic: 'PAY', good: 0, bad: 1 }]);
});

test('a rating may be changed for three days, and stays that of the first operator', async () => {
  const { person, helper, chatId } = await asked();
  await rate(person, chatId, 'BAD');
  server.clock.advance(days(2));
  const other = await makeAdministrator(server, 'MANAGE_SUPPORT');
  await other.browser.call('PUT /v1/admin/support/threads/{chatId}/operator', {
    params: { chatId },
    body: { taken: true, seen: 1_000_000 },
  });
  expect((await rate(person, chatId, 'GOOD')).code).toBeNull();
  expect(await counted(helper, helper)).toMatchObject({ good: 1, bad: 0 });
  server.clock.advance(days(2));
  const late = await rate(person, chatId, 'BAD');
  expect([late.status, late.code]).toEqual([409, 'SUPPORT_RATED']);
});

test('what was not answered and what is another’s is not rated', async () => {
  const { person, chatId } = await asked(false);
  expect((await rate(person, chatId, 'GOOD')).code).toBe('SUPPORT_NOT_ANSWERED');
  expect((await rate(await makePerson(server), chatId, 'GOOD')).code).toBe('NOT_FOUND');
  expect((await rate(person, chatId, 'GOOD', 'а'.repeat(501))).code).toBe('VALIDATION_ERROR');
});
