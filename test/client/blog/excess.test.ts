import { safeParse } from 'zod/v4/core';
import { articleDocument } from '#contract/blog/document.ts';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { documentLimits as limits } from '#domain/blog/article-terms.ts';
import { excessOf } from '#client/pages/editor/writing/excess.ts';

const many = <Item>(count: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const text = [{ text: 'слова' }];
const src = `/files/blog/${'a'.repeat(24)}.webp`;
const id = 'block';

const blocks: readonly (readonly [string, (over: number) => readonly ArticleBlock[]])[] = [
  [
    'в статье больше 2 000 блоков',
    (over) => many(limits.blocks + over, (index) => ({ type: 'divider', id: `block-${index}` })),
  ],
  [
    'в таблице больше 12 столбцов',
    (over) => [{ type: 'table', id, header: false, rows: [many(limits.tableColumns + over, () => text)] }],
  ],
  [
    'в таблице больше 100 строк',
    (over) => [{ type: 'table', id, header: false, rows: many(limits.tableRows + over, () => [text]) }],
  ],
  [
    'в списке больше 500 пунктов',
    (over) => [{ type: 'list', id, ordered: false, items: many(limits.listItems + over, () => ({ text })) }],
  ],
  [
    'в списке больше 500 пунктов',
    (over) => [
      { type: 'list', id, ordered: false, items: [{ text, items: many(limits.listItems + over, () => text) }] },
    ],
  ],
  [
    'абзац длиннее 20 000 знаков',
    (over) => [{ type: 'paragraph', id, text: [{ text: 'а'.repeat(limits.runText + over) }] }],
  ],
  [
    'абзац длиннее 20 000 знаков',
    (over) => [{ type: 'quote', id, text: many(limits.runs + over, () => ({ text: 'а' })) }],
  ],
  ['код длиннее 50 000 знаков', (over) => [{ type: 'code', id, code: 'а'.repeat(limits.code + over) }]],
  [
    'подпись к картинке длиннее 300 знаков',
    (over) => [{ type: 'image', id, src, width: 1, height: 1, alt: '', caption: 'а'.repeat(limits.caption + over) }],
  ],
];

test.each(blocks)('%s: it is said before the server refuses it, and only then', (why, make) => {
  const [fits, over] = [{ blocks: make(0) }, { blocks: make(1) }];
  expect([excessOf(fits), safeParse(articleDocument, fits).success]).toEqual([null, true]);
  expect(safeParse(articleDocument, over).success).toBe(false);
  expect(excessOf(over)?.replaceAll('\u00a0', ' ')).toContain(why);
});
