import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { unprintable } from './from-editor';

interface Mend {
  readonly at: number;
  readonly make: (tr: Transaction) => unknown;
}

/** The item ends before its inner list, whose items come after it: the list has one level less. */
const raise = (tr: Transaction, at: number): void => {
  const $at = tr.doc.resolve(at);
  const end = at + ($at.nodeAfter?.nodeSize ?? 0);
  const close = new Slice(Fragment.from($at.parent.type.create()), 1, 0);
  tr.step(new ReplaceAroundStep(at, end + 1, at + 1, end - 1, close, 1, true));
};

/** Lists have two levels. */
const tooDeep = (node: Node, at: number, level: number, mends: Mend[]): void => {
  if (level === 3) {
    mends.push({ at, make: (tr) => raise(tr, at) });
    return;
  }
  node.forEach((item, offset) => {
    const list = item.maybeChild(1);
    const text = item.firstChild;
    if (list && text) tooDeep(list, at + 1 + offset + 1 + text.nodeSize, level + 1, mends);
  });
};

/** The first row is of headers or not, as its first cell is; there are no others. */
const strayHeaders = (table: Node, at: number, mends: Mend[]): void => {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  const first = table.firstChild?.firstChild?.type;
  table.forEach((row, rowAt, index) =>
    row.forEach((cell, cellAt) => {
      const right = index === 0 && first === tableHeader ? tableHeader : tableCell;
      const place = at + rowAt + cellAt + 2;
      if (cell.type !== right) mends.push({ at: place, make: (tr) => tr.setNodeMarkup(place, right, cell.attrs) });
    }),
  );
};

/** Signs that nobody sees and the contract refuses; line breaks that text brought along from code. */
const straySigns = (block: Node, at: number, mends: Mend[]): void =>
  block.descendants((node, offset, parent) => {
    const { hardBreak } = node.type.schema.nodes;
    const found = (signs: RegExp, put: Node | null): void => {
      for (const { index } of (node.text ?? '').matchAll(signs)) {
        const from = at + 1 + offset + index;
        mends.push({ at: from, make: (tr) => tr.replaceWith(from, from + 1, put ?? []) });
      }
    };
    found(unprintable, null);
    if (parent?.inlineContent === true && parent.type.contentMatch.matchType(hardBreak ?? node.type))
      found(/\n/g, hardBreak?.create(null, null, node.marks) ?? null);
  });

/** What is to be changed in the blocks that are new. */
const mendsOf = (doc: Node, known: ReadonlySet<Node>): readonly Mend[] => {
  const mends: Mend[] = [];
  doc.forEach((block, at) => {
    if (known.has(block)) return;
    if (block.type.name === 'bulletList' || block.type.name === 'orderedList') tooDeep(block, at, 1, mends);
    if (block.type.name === 'table') strayHeaders(block, at, mends);
    straySigns(block, at, mends);
  });
  // From the end, so that earlier positions stay.
  return mends.sort((one, other) => other.at - one.at);
};

/**
 * Keeps the document to what is stored, as far as the schema cannot: whatever was pasted is changed at once, where the
 * author sees it, and not when it is saved.
 */
export const StoredShape = Extension.create({
  name: 'storedShape',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('storedShape'),
      appendTransaction: (_transactions, before, { tr }) => {
        const known = new Set(before.doc.children);
        // Raising a list uncovers what was deeper in it.
        for (let mends = mendsOf(tr.doc, known); mends.length > 0; mends = mendsOf(tr.doc, known))
          for (const { make } of mends) make(tr);
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
