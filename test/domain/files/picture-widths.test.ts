import { articleImageAddress } from '#domain/blog/article-document.ts';
import { pictureSizes } from '#domain/blog/picture-places.ts';
import { narrowerWidths, sourceOf, versionsOf } from '#domain/files/picture-widths.ts';

const name = 'aZ09_-aZ09_-aZ09_-aZ09_-';

describe('the widths in which a picture is stored', () => {
  test.each([
    ['blog', 1600, 800, [640, 1080]],
    ['blog', 900, 600, [640]],
    ['blog', 640, 640, []],
    ['blog', 300, 200, []],
    ['avatars', 272, 272, [96]],
    ['games', 128, 128, []],
  ])('of %s, %d × %d: %j beside its own', (folder, width, height, narrower) => {
    expect(narrowerWidths(folder, { width, height })).toEqual(narrower);
  });

  test('a panorama has its own only, a tall screenshot narrower ones too', () => {
    expect(narrowerWidths('blog', { width: 14_000, height: 1080 })).toEqual([]);
    expect(narrowerWidths('blog', { width: 1080, height: 14_000 })).toEqual([640]);
  });
});

describe('the name tells', () => {
  test('of which versions there are', () => {
    expect(versionsOf(`/files/blog/${name}-1600.webp`)).toEqual({
      own: { address: `/files/blog/${name}-1600.webp`, width: 1600 },
      narrower: [
        { address: `/files/blog/${name}-640.webp`, width: 640 },
        { address: `/files/blog/${name}-1080.webp`, width: 1080 },
      ],
    });
    expect(versionsOf(`/files/avatars/${name}-272.webp`)?.narrower).toEqual([
      { address: `/files/avatars/${name}-96.webp`, width: 96 },
    ]);
  });

  test.each([
    `/files/blog/${name}.webp`,
    // Ends like a width, and is none: the name itself is 24 characters long.
    '/files/blog/abcdefghijklmnopqrs-1600.webp',
    `/files/blog/${name}-640.webp`,
    `/files/games/${name}-1600.webp`,
    `/files/chat/${name}-1600.webp`,
    `https://evil.example/files/blog/${name}-1600.webp`,
    '/faces/severin.svg',
  ])('of one width: %s', (address) => {
    expect(versionsOf(address)).toBeNull();
    expect(sourceOf(address, '100px')).toEqual({ src: address });
  });

  test.each([`/files/blog/${name}.webp`, `/files/blog/${name}-1600.webp`, `/files/blog/${name}-14000.webp`])(
    'an article may show %s',
    (address) => {
      expect(articleImageAddress.test(address)).toBe(true);
    },
  );

  test.each([`/files/blog/${name}-.webp`, `/files/blog/${name}-1600-640.webp`, `/files/avatars/${name}-272.webp`])(
    'an article may not show %s',
    (address) => {
      expect(articleImageAddress.test(address)).toBe(false);
    },
  );
});

test('the browser chooses among all widths, and is told the address last', () => {
  const source = sourceOf(`/files/blog/${name}-1600.webp`, '92px');
  expect(source).toEqual({
    srcSet: `/files/blog/${name}-640.webp 640w, /files/blog/${name}-1080.webp 1080w, /files/blog/${name}-1600.webp 1600w`,
    sizes: '92px',
    src: `/files/blog/${name}-1600.webp`,
  });
  expect(Object.keys(source).at(-1)).toBe('src');
});

test('a picture in a text is never said to be shown wider than it is', () => {
  expect([pictureSizes.text(1600), pictureSizes.text(500)]).toEqual([
    'min(100vw - 32px, 720px)',
    'min(100vw - 32px, 500px)',
  ]);
});
