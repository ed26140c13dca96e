import { expectSoundLedger } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, newKey } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { storePromo } from '../../support/squads/store-promo';

const server = serverForTests();
const scene = sceneForTests(server);
const crowd = 200;

interface Said {
  readonly status: number;
  readonly code: string | null;
}

/** All concurrently; a call without capacity gets a retryable refusal, never an internal error. */
const atOnce = async <T extends Said>(call: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const answers = await Promise.all(Array.from({ length: crowd }, (_, index) => call(index)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers;
};

test('a person who creates two hundred squads at once has one', async () => {
  const owner = await scene.client(1000);
  const categoryId = await scene.categoryId('FUN');
  // Nobody is invited by name: that would exceed the rate limit.
  const answers = await atOnce(() => createSquadOf(owner, { categoryId, mateIds: [], hot: true }));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'SQUADS_HAS_SQUAD']));
});

test('two hundred payments of a first squad start one deposit', async () => {
  const person = await scene.client(100);
  const answers = await atOnce(() =>
    person.browser.call('POST /v1/squads/deposit-first-squad', { body: { method: 'SBP' }, idempotencyKey: newKey() }),
  );
  const { rows } = await server.database.pool.query('SELECT 1 FROM deposit WHERE user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  expect(answers.some(({ code }) => code === null)).toBe(true);
});

test('a code put in and taken out two hundred times at once is in or out', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  await storePromo(server, { code: 'CROWD', percent: 10, amount: null });
  const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await atOnce((index) =>
    owner.browser.call('POST /v1/squads/{id}/promo-code', {
      params: { id: body.id },
      body: { code: index % 2 === 0 ? 'CROWD' : null },
    }),
  );
  await expectSoundLedger(server.database);
});
