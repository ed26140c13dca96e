import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { becomeKind, blockKinds } from '#client/pages/editor/writing/block-kinds.ts';
import { insertions } from '#client/pages/editor/writing/insert-blocks.ts';
import { blockTools, history, tableTools, tools } from '#client/pages/editor/writing/tools.ts';

type EditorStep = (editor: Editor) => unknown;

/** Said by a failed run. */
const named = (name: string, step: EditorStep) => Object.assign(step, { [fc.toStringMethod]: () => name });

/** As a browser tells the editor: input rules see it. */
export const typeText = (editor: Editor, text: string): void => {
  for (const letter of text) {
    const { from, to } = editor.state.selection;
    const plain = () => editor.state.tr.insertText(letter, from, to);
    const handled = editor.view.someProp('handleTextInput', (handle) => handle(editor.view, from, to, letter, plain));
    if (handled !== true) editor.view.dispatch(plain());
  }
};

/** True: the editor has handled it; what the browser would do otherwise is not done. */
export const pressKey = (editor: Editor, key: string, keys: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) === true;
};

const typed = [
  'а',
  '**б** ',
  '1. ',
  '- ',
  '> ',
  '## ',
  '``` ',
  '`в` ',
  '--- ',
  '5 * 3 * 2 ',
  'https://mail.ru/a, ',
  '\u202eг',
];

const keys: readonly (readonly [string, KeyboardEventInit?])[] = [
  ['Enter'],
  ['Enter', { shiftKey: true }],
  ['Backspace'],
  ['Delete'],
  ['Tab'],
  ['Tab', { shiftKey: true }],
];

/** Pages whose blocks stand in one another in ways that an article does not have. */
export const entangledPages = [
  'слово',
  '<p>раз</p><p>два</p>',
  '<ul><li><pre>код</pre><ol start="3"><li>раз<ul><li>два</li></ul></li></ol></li></ul>',
  '<blockquote><h2>Раздел</h2><ul><li>пункт</li></ul><p>слова</p></blockquote>',
  '<table><tr><td rowspan="2">А<p>б</p></td><th>в</th></tr><tr><td><ul><li>г</li></ul></td></tr></table>',
  '<table><tr><td colspan="2">А</td></tr><tr><td>б</td><td><table><tr><td>в</td></tr></table></td></tr></table>',
  '<li>пункт</li>',
  '<aside data-tone="tip"><h2>Совет</h2><p>раз</p></aside>',
  '<pre>код</pre><hr><p>после</p>',
];

/** Lists among them: the editor reads those. */
export const plainTexts = [
  'слово',
  '1. раз\n2. два',
  '3) раз\n4) два',
  'i. раз\nii. два',
  'раз\n\nдва https://mail.ru.\n- три',
];

/** As Ctrl+V does with text alone. */
export const pasteText = (editor: Editor, text: string): void => {
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') };
  editor.view.pasteText(text, Object.assign(new ClipboardEvent('paste'), { clipboardData }));
};

const actions: readonly (readonly [string, EditorStep])[] = [
  ...[...tools, ...blockTools, ...tableTools, ...history]
    .filter(({ run }) => !/insertPictures/.test(run.name))
    .map(({ label, run }) => [label, run] as const),
  ...blockKinds.map((kind) => [`become ${kind.name}`, (editor: Editor) => becomeKind(editor, kind)] as const),
  ...insertions({ mateId: '01890000-0000-7000-8000-000000000001', moderates: false }).map(
    ({ name, run }) => [`insert ${name}`, run] as const,
  ),
];

/** Selects from one share of the document to another. */
const select =
  (from: number, to: number): EditorStep =>
  ({ state, view }) => {
    const at = (share: number) => state.doc.resolve(Math.floor(share * state.doc.content.size));
    view.dispatch(state.tr.setSelection(TextSelection.between(at(from), at(to))));
  };

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** What a person does in the editor, in any order. */
export const editorSteps = fc.array(
  fc.oneof(
    fc.constantFrom(...typed).map((text) => named(`type ${text}`, (editor) => typeText(editor, text))),
    fc
      .constantFrom(...keys)
      .map(([key, more]) => named(`${key} ${JSON.stringify(more ?? '')}`, (editor) => pressKey(editor, key, more))),
    fc.constantFrom(...entangledPages).map((html) => named(`paste ${html}`, (editor) => editor.view.pasteHTML(html))),
    fc.constantFrom(...plainTexts).map((text) => named(`paste text ${text}`, (editor) => pasteText(editor, text))),
    fc.constantFrom(...actions).map(([name, run]) => named(name, run)),
    share.map((at) => named(`cursor ${at}`, select(at, at))),
    fc.tuple(share, share).map(([from, to]) => named(`select ${from} ${to}`, select(from, to))),
  ),
  { minLength: 5, maxLength: 30 },
);
