import type { Editor, JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { textOfDocument } from '#domain/blog/article-document.ts';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { toEditor } from '#client/pages/editor/writing/to-editor.ts';
import { editorDocuments } from '#test/support/blog/editor-documents.ts';
import { editorSteps, entangledPages, pasteText, plainTexts } from '#test/support/blog/editor-steps.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';

// Steps at random make the libraries warn of selections that they then correct.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

// Nodes belong to the schema of their editor.
const generated = openEditor();
const { schema } = generated;

/**
 * Ids count for the blocks of the document alone: a paragraph that a quote took in has one without meaning, a card two.
 * A picture that is still being uploaded is not stored.
 */
const named = ({ content = [], attrs, ...node }: JSONContent, depth = 0): JSONContent => ({
  ...node,
  attrs: {
    ...attrs,
    ...(depth === 1 ? {} : { id: null }),
    ...(node.type === 'widget' ? { block: { ...attrs?.['block'], id: null } } : {}),
  },
  content: content.filter(({ type }) => type !== 'upload').map((inner) => named(inner, depth + 1)),
});

/** A node as its schema completes it. */
const whole = (json: JSONContent): JSONContent => named(schema.nodeFromJSON(json).toJSON());

const words = (text: string): string => text.replaceAll(/[\s\u202e]/g, '');

const expectKept = (editor: Editor): void => {
  const json = editor.getJSON();
  const stored = fromEditor(json);
  const videos = stored.blocks.filter(({ type }) => type === 'video').length;
  expect(words(textOfDocument(stored))).toHaveLength(words(editor.getText()).length + videos * 'Название'.length);
  expect(words(textOfDocument(stored).replaceAll('Название', ''))).toBe(words(editor.getText()));
  expect(whole(toEditor(stored))).toEqual(whole(json));
};

test('whatever the editor can hold is stored, and comes back as it was', () => {
  fc.assert(
    fc.property(editorDocuments(schema), (doc) => {
      const { state, view } = generated;
      view.dispatch(state.tr.replaceWith(0, state.doc.content.size, doc.content));
      expect(words(generated.getText())).toBe(words(doc.textBetween(0, doc.content.size)));
      expectKept(generated);
    }),
    { numRuns: 200 },
  );
});

test('whatever is typed, pasted, turned into other blocks and undone, in any order, is stored', () => {
  fc.assert(
    fc.property(editorSteps, (steps) => {
      const editor = openEditor();
      for (const step of steps) {
        step(editor);
        editor.state.doc.check();
        expectKept(editor);
      }
      editor.destroy();
    }),
    { numRuns: 60 },
  );
});

/** Letters alone: signs may have become bold, or the numbers of a list. */
const sorted = (text: string): string => [...text.replaceAll(/[^\p{L}]|i/gu, '')].sort().join('');

/** What a clipboard says, and how it is put in. */
const pastes: readonly (readonly [says: string, paste: () => void])[] = [
  ...entangledPages.map((html) => [html.replaceAll(/<[^>]*>/g, ''), () => generated.view.pasteHTML(html)] as const),
  ...plainTexts.map((text) => [text, () => pasteText(generated, text)] as const),
];

test('a paste at a cursor anywhere takes nothing away and leaves nothing out', () => {
  fc.assert(
    fc.property(editorDocuments(schema), fc.nat(), fc.constantFrom(...pastes), (doc, place, [says, paste]) => {
      const { state, view } = generated;
      view.dispatch(state.tr.replaceWith(0, state.doc.content.size, doc.content));
      generated.commands.setTextSelection(place % (generated.state.doc.content.size + 1));
      const { empty, $from } = generated.state.selection;
      // No browser puts a cursor inside of a sign.
      fc.pre(empty && !/[\uD800-\uDBFF]$/.test($from.nodeBefore?.text ?? ''));
      const before = generated.getText();
      paste();
      expect(sorted(generated.getText())).toBe(sorted(`${before}${says}`));
      expectKept(generated);
    }),
    { numRuns: 200 },
  );
});
