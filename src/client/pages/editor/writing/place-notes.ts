import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Said at a block, without being a part of it. */
export interface PlaceNote {
  readonly blockId: string;
  readonly kind: 'remark' | 'cut' | 'end';
  /** As the list beside the text numbers it; empty for none. */
  readonly mark: string;
  readonly text: string;
}

const key = new PluginKey<readonly PlaceNote[]>('placeNotes');

const under =
  ({ text, kind }: PlaceNote) =>
  (): HTMLElement => {
    const said = document.createElement('div');
    said.dataset['note'] = kind;
    said.contentEditable = 'false';
    said.textContent = text;
    return said;
  };

const decorations = (note: PlaceNote, node: Node, at: number): readonly Decoration[] => {
  const end = at + node.nodeSize;
  if (note.kind === 'end')
    return [Decoration.widget(end, under(note), { key: `end ${note.text}`, side: 1, ignoreSelection: true })];
  if (note.kind === 'cut') return [Decoration.node(at, end, { 'data-said': note.text })];
  return [
    Decoration.node(at, end, { 'data-remark': note.mark }),
    Decoration.widget(end, under(note), { key: `remark ${note.mark} ${note.text}`, side: -1, ignoreSelection: true }),
  ];
};

const draw = (state: EditorState): DecorationSet | null => {
  const notes = key.getState(state) ?? [];
  if (notes.length === 0) return null;
  const made: Decoration[] = [];
  state.doc.forEach((node, at) => {
    for (const note of notes) if (note.blockId === node.attrs['id']) made.push(...decorations(note, node, at));
  });
  return DecorationSet.create(state.doc, made);
};

/** Remarks of the moderator, how much stands above the cut line, and where a paid article closes, at their blocks. */
export const PlaceNotes = Extension.create({
  name: 'placeNotes',
  addProseMirrorPlugins: () => [
    new Plugin<readonly PlaceNote[]>({
      key,
      state: {
        init: () => [],
        apply: (tr, before) => {
          const set: unknown = tr.getMeta(key);
          return Array.isArray(set) ? set : before;
        },
      },
      props: { decorations: draw },
    }),
  ],
});

export const setPlaceNotes = ({ state, view }: Editor, notes: readonly PlaceNote[]): void => {
  if (JSON.stringify(key.getState(state)) !== JSON.stringify(notes))
    view.dispatch(state.tr.setMeta(key, notes).setMeta('addToHistory', false));
};
