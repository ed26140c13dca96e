import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { makeAdministrator } from '../people/make-administrator';
import type { TestPerson } from '../people/make-person';
import type { TestServer } from '../server/start-test-server';

type Draft = BodyInputOf<(typeof blogWritingContract)['POST /v1/blog/articles']>;

export const paragraph = (id: string, text: string): ArticleBlock => ({ type: 'paragraph', id, text: [{ text }] });

/** This many different words. */
export const differentWords = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `слово${index + from}`).join(' ');

/** At the end of `longDocument`: only people who have paid may see it. */
export const secret = 'тайнаяраскидка';

export const longDocument = {
  blocks: [
    paragraph('open', differentWords(120)),
    { type: 'heading', id: 'part', level: 2, text: [{ text: 'Окно с центра' }] },
    paragraph('rest', differentWords(300, 200)),
    paragraph('last', `Вот она, ${secret}`),
  ],
} as const satisfies Draft['document'];

const cover = { src: `/files/blog/${'a'.repeat(24)}.webp`, width: 1600, height: 900, alt: '' } as const;

/** A complete draft, ready to be sent. */
export const draft = (changes: Draft = {}): Draft => ({
  title: 'Раскидки на Мираже',
  lead: 'Девять смоков',
  gameId: 'cs2',
  type: 'TEXT',
  price: 290,
  cover,
  document: longDocument,
  ...changes,
});

/** Calls of authors and moderators. */
export const blogScene = (server: TestServer) => {
  let moderator: TestPerson | null = null;

  const write = async ({ browser }: TestPerson, changes: Draft = {}): Promise<number> => {
    const answer = await browser.call('POST /v1/blog/articles', { body: draft(changes) });
    expect(answer.code).toBeNull();
    return answer.body.id;
  };

  const send = ({ browser }: TestPerson, id: number) =>
    browser.call('POST /v1/blog/articles/{id}/publish', { params: { id } });

  const chief = async (): Promise<TestPerson> => (moderator ??= await makeAdministrator(server, 'MANAGE_BLOG'));

  const newest = async (id: number): Promise<number> => {
    const { browser } = await chief();
    return (await browser.call('GET /v1/admin/blog/articles/{id}', { params: { id } })).body.newest.number;
  };

  const approve = async (id: number) => {
    const { browser } = await chief();
    return browser.call('POST /v1/admin/blog/articles/{id}/approve', {
      params: { id },
      body: { version: await newest(id) },
    });
  };

  const publish = async (author: TestPerson, changes: Draft = {}): Promise<number> => {
    const id = await write(author, changes);
    expect((await send(author, id)).code).toBeNull();
    expect((await approve(id)).body).toMatchObject({ status: 'APPROVED', live: true });
    return id;
  };

  const read = ({ browser }: Pick<TestPerson, 'browser'>, id: number) =>
    browser.call('GET /v1/blog/articles/{id}', { params: { id } });

  /** Records finished squads of the mate with these clients. */
  const befriend = (mate: TestPerson, ...clients: readonly TestPerson[]) =>
    Promise.all(
      clients.map(({ id }) =>
        server.database.pool.query(
          `INSERT INTO mate_client (mate_id, client_id, games, minutes, last_game_at) VALUES ($1, $2, 1, 60, now())`,
          [mate.id, id],
        ),
      ),
    );

  return { chief, newest, write, send, approve, publish, read, befriend };
};
