import { createHash } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import * as stepLog from '#domain/squad/step-log.ts';
import { hexOfStep } from '#server/platform/steps/write-step.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { runTestFile } from '../../support/run-test-file';
import { linksIn } from '../../support/squads/squad-facts';
import { acceptOrder, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { connected } from '../../chat/support/chat-client';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_SQUADS');
});

const load = (name: string): unknown => (name === 'node:crypto' ? { createHash } : stepLog);

const stepsOf = (id: number) => boss.browser.call('GET /v1/admin/squads/{id}/steps', { params: { id } });
const stepOf = async (id: number, number: number) =>
  (await boss.browser.call('GET /v1/admin/squads/{id}/steps/{number}', { params: { id, number } })).body;

test('an operator sees each step, who made it, and where it led', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  const { steps, people } = (await stepsOf(squadId)).body;
  expect(steps[0]).toMatchObject({ number: 0, event: 'squad.snapshot', by: null, status: 'PENDING', fault: null });
  expect(steps.at(-1)).toMatchObject({ status: 'IN_A_GAME', fault: null });
  expect(steps.find(({ event }) => event === 'squad.pay')).toMatchObject({ by: owner.id, byOperator: false });
  expect(new Set([owner.id, mate.id].map((id) => people[id]?.username))).toEqual(
    new Set([owner.username, mate.username]),
  );
});

test('one step tells its money and history, and what each person saw', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  const { steps } = (await stepsOf(squadId)).body;
  const paid = steps.find(({ event }) => event === 'squad.pay');
  const step = await stepOf(squadId, paid?.number ?? 0);
  expect(step.held).toBe(700);
  expect(step.history.map(({ event }) => event)).toContain('MEMBER_PAID');
  expect(step.transfers).toMatchObject([
    {
      debit: { kind: 'USER', person: { id: owner.id } },
      credit: { kind: 'HOLD', owner: `squad:${squadId}` },
      amount: 700,
    },
  ]);
  expect(step.deadlines.map(({ kind }) => kind)).toContain('squad.confirmationExpired');
  const [asOwner, asMate] = [owner, mate].map(({ id }) => step.views.find(({ personId }) => personId === id));
  expect(asOwner).toMatchObject({ type: 'CLIENT', owner: true, due: null, paid: 700 });
  expect(asMate).toMatchObject({ type: 'MATE', owner: false });
});

test('links that open a squad are told without their secret', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, slots: 3, mateIds: [mate.id] });
  const link = await owner.browser.call('POST /v1/squads/invite-friend', { body: { squadId: body.id } });
  expect(link.status).toBe(200);
  const { steps } = (await stepsOf(body.id)).body;
  const invited = steps.find(({ event }) => event === 'squad.inviteFriend');
  expect(JSON.parse(invited?.facts ?? '')).toEqual({ friendId: null, token: '…' });
});

test('a file of the steps has nobody’s id and no link, and the same life', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  const file = await boss.browser.raw('GET', `/v1/admin/squads/${squadId}/steps.json`);
  const text = JSON.stringify(file.body);
  for (const { id, username } of [owner, mate]) expect(text.includes(id) || text.includes(username)).toBe(false);
  const { steps } = (await stepsOf(squadId)).body;
  expect(
    stepLog
      .replaySquad(JSON.parse(text), hexOfStep)
      .map(({ event, state, fault }) => [event.type, state?.value, fault]),
  ).toEqual(steps.map(({ event, status, fault }) => [event, status, fault]));
});

test('a step tells whom it notified, and each page as it was, without the links that open a squad', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, slots: 3, mateIds: [mate.id] });
  const link = await owner.browser.call('POST /v1/squads/invite-friend', { body: { squadId: body.id } });
  const [token] = linksIn(link.body);
  await acceptOrder(mate, body.id);
  const { steps, names, gameId } = (await stepsOf(body.id)).body;
  expect([gameId, names.game]).toEqual(['cs2', expect.any(String)]);
  const accepted = steps.find(({ event }) => event === 'squad.accept');
  const step = await stepOf(body.id, accepted?.number ?? 0);
  expect(step.notices).toContainEqual({ personId: owner.id, kind: expect.any(String), title: expect.any(String) });
  const [asOwner, asMate] = [owner, mate].map(({ id }) => step.views.find(({ personId }) => personId === id)?.page);
  expect(asOwner?.myIncome).toBeNull();
  expect(asMate?.myIncome).toBeGreaterThan(0);
  expect(asOwner?.squad.members.find(({ id }) => id === mate.id)?.mate).not.toHaveProperty('percent');
  expect(asMate?.squad.members.find(({ id }) => id === mate.id)?.mate).toHaveProperty('percent');
  expect(JSON.stringify(step)).not.toContain(token);
});

test('the chat of a moment is for an operator who has entered it, and ends with that moment', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  const says = await connected(server.url, owner);
  const chatId = (await says.ask('get chat id', { squadId })).chatId ?? '';
  server.clock.advance(1);
  await says.ask('chat message', { chatId, clientId: uuid(), message: 'Где ты?' });
  const last = (await stepsOf(squadId)).body.steps.at(-1)?.number ?? 0;
  server.clock.advance(1);
  await owner.browser.call('POST /v1/squads/{id}/ping', { params: { id: squadId } });
  server.clock.advance(1);
  await says.ask('chat message', { chatId, clientId: uuid(), message: 'Уже не надо' });
  const chatOf = async (number: number) =>
    (await boss.browser.call('GET /v1/admin/squads/{id}/steps/{number}/chat', { params: { id: squadId, number } }))
      .body;
  expect(await chatOf(last)).toEqual({ chatId, messages: null });
  const enters = await connected(server.url, boss);
  await enters.ask('admin join chat', { chatId });
  expect((await chatOf(last + 1)).messages).toMatchObject([
    { text: 'Где ты?', sender: { id: owner.id }, changedSince: false, deleted: false },
  ]);
  expect((await chatOf(0)).messages).toEqual([]);
  await enters.ask('admin leave chat', { chatId });
  expect((await chatOf(last)).messages).toBeNull();
  for (const socket of [says, enters]) socket.close();
});

test('a reported step becomes a test that is red at it and nowhere else, and has nobody’s id', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  const { steps } = (await stepsOf(squadId)).body;
  const paid = steps.find(({ event }) => event === 'squad.pay')?.number ?? 0;
  const { body, headers } = await boss.browser.raw('GET', `/v1/admin/squads/${squadId}/steps/${paid}/test`);
  expect(headers.get('content-disposition')).toContain(`squad-${squadId}-step-${paid}.test.ts`);
  const source = String(body);
  expect([owner, mate].some(({ id }) => source.includes(id))).toBe(false);
  expect(runTestFile(source, load)).toEqual({
    passed: ['every step leads where it led'],
    failed: [`step ${paid}, squad.pay, leads where it should`],
  });
  expect(runTestFile(source.replace(/"hash": "\w+"/, '"hash": "00"'), load).failed).toEqual([
    'every step leads where it led',
  ]);
});

test('a squad that is not there, and a step that is not', async () => {
  expect((await stepsOf(999_999)).code).toBe('SQUADS_NOT_FOUND');
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  const missing = await boss.browser.call('GET /v1/admin/squads/{id}/steps/{number}', {
    params: { id: body.id, number: 5 },
  });
  expect(missing.code).toBe('SQUADS_NOT_FOUND');
});
