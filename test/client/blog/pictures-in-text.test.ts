import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { uploadInto } from '#client/pages/editor/writing/upload-node.ts';
import type { ArticleBlock } from '#domain/blog/article-document.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';
import { answerUploads, holdUploads } from '#test/support/blog/answer-uploads.ts';

const text = [{ text: 'слова' }];
beforeAll(() => {
  answerUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const blocks: readonly (readonly [string, ArticleBlock])[] = [
  ['a quote', { type: 'quote', id: 'aaaa', text }],
  ['a list item', { type: 'list', id: 'aaaa', ordered: false, items: [{ text }] }],
  ['an inner list item', { type: 'list', id: 'aaaa', ordered: false, items: [{ text: [], items: [text] }] }],
  ['a cell', { type: 'table', id: 'aaaa', header: true, rows: [[text]] }],
  ['highlighted text', { type: 'callout', id: 'aaaa', tone: 'tip', text }],
  ['a heading', { type: 'heading', id: 'aaaa', level: 2, text }],
  ['code', { type: 'code', id: 'aaaa', code: 'слова' }],
  ['a paragraph', { type: 'paragraph', id: 'aaaa', text }],
];

test.each(blocks)('pictures given in %s stand below it, in their order', async (_where, block) => {
  const editor = openEditor({ blocks: [block, { type: 'divider', id: 'bbbb' }] });
  let inside = 0;
  editor.state.doc.descendants((node, at) => {
    if (node.text === 'слова') inside = at + 2;
  });
  editor.commands.setTextSelection(inside);
  uploadInto(
    editor,
    ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' })),
  );
  expect([...editor.view.dom.querySelectorAll('[data-upload] progress')].map((bar) => bar.ariaLabel)).toEqual([
    'a.png',
    'b.png',
  ]);
  await new Promise(process.nextTick);
  const types = fromEditor(editor.getJSON()).blocks.map(({ type }) => type);
  expect(types.slice(0, 4)).toEqual([block.type, 'image', 'image', 'divider']);
  expect(fromEditor(editor.getJSON()).blocks[0]).toEqual(block);
  editor.destroy();
});

test('a picture that is deleted while it is uploaded is not sent to its end', () => {
  const uploads = holdUploads();
  const editor = openEditor({ blocks: [{ type: 'paragraph', id: 'aaaa', text }] });
  uploadInto(editor, [new File(['x'], 'a.png', { type: 'image/png' })]);
  expect(uploads).toEqual({ sent: 1, aborted: 0 });
  let at = 0;
  editor.state.doc.forEach((node, place) => {
    if (node.type.name === 'upload') at = place;
  });
  editor.commands.deleteRange({ from: at, to: at + 1 });
  expect(uploads).toEqual({ sent: 1, aborted: 1 });
  editor.destroy();
  answerUploads();
});
