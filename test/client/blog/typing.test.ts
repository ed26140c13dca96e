import type { ArticleBlock, ArticleDocument } from '#domain/blog/article-document.ts';
import { showDocument } from '#client/pages/editor/writing/use-article-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { blockLines } from '#test/support/blog/block-lines.ts';
import { pressKey, typeText } from '#test/support/blog/editor-steps.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';

const paragraph = (id: string, text: string): ArticleBlock => ({
  type: 'paragraph',
  id,
  text: text === '' ? [] : [{ text }],
});

const shown = (document: ArticleDocument): readonly string[] =>
  document.blocks.map((block) =>
    'text' in block
      ? block.text
          .map(({ text, marks = [], href }) => `${marks.join()}${href === undefined ? text : `[${text}](${href})`}`)
          .join('|')
      : block.type,
  );

const typed = (text: string): string => {
  const editor = openEditor();
  typeText(editor, text);
  const [first = ''] = shown(fromEditor(editor.getJSON()));
  editor.destroy();
  return first;
};

test.each([
  ['5 * 3 * 2', '5 * 3 * 2'],
  ['5 *3* 2', '5 |italic3| 2'],
  ['это *важно*', 'это |italicважно'],
  ['это * важно*', 'это * важно*'],
  ['это **очень важно**', 'это |boldочень важно'],
  ['2 ** 3 ** 2', '2 ** 3 ** 2'],
  ['a _ b _ c', 'a _ b _ c'],
  ['под _чертой_', 'под |italicчертой'],
  ['snake_case_name', 'snake_case_name'],
  ['1 ~~ 2 ~~ 3', '1 ~~ 2 ~~ 3'],
  ['это ~~зря~~', 'это |strikeзря'],
])('typed «%s» becomes «%s»', (text, block) => {
  expect(typed(text)).toBe(block);
});

test.each([
  ['https://mail.ru ', '[https://mail.ru](https://mail.ru)| '],
  ['https://mail.ru', 'https://mail.ru'],
  ['https://mail.ru, ', '[https://mail.ru](https://mail.ru)|, '],
  ['https://mail.ru. ', '[https://mail.ru](https://mail.ru)|. '],
  ['https://mail.ru! ', '[https://mail.ru](https://mail.ru)|! '],
  ['«https://mail.ru» ', '«|[https://mail.ru](https://mail.ru)|» '],
  ['mail.ru ', '[mail.ru](https://mail.ru)| '],
  ['http://mail.ru/a ', '[http://mail.ru/a](https://mail.ru/a)| '],
  ["https://mail.ru/O'B ", "[https://mail.ru/O'B](https://mail.ru/O'B)| "],
  [
    'см. ru.wikipedia.org/wiki/Дота_(игра), там ',
    'см. |[ru.wikipedia.org/wiki/Дота_(игра)](https://ru.wikipedia.org/wiki/Дота_(игра))|, там ',
  ],
  ['`https://mail.ru` ', 'codehttps://mail.ru| '],
])('the address in «%s», as it is typed, becomes «%s»', (text, block) => {
  expect(typed(text)).toBe(block);
});

test('a caption has no marks: signs in it stay signs', () => {
  const src = `/files/blog/${'a'.repeat(24)}.webp`;
  const editor = openEditor({
    blocks: [{ type: 'image', id: 'whole', src, width: 1, height: 1, alt: '', caption: '' }],
  });
  editor.commands.setTextSelection(1);
  typeText(editor, '*раз* **два** `три`');
  expect(fromEditor(editor.getJSON()).blocks[0]).toMatchObject({ caption: '*раз* **два** `три`' });
  editor.destroy();
});

test('an address becomes a link when the next paragraph is begun', () => {
  const editor = openEditor();
  typeText(editor, 'тут https://mail.ru');
  pressKey(editor, 'Enter');
  expect(shown(fromEditor(editor.getJSON()))[0]).toBe('тут |[https://mail.ru](https://mail.ru)');
  editor.destroy();
});

test('a link that the author took away stays away while they write on', () => {
  const editor = openEditor();
  typeText(editor, 'https://mail.ru и ');
  editor.chain().setTextSelection(3).extendMarkRange('link').unsetLink().setTextSelection(19).run();
  typeText(editor, 'ещё ');
  expect(shown(fromEditor(editor.getJSON()))[0]).toBe('https://mail.ru и ещё ');
  editor.commands.setTextSelection(1);
  pressKey(editor, 'Enter');
  showDocument(editor, { blocks: [paragraph('aaaa', 'там'), paragraph('bbbb', 'https://mail.ru и ещё')] });
  expect(shown(fromEditor(editor.getJSON()))).toEqual(['там', 'https://mail.ru и ещё']);
  editor.destroy();
});

