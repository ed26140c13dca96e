import { linksIn } from '../../support/squads/squad-facts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { createSquadOf, showSquad } from '../../support/squads/squad-calls';
import { storeSquad } from '../../support/squads/store-squad';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

test.each(['READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'] as const)(
  'somebody else’s squad in %s is not there',
  async (status) => {
    const squadId = await storeSquad(server, company, sampleSquad[status]());
    const answer = await company.person('stranger').browser.call('GET /v1/squads/{id}', { params: { id: squadId } });
    expect([answer.status, answer.code]).toEqual([404, 'SQUADS_NOT_FOUND']);
    expect((await testBrowser(server.url).call('GET /v1/squads/{id}', { params: { id: squadId } })).status).toBe(401);
    expect(
      (await company.person('admin').browser.call('GET /v1/squads/{id}', { params: { id: squadId } })).status,
    ).toBe(200);
  },
);

test('the token of a link is for who made it and for the owner', async () => {
  const squadId = await storeSquad(server, company, Walk.create({ visible: true }).accepts('mate').joins('client'));
  const client = company.person('client');
  const { body } = await client.browser.call('POST /v1/squads/invite-friend', { body: { squadId } });
  const token = linksIn(body)[0] ?? '';
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(await showSquad(company.person('owner'), squadId))).toContain(token);
  for (const name of ['mate', 'stranger'])
    expect(JSON.stringify(await showSquad(company.person(name), squadId))).not.toContain(token);
  const listed = await testBrowser(server.url).call('GET /v1/squads/{gameId}/squads', { params: { gameId: 'cs2' } });
  expect(JSON.stringify(listed.body)).not.toContain(token);
});

test('a mate’s percent is their own', async () => {
  const mates = ['mate', 'mate-2'].map((mateId) => ({
    mateId,
    facts: {
      active: true,
      hasSquad: false,
      onboardingComplete: true,
      gameId: 'cs2',
      platforms: ['PC' as const],
      languages: ['ru'],
      categoryIds: [1],
      level: 'PRO' as const,
      percent: 82,
    },
  }));
  const squadId = await storeSquad(server, company, Walk.create({ mates }).accepts('mate'));
  const idsOf = (name: string) => company.person(name).id;
  const percents = async (name: string) => {
    const { squad } = await showSquad(company.person(name), squadId);
    return [
      squad.members.find(({ id }) => id === idsOf('mate'))?.mate?.percent,
      squad.mateInvitations[0]?.terms.percent,
    ];
  };
  expect(await percents('mate')).toEqual([82, undefined]);
  expect(await percents('mate-2')).toEqual([undefined, 82]);
  expect(await percents('owner')).toEqual([undefined, undefined]);
  expect((await showSquad(company.person('owner'), squadId)).myIncome).toBeNull();
});

test('no squad answer carries an email', async () => {
  const squadId = await storeSquad(server, company, sampleSquad.IN_A_GAME());
  for (const name of ['owner', 'mate', 'client', 'friend', 'admin'])
    expect(JSON.stringify(await showSquad(company.person(name), squadId))).not.toMatch(/mail\.ru|passwordHash|@/);
});

test('a person who is in a squad cannot make another', async () => {
  await storeSquad(server, company, sampleSquad.READY());
  const answer = await createSquadOf(company.person('owner'), {
    categoryId: company.categoryId,
    mateIds: [company.person('mate-3').id],
  });
  expect(answer.code).toBe('SQUADS_HAS_SQUAD');
});
