import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { gatherCompany } from '../../support/squads/company';
import { sendEvent } from '../../support/squads/send-event';
import { storeSquad } from '../../support/squads/store-squad';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { linksIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);

const section = async ({ browser }: TestPerson, name: 'all' | 'active') =>
  (await browser.call('GET /v1/squads/history', { query: { section: name } })).body.items;
const counts = async ({ browser }: TestPerson) =>
  Object.fromEntries(
    (await browser.call('GET /v1/squads/history/sections', {})).body.map(({ id, count }) => [id, count]),
  );

describe('the history of one who left', () => {
  test('keeps the squad that goes on without them, but not among their active ones', async () => {
    const [owner, friend, mate] = [await scene.client(5000), await scene.client(), await scene.mate()];
    const { body } = await createSquadOf(owner, {
      categoryId: await scene.categoryId('FUN'),
      mateIds: [mate.id],
      friendLinks: 1,
      slots: 4,
    });
    const params = { id: body.id };
    await friend.browser.call('POST /v1/squads/{id}/join', { params, body: { token: linksIn(body)[0] ?? '' } });
    expect(await section(friend, 'active')).toEqual([expect.objectContaining({ id: body.id, left: false })]);

    expect((await friend.browser.call('POST /v1/squads/{id}/leave', { params })).status).toBe(204);
    expect(await section(friend, 'active')).toEqual([]);
    expect(await section(friend, 'all')).toEqual([expect.objectContaining({ id: body.id, left: true })]);
    expect(await counts(friend)).toMatchObject({ all: 1, active: 0 });
    expect(await counts(owner)).toMatchObject({ all: 1, active: 1 });
  });
});

describe('the term of a dispute', () => {
  test('is in the history of those who may open one, until they have', async () => {
    const company = await gatherCompany(server);
    const squadId = await storeSquad(server, company, sampleSquad.FINISHED());
    const until = async (name: string) => (await section(company.person(name), 'all'))[0]?.disputableUntil;
    const { finishedAt } = (await section(company.person('client'), 'all'))[0] ?? {};
    const term = new Date(Date.parse(finishedAt ?? '') + disputeTerms.openWithin).toISOString();
    expect([await until('client'), await until('mate'), await until('friend')]).toEqual([term, term, null]);
    const at = server.clock.now();
    await sendEvent(company, squadId, { type: 'squad.openDispute', by: 'owner', at, wantedPercent: 25 });
    expect(await until('client')).toBeNull();
  });
});

describe('the filter of the history', () => {
  test('narrows the list and the counts to a game and a kind', async () => {
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
    const seen = async (filter: { gameId?: string; kind?: 'FUN' | 'EDUCATION' }) => {
      const items = (await owner.browser.call('GET /v1/squads/history', { query: filter })).body.items.map(
        ({ id }) => id,
      );
      const sections = (await owner.browser.call('GET /v1/squads/history/sections', { query: filter })).body;
      return [items, sections.find(({ id }) => id === 'all')?.count];
    };
    expect(await seen({})).toEqual([[body.id], 1]);
    expect(await seen({ gameId: body.squad.gameId, kind: 'FUN' })).toEqual([[body.id], 1]);
    expect(await seen({ gameId: body.squad.gameId, kind: 'EDUCATION' })).toEqual([[], 0]);
    expect(await seen({ gameId: 'dota2' })).toEqual([[], 0]);
  });
});
