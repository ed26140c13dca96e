import { randomUUID } from 'node:crypto';
import { supportPastLimits } from '#domain/people/support-past.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const steps = [
  { at: 1, machine: null, state: '', event: { type: 'chat/chatStarted', payload: { userId: randomUUID() } } },
  { at: 2, machine: 'squad-18028', state: 'READY', event: { type: 'squad.accept' } },
];
const pastOf = (more: object = {}): string => JSON.stringify({ version: 1, withTexts: false, steps, ...more });

const ask = ({ browser }: TestPerson, past?: string) =>
  browser.call('POST /v1/support/threads', {
    body: {
      topic: 'PAY',
      text: 'Деньги не дошли до баланса',
      clientId: randomUUID(),
      ...(past === undefined ? {} : { past }),
    },
  });
const read = ({ browser }: TestPerson, chatId: string) =>
  browser.call('GET /v1/admin/support/threads/{chatId}/past', { params: { chatId } });

test('what a tab has done comes with the question, and an operator of the support opens it', async () => {
  const [person, helper, other] = [
    await makePerson(server),
    await makeAdministrator(server, 'MANAGE_SUPPORT'),
    await makeAdministrator(server, 'MANAGE_SQUADS'),
  ];
  const { chatId } = (await ask(person, pastOf())).body;
  const thread = await helper.browser.call('GET /v1/admin/support/threads/{chatId}', { params: { chatId } });
  expect(thread.body.hasPast).toBe(true);
  const { body } = await read(helper, chatId);
  expect([body.withTexts, JSON.parse(body.past)]).toEqual([false, { version: 1, withTexts: false, steps }]);
  expect((await read(other, chatId)).code).toBe('FORBIDDEN');
  expect((await read(person, chatId)).code).toBe('AUTH_NOT_ADMIN');
});

test('a question without it has none', async () => {
  const [person, helper] = [await makePerson(server), await makeAdministrator(server, 'MANAGE_SUPPORT')];
  const { chatId } = (await ask(person)).body;
  const thread = await helper.browser.call('GET /v1/admin/support/threads/{chatId}', { params: { chatId } });
  expect(thread.body.hasPast).toBe(false);
  expect((await read(helper, chatId)).code).toBe('ADMIN_SUPPORT_NOT_FOUND');
});

test.each([
  ['no JSON', 'words'],
  ['another version', pastOf({ version: 2 })],
  ['steps that are none', pastOf({ steps: [{ at: 'now' }] })],
  ['more steps than are kept', pastOf({ steps: Array.from({ length: supportPastLimits.steps + 1 }, () => steps[0]) })],
  ['more than is taken', pastOf({ more: 'x'.repeat(supportPastLimits.characters) })],
])('%s is refused in a sentence, and no question is opened', async (_what, past) => {
  const person = await makePerson(server);
  const { status, code } = await ask(person, past);
  expect([status, code]).toEqual([400, 'SUPPORT_PAST_INVALID']);
  expect((await person.browser.call('GET /v1/support/threads')).body.items).toEqual([]);
});

test('the largest one that a page sends is taken, whatever its letters are', async () => {
  const person = await makePerson(server);
  const room = supportPastLimits.characters - pastOf({ steps: [{ ...steps[1], state: '' }] }).length;
  const past = pastOf({ steps: [{ ...steps[1], state: '"'.repeat(Math.floor(room / 2)) }] });
  expect((await ask(person, past)).status).toBe(200);
  const cyrillic = pastOf({ steps: [{ ...steps[1], state: 'ж'.repeat(room) }] });
  expect((await ask(person, cyrillic)).status).toBe(200);
});

test('it goes with the account', async () => {
  const [person, boss, helper] = [
    await makePerson(server),
    await makeAdministrator(server, 'ALL'),
    await makeAdministrator(server, 'MANAGE_SUPPORT'),
  ];
  const { chatId } = (await ask(person, pastOf())).body;
  const deleted = await boss.browser.call('DELETE /v1/admin/users/{id}', {
    params: { id: person.id },
    body: { reason: 'Просил удалить аккаунт' },
  });
  expect(deleted.status).toBe(204);
  expect((await read(helper, chatId)).code).toBe('ADMIN_SUPPORT_NOT_FOUND');
});
