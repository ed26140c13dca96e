import { Editor } from '@tiptap/core';
import { becomeKind, blockKinds, kindAt } from '#client/pages/editor/writing/block-kinds.ts';
import { writingExtensions } from '#client/pages/editor/writing/create-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { toEditor } from '#client/pages/editor/writing/to-editor.ts';
import type { ArticleBlock } from '#domain/blog/article-document.ts';

const open = (block: ArticleBlock): Editor => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions(),
    content: toEditor({ blocks: [block] }),
  });
  // The innermost text of the block.
  let at = 1;
  editor.state.doc.descendants((node, place) => {
    if (node.isTextblock && at === 1) at = place + 1;
  });
  editor.commands.setTextSelection(at);
  return editor;
};

const first = (editor: Editor) => fromEditor(editor.getJSON()).blocks[0];
const bold: ArticleBlock = {
  type: 'paragraph',
  id: 'para',
  text: [{ text: 'Слова ' }, { text: 'важные', marks: ['bold'] }],
};

const names = blockKinds.map(({ name }) => name);
const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
const kindOf = (name: string) => {
  const kind = blockKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`no kind ${name}`);
  return kind;
};

test.each(pairs)('%s becomes %s, its words stay, and the cursor knows what it stands in', (from, to) => {
  const editor = open(bold);
  becomeKind(editor, kindOf(from));
  expect(kindAt(editor)?.name).toBe(from);
  becomeKind(editor, kindOf(to));
  expect(kindAt(editor)?.name).toBe(to);
  expect(JSON.stringify(first(editor))).toMatch(from === 'Код' || to === 'Код' ? /Слова важные/ : /Слова .*важные/);
  expect(editor.state.doc.textContent).toBe('Слова важные');
});

test('a cell of a table is of no kind that could be changed', () => {
  const editor = open({ type: 'table', id: 'tabl', header: false, rows: [[[{ text: 'А' }], [{ text: 'Б' }]]] });
  expect(kindAt(editor)).toBeNull();
});
