import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'zod/v4/core';
import { createEditor } from '#client/pages/editor/writing/create-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { articleDocument } from '#contract/blog/document.ts';
import type { ArticleBlock, TextRun } from '#domain/blog/article-document.ts';

const nowhere = () => undefined;

// jsdom has no clipboard and no layout, and a paste scrolls to its end.
beforeAll(() => {
  Object.assign(globalThis, { ClipboardEvent: Event });
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const signs = { bold: '*', italic: '_', strike: '~', code: '`' } as const;

const textOf = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, marks = [], href }) => {
      const sign = marks.map((mark) => signs[mark]).join('');
      return `${sign}${href === undefined ? text : `[${text}](${href})`}${sign}`;
    })
    .join('');

/** A block as one line. */
const line = (block: ArticleBlock): string => {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return `${block.type}: ${textOf(block.text)}`;
    case 'heading':
      return `h${block.level}: ${textOf(block.text)}`;
    case 'list':
      return `${block.ordered ? 'ol' : 'ul'}: ${block.items
        .map(({ text, items = [] }) => textOf(text) + (items.length > 0 ? ` (${items.map(textOf).join(', ')})` : ''))
        .join('; ')}`;
    case 'table':
      return `table: ${block.rows.map((row) => row.map(textOf).join(' | ')).join(' / ')}`;
    default:
      return block.type;
  }
};

const paste = (html: string): readonly string[] => {
  const editor = createEditor({
    element: document.body.appendChild(document.createElement('div')),
    document: { blocks: [] },
    editable: true,
    onChange: nowhere,
    onKey: () => false,
    onDialog: nowhere,
  });
  editor.view.pasteHTML(html);
  const written = fromEditor(editor.getJSON());
  editor.destroy();
  expect(safeParse(articleDocument, written).error?.issues ?? []).toEqual([]);
  const lines = written.blocks.map(line);
  // The editor always has an empty line at its end.
  return lines.at(-1) === 'paragraph: ' ? lines.slice(0, -1) : lines;
};

const fixture = (name: string): string =>
  readFileSync(path.join(__dirname, '../../support/blog/pasted', `${name}.html`), 'utf8');

const wordItem = (list: string, level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

const pasted: readonly (readonly [what: string, html: string, blocks: readonly string[]])[] = [
  [
    'a document of Word: title, footnote, lists in lists, picture, table, review',
    fixture('word'),
    [
      'h2: Дымы на Мираже',
      'h2: Окно с центра',
      'paragraph: Мираж проигрывают *не из-за прицела*, а _из-за дыма_.[1]',
      'ul: Джангл (с лестницы, в прыжке); Конектор',
      'ol: Шаг вперёд; Бросок',
      'table: *Точка* | Время / А | ',
      'paragraph: Ссылка: [карта](https://example.com/mirage) и нужное.',
      'paragraph: [1] Проверено на 128 тиках.',
    ],
  ],
  [
    'a document of Google Docs: its bold wrapper, lists in lists, picture, table, link',
    fixture('google-docs'),
    [
      'h2: Окно с центра',
      'paragraph: Обычный, *жирный*_ и наклонный_~ зря~.\nВторая строка[1]',
      'ul: Джангл (с лестницы); *Конектор*',
      'ol: Шаг вперёд',
      'table: *Точка* | Время / А | ',
      'paragraph: [карта](https://example.com/mirage)',
      'divider',
      'paragraph: Последнее',
    ],
  ],
  [
    'lists of Word that begin below the first level and change their signs',
    wordItem('l0', 2, 'o', 'глубоко') + wordItem('l0', 1, '·', 'верх') + wordItem('l3', 1, '1.', 'шаг'),
    ['ul: глубоко; верх', 'ol: шаг'],
  ],
  [
    'a link that Google cannot spell',
    '<p><a href="https://www.google.com/url?q=https://example.com/%E0%A4%A&amp;sa=D">тут</a></p>',
    ['paragraph: [тут](https://www.google.com/url?q=https://example.com/%E0%A4%A&sa=D)'],
  ],
  [
    'code and plain words of a page',
    '<p>До</p><p>&nbsp;</p><pre><code>bind "k"\n\njump</code></pre><blockquote><p>Цитата</p></blockquote><p><br></p>',
    ['paragraph: До', 'code', 'quote: Цитата'],
  ],
  ['words alone', 'просто <b>слова</b>', ['paragraph: просто *слова*']],
];

test.each(pasted)('%s', (_what, html, blocks) => {
  expect(paste(html)).toEqual(blocks);
});