const whole: readonly ArticleBlock[] = [
  { type: 'cut', id: 'whole' },
  { type: 'divider', id: 'whole' },
  { type: 'video', id: 'whole', provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: '' },
  { type: 'squad', id: 'whole', squadId: 1 },
  { type: 'image', id: 'whole', src: `/files/blog/${'a'.repeat(24)}.webp`, width: 1, height: 1, alt: '', caption: '' },
];

describe.each(whole)('a block that stands as a whole: $type', (block) => {
  test.each([
    ['Backspace after', 'Backspace', [block, paragraph('text', 'слова')], -1],
    ['Delete before', 'Delete', [paragraph('text', 'слова'), block, paragraph('last', 'конец')], 1],
  ] as const)('%s it selects it first, and takes it away then', (_when, key, blocks, way) => {
    const editor = openEditor({ blocks: [...blocks] });
    editor.state.doc.descendants((node, at) => {
      if (node.text === 'слова') editor.commands.setTextSelection(way === -1 ? at : at + node.nodeSize);
    });
    pressKey(editor, key);
    expect(fromEditor(editor.getJSON()).blocks).toEqual(
      expect.arrayContaining(blocks.map(({ id }) => expect.objectContaining({ id }))),
    );
    expect('node' in editor.state.selection).toBe(true);
    pressKey(editor, key);
    const ids = fromEditor(editor.getJSON()).blocks.map(({ id }) => id);
    expect(ids).not.toContain('whole');
    expect(ids).toContain('text');
    editor.destroy();
  });
});

test('Enter begins a line in a quote, and leaves it from an empty last line', () => {
  const editor = openEditor({
    blocks: [{ type: 'quote', id: 'quote', text: [{ text: 'раз' }] }, paragraph('last', 'конец')],
  });
  editor.commands.setTextSelection(5);
  pressKey(editor, 'Enter');
  typeText(editor, 'два');
  expect(shown(fromEditor(editor.getJSON()))).toEqual(['раз\nдва', 'конец']);
  pressKey(editor, 'Enter');
  pressKey(editor, 'Enter');
  typeText(editor, 'после');
  expect(shown(fromEditor(editor.getJSON()))).toEqual(['раз\nдва', 'после', 'конец']);
  editor.destroy();
});

test('several paragraphs become one quote of as many lines', () => {
  const editor = openEditor({ blocks: [paragraph('aaaa', 'раз'), paragraph('bbbb', 'два')] });
  editor.chain().setTextSelection({ from: 2, to: 8 }).toggleBlockquote().run();
  expect(shown(fromEditor(editor.getJSON()))[0]).toBe('раз\nдва');
  editor.commands.toggleBlockquote();
  expect(fromEditor(editor.getJSON()).blocks[0]).toMatchObject({ type: 'paragraph', text: [{ text: 'раз\nдва' }] });
  editor.destroy();
});

test('Tab below an item that ends with a list of the other kind brings the item into that list', () => {
  const editor = openEditor();
  editor.view.pasteHTML('<ul><li>раз<ol><li>внутри</li></ol></li><li>два</li></ul>');
  editor.state.doc.descendants((node, position) => {
    if (node.text === 'два') editor.commands.setTextSelection(position + 1);
  });
  expect(pressKey(editor, 'Tab')).toBe(true);
  expect(blockLines(fromEditor(editor.getJSON()).blocks)).toEqual(['ul: раз (ol: внутри, два)']);
  typeText(editor, '!');
  expect(editor.getText()).toContain('д!ва');
  editor.destroy();
});

test('a key that comes before the editor has heard where the cursor went means the place where it is seen', () => {
  const editor = openEditor({ blocks: [{ type: 'divider', id: 'whole' }, paragraph('text', 'слова')] });
  const { view } = editor;
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  const text = [...view.dom.querySelectorAll('p')].at(-1)?.firstChild ?? view.dom;
  document.getSelection()?.collapse(text, 0);
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }));
  expect('node' in editor.state.selection).toBe(true);
  expect(fromEditor(editor.getJSON()).blocks).toMatchObject([{ type: 'divider' }, paragraph('text', 'слова')]);
  editor.destroy();
});
