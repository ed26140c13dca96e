import { Editor } from '@tiptap/core';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { writingExtensions } from '#client/pages/editor/writing/create-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { storeHistory, restoreHistory } from '#client/pages/editor/writing/undo-history.ts';
import { toEditor } from '#client/pages/editor/writing/to-editor.ts';
import { showDocument } from '#client/pages/editor/writing/use-article-editor.ts';

const paragraph = (id: string, text: string) => ({ type: 'paragraph', id, text: [{ text }] }) as const;
const first: ArticleDocument = { blocks: [paragraph('aaaa', 'раз'), paragraph('bbbb', 'два')] };

const open = (document: ArticleDocument) =>
  new Editor({
    element: window.document.createElement('div'),
    extensions: writingExtensions(),
    content: toEditor(document),
  });

const textOf = (editor: Editor) =>
  fromEditor(editor.getJSON()).blocks.map((block) =>
    'text' in block ? block.text.map(({ text }) => text).join('') : '',
  );

beforeEach(() => sessionStorage.clear());

test('what was done before a reload is undone and done again after it', () => {
  const before = open(first);
  before.chain().setTextSelection(4).insertContent('!').run();
  before.chain().setTextSelection(4).splitBlock().run();
  before.commands.undo();
  before.commands.redo();
  before.chain().setNode('heading', { level: 2 }).run();
  const left = fromEditor(before.getJSON());
  storeHistory(before, 'article:1');
  before.destroy();
  const after = open(left);
  expect(restoreHistory(after, 'article:1')).toBe(true);
  expect(fromEditor(after.getJSON())).toEqual(left);
  while (after.can().undo()) after.commands.undo();
  expect(textOf(after)).toEqual(['раз', 'два']);
  while (after.can().redo()) after.commands.redo();
  expect(fromEditor(after.getJSON())).toEqual(left);
});

test('another document than the one that was left takes no history', () => {
  const before = open(first);
  before.chain().setTextSelection(4).insertContent('!').run();
  storeHistory(before, 'article:1');
  before.destroy();
  const other = open({ blocks: [paragraph('aaaa', 'из другого места')] });
  expect(restoreHistory(other, 'article:1')).toBe(false);
  expect(other.can().undo()).toBe(false);
});

test('a long history keeps its newest part', () => {
  const before = open(first);
  for (let index = 0; index < 900; index += 1) before.chain().setTextSelection(1).insertContent('а').run();
  storeHistory(before, 'article:1');
  const left = fromEditor(before.getJSON());
  before.destroy();
  const after = open(left);
  expect(restoreHistory(after, 'article:1')).toBe(true);
  while (after.can().undo()) after.commands.undo();
  expect(textOf(after)[0]?.length).toBeLessThan(903 - 150);
});

test('words of another place come in under the cursor and are not undone by one’s own undo', () => {
  const editor = open(first);
  editor.chain().setTextSelection(4).insertContent(' моё').run();
  showDocument(editor, { blocks: [paragraph('aaaa', 'раз моё'), paragraph('bbbb', 'два чужое')] });
  expect(textOf(editor)).toEqual(['раз моё', 'два чужое']);
  editor.commands.undo();
  expect(textOf(editor)).toEqual(['раз', 'два чужое']);
  showDocument(editor, { blocks: [paragraph('aaaa', 'раз'), paragraph('cccc', 'ааа'), paragraph('bbbb', 'ааа')] });
  expect(textOf(editor)).toEqual(['раз', 'ааа', 'ааа']);
});
