import { changedByHand } from '../../support/expect-logs';
import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { createSquadOf, newKey } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);

const yearsAgo = (years: number): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

const say = ({ browser }: TestPerson, born: string) => browser.call('PUT /v1/users/me/age', { body: { born } });

const payIn = ({ browser }: TestPerson, amount: number) =>
  browser.call('POST /v1/balance/deposit', {
    body: { amount, method: 'SBP', returnTo: '/balance' },
    idempotencyKey: newKey(),
  });

const girlsOf = async (owner: TestPerson) => {
  const [mate, categoryId] = [await scene.mate(), await scene.categoryId('E_GIRL')];
  await server.database.pool.query('UPDATE mate_access SET verified_at = now() WHERE user_id = $1', [mate.id]);
  return createSquadOf(owner, { categoryId, mateIds: [mate.id], slots: 3 });
};

const someone = async (born: string | null) => {
  const person = await makePerson(server, { born });
  await giveMoney(server.product.app, person.id, 500_000);
  return person;
};

test('the day of birth is said once; the same again changes nothing, another is for support', async () => {
  const person = await makePerson(server, { born: null });
  expect((await person.browser.call('GET /v1/users/me/age')).body).toEqual({ born: null, parentAgrees: false });
  expect((await say(person, '1999-02-03')).body.born).toBe('1999-02-03');
  expect((await say(person, '1999-02-03')).status).toBe(200);
  expect((await say(person, '1989-02-03')).code).toBe('AGE_ALREADY_GIVEN');
});

test.each(['2999-01-01', '1800-01-01', '2007-02-30'])('%s is refused as a day of birth', async (born) => {
  expect((await say(await makePerson(server, { born: null }), born)).code).toBe('VALIDATION_ERROR');
});

describe('a category for adults', () => {
  test('is ordered by people of age', async () => {
    expect((await girlsOf(await someone(yearsAgo(18)))).status).toBe(200);
  });

  test.each([
    ['somebody whose age is unknown', null, 'AGE_UNKNOWN'],
    ['somebody of seventeen', yearsAgo(17), 'AGE_ADULTS_ONLY'],
  ])('is not ordered by %s, and no squad is left', async (_who, born, code) => {
    const person = await someone(born);
    expect((await girlsOf(person)).code).toBe(code);
    expect((await person.browser.call('GET /v1/users/me')).body.hasSquad).toBe(false);
  });

  test('is not joined by somebody under age either', async () => {
    const { body: squad } = await girlsOf(await someone(yearsAgo(30)));
    await server.database.pool.query('UPDATE squad SET visible = true WHERE id = $1', [squad.id]);
    changedByHand('squad', squad.id);
    const young = await someone(yearsAgo(17));
    const joined = await young.browser.call('POST /v1/squads/{id}/join', { params: { id: squad.id }, body: {} });
    expect(joined.code).toBe('AGE_ADULTS_ONLY');
  });

  test('any other category asks nobody', async () => {
    const mate = await scene.mate();
    const made = await createSquadOf(await someone(yearsAgo(15)), { categoryId: scene.fun, mateIds: [mate.id] });
    expect(made.status).toBe(200);
  });
});

test.each([
  [null, 'AGE_UNKNOWN'],
  [yearsAgo(17), 'AGE_ADULTS_ONLY'],
  [yearsAgo(18), null],
])('whoever was born on %s and applies as a mate gets %s', async (born, code) => {
  const { browser } = await makePerson(server, { born });
  const answer = await browser.call('POST /v1/mate-applications', {
    body: {
      gameId: 'cs2',
      hoursPerWeek: 12,
      experience: 'Играю давно и терпеливо объясняю новичкам всё с начала.',
      links: [],
    },
  });
  expect(answer.code).toBe(code);
});

describe('paying in', () => {
  const agree = async (person: TestPerson, born: string, parent: string | null) => {
    const { browser } = await makeAdministrator(server, 'UPDATE_USER');
    const answer = await browser.call('PUT /v1/admin/users/{id}/age', {
      params: { id: person.id },
      body: { reason: 'Показали паспорт и согласие', born, parent },
    });
    expect(answer.status).toBe(204);
  };

  test('is closed under fourteen', async () => {
    expect((await payIn(await makePerson(server, { born: yearsAgo(13) }), 500)).code).toBe('AGE_TOO_YOUNG');
  });

  test('needs a parent until eighteen, whose consent operators record without telling it to the audit log', async () => {
    const born = yearsAgo(15);
    const person = await makePerson(server, { born });
    expect((await payIn(person, 500)).code).toBe('AGE_PARENT_NEEDED');
    await agree(person, born, 'Мария Иванова');
    expect((await payIn(person, 500)).status).toBe(200);
    const log = await server.database.pool.query(
      `SELECT details::text AS said FROM audit_log WHERE action = 'user.age'`,
    );
    expect(log.rows.map(({ said }) => said).join()).not.toMatch(/Иванова|born/);
  });

  test('is limited until eighteen by a setting, in thirty days', async () => {
    const born = yearsAgo(15);
    const person = await makePerson(server, { born });
    await agree(person, born, 'Мария Иванова');
    expect((await payIn(person, 2000)).status).toBe(200);
    expect((await payIn(person, 1001)).code).toBe('AGE_DEPOSIT_LIMIT');
    expect((await payIn(person, 1000)).status).toBe(200);
    server.clock.advance(31 * 86_400_000);
    expect((await payIn(person, 3000)).status).toBe(200);
  });

  test('two sums at once do not pass the limit together', async () => {
    const born = yearsAgo(15);
    const person = await makePerson(server, { born });
    await agree(person, born, 'Мария Иванова');
    const answers = await Promise.all([payIn(person, 2000), payIn(person, 2000)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['AGE_DEPOSIT_LIMIT', null].sort());
  });

  test('asks nobody whose age is unknown', async () => {
    expect((await payIn(await makePerson(server, { born: null }), 500)).status).toBe(200);
  });
});
