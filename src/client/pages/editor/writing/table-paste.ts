import { Extension } from '@tiptap/core';
import { Fragment, type Node, type Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CellSelection, isInTable, selectionCell, TableMap } from '@tiptap/pm/tables';
import { placeFor } from './block-place';

const roleOf = (node: Node): unknown => node.type.spec['tableRole'];

/** The rows of a slice that is a table, or a part of one; empty for anything else. */
const rowsOf = ({ content }: Slice): readonly Fragment[] => {
  const first = content.firstChild;
  if (!first) return [];
  const role = roleOf(first);
  if (role === 'table') return content.childCount > 1 ? [] : first.children.map((row) => row.content);
  if (role === 'row') return content.content.map((row) => row.content);
  return role === 'cell' || role === 'header_cell' ? [content] : [];
};

const isFilled = (cell: Node | null): boolean => (cell?.firstChild?.content.size ?? 0) > 0;

/** Whether cells from the cursor's on, as many as were pasted, hold text. */
const wouldCover = (state: EditorState, rows: readonly Fragment[]): boolean => {
  const $cell = selectionCell(state);
  const [table, start] = [$cell.node(-1), $cell.start(-1)];
  const map = TableMap.get(table);
  const { left, top } = map.findCell($cell.pos - start);
  const width = Math.max(...rows.map(({ childCount }) => childCount));
  return map
    .cellsInRect({
      left,
      top,
      right: Math.min(map.width, left + width),
      bottom: Math.min(map.height, top + rows.length),
    })
    .some((at) => isFilled(table.nodeAt(at)));
};

/** One cell gives its text, several come to stand in a table of their own below. */
const putBeside = (state: EditorState, rows: readonly Fragment[]): Transaction => {
  const { tr, schema, selection } = state;
  const text = rows.length === 1 && rows[0]?.childCount === 1 ? rows[0].firstChild?.firstChild?.content : undefined;
  const { table, tableRow } = schema.nodes;
  if (text !== undefined) return tr.replaceWith(selection.from, selection.to, text);
  if (!table || !tableRow) return tr;
  const place = placeFor(selection.$from);
  tr.insert(place.to, table.create(null, Fragment.from(rows.map((row) => tableRow.create(null, row)))));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(place.to + 1)));
};

/** A table pasted at a cursor in a table takes empty cells only: it covers no text. Selected cells it does replace. */
export const TablePaste = Extension.create({
  name: 'tablePaste',
  priority: 1100,
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('tablePaste'),
      props: {
        handlePaste: ({ state, dispatch }, _event, slice) => {
          if (state.selection instanceof CellSelection || !isInTable(state)) return false;
          const rows = rowsOf(slice);
          if (rows.length === 0 || !wouldCover(state, rows)) return false;
          dispatch(putBeside(state, rows).scrollIntoView().setMeta('paste', true));
          return true;
        },
      },
    }),
  ],
});
