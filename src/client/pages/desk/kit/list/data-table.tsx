import { ArrowDown } from '#client/kit/icons/arrow-down.tsx';
import { ArrowUp } from '#client/kit/icons/arrow-up.tsx';
import { ChevronsUpDown } from '#client/kit/icons/chevrons-up-down.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { TableVirtuoso, type TableVirtuosoHandle } from 'react-virtuoso';
import { usePrinting } from '#client/kit/layout/use-printing.ts';
import { Frame, Opener, Pick, rowHeight, Sort } from './data-table-styles';
import { type RowGroups, withHeadings } from './row-groups';
import { type Selection, SelectRows } from './select-rows';
import { tableComponents } from './table-components';
import { texts } from '../texts';
import { useRestoreFocus } from './use-restore-focus';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** CSS; columns without it share the rest. */
  readonly width?: string;
  readonly end?: boolean;
  /** The list's sort by this column. */
  readonly sort?: string;
  /**
   * From which width of the list it is shown: `always`, from 640 px (the default), or only from 900 px. The text that
   * replaces a column hidden below 640 px is in `data-until="list"`.
   */
  readonly from?: 'always' | 'wide';
  /** Hidden by default. */
  readonly optional?: boolean;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly sort: string | null;
  readonly onSort: (sort: string) => void;
  /** Ids of the row with the keyboard cursor and of the open drawer. */
  readonly at: string | null;
  readonly openId: string | null;
  /** Null where rows open nothing. */
  readonly onOpen: ((id: string) => void) | null;
  readonly groups?: RowGroups<Row> | undefined;
  readonly selection?: Selection | undefined;
  readonly onEnd: () => void;
  readonly stale: boolean;
}

const directionOf = (column: string, sort: string | null) =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';

const SortHeader = ({
  name,
  column,
  sort,
  onSort,
}: {
  readonly name: string;
  readonly column: string;
  readonly sort: string | null;
  readonly onSort: (sort: string) => void;
}) => {
  const direction = directionOf(column, sort);
  const Sign = direction === 'none' ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Sort
      type="button"
      aria-label={texts.sortBy(name)}
      onClick={() => onSort(direction === 'ascending' ? `-${column}` : column)}
    >
      {name}
      <Sign aria-hidden />
    </Sort>
  );
};

/** A virtualised list of any length. The server sorts and filters. */
export const DataTable = <Row,>({
  label,
  rows,
  columns,
  idOf,
  nameOf,
  sort,
  onSort,
  at,
  openId,
  onOpen,
  groups,
  selection,
  onEnd,
  stale,
}: DataTableProps<Row>) => {
  const table = useRef<TableVirtuosoHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [components] = useState(() => tableComponents<Row>());
  const isPrinting = usePrinting();
  useRestoreFocus(frame, openId);
  const entries = useMemo(() => withHeadings(rows, groups), [rows, groups]);
  const index = at === null ? -1 : entries.findIndex((entry) => 'row' in entry && idOf(entry.row) === at);
  useEffect(() => {
    if (index >= 0) table.current?.scrollIntoView({ index });
  }, [index]);
  const hidden = ({ from }: Column<Row>) => (from === 'always' ? {} : { 'data-from': from ?? 'list' });
  return (
    <Frame ref={frame} $stale={stale}>
      <TableVirtuoso
        ref={table}
        data={entries}
        {...(groups === undefined ? { fixedItemHeight: rowHeight } : { defaultItemHeight: rowHeight })}
        increaseViewportBy={isPrinting ? rows.length * rowHeight : 400}
        aria-label={label}
        computeItemKey={(_, entry) => ('row' in entry ? idOf(entry.row) : `group ${entry.group}`)}
        endReached={onEnd}
        context={{ at, openId, idOf, onOpen, label }}
        components={components}
        fixedHeaderContent={() => (
          <tr>
            {selection !== undefined && (
              <th data-from="list" style={{ width: 46 }}>
                <SelectRows label={texts.selectAll} ids={rows.map(idOf)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                {...(column.end === true ? { 'data-end': true } : {})}
                {...hidden(column)}
                {...(column.sort === undefined ? {} : { 'aria-sort': directionOf(column.sort, sort) })}
                style={column.width === undefined ? {} : { width: column.width }}
              >
                {column.sort === undefined ? (
                  column.header
                ) : (
                  <SortHeader name={column.header} column={column.sort} sort={sort} onSort={onSort} />
                )}
              </th>
            ))}
          </tr>
        )}
        itemContent={(_, entry) => {
          // A cell for each column, as in rows: a `colspan` over hidden columns would widen the table.
          if ('group' in entry)
            return (
              <>
                {selection !== undefined && (
                  <td data-from="list">
                    <SelectRows
                      label={texts.selectGroup(groups?.name(entry.group) ?? '')}
                      ids={rows.filter((row) => groups?.of(row) === entry.group).map(idOf)}
                      selection={selection}
                    />
                  </td>
                )}
                {columns.map((column, columnIndex) => (
                  <td key={column.id} {...hidden(column)}>
                    {columnIndex === 0 && groups?.heading(entry.group)}
                  </td>
                ))}
              </>
            );
          const { row } = entry;
          return (
            <>
              {selection !== undefined && (
                <Pick data-from="list" onClick={(event) => event.stopPropagation()}>
                  <SelectRows label={texts.select(nameOf(row))} ids={[idOf(row)]} selection={selection} />
                </Pick>
              )}
              {columns.map((column, columnIndex) => (
                <td key={column.id} {...(column.end === true ? { 'data-end': true } : {})} {...hidden(column)}>
                  {columnIndex === 0 && onOpen !== null ? (
                    <Opener type="button" aria-expanded={openId === idOf(row)}>
                      {column.cell(row)}
                    </Opener>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </>
          );
        }}
      />
    </Frame>
  );
};
