import { minutes } from '#domain/time/durations.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { type Company, gatherCompany } from '../../support/squads/company';
import { acceptOrder, createSquadOf, paySquad, showSquad } from '../../support/squads/squad-calls';
import { storeSquad } from '../../support/squads/store-squad';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
let company: Company;
beforeAll(async () => {
  company = await gatherCompany(server);
});

const purse = async ({ id }: TestPerson): Promise<readonly number[]> => [
  await cachedBalance(server.database, 'USER', id),
  await cachedBalance(server.database, 'BONUS', id),
];

/** A squad whose owner has paid 490 rubles and 210 bonus rubles for one mate. */
const paidWithBonus = async () => {
  const owner = await scene.client(1000);
  await giveMoney(server.product.app, owner.id, 0, 50_000);
  const mate = await scene.mate();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  expect(await purse(owner)).toEqual([51_000, 29_000]);
  return { owner, mate, squadId: body.id };
};

describe('before the start everything goes back, bonus money as bonus money', () => {
  test.each([
    [
      'the owner disbands',
      (squadId: number, owner: TestPerson) =>
        owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, body: {} }),
    ],
    [
      'the mate leaves',
      (squadId: number, _owner: TestPerson, mate: TestPerson) =>
        mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: squadId } }),
    ],
    [
      'the mate is kicked',
      (squadId: number, owner: TestPerson, mate: TestPerson) =>
        owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: mate.id }, body: { squadId } }),
    ],
    [
      'the price changes',
      (squadId: number, owner: TestPerson) =>
        owner.browser.call('PUT /v1/squads/{id}', { params: { id: squadId }, body: { durationMinutes: 90 } }),
    ],
  ])('%s', async (_name, act) => {
    const { owner, mate, squadId } = await paidWithBonus();
    expect((await act(squadId, owner, mate)).code).toBeNull();
    expect(await purse(owner)).toEqual([100_000, 50_000]);
    expect(await cachedBalance(server.database, 'HOLD', `squad:${squadId}`)).toBe(0);
    const { rows } = await server.database.pool.query(
      'SELECT type, amount::int, bonus_amount::int AS bonus, reversal_of IS NOT NULL AS back FROM balance_transaction WHERE user_id = $1 AND squad_id = $2 ORDER BY id',
      [owner.id, squadId],
    );
    expect(rows).toEqual([
      { type: 'PURCHASE', amount: -70_000, bonus: -21_000, back: false },
      { type: 'PURCHASE', amount: 70_000, bonus: 21_000, back: true },
    ]);
  });
});

describe('the cancellation card tells the truth', () => {
  const paid = () => sampleSquad.READY().pays('owner').pays('client');
  const mateIsThere = () => sampleSquad.STARTED().does('mate', 'squad.confirm');
  const everybody = ['owner', 'client', 'mate'] as const;
  const stands = [
    ['READY', paid, everybody],
    ['STARTED', sampleSquad.STARTED, everybody],
    ['STARTED with the mate there', mateIsThere, everybody],
    ['IN_A_GAME', sampleSquad.IN_A_GAME, ['client', 'mate']],
  ] as const;

  test.each(stands.flatMap(([name, stand, people]) => people.map((who) => [name, who, stand] as const)))(
    '%s, %s',
    async (_name, who, stand) => {
      const squadId = await storeSquad(server, company, stand());
      const person = company.person(who);
      const promised = (await showSquad(person, squadId)).cancellation[0];
      expect(promised?.action).toBe(who === 'owner' ? 'disband' : 'leave');
      const balances = new Map<string, number>();
      for (const payer of ['owner', 'client'])
        balances.set(payer, await cachedBalance(server.database, 'USER', company.person(payer).id));
      const params = { id: squadId };
      const answer =
        who === 'owner'
          ? await person.browser.call('POST /v1/squads/{id}/disband', { params, body: {} })
          : await person.browser.call('POST /v1/squads/{id}/leave', { params });
      expect(answer.code).toBeNull();
      for (const payer of ['owner', 'client']) {
        const { id } = company.person(payer);
        const returned = (await cachedBalance(server.database, 'USER', id)) - (balances.get(payer) ?? 0);
        const said = promised?.refunds.find(({ payerId }) => payerId === id)?.returned ?? 0;
        expect([payer, returned]).toEqual([payer, said * 100]);
      }
    },
  );
});

describe('a client-owner who never comes to the lobby gets back what its card says', () => {
  test.each([
    ['the mate is there: a half', () => sampleSquad.STARTED().does('mate', 'squad.confirm'), 'DISBANDED', false],
    ['the mate does not come either: everything', sampleSquad.STARTED, 'DISBANDED', true],
  ] as const)('%s', async (_name, stand, ending, wholly) => {
    const squadId = await storeSquad(server, company, stand());
    const owner = company.person('owner');
    const promised = (await showSquad(owner, squadId)).cancellation[0]?.refunds.find(
      ({ payerId }) => payerId === owner.id,
    );
    const before = await cachedBalance(server.database, 'USER', owner.id);
    // The lobby is prolonged once before it ends.
    for (const _turn of ['prolonged', 'over']) {
      server.clock.advance(minutes(10));
      await sweepDeadlines(server);
    }
    expect((await showSquad(company.person('admin'), squadId)).squad.status).toBe(ending);
    expect((await cachedBalance(server.database, 'USER', owner.id)) - before).toBe((promised?.returned ?? 0) * 100);
    expect(promised?.returned === promised?.paid).toBe(wholly);
  });
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
