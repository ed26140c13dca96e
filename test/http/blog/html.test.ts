import { blogScene, paragraph, differentWords } from '../../support/blog/blog-scene';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);
const blog = blogScene(server);

const htmlOf = async (id: number): Promise<string> => (await fetch(`${server.url}/blog/material-${id}`)).text();

test('who and what an article names can be read, and followed, without a script', async () => {
  const [author, owner, mate] = [await scene.mate(), await scene.client(5000), await scene.mate()];
  const wish = { categoryId: scene.fun, mateIds: [mate.id], slots: 3 };
  const open = (await createSquadOf(owner, { ...wish, visible: true })).body;
  await acceptOrder(mate, open.id);
  const id = await blog.publish(author, {
    price: 0,
    document: {
      blocks: [
        paragraph('first', differentWords(300)),
        { type: 'mate', id: 'known', userId: mate.id },
        { type: 'squad', id: 'open', squadId: open.id },
        { type: 'squad', id: 'gone', squadId: 900_000_000 },
      ],
    },
  });

  const html = await htmlOf(id);
  // A crawler that fetches a link preview does not know where the link was posted.
  expect(html).toMatch(/og:image" content="https?:\/\/[^/]+\/files\/blog\//);
  expect(html).toContain(`<a href="/cs2/team/${mate.id}">`);
  expect(html).toContain(`<a href="/cs2/squads/${open.id}">Развлечение, собирает `);
  expect(html).toContain('занято 2 из 3 мест');
  expect(html).toContain('<p>Сквад № 900000000. Его уже набрали или закрыли.</p>');

  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: open.id } });
  const later = await htmlOf(id);
  expect(later).toContain(`<p>Сквад № ${open.id}. Его уже набрали или закрыли.</p>`);
  expect(later).not.toContain('собирает');
});

test('a mate who has left is said to be gone', async () => {
  const [author, mate] = [await scene.mate(), await scene.mate()];
  const document = {
    blocks: [paragraph('first', differentWords(300)), { type: 'mate' as const, id: 'card', userId: mate.id }],
  };
  const id = await blog.publish(author, { price: 0, document });
  expect(await htmlOf(id)).toContain(`/team/${mate.id}`);
  await server.database.pool.query(`UPDATE app_user SET status = 'DELETED' WHERE id = $1`, [mate.id]);
  const later = await htmlOf(id);
  expect(later).toContain('<p>Этот напарник больше не играет</p>');
  expect(later).not.toContain(mate.id);
});
