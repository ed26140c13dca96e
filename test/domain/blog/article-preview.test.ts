import fc from 'fast-check';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { textOfDocument } from '#domain/blog/article-document.ts';
import { previewEndOf, previewOf } from '#domain/blog/article-preview.ts';

const paragraph = (id: string, text: string): ArticleBlock => ({ type: 'paragraph', id, text: [{ text }] });
const picture: ArticleBlock = {
  type: 'image',
  id: 'p',
  src: '/files/blog/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
  width: 10,
  height: 10,
  alt: '',
  caption: 'Секретная раскидка',
};
const words = (count: number): string => Array.from({ length: count }, (_, index) => `слово${index}`).join(' ');
const said = (blocks: readonly ArticleBlock[]): string => textOfDocument(previewOf({ blocks }).document);

test('a fifth of the characters is open, 800 at most', () => {
  const long = words(2000);
  expect(said([paragraph('a', long)]).length).toBeLessThanOrEqual(800);
  expect(said([paragraph('a', long)]).length).toBeGreaterThan(780);
  const short = words(60);
  const open = said([paragraph('a', short)]);
  expect(open.length).toBeLessThanOrEqual(short.length / 5);
  expect(short.startsWith(`${open} `)).toBe(true);
});

test('the author’s cut line can end the preview earlier, never later', () => {
  expect(said([paragraph('a', 'Начало'), { type: 'cut', id: 'c' }, paragraph('b', words(500))])).toBe('Начало');
  expect(
    said([paragraph('a', words(500)), { type: 'cut', id: 'c' }, paragraph('b', 'конец')]).length,
  ).toBeLessThanOrEqual(800);
});

test('pictures, galleries and videos are paid for', () => {
  expect(previewOf({ blocks: [picture, paragraph('a', words(100))] }).document.blocks.map(({ type }) => type)).toEqual([
    'paragraph',
  ]);
});

test('the author sees where the preview ends: within a paragraph, after one, or that nothing is free', () => {
  const long = paragraph('a', words(200));
  const inside = previewEndOf({ blocks: [long, paragraph('b', 'конец')] });
  expect(inside).toEqual({ blockId: 'a', inside: true, characters: said([long, paragraph('b', 'конец')]).length });
  const whole = previewEndOf({ blocks: [paragraph('a', 'Начало'), { type: 'code', id: 'k', code: words(200) }] });
  expect(whole).toEqual({ blockId: 'a', inside: false, characters: 6 });
  expect(previewEndOf({ blocks: [picture, { type: 'code', id: 'k', code: words(200) }] })).toBeNull();
});

test('whatever an article is made of, its preview is within bounds and of its own words', () => {
  const text = fc.string({ maxLength: 400, unit: 'grapheme' });
  const block = fc.oneof(
    text.map((value): ArticleBlock => paragraph(value.slice(0, 4), value)),
    text.map((value): ArticleBlock => ({ type: 'code', id: 'k', code: value })),
    text.map((value): ArticleBlock => ({
      type: 'list',
      id: 'l',
      ordered: false,
      items: [{ text: [{ text: value }] }],
    })),
    text.map((value): ArticleBlock => ({
      type: 'heading',
      id: `h${value.slice(0, 4)}`,
      level: 2,
      text: [{ text: value }],
    })),
    fc.constant(picture),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const all = blocks.reduce((sum, one) => sum + textOfDocument({ blocks: [one] }).length, 0);
      const { document, locked } = previewOf({ blocks });
      const open =
        document.blocks.reduce((sum, one) => sum + textOfDocument({ blocks: [one] }).length, 0) +
        locked.titles.join('').length;
      expect(open).toBeLessThanOrEqual(Math.min(800, all / 5));
    }),
  );
});

test('titles of what is paid for are shown within the same measure', () => {
  const heading = (id: string, title: string): ArticleBlock => ({
    type: 'heading',
    id,
    level: 2,
    text: [{ text: title }],
  });
  const blocks = [
    paragraph('a', words(300)),
    heading('h1', 'Окно с центра'),
    paragraph('b', words(300)),
    heading('h2', 'Выход к А'),
  ];
  const { document, locked } = previewOf({ blocks });
  expect(locked).toMatchObject({ titles: ['Окно с центра', 'Выход к А'], sections: 2 });
  expect(textOfDocument(document).length + 'Окно с центраВыход к А'.length).toBeLessThanOrEqual(800);
});
