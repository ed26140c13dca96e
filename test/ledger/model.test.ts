import { expectSoundLedger, ledgerState } from '../support/money/ledger-state';
import { makePerson } from '../support/people/make-person';
import { seededRandom } from '../support/seeded-random';
import { serverForTests } from '../support/server/server-for-tests';
import { isSoak, soakOr } from '../support/soak';
import { MoneyModel } from './money-model';
import { randomStep } from './random-step';

const server = serverForTests();

const runs = soakOr(5000, 40);
const stepsPerRun = 16;
jest.setTimeout(isSoak ? 3_600_000 : 120_000);

const postedOf = async (names: readonly string[]) => {
  const { rows } = await server.database.pool.query<{ name: string; balance: string }>(
    "SELECT kind || ':' || owner AS name, balance FROM account WHERE kind || ':' || owner = ANY ($1) AND balance IS NOT NULL",
    [names],
  );
  return new Map(rows.map(({ name, balance }) => [name, Number(balance)]));
};

/** What people read on /balance adds up to what they have. */
const expectLinesToAddUp = async (people: readonly string[], model: MoneyModel) => {
  const { rows } = await server.database.pool.query<{ user_id: string; own: string; bonus: string }>(
    'SELECT user_id, sum(amount - bonus_amount) AS own, sum(bonus_amount) AS bonus FROM balance_transaction WHERE user_id = ANY ($1) GROUP BY user_id',
    [people],
  );
  for (const { user_id: id, own, bonus } of rows) {
    expect([Number(own), Number(bonus)]).toEqual([model.of(`USER:${id}`), model.of(`BONUS:${id}`)]);
  }
};

test(`at least ${runs} random runs end as a model in memory says`, async () => {
  const random = seededRandom();
  const model = new MoneyModel();
  // The runs must reach every kind of end, or they prove less than they claim.
  const met = () =>
    model.of('OUTSIDE:BANK_CARD_RU') > 0 && model.of('PLATFORM:revenue') > 0 && model.of('PLATFORM:bonus') < 0;
  for (let run = 0; run < runs || (!met() && run < 5 * runs); run += 1) {
    const people = (await Promise.all([1, 2, 3].map(() => makePerson(server)))).map(({ id }) => id);
    const squads = [run * 2 + 1, run * 2 + 2];
    const openWithdrawals = new Map();
    for (let step = 0; step < stepsPerRun; step += 1)
      await randomStep({ app: server.product.app, people, squads, random, model, openWithdrawals });
    const mine = model
      .accounts()
      .filter(([name]) => people.some((id) => name.endsWith(id)) || squads.some((id) => name === `HOLD:squad:${id}`));
    const real = await postedOf(mine.map(([name]) => name));
    expect(mine.map(([name]) => [name, real.get(name)])).toEqual(mine);
    await expectLinesToAddUp(people, model);
  }
  expect(met()).toBe(true);
  await expectSoundLedger(server.database);
  const posted = (await ledgerState(server.database))
    .filter((account) => account.posted !== 0)
    .map((account) => [account.name, account.posted]);
  expect(posted.sort()).toEqual([...model.accounts()].map(([name, balance]) => [name, balance]).sort());
});
