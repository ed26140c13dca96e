import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Age } from '../age';
import type { Column } from './data-table';

interface MomentColumn<Row> extends Pick<Column<Row>, 'header' | 'from'> {
  readonly id?: string;
  readonly width: string;
  /** The list's sort by this column. */
  readonly sort?: string;
  readonly at: (row: Row) => string;
  /** Small print. */
  readonly quiet?: boolean;
}

/** A date at the end of a row: when it was created, by default. */
export const momentColumn = <Row,>({
  id = 'created',
  sort = 'createdAt',
  at,
  quiet = false,
  ...rest
}: MomentColumn<Row>): Column<Row> => ({
  id,
  sort,
  end: true,
  ...rest,
  cell: (row) =>
    quiet ? (
      <small>
        <DateText value={at(row)} />
      </small>
    ) : (
      <DateText value={at(row)} />
    ),
});

interface WaitingColumn<Row> extends Omit<MomentColumn<Row>, 'quiet' | 'from'> {
  readonly queue: DeskQueue;
  /** Since when it waits for an operator; null when it does not. */
  readonly since: (row: Row) => string | null;
}

/** When it was created, and how long it has waited in its queue. */
export const waitingColumn = <Row,>({ queue, since, ...rest }: WaitingColumn<Row>): Column<Row> => {
  const moment = momentColumn<Row>({ from: 'always', quiet: true, ...rest });
  return {
    ...moment,
    cell: (row) => {
      const from = since(row);
      return (
        <>
          {from !== null && <Age since={from} queue={queue} />}
          {moment.cell(row)}
        </>
      );
    },
  };
};
