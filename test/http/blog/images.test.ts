import sharp from 'sharp';
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

const uploadBytes = async ({ browser }: TestPerson, bytes: Buffer) => {
  const { src, width, height } = Object((await sendFile(browser, 'POST /v1/blog/upload', { bytes })).body);
  return { src: String(src), width: Number(width), height: Number(height), alt: '' };
};
const upload = async (person: TestPerson) => uploadBytes(person, await picture({ width: 1200, height: 600 }));

/** Widths in pixels of all versions of a picture that the server has, and of any other that it might have. */
const storedWidths = async (src: string): Promise<readonly number[]> => {
  const others = [640, 1080].map((width) => src.replace(/(?:-\d+)?\.webp$/, `-${width}.webp`));
  const found = await Promise.all(
    [...new Set([...others, src])].map(async (address) => {
      const answer = await fetch(server.url + address);
      return answer.status === 200 ? [(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width] : [];
    }),
  );
  return found.flat();
};

/** Two frames. */
const animation = async (): Promise<Buffer> =>
  sharp([await picture({ width: 1200, height: 600 }), await picture({ width: 1200, height: 600, colour: '#123456' })], {
    join: { animated: true },
  })
    .webp({ delay: 100 })
    .toBuffer();

test.each([
  [1600, 800, [640, 1080, 1600]],
  [900, 1350, [640, 900]],
  [640, 640, [640]],
  [14_000, 1080, [14_000]],
])('a picture of %d × %d is stored in the widths %j', async (width, height, widths) => {
  const { src, ...size } = await uploadBytes(await scene.mate(), await picture({ width, height }));
  expect([size, await storedWidths(src)]).toEqual([{ width, height, alt: '' }, widths]);
});

test('one that moves is stored as it moves, in one width', async () => {
  const { src } = await uploadBytes(await scene.mate(), await animation());
  expect(await storedWidths(src)).toEqual([1200]);
});

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
  const all = () => Promise.all([cover, single, inGallery, former, unused].map(({ src }) => storedWidths(src)));
  const whole = [640, 1080, 1200];
  server.clock.advance(articleImage.unusedKeptFor - days(1));
  await sweepDeadlines(server);
  expect(await all()).toEqual([whole, whole, whole, whole, whole]);
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect(await all()).toEqual([whole, whole, whole, [], []]);
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
