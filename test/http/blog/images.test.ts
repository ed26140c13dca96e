import { articleImage } from '#domain/blog/article-terms.ts';
import { days } from '#domain/time/durations.ts';
import { blogScene, draft } from '../../support/blog/blog-scene';
import type { TestPerson } from '../../support/people/make-person';
import { picture } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);

const upload = async ({ browser }: TestPerson) => {
  const { body } = await sendFile(browser, 'POST /v1/blog/upload', { bytes: await picture() });
  return { src: String(Object(body).src), width: 300, height: 300, alt: '' };
};

test('a picture that stands in no version is erased after a month; one of any version, draft or cover stays', async () => {
  const author = await scene.mate();
  const [cover, single, inGallery, former, unused] = [
    await upload(author),
    await upload(author),
    await upload(author),
    await upload(author),
    await upload(author),
  ];
  const withPicture = (image: typeof cover) => ({
    blocks: [{ type: 'image', id: 'picture', ...image, caption: '' } as const],
  });
  await blog.write(author, {
    cover,
    document: { blocks: [...withPicture(single).blocks, { type: 'gallery', id: 'gallery', images: [inGallery] }] },
  });
  // Out of the draft again, before any version was made of it.
  const id = await blog.write(author, { document: withPicture(former) });
  await author.browser.call('PUT /v1/blog/articles/{id}', { params: { id }, body: { ...draft(), revision: 1 } });
  const shown = async ({ src }: typeof cover) => (await author.browser.raw('GET', src)).status;
  const all = () => Promise.all([cover, single, inGallery, former, unused].map(shown));
  server.clock.advance(articleImage.unusedKeptFor - days(1));
  await sweepDeadlines(server);
  expect(await all()).toEqual([200, 200, 200, 200, 200]);
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect(await all()).toEqual([200, 200, 200, 404, 404]);
});

test('a picture above 10 MB is refused, whatever it is', async () => {
  const { browser } = await scene.mate();
  const whole = await picture();
  const bytes = Buffer.concat([whole, Buffer.alloc(articleImage.maxBytes + 1 - whole.length)]);
  expect((await sendFile(browser, 'POST /v1/blog/upload', { bytes })).code).toBe('ARTICLE_IMAGE_TOO_LARGE');
});

test.each([
  [1080, 14_000],
  [14_000, 1080],
])('a screenshot of %d × %d stays readable, and an article takes it', async (width, height) => {
  const author = await scene.mate();
  const bytes = await picture({ width, height, format: 'png' });
  const { body } = await sendFile(author.browser, 'POST /v1/blog/upload', { bytes });
  expect(body).toMatchObject({ width, height });
  const image = { ...(await upload(author)), src: String(Object(body).src), width, height };
  const id = await blog.write(author, {
    cover: image,
    document: { blocks: [{ type: 'image', id: 'picture', ...image, caption: '' }] },
  });
  expect(id).toBeGreaterThan(0);
});
