import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { createSquadOf, playSquad, showSquad } from '../../support/squads/squad-calls';
import { expectConserved, squadMoney } from '../../support/squads/squad-money';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { storeSquad } from '../../support/squads/store-squad';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { awaitedIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const minutes = (count: number): number => count * 60_000;
const stand = (walk: Walk) => storeSquad(server, company, walk);
const hold = (squadId: number) => cachedBalance(server.database, 'HOLD', `squad:${squadId}`);
const browserOf = (name: string) => company.person(name).browser;

describe('finishing early', () => {
  const request = (name: string, squadId: number) =>
    browserOf(name).call('POST /v1/squads/{id}/request-early-finish', { params: { id: squadId } });
  const answer = (name: string, squadId: number, confirmed: boolean) =>
    browserOf(name).call('POST /v1/squads/{id}/confirm-early-finish', { params: { id: squadId }, body: { confirmed } });

  test('the mate agrees: the game is over and the unplayed part is back', async () => {
    const squadId = await stand(sampleSquad.IN_A_GAME());
    const held = await hold(squadId);
    expect(awaitedIn((await request('owner', squadId)).body)).toEqual([company.person('mate').id]);
    expect((await answer('mate', squadId, true)).body.squad.status).toBe('FINISHED');
    expect(await hold(squadId)).toBeLessThan(held);
    expectConserved(await squadMoney(server, squadId));
  });

  test('one no, and the game goes on', async () => {
    const squadId = await stand(sampleSquad.IN_A_GAME());
    await request('mate', squadId);
    const { body } = await answer('client', squadId, false);
    expect([body.squad.status, awaitedIn(body)]).toEqual(['IN_A_GAME', []]);
  });

  test('silence of the mate is a yes', async () => {
    const squadId = await stand(sampleSquad.IN_A_GAME());
    await request('owner', squadId);
    server.clock.advance(minutes(5));
    await sweepDeadlines(server);
    expect((await showSquad(company.person('owner'), squadId)).squad.status).toBe('FINISHED');
  });

  test('a request refused twice is not made a third time', async () => {
    const squadId = await stand(sampleSquad.IN_A_GAME());
    for (let round = 0; round < 2; round += 1) {
      await request('owner', squadId);
      await answer('mate', squadId, false);
    }
    expect((await request('owner', squadId)).code).toBe('SQUADS_CANNOT_REQUEST_EARLY_FINISH');
  });
});

describe('recreating', () => {
  const flag = (name: string, squadId: number, needed = true) =>
    browserOf(name).call('PUT /v1/squads/{id}/need-to-recreate', { params: { id: squadId }, body: { needed } });
  const recreate = (name: string, recreateFrom: number) =>
    browserOf(name).call('POST /v1/squads', {
      body: {
        gameId: 'cs2',
        categoryId: company.categoryId,
        platform: 'PC',
        languages: ['ru'],
        durationMinutes: 60,
        slots: 5,
        payMode: 'OWNER',
        recreateFrom,
      },
    });

  test.each(['STARTED', 'IN_A_GAME'] as const)(
    'from %s: people, money and the rest of the time move to a new lobby',
    async (status) => {
      const squadId = await stand(sampleSquad[status]());
      const held = await hold(squadId);
      await flag('mate', squadId);
      const { body, code } = await recreate('owner', squadId);
      expect(code).toBeNull();
      expect(body.squad).toMatchObject({ status: 'STARTED', durationMinutes: status === 'STARTED' ? 60 : 40 });
      expect([await hold(squadId), await hold(body.id)]).toEqual([0, held]);
      expect((await showSquad(company.person('owner'), squadId)).squad.status).toBe('DISBANDED');
      for (const id of [squadId, body.id]) expectConserved(await squadMoney(server, id));
      await browserOf('owner').call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
      expect(await hold(body.id)).toBe(0);
    },
  );

  test('the pause holds the clock, fifteen minutes in all', async () => {
    const squadId = await stand(sampleSquad.IN_A_GAME());
    const endsAt = (await showSquad(company.person('owner'), squadId)).squad.statusEndsAt ?? '';
    await flag('owner', squadId);
    server.clock.advance(minutes(15));
    await sweepDeadlines(server);
    expect((await showSquad(company.person('owner'), squadId)).squad).toMatchObject({
      recreation: null,
      statusEndsAt: new Date(Date.parse(endsAt) + minutes(15)).toISOString(),
    });
    expect((await flag('owner', squadId)).code).toBe('SQUADS_INVALID_STATE');
  });

  test.each([
    ['without the flag', 'owner', 'SQUADS_INVALID_STATE'],
    ['by somebody else', 'client', 'SQUADS_NOT_OWNER'],
    ['by a stranger', 'stranger', 'SQUADS_NOT_MEMBER'],
  ])('is refused %s', async (_name, who, code) => {
    const squadId = await stand(sampleSquad.STARTED());
    if (who !== 'owner') await flag('owner', squadId);
    expect((await recreate(who, squadId)).code).toBe(code);
    expect(await hold(squadId)).toBeGreaterThan(0);
  });

  test('bonus money is still bonus money in the new squad', async () => {
    const [owner, mate] = [await scene.client(1000), await scene.mate()];
    await giveMoney(server.product.app, owner.id, 0, 50_000);
    const squadId = await playSquad(owner, mate, { categoryId: await scene.categoryId('FUN') });
    await owner.browser.call('PUT /v1/squads/{id}/need-to-recreate', { params: { id: squadId }, body: {} });
    const { body } = await createSquadOf(owner, { categoryId: company.categoryId, recreateFrom: squadId });
    const operations = await owner.browser.call('GET /v1/balance/transactions', { query: {} });
    expect(operations.body.items.filter(({ type }) => type === 'PURCHASE').map(({ status }) => status)).toEqual([
      'HELD',
    ]);
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
    expect([
      await cachedBalance(server.database, 'USER', owner.id),
      await cachedBalance(server.database, 'BONUS', owner.id),
    ]).toEqual([100_000, 50_000]);
  });
});

describe('a dispute', () => {
  const reason = 'Напарник половину игры не отвечал в голосе';
  const open = (name: string, squadId: number) =>
    browserOf(name).call('POST /v1/squads/{id}/dispute', {
      params: { id: squadId },
      body: { reason, wantedPercent: 50 },
    });
  const answer = (name: string, squadId: number, granted: boolean) =>
    browserOf(name).call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted } });

  test('granted: what was wanted goes back, the rest to the mate, and nothing stays held', async () => {
    const squadId = await stand(sampleSquad.FINISHED());
    const held = await hold(squadId);
    expect(awaitedIn((await open('owner', squadId)).body)).toEqual([company.person('mate').id]);
    expect((await showSquad(company.person('mate'), squadId)).disputeTexts).toMatchObject([
      { kind: 'REASON', text: reason },
    ]);
    expect((await answer('mate', squadId, true)).body.squad.settledAt).not.toBeNull();
    expect((await squadMoney(server, squadId)).refunds).toBe(held / 2);
    expect(await hold(squadId)).toBe(0);
  });

  test('refused: the money waits for a moderator, and without one it all goes back', async () => {
    const squadId = await stand(sampleSquad.FINISHED());
    const held = await hold(squadId);
    await open('owner', squadId);
    expect((await answer('mate', squadId, false)).code).toBeNull();
    server.clock.advance(minutes(24 * 60));
    await sweepDeadlines(server);
    expect(await hold(squadId)).toBe(held);
    server.clock.advance(minutes(14 * 24 * 60));
    await sweepDeadlines(server);
    expect([await hold(squadId), (await squadMoney(server, squadId)).refunds]).toEqual([0, held]);
  });

  test('is opened once, and a short reason opens none', async () => {
    const squadId = await stand(sampleSquad.FINISHED());
    const short = await browserOf('owner').call('POST /v1/squads/{id}/dispute', {
      params: { id: squadId },
      body: { reason: 'Плохо', wantedPercent: 50 },
    });
    expect(short.code).toBe('VALIDATION_ERROR');
    const answers = await Promise.all([open('owner', squadId), open('client', squadId)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['SQUADS_DISPUTE_ALREADY_CREATED', null].sort());
    const { rows } = await server.database.pool.query('SELECT text FROM squad_dispute_text WHERE squad_id = $1', [
      squadId,
    ]);
    expect(rows).toEqual([{ text: reason }]);
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
