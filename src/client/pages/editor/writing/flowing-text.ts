import { type CommandProps, type Editor, Extension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

/** Joins the texts of blocks by line breaks. */
const joinedLines = (blocks: readonly Node[], lineBreak: Node): Fragment =>
  blocks.reduce(
    (text, block, index) => (index === 0 ? block.content : text.addToEnd(lineBreak).append(block.content)),
    Fragment.empty,
  );

/**
 * Command: the selected paragraphs become one block of this type, such as a quote, as its lines. False where anything
 * else is selected.
 */
export const flow =
  (name: string, attrs: Readonly<Record<string, unknown>> = {}) =>
  ({ tr, dispatch }: CommandProps): boolean => {
    const { doc, selection } = tr;
    const { $from, $to, anchor } = selection;
    if ($from.depth !== 1 || $to.depth !== 1) return false;
    const { paragraph, hardBreak, [name]: type } = doc.type.schema.nodes;
    const [from, to] = [$from.index(0), $to.index(0)];
    const blocks = doc.children.slice(from, to + 1);
    if (!paragraph || !hardBreak || !type || blocks.some((block) => block.type !== paragraph)) return false;
    if (!dispatch) return true;
    const text = paragraph.create(null, joinedLines(blocks, hardBreak.create()));
    // Two positions between paragraphs become one line break.
    const lines = doc.resolve(anchor).index(0) - from;
    tr.replaceWith($from.before(1), $to.after(1), type.create(attrs, text));
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(anchor + 1 - lines, tr.doc.content.size))));
    return true;
  };

const inBlocks = new Set(['blockquote', 'callout']);
const inCells = new Set(['tableCell', 'tableHeader']);

/** Ends a quote whose last line is empty: the writing goes on in a paragraph below. */
const leave = ({ state, view }: Editor): boolean => {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  if (!paragraph) return false;
  const after = $from.after(-1);
  const tr = state.tr.insert(after, paragraph.create()).delete($from.pos - 1, $from.pos);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after)).scrollIntoView());
  return true;
};

/** A quote and a cell are one text: Enter begins a line in it, and leaves a quote from an empty last line. */
const enter = (editor: Editor): boolean => {
  const { $from, $to, empty } = editor.state.selection;
  const around = $from.depth > 1 ? $from.node(-1).type.name : '';
  if (!$from.sameParent($to) || !(inBlocks.has(around) || inCells.has(around))) return false;
  if (inBlocks.has(around) && $from.parent.content.size === 0) return editor.commands.lift(around);
  const last = $from.parentOffset === $from.parent.content.size && $from.nodeBefore?.type.name === 'hardBreak';
  return inBlocks.has(around) && empty && last ? leave(editor) : editor.commands.setHardBreak();
};

export const FlowingText = Extension.create({
  name: 'flowingText',
  priority: 1100,
  addKeyboardShortcuts() {
    return { Enter: () => enter(this.editor) };
  },
});
