import type { TableComponents } from 'react-virtuoso';
import type { Entry } from './row-groups';

export interface TableContext<Row> {
  readonly label: string;
  /** The row of the keyboard; of the open drawer. */
  readonly at: string | null;
  readonly openId: string | null;
  readonly idOf: (row: Row) => string;
  /** Null where rows open nothing. */
  readonly onOpen: ((id: string) => void) | null;
}

/**
 * The table and its rows. Made once for each list: parts made anew with each render are other parts to React, which
 * puts every row together again and drops the focus that stood in one.
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
