import { Editor } from '@tiptap/core';
import { writingExtensions } from '#client/pages/editor/writing/create-editor.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { toEditor } from '#client/pages/editor/writing/to-editor.ts';
import { openMenu } from '#client/pages/editor/writing/tools.ts';

/** As the page's content security policy does (`require-trusted-types-for 'script'`). */
const refuseHtml = () =>
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment");
  });
afterEach(() => jest.restoreAllMocks());

const open = (...lines: readonly string[]) => {
  const blocks = lines.map((text, index) => ({
    type: 'paragraph' as const,
    id: `id-${index}`,
    text: text === '' ? [] : [{ text }],
  }));
  return new Editor({
    element: window.document.createElement('div'),
    extensions: writingExtensions(),
    content: toEditor({ blocks }),
  });
};
const linesOf = (editor: Editor) =>
  fromEditor(editor.getJSON()).blocks.map((block) =>
    'text' in block ? block.text.map(({ text }) => text).join('') : '',
  );

test('«Добавить блок» begins the menu in an empty line, also in the first one of a new article', () => {
  refuseHtml();
  const editor = open('');
  openMenu(editor);
  expect(linesOf(editor)).toEqual(['/']);
  expect(editor.state.selection.from).toBe(2);
});

test('after a line with words it begins a new one', () => {
  refuseHtml();
  const editor = open('раз', 'два');
  editor.commands.setTextSelection(2);
  openMenu(editor);
  expect(linesOf(editor)).toEqual(['раз', '/', 'два']);
});
