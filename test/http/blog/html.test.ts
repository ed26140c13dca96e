import { coverSizes } from '#domain/blog/picture-places.ts';
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
  expect(html).toContain('<b>Сквад № 900000000</b><p>Его уже набрали или закрыли.</p>');

  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: open.id } });
  const later = await htmlOf(id);
  expect(later).toContain(`<b>Сквад № ${open.id}</b><p>Его уже набрали или закрыли.</p>`);
  expect(later).not.toContain('собирает');
});

const cover = (width: string) => ({
  src: `/files/blog/${'a'.repeat(24)}${width}.webp`,
  width: 1600,
  height: 800,
  alt: '',
});

/** What the page asks for before all else, and what its largest picture shows. */
const askedAndShown = (html: string) => ({
  asked: /<link rel="preload" as="image" fetchpriority="high" ([^>]*)>/.exec(html)?.[1],
  shown: /<img [^>]*fetchpriority="high" ([^>]*)>/.exec(html)?.[1],
});

test('of a cover in several widths the version is asked for that its picture will choose, in the feed too', async () => {
  const author = await scene.mate();
  const id = await blog.publish(author, { price: 0, cover: cover('-1600') });
  const { browser } = await blog.chief();
  await browser.call('POST /v1/blog/articles/{id}/recommendation', { params: { id }, body: { recommended: true } });
  const feed = await (await fetch(`${server.url}/blog`)).text();
  expect(feed).toContain(coverSizes.lead);
  for (const { asked, shown } of [await htmlOf(id), feed].map(askedAndShown)) {
    expect(shown).toMatch(
      /^srcset="[^"]*-640\.webp 640w, [^"]*-1080\.webp 1080w, [^"]*-1600\.webp 1600w" sizes="[^"]+" src="[^"]*-1600\.webp"$/,
    );
    expect(asked).toBe(
      shown
        ?.replace('srcset', 'imagesrcset')
        .replace('sizes', 'imagesizes')
        .replace(/\bsrc=/, 'href='),
    );
  }
});

test('of a cover in one width there is nothing to choose', async () => {
  const id = await blog.publish(await scene.mate(), { price: 0, cover: cover('') });
  const { src } = cover('');
  expect(askedAndShown(await htmlOf(id))).toEqual({ asked: `href="${src}"`, shown: `src="${src}"` });
});

test('pictures in the text are there in all their widths', async () => {
  const image = { ...cover('-1600'), alt: 'Окно' };
  const document = {
    blocks: [
      paragraph('first', differentWords(300)),
      { type: 'image' as const, id: 'alone', ...image, caption: '' },
      { type: 'gallery' as const, id: 'many', images: [image, cover('')] },
    ],
  };
  const html = await htmlOf(await blog.publish(await scene.mate(), { price: 0, document }));
  const shown = [...html.matchAll(/<img [^>]*loading="lazy" ([^>]*)>/g)].map(
    ([, source = '']) => source.split(' ').length,
  );
  // Three widths with their sizes, or the address alone.
  expect(shown.map((words) => words > 1)).toEqual([true, true, false]);
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
  expect(later).toContain('>Этот напарник больше не играет</');
  expect(later).not.toContain(mate.id);
});
