import { replaySquad } from '#domain/squad/step-log.ts';
import { hexOfStep } from '#server/platform/steps/write-step.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { createSquadOf, playSquad } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_SQUADS');
});

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

test('one step tells its money and history, and what each person saw and could do', async () => {
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
  expect(asMate?.can).toContain('confirm');
  expect(asMate?.cannot).toContainEqual({ action: 'disband', code: 'SQUADS_NOT_OWNER' });
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
    replaySquad(JSON.parse(text), hexOfStep).map(({ event, state, fault }) => [event.type, state?.value, fault]),
  ).toEqual(steps.map(({ event, status, fault }) => [event, status, fault]));
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
