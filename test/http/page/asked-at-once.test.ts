import { coalesceReads } from '#server/platform/cache/coalesce-reads.ts';
import { waitFor } from '../../support/wait-for';
import { queriesOf } from '../../support/server/queries-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { emptyClient } from '../../support/server/empty-client';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { cookieHeader } from '../../support/server/cookie-header';

describe('what is read together', () => {
  /** Reads that the test completes by hand. */
  const readings = () => {
    const begun: { readonly end: (value: string) => void; readonly fail: () => void }[] = [];
    const read = (): Promise<string> =>
      new Promise((resolve, reject) => {
        begun.push({ end: resolve, fail: () => reject(new Error('no database')) });
      });
    return { begun, read };
  };

  test('is never what was read before somebody asked, and is read once for all who wait', async () => {
    const { begun, read } = readings();
    const together = coalesceReads<string>();
    const first = together('home', read);
    const later = [together('home', read), together('home', read), together('home', read)];
    expect(begun.length).toBe(1);
    begun[0]?.end('old');
    expect(await first).toBe('old');
    expect(begun.length).toBe(2);
    // A caller that arrives during a read waits for the next one.
    const last = together('home', read);
    begun[1]?.end('new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
    begun[2]?.end('newest');
    expect(await last).toBe('newest');
    const alone = together('home', read);
    begun[3]?.end('anew');
    expect([await alone, begun.length]).toEqual(['anew', 4]);
  });

  test('is one thing for each address', async () => {
    const { begun, read } = readings();
    const together = coalesceReads<string>();
    const both = [together('home', read), together('blog', read)];
    begun[1]?.end('articles');
    begun[0]?.end('mates');
    expect(await Promise.all(both)).toEqual(['mates', 'articles']);
  });

  test('fails for all who wait, and is read anew for who asks then', async () => {
    const { begun, read } = readings();
    const together = coalesceReads<string>();
    const waiting = [together('home', read), together('home', read)];
    begun[0]?.fail();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = together('home', read);
    begun[1]?.end('mates');
    expect(await next).toBe('mates');
  });
});

describe('pages', () => {
  const server = serverForTests({ CLIENT_DIR: emptyClient() });
  const scene = sceneForTests(server);
  const open = async (path: string, cookie = ''): Promise<string> =>
    (await fetch(server.url + path, { headers: { cookie } })).text();
  /**
   * How many times more queries sixty concurrent callers cause than one: the first waits for a lock on `table`, which
   * is held until all have arrived.
   */
  const costOf = async (path: string, table: string): Promise<number> => {
    const one = await queriesOf(server, () => open(path));
    const lock = await server.database.pool.connect();
    await lock.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    let arrived = 0;
    server.product.server.server.on('request', () => (arrived += 1));
    const many = await queriesOf(server, async () => {
      const crowd = Promise.all(Array.from({ length: 60 }, () => open(path)));
      await waitFor(
        async () => arrived,
        (count) => count === 60,
      );
      await lock.query('COMMIT');
      await crowd;
    });
    lock.release();
    expect(one.length).toBeGreaterThan(0);
    return many.length / one.length;
  };
  const bootOf = (html: string) => JSON.parse(/<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

  test('of sixty guests at once ask no more of the database than those of three', async () => {
    await scene.mate();
    expect(await costOf('/cs2/team', 'page_words')).toBeLessThanOrEqual(3);
  });

  test('are each their own: the policy, the token of their forms, who they are', async () => {
    const [mate, person] = [await scene.mate(), await scene.client()];
    const cookie = cookieHeader(person.browser.cookies);
    const path = `/cs2/team/${mate.id}`;
    const [guest, other, own] = await Promise.all([open(path), open(path), open(path, cookie)]);
    const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1];
    expect(new Set([guest, other, own].map(nonceOf)).size).toBe(3);
    expect([guest, other, own].map((html) => bootOf(html).me?.id ?? null)).toEqual([null, null, person.id]);
    for (const html of [guest, other, own]) expect(html).toContain(`<h1 class="page-title">${mate.username}</h1>`);
  });

  test.each([
    ['/v1/squads/cs2/squads', 'squad'],
    ['/v1/mates/game/cs2', 'mate_card'],
    ['/v1/categories/game/cs2', 'category'],
  ])(
    'and lists that everybody sees alike, as every open page asks for them after an event: %s',
    async (path, table) => {
      expect(await costOf(path, table)).toBeLessThanOrEqual(3);
    },
  );

  test('but what is refused is refused to each', async () => {
    const asked = await Promise.all(
      ['/v1/squads/none/squads', '/v1/squads/cs2/squads?maxPrice=-1', '/v1/squads/cs2/squads'].flatMap((path) =>
        [1, 2, 3].map(async () => (await fetch(server.url + path)).status),
      ),
    );
    expect(asked).toEqual([404, 404, 404, 400, 400, 400, 200, 200, 200]);
  });
});
