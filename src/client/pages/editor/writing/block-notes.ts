import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Shown at a block, without being part of the document. */
export interface BlockNote {
  readonly blockId: string;
  readonly kind: 'remark' | 'cut' | 'end';
  /** Its number in the list next to the text; empty for none. */
  readonly mark: string;
  readonly text: string;
}

const key = new PluginKey<readonly BlockNote[]>('placeNotes');

const under =
  ({ text, kind }: BlockNote) =>
  (): HTMLElement => {
    const element = document.createElement('div');
    element.dataset['note'] = kind;
    element.contentEditable = 'false';
    element.textContent = text;
    return element;
  };

const decorations = (note: BlockNote, node: Node, at: number): readonly Decoration[] => {
  const end = at + node.nodeSize;
  if (note.kind === 'end')
    return [Decoration.widget(end, under(note), { key: `end ${note.text}`, side: 1, ignoreSelection: true })];
  if (note.kind === 'cut') return [Decoration.node(at, end, { 'data-said': note.text })];
  return [
    Decoration.node(at, end, { 'data-remark': note.mark }),
    Decoration.widget(end, under(note), { key: `remark ${note.mark} ${note.text}`, side: -1, ignoreSelection: true }),
  ];
};

const decorate = (state: EditorState): DecorationSet | null => {
  const notes = key.getState(state) ?? [];
  if (notes.length === 0) return null;
  const made: Decoration[] = [];
  state.doc.forEach((node, at) => {
    for (const note of notes) if (note.blockId === node.attrs['id']) made.push(...decorations(note, node, at));
  });
  return DecorationSet.create(state.doc, made);
};

/** Notes at their blocks: remarks of the moderator, how much is above the cut line, and where a paid article is cut. */
export const BlockNotes = Extension.create({
  name: 'placeNotes',
  addProseMirrorPlugins: () => [
    new Plugin<readonly BlockNote[]>({
      key,
      state: {
        init: () => [],
        apply: (tr, before) => {
          const set: unknown = tr.getMeta(key);
          return Array.isArray(set) ? set : before;
        },
      },
      props: { decorations: decorate },
    }),
  ],
});

export const setBlockNotes = ({ state, view }: Editor, notes: readonly BlockNote[]): void => {
  if (JSON.stringify(key.getState(state)) !== JSON.stringify(notes))
    view.dispatch(state.tr.setMeta(key, notes).setMeta('addToHistory', false));
};
