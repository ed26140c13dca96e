import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let moderator: TestPerson;
beforeAll(async () => {
  moderator = await makeAdministrator(server, 'MANAGE_DISPUTES');
});

const reason = 'Напарник половину игры не отвечал в голосе';

const disputed = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason, wantedPercent: 50 },
  });
  const answer = (granted: boolean) =>
    mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted } });
  return { owner, squadId, answer };
};

test('a moderator sees those that wait for them first, then those that wait for an answer, then what is over; page by page', async () => {
  const [fresh, asked, granted, younger] = [await disputed(), await disputed(), await disputed(), await disputed()];
  await asked.answer(false);
  await granted.answer(true);
  const all = await moderator.browser.call('GET /v1/admin/disputes', { query: {} });
  expect(all.body.items.map(({ squadId, status }) => [squadId, status])).toEqual([
    [asked.squadId, 'IN_PROGRESS'],
    [younger.squadId, 'NEW'],
    [fresh.squadId, 'NEW'],
    [granted.squadId, 'CLOSED'],
  ]);
  expect(all.body.items[0]).toMatchObject({
    openedBy: { id: asked.owner.id },
    side: 'PAYER',
    reason,
    wantedPercent: 50,
    decidedPercent: null,
    held: 700,
  });
  expect(all.body.items[3]).toMatchObject({ decidedPercent: 50, expiresAt: null });
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string; limit: number } = { limit: 1, ...(cursor === null ? {} : { cursor }) };
    const { body } = await moderator.browser.call('GET /v1/admin/disputes', { query });
    seen.push(...body.items.map(({ squadId }) => squadId));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(all.body.items.map(({ squadId }) => squadId));
  const open = await moderator.browser.call('GET /v1/admin/disputes', { query: { status: ['NEW'] } });
  expect(open.body.items).toHaveLength(2);
});

test('a moderator who is no member opens the squad and reads what was said; nobody else sees the list', async () => {
  const { owner, squadId } = await disputed();
  expect((await showSquad(moderator, squadId)).disputeTexts).toMatchObject([{ kind: 'REASON', text: reason }]);
  expect((await owner.browser.call('GET /v1/admin/disputes', { query: {} })).code).toBe('AUTH_NOT_ADMIN');
});
