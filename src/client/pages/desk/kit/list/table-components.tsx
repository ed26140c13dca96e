import type { TableComponents } from 'react-virtuoso';
import type { Entry } from './row-groups';

export interface TableContext<Row> {
  readonly label: string;
  /** Ids of the row with the keyboard cursor and of the open drawer. */
  readonly at: string | null;
  readonly openId: string | null;
  readonly idOf: (row: Row) => string;
  /** Null where rows open nothing. */
  readonly onOpen: ((id: string) => void) | null;
}

/**
 * Components of the table and its rows. Created once per list: to React, components created in each render are
 * different types, so it would remount every row and lose the focus.
 */
export const tableComponents = <Row,>(): TableComponents<Entry<Row>, TableContext<Row>> => ({
  Table: ({ context, ...table }) => <table {...table} aria-label={context?.label} />,
  TableRow: ({ context, item, ...row }) => {
    if ('group' in item) return <tr {...row} data-group />;
    const id = context.idOf(item.row);
    return (
      <tr
        {...row}
        data-id={id}
        {...(id === context.at ? { 'data-at': true } : {})}
        {...(id === context.openId ? { 'data-open': true, 'aria-current': true } : {})}
        {...(context.onOpen === null ? {} : { 'data-opens': true })}
        onClick={() => context.onOpen?.(id)}
      />
    );
  },
});
