import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/**
 * Where a whole block may stand for a position: instead of an empty paragraph, before a paragraph that begins there,
 * else below the block with the position. Quotes, items and cells hold text only.
 */
export const placeFor = ($at: ResolvedPos): { readonly from: number; readonly to: number } => {
  if ($at.depth === 0) return { from: $at.pos, to: $at.pos };
  const [before, after] = [$at.before(1), $at.after(1)];
  if ($at.depth > 1 || $at.parent.type.name !== 'paragraph') return { from: after, to: after };
  if ($at.parent.content.size === 0) return { from: before, to: after };
  return $at.parentOffset === 0 ? { from: before, to: before } : { from: after, to: after };
};

/** In a quote, an item or a cell, a paragraph of its own below is begun for what does not fit in there. */
export const leaveInner = (editor: Editor): void => {
  const { $from } = editor.state.selection;
  if ($from.depth > 1)
    editor
      .chain()
      .insertContentAt($from.after(1), { type: 'paragraph' }, { updateSelection: false })
      .setTextSelection($from.after(1) + 1)
      .run();
};
