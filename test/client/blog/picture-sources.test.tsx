import { screen } from '@testing-library/react';
import { ArticleBody } from '#client/entities/blog/article-body.tsx';
import { ArticleCover } from '#client/entities/blog/article-cover.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { type CoverPlace, coverSizes } from '#domain/blog/picture-places.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';
import { renderInApp } from '#test/support/client/render-in-app.tsx';

const name = 'a'.repeat(24);
const image = { src: `/files/blog/${name}-1600.webp`, width: 1600, height: 800, alt: 'Окно' };
const former = { ...image, src: `/files/blog/${name}.webp` };
const allWidths = `/files/blog/${name}-640.webp 640w, /files/blog/${name}-1080.webp 1080w, ${image.src} 1600w`;

const sourceOf = (picture: Element | null) =>
  ['srcset', 'sizes', 'src'].map((attribute) => picture?.getAttribute(attribute) ?? null);

const aCover = (cover: typeof image) => ({ id: 1, cover, type: 'TEXT', minutes: 2 }) as const;

describe('a cover', () => {
  test.each(['lead', 'recommended', 'tile', 'line', 'own', 'banner'] as const)(
    'has all its widths and the size of its place: %s',
    async (place: CoverPlace) => {
      const { container } = await renderInApp(<ArticleCover article={aCover(image)} place={place} />);
      expect(sourceOf(container.querySelector('img'))).toEqual([allWidths, coverSizes[place], image.src]);
    },
  );

  test('stored in one width is shown as it is', async () => {
    const { container } = await renderInApp(<ArticleCover article={aCover(former)} place="tile" />);
    expect(sourceOf(container.querySelector('img'))).toEqual([null, null, former.src]);
  });
});

test('pictures of a text have all their widths, those stored in one width have one', async () => {
  const blocks = [
    { type: 'image' as const, id: 'alone', ...image, caption: '' },
    { type: 'gallery' as const, id: 'many', images: [image, former] },
  ];
  await renderInApp(<ArticleBody document={{ blocks }} />);
  expect(screen.getAllByRole('img').map((one) => sourceOf(one)[0])).toEqual([allWidths, allWidths, null]);
});

test('the editor shows them alike, and after a crop to a small one nothing of the former remains', () => {
  const editor = openEditor({
    blocks: [
      { type: 'image', id: 'alone', ...image, caption: '' },
      { type: 'gallery', id: 'many', images: [image, former] },
    ],
  });
  const sources = () => [...editor.view.dom.querySelectorAll('img[alt="Окно"]')].map(sourceOf);
  expect(sources().map(([srcSet]) => srcSet)).toEqual([allWidths, allWidths, null]);
  editor.commands.setNodeSelection(0);
  editor.commands.updateAttributes('figure', { ...former, width: 300, height: 150 });
  expect(sources()[0]).toEqual([null, null, former.src]);
  editor.destroy();
});

test('an avatar has both widths, and a picture of the demo one', async () => {
  const photo = `/files/avatars/${name}-272.webp`;
  const { container } = await renderInApp(
    <>
      <Avatar userId="1" username="Мирай" avatarUrl={photo} size={52} />
      <Avatar userId="2" username="Северин" avatarUrl="/faces/severin.svg" />
    </>,
  );
  expect([...container.querySelectorAll('img')].map(sourceOf)).toEqual([
    [`/files/avatars/${name}-96.webp 96w, ${photo} 272w`, '52px', photo],
    [null, null, '/faces/severin.svg'],
  ]);
});
