import { readMoment } from '../tables/cell-moment';
import { readSum, readText, type Reading, shownCell, type TableCell } from '../tables/table-cell';
import type { RegisterLine } from './register';

const headings = {
  reference: [
    'id',
    'номер',
    'order_id',
    'order',
    'merchant_order_id',
    'account',
    'payment_id',
    'заказ',
    'номер платежа',
    'номер заказа',
    'номер операции',
  ],
  amount: ['sum', 'amount', 'сумма', 'ordersum'],
  status: ['status', 'статус', 'состояние', 'state'],
  at: ['time', 'date', 'дата', 'время', 'created_at', 'datetime'],
} as const;

type Field = keyof typeof headings;

/** All names of columns that mean something, in lower case. */
export const registerHeadings: readonly string[] = Object.values(headings).flat();

const paidStatuses = new Set([
  'paid',
  'success',
  'successful',
  'succeeded',
  'completed',
  'approved',
  'оплачен',
  'оплачено',
  'успешно',
  'успешный',
  '1',
]);

/** Whether the status says that the payment succeeded; anything else counts as not paid or refunded. */
const isPaid = (status: string): boolean => paidStatuses.has(status.toLowerCase());

const longestReference = 100;

/** Required columns of a register that are missing among these (lower-case) column names. */
export const missingHeadings = (names: readonly string[]): readonly string[] =>
  (['reference', 'amount', 'status'] as const)
    .filter((field) => !headings[field].some((name) => names.includes(name)))
    .map((field) => headings[field][0]);

interface ReadRow {
  /** Null: the row cannot be compared. */
  readonly line: RegisterLine | null;
  /** A time that cannot be read is named here, and the line counts without it. */
  readonly problems: readonly { readonly column: string; readonly why: string }[];
}

const referenceOf = (cell: TableCell): Reading<string> => {
  const read = readText(cell);
  if ('why' in read) return read;
  if (read.value === '') return { why: 'пусто' };
  return read.value.length > longestReference ? { why: `длиннее ${longestReference} знаков` } : read;
};

/** Reads one row of a register by its columns; `zone` (IANA) is that of times without one. */
export const readRegisterRow = (cell: (heading: string) => TableCell, zone: string): ReadRow => {
  const columnOf = (field: Field): string =>
    headings[field].find((name) => shownCell(cell(name)) !== '') ?? headings[field][0];
  const problems: { column: string; why: string }[] = [];
  const read = <Value>(field: Field, how: (cell: TableCell) => Reading<Value>): Value | null => {
    const column = columnOf(field);
    const reading = how(cell(column));
    if ('value' in reading) return reading.value;
    problems.push({ column, why: reading.why });
    return null;
  };
  const [reference, amount] = [read('reference', referenceOf), read('amount', readSum)];
  const at = read('at', (one) => readMoment(one, zone));
  const paid = isPaid(shownCell(cell(columnOf('status'))));
  return { line: reference === null || amount === null ? null : { reference, amount, paid, at }, problems };
};
