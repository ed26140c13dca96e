import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

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

export const BlockKeys = Extension.create({
  name: 'blockKeys',
  priority: 1100,
  addKeyboardShortcuts() {
    const [before, after] = [() => select(this.editor, -1), () => select(this.editor, 1)];
    return {
      Backspace: before,
      'Mod-Backspace': before,
      'Shift-Backspace': before,
      Delete: after,
      'Mod-Delete': after,
    };
  },
});
