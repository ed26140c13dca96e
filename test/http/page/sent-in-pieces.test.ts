import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inPieces } from '#server/composition/page/in-pieces.ts';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);

/** Opens a page while a table is locked; what came before the lock was lifted, and the whole page. */
const openWhileLocked = async (path: string, table: string) => {
  const lock = await server.database.pool.connect();
  try {
    await lock.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const { body, status } = await fetch(server.url + path);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const before = (await reader?.read())?.value ?? '';
    await lock.query('COMMIT');
    let whole = before;
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) whole += next.value;
    return { status, before, whole };
  } finally {
    lock.release();
  }
};

test('a list’s page begins with its head and its name, before the list is read', async () => {
  const mate = await scene.mate();
  const { status, before, whole } = await openWhileLocked('/cs2/team', 'mate_card');
  expect([status, before.includes('<title>')]).toEqual([200, true]);
  expect(before).toMatch(/<main><section[^>]*><h1 class="page-title">[^<]+<\/h1>$/);
  expect(whole).toMatch(/<main><section.*<\/section><\/main>/s);
  expect(whole).toContain(`>${mate.username}</a>`);
  expect(whole).toMatch(/"answers":\{.*<\/html>\s*$/s);
});

test('a mate’s page shows who they are before their reviews are read, and comes with these', async () => {
  const mate = await scene.mate();
  const { before, whole } = await openWhileLocked(`/cs2/team/${mate.id}`, 'review');
  expect(before).toContain(`<meta property="og:title" content="${mate.username}">`);
  expect(whole).toContain(`"/v1/reviews/${mate.id}":`);
});

test('a mate who is not there is still missing', async () => {
  const { status, before } = await openWhileLocked('/cs2/team/01941f29-7c00-7000-8000-000000000000', 'review');
  expect([status, before.includes('og:title')]).toEqual([404, false]);
});

test('pieces are begun together, and sent in their order; an empty one is none', async () => {
  let resolveFirst = (_text: string): void => undefined;
  const first = new Promise<string>((resolve) => (resolveFirst = resolve));
  const pieces = [
    { make: () => first, otherwise: () => '' },
    {
      make: async () => {
        // Were it begun after the first, neither would ever be made.
        resolveFirst('first');
        return 'second';
      },
      otherwise: () => '',
    },
  ];
  const sent: string[] = [];
  for await (const made of inPieces({ error: () => undefined }, 'head', [
    ...pieces,
    { make: async () => '', otherwise: () => '' },
  ]))
    sent.push(String(made));
  expect(sent).toEqual(['head', 'first', 'second']);
});

test('what cannot be made any more is sent as far as it can be', async () => {
  const sent: string[] = [];
  const failing = { make: () => Promise.reject(new Error('no database')), otherwise: () => 'body ' };
  const ending = { make: async () => 'ending', otherwise: () => 'nothing' };
  await pipeline(
    inPieces({ error: () => undefined }, 'head ', [failing, ending]),
    new Writable({ objectMode: true, write: (chunk: string, _coding, done) => done(void sent.push(chunk)) }),
  );
  expect(sent.join('')).toBe('head body ending');
});
