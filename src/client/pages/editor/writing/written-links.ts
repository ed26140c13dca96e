import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { addressAlone, findAddresses } from '#domain/text/addresses.ts';
import { safeLink } from './safe-link';

interface Change {
  readonly from: number;
  readonly to: number;
}

/** The text of a block, each leaf of one position. */
const textOf = (block: Node): string => block.textBetween(0, block.content.size, undefined, '\n');

/** Links the addresses of a block that a change has written or finished. */
const linkBlock = (
  block: Node,
  start: number,
  { from, to }: Change,
  pasted: boolean,
  state: EditorState,
  tr: Transaction,
) => {
  const { link, code } = state.schema.marks;
  if (!link || block.type.spec.code === true || !block.type.allowsMarkType(link)) return;
  const text = textOf(block);
  const [changeFrom, changeTo] = [from - start, to - start];
  const cursor = state.selection.$head.start() === start ? state.selection.head - start : -1;
  for (const { text: written, at, href } of findAddresses(text)) {
    const end = at + written.length;
    const address = safeLink(href);
    // Another word that was finished long ago; an author may have taken its link away.
    const touched = at < changeTo && !/\s/.test(text.slice(end, Math.max(end, changeFrom)));
    // While it is being typed, the cursor stands at its end.
    const rest = /^\S*/.exec(text.slice(end))?.[0] ?? '';
    const finished = pasted || cursor < at || cursor > end + rest.length;
    const taken = [link, ...(code ? [code] : [])].some((mark) => tr.doc.rangeHasMark(start + at, start + end, mark));
    if (address !== undefined && touched && finished && !taken)
      tr.addMark(start + at, start + end, link.create({ href: address }));
  }
};

/** A whole address pasted over words becomes their link. */
const linkOf = (data: DataTransfer | null): string | undefined =>
  safeLink(addressAlone(data?.getData('text/plain') ?? ''));

/** Addresses that are typed or pasted as text become links. */
export const WrittenLinks = Extension.create({
  name: 'writtenLinks',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        key: new PluginKey('writtenLinks'),
        props: {
          handlePaste: ({ state }, { clipboardData }) => {
            const { $from, $to, empty } = state.selection;
            const href = linkOf(clipboardData);
            if (empty || href === undefined || !$from.sameParent($to) || $from.parent.type.spec.code === true)
              return false;
            return editor.commands.setLink({ href });
          },
        },
        appendTransaction: (transactions, before, state) => {
          const silent = (tr: Transaction) => isHistoryTransaction(tr) || tr.getMeta('preventAutolink') === true;
          // What a plugin has appended, such as an id, writes no address.
          const written = transactions.some(
            (one) => one.docChanged && one.getMeta('appendedTransaction') === undefined,
          );
          if (!written || before.doc.eq(state.doc) || transactions.some(silent)) return null;
          const { tr } = state;
          const pasted = transactions.some((one) => one.getMeta('paste') === true || one.getMeta('uiEvent') === 'drop');
          for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions])))
            state.doc.nodesBetween(
              Math.max(0, newRange.from - 1),
              Math.min(state.doc.content.size, newRange.to + 1),
              (node, at) => {
                if (node.isTextblock) linkBlock(node, at + 1, newRange, pasted, state, tr);
                return !node.isTextblock;
              },
            );
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});
