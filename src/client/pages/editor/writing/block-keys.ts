import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** Whole blocks without text in which a cursor could stand. */
const isWhole = (name: string): boolean => name === 'widget' || name === 'horizontalRule' || name === 'upload';

/** The first key before or after a card, a video or a picture selects it; only the second deletes it. */
const select = ({ state, view }: Editor, way: -1 | 1): boolean => {
  const { $from, empty } = state.selection;
  const edge = way === -1 ? 0 : $from.parent.content.size;
  if (!empty || $from.depth !== 1 || $from.parentOffset !== edge || $from.parent.content.size === 0) return false;
  const at = way === -1 ? $from.before() : $from.after();
  const { nodeBefore, nodeAfter } = state.doc.resolve(at);
  const block = way === -1 ? nodeBefore : nodeAfter;
  if (!block || !isWhole(block.type.name)) return false;
  // A picture that is being uploaded has a button of its own.
  if (NodeSelection.isSelectable(block))
    view.dispatch(
      state.tr.setSelection(NodeSelection.create(state.doc, way === -1 ? at - block.nodeSize : at)).scrollIntoView(),
    );
  return true;
};

const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList';

/**
 * Tab in an item below one that ends with a list of the other kind: an item holds one list, so the selected items
 * join that one. (ProseMirror's own command would open a second, and fails.)
 */
const sinkIntoOtherKind = ({ state, view }: Editor): boolean => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, isList);
  const above = range && range.startIndex > 0 ? range.parent.child(range.startIndex - 1).lastChild : null;
  if (!range || !above || !isList(above) || above.type === range.parent.type) return false;
  const items = state.doc.slice(range.start, range.end).content;
  const end = range.start - 2;
  const tr = state.tr.delete(range.start, range.end).insert(end, items);
  const moved = TextSelection.create(tr.doc, $from.pos - 2, $to.pos - 2);
  view.dispatch(tr.setSelection(moved).scrollIntoView());
  return true;
};

export const BlockKeys = Extension.create({
  name: 'blockKeys',
  priority: 1100,
  addKeyboardShortcuts() {
    const [before, after] = [() => select(this.editor, -1), () => select(this.editor, 1)];
    return {
      Tab: () => sinkIntoOtherKind(this.editor),
      Backspace: before,
      'Mod-Backspace': before,
      'Shift-Backspace': before,
      Delete: after,
      'Mod-Delete': after,
    };
  },
});
