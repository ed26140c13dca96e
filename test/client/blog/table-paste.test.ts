import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { blockLines } from '#test/support/blog/block-lines.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';
import { pastedPage } from '#test/support/blog/pasted-pages.ts';

const table = (...rows: readonly (readonly string[])[]): ArticleBlock => ({
  type: 'table',
  id: 'table',
  header: false,
  rows: rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }]))),
});

/** The blocks after a paste at the end of this text. */
const pasteAfter = (text: string, html: string, blocks: readonly ArticleBlock[]): readonly string[] => {
  const editor = openEditor({ blocks });
  editor.state.doc.descendants((node, at) => {
    if (node.text === text) editor.commands.setTextSelection(at + node.nodeSize);
  });
  editor.view.pasteHTML(html);
  const lines = blockLines(fromEditor(editor.getJSON()).blocks);
  editor.destroy();
  return lines;
};

const grid = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';

test('one cell of a spreadsheet is put at the cursor, in a cell and in a paragraph', () => {
  const cell = pastedPage('excel-cell');
  expect(pasteAfter('цена ', cell, [table(['цена ', 'за час'])])).toEqual(['table: цена *500* | за час']);
  expect(pasteAfter('цена ', cell, [{ type: 'paragraph', id: 'text', text: [{ text: 'цена ' }] }])).toEqual([
    'paragraph: цена *500*',
  ]);
});

test('several cells fill empty cells, and stand below where they would cover text', () => {
  expect(pasteAfter('А', grid, [table(['А', 'Б'], ['', ''])])).toEqual(['table: А | Б /  | ', 'table: 1 | 2 / 3 | 4']);
  const editor = openEditor({ blocks: [table(['А', 'Б'], ['', ''], ['', ''])] });
  let last = 0;
  editor.state.doc.descendants((node, at, _parent, index) => {
    if (node.type.name === 'tableRow' && index === 1) last = at + 3;
  });
  editor.commands.setTextSelection(last);
  editor.view.pasteHTML(grid);
  expect(blockLines(fromEditor(editor.getJSON()).blocks)).toEqual(['table: А | Б / 1 | 2 / 3 | 4']);
  editor.destroy();
});

test.each([
  ['<p>Пиши на «https://mail.ru», там</p>', 'paragraph: Пиши на «[https://mail.ru](https://mail.ru)», там'],
  ['<p>mail.ru</p>', 'paragraph: [mail.ru](https://mail.ru)'],
  ['<p>5 * 3 * 2 и *важно*</p>', 'paragraph: 5 * 3 * 2 и _важно_'],
  ['<p><a href="https://mail.ru/O\'B">там</a></p>', "paragraph: [там](https://mail.ru/O'B)"],
  ['<p><a href="http://mail.ru/a">там</a></p>', 'paragraph: [там](https://mail.ru/a)'],
  ['<p><a href="http://mail.ru:8080/a">там</a></p>', 'paragraph: там (http://mail.ru:8080/a)'],
  ['<p><a href="tel:+79000000000">Звони</a></p>', 'paragraph: Звони (+79000000000)'],
  ['<p><a href="#ref">[1]</a></p>', 'paragraph: [1]'],
])('%s comes in as «%s»', (html, line) => {
  expect(pasteAfter('', html, [])).toEqual([line]);
});
