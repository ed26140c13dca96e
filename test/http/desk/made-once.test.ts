import { hours } from '#domain/time/durations.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';
import type { Answer } from '../../support/server/test-browser';

const server = serverForTests();
let boss: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'ALL');
  reader = await makePerson(server);
});

interface Making {
  readonly name: string;
  readonly table: string;
  readonly make: (key: string, words: string) => Promise<Answer<unknown>>;
}

const iso = (ms: number): string => new Date(server.clock.now() + ms).toISOString();

/** Requests with the same body, distinguished only by their idempotency key. */
const makings: readonly Making[] = [
  {
    name: 'broadcast to a group',
    table: 'broadcast',
    make: (idempotencyKey, title) =>
      boss.browser.call('POST /v1/admin/notifications/group', {
        body: {
          audience: 'ALL',
          gameId: null,
          seenWithinDays: null,
          title,
          text: title,
          link: '/support',
          sendAt: null,
        },
        idempotencyKey,
      }),
  },
  {
    name: 'broadcast to people by name',
    table: 'broadcast',
    make: (idempotencyKey, title) =>
      boss.browser.call('POST /v1/admin/notifications/selected', {
        body: { people: [reader.id], title, text: title, link: '/support', sendAt: null },
        idempotencyKey,
      }),
  },
  {
    name: 'draw',
    table: 'draw',
    make: (idempotencyKey, title) =>
      boss.browser.call('POST /v1/admin/draws', {
        body: { title, description: '', places: 1, prize: 0, opensAt: iso(0), closesAt: iso(hours(1)) },
        idempotencyKey,
      }),
  },
  {
    name: 'review criterion',
    table: 'review_criterion',
    make: (idempotencyKey, name) =>
      boss.browser.call('POST /v1/admin/review-criteria', {
        body: { name, kind: null, active: false, position: 50 },
        idempotencyKey,
      }),
  },
  {
    name: 'template',
    table: 'support_template',
    make: (idempotencyKey, title) =>
      boss.browser.call('POST /v1/admin/support/templates', {
        body: { title, text: title, topic: null },
        idempotencyKey,
      }),
  },
  {
    name: 'note',
    table: 'operator_note',
    make: (idempotencyKey, text) =>
      boss.browser.call('POST /v1/admin/notes', { body: { subject: `user:${reader.id}`, text }, idempotencyKey }),
  },
  {
    name: 'reconciliation',
    table: 'reconciliation',
    make: (idempotencyKey, reference) =>
      boss.browser.call('POST /v1/admin/reconciliations', {
        body: {
          provider: 'DUMMY',
          from: iso(-hours(1)),
          to: iso(hours(1)),
          csv: `id;sum;status;time\n${reference};100;paid;${iso(0)}`,
        },
        idempotencyKey,
      }),
  },
];

const madeSoFar = async (table: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
};

describe.each(makings)('a $name', ({ table, make }) => {
  test('sent again after a lost answer is one, and both are answered alike', async () => {
    const [key, before] = [newKey(), await madeSoFar(table)];
    const first = await make(key, 'Слова первой отправки');
    expect(first.status).toBe(200);
    expect((await make(key, 'Слова первой отправки')).body).toEqual(first.body);
    expect(await madeSoFar(table)).toBe(before + 1);
  });

  test('pressed twice at once is one', async () => {
    const [key, before] = [newKey(), await madeSoFar(table)];
    const answers = await Promise.all([1, 2, 3].map(() => make(key, 'Слова двойного нажатия')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await madeSoFar(table)).toBe(before + 1);
  });

  test('under a used key is not another, and needs a key', async () => {
    const [key, before] = [newKey(), await madeSoFar(table)];
    await make(key, 'Слова под первым ключом');
    expect((await make(key, 'Слова не те же самые')).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await make('', 'Слова без ключа')).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(await madeSoFar(table)).toBe(before + 1);
  });
});
