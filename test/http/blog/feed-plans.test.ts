import { withOwnConnection } from '../../support/own-connection';
import { testBrowser } from '../../support/server/test-browser';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const articles = 20_000;

/** Articles of ten authors: two games, every seventh a video, every third free, with rare and common words. */
const fill = (authorIds: readonly string[]): Promise<void> =>
  withOwnConnection(server.database.url, async (client) => {
    await client.query('BEGIN; ALTER TABLE blog_article DISABLE TRIGGER blog_article_counted');
    await client.query(
      `INSERT INTO blog_article (id, author_id, status, live, published, title, game_id, type, price, search, published_at, recommended_at, updated_at, created_at)
     SELECT 1000 + n, ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'APPROVED', true, 1, 'Раскидка ' || n,
       CASE WHEN n % 4 = 0 THEN 'dota2' ELSE 'cs2' END, CASE WHEN n % 7 = 0 THEN 'VIDEO' ELSE 'TEXT' END,
       CASE WHEN n % 3 = 0 THEN 0 ELSE 29000 END,
       to_tsvector('russian', CASE WHEN n % 500 = 0 THEN 'экономика раундов' ELSE 'разминка перед игрой' END),
       now() - n * interval '1 minute', CASE WHEN n % 4000 = 0 THEN now() - n * interval '1 minute' END, now(), now()
     FROM generate_series(1, $2::integer) AS n`,
      [authorIds, articles],
    );
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE blog_article');
  });

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The server's queries while something is called. */
const asked = async (work: () => Promise<unknown>): Promise<readonly Asked[]> => {
  const spy = jest.spyOn(server.product.app.db.$client, 'query');
  await work();
  const calls: readonly (readonly unknown[])[] = spy.mock.calls;
  spy.mockRestore();
  return calls.map(([query, values]) => {
    const { text = String(query), values: own } = Object(query);
    return { text, values: Array.isArray(values) ? values : Array.isArray(own) ? own : [] };
  });
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scanned = ({ Plans = [], ...plan }: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(scanned),
];

let authorId = '';
beforeAll(async () => {
  const authors = await Promise.all(Array.from({ length: 10 }, () => scene.mate()));
  authorId = authors[0]?.id ?? '';
  await fill(authors.map(({ id }) => id));
});

const narrowed: Readonly<Record<string, object>> = {
  'all of it': {},
  'the oldest first': { sort: 'OLDEST_FIRST' },
  'a game': { gameId: 'dota2' },
  'a game, the oldest first': { gameId: 'cs2', sort: 'OLDEST_FIRST' },
  videos: { type: 'VIDEO' },
  texts: { type: 'TEXT' },
  'what is free': { free: 'true' },
  'free videos': { free: 'true', type: 'VIDEO' },
  'free of a game': { free: 'true', gameId: 'dota2' },
  'videos of a game': { gameId: 'dota2', type: 'VIDEO' },
  'what is recommended': { recommended: 'true' },
  'a rare word': { search: 'экономики' },
  'a common word': { search: 'разминки' },
  'a word that is being typed': { search: 'разминка перед иг' },
  'a word of a game': { search: 'экономика', gameId: 'cs2' },
  'no such word': { search: 'абракадабра' },
};

test.each(Object.entries(narrowed))('the feed reads no article that it does not need: %s', async (_name, query) => {
  const guest = testBrowser(server.url);
  const first = await guest.call('GET /v1/blog/articles', { query });
  const cursor = first.body.nextCursor;
  const queries = await asked(async () => {
    await guest.call('GET /v1/blog/articles', { query });
    if (cursor !== null) await guest.call('GET /v1/blog/articles', { query: { ...query, cursor } });
  });
  const reads = queries.filter(({ text }) => text.includes('blog_article'));
  expect(reads.length).toBeGreaterThan(0);
  for (const { text, values } of reads) {
    const { rows } = await server.database.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    expect({
      text,
      scanned: scanned(rows[0]['QUERY PLAN'][0].Plan).filter((table) => table === 'blog_article'),
    }).toEqual({ text, scanned: [] });
  }
});

test('the feed of one author, what stands around it and beside an article walk indexes as well', async () => {
  const guest = testBrowser(server.url);
  const queries = await asked(async () => {
    await guest.call('GET /v1/blog/articles', { query: { authorId } });
    await guest.call('GET /v1/blog/overview', {});
    await guest.call('GET /v1/blog/articles/{id}/related', { params: { id: 1500 } });
    await guest.raw('GET', '/blog');
  });
  for (const { text, values } of queries.filter((query) => query.text.includes('blog_article'))) {
    const { rows } = await server.database.pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    expect([text, scanned(rows[0]['QUERY PLAN'][0].Plan).filter((table) => table === 'blog_article')]).toEqual([
      text,
      [],
    ]);
  }
});
