import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { type PromoLimits, storePromo } from '../../support/squads/store-promo';

const server = serverForTests();
const scene = sceneForTests(server);

const codesOf = async ({ browser }: TestPerson) => (await browser.call('GET /v1/promo-codes/my')).body;

const storeOwn = ({ id }: TestPerson, code: string, limits: PromoLimits = {}) =>
  storePromo(server, { code, percent: 10, amount: null }, { userId: id, ...limits });

/** Applies a code to a new squad. */
const use = async (owner: TestPerson, code: string): Promise<void> => {
  const mate = await scene.mate();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  const applied = await owner.browser.call('POST /v1/squads/{id}/promo-code', {
    params: { id: body.id },
    body: { code },
  });
  expect(applied.code).toBeNull();
};

test('a person sees their own codes, the one that ends first at the top, with the uses left', async () => {
  const person = await scene.client();
  const endsAt = new Date(server.clock.now() + 24 * 60 * 60_000);
  await storeOwn(person, 'ALWAYS');
  await storeOwn(person, 'SOON', { expiresAt: endsAt, maxUsesPerUser: 3, maxUses: 2, gameId: 'cs2' });
  expect(await codesOf(person)).toEqual([
    { code: 'SOON', percent: 10, amount: null, gameId: 'cs2', expiresAt: endsAt.toISOString(), usesLeft: 2 },
    { code: 'ALWAYS', percent: 10, amount: null, gameId: null, expiresAt: null, usesLeft: null },
  ]);
});

test('using one code takes nothing from the others', async () => {
  const person = await scene.client(5000);
  await storeOwn(person, 'FIRST', { maxUsesPerUser: 1 });
  await storeOwn(person, 'SECOND', { maxUsesPerUser: 1 });
  await use(person, 'FIRST');
  expect((await codesOf(person)).map(({ code, usesLeft }) => [code, usesLeft])).toEqual([['SECOND', 1]]);
});

test('what cannot be used is not shown: expired, deactivated, a voucher of a course, for everybody, of somebody else', async () => {
  const [person, other] = [await scene.client(), await scene.client()];
  await storeOwn(person, 'PAST', { expiresAt: new Date(server.clock.now()) });
  await storeOwn(person, 'OFF', { deactivatedAt: new Date(0) });
  await storeOwn(person, 'LESSON', { lesson: true });
  await storePromo(server, { code: 'EVERYBODY', percent: 10, amount: null });
  await storeOwn(other, 'OTHER');
  expect(await codesOf(person)).toEqual([]);
});
