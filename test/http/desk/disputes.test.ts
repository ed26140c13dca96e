import { eq } from 'drizzle-orm';
import { appUser } from '#server/platform/db/schema/people.ts';
import { actsOn, seenBy } from '../../support/desk';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
let moderator: TestPerson;
beforeAll(async () => {
  moderator = await makeAdministrator(server, 'MANAGE_DISPUTES');
});

const reason = 'Напарник половину игры не отвечал в голосе';
const comment = 'По записи видно, что он выходил дважды';

const inDispute = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  // The game is over before anybody disputes it.
  await sweepDeadlines(server);
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason, wantedPercent: 50 },
  });
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted: false } });
  return { owner, mate, squadId };
};
const read = (by: TestPerson, id: number) => by.browser.call('GET /v1/admin/disputes/{id}', { params: { id } });
const decide = (by: TestPerson, id: number, refundPercent: number, seen?: number) =>
  by.browser.call('POST /v1/admin/disputes/{id}/decide', {
    params: { id },
    body: { refundPercent, comment, ...(seen === undefined ? {} : { seen }) },
  });

test('what each percent means is told beforehand, and comes true to the kopeck', async () => {
  const { owner, mate, squadId } = await inDispute();
  const { body } = await read(moderator, squadId);
  expect(body.parties.map(({ person, side, opened }) => [person.id, side, opened])).toEqual([
    [owner.id, 'PAYER', true],
    [mate.id, 'MATE', false],
  ]);
  expect(body.parties[0]?.texts).toMatchObject([{ kind: 'REASON', text: reason }]);
  expect(body.atStake).toBe(body.held);
  expect(body.outcomes).toHaveLength(101);
  const [of0, of37, of100] = [body.outcomes[0], body.outcomes[37], body.outcomes[100]];
  expect(of0).toMatchObject({ returned: [], held: 0 });
  expect(of100).toMatchObject({ returned: [{ userId: owner.id, amount: body.held }], paid: [], service: 0 });
  const before = [
    await cachedBalance(server.database, 'USER', owner.id),
    await cachedBalance(server.database, 'USER', mate.id),
  ];
  expect((await decide(moderator, squadId, 37, await seenBy(moderator, `dispute:${squadId}`))).code).toBeNull();
  const after = [
    await cachedBalance(server.database, 'USER', owner.id),
    await cachedBalance(server.database, 'USER', mate.id),
  ];
  expect(after.map((sum, index) => (sum - (before[index] ?? 0)) / 100)).toEqual([
    of37?.returned[0]?.amount,
    of37?.paid[0]?.amount,
  ]);
  const decided = (await read(moderator, squadId)).body;
  expect([decided.held, decided.atStake]).toEqual([0, body.held]);
  expect(decided).toMatchObject({ status: 'CLOSED', decidedPercent: 37, outcomes: [], decision: { text: comment } });
  await expectSoundLedger(server.database);
});

test('nobody decides a dispute in which they are a party, whatever their rights', async () => {
  const { owner, mate, squadId } = await inDispute();
  for (const party of [owner, mate]) {
    await server.product.app.db
      .update(appUser)
      .set({ isAdmin: true, permissions: ['ALL'] })
      .where(eq(appUser.id, party.id));
    expect((await read(party, squadId)).body.own).toBe(true);
    expect((await decide(party, squadId, 100)).code).toBe('ADMIN_OWN_OBJECT');
  }
  expect(await actsOn(server, `dispute:${squadId}`)).toEqual([]);
});

test('of two moderators the second is told what the first has done, and the log has one line', async () => {
  const { squadId } = await inDispute();
  const other = await makeAdministrator(server, 'MANAGE_DISPUTES');
  const seen = await seenBy(moderator, `dispute:${squadId}`);
  const answers = await Promise.all([decide(moderator, squadId, 10, seen), decide(other, squadId, 90, seen)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  expect(await actsOn(server, `dispute:${squadId}`)).toEqual(['dispute.decide']);
});

test('where there is no dispute there is nothing to read, decide or watch', async () => {
  const squadId = await playSquad(await scene.client(1000), await scene.mate(), { categoryId: scene.fun });
  for (const id of [squadId, 999_999_999]) {
    expect((await read(moderator, id)).code).toBe('ADMIN_DISPUTES_NOT_FOUND');
    expect((await decide(moderator, id, 10)).code).toBe('ADMIN_DISPUTES_NOT_FOUND');
    const recordings = await moderator.browser.call('GET /v1/admin/disputes/{id}/recordings', { params: { id } });
    expect(recordings.code).toBe('ADMIN_DISPUTES_NOT_FOUND');
  }
});

test('the queue counts those that wait for a moderator, since the other side refused', async () => {
  const watcher = await makeAdministrator(server, 'MANAGE_DISPUTES');
  const count = async () =>
    (await watcher.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'disputes');
  const before = (await count())?.waiting ?? 0;
  const at = server.clock.now();
  await inDispute();
  const now = await count();
  expect(now?.waiting).toBe(before + 1);
  expect(Date.parse(now?.oldestAt ?? '')).toBeLessThanOrEqual(at + 60 * 60_000 + 60_000);
});

test('sorted by the term, page by page, nothing is missed and nothing comes twice; the file has as many', async () => {
  await inDispute();
  const sort = 'expiresAt' as const;
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { body }: { body: { items: readonly { squadId: number }[]; nextCursor: string | null } } =
      await moderator.browser.call('GET /v1/admin/disputes', {
        query: { sort, limit: 1, ...(cursor === null ? {} : { cursor }) } as const,
      });
    seen.push(...body.items.map(({ squadId }) => squadId));
    cursor = body.nextCursor;
  } while (cursor !== null);
  const all = (await moderator.browser.call('GET /v1/admin/disputes', { query: { sort: 'expiresAt' } })).body;
  expect(seen).toEqual(all.items.map(({ squadId }) => squadId));
  expect(all.total).toBe(seen.length);
  const ofGame = async (gameId: string) =>
    (await moderator.browser.call('GET /v1/admin/disputes', { query: { gameId } })).body.total;
  expect([await ofGame('cs2'), await ofGame('dota2')]).toEqual([seen.length, 0]);
  const file = await moderator.browser.raw('GET', '/v1/admin/disputes.csv');
  expect(String(file.body).trim().split('\n')).toHaveLength(seen.length + 1);
});
