import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { safeParse } from 'zod/v4/core';
import { articleDocument } from '#contract/blog/document.ts';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { cleanPasted } from '#client/pages/editor/writing/clean-pasted.ts';
import { writingExtensions } from '#client/pages/editor/writing/create-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { toEditor } from '#client/pages/editor/writing/to-editor.ts';

const src = `/files/blog/${'a'.repeat(24)}.webp`;
const every: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    id: 'par-1',
    text: [{ text: 'Обычный ' }, { text: 'жирный', marks: ['bold'] }, { text: '\nновая строка' }],
  },
  { type: 'paragraph', id: 'par-2', text: [{ text: 'ссылка', href: 'https://mail.ru/a?b=1' }] },
  { type: 'heading', id: 'head', level: 3, text: [{ text: 'Раздел' }] },
  {
    type: 'list',
    id: 'list',
    ordered: true,
    items: [{ text: [{ text: 'раз' }], items: [[{ text: 'внутри' }]] }, { text: [{ text: 'два' }] }],
  },
  {
    type: 'list',
    id: 'from-3',
    ordered: true,
    start: 3,
    items: [{ text: [{ text: 'три' }], ordered: true, start: 0, items: [[{ text: 'ноль' }]] }],
  },
  { type: 'paragraph', id: 'par-3', text: [{ text: 'там', href: "https://en.wikipedia.org/wiki/Assassin's_Creed" }] },
  { type: 'paragraph', id: 'par-4', text: [{ text: 'bind\n"k"', marks: ['bold', 'code'], href: '/cs2' }] },
  { type: 'quote', id: 'quote', text: [{ text: 'Цитата\nв две строки' }] },
  { type: 'code', id: 'code', code: 'bind "k" "jump"\n' },
  { type: 'callout', id: 'call', tone: 'warning', text: [{ text: 'Осторожно' }] },
  { type: 'divider', id: 'rule' },
  { type: 'cut', id: 'cut-1' },
  {
    type: 'table',
    id: 'table',
    header: true,
    rows: [
      [[{ text: 'А' }], [{ text: 'Б' }]],
      [[], [{ text: '2' }]],
    ],
  },
  { type: 'image', id: 'image', src, width: 10, height: 20, alt: 'Карта', caption: 'Подпись' },
  { type: 'gallery', id: 'gall', images: [{ src, width: 1, height: 1, alt: '' }] },
  { type: 'video', id: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: '' },
  { type: 'mate', id: 'mate', userId: '01890000-0000-7000-8000-000000000001' },
  { type: 'squad', id: 'squad', squadId: 18028 },
  { type: 'registration', id: 'regi', title: 'Кубок', closesAt: '2030-01-01T00:00:00.000Z' },
];

const schema = getSchema(writingExtensions());

test('every block comes out of the editor as it went in, through the editor’s own schema', () => {
  const inside = schema.nodeFromJSON(toEditor({ blocks: every }));
  inside.check();
  const { blocks } = fromEditor(inside.toJSON());
  // Two lines of a quote are one text with a line break.
  expect(blocks).toEqual(every);
  expect(safeParse(articleDocument, { blocks }).success).toBe(true);
});

test('links that lead nowhere good, and signs that nobody sees, do not come out', () => {
  const { blocks } = fromEditor({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { id: 'par-1' },
        content: [
          { type: 'text', text: 'a\u202eb', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          { type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: '//evil.example' } }] },
        ],
      },
      { type: 'upload', attrs: { key: 'x' } },
    ],
  });
  expect(blocks).toEqual([{ type: 'paragraph', id: 'par-1', text: [{ text: 'abc' }] }]);
});

test('what Word and Google Docs leave between the words is taken out, headings become the two there are', () => {
  const html =
    '<!--StartFragment--><style>p{color:red}</style><h1 style="x">Раздел</h1><o:p></o:p><h5>Часть</h5><p>Слова</p><script>alert(1)</script>';
  expect(cleanPasted(html)).toBe('<h2 style="x">Раздел</h2><h3>Часть</h3><p>Слова</p>');
});

test('a list of Word becomes a list, with what stands below its items', () => {
  const item = (level: number, sign: string, text: string): string =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${sign}<span>&nbsp;&nbsp; </span></span><![endif]><b>${text}</b><o:p></o:p></p>\n`;
  expect(
    cleanPasted(`<p>До</p>${item(1, '·', 'раз')}${item(2, 'o', 'внутри')}${item(1, '·', 'два')}<p>После</p>`),
  ).toBe(
    '<p>До</p><ul><li><p><b>раз</b></p><ul><li><p><b>внутри</b></p></li></ul></li><li><p><b>два</b></p></li></ul><p>После</p>',
  );
  expect(cleanPasted(item(1, '1.', 'шаг'))).toBe('<ol><li><p><b>шаг</b></p></li></ol>');
});

test('blocks copied within the editor stay what they are, pictures and blocks of elsewhere are left out', () => {
  const read = (page: HTMLElement) => {
    const blocks = DOMParser.fromSchema(schema).parse(page).toJSON().content;
    return blocks.map(({ type, attrs }: { type: string; attrs?: { src?: string; block?: unknown; tone?: string } }) => [
      type,
      attrs?.src ?? attrs?.block ?? attrs?.tone ?? null,
    ]);
  };
  const fragment = DOMSerializer.fromSchema(schema).serializeFragment(
    schema.nodeFromJSON(
      toEditor({ blocks: every.filter(({ type }) => ['image', 'gallery', 'callout', 'cut'].includes(type)) }),
    ).content,
  );
  const copied = document.createElement('div');
  copied.append(fragment);
  expect(read(copied)).toEqual([
    ['callout', 'warning'],
    ['widget', { type: 'cut', id: 'cut-1' }],
    ['figure', src],
    ['widget', { type: 'gallery', id: 'gall', images: [{ src, width: 1, height: 1, alt: '' }] }],
  ]);
  const foreign = document.createElement('div');
  const [figure, widget, picture] = ['figure', 'div', 'img'].map((name) => document.createElement(name));
  if (!figure || !widget || !picture) throw new Error('nothing to paste');
  figure.dataset['src'] = 'https://evil.example/a.webp';
  widget.dataset['json'] = JSON.stringify({ type: 'html', id: 'evil', html: '<script>' });
  picture.setAttribute('src', 'https://evil.example/pixel.gif');
  foreign.append(figure, widget, picture);
  expect(read(foreign)).toEqual([['paragraph', null]]);
});
